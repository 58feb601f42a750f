import { css } from 'lit';

export const editorStyles = css`
  .script-panel {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
    gap: 0.5rem 2rem;
  }

  .script-write,
  .script-guide {
    min-width: 0;
  }

  .script-panel textarea {
    width: 100%;
    font-family: var(--mono, monospace);
  }

  /* Editor and error are low, so that the guide begins in view. */
  .script-guide {
    border-block-start: 1px solid var(--line);
  }

  .script-write :is(p, .about) {
    margin-block: 0.25rem;
  }

  /* Where the page scrolls, what is wrong stays above the transport while the editor is in view. */
  @container (max-width: 59.99rem) {
    #about-script:has(.wrong) {
      position: sticky;
      inset-block-end: 4rem;
      z-index: 1;
      padding-block: 0.25rem;
      background: var(--sheet);
    }
  }

  .script-guide :is(dl, dd) {
    margin: 0;
  }

  .script-guide dt {
    margin-block-start: 0.5rem;
  }

  .script-guide pre {
    overflow: auto;
    font: 0.8125rem / 1.45 var(--mono, monospace);
    white-space: pre-wrap;
  }
`;
