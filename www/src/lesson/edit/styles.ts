import { css } from 'lit';

/** The editor of lessons: the text beside its moments, or one at a time where the page is narrow. */
export const editStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }

  h1 {
    margin: 0.25rem 0 0;
    font-size: clamp(1.25rem, 2.4vw, 2rem);
    line-height: 1.2;
  }

  h3 {
    margin: 1rem 0 0.25rem;
    font-size: 1rem;
  }

  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.5rem;
    margin-block: 0.5rem;
  }

  .tools button,
  .switch button,
  .ask button,
  .write .notices button {
    border-color: var(--line);
  }

  .bar {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 2rem;
  }

  .switch {
    display: none;
  }

  .both {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: 0 2rem;
    align-items: start;
  }

  .both > section {
    min-inline-size: 0;
  }

  /* It stays beside a figure that is higher than the page. */
  .write {
    position: sticky;
    inset-block-start: 0;
  }

  #text {
    display: block;
    inline-size: 100%;
    min-block-size: 16rem;
    block-size: 58vh;
    font: 0.9375rem / 1.5 var(--mono);
    resize: vertical;
  }

  .titles {
    margin: 0.5rem 0;
    padding: 0;
    list-style: none;
    counter-reset: moment;
  }

  .titles li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75rem;
    align-items: baseline;
    counter-increment: moment;
    border-block-start: 1px solid var(--line);
  }

  .titles li::before {
    content: counter(moment);
    min-inline-size: 1.25rem;
    color: var(--soft);
    font: 0.875rem var(--sans);
  }

  .titles button {
    flex: 1;
    text-align: start;
    overflow-wrap: anywhere;
  }

  .titles [aria-current='step'] {
    font-weight: 700;
    border-color: var(--ink);
  }

  .titles .wrong {
    flex-basis: 100%;
  }

  nav {
    font: 0.9375rem var(--sans);
  }

  .seen {
    margin-block-start: 1rem;
  }

  .note {
    margin-block: 1rem;
    padding: 0.5rem 1rem;
    background: var(--sheet);
    border-inline-start: 2px solid var(--highlight);
  }

  .note h4,
  .note p {
    margin: 0;
    font-size: 0.9375rem;
  }

  .wrong {
    color: var(--p-position);
    font: 700 0.875rem var(--sans);
    overflow-wrap: anywhere;
  }

  .notices {
    margin: 0.5rem 0;
    padding: 0;
    list-style: none;
  }

  .notices button {
    text-align: start;
    overflow-wrap: anywhere;
  }

  .ask fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }

  .ask legend {
    padding: 0;
    font-weight: 700;
  }

  .ask .check {
    display: flex;
    align-items: center;
    min-block-size: 2rem;
  }

  .ask .about {
    margin-inline-start: 1.5rem;
  }

  .ask > p,
  .ask p.about {
    margin-block: 0.25rem;
  }

  details {
    margin-block: 0.5rem;
  }

  details li {
    margin-block: 0.25rem;
    font-size: 0.9375rem;
  }

  .give {
    margin-block-start: 2rem;
    border-block-start: 1px solid var(--ink);
  }

  .ways {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
    gap: 0 2rem;
  }

  .ways p {
    margin-block: 0.25rem 0.5rem;
  }

  .ways textarea {
    display: block;
    inline-size: 100%;
    margin-block: 0.25rem 0.4rem;
    font: 0.8125rem / 1.4 var(--mono);
    resize: vertical;
  }

  .remark {
    color: var(--soft);
    font-size: 0.9375rem;
  }

  .qr {
    display: block;
    inline-size: 14rem;
    block-size: 14rem;
  }

  /* For the wall of a class. */
  .large .qr {
    inline-size: min(90vw, 84vh);
    block-size: min(90vw, 84vh);
  }

  .qr rect {
    fill: white;
  }

  .qr path {
    fill: black;
  }

  @container (max-width: 52rem) {
    .bar {
      display: block;
    }

    .switch {
      display: flex;
      gap: 0.5rem;
      margin-inline-end: auto;
    }

    .switch button[aria-pressed='true'] {
      border-color: var(--ink);
      font-weight: 700;
    }

    .both {
      grid-template-columns: minmax(0, 1fr);
    }

    .write {
      position: static;
    }

    .both.text .show,
    .both.moments .write {
      display: none;
    }

    #text {
      block-size: 55vh;
      font-size: 1rem;
    }

    .tools :is(button, select),
    .switch button,
    .titles button,
    .ask :is(button, select),
    .ask .check,
    summary,
    .ways button {
      min-block-size: 2.75rem;
    }
  }
`;
