import { css } from 'lit';

export const pictureStyles = css`
  .shape {
    stroke: var(--ink);
    stroke-width: 2;
    fill: none;
  }

  .shape.tone-faint {
    fill: var(--sheet);
    stroke: var(--line);
  }

  circle.shape.tone-first,
  rect.shape.tone-first {
    fill: var(--ink);
  }

  circle.shape.tone-second,
  rect.shape.tone-second {
    fill: var(--sheet);
  }

  text.shape {
    pointer-events: none;
    font-size: 12px;
    stroke: none;
    fill: var(--ink);
    text-anchor: middle;
  }

  text.shape.tone-faint {
    fill: var(--soft);
  }

  .choice.open {
    cursor: pointer;
  }

  .choice.open .shape:not(text) {
    stroke: var(--soft);
  }

  .choice.going .shape:not(text) {
    stroke: var(--ink);
    stroke-width: 3;
    stroke-dasharray: 5 4;
  }

  .drawn {
    fill: var(--sheet);
    stroke: var(--soft);
    stroke-width: 2.5;
  }

  .script-label text {
    fill: var(--ink);
    font: 28px var(--mono, monospace);
    text-anchor: middle;
  }

  .script-moves {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
    max-height: 11rem;
    overflow: auto;
    margin: 0.4rem 0;
    padding: 2px;
    list-style: none;
  }

  .script-moves button {
    border: 1px solid var(--line);
    border-radius: 3px;
    max-width: 100%;
    overflow-wrap: anywhere;
    text-align: start;
  }

  .grundy {
    margin: 0.3rem 0 0.6rem;
  }

  .grundy ul {
    max-height: 9rem;
    overflow: auto;
  }

  .script-own {
    margin: 0.3rem 0;
    color: var(--soft);
  }
`;
