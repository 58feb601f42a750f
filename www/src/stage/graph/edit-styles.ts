import { css } from 'lit';

/** The styles of the tools with which somebody draws a graph. */
export const editStyles = css`
  /* Long names do not make the panel wider than the screen. */
  .panel fieldset {
    min-inline-size: 0;
    max-inline-size: 100%;
  }

  .panel :is(label, select, input) {
    max-inline-size: 100%;
    box-sizing: border-box;
  }

  .panel fieldset.graph-tools {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
  }

  .graph-tools legend {
    float: inline-start;
    margin: 0;
    padding-inline-end: 1rem;
    line-height: 1.6rem;
  }

  .graph-hint {
    min-block-size: 1.5em;
  }
`;
