import { css } from 'lit';

/** Charts and tables of numbers. Lines differ by their dashes and marks by their shapes, not only by colour. */
export const chartStyles = css`
  .scroll {
    overflow: auto;
    max-inline-size: 100%;
  }

  /* On a phone what fits on a screen is whole, and a longer table has a screen of its own. */
  .scroll.tall {
    max-block-size: max(12rem, min(42rem, 78svh));
    inline-size: max-content;
    /* Its heading stays below a picture that is pinned to the top of the window. */
    isolation: isolate;
  }

  /* Where the panel has the height of the figure, a table has all of its rows, and its heading stays in the panel. */
  @container (min-width: 60rem) {
    .scroll.tall {
      overflow: visible;
      max-block-size: none;
    }
  }

  .keys-of {
    display: flex;
    flex-wrap: wrap;
    gap: 0.1rem 1.25rem;
    align-items: center;
    font: 0.875rem var(--sans);
  }

  .keys-of span {
    display: flex;
    gap: 0.4rem;
    align-items: center;
  }

  .keys-of svg {
    flex: none;
  }

  .chart {
    display: block;
    overflow: visible;
  }

  .chart[role='slider'] {
    touch-action: pan-y;
  }

  .chart.sample {
    display: inline-block;
    vertical-align: -0.1em;
  }

  .chart text {
    font: 12px var(--mono);
    fill: var(--ink);
  }

  .chart text.faint {
    fill: var(--soft);
  }

  .chart text.end {
    text-anchor: end;
  }

  /* Its raised digits are small, so the whole label is larger. */
  .chart text.power {
    font: 15px var(--sans);
    text-anchor: end;
  }

  .chart text.middle {
    text-anchor: middle;
  }

  .chart text.strong {
    font-weight: 700;
    paint-order: stroke;
    stroke: var(--sheet);
    stroke-width: 4px;
  }

  .chart .grid {
    stroke: var(--line);
  }

  .chart .zero-line {
    stroke: var(--ink);
  }

  .chart .current {
    fill: var(--highlight);
    stroke: var(--ink);
    stroke-width: 0.75;
  }

  .chart .current.broad {
    fill: none;
    stroke: var(--highlight);
    stroke-width: 2;
  }

  .chart .chart-bar {
    fill: var(--soft);
  }

  .chart .chart-bar:is(.zero, .lost) {
    fill: var(--p-position);
  }

  .chart .won {
    fill: var(--sheet);
    stroke: var(--n-position);
    stroke-width: 1.5;
  }

  .chart .chart-bar.here {
    fill: var(--highlight);
    stroke: var(--ink);
  }

  .chart .band {
    stroke: var(--highlight);
    stroke-width: 3;
  }

  .chart [role='button'] {
    outline: none;
    cursor: pointer;
  }

  .chart :is(.ground, [role='button'] rect) {
    fill: transparent;
  }

  .chart [role='button']:hover rect {
    fill: color-mix(in srgb, var(--highlight) 45%, transparent);
  }

  .chart [role='button']:focus-visible rect {
    stroke: var(--focus);
    stroke-width: 3;
  }

  .chart :is(.look-0, .look-1, .look-2, .look-3) {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.5;
  }

  .chart .look-1 {
    stroke-dasharray: 7 3;
  }

  .chart .look-2 {
    stroke-dasharray: 1.5 2.5;
  }

  .chart .look-3 {
    stroke-dasharray: 9 3 1.5 3;
  }

  .chart .look-faint {
    fill: none;
    stroke: var(--line);
    stroke-width: 7;
    stroke-linejoin: round;
  }

  .chart .mark-faint {
    stroke: var(--soft);
    stroke-width: 1.2;
  }

  .chart :is(.mark-0, .mark-2) {
    fill: var(--ink);
  }

  .chart :is(.mark-1, .mark-3) {
    fill: var(--sheet);
    stroke: var(--ink);
    stroke-width: 1.2;
  }

  .numbers {
    border-collapse: separate;
    border-spacing: 0;
    font: 0.875rem var(--sans);
    font-variant-numeric: tabular-nums;
  }

  .numbers :is(th, td) {
    padding: 0.15rem 0 0.15rem 1.25rem;
    font-weight: 400;
    text-align: end;
  }

  .numbers thead th {
    max-inline-size: 7rem;
    color: var(--soft);
    vertical-align: bottom;
    line-height: 1.2;
  }

  .numbers :is(th, td):first-child {
    padding-inline-start: 0;
    text-align: start;
  }

  .numbers tbody th {
    font-weight: 700;
  }

  .numbers [aria-current] > * {
    background: color-mix(in srgb, var(--highlight) 35%, transparent);
    font-weight: 700;
  }

  .tall :is(thead, tbody th, tfoot) {
    position: sticky;
    background: var(--sheet);
  }

  .tall thead {
    inset-block-start: 0;
    z-index: 1;
  }

  .tall tbody th {
    inset-inline-start: 0;
  }

  .tall tfoot {
    inset-block-end: 0;
  }

  .tall thead tr:last-child > * {
    border-block-end: 1px solid var(--ink);
  }

  .tall tfoot > tr > * {
    border-block-start: 1px solid var(--ink);
  }

  @container (max-width: 40rem) {
    .numbers :is(th, td) {
      padding-inline-start: 0.75rem;
    }
  }

  @media (forced-colors: active) {
    .chart :is(.chart-bar, .mark-0, .mark-2) {
      fill: CanvasText;
    }

    .chart :is(.won, .mark-1, .mark-3) {
      fill: Canvas;
    }

    .chart
      :is(.look-0, .look-1, .look-2, .look-3, .mark-1, .mark-3, .mark-faint, .zero-line, .won) {
      stroke: CanvasText;
    }

    .chart :is(.grid, .look-faint) {
      stroke: GrayText;
      stroke-opacity: 0.5;
    }

    .chart :is(.current:not(.broad), .chart-bar.here),
    .chart [role='button']:hover rect {
      fill: Highlight;
    }

    .chart :is(.band, .broad),
    .chart [role='button']:focus-visible rect {
      stroke: Highlight;
    }

    .chart text.strong {
      stroke: Canvas;
    }
  }
`;
