import { css } from 'lit';
import { chartStyles } from './chart-styles.ts';

/** A game under its picture: whose turn it is, the moves, and the chart of how it went. */
export const playStyles = css`
  ${chartStyles}

  .play {
    font-size: 1rem;
  }

  .play:focus {
    outline: none;
  }

  .play p {
    margin: 0 0 0.5rem;
  }

  /* A frame shows what is needed to play: the picture, whose turn it is, the moves, and a new game at the
     end. */
  :host([fit]) :is(.table, .plies, .play > .plain, .play .about) {
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
    :host([fit]) .play:has(.moves) > .turn {
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

  :host([projected]) .play,
  :host([projected]) .play button {
    font-size: 24px;
  }

  .play .moves {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: center;
  }

  .play :is(.plain, .asks) {
    margin-block: 0.6rem;
  }

  .plies {
    margin: 0.75rem 0;
  }

  .plies .numbers td {
    text-align: start;
    white-space: normal;
  }
`;
