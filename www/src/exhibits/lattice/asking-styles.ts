import { css } from 'lit';

/** Styles of what opens beside a point or an apple. */
export const askingStyles = css`
  .small path {
    stroke-width: 0.9;
  }

  .small {
    max-inline-size: 100%;
    vertical-align: middle;
  }

  /* The offered moves, beside what the visitor touched. */
  .offer {
    position: absolute;
    z-index: 3;
    box-sizing: border-box;
    inline-size: 15rem;
    max-inline-size: 100%;
    padding: 0.5rem;
    background: var(--sheet);
    border: 1px solid var(--ink);
    font-size: 0.9375rem;
    line-height: 1.35;
  }

  .offer button.strong {
    display: block;
    inline-size: 100%;
    min-block-size: 2.75rem;
  }

  .offer p {
    margin: 0.2rem 0 0.4rem;
  }

  .offer > button:last-child {
    position: absolute;
    inset: auto 0.25rem 0.25rem auto;
  }
`;
