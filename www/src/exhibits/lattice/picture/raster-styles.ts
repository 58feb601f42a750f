import { css } from 'lit';

/** Styles of the raster, and of marks that show a number. */
export const rasterStyles = css`
  /* The raster has the same place in the sheet as its picture. */
  canvas.raster {
    inset-block-start: auto;
    align-self: center;
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

  .picture text.number {
    font: 12px var(--mono);
    fill: #211d17;
    dominant-baseline: central;
    pointer-events: none;
  }

  .picture text.number.pale {
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
`;
