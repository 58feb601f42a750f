import { css } from 'lit';

/** The styles of the picture. */
export const sweepStyles = css`
  .sweep text {
    font: 13px var(--mono);
    fill: var(--ink);
    text-anchor: middle;
    dominant-baseline: central;
    pointer-events: none;
  }

  .sweep .mark {
    cursor: pointer;
    outline: none;
  }

  .sweep .edge {
    fill: none;
    stroke: var(--line);
    pointer-events: all;
    cursor: pointer;
  }

  .sweep .axes text {
    font-size: 12px;
    fill: var(--soft);
  }

  .sweep .axes text:is(.now, .asked) {
    fill: var(--ink);
    font-weight: 700;
  }

  .sweep .axes text.asked {
    fill: var(--focus);
  }

  .sweep :is(.axes .name, .heading, .line) {
    text-anchor: start;
  }

  .sweep .heading {
    font: 700 13px var(--sans);
  }

  .sweep .axes .name {
    font: 12px var(--sans);
  }

  .sweep .line.none {
    font: 13px var(--sans);
    fill: var(--soft);
  }

  .sweep .cell rect {
    fill: none;
    stroke: var(--line);
    pointer-events: all;
  }

  .sweep .cell.later text {
    fill: var(--soft);
  }

  .sweep .cell.done rect,
  .sweep .alone .done {
    fill: var(--ink);
    fill-opacity: 0.18;
    stroke: none;
  }

  .sweep .cell.covered rect {
    fill: var(--line);
    stroke: none;
  }

  .sweep .cell.gone rect {
    stroke: none;
  }

  .sweep .cell.idle rect {
    fill: none;
    stroke-dasharray: 3 3;
  }

  .sweep .cell.idle text {
    fill: var(--soft);
  }

  .sweep .cell.halts rect,
  .sweep .alone .halts {
    fill: var(--n-position);
    stroke: none;
  }

  .sweep .cell.halts text {
    fill: var(--paper);
    font-weight: 700;
  }

  .sweep .cell.never rect {
    fill: var(--sheet);
    stroke: var(--p-position);
    stroke-width: 2;
  }

  .sweep .cell.now rect {
    stroke: var(--ink);
    stroke-width: 2.5;
    stroke-dasharray: none;
  }

  /* Among bars that are narrower than a finger a browser would guess which one is meant, and be wrong. */
  .sweep .bar rect {
    stroke: none;
    pointer-events: none;
  }

  .sweep .bar.now rect {
    stroke-width: 1;
  }

  .sweep .report rect {
    fill: transparent;
  }

  .sweep .report.now rect {
    fill: color-mix(in srgb, var(--n-position) 25%, var(--paper));
  }

  .sweep .report.now text {
    font-weight: 700;
  }

  .sweep .alone path {
    stroke: var(--line);
  }

  .sweep .alone text {
    font-size: 12px;
  }

  .sweep .alone text.name {
    fill: var(--soft);
  }

  .sweep .alone text.heading {
    font-size: 13px;
  }

  /* However a mark looks, the keyboard's place shows on it. */
  .sweep .mark.mark:focus-visible rect {
    stroke: var(--focus);
    stroke-width: 3;
  }

  :host([projected]) .sweep text {
    font-size: 24px;
  }

  @media (forced-colors: active) {
    .sweep .cell.now rect {
      stroke: Highlight;
    }
  }
`;
