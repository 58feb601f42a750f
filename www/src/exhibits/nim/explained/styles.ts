import { css } from 'lit';
import { digitStyles } from '../../../stage/heaps/digit-styles.ts';

/** Styles of the explanation: bundles, the threads between them, tokens, digits. */
export const styles = css`
  ${digitStyles}

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
