import { css } from 'lit';

/** What opens around the picture: settings, notices, errors, the lesson. */
export const panelStyles = css`
  .panel,
  .lesson,
  .notices,
  .error,
  .progress {
    margin-block: 0.75rem;
    padding: 0.75rem 1rem;
    background: var(--sheet);
    border-inline-start: 2px solid var(--ink);
    font-size: 1rem;
  }

  /* In place of a picture it moves nothing that stands above. */
  .sheet > .progress {
    margin-block: 0;
  }

  .panel {
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    gap: 0.75rem 2.5rem;
  }

  .about {
    color: var(--soft);
  }

  .wrong {
    overflow-wrap: anywhere;
    color: var(--p-position);
    font-weight: 700;
  }

  .field {
    font: 0.875rem var(--sans);
  }

  .lesson {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 1rem;
    white-space: nowrap;
    font: 0.875rem var(--sans);
  }

  .notices {
    border-color: var(--highlight);
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: 1rem;
  }

  .notices ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .notices button {
    flex: none;
  }

  .notices li,
  .error p {
    overflow-wrap: anywhere;
    margin: 0 0 0.4rem;
  }

  .error {
    border-color: var(--p-position);
  }

  progress {
    accent-color: var(--ink);
    vertical-align: middle;
  }

  .as-text {
    margin-block-start: 0.75rem;
    color: var(--soft);
  }

  .as-text h2 {
    display: inline;
    margin: 0;
    font: inherit;
  }

  .as-text p {
    margin: 0.25rem 0;
  }
`;
