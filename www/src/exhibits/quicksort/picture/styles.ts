import { css } from 'lit';

/** The styles of this picture alone: elements by area, pointers, waiting calls, pressed rows. */
export const quicksortStyles = css`
  :host {
    --finished: color-mix(in srgb, var(--highlight) 38%, var(--sheet));
  }

  .element {
    fill: var(--soft);
    stroke: none;
    cursor: pointer;
    outline: none;
  }

  /* Smaller is hollow, equal is gold, larger is solid: no colour speaks alone. */
  .element.smaller {
    fill: var(--paper);
    stroke: var(--ink);
    stroke-width: 1;
  }

  .element.equal {
    fill: var(--highlight);
    stroke: var(--ink);
    stroke-width: 1;
  }

  .element.larger {
    fill: var(--ink);
    stroke: var(--ink);
    stroke-width: 1;
  }

  /* A waiting element is faint and broken. A finished one has the pale gold of a pivot, and stands on a line. */
  .element.waiting {
    fill: var(--line);
    stroke: var(--soft);
    stroke-width: 0.6;
    stroke-dasharray: 3 3;
  }

  .element.finished {
    fill: var(--finished);
    stroke: var(--soft);
    stroke-width: 1;
  }

  .ground {
    fill: none;
    stroke: var(--ink);
    stroke-width: 3;
  }

  .element.covered {
    fill: var(--line);
    stroke: var(--soft);
    stroke-dasharray: 2 2;
  }

  .element.touched,
  .element.asked {
    stroke: var(--focus);
    stroke-width: 2;
  }

  .element.exchanged {
    stroke: var(--p-position);
    stroke-width: 3;
    stroke-dasharray: 4 2;
  }

  .element:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }

  .picture text.value {
    fill: var(--ink);
    dominant-baseline: central;
    pointer-events: none;
  }

  /* Values on cards. */
  .picture text.value:is(.larger, .unprocessed, .sorting) {
    fill: var(--paper);
  }

  /* Bars one pixel wide have no outlines, so hollow ones have a cap. */
  .silhouette {
    fill: var(--soft);
  }

  .silhouette.smaller {
    fill: var(--sheet);
  }

  .caps {
    fill: var(--ink);
  }

  .silhouette.equal {
    fill: var(--highlight);
  }

  .silhouette.larger {
    fill: var(--ink);
  }

  .silhouette.waiting {
    fill: var(--line);
  }

  .silhouette.finished {
    fill: var(--finished);
  }

  .joint {
    fill: none;
    stroke: var(--focus);
    stroke-width: 2;
  }

  path.pointer {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1;
  }

  /* A name covers the lines of other pointers. */
  .pointer rect {
    fill: var(--paper);
  }

  g.pointer {
    cursor: pointer;
    outline: none;
  }

  g.pointer:is(:focus-visible, .asked) rect {
    stroke: var(--focus);
    stroke-width: 2;
  }

  .picture .pointer text {
    fill: var(--ink);
    text-anchor: start;
    dominant-baseline: central;
  }

  .picture .pointer text.before {
    text-anchor: end;
  }

  .frame {
    fill: var(--soft);
  }

  .frame.beyond {
    fill: var(--p-position);
  }

  .bound {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1;
    stroke-dasharray: 5 4;
  }


  .picture text.gauge {
    fill: var(--ink);
    text-anchor: start;
  }

  .stack,
  .strip {
    cursor: pointer;
    outline: none;
  }

  :is(.reach, .strip) {
    fill: transparent;
  }

  .stack:is(:hover, :focus-visible, .asked) .reach,
  .strip:is(:hover, :focus-visible, .here) {
    fill: color-mix(in srgb, var(--highlight) 25%, transparent);
  }

  .stack:is(:focus-visible, .asked) .reach,
  .strip:focus-visible {
    stroke: var(--focus);
    stroke-width: 2;
  }

  .changed {
    padding-inline: 0.25rem;
    background: color-mix(in srgb, var(--highlight) 30%, transparent);
  }

  .demonstration {
    font-style: italic;
  }

  .swatch {
    display: inline-block;
    margin-inline-start: 0.5rem;
    inline-size: 0.9em;
    block-size: 0.9em;
    border: 1px solid var(--soft);
    vertical-align: -0.1em;
  }

  .short {
    font: 0.8rem var(--sans);
  }

  .short .swatch {
    margin-inline-start: 0.3rem;
  }

  .swatch:first-child,
  .short .swatch:first-child {
    margin-inline-start: 0;
  }

  .swatch.smaller {
    background: var(--sheet);
    border-color: var(--ink);
  }

  .swatch.equal {
    background: var(--highlight);
  }

  .swatch:is(.unprocessed, .sorting) {
    background: var(--soft);
  }

  .swatch.larger {
    background: var(--ink);
  }

  .swatch.waiting {
    border-style: dashed;
    background: var(--line);
  }

  .swatch.finished {
    border-block-end: 3px solid var(--ink);
    background: var(--finished);
  }

  .pressed {
    fill: var(--ink);
  }

  .ruled {
    fill: none;
    stroke: var(--line);
    stroke-width: 1;
  }

  .unseen {
    visibility: hidden;
  }

  .now {
    stroke: var(--focus);
    stroke-width: 2;
  }

  .broken {
    color: var(--p-position);
    font-weight: 700;
  }

  @media (forced-colors: active) {
    .element {
      fill: GrayText;
    }

    .frame,
    .pressed {
      fill: CanvasText;
    }

    .element.smaller {
      fill: Canvas;
      stroke: CanvasText;
    }

    .element.equal {
      fill: Highlight;
    }

    .element.waiting {
      fill: Canvas;
    }

    .swatch {
      forced-color-adjust: none;
    }

    .swatch.equal {
      background: Highlight;
    }

    .swatch:is(.unprocessed, .sorting) {
      background: GrayText;
    }

    .swatch.waiting {
      background: Canvas;
    }

    .ground {
      stroke: CanvasText;
    }
  }
`;
