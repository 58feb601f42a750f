import { css } from 'lit';

/** The styles of the picture of a graph. */
export const graphStyles = css`
  .graph text {
    font: 12px var(--mono);
    fill: var(--ink);
    text-anchor: middle;
    pointer-events: none;
  }

  .graph text.inside {
    font: 700 14px var(--mono);
    dominant-baseline: central;
  }

  .graph text.name {
    paint-order: stroke;
    stroke: var(--paper);
    stroke-width: 4px;
    stroke-linejoin: round;
  }

  .graph text.beside {
    text-anchor: start;
  }

  .graph .edge path {
    fill: none;
    stroke: var(--soft);
    stroke-width: 1.25;
  }

  .graph .edge polygon {
    fill: var(--soft);
  }

  .graph .edge:is(.open, .cycle) path {
    stroke: var(--ink);
    stroke-width: 2.5;
  }

  .graph .edge:is(.open, .cycle) polygon {
    fill: var(--ink);
  }

  .graph .edge.cycle path {
    stroke: var(--p-position);
    stroke-width: 3.5;
    stroke-dasharray: 7 3;
  }

  .graph .edge.cycle polygon {
    fill: var(--p-position);
  }

  .graph .drawing {
    stroke: var(--ink);
    stroke-width: 2;
    stroke-dasharray: 4 4;
    pointer-events: none;
  }

  .graph .node {
    cursor: pointer;
    outline: none;
    fill: var(--sheet);
    stroke: var(--ink);
    stroke-width: 1.5;
    touch-action: none;
  }

  .graph .node.picked {
    stroke-width: 4;
    fill: color-mix(in srgb, var(--highlight) 45%, var(--sheet));
  }

  .graph .node.open {
    stroke-width: 3;
    stroke-dasharray: 6 3;
  }

  .graph .node.cycle {
    stroke: var(--p-position);
    stroke-width: 3.5;
  }

  .graph .node:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 3px;
  }

  @media (forced-colors: active) {
    .graph .node {
      fill: Canvas;
      stroke: CanvasText;
    }

    .graph .node.picked {
      stroke: Highlight;
    }

    .graph .edge path {
      stroke: CanvasText;
    }

    .graph .edge polygon {
      fill: CanvasText;
    }
  }
`;
