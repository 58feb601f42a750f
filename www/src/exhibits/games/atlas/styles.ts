import { css } from 'lit';

/** The styles of the graph of a game. */
export const atlasStyles = css`
  svg.atlas [role='gridcell'] {
    cursor: pointer;
    outline: none;
  }

  svg.atlas [role='gridcell']:focus-visible :is(.lost, .won, .drawn, .not-yet, .ground) {
    outline: 2px solid var(--focus);
    outline-offset: 3px;
  }

  svg.atlas .here {
    fill: none;
    stroke: var(--focus);
    stroke-width: 2;
    pointer-events: none;
  }

  svg.atlas .ground {
    fill: var(--sheet);
    stroke: var(--line);
  }

  svg.atlas .chosen > :is(.lost, .won, .drawn, .not-yet, .ground) {
    stroke: var(--ink);
    stroke-width: 3;
  }

  /* They cover the lines to them, and the points at which they waited. */
  svg.atlas :is(circle.won, rect.drawn:not(.bar)) {
    fill: var(--paper);
  }

  svg.atlas .drawn {
    stroke-width: 1.5;
  }

  svg.atlas .waiting {
    fill: none;
    stroke: var(--soft);
    stroke-linecap: round;
  }

  svg.atlas .edges path {
    fill: none;
  }

  svg.atlas :is(path.before, path.after) {
    stroke: var(--soft);
    stroke-width: 1;
  }

  svg.atlas path.before {
    stroke-dasharray: 3 3;
  }

  svg.atlas path.deciding {
    stroke: var(--ink);
    stroke-width: 2.5;
  }

  svg.atlas .bar {
    stroke: var(--ink);
    stroke-width: 0.5;
  }

  svg.atlas .bar.unknown {
    fill: none;
    stroke: var(--soft);
  }

  svg.atlas .bar.lost {
    fill: var(--p-position);
  }

  svg.atlas .bar.won {
    fill: var(--sheet);
    stroke: var(--n-position);
    stroke-width: 1.5;
  }

  svg.atlas .bar.drawn {
    fill: var(--line);
    stroke: var(--soft);
  }

  .sheet > .dot-name {
    position: absolute;
    z-index: 2;
    max-inline-size: 14rem;
    margin: 0;
    padding: 0.1rem 0.4rem;
    border: 1px solid var(--ink);
    background: var(--paper);
    color: var(--ink);
    font: 0.875rem/1.35 var(--serif);
    pointer-events: none;
  }

  .atlas-position {
    margin: 0;
    font: 1rem/1.25 var(--mono);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  .atlas-options {
    margin: 0.3rem 0;
    padding: 0;
    list-style: none;
    max-block-size: 14rem;
    overflow: auto;
  }

  .atlas-options .decides {
    font-weight: 700;
  }
`;
