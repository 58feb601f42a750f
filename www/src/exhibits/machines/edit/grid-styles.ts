import { css } from 'lit';

/** The styles of a table that is edited cell by cell. */
export const gridStyles = css`
  .panel .rules {
    grid-template-columns: minmax(0, 1fr);
  }

  /* The line with the rules of a figure keeps its room; a table does not. */
  fieldset.rules {
    min-block-size: 0;
  }

  .task .rules {
    min-inline-size: 0;
    margin: 0 0 0.6rem;
    padding: 0;
    border: 0;
  }

  .rules .cells {
    max-inline-size: 100%;
    overflow-x: auto;
  }

  .rules table {
    border-collapse: collapse;
    font: 0.8125rem var(--mono);
  }

  .rules :is(th, td) {
    padding: 0.1rem;
  }

  .rules th {
    color: var(--soft);
    white-space: nowrap;
  }

  .rules input {
    padding: 0.25rem;
    font: inherit;
    line-height: 1.5;
    text-align: center;
  }

  .rules input[aria-invalid='true'] {
    outline: 2px solid var(--p-position);
  }
`;
