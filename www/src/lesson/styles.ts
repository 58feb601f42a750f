import { css } from 'lit';

/** The page of a lesson: words beside their figures, or above them where the page is narrow. */
export const lessonStyles = css`
  /* It stays in sight: whoever has read and played goes on without scrolling. */
  .place {
    position: sticky;
    inset-block-start: 0;
    z-index: 3;
    display: flex;
    align-items: center;
    gap: 0.25rem 0.75rem;
    margin: 0.25rem 0 0.5rem;
    padding-block: 0.25rem;
    background: var(--paper);
    border-block-end: 1px solid var(--line);
    font: 0.9375rem var(--sans);
    white-space: nowrap;
  }

  .place ol {
    display: flex;
    gap: 0.25rem;
    margin: 0;
    padding: 2px;
    list-style: none;
    flex: 0 1 auto;
    min-inline-size: 0;
    overflow-x: auto;
  }

  .place .later {
    margin-inline-start: auto;
  }

  .place button {
    min-inline-size: 2rem;
    border-color: var(--line);
  }

  .place [aria-current='step'] {
    border-color: var(--ink);
    font-weight: 700;
  }

  .place .done::after {
    content: ' ✓' / '';
    color: var(--n-position);
  }

  .moment[hidden] {
    display: none;
  }

  /* Loads and draws where nobody sees it, so that it stands at once when it is its turn. */
  .ahead,
  .moment.next {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    visibility: hidden;
    block-size: 100vh;
    overflow: hidden;
    z-index: -1;
  }

  h2 {
    margin: 0.25rem 0 0.5rem;
    font-size: 1.375rem;
  }

  /* Figures that paper will show are drawn here. What is hidden would have no colours to copy. */
  @media screen {
    .sheet {
      position: fixed;
      inset: 0 auto auto 0;
      z-index: -1;
      inline-size: 50rem;
      max-block-size: 100vh;
      overflow: hidden;
      opacity: 0;
      pointer-events: none;
    }
  }

  .held {
    container-type: inline-size;
  }

  .sides {
    display: grid;
    gap: 0.5rem 2rem;
    align-items: start;
  }

  .said {
    max-inline-size: 40rem;
    font-size: 1.125rem;
    overflow-wrap: break-word;
    min-inline-size: 0;
  }

  .said > :first-child {
    margin-block-start: 0;
  }

  .said :is(pre, .wide) {
    overflow-x: auto;
  }

  .said :is(th, td) {
    padding: 0.2rem 0.6rem;
    border: 1px solid var(--line);
    text-align: start;
  }

  .said blockquote {
    margin-inline: 0;
    padding-inline-start: 1rem;
    border-inline-start: 2px solid var(--line);
  }

  .figures {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 28rem), 1fr));
    gap: 1rem;
    min-inline-size: 0;
  }

  figure {
    margin: 0;
    min-inline-size: 0;
  }

  figcaption {
    font: 0.875rem var(--sans);
    color: var(--soft);
  }

  @container (min-width: 62rem) {
    .sides.both {
      grid-template-columns: minmax(18rem, 24rem) minmax(0, 1fr);
    }
  }

  .asked fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }

  .asked legend {
    padding: 0;
    font: 0.875rem var(--sans);
    color: var(--soft);
  }

  .option label {
    display: flex;
    gap: 0.5rem;
    align-items: baseline;
    padding-block: 0.4rem;
    font: inherit;
    cursor: pointer;
  }

  .feedback {
    margin: 0 0 0.5rem 1.75rem;
    padding-inline-start: 0.75rem;
    border-inline-start: 2px solid var(--highlight);
  }

  .feedback p {
    margin: 0;
  }

  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1rem;
    align-items: baseline;
    margin: 0.5rem 0 1rem;
  }

  .number {
    inline-size: 8rem;
  }

  .lines textarea {
    display: block;
    inline-size: 100%;
    font: 1rem/1.5 var(--serif);
  }

  .end {
    margin-block: 1rem 0;
    padding-block-start: 0.5rem;
    border-block-start: 1px solid var(--line);
  }

  .about,
  .by {
    margin: 0;
    font: 0.875rem var(--sans);
    color: var(--soft);
  }

  .ready {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
    gap: 0 2.5rem;
    margin: 1.5rem 0;
    padding: 0;
    list-style: none;
  }

  .ready li {
    padding-block: 0.5rem 1rem;
    border-block-start: 1px solid var(--ink);
  }

  .ready h2 {
    margin: 0;
    font-size: 1.1875rem;
  }

  .ready p {
    margin: 0;
  }

  :host([presenting]) :is(header, .by, .notices) {
    display: none;
  }

  @media print {
    :host([handing-in]) :is(header, .place, .by, .moment, .end, .notices) {
      display: none;
    }
  }

  :host([presenting]) .said {
    font-size: 1.6875rem;
  }

  @media (max-width: 36rem) {
    .said {
      font-size: 1.0625rem;
    }

    .place {
      flex-wrap: nowrap;
      gap: 0.25rem;
    }

    .place :is(.about, .later) {
      display: none;
    }

    .place button {
      min-block-size: 2.75rem;
    }
  }

  /* The whole lesson is on the sheet while it is printed; else paper shows the moment. */
  @media print {
    .ahead,
    .moment.next,
    .place button,
    .end,
    .sheet:empty {
      display: none;
    }

    .page:has(.sheet:not(:empty)) > :not(.sheet) {
      display: none;
    }
  }
`;
