import { css } from 'lit';

/** The race: its lanes, its charts by powers of ten, and the maps of positions. */
export const raceStyles = css`
  .panel h3 {
    margin: 0.6rem 0 0.2rem;
    font-size: 0.9375rem;
  }

  table.numbers {
    border-collapse: collapse;
    font: 0.875rem var(--sans);
    font-variant-numeric: tabular-nums;
  }

  .numbers :is(th, td) {
    padding: 0.15rem 0 0.15rem 1.25rem;
    font-weight: 400;
    text-align: end;
    white-space: nowrap;
  }

  .numbers thead th {
    color: var(--soft);
    vertical-align: bottom;
    white-space: normal;
  }

  .numbers :is(th, td):first-child {
    padding-inline-start: 0;
  }

  .numbers tbody th,
  .numbers thead th:first-child {
    text-align: start;
  }

  .numbers tbody th {
    font-weight: 700;
  }

  .numbers .kind {
    font-weight: 400;
  }

  .numbers .factor {
    padding-inline-start: 0.5rem;
    color: var(--soft);
  }

  .scroll.tall {
    max-block-size: 20rem;
  }

  .lanes {
    list-style: none;
    margin: 0.5rem 0;
    padding: 0;
    max-inline-size: 46rem;
  }

  .lanes li {
    padding-block: 0.4rem;
    border-block-start: 1px solid var(--line);
  }

  .lanes li:last-child {
    border-block-end: 1px solid var(--line);
  }

  .lanes .head {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.5rem;
    align-items: center;
    font: 0.875rem var(--sans);
  }

  .lanes select {
    min-inline-size: 0;
    max-inline-size: 100%;
  }

  .lanes .acts {
    margin-inline-start: auto;
  }

  .lanes .facts {
    margin: 0.15rem 0 0;
    font: 0.875rem / 1.5 var(--sans);
    font-variant-numeric: tabular-nums;
  }

  .lanes progress {
    display: block;
    inline-size: 100%;
    block-size: 6px;
    margin-block-start: 0.4rem;
    appearance: none;
    border: 0;
    background: var(--line);
    color: var(--ink);
  }

  .lanes progress::-webkit-progress-bar {
    background: var(--line);
  }

  .lanes progress::-webkit-progress-value {
    background: var(--ink);
  }

  .lanes progress::-moz-progress-bar {
    background: var(--ink);
  }

  .lines {
    display: block;
    overflow: visible;
    touch-action: pan-y;
  }

  .lines.sample {
    display: inline-block;
    vertical-align: -0.1em;
  }

  .lines text {
    font: 12px var(--sans);
    fill: var(--ink);
  }

  .lines text.power {
    font-size: 14px;
    text-anchor: end;
  }

  .lines text.middle {
    text-anchor: middle;
  }

  .lines text:is(.letter, .strong) {
    font-weight: 700;
    paint-order: stroke;
    stroke: var(--sheet);
    stroke-width: 4px;
  }

  .lines .ground {
    fill: transparent;
  }

  .lines .grid {
    stroke: var(--line);
  }

  .lines .here {
    stroke: var(--highlight);
    stroke-width: 5;
    stroke-opacity: 0.6;
  }

  .lines .article {
    fill: none;
    stroke: var(--line);
    stroke-width: 7;
    stroke-linejoin: round;
  }

  .lines .tick {
    stroke: var(--soft);
    stroke-width: 1.2;
  }

  .lines .line {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.4;
  }

  .lines .line-1 {
    stroke-dasharray: 7 3;
  }

  .lines .line-2 {
    stroke-dasharray: 1.5 2.5;
  }

  .lines .line-3 {
    stroke-dasharray: 9 3 1.5 3;
  }

  .lines .mark {
    fill: var(--ink);
  }

  .lines :is(.mark-1, .mark-3) {
    fill: var(--sheet);
    stroke: var(--ink);
    stroke-width: 1.2;
  }

  .maps {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.5rem;
  }

  .maps > div {
    min-inline-size: 0;
  }

  .maps.beside {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 330px;
  }

  /* What is beside each other begins on one line. */
  .maps.beside > div {
    display: grid;
    grid-row: span 5;
    grid-template: subgrid / minmax(0, 1fr);
    align-items: start;
  }

  /* As wide for any row that is pointed at, lest the table move. */
  .chart-and-legend td:nth-child(2) {
    min-inline-size: 10.8rem;
  }

  .chart-and-legend td:nth-child(3) {
    min-inline-size: 5.5rem;
  }

  /* The line that is pointed at, in two lines where there is little room. */
  @container (max-width: 40rem) {
    .numbers :is(th, td) {
      padding-inline-start: 0.75rem;
    }

    .chart-and-legend td:nth-child(n) {
      min-inline-size: 0;
    }

    .numbers .kind {
      display: block;
      min-inline-size: 5.5rem;
      white-space: normal;
    }

    .panel .readout {
      min-block-size: 2.6rem;
    }
  }

  .chart-and-legend {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 2rem;
    align-items: end;
  }

  .chart-and-legend > .scroll {
    flex: 0 1 auto;
    min-inline-size: 0;
    padding-block-end: 1.25rem;
  }

  .visits {
    display: block;
    overflow: visible;
    touch-action: pan-y;
  }

  .visits text {
    font: 12px var(--sans);
    fill: var(--soft);
    text-anchor: end;
  }

  .visits .visit {
    fill: var(--ink);
    outline: none;
  }

  .visits .visit.told {
    stroke: var(--highlight);
    stroke-width: 2;
  }

  .visits .visit:focus-visible {
    stroke: var(--focus);
    stroke-width: 3;
  }

  .panel .readout {
    min-block-size: 1.3rem;
    font: 0.875rem / 1.45 var(--sans);
    font-variant-numeric: tabular-nums;
  }

  @media (forced-colors: active) {
    .lanes progress {
      appearance: auto;
    }

    .lines :is(.line, .tick, .mark-1, .mark-3),
    .visits .visit.told {
      stroke: CanvasText;
    }

    .lines .article {
      stroke: GrayText;
      stroke-opacity: 0.4;
    }

    .lines .here {
      stroke: Highlight;
    }

    .lines :is(.mark-0, .mark-2),
    .visits .visit {
      fill: CanvasText;
    }

    .lines :is(.mark-1, .mark-3) {
      fill: Canvas;
    }

    .lines text:is(.letter, .strong) {
      stroke: Canvas;
    }
  }
`;
