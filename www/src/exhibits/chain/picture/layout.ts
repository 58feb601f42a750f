import type { Size } from '../../../stage/picture-view.ts';
import type { Take } from '../fields.ts';
import { hanging, RADIUS, type Spot } from './hanging.ts';

/** The largest and the smallest distance of two objects, in px. A row that would need less goes on in another line. */
const [PITCH, LEAST_PITCH] = [150, 17];
/** The height of the longest bar, in px: in a row of one line, and in a row of several. */
const [BAR, LOW_BAR] = [180, 44];
/** The smallest and the largest font, in px, and its share of the distance of two objects. */
const [FONT, LARGE_FONT, FONT_SHARE] = [12, 16, 0.22];
/** The width of a letter, in parts of its font size. */
export const ADVANCE = 0.61;
/** The room for the names of the bars left of the row, and the width from which a picture has it, in px. */
const [NAMES, NARROW] = [96, 620];
/** The edge of a picture without names beside its row, in px. */
const BARE_EDGE = 10;
/** The size of the groups, in parts of the size of the row. */
const SMALLER = 0.72;

export interface LayoutPlan {
  readonly size: Size;
  /** How many times as large as usual the text is. */
  readonly text: number;
  readonly cells: number;
  /** Whether the picture keeps room for bars, and the plies that the longest bar shows. */
  readonly bars: boolean;
  readonly plies: number;
  /** Whether nothing stands beside the objects, so that the row may hang in an arc. */
  readonly bare?: boolean;
}

/**
 * The places of everything on the picture.
 *
 *     wins in            7             bars up: moves that win; where it is narrow, the names stand above and below
 *                ○-○-○-○-○-○-○-○-○     the row, its joints, its cells as an array
 *     loses in   8 8 8 8   8 8 8 8     bars down: moves that lose
 *     groups     ○○○○ ○○○○             the same position as groups, large to small
 *
 * Before anything is explained, the row hangs in an arc, where its objects are larger.
 */
export interface Layout extends Size {
  readonly r: number;
  readonly pitch: number;
  readonly font: number;
  /** The number of cells in a line; a longer row goes on in the next line. */
  readonly perLine: number;
  readonly lines: number;
  /** Whether the row hangs in an arc. */
  readonly hangs: boolean;
  /**
   * The right end of the names of bars and groups beside the row; 0 if there is no room there. Then they begin at the left
   * edge, above or below what they name.
   */
  readonly names: number;
  /** The heights of the names of the bars. */
  readonly wins: number;
  readonly loses: number;
  /** The height of the middle of a line. */
  line(index: number): number;
  /** The place of an object, and that of a take: the object itself, or the joint of two. */
  cell(at: number): Spot;
  take(take: Take): Spot;
  /** The height of the digits of the array under the row; 0 if there is no room for them. */
  readonly array: number;
  /** The length of a bar of n plies, and its distance above and below the middle of its line. */
  bar(plies: number): number;
  readonly above: number;
  readonly below: number;
  /** Whether there is room for bars. */
  readonly bars: boolean;
  /** The place of the groups, and how many letters fit below them; undefined if there is no room for groups. */
  readonly groups:
    | { readonly y: number; readonly r: number; readonly letters: number; x(slot: number): number }
    | undefined;
}

/** Fits a row into a picture. In a box that is too low the text gets smaller first, and then the bars go. */
export function layoutChain(plan: LayoutPlan): Layout {
  const layout = hungAt(plan) ?? layoutAt(plan);
  if (layout.height <= plan.size.height) return layout;
  if (plan.text > 1) return layoutChain({ ...plan, text: Math.max(1, plan.text - 0.25) });
  return plan.bars ? layoutChain({ ...plan, bars: false }) : layout;
}

/** The row in an arc; undefined if it would not be larger there. */
function hungAt(plan: LayoutPlan): Layout | undefined {
  const { bare, size, cells, text } = plan;
  const arc = bare ? hanging(cells, size, PITCH) : undefined;
  if (!arc) return undefined;
  const straight = layoutAt({ ...plan, bars: false });
  if (straight.lines > 1) return undefined;
  const { pitch, cell } = arc;
  return {
    ...straight,
    ...size,
    ...{ pitch, cell, hangs: true, r: pitch * RADIUS, groups: undefined },
    font: fontOf(pitch, text),
    take: ({ first, count }) => between(cell(first), cell(first + count - 1)),
  };
}

