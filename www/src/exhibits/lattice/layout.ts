import { LEAST_MAX_ZOOM, type Transform, viewLimits } from '../../stage/plate-view.ts';

/** Where things stand in the plate, in CSS pixels, y downward. */
export interface Layout {
  width: number;
  height: number;
  /** Distance of two neighbours across and up, and the radius of a lost point's disc. */
  step: number;
  stepUp: number;
  radius: number;
  x(m: number): number;
  y(n: number): number;
  /** The other way: which point, in fractions of a point, stands at a place. */
  m(x: number): number;
  n(y: number): number;
  /** The points whose marks are seen, whole or in part, as ranges of m and n: from, up to, exclusive. */
  seen: { m: readonly [number, number]; n: readonly [number, number] };
  /** Marks are too small here, or too many: the plate is a raster, one square a point. */
  raster: boolean;
  /** The magnification at which marks are as large as anyone needs. */
  maxZoom: number;
  plot: { left: number; right: number; top: number; bottom: number };
  axis: { apples: number; across: number; up: number };
  appleSize: number;
  labelEvery: { across: number; up: number };
  /** Two labels of the axis below stand at least this far apart. */
  labelRoom: number;
}

/** Room for the labels at the left and below, at their ordinary size of 12 px. */
const LEFT = 40;
const LABELS = 22;
const RIGHT = 12;
/** Half of a label of four digits, and of the room of two neighbours. */
const HALF_LABEL = 15;
const TOP = 14;

/** A step of at least this much leaves room for the apples under the axis. */
const APPLE_STEP = 13;

/** Rows are never closer than this, for a mark has its least size; so close, there are no apples. */
const LEAST_STEP = 5.2;
const ROOMY_STEP = 8;

/** Plates up to this many points a side keep a mark for each at rest. */
const MARKED_SIDE = 40;
/** Marks closer than this are drawn as a raster, and so are more than this many. */
const MARK_STEP = 9;
const MOST_MARKS = 2000;
/** Squares of this many pixels of the screen differ too little to be seen. */
export const CRISP = 4;
/** Magnified to this step, marks are as large as anyone needs. */
const LARGEST_STEP = 64;
/** No further than a link can say. */
const MOST_ZOOM = viewLimits.zoom.max / 100;

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
  const marked = Math.max(columns, rows) <= MARKED_SIDE;
  const right = marked ? RIGHT : HALF_LABEL * text;
  const natural = (width - leftLabels - right) / columns;
  const appleRow = Math.min(30, natural);
  // In a low frame the marks come before the apples.
  const roomy = tallest - TOP - labels - appleRow >= rows * ROOMY_STEP;
  const apples = natural >= APPLE_STEP && marked && roomy;
  const below = (apples ? appleRow : 0) + labels;
  const squash = natural >= 30 ? 0.74 : 1;
  const room = marked ? Math.max(tallest - TOP - below, rows * LEAST_STEP) : tallest - TOP - below;
  const fitting = Math.min(natural * squash, room / rows);
  const step = marked ? Math.min(natural, fitting * 1.6) : squares(Math.min(natural, fitting));
  const up = marked ? fitting : step;
  const left = leftLabels + (natural - step) * columns * 0.5;
  const height = TOP + up * rows + below;
  const { k, x: panX, y: panY } = transform;
  const plotBottom = TOP + up * rows;
  const plot = { left: leftLabels - 10, right: width, top: 0, bottom: plotBottom };
  const m = (x: number) => ((x - panX) / k - left) / step - 0.5;
  const n = (y: number) => (plotBottom - (y - panY) / k) / up - 0.5;
  const range = (from: number, to: number, count: number) =>
    [
      Math.min(count, Math.max(0, Math.floor(from + 0.5))),
      Math.min(count, Math.max(0, Math.ceil(to + 0.5))),
    ] as const;
  const all = { m: [0, columns], n: [0, rows] } as const;
  const within = {
    m: range(m(plot.left), m(plot.right), columns),
    n: range(n(plot.bottom), n(plot.top), rows),
  };
  const seen = marked ? all : within;
  const marks = (seen.m[1] - seen.m[0]) * (seen.n[1] - seen.n[0]);
  return {
    width,
    height,
    step: step * k,
    stepUp: up * k,
    radius: Math.min(Math.max(Math.min(step, up) * k * 0.24, 2.6), 16),
    x: (at) => k * (left + (at + 0.5) * step) + panX,
    y: (at) => k * (plotBottom - (at + 0.5) * up) + panY,
    m,
    n,
    seen,
    raster: !marked && (step * k < MARK_STEP || marks > MOST_MARKS),
    maxZoom: Math.min(Math.max(LEAST_MAX_ZOOM, LARGEST_STEP / step), MOST_ZOOM),
    plot,
    axis: {
      apples: plotBottom + (below - labels) / 2,
      across: height - 6,
      up: Math.max(leftLabels, k * left + panX) - 10,
    },
    appleSize: apples ? Math.min(22, step * 0.6) : 0,
    labelEvery: { across: every(step * k, 2 * HALF_LABEL * text), up: every(up * k, 18 * text) },
    labelRoom: 2 * HALF_LABEL * text,
  };
}

/**
 * A little larger than a pixel of the screen, squares have a whole number of them, lest some come
 * out twice as large as others and weave a pattern that is not there.
 */
function squares(step: number): number {
  const pixels = step * scale();
  return pixels >= 1 && pixels < CRISP ? Math.floor(pixels) / scale() : step;
}

/** Pixels of the screen in one of the page; there is no screen where stills are made. */
const scale = (): number => globalThis.devicePixelRatio ?? 1;

/** Every how many points a label fits: 1, 5, 10, 20, 50, 100, ... */
function every(step: number, room: number): number {
  if (step >= room) return 1;
  const least = room / step;
  const power = 10 ** Math.floor(Math.log10(least));
  const nice = [1, 2, 5, 10].map((count) => count * power).find((count) => count >= least);
  return Math.max(5, nice ?? 10 * power);
}

/** Coarsest level that the core paints. */
const COARSEST = 5;

/** The level at which a pixel of a raster's tile is one of the screen, or down to half of one. */
export function levelOf({ step }: Layout): number {
  return Math.min(COARSEST, Math.max(0, Math.floor(-Math.log2(step * scale()))));
}
