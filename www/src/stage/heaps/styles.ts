import { css } from 'lit';

/** Heaps in a picture with the class `picture` or `heaps`: stones in their rows, and bars. */
export const heapsStyles = css`
  /* How large they are, the layout says. */
  :is(.picture, .heaps) text.count {
    font: var(--count, 16px) var(--mono);
    fill: var(--ink);
    text-anchor: end;
    dominant-baseline: central;
  }

  :is(.picture, .heaps) text.minus {
    font: calc(var(--count, 16px) * 0.75) var(--mono);
    fill: var(--soft);
    text-anchor: end;
    dominant-baseline: central;
  }

  :is(.picture, .heaps) text.start {
    text-anchor: start;
  }

  .stone,
  .token {
    fill: var(--ink);
    stroke: var(--ink);
    stroke-width: 1.5;
    transition:
      cx 0.35s ease-in-out,
      cy 0.35s ease-in-out,
      fill-opacity 0.3s;
  }

  .stone.going {
    fill: var(--paper);
    stroke: var(--ink);
    stroke-width: 2;
    stroke-dasharray: 5 4;
  }

  .wins {
    fill: none;
    stroke: var(--n-position);
    stroke-width: 3;
    pointer-events: none;
  }

  .empty {
    fill: none;
  }

  .thread {
    fill: none;
    stroke: var(--soft);
    stroke-width: 1.2;
  }

  .thread.snapped {
    stroke-dasharray: 2 7;
  }

  .bar {
    fill: var(--ink);
  }

  .bar.going {
    fill: var(--paper);
    stroke: var(--ink);
    stroke-dasharray: 3 3;
    pointer-events: none;
  }

  @media (prefers-reduced-motion: reduce) {
    .stone,
    .token {
      transition: none;
    }
  }

  @media (forced-colors: active) {
    .stone,
    .token,
    .bar {
      fill: CanvasText;
      stroke: CanvasText;
    }

    .stone.going,
    .bar.going {
      fill: Canvas;
    }

    .wins {
      stroke: Highlight;
    }
  }
`;
