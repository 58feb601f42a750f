import type { Size } from '../../stage/plate-view.ts';
import type { Take } from './fields.ts';

/** Between two objects, in px: at most, and the least at which a line of them goes on below. */
const [PITCH, LEAST_PITCH] = [84, 17];
/** A bar at its highest, in px: of one line, and of several. */
const [BAR, LOW_BAR] = [96, 44];
/** Text, in px: the smallest, the largest, and how large it is in parts of the room of an object. */
const [FONT, LARGE_FONT, FONT_SHARE] = [12, 16, 0.22];
/** How far a letter takes the pen, in parts of its font. */
export const ADVANCE = 0.61;
/** Left of the row stands what its bars say, where there is room for it. */
const [NAMES, NARROW] = [96, 620];
/** Groups are drawn so much smaller than the row. */
const SMALLER = 0.72;

export interface LayoutPlan {
  readonly size: Size;
  /** The figure fills its box. */
  readonly fit: boolean;
  /** Text is drawn so many times as large as usual. */
  readonly text: number;
  readonly cells: number;
  /** Bars stand over the row, and the longest is that of so many plies. */
  readonly bars: boolean;
  readonly plies: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * Where everything stands.
 *
 *     loses in   8 8 8 8   8 8 8 8     bars up: moves that lose
 *                ○-○-○-○-○-○-○-○-○     the row, its joints, its cells as an array
 *     wins in            7             bars down: moves that win
 *     groups     ○○○○ ○○○○             the same position as groups, large to small
 */
export interface Layout extends Size {
  readonly r: number;
  readonly pitch: number;
  readonly font: number;
  /** Cells of a line; the row goes on below. */
  readonly perLine: number;
  readonly lines: number;
  /** Where the names of the bars and the groups end; 0 where there is no room for them. */
  readonly names: number;
  /** The middle of a line of the row. */
  line(index: number): number;
  /** Where an object stands, and where two that are taken together meet. */
  cell(at: number): Spot;
  take(take: Take): Spot;
  /** The digits of the array under the row; 0 without room for them. */
  readonly array: number;
  /** How long a bar of so many plies is, and how far from the middle of its line it begins. */
  bar(plies: number): number;
  readonly above: number;
  readonly below: number;
  /** There was room for bars. */
  readonly bars: boolean;
  /** The groups, undefined where there is no room for them; and how long what is written under them may be. */
  readonly groups:
    | { readonly y: number; readonly r: number; readonly letters: number; x(slot: number): number }
    | undefined;
}

/** Fits a row into a plate: in a box that is too low first text gives way, then the bars. */
export function layoutChain(plan: LayoutPlan): Layout {
  const layout = layoutAt(plan);
  if (!plan.fit || layout.height <= plan.size.height) return layout;
  if (plan.text > 1) return layoutChain({ ...plan, text: Math.max(1, plan.text - 0.25) });
  return plan.bars ? layoutChain({ ...plan, bars: false }) : layout;
}

function layoutAt(plan: LayoutPlan): Layout {
  const { size, cells, fit, text } = plan;
  const { width } = size;
  const left = width >= NARROW ? NAMES * Math.min(1.6, text) : 10;
  const room = width - left - 10;
  const most = Math.max(1, Math.floor(room / (LEAST_PITCH * text)));
  const lines = Math.ceil(cells / most);
  const perLine = Math.ceil(cells / lines);
  const widest = fit ? Math.min(PITCH, Math.max(LEAST_PITCH, size.height / (5 * lines))) : PITCH;
  const pitch = Math.min(widest * Math.min(1.5, text), room / perLine);
  const font = text * Math.max(FONT, Math.min(LARGE_FONT, (FONT_SHARE * pitch) / text));
  const r = pitch * 0.38;
  const [tall, high] = heights(plan, lines, r, font);
  const array = pitch >= 14 ? font + 6 : 0;
  const above = r + 4;
  const below = r + 4 + array;
  const labels = plan.bars ? font + 4 : 0;
  const pace = above + below + 2 * (tall + labels) + 12;
  // In the middle of the plate where the names leave room for it.
  const start = Math.max(left, (width - pitch * perLine) / 2);
  const small = Math.min(pitch * SMALLER, (width - start - 10) / cells);
  const grouped = Math.min(small * 0.4, r * SMALLER);
  const grouping = 2 * grouped + 2 * font + 22;
  const rows = 6 + lines * pace;
  const withGroups = !fit || high - rows >= grouping;
  const needed = rows + (withGroups ? grouping : 0);
  // A box is filled, what is drawn in its middle.
  const height = fit ? Math.max(needed, high) : needed;
  const top = 6 + (height - needed) / 2;
  const foot = top + lines * pace;
  const line = (index: number) => top + index * pace + tall + labels + above;
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
    names: left > 10 ? start - 10 : 0,
    line,
    cell,
    take: ({ first, count }) => {
      const [from, to] = [cell(first), cell(first + count - 1)];
      // Two that a line parts meet behind the first of them.
      if (from.y !== to.y) return { x: from.x + pitch / 2, y: from.y };
      return { x: (from.x + to.x) / 2, y: from.y };
    },
    array,
    bar: (plies) => (plan.bars ? 4 + ((tall - 4) * plies) / Math.max(1, plan.plies) : 0),
    above,
    below,
    bars: plan.bars,
    groups: withGroups
      ? {
          y: foot + grouped + 10,
          r: grouped,
          letters: Math.floor((width - start) / (ADVANCE * font)),
          x: (slot) => start + grouped + slot * small,
        }
      : undefined,
  };
}

/** How high a bar may be, and the plate. */
function heights({ size, fit, bars }: LayoutPlan, lines: number, r: number, font: number) {
  const usual = bars ? (lines > 1 ? LOW_BAR : BAR) : 0;
  if (!fit) return [usual, Number.POSITIVE_INFINITY] as const;
  // What each line needs besides its two bars.
  const rest = 2 * (r + 4) + (font + 6) + 2 * (font + 4) + 12;
  const room = (size.height - 6) / lines - rest;
  return [bars ? Math.max(8, Math.min(usual, room / 2)) : 0, size.height] as const;
}
