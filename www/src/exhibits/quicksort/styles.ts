import { css } from 'lit';

/** What only this plate has: elements by area, pointers, live frames, pressed rows. */
export const quicksortStyles = css`
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

  .element.outside {
    fill: var(--line);
  }

  .element.covered {
    fill: var(--line);
    stroke: var(--soft);
    stroke-dasharray: 2 2;
  }

  .element.sorted {
    fill: var(--soft);
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

  .plate text.value {
    fill: var(--ink);
    dominant-baseline: central;
    pointer-events: none;
  }

  /* On cards. */
  .plate text.value:is(.larger, .unprocessed, .sorting, .sorted) {
    fill: var(--paper);
  }

  /* One pixel wide, they have no outlines: their paints are far apart instead. */
  .silhouette {
    fill: var(--soft);
  }

  .silhouette.smaller {
    fill: var(--n-raster);
  }

  .silhouette.equal {
    fill: var(--highlight);
  }

  .silhouette.larger {
    fill: var(--ramp-near);
  }

  .silhouette.outside {
    fill: var(--line);
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

  /* Lines of other pointers end behind a name. */
  .pointer rect {
    fill: var(--paper);
  }

  .plate .pointer text {
    fill: var(--ink);
    text-anchor: start;
    dominant-baseline: central;
  }

  .plate .pointer text.before {
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

  .plate text.gauge {
    fill: var(--ink);
    text-anchor: start;
  }

  .swatches {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
  }

  .swatch {
    display: inline-block;
    inline-size: 0.9em;
    block-size: 0.9em;
    border: 1px solid var(--soft);
    vertical-align: -0.1em;
  }

  .swatch.smaller {
    background: var(--n-raster);
  }

  .swatch.equal {
    background: var(--highlight);
  }

  .swatch.unprocessed {
    background: var(--soft);
  }

  .swatch.larger {
    background: var(--ramp-near);
  }

  .swatch.waiting {
    background: var(--line);
  }

  .swatch.finished {
    background: var(--sheet);
  }

  .pressed {
    fill: var(--ink);
  }

  .unseen {
    visibility: hidden;
  }

  .now {
    stroke: var(--focus);
    stroke-width: 2;
  }

  pre.areas {
    margin: 0.4rem 0 0;
    /* Letters that are a pixel taller than their line are nothing to scroll to. */
    overflow: auto hidden;
    font: 0.8125rem / 1.25 var(--mono);
  }

  :host([presenting]) pre.areas {
    font-size: 24px;
  }

  .broken {
    color: var(--p-position);
    font-weight: 700;
  }

  @media (forced-colors: active) {
    .element,
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

    .element.outside {
      fill: GrayText;
    }
  }
`;
