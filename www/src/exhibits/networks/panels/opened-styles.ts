import { css } from 'lit';
import { sharedOpenedStyles } from '../../../stage/opened-styles.ts';

/** Styles of the panels. */
export const openedStyles = css`
  /* At the finger, where what is asked is said below the picture. */
  /* In a frame the card of a comparator takes the room of the verdict, and little of the picture's. */
  :host([fit]) .narration > .why ~ .verdict {
    display: none;
  }

  :host([fit]) .narration .why {
    padding: 0.25rem 0.6rem;
    margin: 0;
    font-size: inherit;
    line-height: 1.3;
  }

  :host([fit]) .narration .why :is(h2, .acts) {
    display: inline;
    margin-inline-end: 0.4rem;
  }

  .at-mark {
    position: absolute;
    z-index: 2;
    display: flex;
    justify-content: center;
    gap: 0.4rem;
    inline-size: 240px;
    margin: 0;
  }

  .at-mark button {
    min-block-size: 2.75rem;
    background: var(--sheet);
  }

  ${sharedOpenedStyles}

  /* In a frame what was asked has little room. */
  :host([fit]) .why :is(h2, p) {
    margin-block: 0.1rem;
    font-size: 0.9375rem;
  }

  :host([fit]) .why .acts {
    display: inline-block;
  }

  :host([fit]) .why button {
    min-block-size: 1.5rem;
    padding: 0.1rem 0.5rem;
  }

  .gallery {
    border-collapse: collapse;
    font: 0.875rem / 1.3 var(--sans);
  }

  .gallery :is(th, td) {
    padding: 0.15rem 0.9rem 0.15rem 0;
    text-align: start;
    font-weight: 400;
  }

  .gallery th {
    color: var(--soft);
  }

  .gallery :is(th, td):nth-last-child(-n + 2) {
    text-align: end;
  }

  .gallery input {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: 0;
  }

  @media (max-width: 30rem) {
    .gallery :is(th, td) {
      padding-inline-end: 0.4rem;
    }

    .gallery th {
      font-size: 0.75rem;
    }
  }

  /* On the narrowest screens a heading may break where it must. */
  @media (max-width: 22.5rem) {
    .gallery {
      font-size: 0.75rem;
    }

    .gallery th {
      overflow-wrap: anywhere;
    }
  }

  .credits {
    margin: 0.3rem 0;
    padding-inline-start: 1.2rem;
  }

  table.sides {
    border-collapse: collapse;
    font: 0.875rem var(--sans);
    font-variant-numeric: tabular-nums;
  }

  /* A heading stands over its buttons, and as far in as their words. */
  .funnel .numbers :is(th, td):nth-child(2) {
    text-align: start;
  }

  .funnel .numbers thead th:nth-child(2) {
    padding-inline-start: 1.75rem;
  }

  .sizes {
    margin: 0.4rem 0;
    padding: 0;
    list-style: none;
    font: 0.875rem var(--sans);
  }

  .sizes li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.6rem;
    align-items: center;
  }

  .sizes span {
    inline-size: 11rem;
  }

  .sizes b {
    inline-size: 2.5rem;
    text-align: end;
  }

  .apart .wire-name {
    display: inline-block;
    min-inline-size: 24px;
    padding-inline: 4px;
    border: 1px solid var(--soft);
    border-radius: 12px;
    font: 12px/22px var(--mono);
    text-align: center;
  }

  .covers {
    display: flex;
    flex-wrap: wrap;
    gap: 0.1rem 1.25rem;
    margin: 0.3rem 0;
    padding: 0;
    list-style: none;
    font: 0.875rem var(--mono);
  }

  .panel fieldset.counting {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    align-items: center;
  }

  .panel .counting legend {
    float: inline-start;
    margin: 0;
    padding-inline-end: 0.25rem;
    font: 0.875rem / 1.6rem var(--sans);
  }

  .network-text textarea {
    margin-block: 0.4rem;
    white-space: pre;
    overflow: auto;
  }

  .program pre {
    max-block-size: max(12rem, min(42rem, 78svh));
  }

  .panel > :is(.principle, .argument) {
    flex: 1 1 18rem;
    min-inline-size: 0;
    max-inline-size: 34rem;
  }

  .slider {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    align-items: center;
  }

  .slider input {
    flex: 1 1 10rem;
    min-block-size: 1.75rem;
    margin: 0;
    accent-color: var(--ink);
  }

  .sides {
    margin-block: 0.5rem;
  }

  .sides :is(th, td) {
    block-size: 1.4rem;
    padding: 0 0.45rem;
    font-weight: 400;
    text-align: center;
  }

  @container (max-width: 30rem) {
    .sides :is(th, td) {
      padding-inline: 0.2rem;
    }
  }

  .sides thead th {
    padding-block-end: 0.3rem;
    font-size: 0.75rem;
    line-height: 1.2;
    vertical-align: bottom;
    color: var(--soft);
  }

  .sides tbody th {
    color: var(--soft);
  }

  .sides td .chart {
    margin-inline: auto;
  }

  .sides td.network {
    padding-inline: 0.5rem;
    border-inline: 1px solid var(--ink);
    background: var(--paper);
  }

  .sides td.astray {
    color: var(--p-position);
    font-weight: 700;
    text-decoration: underline;
  }

  .steps {
    margin: 0.3rem 0;
    padding-inline-start: 1.4rem;
  }

  .steps li {
    margin-block-end: 0.5rem;
  }

  .chart .chart-bar.mine {
    fill: var(--ink);
  }

  .chart .under {
    stroke: var(--sheet);
    stroke-width: 4;
  }

  .chart :is(.cover, .stair) {
    fill: none;
    stroke: var(--soft);
    stroke-width: 1.5;
    stroke-linejoin: round;
  }

  .chart :is(.node, .bit) {
    fill: var(--sheet);
    stroke: var(--ink);
    stroke-width: 1.5;
  }

  .chart .bit.one {
    fill: var(--ink);
  }

  @media (forced-colors: active) {
    .chart .chart-bar.mine {
      fill: Highlight;
    }

    .chart :is(.node, .bit) {
      fill: Canvas;
    }

    .chart .bit.one {
      fill: CanvasText;
    }

    .chart :is(.cover, .node, .bit, .stair) {
      stroke: CanvasText;
    }

    .chart .under {
      stroke: Canvas;
    }
  }
`;
