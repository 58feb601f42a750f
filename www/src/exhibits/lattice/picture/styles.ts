import { css } from 'lit';

/** Styles of what only this picture has: the front, the apples, the path of a game. */
export const latticeStyles = css`
  :host {
    --least-picture: 7rem;
  }

  .circled {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.3;
  }

  .front {
    stroke: var(--ink);
    stroke-width: 1.3;
    stroke-dasharray: 1.5 4;
  }

  .violation {
    fill: none;
    stroke: var(--ink);
    stroke-width: 2.5;
  }

  line.played {
    stroke: var(--ink);
    stroke-width: 2.5;
  }

  line.played.second {
    stroke-dasharray: 4 3;
  }

  line.played.missed {
    stroke: var(--soft);
    stroke-dasharray: 2 4;
  }

  .token {
    fill: none;
    stroke: var(--ink);
    stroke-width: 3;
  }

  .legal {
    fill: none;
    stroke: var(--highlight);
    stroke-width: 3;
  }

  /* The keyboard sees where it is; a pointer touches the apples below. */
  .apples {
    position: absolute;
    inset-inline: 0;
    display: flex;
    pointer-events: none;
  }

  .apples button {
    flex: 1;
    margin: 0;
    border: 0;
    background: none;
  }

  .piece path {
    fill: var(--sheet);
    stroke: var(--ink);
    stroke-width: 1.3;
  }

  .piece .stalk {
    fill: none;
  }

  .yours .piece:not([class*='gone']) {
    cursor: pointer;
  }

  .yours .piece:not([class*='gone']):hover .body,
  .piece.picked .body {
    fill: var(--highlight);
  }

  .piece:is(.gone-whole, .gone-half) path,
  .piece .eaten {
    fill: none;
    stroke: var(--soft);
    stroke-dasharray: 2 3;
  }

  .picture text.edge {
    font: 12px var(--serif);
    text-anchor: middle;
    dominant-baseline: central;
  }

  .picture text.note:is(.given, .line) {
    font-size: 14px;
    stroke: var(--paper);
    stroke-width: 3;
    paint-order: stroke;
  }

  .picture text.note.line {
    font-size: 16px;
  }

  :host([projected]) .picture text.note:is(.given, .line) {
    font-size: 24px;
  }

  .picture text.note.line.over {
    font-size: clamp(16px, 5.5cqi, 28px);
    font-weight: 700;
    text-anchor: middle;
  }

  :host([projected]) .aside button {
    font-size: 24px;
  }

  .demonstration {
    position: absolute;
    inset: 0 0 auto auto;
    margin: 0;
    padding: 0.1rem 0.5rem;
    background: var(--sheet);
    border: 1px solid var(--line);
    font: 0.8125rem var(--sans);
    color: var(--soft);
    pointer-events: none;
  }

  /* In a frame the question and its buttons share a line where they can. */
  :host([fit]) .aside p {
    display: inline-block;
    margin: 0 0.6rem 0 0;
  }

  :host([fit]) .aside button.primary {
    padding-inline: 0.25rem;
    margin-inline-end: 0.25rem;
  }
`;
