import { css } from 'lit';
import { editStyles } from '../../stage/graph/edit-styles.ts';
import { sharedOpenedStyles } from '../../stage/opened-styles.ts';

/** The styles of the panels. */
export const openedStyles = css`
  ${sharedOpenedStyles}
  ${editStyles}
  .edge.share-0 path {
    stroke-dasharray: 2 5;
  }
  .edge.share-1 path {
    stroke-width: 2.4px;
  }
  .edge.share-2 path {
    stroke-width: 3.8px;
  }
  .edge.share-3 path {
    stroke-width: 5.2px;
  }
  .edge.share-4 path {
    stroke-width: 6.6px;
  }
  .edge.share-5 path {
    stroke-width: 8px;
  }
  .edge.share-6 path {
    stroke-width: 9.4px;
  }
  .edge.share-7 path {
    stroke-width: 10.8px;
  }
  .edge.share-8 path {
    stroke-width: 12.2px;
  }
  .panel p,
  .panel td {
    overflow-wrap: anywhere;
  }
  ol.paths {
    margin: 0.4em 0;
    padding-inline-start: 4.5em;
  }
  ol.paths button {
    text-align: start;
  }
`;
