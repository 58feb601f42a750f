import type { ArrowKey, BoardPlan } from '../../../stage/board.ts';
import type { Layout } from './layout.ts';
import { type ChainFrame, joined, type Mark, markOf, takeOf } from './view.ts';

/** What the board needs from the figure around the row. */
export interface RowFigure {
  layout(): Layout | undefined;
  frame(): ChainFrame | undefined;
  choose(mark: Mark): void;
}

/** The row as a board: objects and joints from left to right, one line above the other. */
export function boardPlan(figure: RowFigure): BoardPlan<Mark> {
  const marks = () => marksOf(figure.frame()?.position.cells ?? '');
  const place = (mark: Mark) => figure.layout()?.take(takeOf(mark));
  return {
    id: (mark) => mark,
    named: (id) => (/^[oj]\d+$/.test(id) ? (id as Mark) : undefined),
    place,
    nearest: (x, y) => nearest(marks(), place, x, y, figure.layout()?.hangs ? 1 : BARRED),
    neighbour: (mark, key) => neighbour(figure, marks(), mark, key),
    plot: () => undefined,
    choose: (mark) => figure.choose(mark),
  };
}

/** The marks of a row, from left to right. */
export function marksOf(cells: string): readonly Mark[] {
  return [...cells].flatMap((cell, at) => {
    if (cell !== '1') return [];
    const object = markOf({ first: at, count: 1 });
    return joined(cells, at) ? [object, markOf({ first: at, count: 2 })] : [object];
  });
}

/** A bar is far above its line, so height counts three times: the bar belongs to the line it stands on. */
const BARRED = 3;

function nearest(
  marks: readonly Mark[],
  place: (mark: Mark) => { x: number; y: number } | undefined,
  x: number,
  y: number,
  down = BARRED,
): Mark | undefined {
  let best: { mark: Mark; far: number } | undefined;
  for (const mark of marks) {
    const spot = place(mark);
    const far = spot
      ? Math.abs(spot.x - x) + down * Math.abs(spot.y - y)
      : Number.POSITIVE_INFINITY;
    if (!best || far < best.far) best = { mark, far };
  }
  return best?.mark;
}

function neighbour(
  figure: RowFigure,
  marks: readonly Mark[],
  mark: Mark,
  key: ArrowKey,
): Mark | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    return marks[marks.indexOf(mark) + (key === 'ArrowLeft' ? -1 : 1)];
  }
  const layout = figure.layout();
  const here = layout?.take(takeOf(mark));
  if (!layout || !here || layout.lines === 1) return undefined;
  const y = here.y + (layout.line(1) - layout.line(0)) * (key === 'ArrowUp' ? -1 : 1);
  const there = marks.filter((one) => Math.abs(layout.take(takeOf(one)).y - y) < 1);
  return nearest(there, (one) => layout.take(takeOf(one)), here.x, y);
}
