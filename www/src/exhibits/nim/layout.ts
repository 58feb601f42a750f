import type { Size } from '../../stage/plate-view.ts';
import { columnsOf } from './bundles.ts';

/** Heaps of more stones are drawn as bars: nobody counts them. */
export const MOST_DRAWN = 40;
/** Room of a stone and height of a row, in px, at most; and the least height of a row. */
const [STONE, ROW, LEAST_ROW, LEAST_STACKED] = [54, 132, 22, 42];
/** In rows lower than this, in px, text is small. */
const LOW_ROW = 28;
/** Room between two columns of bundles, in stones: at least, and where there is more. */
const [GAP, WIDEST_GAP] = [1.2, 4];
/** Room above and below the heaps, in px: headings of the columns, and their sums. */
const [HEAD, FOOT] = [30, 34];
/** Digits of the board, in px: the widest, and the smallest that can be read. */
/** A plate narrower than this, in px, spares room. */
const NARROW = 560;
const [DIGIT, LEAST_DIGIT] = [38, 10];
/** The smallest text, in px, and how far a digit takes it, in parts of its font. */
const [LEAST_FONT, ADVANCE] = [12, 0.61];
/** Between two digits of the board, in parts of their font. */
const AIR = 0.12;

/** What a layout is made for. */
export interface LayoutPlan {
  readonly size: Size;
  /** The figure fills its box: rows must fit into its height. */
  readonly fit: boolean;
  /** Text is drawn so many times as large as usual. */
  readonly text: number;
  /** The heaps at the start: what is drawn later has no more stones. */
  readonly start: readonly bigint[];
  /** What the heaps are worth, where bundles and binary digits are shown. */
  readonly grundyValues: readonly bigint[] | undefined;
  /** Digits that the board must have room for. */
  readonly digits: number;
  /** Each heap is worth as much as it has stones: its own stones are bundled. */
  readonly plain: boolean;
  readonly bundled: boolean;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where the bundles of a heap stand: a column for each binary digit. */
export interface BundleGrid {
  /** Radius of a stone. */
  readonly r: number;
  /** The place of a stone of a bundle, both counted from 0. */
  spot(heap: number, column: number, stone: number): Spot;
  /** The middle of a bundle, and how far it reaches up and down. */
  middle(heap: number, column: number): Spot;
  reach(column: number): number;
}

/** The board of binary digits. */
export interface DigitGrid {
  readonly digits: number;
  readonly width: number;
  /** Too narrow for numerals: filled and empty cells. */
  readonly cells: boolean;
  /** Of the numerals, in px. */
  readonly font: number;
  x(column: number): number;
}

/**
 * Where everything stands.
 *
 *     label │ stones, in rows or in columns of bundles │ Grundy values │ binary digits
 *       7   │  ●●●● ●● ●                               │        │    1 1 1
 */
export interface Layout extends Size {
  readonly bars: boolean;
  /** Too narrow for one line a heap: its number and its digits stand above its bar. */
  readonly stacked: boolean;
  /** Sizes of text, in px; 0 where there is no room for it. */
  readonly fonts: { readonly count: number; readonly digit: number; readonly heading: number };
  /** Where numbers of stones end, or begin where they are stacked. */
  readonly label: number;
  /** Where the stones are, from left to right. */
  readonly left: number;
  readonly right: number;
  readonly row: number;
  readonly headY: number;
  readonly sumY: number;
  middle(heap: number): number;
  /** The height of its number and of its digits. */
  line(heap: number): number;
  /** Radius of a stone in a row, and its place among `of`. */
  readonly r: number;
  inRow(heap: number, stone: number): Spot;
  readonly bundles: BundleGrid | undefined;
  /** Where the digits begin, or the plate ends. */
  readonly boardLeft: number;
  readonly board: DigitGrid | undefined;
}

/** A block of 2^column stones is so many wide and high. */
const wide = (column: number): number => 2 ** Math.ceil(column / 2);
const high = (column: number): number => 2 ** Math.floor(column / 2);

export function layoutNim(plan: LayoutPlan): Layout {
  const { size, text, start, grundyValues, plain } = plan;
  const heaps = start.length;
  const { width } = size;
  const most = start.reduce((a, b) => (a > b ? a : b), 1n);
  const bars = most > MOST_DRAWN;
  const low = (size.height - (HEAD + FOOT) * text) / heaps < LOW_ROW * text;
  const spare = low ? 0.65 : 1;
  const head = grundyValues ? HEAD * text * spare : 10;
  const foot = grundyValues ? FOOT * text * spare : 10;
  const room = (size.height - head - foot) / heaps;
  const inLine = numbersOf(most, text, room);
  const beside = grundyValues ? boardOf(plan, width, room, width) : undefined;
  const stacked = bars && inLine.width + (beside ? span(beside) : 0) > width * 0.7;
  const least = stacked ? LEAST_STACKED : LEAST_ROW;
  const row = Math.max(plan.fit ? 8 : least, Math.min(room, ROW));
  const numbers = stacked ? stackedNumbers(most, text, width, row) : inLine;
  const board =
    stacked && grundyValues ? boardOf(plan, width, row / 2, width - numbers.width - 20) : beside;
  const boardLeft = board ? width - span(board) : width;
  const right = stacked ? width - 6 : boardLeft - 6;
  const left = stacked ? 2 : numbers.width;
  const tokens = grundyValues && !plain && !bars;
  const centre = (heap: number) => head + row * (heap + 0.5);
  const middle = (heap: number) => centre(heap) + (stacked ? row * 0.22 : 0);
  const stonesRight = tokens ? left + (right - left) * 0.55 : right;
  const line = lineOf(Number(bars ? 1n : most), stonesRight - left, row);
  const bundles =
    grundyValues && !bars && plan.bundled
      ? bundlesOf(plan, tokens ? stonesRight + 12 : left, right, row, middle)
      : undefined;
  return {
    width,
    // A sum that is the box's height may be a hair more.
    height: Math.ceil(head + row * heaps + foot - 1e-6),
    fonts: {
      count: row < LEAST_FONT && !stacked ? 0 : numbers.font,
      digit: board?.font ?? 0,
      heading: LEAST_FONT * text,
    },
    bars,
    stacked,
    label: stacked ? 2 : numbers.width - 12,
    left,
    right: tokens ? stonesRight : right,
    row,
    headY: head - 11 * text * spare,
    sumY: head + row * heaps + foot / 2,
    middle,
    line: (heap) => centre(heap) - (stacked ? row * 0.22 : 0),
    r: line.unit * 0.38,
    inRow: (heap, stone) => {
      const [across, down] = [stone % line.across, Math.floor(stone / line.across)];
      return {
        x: left + (across + 0.5) * line.unit,
        y: middle(heap) + (down - (line.lines - 1) / 2) * line.unit,
      };
    },
    bundles,
    boardLeft,
    board,
  };
}

/** Characters of a number of stones: long ones come in groups of three. */
function characters(stones: bigint): number {
  const digits = String(stones).length;
  return digits > 3 ? digits + Math.floor((digits - 1) / 3) : digits;
}

interface Numbers {
  readonly font: number;
  readonly width: number;
}

/** The font of the numbers of stones at the left, and the room they need. */
function numbersOf(most: bigint, text: number, row: number): Numbers {
  const count = characters(most);
  const font = Math.max(LEAST_FONT, Math.min((count > 6 ? 14 : 20) * text, row * 0.85));
  return { font, width: Math.max(44 * text, count * ADVANCE * font + 24) };
}

/** The same where they stand above the bars, beside the digits. */
function stackedNumbers(most: bigint, text: number, width: number, row: number): Numbers {
  const count = characters(most);
  const fits = Math.min((width * 0.55) / (count * ADVANCE), row * 0.45);
  const font = Math.min(LEAST_FONT * text, Math.max(fits, 9));
  return { font, width: count * ADVANCE * font };
}

/** Stones of the largest heap in as many lines as make them largest. */
function lineOf(most: number, width: number, height: number) {
  const tries = [1, 2, 3, 4].map((lines) => {
    const across = Math.ceil(most / lines);
    return { lines, across, unit: Math.min(width / across, height / (lines + 0.5), STONE) };
  });
  return tries.reduce((best, next) => (next.unit > best.unit * 1.05 ? next : best));
}

/** The board of digits, in `room` px across and rows of so many px. */
function boardOf(
  { digits, text }: LayoutPlan,
  width: number,
  row: number,
  room: number,
): DigitGrid {
  const narrow = width < NARROW;
  const share = digits > 12 ? (narrow ? 0.56 : 0.42) : narrow ? 0.18 : 0.3;
  const one = Math.min(DIGIT * text, (width * share) / digits, room / digits);
  const font = Math.min(18 * text, row * 0.72, one / (ADVANCE + AIR));
  return {
    digits,
    width: one,
    cells: font < LEAST_DIGIT,
    font,
    x: (column) => width - 6 - (column + 0.5) * one,
  };
}

/** The room of the board and what stands around it. */
const span = ({ digits, width }: DigitGrid): number => digits * width + 14;

/** Columns of bundles from the highest digit on the left to the ones on the right. */
function bundlesOf(
  { digits }: LayoutPlan,
  left: number,
  right: number,
  row: number,
  middle: (heap: number) => number,
): BundleGrid {
  const columns = Array.from({ length: digits }, (_, at) => digits - 1 - at);
  const stones = columns.reduce((sum, column) => sum + wide(column), 0);
  const tallest = Math.max(1, ...columns.map(high));
  const least = right - left < NARROW / 2 ? GAP / 2 : GAP;
  const unit = Math.min((right - left) / (stones + least * digits), row / (tallest + 0.5), STONE);
  const gap = Math.min(WIDEST_GAP, ((right - left) / unit - stones) / digits);
  const lefts = new Map<number, number>();
  let x = (left + right - (stones + gap * digits) * unit) / 2 + (gap / 2) * unit;
  for (const column of columns) {
    lefts.set(column, x);
    x += (wide(column) + gap) * unit;
  }
  const corner = (heap: number, column: number) => ({
    x: lefts.get(column) ?? left,
    y: middle(heap) - (high(column) * unit) / 2,
  });
  return {
    r: unit * 0.38,
    spot: (heap, column, stone) => {
      const at = corner(heap, column);
      return {
        x: at.x + ((stone % wide(column)) + 0.5) * unit,
        y: at.y + (Math.floor(stone / wide(column)) + 0.5) * unit,
      };
    },
    middle: (heap, column) => {
      const at = corner(heap, column);
      return { x: at.x + (wide(column) * unit) / 2, y: middle(heap) };
    },
    reach: (column) => (high(column) * unit) / 2,
  };
}

/** The bundle that a stone of a heap belongs to, and its place there, when the heap is taken apart. */
export function bundleOf(stones: bigint, stone: number): { column: number; at: number } {
  let at = stone;
  for (const column of columnsOf(stones)) {
    if (at < 2 ** column) return { column, at };
    at -= 2 ** column;
  }
  return { column: 0, at: 0 };
}
