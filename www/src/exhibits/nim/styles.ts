import { css } from 'lit';

/** What only this plate has: stones, bundles and threads, the board of digits. */
export const nimStyles = css`
  /* How large they are, the layout says. */
  .plate text.count {
    font: var(--count, 16px) var(--mono);
    fill: var(--ink);
    text-anchor: end;
    dominant-baseline: central;
  }

  .plate text.minus {
    font: calc(var(--count, 16px) * 0.75) var(--mono);
    fill: var(--soft);
    text-anchor: end;
    dominant-baseline: central;
  }

  .plate text.start {
    text-anchor: start;
  }

  .stone,
  .token {
    fill: var(--ink);
    stroke: var(--ink);
    stroke-width: 1.5;
    transition:
      cx 0.35s ease-in-out,
      cy 0.35s ease-in-out,
      fill-opacity 0.3s;
  }

  .stone,
  .bar {
    cursor: pointer;
    outline: none;
  }

  .stone:focus-visible,
  .bar:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 3px;
  }

  .token {
    fill: var(--soft);
    stroke: var(--soft);
  }

  .paired {
    fill: var(--paper);
    stroke: var(--soft);
  }

  .single {
    fill: var(--highlight);
    stroke: var(--ink);
    stroke-width: 2;
  }

  .stone.going {
    fill: var(--paper);
    stroke: var(--ink);
    stroke-dasharray: 3 3;
  }

  .empty {
    fill: none;
  }

  .thread {
    fill: none;
    stroke: var(--soft);
    stroke-width: 1.2;
  }

  .thread.snapped {
    stroke-dasharray: 2 7;
  }

  .bar {
    fill: var(--ink);
  }

  .bar.going {
    fill: var(--paper);
    stroke: var(--ink);
    stroke-dasharray: 3 3;
    pointer-events: none;
  }

  .plate .digits text {
    font: var(--digit, 16px) var(--mono);
    dominant-baseline: central;
  }

  .plate .digits text.heading {
    font: var(--heading, 12px) var(--sans);
    dominant-baseline: auto;
  }

  .plate .digits text.sum-label {
    font: 12px var(--sans);
  }

  :host([presenting]) .plate .digits text.sum-label {
    font-size: 24px;
  }

  .plate .digits text.sum-label {
    text-anchor: end;
  }

  .plate .digits text.one {
    fill: var(--ink);
    font-weight: 700;
  }

  .plate .digits text.changed {
    text-decoration: underline;
  }

  .plate .digits text.sum.one {
    fill: var(--ink);
  }

  .digits .deciding {
    fill: var(--highlight);
    fill-opacity: 0.28;
  }

  .digits .mend {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.5;
  }

  .digits .total {
    stroke: var(--ink);
    stroke-width: 1;
  }

  .cell {
    fill: none;
    stroke: var(--line);
    stroke-width: 1;
  }

  .cell.one {
    fill: var(--ink);
    stroke: var(--ink);
  }

  .cell.one.mending {
    fill: var(--highlight);
    stroke: var(--ink);
  }

  .play {
    font-size: 1rem;
  }

  :host([presenting]) .play,
  :host([presenting]) .play button {
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

  .play .about {
    margin: 0.3rem 0;
  }

  /* Before a class and in a frame there is the plate to point at. */
  :host(:is([presenting], [fit])) .play :is(.take, .about),
  :host([fit]) .play .class {
    display: none;
  }

  .badge {
    display: inline-block;
    padding: 0 0.5rem;
    border: 1.5px solid var(--ink);
    font: 700 1rem var(--mono);
  }

  @media (prefers-reduced-motion: reduce) {
    .stone,
    .token {
      transition: none;
    }
  }

  @media (forced-colors: active) {
    .stone,
    .token,
    .bar {
      fill: CanvasText;
      stroke: CanvasText;
    }

    .paired,
    .stone.going,
    .bar.going {
      fill: Canvas;
    }

    .single {
      fill: Highlight;
    }
  }
`;
