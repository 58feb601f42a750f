import type { BoardPlan } from '../../../stage/board.ts';
import { boardPlan, type HeapsFigure } from '../../../stage/heaps/board-plan.ts';
import type { DigitGrid, Layout } from '../../../stage/heaps/layout.ts';
import type { HeapsFrame, Mark } from '../../../stage/heaps/view.ts';

/** A digit of a heap; the number after the last heap stands for the whole column. */
export interface Digit {
  readonly heap: number;
  /** It counts 2 to this power. */
  readonly column: number;
}

export const isDigit = (mark: Mark | Digit): mark is Digit => 'column' in mark;

/** The digits, if each of them is large enough to be touched and stands beside the stones. */
export function touchable(
  frame: Pick<HeapsFrame, 'digits'> | undefined,
  layout: Layout | undefined,
): DigitGrid | undefined {
  const board = layout?.board;
  return frame?.digits && board && !board.cells && !layout.stacked ? board : undefined;
}

/** The y of the digits of a heap, or of the row below all heaps. */
export const lineOf = (layout: Layout, heaps: number, heap: number): number =>
  heap < heaps ? layout.line(heap) : layout.sumY;

/** The heaps as a board, with their digits to the right of the stones. The row below them has the columns. */
export function digitPlan(
  figure: Omit<HeapsFigure, 'choose'> & { choose(mark: Mark | Digit): void },
): BoardPlan<Mark | Digit> {
  const stones = boardPlan(figure);
  const parts = () => {
    const [layout, frame] = [figure.layout(), figure.frame()];
    const board = touchable(frame, layout);
    return board && layout && frame ? { board, layout, heaps: frame.why.heaps } : undefined;
  };
  return {
    ...stones,
    id: (mark) => (isDigit(mark) ? `d${mark.heap}-${mark.column}` : stones.id(mark)),
    named: (id) => {
      const [, heap, column] = /^d(\d+)-(\d+)$/.exec(id) ?? [];
      return heap === undefined || column === undefined
        ? stones.named(id)
        : { heap: Number(heap), column: Number(column) };
    },
    place: (mark) => {
      if (!isDigit(mark)) return stones.place(mark);
      const here = parts();
      return (
        here && {
          x: here.board.x(mark.column),
          y: lineOf(here.layout, here.heaps.length, mark.heap),
        }
      );
    },
    nearest: (x, y) => {
      const here = parts();
      if (!here || x < here.layout.boardLeft) return stones.nearest(x, y);
      const { board, layout, heaps } = here;
      const rows = [...heaps.keys(), heaps.length];
      const away = (heap: number) => Math.abs(lineOf(layout, heaps.length, heap) - y);
      const row = rows.reduce((best, heap) => (away(heap) < away(best) ? heap : best), 0);
      // The heading of a column means the whole column, too.
      const heap = Math.abs(layout.headY - y) < away(row) ? heaps.length : row;
      const column = Math.round((board.x(0) - x) / board.width);
      return { heap, column: Math.max(0, Math.min(board.digits - 1, column)) };
    },
    neighbour: (mark, key) => {
      const here = parts();
      if (!isDigit(mark)) {
        const to = stones.neighbour(mark, key);
        if (to || !here || key !== 'ArrowRight') return to;
        return { heap: mark.heap, column: here.board.digits - 1 };
      }
      if (!here) return undefined;
      const { heap, column } = mark;
      const { board, heaps, layout } = here;
      switch (key) {
        case 'ArrowUp':
          return heap > 0 ? { heap: heap - 1, column } : undefined;
        case 'ArrowDown':
          return heap < heaps.length ? { heap: heap + 1, column } : undefined;
        case 'ArrowRight':
          return column > 0 ? { heap, column: column - 1 } : undefined;
        case 'ArrowLeft': {
          if (column + 1 < board.digits) return { heap, column: column + 1 };
          const left = Number(heaps[heap] ?? 0n);
          return left > 0 ? { heap, stone: layout.bars ? 0 : left - 1 } : undefined;
        }
      }
    },
    choose: (mark) => figure.choose(mark),
  };
}
