import { css } from 'lit';

/** The guide: prose in a narrow column, examples as wide as the page. */
export const guideStyles = css`
  section {
    margin-block-start: 2.5rem;
  }

  section > :is(p, ol, ul, dl, pre) {
    max-inline-size: 46rem;
  }

  .contents {
    gap: 0.1rem 1.5rem;
    margin-block-end: -1rem;
  }

  .contents a {
    text-decoration: underline;
    text-decoration-color: var(--line);
  }

  h2 {
    margin: 0 0 0.5rem;
    padding-block-start: 0.5rem;
    border-block-start: 1px solid var(--ink);
    font-size: 1.5rem;
  }

  h3 {
    margin: 1.75rem 0 0.25rem;
    font-size: 1.1875rem;
  }

  h4 {
    margin: 0.75rem 0 0.25rem;
    font: 700 0.875rem var(--sans);
  }

  p,
  li {
    margin-block: 0.5rem;
    font-size: 1.0625rem;
  }

  ol,
  ul {
    padding-inline-start: 1.4rem;
  }

  code {
    font: 0.875em var(--mono);
    overflow-wrap: anywhere;
  }

  pre {
    margin: 0.5rem 0;
    padding: 0.6rem 0.9rem;
    background: var(--sheet);
    border-inline-start: 2px solid var(--line);
    white-space: pre-wrap;
  }

  pre code {
    font-size: 0.875rem;
  }

  .recipes {
    max-inline-size: 46rem;
    margin-block: 0.5rem;
  }

  details {
    border-block-end: 1px solid var(--line);
  }

  summary {
    padding-block: 0.4rem;
    font-size: 1.0625rem;
    cursor: pointer;
  }

  details[open] {
    padding-block-end: 0.75rem;
  }

  dl {
    margin: 0.5rem 0;
  }

  dl div {
    display: grid;
    grid-template-columns: 17rem minmax(0, 1fr);
    gap: 0 1.5rem;
    padding-block: 0.35rem;
    border-block-end: 1px solid var(--line);
  }

  dd {
    margin: 0;
  }

  .tokens dd {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0 1rem;
  }

  .tokens dd > code {
    grid-column: 1 / -1;
    font-size: 0.8125rem;
  }

  .swatch {
    inline-size: 2rem;
    block-size: 1rem;
    margin-inline-end: 0.5rem;
    border: 1px solid var(--soft);
    vertical-align: -0.15rem;
  }

  .weights {
    max-inline-size: 24rem;
  }

  .weights div {
    grid-template-columns: 1fr auto;
  }

  .weights dd {
    font: 0.9375rem var(--mono);
  }

  .about {
    color: var(--soft);
  }

  .example + .example {
    margin-block-start: 2.5rem;
  }

  .sides {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: 1.25rem 2rem;
    align-items: start;
  }

  .typed textarea {
    display: block;
    inline-size: 100%;
    margin-block: 0.25rem;
    font: 0.8125rem / 1.5 var(--mono);
    resize: vertical;
  }

  .typed button {
    margin-inline-start: -0.5rem;
    color: var(--soft);
  }

  .remarks ul {
    margin: 0.25rem 0;
    padding: 0.4rem 0.75rem;
    list-style: none;
    background: var(--sheet);
    border-inline-start: 2px solid var(--p-position);
  }

  .remarks li {
    overflow-wrap: anywhere;
    font-size: 0.9375rem;
    margin-block: 0.2rem;
  }

  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
  }

  .typed .acts button {
    margin: 0;
    border-color: var(--soft);
    color: var(--ink);
    font-family: var(--mono);
    font-size: 0.8125rem;
  }

  .log {
    margin: 0;
    padding: 0;
    list-style: none;
    min-block-size: 13.5rem;
  }

  .log li {
    margin: 0;
    font-size: 0.9375rem;
  }

  @media (max-width: 60rem) {
    .sides,
    dl div {
      grid-template-columns: minmax(0, 1fr);
    }

    .weights div {
      grid-template-columns: 1fr auto;
    }
  }
`;
