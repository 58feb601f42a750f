import type { ArrowKey, BoardPlan } from '../../../stage/board.ts';
import type { Colours } from './colours.ts';
import type { Layout } from './layout.ts';
import type { Point } from './view.ts';

/** What the board needs from its figure. */
export interface BoardFigure {
  readonly colours: Colours;
  layout(): Layout | undefined;
  choose(point: Point): void;
}

/** How the board finds a point: by its name, by its place, or by an arrow key. */
export function boardPlan(figure: BoardFigure): BoardPlan<Point> {
  return {
    id: ({ m, n }) => `p${m}-${n}`,
    named: (id) => {
      const [, m, n] = /^p(\d+)-(\d+)$/.exec(id) ?? [];
      return m === undefined || n === undefined ? undefined : { m: Number(m), n: Number(n) };
    },
    place: ({ m, n }) => {
      const layout = figure.layout();
      return layout && { x: layout.x(m), y: layout.y(n) };
    },
    nearest: (x, y) => nearest(figure, x, y),
    neighbour: (point, key) => neighbour(figure.colours, point, key),
    plot: () => figure.layout()?.plot,
    choose: (point) => figure.choose(point),
  };
}

function nearest(figure: BoardFigure, x: number, y: number): Point | undefined {
  const layout = figure.layout();
  if (!layout) return undefined;
  const { columns, rows } = figure.colours;
  const within = (at: number, count: number) => Math.min(count - 1, Math.max(0, Math.round(at)));
  return { m: within(layout.m(x), columns), n: within(layout.n(y), rows) };
}

function neighbour({ columns, rows }: Colours, { m, n }: Point, key: ArrowKey): Point | undefined {
  const to = {
    ArrowLeft: { m: m - 1, n },
    ArrowRight: { m: m + 1, n },
    ArrowUp: { m, n: n + 1 },
    ArrowDown: { m, n: n - 1 },
  }[key];
  return to.m >= 0 && to.m < columns && to.n >= 0 && to.n < rows ? to : undefined;
}
