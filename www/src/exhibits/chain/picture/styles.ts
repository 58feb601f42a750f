import { css } from 'lit';

/** The styles of this picture alone: objects and their joints, bars of values, groups. */
export const chainStyles = css`
  .picture text,
  :host([projected]) .picture text {
    font-size: var(--font, 12px);
  }

  .object {
    fill: var(--sheet);
    stroke: var(--ink);
    stroke-width: 2.5;
  }

  .object:is(:hover, :focus-visible),
  .joint:is(:hover, :focus-visible) {
    stroke: var(--ink);
  }

  .object.going {
    fill: var(--paper);
    stroke-dasharray: 5 4;
  }

  .numbers {
    pointer-events: none;
  }

  .picture text.number {
    fill: var(--soft);
    dominant-baseline: central;
  }

  .joint {
    fill: var(--ink);
    stroke: var(--paper);
    stroke-width: 1;
  }

  .joint.going {
    fill: var(--highlight);
    stroke: var(--ink);
  }

  .joint.barred {
    fill: var(--soft);
    cursor: not-allowed;
  }

  .link {
    fill: none;
    stroke: var(--ink);
    stroke-width: 2.5;
    transition: opacity 0.3s;
  }

  .link.gone {
    opacity: 0;
  }

  .cell {
    fill: var(--line);
  }

  .cell.taken {
    fill: var(--highlight);
  }

  .empty {
    fill: none;
  }

  .picture text.digit {
    fill: var(--soft);
  }

  .bar.loses {
    fill: var(--p-position);
  }

  .bar.wins {
    fill: var(--paper);
    stroke: var(--n-position);
    stroke-width: 2;
  }

  .bar.planned {
    stroke: var(--ink);
    stroke-width: 2;
  }

  .picture text.plies {
    fill: var(--ink);
  }

  .picture text.plies.deciding {
    font-weight: 700;
  }

  .picture text.name {
    font-family: var(--sans);
    text-anchor: end;
  }

  .picture text.first {
    text-anchor: start;
  }

  .grouped {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.6;
    transition:
      cx 0.5s ease-in-out,
      opacity 0.3s;
  }

  .grouped.gone {
    opacity: 0;
  }

  .picture text.notation {
    text-anchor: start;
  }

  .bar {
    transition:
      y 0.3s,
      height 0.3s;
  }

  .play p,
  .better {
    margin: 0.3rem 0;
  }

  @media (prefers-reduced-motion: reduce) {
    .grouped,
    .link,
    .bar {
      transition: none;
    }
  }

  @media (forced-colors: active) {
    .bar.loses {
      fill: CanvasText;
    }

    .bar.wins {
      stroke: CanvasText;
    }
  }
`;
