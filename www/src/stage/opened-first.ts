import { css } from 'lit';

/** What comes with the first part that a visitor opens: the insides of a panel, and the panel beside a mark that was asked. */
export const openedFirst = css`
  .panel > .turn {
    order: -1;
    flex: 1 1 100%;
    margin-block: -0.4rem -0.5rem;
    color: var(--soft);
    text-align: end;
  }

  .panel fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    display: grid;
    gap: 0.4rem;
    justify-items: start;
    align-content: start;
  }

  .panel legend {
    padding: 0;
    margin-block-end: 0.4rem;
    font-weight: 700;
  }

  .check {
    display: flex;
    min-block-size: 1.6rem;
    align-items: center;
  }

  kbd {
    font: 0.8125rem var(--mono);
    border: 1px solid var(--line);
    border-radius: 3px;
    padding: 0 0.3em;
  }

  .why {
    position: absolute;
    z-index: 2;
    inline-size: min(22rem, 46%);
    overflow: auto;
    padding: 0.6rem 0.9rem;
    background: var(--sheet);
    border: 1px solid var(--ink);
    font-size: 0.9375rem;
    line-height: 1.4;
  }

  .why h2 {
    margin: 0 0 0.25rem;
    font-size: 1.07em;
  }

  .why p {
    margin: 0 0 0.25rem;
  }

  .why ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .why li {
    padding-block: 0.1rem;
    border-block-start: 1px solid var(--line);
  }

  .why li button {
    min-block-size: 1.5rem;
    padding: 0 0.4rem;
  }

  :host([projected]) :is(.why, .why :is(button, summary, .point)) {
    font-size: 24px;
  }

  .why li.deciding {
    font-weight: 700;
  }

  /* There is no room beside the mark, so the panel takes the place of the narration, where it covers
     nothing. */
  :is(.narration, .side) .why {
    position: static;
    inline-size: auto;
    max-block-size: none !important;
    margin-block-end: 0.5rem;
  }

  .side > .why {
    flex: 0 1 auto;
    margin-block: 0.75rem 0;
  }

  .narration > .why ~ .lines {
    display: none;
  }
`;
