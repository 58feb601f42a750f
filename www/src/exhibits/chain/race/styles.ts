import { css } from 'lit';

/** The styles of the race: its lanes, its charts, and the maps of positions. */
export const raceStyles = css`
  .panel h3 {
    margin: 0.6rem 0 0.2rem;
    font-size: 0.9375rem;
  }

  .numbers .kind {
    font-weight: 400;
  }

  .numbers .factor {
    display: inline-block;
    min-inline-size: 4.5rem;
    color: var(--soft);
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

  /* Parts that stand beside each other begin on one line. */
  .maps.beside > div {
    display: grid;
    grid-row: span 5;
    grid-template: subgrid / minmax(0, 1fr);
    align-items: start;
  }

  /* The columns are as wide for every row that the reader points at, so that the table does not move. */
  .chart-and-legend td:nth-child(2) {
    min-inline-size: 10.8rem;
  }

  .chart-and-legend td:nth-child(3) {
    min-inline-size: 5.5rem;
  }

  /* In a narrow panel the names of programs take two lines. */
  @container (max-width: 40rem) {
    .chart-and-legend td:nth-child(n) {
      min-inline-size: 0;
    }

    .numbers .kind {
      display: block;
      min-inline-size: 5.5rem;
      white-space: normal;
    }

    .reach .numbers :is(td, th),
    .chart-and-legend .numbers :is(td, th) {
      padding-inline-end: 0.35rem;
      white-space: normal;
      hyphens: auto;
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

  /* The table of all counts is turned page by page, so it has no second scrolling. */
  .counts details > .scroll.tall {
    max-block-size: none;
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

  .visits .visit.described {
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

    .visits .visit.described {
      stroke: CanvasText;
    }

    .visits .visit {
      fill: CanvasText;
    }
  }
`;
