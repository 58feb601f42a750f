import { css } from 'lit';

/** Embed: the options beside the preview, or above it in a narrow dialog. */
export const embedStyles = css`
  dialog {
    inline-size: min(60rem, calc(100vw - 2rem));
  }

  .setting {
    display: grid;
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: 1rem 2rem;
    align-items: start;
    margin-block: 1rem;
  }

  fieldset {
    display: grid;
    gap: 0.5rem;
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }

  legend {
    padding: 0;
    margin-block-end: 0.25rem;
    font-weight: 700;
  }

  fieldset label,
  .place {
    display: grid;
    gap: 0.1rem;
    justify-items: start;
  }

  fieldset label.check {
    display: block;
  }

  .place {
    grid-template-columns: minmax(0, 1fr);
  }

  .place select {
    max-inline-size: 100%;
  }

  fieldset select,
  fieldset input:not([type='checkbox']) {
    inline-size: 100%;
  }

  fieldset p {
    margin: -0.25rem 0 0.25rem;
    font: 0.8125rem / 1.4 var(--sans);
  }

  .preview {
    padding: 0.5rem;
    background: var(--sheet);
    border: 1px solid var(--line);
  }

  /* As in the snippet: the whole width. The height is an attribute. */
  iframe {
    display: block;
    inline-size: 100%;
    border: 0;
  }

  .local {
    padding: 0.5rem 1rem;
    background: var(--sheet);
    border-inline-start: 2px solid var(--highlight);
  }

  @media (max-width: 46rem) {
    .setting {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
