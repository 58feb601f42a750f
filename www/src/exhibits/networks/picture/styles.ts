import { type CSSResult, css, unsafeCSS } from 'lit';
import { SHADES } from './view.ts';

/** Shades from pale to dark in equal steps; the palest can still be seen on the paper. */
const shades: CSSResult = unsafeCSS(
  Array.from({ length: SHADES }, (_, step) => {
    const part = Math.round(28 + (72 * step) / (SHADES - 1));
    const paint = `color-mix(in oklab, var(--ink) ${part}%, var(--sheet))`;
    return `.thread.s${step} { stroke: ${paint}; } .bead.s${step}, .pearl.s${step} { fill: ${paint}; }`;
  }).join('\n'),
);

/** Styles that only this picture needs: wires, comparators, threads. */
export const networksStyles = css`
  /* A network is as wide as its comparators need, so a panel beside it takes less. */
  @container (min-width: 60rem) {
    .panel.broad:not(.alone) {
      inline-size: clamp(18rem, 37cqi, 52rem);
    }
  }

  .picture {
    user-select: none;
  }

  /* The touch that ends it is on what stays: of what is gone when it is let go there would be no click. */
  .picture.demonstrated g {
    pointer-events: none;
  }

  /* Ten words in two lines, in the narrowest column. */
  .words button {
    padding-inline: 0.4rem;
    font-size: 0.875rem;
  }

  .words {
    column-gap: 0;
  }

  .wire {
    fill: none;
    stroke: var(--line);
    stroke-width: 1;
  }

  .brace {
    fill: none;
    stroke: var(--soft);
    stroke-width: 1;
  }

  .layer {
    cursor: pointer;
    outline: none;
  }

  .layer:is(:hover, :focus-visible) .grasp,
  .picture:not([data-held]) .comparator:hover .grasp {
    fill: color-mix(in srgb, var(--highlight) 25%, transparent);
  }

  .layer:is(:hover, :focus-visible) text {
    fill: var(--ink);
    text-decoration: underline;
  }

  /* As large as the numbers still fit. */
  svg.picture g text {
    font-size: calc(12px * var(--text, 1));
  }

  .picture text.outcome {
    font-family: var(--serif);
    font-style: italic;
    fill: var(--ink);
    text-anchor: end;
    dominant-baseline: central;
  }

  svg.picture g text.outcome {
    font-size: calc(15px * var(--text, 1));
  }

  .picture text.outcome.wrong {
    fill: var(--p-position);
    font-weight: 700;
  }

  .picture text.name {
    text-anchor: start;
    dominant-baseline: central;
  }

  .picture text.heading {
    fill: var(--soft);
    text-anchor: start;
  }

  .picture text.heading.last {
    text-anchor: end;
  }

  .picture text.end {
    text-anchor: end;
    dominant-baseline: central;
  }

  .picture text.name.wrong {
    fill: var(--p-position);
    font-weight: 700;
  }

  .picture .input text {
    fill: var(--ink);
  }

  .thread {
    fill: none;
    stroke-width: 2.5;
    stroke-linejoin: round;
    pointer-events: none;
  }

  ${shades}

  .thread.one {
    stroke: var(--ink);
    stroke-width: 3.5;
  }

  .thread.zero {
    stroke: var(--soft);
    stroke-width: 1.2;
  }

  .bead,
  .pearl {
    stroke: var(--ink);
    stroke-width: 1;
    outline: none;
  }

  .bead {
    cursor: pointer;
  }

  .bead.one,
  .pearl.one {
    fill: var(--ink);
  }

  .bead.zero,
  .pearl.zero {
    fill: var(--sheet);
  }

  .bead.covered {
    fill: var(--line);
    stroke: var(--soft);
    stroke-dasharray: 2 2;
  }

  /* On its way to the wrong wire: gold, with an outline of ink. */
  .thread.astray {
    stroke: var(--highlight);
    stroke-width: 4;
  }

  .bead.astray {
    fill: var(--highlight);
    stroke: var(--p-position);
    stroke-width: 2.5;
  }

  .picture text.in-bead {
    fill: var(--ink);
    dominant-baseline: central;
    pointer-events: none;
  }

  .picture text.in-bead:is(.one, .s5, .s6, .s7, .s8, .s9, .s10, .s11) {
    fill: var(--sheet);
  }

  .comparators {
    fill: none;
    stroke: var(--soft);
    stroke-width: 1;
  }

  .comparators.done {
    stroke: var(--ink);
  }

  .comparator {
    cursor: pointer;
    outline: none;
  }

  .post {
    fill: none;
    stroke: var(--soft);
    stroke-width: 1.2;
  }

  .comparator circle,
  .arrow-head {
    fill: var(--soft);
    stroke: none;
  }

  .comparator.done .post {
    stroke: var(--ink);
  }

  .loose .comparator.done .post {
    stroke-width: 1.6;
  }

  .comparator.done :is(circle, .arrow-head) {
    fill: var(--ink);
  }

  .comparator.current .post {
    stroke: var(--focus);
    stroke-width: 3;
  }

  .comparator.current :is(circle, .arrow-head) {
    fill: var(--focus);
  }

  .comparator.redundant :is(circle, .arrow-head) {
    fill: var(--sheet);
    stroke: var(--soft);
    stroke-width: 1.2;
  }

  .dense :is(.thread, .post) {
    stroke-width: 1;
  }

  .dense .thread:is(.one, .astray) {
    stroke-width: 2;
  }

  .grasp {
    fill: transparent;
    stroke: none;
  }

  .asked .grasp,
  .comparator:focus-visible .grasp,
  .input:focus-visible .grasp {
    stroke: var(--focus);
    stroke-width: 2;
  }

  .asked .grasp {
    fill: color-mix(in srgb, var(--highlight) 35%, transparent);
  }

  .bead.asked,
  .bead:focus-visible {
    stroke: var(--focus);
    stroke-width: 3;
  }

  .input {
    cursor: grab;
    outline: none;
  }

  .verdict p {
    margin-block: 0.3rem;
    font-style: normal;
  }

  .verdict .broken {
    color: var(--p-position);
    font-weight: 700;
  }

  @media (forced-colors: active) {
    .thread,
    .post,
    .wire {
      stroke: CanvasText;
    }

    .thread.astray {
      stroke: Highlight;
    }

    .bead,
    .pearl.zero {
      fill: Canvas;
      stroke: CanvasText;
    }

    .bead.one,
    .pearl.one {
      fill: CanvasText;
    }

    .picture text.in-bead {
      fill: CanvasText;
    }

    .picture text.in-bead.one {
      fill: Canvas;
    }
  }
`;
