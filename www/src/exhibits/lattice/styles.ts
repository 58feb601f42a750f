import { css } from 'lit';

/** What only this plate has: the front, the raster, shaded marks, the path of a game. */
export const latticeStyles = css`
  :host {
    --least-plate: 7rem;
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

  .ahead {
    fill: var(--paper);
  }

  .pointed {
    fill: none;
    stroke: none;
  }

  .lost-shaded {
    stroke: var(--p-position);
    stroke-width: 3.5;
  }

  .won-shaded {
    stroke: var(--n-position);
    stroke-width: 1.5;
  }

  .plate text.number {
    font: 12px var(--mono);
    fill: #211d17;
    dominant-baseline: central;
    pointer-events: none;
  }

  .plate text.number.pale {
    fill: #fffdf8;
  }

  .scale {
    white-space: nowrap;
    font: 0.875rem var(--sans);
  }

  .ramp {
    display: inline-block;
    inline-size: 6rem;
    block-size: 0.7em;
    border: 1px solid var(--ink);
    background: linear-gradient(to right, var(--ramp-near), var(--ramp-far));
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

  .apple {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.2;
  }
`;
