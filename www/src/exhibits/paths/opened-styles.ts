import { css, unsafeCSS } from 'lit';
import { editStyles } from '../../stage/graph/edit-styles.ts';
import { sharedOpenedStyles } from '../../stage/opened-styles.ts';
import { MOST_SHARE } from './picture/frame.ts';

/** An edge that more paths pass is wider. */
const widths = unsafeCSS(
  Array.from(
    { length: MOST_SHARE },
    (_, at) => `.edge.share-${at + 1} path{stroke-width:${2.4 + 1.4 * at}px}`,
  ).join(''),
);

/** The styles of the panels. */
export const openedStyles = css`
  ${sharedOpenedStyles}
  ${editStyles}
  .graph .edge.decided path {
    opacity: 0.3;
  }
  .graph .node.frontier {
    fill: var(--highlight);
    stroke-width: 3;
  }
  .graph .node.behind {
    stroke: var(--line);
  }
  .stamps .dots {
    fill: none;
    stroke: var(--ink);
    stroke-width: 5;
    stroke-linecap: round;
  }
  ol.paths button[aria-pressed="true"] {
    font-weight: 700;
  }
  .edge.share-0 path {
    stroke-dasharray: 2 5;
  }
  ${widths}
  .panel p,
  .panel td {
    overflow-wrap: anywhere;
  }
  ol.paths {
    margin: 0.4em 0;
    padding: 0;
    list-style: none;
    overflow-wrap: anywhere;
  }
  ol.paths button {
    text-align: start;
  }
`;
