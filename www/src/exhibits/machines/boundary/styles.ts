import { css } from 'lit';

/** The styles of a system that is cut in two, and of the machine that somebody points at. */
export const boundaryStyles = css`
  .boundaries .part.pale {
    opacity: 0.45;
  }

  .boundaries rect {
    stroke: var(--line);
    stroke-width: 0.5;
  }

  .boundaries .zero {
    fill: var(--sheet);
  }

  .boundaries .one {
    fill: var(--ink);
  }

  .boundaries .above {
    fill: var(--n-position);
    stroke: none;
  }

  .boundaries .below {
    fill: var(--p-position);
    stroke: none;
  }

  .boundaries text.on-ink {
    fill: var(--paper);
  }

  .boundaries text.label {
    fill: var(--soft);
    font: 13px var(--sans);
  }

  .boundaries .boundary {
    cursor: ew-resize;
    outline: none;
    touch-action: none;
  }

  .boundaries .boundary path {
    stroke: var(--highlight);
    stroke-width: 4;
    paint-order: stroke;
  }

  .boundaries .boundary circle {
    fill: var(--highlight);
    stroke: var(--ink);
    stroke-width: 1.5;
  }

  .boundaries .boundary:focus-visible circle {
    stroke: var(--focus);
    stroke-width: 3.5;
  }

  .boundaries .signal path {
    stroke: var(--focus);
    stroke-width: 2.5;
  }

  .boundaries .signal polygon {
    fill: var(--focus);
  }

  .machine .edge {
    fill: none;
    stroke: var(--line);
  }

  .machine .picked {
    fill: none;
    stroke: var(--focus);
    stroke-width: 2.5;
  }
`;
