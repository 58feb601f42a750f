import { css } from 'lit';
import { editStyles } from '../../stage/graph/edit-styles.ts';
import { sharedOpenedStyles } from '../../stage/opened-styles.ts';

/** The styles of the panels. */
export const openedStyles = css`
  ${sharedOpenedStyles}
  ${editStyles}
`;
