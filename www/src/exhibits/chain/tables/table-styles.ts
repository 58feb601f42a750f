import { css } from 'lit';

/** The styles of tables of values, and of small groups as buttons. */
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

  /* As high as the tables that come, so that nothing below moves. */
  .coming {
    min-block-size: 31rem;
  }

  table:is(.worth, .grundy) {
    border-collapse: separate;
    border-spacing: 0;
    font: 0.875rem var(--sans);
    font-variant-numeric: tabular-nums;
  }

  :is(.worth, .grundy) :is(th, td) {
    padding: 0.1rem 0.6rem;
    text-align: end;
    font-weight: 400;
  }

  :is(.worth, .grundy) th {
    color: var(--soft);
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
