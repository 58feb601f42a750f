import { css } from 'lit';

/** What opens around the plate: the apples of a game, the editors, the patterns. */
export const openedStyles = css`
  .table svg {
    display: block;
    max-inline-size: 100%;
    block-size: auto;
  }

  .piece .all,
  .piece .stalk {
    fill: var(--sheet);
    stroke: var(--ink);
    stroke-width: 1;
  }

  .piece .half {
    fill: none;
    stroke: var(--soft);
    stroke-width: 0.8;
    stroke-dasharray: 1.5 1.5;
  }

  .piece .stalk {
    fill: none;
  }

  .piece rect {
    fill: transparent;
  }

  .yours .piece rect {
    cursor: pointer;
  }

  .yours .piece:has(.eat-all:hover) .all,
  .yours .piece:has(.eat-half:hover) .half {
    fill: var(--highlight);
  }

  .vectors {
    display: grid;
    gap: 0;
    inline-size: max-content;
  }

  .vectors > div {
    display: flex;
  }

  .vectors :is(button, span) {
    inline-size: 28px;
    block-size: 28px;
    min-block-size: 28px;
    padding: 0;
    border: 1px solid var(--line);
    font: 0.9375rem/26px var(--sans);
    text-align: center;
    color: var(--soft);
  }

  .vectors :is(.step, .ray) {
    color: var(--ink);
    background: var(--paper);
    font-weight: 700;
  }

  .vectors .lost {
    color: var(--p-position);
  }

  .vectors .won {
    color: var(--n-position);
  }

  .panel .wide {
    max-inline-size: 28rem;
  }

  .panel ul {
    margin: 0;
    padding-inline-start: 1.2rem;
  }

  .panel .plain {
    margin: 0;
  }

  svg.block {
    max-inline-size: 100%;
    block-size: auto;
  }
`;
