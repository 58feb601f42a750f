import { css } from 'lit';

/**
 * The marks of a picture. A lost mark is a filled disc and a won mark is a ring, so that colour never speaks
 * alone.
 */
export const markStyles = css`
  .picture text {
    font: 12px var(--mono);
    fill: var(--soft);
    text-anchor: middle;
  }

  .picture text.up {
    text-anchor: end;
    dominant-baseline: central;
  }

  .picture text.note {
    font: 16px var(--serif);
    fill: var(--ink);
    text-anchor: start;
    dominant-baseline: central;
  }

  :host([projected]) .picture text {
    font-size: 24px;
  }

  .marks circle {
    cursor: pointer;
    outline: none;
  }

  .marks circle:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 3px;
  }

  .lost {
    fill: var(--p-position);
  }

  .won {
    fill: none;
    stroke: var(--n-position);
    stroke-width: 1.5;
    pointer-events: all;
  }

  .covered {
    fill: var(--line);
    stroke: var(--soft);
    stroke-width: 1;
    stroke-dasharray: 2 2;
  }

  .not-yet {
    fill: var(--soft);
  }

  .inked.won {
    fill: var(--paper);
    stroke-width: 2.4;
  }

  .halo {
    fill: var(--highlight);
    stroke: var(--ink);
    stroke-width: 1.5;
  }

  .arrow line {
    stroke: var(--soft);
    stroke-width: 1.5;
  }

  .arrow polygon {
    fill: var(--soft);
  }

  .arrow circle {
    fill: none;
    stroke: var(--soft);
    stroke-width: 1.5;
  }

  .arrow.deciding circle {
    stroke: var(--ink);
    stroke-width: 3;
  }

  .arrow.deciding line {
    stroke: var(--ink);
    stroke-width: 3;
  }

  .arrow.deciding polygon {
    fill: var(--ink);
  }

  @media (forced-colors: active) {
    .lost {
      fill: CanvasText;
    }

    .won {
      stroke: CanvasText;
    }
  }
`;
