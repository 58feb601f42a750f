import type { Size } from '../picture-view.ts';
import { columnsOf } from './bundles.ts';

/** A heap of more stones is drawn as a bar, because nobody would count them. */
export const MOST_DRAWN = 40;
/** The greatest room of a stone and height of a row, and the least height of a row, in px. */
const [STONE, ROW, LEAST_ROW] = [150, 260, 8];
/** The greatest room of a stone in a bundle, in px. */
const BUNDLED = 100;
/** A heap gets another line if its stones become larger by this factor. */
const LARGER = 1.3;
/** Rows lower than this, in px, have small text. */
const LOW_ROW = 28;
/** The least and the greatest room between two columns of bundles, in stones. */
const [GAP, WIDEST_GAP] = [1.2, 4];
/** The room above and below the heaps, in px, for the headings of the columns and the row below them. */
const [HEAD, FOOT] = [30, 34];
/** A picture narrower than this, in px, saves room. */
const NARROW = 560;
/** Digits of the board, in px: the greatest width, the largest font, and the smallest font that is legible. */
const [DIGIT, LARGE_DIGIT, LEAST_DIGIT] = [60, 28, 10];
/** The font of a heap’s number: usual and largest, in px, and its share of the row; it grows with the picture. */
const [NUMBER, LARGE_NUMBER, NUMBER_SHARE] = [20, 32, 0.15];
/** The smallest text, in px, and the width of a digit as a share of its font. */
const [LEAST_FONT, ADVANCE] = [12, 0.61];
/** The gap between two digits of the board, as a share of their font. */
const AIR = 0.12;

/** What a layout depends on. */
export interface LayoutPlan {
  readonly size: Size;
  /** How many times as large as usual the text is. */
  readonly text: number;
  /** The heaps at the start; later positions have fewer stones. */
  readonly start: readonly bigint[];
  /** The Grundy values of the heaps, if bundles and binary digits are shown. */
  readonly grundyValues: readonly bigint[] | undefined;
  /** The number of digits that must fit on the board. */
  readonly digits: number;
  /** Whether each Grundy value equals the number of stones: then the stones themselves are bundled. */
  readonly plain: boolean;
  readonly bundled: boolean;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The places of the bundles: a column for each binary digit. */
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
  /** Whether filled and empty cells stand for numerals, because the columns are too narrow. */
  readonly cells: boolean;
  /** The font of the numerals, in px. */
  readonly font: number;
  x(column: number): number;
}

/**
 * The places of everything on the picture.
 *
 *     label │ stones, in rows or in columns of bundles │ Grundy values │ binary digits
 *       7   │  ●●●● ●● ●                               │        │    1 1 1
 */
export interface Layout extends Size {
  readonly bars: boolean;
  /** Whether number and digits stand above the bar, because the picture is too narrow for one line. */
  readonly stacked: boolean;
  /** The sizes of text, in px; 0 if there is no room for it. */
  readonly fonts: { readonly count: number; readonly digit: number; readonly heading: number };
  /** The x at which the numbers of stones end; stacked ones begin there. */
  readonly label: number;
  /** The left and right edge of the room for stones. */
  readonly left: number;
  readonly right: number;
  readonly row: number;
  readonly headY: number;
  readonly sumY: number;
  middle(heap: number): number;
  /** The y of a heap’s number and digits. */
  line(heap: number): number;
  /** The radius of a stone in a row, and the place of each stone. */
  readonly r: number;
  inRow(heap: number, stone: number): Spot;
  readonly bundles: BundleGrid | undefined;
  /** The x at which the digits begin, or the picture ends. */
  readonly boardLeft: number;
  readonly board: DigitGrid | undefined;
}

/** How many stones wide and high a block of 2^column stones is. */
const wide = (column: number): number => 2 ** Math.ceil(column / 2);
const high = (column: number): number => 2 ** Math.floor(column / 2);

export function layoutHeaps(plan: LayoutPlan): Layout {
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
  const crowded = bars && inLine.width + (beside ? span(beside) : 0) > width * 0.7;
  // Rows that are too low for two lines have no numbers instead.
  const stacked = crowded && room >= LOW_ROW;
  const row = Math.max(LEAST_ROW, Math.min(room, ROW));
  const numbers = stacked
    ? stackedNumbers(most, text, width, row)
    : crowded
      ? { font: 0, width: LEAST_FONT }
      : inLine;
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
    // A sum equal to the height of the box can come out slightly larger in floating point.
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

/** The number of characters of a number of stones, with a separator before each group of three digits. */
function characters(stones: bigint): number {
  const digits = String(stones).length;
  return digits > 3 ? digits + Math.floor((digits - 1) / 3) : digits;
}

interface Numbers {
  readonly font: number;
  readonly width: number;
}

/** The font and the width of the numbers of stones at the left. */
function numbersOf(most: bigint, text: number, row: number): Numbers {
  const count = characters(most);
  const usual = count > 6 ? 14 : Math.max(NUMBER, Math.min(LARGE_NUMBER, row * NUMBER_SHARE));
  const font = Math.max(LEAST_FONT, Math.min(usual * text, row * 0.85));
  return { font, width: Math.max(44 * text, count * ADVANCE * font + 24) };
}

/** The font and the width of numbers that stand above the bars, beside the digits. */
function stackedNumbers(most: bigint, text: number, width: number, row: number): Numbers {
  const count = characters(most);
  const fits = Math.min((width * 0.55) / (count * ADVANCE), row * 0.45);
  const font = Math.min(LEAST_FONT * text, Math.max(fits, 9));
  return { font, width: count * ADVANCE * font };
}

/** How many lines the largest heap needs so that its stones are not too small. */
function lineOf(most: number, width: number, height: number) {
  const tries = [1, 2, 3, 4].map((lines) => {
    const across = Math.ceil(most / lines);
    return { lines, across, unit: Math.min(width / across, height / (lines + 0.5), STONE) };
  });
  return tries.reduce((best, next) => (next.unit > best.unit * LARGER ? next : best));
}

/** The board of digits, `room` px wide, with rows of `row` px. */
function boardOf(
  { digits, text }: LayoutPlan,
  width: number,
  row: number,
  room: number,
): DigitGrid {
  const narrow = width < NARROW;
  const share = digits > 12 ? (narrow ? 0.56 : 0.42) : narrow ? 0.2 : 0.3;
  const one = Math.min(DIGIT * text, (width * share) / digits, room / digits);
  const largest = Math.max(18, Math.min(LARGE_DIGIT, row * NUMBER_SHARE));
  const font = Math.min(largest * text, row * 0.72, one / (ADVANCE + AIR));
  return {
    digits,
    width: one,
    cells: font < LEAST_DIGIT,
    font,
    x: (column) => width - 6 - (column + 0.5) * one,
  };
}

/** The width of the board with its margin. */
const span = ({ digits, width }: DigitGrid): number => digits * width + 14;

/** The columns of bundles, from the highest digit on the left to the bundles of 1 on the right. */
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
  const unit = Math.min((right - left) / (stones + least * digits), row / (tallest + 0.5), BUNDLED);
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

/** The bundle to which a stone belongs once its heap is split, and its place there. */
export function bundleOf(stones: bigint, stone: number): { column: number; at: number } {
  let at = stone;
  for (const column of columnsOf(stones)) {
    if (at < 2 ** column) return { column, at };
    at -= 2 ** column;
  }
  return { column: 0, at: 0 };
}
