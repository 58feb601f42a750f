import { css } from 'lit';
import { chartStyles } from '../../../stage/chart-styles.ts';

/** Styles of what opens around the heaps: a take by numbers, the rules, the table, the courses of play. */
export const openedStyles = css`
  ${chartStyles}

  .better {
    margin: 0.4rem 0;
    padding-inline-start: 1.2rem;
  }

  .badge {
    display: inline-block;
    padding: 0 0.5rem;
    border: 1.5px solid var(--ink);
    font: 700 1rem var(--mono);
  }

  .argument {
    overflow-x: auto;
  }

  .argument table {
    border-collapse: collapse;
    font: 0.875rem var(--mono);
  }

  .argument :is(td, th) {
    padding: 0.15rem 0.7rem 0.15rem 0;
    text-align: start;
    border-block-end: 1px solid var(--line);
  }

  .argument .blunder td {
    font-weight: 700;
  }

  .panel .presets {
    grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
    gap: 0 1rem;
    max-inline-size: 34rem;
    flex: 1 1 20rem;
  }

  .panel .wide {
    max-inline-size: 26rem;
  }

  .field.wide :is(.about, .wrong) {
    display: block;
  }

  svg.course {
    display: block;
  }

  .classes {
    display: grid;
    gap: 0.4rem;
    padding: 0;
    list-style: none;
  }

  svg.course text {
    font: 12px var(--mono);
    fill: var(--soft);
    text-anchor: middle;
  }

  svg.course .won {
    stroke: var(--n-position);
  }

  svg.course .at {
    fill: none;
    stroke: var(--highlight);
    stroke-width: 4;
  }

  svg.course text.node {
    fill: var(--ink);
    dominant-baseline: central;
  }

  svg.course text.node.on-lost {
    fill: var(--paper);
  }

  svg.course line {
    stroke: var(--soft);
  }

  .side-by-side {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 2.5rem;
  }

  .panel h2 {
    margin: 0 0 0.3rem;
    font-size: 1rem;
  }

  .panel > div,
  .side-by-side,
  .side-by-side > * {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
`;
