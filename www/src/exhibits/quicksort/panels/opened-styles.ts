import { css } from 'lit';
import { sharedOpenedStyles } from '../../../stage/opened-styles.ts';

/** The styles of the panels: the program, the tree, charts, lanes. */
export const openedStyles = css`
  ${sharedOpenedStyles}

  .program code {
    padding-inline: 0.25rem;
    border-inline-start: 3px solid transparent;
  }

  .program code.lit {
    border-color: var(--ink);
    background: color-mix(in srgb, var(--highlight) 35%, transparent);
    font-weight: 700;
  }

  pre.areas {
    margin: 0.4rem 0 0;
    /* Letters may be a pixel taller than their line: this must not make the line scroll. */
    overflow: auto hidden;
    font: 0.8125rem / 1.25 var(--mono);
  }

  .claims {
    margin: 0.3rem 0;
    padding: 0;
    list-style: none;
  }

  .claims .broken {
    color: var(--p-position);
    font-weight: 700;
  }

  dl.pointers {
    display: flex;
    flex-wrap: wrap;
    gap: 0.2rem 1rem;
    margin: 0.3rem 0;
  }

  dl.pointers div {
    display: flex;
    gap: 0.35rem;
  }

  dl.pointers dt {
    font: 0.875rem var(--mono);
  }

  dl.pointers dd {
    margin: 0;
    font: 700 0.875rem var(--mono);
  }

  .tree rect {
    fill: var(--line);
    stroke: var(--soft);
    stroke-width: 0.5;
    cursor: pointer;
  }

  .tree rect.begun {
    fill: var(--soft);
  }

  .tree rect.small {
    stroke: var(--ink);
    stroke-dasharray: 2 2;
  }

  .tree rect.current {
    fill: var(--highlight);
    stroke: var(--ink);
    stroke-width: 1.5;
  }

  .picture text.lane {
    font: 700 15px var(--sans);
    fill: var(--ink);
    text-anchor: start;
  }

  .picture text:is(.bar-name, .count, .lane) {
    dominant-baseline: central;
  }

  .picture text.bar-name {
    font: 13px var(--sans);
    fill: var(--ink);
    text-anchor: start;
  }

  .bar {
    fill: var(--ink);
  }

  .picture text.count {
    font: 12px var(--mono);
    text-anchor: start;
  }
`;
