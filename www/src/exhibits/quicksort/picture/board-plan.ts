import type { BoardPlan } from '../../../stage/board.ts';
import type { Layout } from './layout.ts';
import { MOST_DRAWN } from './layout.ts';
import { type Pointer, spotOf, spotsOf } from './pointers.ts';
import { rowMark, rowOf, STACK } from './view.ts';

/** What the board needs from the figure. */
export interface ElementsFigure {
  layout(): Layout | undefined;
  frame():
    | { readonly pointers: readonly Pointer[]; readonly pressed: readonly unknown[] }
    | undefined;
  readonly length: number;
  choose(place: number): void;
}

/** How far right and left of a pointer its name can still be touched, in px. */
const [RIGHT, LEFT] = [72, 12];

/**
 * Finds elements and pointers by name, by place and by arrow key. Pointers come after the last element, and below them is the
 * stack of waiting calls. At the bottom are the rows of the list after each division.
 */
export function boardPlan(figure: ElementsFigure): BoardPlan<number> {
  const pointers = () => figure.frame()?.pointers ?? [];
  const rows = () => figure.frame()?.pressed.length ?? 0;
  const within = (place: number, all = 0) => Math.max(0, Math.min(figure.length + all - 1, place));
  return {
    id: (place) => {
      const row = rowOf(place);
      return place === STACK ? 'stack' : row === undefined ? `e${place}` : `row${row}`;
    },
    named: (id) => {
      if (id === 'stack') return STACK;
      const [, row] = /^row(\d+)$/.exec(id) ?? [];
      if (row !== undefined) return rowMark(Number(row));
      const [, place] = /^e(\d+)$/.exec(id) ?? [];
      return place === undefined ? undefined : Number(place);
    },
    place: (place) => {
      const layout = figure.layout();
      if (!layout) return undefined;
      const row = rowOf(place);
      if (row !== undefined) {
        const { left, right, woodcut } = layout;
        return { x: (left + right) / 2, y: woodcut.top + (row + 0.5) * layout.row };
      }
      if (place === STACK) {
        const { top, height } = layout.frames;
        return { x: (layout.left + layout.right) / 2, y: top + height / 2 };
      }
      if (place >= figure.length) return spotOf(pointers(), place - figure.length, layout);
      return { x: layout.x(place + 0.5), y: layout.bars.top + layout.bars.height / 2 };
    },
    // What is above a bar belongs to it, because a bar may be lower than a finger.
    under: (x, y) => {
      const layout = figure.layout();
      if (!layout || figure.length > MOST_DRAWN) return undefined;
      const place = Math.floor((x - layout.left) / layout.slot);
      const there = y <= layout.bars.top + layout.bars.height && place === within(place);
      return there ? place : undefined;
    },
    nearest: (x, y) => {
      const layout = figure.layout();
      if (!layout || figure.length > MOST_DRAWN) return undefined;
      const { top, height } = layout.pointers;
      if (y > top + height) {
        const { frames, frame, woodcut, row } = layout;
        if (y < frames.top + frames.height) return frame > 0 ? STACK : undefined;
        const at = row > 0 ? Math.floor((y - woodcut.top) / row) : -1;
        return at >= 0 && at < rows() ? rowMark(at) : undefined;
      }
      if (y > top) {
        const pointer = named(pointers(), x, y, layout);
        if (pointer !== undefined) return figure.length + pointer;
      }
      return within(Math.floor((x - layout.left) / layout.slot));
    },
    neighbour: (place, key) => {
      const stack = Boolean(figure.layout()?.frame) && figure.length <= MOST_DRAWN;
      const all = figure.length + pointers().length;
      const back = key === 'ArrowUp' || key === 'ArrowLeft';
      const row = rowOf(place);
      if (row !== undefined) {
        if (back) return row > 0 ? rowMark(row - 1) : stack ? STACK : all - 1;
        return row + 1 < rows() ? rowMark(row + 1) : undefined;
      }
      if (place === STACK) return back ? all - 1 : rows() > 0 ? rowMark(0) : undefined;
      if (stack && place === all - 1 && key === 'ArrowRight') return STACK;
      const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: 8, ArrowDown: -8 }[key];
      const to = within(place + by, Math.abs(by) === 1 ? pointers().length : 0);
      return to === place ? undefined : to;
    },
    plot: () => undefined,
    choose: (place) => figure.choose(place),
  };
}

/** The pointer whose name is nearest to a point, if one is within reach. */
function named(
  pointers: readonly Pointer[],
  x: number,
  y: number,
  layout: Layout,
): number | undefined {
  const near = spotsOf(pointers, layout).flatMap((spot, row) => {
    const [before, after] = spot.before ? [RIGHT, LEFT] : [LEFT, RIGHT];
    const within = x > spot.x - before && x < spot.x + after;
    return within ? [{ row, away: Math.abs(y - spot.y) }] : [];
  });
  return near.sort((a, b) => a.away - b.away)[0]?.row;
}
