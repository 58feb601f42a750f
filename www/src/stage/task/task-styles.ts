import { css } from 'lit';

/** Until a task is answered, nothing invites to something else; only moves on the picture are what it wants. */
export const taskStyles = css`
  .body:has(.task.elsewhere) .invite {
    display: none;
  }
`;
