import { css } from 'lit';
import { graphStyles } from '../../../stage/graph/graph-styles.ts';

/** The styles of the picture. */
export const pathsStyles = css`
  ${graphStyles}

  .graph .edge.pale path {
    stroke: var(--highlight);
    stroke-width: 7;
    stroke-linecap: round;
    opacity: 0.55;
  }

  .graph .edge.inked path {
    stroke: var(--ink);
    stroke-width: 5;
    stroke-linecap: round;
  }

  .graph .edge:is(.looked, .blocked) path {
    stroke: var(--ink);
    stroke-width: 2.5;
    stroke-dasharray: 5 4;
  }

  .graph .edge.blocked path {
    stroke: var(--p-position);
  }

  .graph .edge.inked polygon,
  .graph .node.path,
  .tree .root {
    fill: var(--ink);
  }

  .graph text.on-ink {
    fill: var(--paper);
  }

  .graph .node.head {
    fill: var(--highlight);
    stroke-width: 3;
  }

  .graph text.on-gold {
    fill: #211d17;
  }

  .graph .node.dead {
    stroke: var(--p-position);
    stroke-width: 2.5;
    stroke-dasharray: 3 3;
  }

  .graph .node.done {
    stroke: var(--n-position);
    stroke-width: 3;
  }

  .graph .node.covered {
    fill: var(--line);
    stroke: var(--soft);
    stroke-dasharray: 2 2;
  }

  .graph .ends * {
    fill: none;
    stroke: var(--ink);
    stroke-width: 2;
    pointer-events: none;
  }

  .graph .memory text {
    font: 12px var(--mono);
    fill: var(--soft);
    text-anchor: start;
  }

  .graph text.label {
    fill: var(--soft);
    font: 12px var(--sans);
    text-anchor: start;
  }

  .twig,
  .stamp.next,
  .stamps .kept {
    fill: none;
    stroke: var(--soft);
  }

  .twig.done {
    stroke: var(--n-position);
    stroke-width: 1.5;
  }

  .twig.dead {
    stroke-dasharray: 2 2;
  }

  .twig.cross {
    stroke: var(--p-position);
    stroke-width: 1.5;
  }

  .twig.live {
    stroke: var(--ink);
    stroke-width: 3;
  }

  .tree .tip {
    fill: var(--n-position);
  }

  .large text {
    font: 700 var(--size) var(--mono);
    fill: var(--ink);
  }

  .counted {
    overflow-wrap: anywhere;
  }

  .stamp {
    fill: var(--sheet);
    stroke: var(--line);
  }

  .stamp.next {
    stroke-dasharray: 4 4;
  }

  .stamp.again {
    stroke: var(--ink);
    stroke-width: 2.5;
  }

  .stamps .dot {
    fill: var(--soft);
  }

  .stamps .kept {
    stroke-width: 2.5;
    stroke-linejoin: round;
    stroke-linecap: round;
  }

  :host([projected]) .graph :is(.memory text, text.label, text.inside, text.name) {
    font-size: 24px;
  }

  @media (forced-colors: active) {
    .graph .node.path {
      fill: CanvasText;
    }

    .graph .node.head {
      fill: Highlight;
    }

    .graph text.on-gold {
      fill: HighlightText;
    }

    .graph :is(.edge.inked path, .ends *) {
      stroke: CanvasText;
    }
  }
`;