const fontOf = (pitch: number, text: number): number =>
  text * Math.max(FONT, Math.min(LARGE_FONT, (FONT_SHARE * pitch) / text));

const between = (from: Spot, to: Spot): Spot => ({
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2,
});

function layoutAt(plan: LayoutPlan): Layout {
  const { size, cells, text } = plan;
  const { width } = size;
  const left = width >= NARROW ? NAMES * Math.min(1.7, text) : BARE_EDGE;
  const room = width - left - 10;
  const most = Math.max(1, Math.floor(room / (LEAST_PITCH * text)));
  const lines = Math.ceil(cells / most);
  const perLine = Math.ceil(cells / lines);
  const widest = Math.min(PITCH, Math.max(LEAST_PITCH, size.height / (3.6 * lines)));
  const pitch = Math.min(widest * Math.min(1.5, text), room / perLine);
  const font = fontOf(pitch, text);
  const r = pitch * RADIUS;
  const array = pitch >= 14 ? font + 6 : 0;
  const above = r + 4;
  const below = r + 4 + array;
  const labels = plan.bars ? font + 4 : 0;
  // Without room beside the row its names have lines of their own.
  const naming = left > BARE_EDGE ? 0 : font + 4;
  const named = plan.bars ? naming : 0;
  // The row stands in the middle of the picture, or right of the names if these need the room.
  const start = Math.max(left, (width - pitch * perLine) / 2);
  const small = Math.min(pitch * SMALLER, (width - start - 10) / cells);
  const grouped = Math.min(small * 0.4, r * SMALLER);
  const grouping = naming + 2 * grouped + 2 * font + 22;
  const tall = barHeight(plan, lines, { r, font, grouping, named });
  const pace = above + below + 2 * (tall + labels + named) + 12;
  const rows = 6 + lines * pace;
  const withGroups = size.height - rows >= grouping;
  const needed = rows + (withGroups ? grouping : 0);
  // The picture takes the whole height, and the drawing stands in its middle.
  const height = Math.max(needed, size.height);
  const top = 6 + (height - needed) / 2;
  const foot = top + lines * pace;
  const line = (index: number) => top + index * pace + tall + labels + named + above;
  const cell = (at: number) => ({
    x: start + ((at % perLine) + 0.5) * pitch,
    y: line(Math.floor(at / perLine)),
  });
  return {
    width,
    height,
    r,
    pitch,
    font,
    perLine,
    lines,
    hangs: false,
    names: naming ? 0 : start - 10,
    wins: line(0) - above - (named && tall + labels) - (naming ? 3 : 6),
    loses: line(0) + below + font + (named && tall + labels),
    line,
    cell,
    take: ({ first, count }) => {
      const [from, to] = [cell(first), cell(first + count - 1)];
      // The joint of two objects in different lines is behind the first of them.
      if (from.y !== to.y) return { x: from.x + pitch / 2, y: from.y };
      return between(from, to);
    },
    array,
    bar: (plies) => (plan.bars ? 4 + ((tall - 4) * plies) / Math.max(1, plan.plies) : 0),
    above,
    below,
    bars: plan.bars,
    groups: withGroups
      ? {
          y: foot + naming + grouped + 10,
          r: grouped,
          letters: Math.floor((width - start) / (ADVANCE * font)),
          x: (slot) => start + grouped + slot * small,
        }
      : undefined,
  };
}

/** How high a bar may be: long bars leave the groups their room. */
function barHeight(
  { size, bars }: LayoutPlan,
  lines: number,
  { r, font, grouping, named }: Readonly<Record<'r' | 'font' | 'grouping' | 'named', number>>,
): number {
  if (!bars) return 0;
  const usual = lines > 1 ? LOW_BAR : BAR;
  // The height that each line needs besides its two bars.
  const rest = 2 * (r + 4) + (font + 6) + 2 * (font + 4 + named) + 12;
  const room = (size.height - 6) / lines - rest;
  // One px is spare, because rounding may make the sum of the parts a little larger than the whole.
  const beside = Math.max(LOW_BAR, (room - 1 - grouping / lines) / 2);
  return Math.max(8, Math.min(usual, room / 2, beside));
}
