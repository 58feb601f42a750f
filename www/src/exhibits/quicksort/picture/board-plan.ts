import type { BoardPlan } from '../../../stage/board.ts';
import type { Layout } from './layout.ts';
import { MOST_DRAWN } from './layout.ts';
import { type Pointer, spotOf } from './pointers.ts';
import { STACK } from './view.ts';

/** What the board needs from the figure. */
export interface ElementsFigure {
  layout(): Layout | undefined;
  frame(): { readonly pointers: readonly Pointer[] } | undefined;
  readonly length: number;
  choose(place: number): void;
}

/** How far right and left of a pointer its name can still be touched, in px. */
const [RIGHT, LEFT] = [72, 12];

/**
 * Finds elements and pointers by name, by place and by arrow key. Pointers come after the last element, and below them is the
 * stack of waiting calls.
 */
export function boardPlan(figure: ElementsFigure): BoardPlan<number> {
  const pointers = () => figure.frame()?.pointers ?? [];
  const within = (place: number, all = 0) => Math.max(0, Math.min(figure.length + all - 1, place));
  return {
    id: (place) => (place === STACK ? 'stack' : `e${place}`),
    named: (id) => {
      if (id === 'stack') return STACK;
      const [, place] = /^e(\d+)$/.exec(id) ?? [];
      return place === undefined ? undefined : Number(place);
    },
    place: (place) => {
      const layout = figure.layout();
      if (!layout) return undefined;
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
        const { frames, frame } = layout;
        return frame > 0 && y < frames.top + frames.height ? STACK : undefined;
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
      if (place === STACK) return key === 'ArrowUp' || key === 'ArrowLeft' ? all - 1 : undefined;
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
  const near = pointers.flatMap((_, row) => {
    const spot = spotOf(pointers, row, layout);
    const turned = spot.x + RIGHT > layout.right;
    const [before, after] = turned ? [RIGHT, LEFT] : [LEFT, RIGHT];
    const within = x > spot.x - before && x < spot.x + after;
    return within ? [{ row, away: Math.abs(y - spot.y) }] : [];
  });
  return near.sort((a, b) => a.away - b.away)[0]?.row;
}
