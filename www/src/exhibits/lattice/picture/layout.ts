import { niceFrom } from '../../../stage/nice.ts';
import { LEAST_MAX_ZOOM, type Transform, viewLimits } from '../../../stage/picture-view.ts';
import { type Box, heightOf } from './table.ts';

/** Where everything in the picture is, in CSS pixels, with y downward. */
export interface Layout {
  width: number;
  height: number;
  /** The distance of two neighbours across and up, and the radius of a lost point's disc. */
  step: number;
  stepUp: number;
  radius: number;
  x(m: number): number;
  y(n: number): number;
  /** The inverse: which point, in fractions of a point, is at a place. */
  m(x: number): number;
  n(y: number): number;
  /**
   * The points whose marks are visible, whole or in part: from the first number up to, but without, the
   * second.
   */
  seen: { m: readonly [number, number]; n: readonly [number, number] };
  /** Marks would be too small or too many, so the picture is a raster with one square per point. */
  raster: boolean;
  /** The greatest magnification: larger marks are of no use. */
  maxZoom: number;
  plot: { left: number; right: number; top: number; bottom: number };
  axis: { across: number; up: number };
  /** The room above the points, for the apples of a position. */
  table: Box;
  labelEvery: { across: number; up: number };
  /** Two labels of the lower axis are at least this far apart. */
  labelRoom: number;
}

/** Room for the labels at the left and below, if they have their ordinary size of 12 px. */
const LEFT = 40;
const LABELS = 22;
const RIGHT = 12;
/** Half the width of a label with four digits, and so half the distance of two labels. */
const HALF_LABEL = 15;
const TOP = 14;

/** Rows are never closer than this, because a mark has a least size. */
const LEAST_STEP = 5.2;

/** The distance of rows divided by that of columns is at most FARTHEST, and the inverse at most WIDEST. */
const [FARTHEST, WIDEST] = [1.4, 2.4];
/**
 * Below a picture narrower than NARROW px there are sentences that need room, so its rows are closer: CLOSER,
 * but at least CLOSE px.
 */
const [NARROW, CLOSER, CLOSE] = [600, 0.74, 21];

/** What is above the points: a number of apples with a line of words, or only the line. */
export type Held = { readonly pieces: number } | 'words' | 'nothing';

/** The room for apples above the points: at most this part of the height, and within these limits in px. */
const BAND = { part: 0.26, least: 44, most: 160 } as const;
/** The room for a line of words alone. */
const LINE = 28;
/** A picture up to this height has room only for its points. */
const LOW = 200;

/** The height of the room above the points, in a picture of this width and at most this height. */
export function bandOf(held: Held, width: number, tallest: number): number {
  if (held === 'nothing' || tallest <= LOW) return 0;
  if (held === 'words') return LINE;
  const most = Math.min(BAND.most, Math.max(BAND.least, tallest * BAND.part));
  return heightOf(held.pieces, width, most);
}

/** A picture with up to this many points per side shows a mark for each one unless it is magnified. */
export const MARKED_SIDE = 40;
/** The picture is a raster if marks would be closer than this, or more than this many. */
const MARK_STEP = 9;
const MOST_MARKS = 2000;
/** From this many screen pixels per square on, nobody sees that squares differ by a pixel. */
export const CRISP = 4;
/** Larger distances of marks than this are of no use. */
const LARGEST_STEP = 64;
/** The greatest magnification that a link can hold. */
const MOST_ZOOM = viewLimits.zoom.max / 100;

/**
 * Lays out columns × rows points in a box `width` wide and at most `tallest` high. Labels are `text` times
 * their ordinary size. Rows of marks are as far apart as the height and `farthest` allow. A transform (pan
 * and zoom) moves and spreads the points, while labels keep their size. A `band` above the points is left free.
 */
export function layoutLattice(
  columns: number,
  rows: number,
  width: number,
  tallest: number,
  text: number,
  transform: Transform = { k: 1, x: 0, y: 0 },
  band = 0,
): Layout {
  const [leftLabels, labels] = [LEFT * text, LABELS * text];
  const marked = Math.max(columns, rows) <= MARKED_SIDE;
  const right = marked ? RIGHT : HALF_LABEL * text;
  const natural = (width - leftLabels - right) / columns;
  const top = TOP + band;
  const room = Math.max(tallest - top - labels, marked ? rows * LEAST_STEP : 0);
  const fitting = Math.min(marked ? farthest(natural, width) : natural, room / rows);
  const step = marked ? Math.min(natural, fitting * WIDEST) : squares(Math.min(natural, fitting));
  const up = marked ? fitting : step;
  const left = leftLabels + (natural - step) * columns * 0.5;
  const height = top + up * rows + labels;
  const { k, x: panX, y: panY } = transform;
  const plotBottom = top + up * rows;
  const plot = { left: leftLabels - 10, right: width, top: band, bottom: plotBottom };
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
      across: height - 6,
      up: Math.max(leftLabels, k * left + panX) - 10,
    },
    table: { left: 0, right: width, top: 0, bottom: band },
    labelEvery: { across: every(step * k, 2 * HALF_LABEL * text), up: every(up * k, 18 * text) },
    labelRoom: 2 * HALF_LABEL * text,
  };
}

/** The greatest distance of two rows of marks. */
function farthest(across: number, width: number): number {
  const most = across * FARTHEST;
  return width < NARROW ? Math.min(most, Math.max(across * CLOSER, CLOSE)) : most;
}

/**
 * Small squares get a whole number of screen pixels. Otherwise some would be twice as large as others, and
 * the eye would see a pattern that is not there.
 */
function squares(step: number): number {
  const pixels = step * scale();
  return pixels >= 1 && pixels < CRISP ? Math.floor(pixels) / scale() : step;
}

/** Screen pixels per CSS pixel; stills are made without a screen. */
const scale = (): number => globalThis.devicePixelRatio ?? 1;

/** The distance of two labels in points, so that they fit: 1, 5, 10, 20, 50, 100, ... */
function every(step: number, room: number): number {
  if (step >= room) return 1;
  return Math.max(5, niceFrom(room / step));
}

/** The coarsest level that the core paints. */
const COARSEST = 5;

/** The level at which a pixel of a tile is between half a screen pixel and a whole one. */
export function levelOf({ step }: Layout): number {
  return Math.min(COARSEST, Math.max(0, Math.floor(-Math.log2(step * scale()))));
}
