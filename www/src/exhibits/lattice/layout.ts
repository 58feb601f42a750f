import type { Transform } from '../../stage/plate-view.ts';

/** Where things stand in the plate, in CSS pixels, y downward. */
export interface Layout {
  width: number;
  height: number;
  /** Distance of two neighbours across, and the radius of a lost point's disc. */
  step: number;
  radius: number;
  x(m: number): number;
  y(n: number): number;
  plot: { left: number; right: number; top: number; bottom: number };
  axis: { apples: number; across: number; up: number };
  appleSize: number;
  labelEvery: { across: number; up: number };
}

/** Room for the labels at the left and below, at their ordinary size of 12 px. */
const LEFT = 40;
const LABELS = 22;
const RIGHT = 12;
const TOP = 14;

/** A step of at least this much leaves room for the apples under the axis. */
const APPLE_STEP = 13;

/**
 * Lays out columns × rows points in a box `width` wide and at most `tallest` high, its labels
 * `text` times their ordinary size.
 * Rows stand a quarter closer than columns where there is room, as in the printed plate; a
 * transform (pan and zoom) moves and spreads the points, while labels keep their size.
 */
export function layoutLattice(
  columns: number,
  rows: number,
  width: number,
  tallest: number,
  text: number,
  transform: Transform = { k: 1, x: 0, y: 0 },
): Layout {
  const [leftLabels, labels] = [LEFT * text, LABELS * text];
  const natural = (width - leftLabels - RIGHT) / columns;
  const below = (natural >= APPLE_STEP ? Math.min(30, natural) : 0) + labels;
  const squash = natural >= 30 ? 0.74 : 1;
  const room = Math.max(tallest - TOP - below, rows * 6);
  const up = Math.min(natural * squash, room / rows);
  const step = Math.min(natural, up * 1.6);
  const left = leftLabels + (natural - step) * columns * 0.5;
  const height = TOP + up * rows + below;
  const { k, x: panX, y: panY } = transform;
  const plotBottom = TOP + up * rows;
  return {
    width,
    height,
    step: step * k,
    radius: Math.min(Math.max(Math.min(step, up) * k * 0.24, 2.6), 16),
    x: (m) => k * (left + (m + 0.5) * step) + panX,
    y: (n) => k * (plotBottom - (n + 0.5) * up) + panY,
    plot: { left: left - 10, right: width, top: 0, bottom: plotBottom },
    axis: {
      apples: plotBottom + (below - labels) / 2,
      across: height - 6,
      up: left - 10,
    },
    appleSize: natural >= APPLE_STEP ? Math.min(22, step * 0.6) : 0,
    labelEvery: { across: every(step * k, 30 * text), up: every(up * k, 18 * text) },
  };
}

/** Every how many points a label fits: 1, 5, 10, 20. */
function every(step: number, room: number): number {
  return [1, 5, 10, 20].find((count) => count * step >= room) ?? 50;
}
