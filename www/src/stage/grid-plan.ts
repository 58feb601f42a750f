import type { ArrowKey, BoardPlan } from './board.ts';

/** A place in a grid: how far to the right and how far up, counted from 0. */
export interface Point {
  readonly m: number;
  readonly n: number;
}

/** Where the points of a grid are in the picture, in px of it. */
export interface GridLayout {
  x(m: number): number;
  y(n: number): number;
  /** The inverse: which point, in fractions of a point, is at a place. */
  m(x: number): number;
  n(y: number): number;
  readonly plot: { left: number; right: number; top: number; bottom: number };
}

/** What the board needs of a figure with a grid. */
export interface GridFigure {
  /** The number of points across and up. */
  readonly grid: { readonly columns: number; readonly rows: number };
  layout(): GridLayout | undefined;
  choose(point: Point): void;
}

/** A grid as a board: finds a point by its id (`p2-0`), by its place, or by an arrow key. */
export function gridPlan(figure: GridFigure): BoardPlan<Point> {
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
    neighbour: (point, key) => neighbour(figure.grid, point, key),
    plot: () => figure.layout()?.plot,
    choose: (point) => figure.choose(point),
  };
}

function nearest(figure: GridFigure, x: number, y: number): Point | undefined {
  const layout = figure.layout();
  if (!layout) return undefined;
  const { columns, rows } = figure.grid;
  const within = (at: number, count: number) => Math.min(count - 1, Math.max(0, Math.round(at)));
  return { m: within(layout.m(x), columns), n: within(layout.n(y), rows) };
}

function neighbour(
  { columns, rows }: GridFigure['grid'],
  { m, n }: Point,
  key: ArrowKey,
): Point | undefined {
  const to = {
    ArrowLeft: { m: m - 1, n },
    ArrowRight: { m: m + 1, n },
    ArrowUp: { m, n: n + 1 },
    ArrowDown: { m, n: n - 1 },
  }[key];
  return to.m >= 0 && to.m < columns && to.n >= 0 && to.n < rows ? to : undefined;
}
