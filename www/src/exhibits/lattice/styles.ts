import { css } from 'lit';

/** What only this plate has: the ink front, the circled point, the apples. */
export const latticeStyles = css`
  .circled {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.3;
  }

  .front {
    stroke: var(--ink);
    stroke-width: 1.3;
    stroke-dasharray: 1.5 4;
  }

  .apple {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.2;
  }
`;
