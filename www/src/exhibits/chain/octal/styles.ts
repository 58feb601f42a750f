import { css } from 'lit';

/** The styles of octal games: their codes, and the splits of the row. */
export const octalStyles = css`
  .panel fieldset.octal {
    gap: 0.6rem;
  }

  .octal input[name='code'] {
    font-family: var(--mono);
  }

  .splits {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 0.25rem;
    margin: 0.5rem 0;
    padding: 0;
    list-style: none;
    font: 0.875rem var(--sans);
    font-variant-numeric: tabular-nums;
  }

  .splits li {
    display: grid;
    min-inline-size: 3.4rem;
    padding: 0 0.35rem;
    border-block-end: 2px solid transparent;
    text-align: center;
    white-space: nowrap;
  }

  .splits li span:first-child {
    border-block-end: 1px solid var(--line);
  }

  .splits .equal {
    font-weight: 700;
    background: color-mix(in srgb, var(--highlight) 30%, transparent);
    border-block-end-color: var(--ink);
  }

  .splits .equal span:first-child {
    border-block-end-color: var(--soft);
  }

  @media (forced-colors: active) {
    .splits li:not(.equal) {
      border-block-end-color: Canvas;
    }
  }
`;
