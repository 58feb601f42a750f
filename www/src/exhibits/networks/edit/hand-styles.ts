import { css } from 'lit';

/** Styles needed only after an edit: ghosts, new comparators, and one that is being drawn. */
export const handStyles = css`
  /* Taken out: it can be put back. */
  .comparator.ghost .post {
    stroke: var(--soft);
    stroke-width: 1.6;
    stroke-dasharray: 4 4;
  }

  .comparator.ghost :is(circle, .arrow-head) {
    fill: var(--paper);
    stroke: var(--soft);
    stroke-width: 1.4;
    stroke-dasharray: 2 2;
  }

  /* The network before did not have it. */
  .comparator.fresh.fresh .post {
    stroke: var(--ink);
    stroke-width: 4.5;
  }

  .comparator.draft :is(.post, circle, .arrow-head) {
    stroke: var(--ink);
    stroke-width: 1.5;
    fill: var(--highlight);
    pointer-events: none;
  }

  .comparator.draft .post {
    stroke: var(--highlight);
    stroke-width: 5;
  }
`;
