import { css } from 'lit';
import { digitStyles } from '../../../stage/heaps/digit-styles.ts';

/** Styles of the explanation: bundles, the threads between them, tokens, digits. */
export const styles = css`
  ${digitStyles}

  .tile {
    fill: transparent;
    stroke: var(--soft);
    cursor: pointer;
  }

  .tile:hover,
  .tile.asked {
    stroke: var(--ink);
    stroke-width: 2.5;
  }

  .asked-bundle {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.5;
    stroke-dasharray: 5 3;
  }

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

  @media (forced-colors: active) {
    .paired {
      fill: Canvas;
    }

    .single {
      fill: Highlight;
    }
  }
`;
