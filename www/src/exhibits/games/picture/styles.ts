import { css } from 'lit';

export const boardStyles = css`
  :host([projected]) .picture text {
    font-size: 24px;
  }

  .square {
    fill: var(--sheet);
    stroke: var(--line);
  }

  .square.off {
    fill: none;
    stroke-dasharray: 4 4;
  }

  .way {
    fill: none;
    stroke: var(--soft);
    stroke-width: 2;
  }

  .moved .square {
    fill: var(--paper);
    stroke: var(--soft);
  }

  .open .square {
    stroke: var(--soft);
    stroke-width: 1.5;
  }

  .ends .square {
    stroke: var(--ink);
    stroke-width: 3;
    fill: var(--highlight);
  }

  .held .square {
    stroke: var(--ink);
    stroke-width: 3;
  }

  .where {
    fill: var(--ink);
    font: 12px var(--sans);
    text-anchor: middle;
  }

  .goal {
    fill: none;
    stroke: var(--ink);
    stroke-width: 2;
    stroke-dasharray: 3 2;
  }

  .going .square {
    stroke: var(--ink);
    stroke-width: 2;
    stroke-dasharray: 5 4;
  }

  /* The move that gave the game away, and the one that would have kept it. */
  .missed .square,
  .choice.missed .shape {
    stroke: var(--ink);
    stroke-dasharray: 5 4;
  }

  .missed :is(.stone, .mark) {
    opacity: 0.4;
  }

  .better .square,
  .choice.better .shape {
    stroke: var(--n-position);
    stroke-width: 4;
  }

  .mark {
    fill: none;
    stroke: var(--ink);
    stroke-width: 4;
  }

  .stone {
    stroke: var(--ink);
    stroke-width: 2;
  }

  .stone.dark {
    fill: var(--ink);
  }

  .stone.light {
    fill: var(--sheet);
  }

  .drawn {
    fill: none;
    stroke: var(--soft);
    stroke-width: 2.5;
  }

  .dark ~ .lost,
  .dark ~ .won,
  .dark ~ .drawn {
    stroke-width: 2.5;
  }

  @media (forced-colors: active) {
    .stone.dark {
      fill: CanvasText;
    }

    .stone.light {
      fill: Canvas;
      stroke: CanvasText;
    }
  }
`;
