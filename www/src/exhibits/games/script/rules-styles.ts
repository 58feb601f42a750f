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

  /* Editor, error and guide are seen together; the guide scrolls within itself. */
  .script-guide {
    max-block-size: max(8rem, calc(100svh - 40rem));
    overflow: auto;
    padding-inline-end: 0.5rem;
    border-block-start: 1px solid var(--line);
  }

  .panel.alone .script-guide {
    max-block-size: none;
    border: 0;
  }

  .script-write :is(p, .about) {
    margin-block: 0.25rem;
  }

  .script-guide pre {
    overflow: auto;
    font: 0.8125rem / 1.45 var(--mono, monospace);
    white-space: pre-wrap;
  }
`;
