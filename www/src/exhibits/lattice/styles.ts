import { css } from 'lit';

/** The marks: lost a filled disc, won a ring, so that colour never speaks alone. */
export const latticeStyles = css`
  .plate text {
    font: 12px var(--mono);
    fill: var(--soft);
    text-anchor: middle;
  }

  .plate text.up {
    text-anchor: end;
    dominant-baseline: central;
  }

  .plate text.note {
    font: 16px var(--serif);
    fill: var(--ink);
    text-anchor: start;
    dominant-baseline: central;
  }

  :host([presenting]) .plate text {
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

  .circled {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.3;
  }

  .front {
    stroke: var(--ink);
    stroke-width: 1.3;
    stroke-dasharray: 1.5 4;
  }

  .apple {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.2;
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

  .why {
    position: absolute;
    z-index: 2;
    inline-size: min(22rem, 46%);
    padding: 0.6rem 0.9rem;
    background: var(--sheet);
    border: 1px solid var(--ink);
    font-size: 0.9375rem;
    line-height: 1.4;
  }

  .why h3 {
    margin: 0 0 0.25rem;
    font-size: 1rem;
  }

  .why p {
    margin: 0 0 0.25rem;
  }

  .why ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .why li {
    padding-block: 0.1rem;
    border-block-start: 1px solid var(--line);
  }

  .why li button {
    min-block-size: 1.5rem;
    padding: 0 0.4rem;
  }

  .why li.deciding {
    font-weight: 700;
  }

  /* No room beside the mark: below the plate, or over it in a frame that cannot grow. */
  @container (max-width: 45rem) {
    .why {
      position: static;
      inline-size: auto;
      margin-block-start: 0.5rem;
    }

    :host([fit]) .why {
      position: absolute;
      inset: 0 !important;
      margin: 0;
      overflow: auto;
    }
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
