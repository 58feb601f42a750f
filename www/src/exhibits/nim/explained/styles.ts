import { css } from 'lit';

/** Styles of the explanation: bundles, the threads between them, tokens, the board of digits. */
export const styles = css`
  .token {
    fill: var(--soft);
    stroke: var(--soft);
  }

  .paired {
    fill: var(--paper);
    stroke: var(--soft);
  }

  .single {
    fill: var(--highlight);
    stroke: var(--ink);
    stroke-width: 2;
  }

  .plate .digits text {
    font: var(--digit, 16px) var(--mono);
    dominant-baseline: central;
  }

  .plate .digits text.heading {
    font: var(--heading, 12px) var(--sans);
    dominant-baseline: auto;
  }

  .plate .digits text.sum-label {
    font: 12px var(--sans);
  }

  :host([presenting]) .plate .digits text.sum-label {
    font-size: 24px;
  }

  .plate .digits text.sum-label {
    text-anchor: end;
  }

  .plate .digits text.one {
    fill: var(--ink);
    font-weight: 700;
  }

  .plate .digits text.changed {
    text-decoration: underline;
  }

  .plate .digits text.sum.one {
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

  @media (forced-colors: active) {
    .paired {
      fill: Canvas;
    }

    .single {
      fill: Highlight;
    }
  }
`;
