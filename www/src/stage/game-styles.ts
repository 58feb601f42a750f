import { css } from 'lit';

/** The marks and buttons of a game. */
export const gameStyles = css`
  [role='gridcell'][id] {
    cursor: pointer;
    outline: none;
  }

  [role='gridcell']:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 3px;
  }

  .ghost {
    fill: none;
    stroke: var(--soft);
    stroke-width: 1.2;
  }

  .aside.play {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }

  .aside.play button {
    margin: 0;
  }

  .aside.play + .aside {
    margin-block-start: 0.5rem;
  }

  .why-button:not([aria-pressed='true']) {
    background: var(--ink);
    color: var(--paper);
  }

  @media (pointer: coarse) {
    .aside.play button {
      min-block-size: 44px;
    }
  }

  :host([projected]) .aside.play :is(button, span) {
    font-size: 24px;
  }

  .take {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem 0.75rem;
    align-items: center;
    margin-block: 0.4rem;
    font: 0.875rem var(--sans);
  }
`;
