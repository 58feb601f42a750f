import { css } from 'lit';

/** What a pupil hands in, and what a teacher collects. */
export const handInStyles = css`
  :host {
    display: block;
  }

  h2 {
    margin: 1rem 0 0.25rem;
    font-size: 1.375rem;
  }

  h3 {
    margin: 1.25rem 0 0.25rem;
    font-size: 1rem;
  }

  .wide {
    overflow-x: auto;
    margin-block: 0.5rem;
  }

  table {
    border-collapse: collapse;
    font: 0.875rem var(--sans);
  }

  th,
  td {
    padding: 0.3rem 0.6rem;
    border: 1px solid var(--line);
    text-align: start;
    vertical-align: baseline;
  }

  tbody th {
    font-weight: 400;
    overflow-wrap: anywhere;
  }

  .class tbody th {
    min-inline-size: 5rem;
  }

  .class td {
    text-align: center;
    white-space: nowrap;
  }

  .field {
    display: block;
    margin-block: 0.75rem 0.25rem;
  }

  .field input,
  .field textarea {
    display: block;
    margin-block-start: 0.25rem;
    inline-size: min(100%, 44rem);
  }

  textarea {
    font: 0.8125rem / 1.4 var(--mono);
    overflow-wrap: anywhere;
  }

  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 0.75rem;
    align-items: baseline;
    margin-block: 0.5rem;
  }

  .acts button {
    min-block-size: 2.75rem;
  }

  .about {
    margin: 0.25rem 0;
    font: 0.875rem var(--sans);
    color: var(--soft);
  }

  .wrongs {
    padding-inline-start: 1.25rem;
  }

  .wrongs li {
    margin-block: 0.4rem;
  }

  code {
    font: 0.875em var(--mono);
    overflow-wrap: anywhere;
  }

  @media print {
    .acts,
    label.name {
      display: none;
    }

    .wide {
      overflow: visible;
    }
  }
`;
