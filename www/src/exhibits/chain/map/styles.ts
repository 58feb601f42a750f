import { css } from 'lit';

/** The styles of the map of all positions of a short row. */
export const mapStyles = css`
  .map {
    display: block;
    overflow: visible;
    outline: none;
  }

  .map text {
    font: 12px var(--mono);
    fill: var(--ink);
    text-anchor: middle;
    pointer-events: none;
  }

  .map text.layer {
    fill: var(--soft);
  }

  .map text.name {
    paint-order: stroke;
    stroke: var(--sheet);
    stroke-width: 4px;
    stroke-linejoin: round;
  }

  .map text.strong {
    font-weight: 700;
  }

  .map text.value {
    text-anchor: end;
  }

  .map .move {
    fill: none;
    stroke: var(--line);
    stroke-width: 1;
  }

  .map .behind {
    opacity: 0.55;
  }

  .map .move.option {
    stroke: var(--ink);
    stroke-width: 1.25;
  }

  .map .move.deciding {
    stroke-width: 2.5;
  }

  .map .move.played {
    stroke: var(--ink);
    stroke-width: 3;
    stroke-linecap: round;
  }

  .map .node {
    cursor: pointer;
    outline: none;
    stroke-width: 2.2;
  }

  .map .node.won {
    fill: var(--sheet);
  }

  .map .node.lost {
    stroke: var(--p-position);
  }

  .map .node.covered {
    fill: var(--sheet);
    stroke: var(--soft);
    stroke-width: 1.5;
  }

  .map .node:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 3px;
  }

  .map .standing {
    fill: var(--highlight);
    stroke: var(--ink);
    stroke-width: 1;
  }

  .map-here {
    min-block-size: 3.2em;
  }

  @media (forced-colors: active) {
    .map .move {
      stroke: CanvasText;
    }

    .map .moves {
      opacity: 0.3;
    }

    .map :is(.move.option, .move.played, .node.lost, .node.covered, .standing) {
      stroke: CanvasText;
    }

    .map :is(.node.won, .node.covered) {
      fill: Canvas;
    }

    .map .standing {
      fill: Highlight;
    }
  }
`;
