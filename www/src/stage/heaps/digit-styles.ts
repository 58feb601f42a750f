import { css } from 'lit';

/** Styles of the board of digits. */
export const digitStyles = css`
  :is(.picture, .heaps) .digits text {
    font: var(--digit, 16px) var(--mono);
    dominant-baseline: central;
  }

  :is(.picture, .heaps) .digits text.heading {
    font: var(--heading, 12px) var(--sans);
    dominant-baseline: auto;
  }

  :is(.picture, .heaps) .digits text.sum-label {
    font: 12px var(--sans);
  }

  :host([presenting]) :is(.picture, .heaps) .digits text.sum-label {
    font-size: 24px;
  }

  :is(.picture, .heaps) .digits text.sum-label {
    text-anchor: end;
  }

  :is(.picture, .heaps) .digits text.one {
    fill: var(--ink);
    font-weight: 700;
  }

  :is(.picture, .heaps) .digits text.changed {
    text-decoration: underline;
  }

  :is(.picture, .heaps) .digits text.sum.one {
    fill: var(--ink);
  }

  .digits .deciding {
    fill: var(--highlight);
    fill-opacity: 0.28;
  }

  .digits .mend {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.5;
  }

  .digits .total {
    stroke: var(--ink);
    stroke-width: 1;
  }

  .cell {
    fill: none;
    stroke: var(--line);
    stroke-width: 1;
  }

  .cell.one {
    fill: var(--ink);
    stroke: var(--ink);
  }

  .cell.one.mending {
    fill: var(--highlight);
    stroke: var(--ink);
  }
`;
