import type { BoardPlan } from '../../stage/board.ts';
import type { Layout } from './layout.ts';
import { MOST_DRAWN } from './layout.ts';

/** The figure around the elements. */
export interface ElementsFigure {
  layout(): Layout | undefined;
  readonly length: number;
  choose(place: number): void;
}

/** The elements as a board of one row: by name, by place and by arrow key. */
export function boardPlan(figure: ElementsFigure): BoardPlan<number> {
  const within = (place: number) => Math.max(0, Math.min(figure.length - 1, place));
  return {
    id: (place) => `e${place}`,
    named: (id) => {
      const [, place] = /^e(\d+)$/.exec(id) ?? [];
      return place === undefined ? undefined : Number(place);
    },
    place: (place) => {
      const layout = figure.layout();
      if (!layout) return undefined;
      return { x: layout.x(place + 0.5), y: layout.bars.top + layout.bars.height / 2 };
    },
    nearest: (x, y) => {
      const layout = figure.layout();
      if (!layout || figure.length > MOST_DRAWN) return undefined;
      if (y > layout.pointers.top + layout.pointers.height) return undefined;
      return within(Math.floor((x - layout.left) / layout.slot));
    },
    neighbour: (place, key) => {
      const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: 8, ArrowDown: -8 }[key];
      const to = within(place + by);
      return to === place ? undefined : to;
    },
    plot: () => undefined,
    choose: (place) => figure.choose(place),
  };
}
