import { css } from 'lit';

/** Tables of numbers, the chart of how long rows last, small groups as buttons. */
export const tableStyles = css`
  .apart {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem 2.5rem;
    align-items: start;
  }

  .apart > * {
    min-inline-size: 0;
    max-inline-size: 100%;
  }

  /* As high as what is to come, so that nothing below moves. */
  .coming {
    min-block-size: 31rem;
  }

  .scroll.tall {
    max-block-size: 22rem;
    inline-size: max-content;
  }

  table:is(.worth, .grundy, .numbers) {
    border-collapse: separate;
    border-spacing: 0;
    font: 0.875rem var(--sans);
    font-variant-numeric: tabular-nums;
  }

  :is(.worth, .grundy, .numbers) :is(th, td) {
    padding: 0.1rem 0.6rem;
    text-align: end;
    font-weight: 400;
  }

  :is(.worth, .grundy, .numbers) th {
    color: var(--soft);
  }

  .tall thead {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    background: var(--sheet);
  }

  .tall thead tr:last-child > * {
    border-block-end: 1px solid var(--ink);
  }

  .tall tbody th {
    position: sticky;
    inset-inline-start: 0;
    background: var(--sheet);
  }

  .tall tfoot {
    position: sticky;
    inset-block-end: 0;
    background: var(--sheet);
  }

  .tall tfoot > tr > * {
    border-block-start: 1px solid var(--ink);
  }

  .numbers thead th {
    max-inline-size: 7rem;
    vertical-align: bottom;
    line-height: 1.2;
  }

  .worth th[scope='colgroup'] {
    text-align: center;
    line-height: 1.2;
    max-inline-size: 9rem;
  }

  .worth :is(td, th) {
    padding: 0;
  }

  .worth th[scope='row'],
  .worth th[scope='col'] {
    padding-inline: 0.4rem;
  }

  .worth .value {
    display: inline-flex;
    gap: 0.35rem;
    align-items: center;
    justify-content: end;
    inline-size: 100%;
    min-inline-size: 4.6rem;
    min-block-size: 1.55rem;
    padding: 0 0.6rem;
    font: inherit;
    scroll-margin-block: 4rem 0.5rem;
  }

  .worth .value span {
    min-inline-size: 2.1em;
    text-align: end;
  }

  .worth .value .icon {
    flex: none;
    vertical-align: 0;
  }

  .worth tr.here > * {
    border-block: 1px solid var(--ink);
  }

  .worth td[aria-current] {
    background: color-mix(in srgb, var(--highlight) 45%, transparent);
    font-weight: 700;
  }

  .values-chart {
    display: block;
    overflow: visible;
  }

  .values-chart.sample {
    display: inline-block;
    flex: none;
  }

  .values-chart text {
    font: 12px var(--mono);
    fill: var(--ink);
  }

  .values-chart text:is(.start, .end):not(:is(.grid)) {
    fill: var(--soft);
  }

  .values-chart text.end {
    text-anchor: end;
  }

  .values-chart text.middle {
    text-anchor: middle;
  }

  .values-chart text.strong {
    font-weight: 700;
  }

  .values-chart .grid {
    stroke: var(--line);
  }

  .values-chart .current {
    fill: var(--highlight);
    stroke: var(--ink);
    stroke-width: 0.75;
  }

  .values-chart .most {
    fill: none;
    stroke: var(--soft);
    stroke-dasharray: 2 3;
  }

  .values-chart .won {
    fill: var(--sheet);
  }

  .grundy td {
    min-inline-size: 2.2rem;
    border-block-end: 2px solid transparent;
  }

  .grundy td.first-period {
    border-block-end-color: var(--highlight);
    background: color-mix(in srgb, var(--highlight) 18%, transparent);
  }

  .exception {
    margin-inline-end: -0.3rem;
    padding-inline: 0.25rem;
    border: 1px solid var(--ink);
    border-radius: 2px;
  }

  .kinds {
    flex: 1 1 18rem;
  }

  .panel .examples {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.5rem;
    margin-block-end: 0.9rem;
  }

  .example {
    display: inline-flex;
    flex-direction: column;
    gap: 0.15rem;
    align-items: start;
    font: 0.8125rem var(--mono);
    max-inline-size: 100%;
  }

  .example span {
    color: var(--soft);
  }

  .example:hover span {
    color: inherit;
  }

  .rows-of {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.25rem;
    align-items: baseline;
    font: 0.875rem var(--sans);
  }

  .rows-of > * {
    min-inline-size: 2.2rem;
    padding-inline: 0.4rem;
    text-align: center;
  }

  .rows-of button {
    text-decoration: underline;
    text-decoration-color: var(--soft);
    text-underline-offset: 0.2em;
  }

  @container (max-width: 30rem) {
    :is(.grundy, .numbers) :is(th, td) {
      padding-inline: 0.3rem;
    }

    .grundy {
      font-size: 0.8125rem;
    }

    .grundy :is(th, td) {
      min-inline-size: 0;
      padding-inline: 0.1rem 0.15rem;
    }

    .exception {
      margin-inline-end: -0.15rem;
      padding-inline: 0.1rem;
    }

    .worth .value {
      min-inline-size: 3.6rem;
      gap: 0.15rem;
      padding-inline: 0.25rem;
    }
  }

  @media (forced-colors: active) {
    .values-chart .won {
      fill: Canvas;
    }

    .values-chart .current {
      fill: Highlight;
    }

    .values-chart :is(.grid, .most) {
      stroke: CanvasText;
      stroke-opacity: 0.6;
    }

    .worth td[aria-current] {
      border: 2px solid Highlight;
    }

    .grundy td {
      border-block-end-color: Canvas;
    }

    .grundy td.first-period {
      border-block-end-color: CanvasText;
    }
  }
`;
