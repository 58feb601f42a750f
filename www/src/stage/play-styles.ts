import { css } from 'lit';

/** A game under its plate: whose turn it is, the moves, and the chart of how it went. */
export const playStyles = css`
  .play {
    font-size: 1rem;
  }

  .play:focus {
    outline: none;
  }

  .play p {
    margin: 0 0 0.5rem;
  }

  /* In a frame there is the plate to play on: whose turn it is, the moves, and a new game at the end. */
  :host([fit]) :is(.table, .chart, .play > .plain, .play .about) {
    display: none;
  }

  :host([fit]) .play {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75rem;
    align-items: center;
    font-size: 0.875rem;
  }

  :host([fit]) .play p {
    margin: 0;
  }

  :host([fit]) .play.over > .plain {
    display: block;
  }

  :host([fit]) .play.over > .plain button:not(:first-child) {
    display: none;
  }

  @container (max-height: 34rem) and (max-width: 30rem) {
    :host([fit]) .play:has(.moves) > p[role='status'] {
      display: none;
    }

    :host([fit]) .play .moves {
      gap: 0.25rem;
    }

    :host([fit]) .play button {
      min-block-size: 1.5rem;
      padding: 0 0.35rem;
      font-size: 0.8125rem;
    }
  }

  :host([presenting]) .play,
  :host([presenting]) .play button {
    font-size: 24px;
  }

  .play .moves {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: center;
  }

  .play .plain {
    margin-block: 0.6rem;
  }

  .chart {
    margin: 0.75rem 0;
  }

  .chart ol {
    display: flex;
    margin: 0.5rem 0;
    padding: 0;
    list-style: none;
    overflow-x: auto;
    block-size: 104px;
  }

  .chart ol li {
    flex: 0 0 auto;
  }

  .chart ol button {
    position: relative;
    display: block;
    inline-size: 24px;
    min-inline-size: 24px;
    block-size: 100px;
    padding: 0;
    border: 0;
    background: linear-gradient(var(--ink), var(--ink)) center / 100% 1px no-repeat;
  }

  .chart ol span {
    position: absolute;
    inset-inline: 5px;
    border: 1.5px solid var(--n-position);
  }

  .chart ol .up span {
    inset-block-end: 50%;
  }

  .chart ol .down span {
    inset-block-start: 50%;
    background: var(--p-position);
    border-color: var(--p-position);
  }

  .chart .blunder::after {
    content: '×';
    position: absolute;
    inset-inline: 0;
    inset-block-start: 0;
    font: 700 1rem var(--sans);
    color: var(--ink);
  }

  .chart ol button[aria-current='step'] {
    outline: 2px solid var(--highlight);
    outline-offset: -2px;
  }
`;
