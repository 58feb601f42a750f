import { css } from 'lit';
import { editStyles } from '../../../stage/graph/edit-styles.ts';
import { graphStyles } from '../../../stage/graph/graph-styles.ts';
import { digitStyles } from '../../../stage/heaps/digit-styles.ts';
import { heapsStyles } from '../../../stage/heaps/styles.ts';
import { sharedOpenedStyles } from '../../../stage/opened-styles.ts';

/** The styles of tokens on a graph, and of the Nim heaps beside it. */
export const tokensStyles = css`
  ${sharedOpenedStyles}
  ${graphStyles}
  ${editStyles}
  ${heapsStyles}
  ${digitStyles}

  .graph .token {
    fill: var(--highlight);
    stroke: var(--ink);
    stroke-width: 1.5;
    cursor: pointer;
    touch-action: none;
    transition: none;
  }

  .graph .token.held {
    stroke-width: 3.5;
  }

  .graph text.many {
    font: 700 12px var(--mono);
  }

  .graph .node.new {
    stroke-width: 4;
  }

  svg.heaps {
    display: block;
    overflow: visible;
    outline: none;
  }

  svg.heaps text {
    font: 12px var(--mono);
    fill: var(--soft);
    text-anchor: middle;
  }

  svg.heaps :is(.stone, .bar) {
    cursor: pointer;
    outline: none;
  }

  svg.heaps :is(.stone, .bar):focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 3px;
  }

  .tokens-sum {
    font-size: 1.05rem;
  }
`;
