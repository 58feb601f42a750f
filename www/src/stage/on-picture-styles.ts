import { css } from 'lit';

/** On the picture of a game: the button beside the chosen move, who has won, and the label of a demonstration. */
export const onPictureStyles = css`
  .sheet > .planned {
    position: absolute;
    z-index: 2;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.6rem;
    max-inline-size: 100%;
    inline-size: max-content;
    font: 0.9375rem var(--serif);
    pointer-events: none;
  }

  .sheet > .planned > * {
    pointer-events: auto;
  }

  .sheet > .planned .take-these {
    min-block-size: 2.25rem;
    padding-inline: 0.9rem;
    border-radius: 4px;
    background: var(--ink);
    color: var(--paper);
    white-space: nowrap;
  }

  .sheet > .planned :is(.leaves, .wrong) {
    padding: 0.1rem 0.35rem;
    background: var(--paper);
    color: var(--soft);
  }

  .sheet > .planned .wrong {
    max-inline-size: min(18rem, 90cqi);
    border: 1px solid var(--ink);
    color: var(--ink);
  }

  /* Rows are low here, so a narrow box fits beside them. */
  @container (max-width: 34rem) {
    :host([fit]) .sheet > .planned {
      flex-direction: column;
      align-items: start;
      gap: 0;
    }
  }

  .ended {
    position: absolute;
    z-index: 1;
    inset: 0;
    margin: auto;
    inline-size: fit-content;
    block-size: fit-content;
    padding: 0.5rem 1.5rem 1rem;
    background: var(--paper);
    text-align: center;
  }

  /* Marks that show why the game is over stay visible. */
  .ended.beside {
    position: static;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.5rem;
    margin: 0 0 0.5rem;
    padding: 0;
  }

  .ended.beside p {
    margin: 0 0.5rem 0 0;
    font-size: 1.5rem;
    text-align: start;
  }

  :host([fit]) .ended.beside p {
    font-size: 1.125rem;
  }

  :host([presenting]) .ended.beside p {
    font-size: inherit;
  }

  .ended.beside a {
    margin: 0;
  }

  .ended a {
    display: block;
    margin-block-start: 0.5rem;
    font-size: 0.9375rem;
  }

  /* A class does not copy links, and a frame has no room for one. */
  :host([presenting]) .ended a,
  :host([fit]) .ended a {
    display: none;
  }

  .ended p {
    margin: 0 0 0.5rem;
    color: var(--ink);
    font-size: clamp(1.5rem, 6cqi, 3rem);
    line-height: 1.2;
  }

  .demonstration {
    position: absolute;
    inset: 0 auto auto 0;
    margin: 0;
    padding-inline-end: 0.5rem;
    background: var(--paper);
    color: var(--soft);
    font: 0.8125rem var(--sans);
    pointer-events: none;
  }

  .ended button {
    margin: 0;
  }

  @media (pointer: coarse) {
    .sheet > .planned .take-these,
    .ended button {
      min-block-size: 44px;
    }
  }

  :host([projected]) :is(.sheet > .planned, .ended) :is(button, span),
  :host([projected]) .demonstration {
    font-size: 24px;
  }
`;
