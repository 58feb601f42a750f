import { css } from 'lit';
import { sharedOpenedStyles } from '../../stage/opened-styles.ts';
import { mapStyles } from './map/styles.ts';
import { octalStyles } from './octal/styles.ts';
import { raceStyles } from './race/styles.ts';
import { tableStyles } from './tables/table-styles.ts';

/** The styles of all panels around the row. */
export const openedStyles = css`
  ${sharedOpenedStyles}
  ${tableStyles}
  ${mapStyles}
  ${octalStyles}
  ${raceStyles}

  .shelves {
    list-style: none;
    margin: 0.5rem 0;
    padding: 0;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
    gap: 1rem 2rem;
  }

  .shelves li {
    display: flex;
    flex-direction: column;
    justify-content: end;
    min-inline-size: 0;
  }

  .shelves .rows {
    display: grid;
    justify-items: start;
    overflow: auto;
  }

  .shelf {
    border-block-start: 2px solid var(--ink);
    padding-block-start: 0.3rem;
    overflow-wrap: anywhere;
  }

  .merged {
    display: flex;
    gap: 0.6rem;
    align-items: center;
    border: 0;
    background: none;
    padding: 0.25rem 0;
    font: 0.8125rem var(--mono);
    color: var(--soft);
  }

  /* A long row gets smaller to fit. */
  .small {
    max-inline-size: 100%;
  }

  .merged .small {
    min-inline-size: 0;
  }

  /* The notation of groups has no space at which a line could break. */
  #about-position,
  .wide > p {
    overflow-wrap: anywhere;
  }

  .small .there {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.5;
  }

  .small .gap {
    fill: var(--soft);
  }
`;
