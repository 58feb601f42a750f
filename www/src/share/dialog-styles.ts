import { css } from 'lit';

/** The dialog behind Share and Embed. */
export const dialogStyles = css`
  /* The dialog stands in the body of any page, and must not move the page's own content. */
  :host {
    position: fixed !important;
  }

  /* The page passes on only its colour scheme. */
  .around {
    all: initial;
    color-scheme: inherit;
    direction: ltr;
    display: block;
    color: var(--ink);
    font: 1rem / 1.5 var(--serif);
    font-variant-numeric: tabular-nums;
  }

  dialog {
    inline-size: min(44rem, calc(100vw - 2rem));
    max-inline-size: none;
    max-block-size: calc(100vh - 2rem);
    padding: 1.25rem 1.5rem;
    border: 1px solid var(--ink);
    background: var(--paper);
    color: var(--ink);
  }

  h2 {
    margin: 0 0 0.5rem;
    font-size: 1.25rem;
  }

  h3 {
    margin: 1.25rem 0 0.25rem;
    font-size: 1rem;
  }

  p {
    margin-block: 0.75rem;
  }

  .text {
    display: block;
    margin-block-start: 0.75rem;
  }

  textarea {
    display: block;
    inline-size: 100%;
    margin-block: 0.25rem 0.4rem;
    font: 0.8125rem / 1.4 var(--mono);
    resize: vertical;
  }

  code {
    font: 0.875em var(--mono);
    overflow-wrap: anywhere;
  }

  .remark {
    color: var(--soft);
  }

  .wrong {
    overflow-wrap: anywhere;
    color: var(--p-position);
    font-weight: 700;
  }

  ol {
    padding-inline-start: 1.5rem;
  }

  .qr {
    display: block;
    inline-size: 11rem;
    block-size: 11rem;
    margin-block: 0.5rem;
  }

  .qr rect {
    fill: white;
  }

  .qr path {
    fill: black;
  }

  @media (max-width: 30rem) {
    dialog {
      padding-inline: 1rem;
    }
  }
`;
