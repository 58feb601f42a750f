import { css } from 'lit';

/** What a teacher has fixed, and what is said of it. */
export const lockStyles = css`
  .fixed {
    color: var(--soft);
  }

  [data-locked] {
    cursor: default;
  }

  input[data-locked],
  select[data-locked],
  textarea[data-locked],
  label:has(> [data-locked]) {
    color: var(--soft);
  }

  input[data-locked],
  select[data-locked],
  textarea[data-locked] {
    border-style: dashed;
    accent-color: var(--soft);
  }

  .refused {
    position: fixed;
    inset: auto;
    margin: 0;
    max-inline-size: 16rem;
    padding: 0.4rem 0.6rem;
    border: 1px solid var(--ink);
    border-radius: 3px;
    background: var(--sheet);
    color: var(--ink);
    font: 0.875rem / 1.3 var(--sans);
    pointer-events: none;
  }
`;
