import { css } from 'lit';
import { chartStyles } from './chart-styles.ts';

/** Styles for panels of more than one exhibit: fields in columns, choices in a row, charts, programs. */
export const sharedOpenedStyles = css`
  ${chartStyles}

  .panel .columns {
    grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
    gap: 0 1rem;
    flex: 1 1 30rem;
  }

  .columns :is(legend, .about, .field) {
    grid-column: 1 / -1;
  }

  .panel > .wide {
    flex: 1 1 100%;
    min-inline-size: 0;
  }

  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: baseline;
  }

  .panel h2 {
    margin: 0.4rem 0;
    font-size: 1rem;
  }

  .panel p {
    margin: 0.3rem 0;
    max-inline-size: 46rem;
  }

  .panel summary {
    inline-size: max-content;
    max-inline-size: 100%;
    padding-block: 0.25rem;
    cursor: pointer;
  }

  textarea {
    inline-size: 100%;
    font-family: var(--mono);
  }

  .program {
    flex: 1 1 26rem;
    min-inline-size: 0;
  }

  .program pre {
    margin: 0.3rem 0;
    padding: 0.5rem;
    overflow: auto;
    border: 1px solid var(--line);
    background: var(--sheet);
    font: 0.8125rem / 1.45 var(--mono);
  }

  .program code {
    display: block;
    font: inherit;
  }
`;
