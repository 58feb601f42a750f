/// <reference path="../../www/src/env.d.ts" />
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { boardPlan, marksOf } from '../../www/src/exhibits/chain/picture/board-plan.ts';
import type { LayoutPlan } from '../../www/src/exhibits/chain/picture/layout.ts';
import { type Mark, takeOf } from '../../www/src/exhibits/chain/picture/view.ts';
import { takesOf } from '../support/plain-chain.ts';
import { boxesOf, drawn } from './chain-picture.ts';
import { anyRow, frameOf, layoutOf, rowPosition } from './chain-run.ts';
import { classesOf } from './markup.ts';

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

function boardOf(cells: string, plan: Partial<LayoutPlan> = {}) {
  const layout = layoutOf(cells.length, plan);
  const frame = frameOf(rowPosition(cells));
  const choose = vi.fn();
  const board = boardPlan({ layout: () => layout, frame: () => frame, choose });
  return { board, layout, choose };
}

/** The place of a mark and the number of its line. */
const lineOf = (mark: Mark, perLine: number) => Math.floor(takeOf(mark).first / perLine);

const narrow = { size: { width: 300, height: 400 } };

describe('the names of marks', () => {
  const { board } = boardOf('111');

  test('read as they are written', () => {
    for (const mark of ['o0', 'j1', 'o39', 'j38'] as const) {
      expect(board.named(board.id(mark))).toBe(mark);
    }
    for (const id of ['', 'o', 'j-1', 'x1', 'o1x', 'xo1', 'O1', 'o 1', '1', 'oj1']) {
      expect(board.named(id), id).toBeUndefined();
    }
  });
});

describe('the marks', () => {
  test('are all takes of the row from left to right, even if the first move may not take two', () => {
    fc.assert(
      fc.property(anyRow(40), (cells) => {
        expect(marksOf(cells).map(takeOf)).toEqual(takesOf(cells));
      }),
    );
    expect(marksOf('000')).toEqual([]);
    expect(marksOf('')).toEqual([]);
    expect(marksOf('1101')).toEqual(['o0', 'j0', 'o1', 'o3']);
  });

  test('have the places of the layout', () => {
    const { board, layout } = boardOf('110111', narrow);
    for (const mark of marksOf('110111')) {
      expect(board.place(mark)).toEqual(layout.take(takeOf(mark)));
    }
    expect(board.plot()).toBeUndefined();
  });

  test('can be chosen', () => {
    const { board, choose } = boardOf('111');
    board.choose('j1');
    expect(choose.mock.calls).toEqual([['j1']]);
  });
});

describe('the mark nearest to a place', () => {
  test('is the mark at this place, if there is one', () => {
    fc.assert(
      fc.property(anyRow(20), fc.integer({ min: 280, max: 1280 }), (cells, width) => {
        const { board } = boardOf(cells, { size: { width, height: 400 } });
        for (const mark of marksOf(cells)) {
          const { x, y } = board.place(mark) ?? { x: -1, y: -1 };
          expect(board.nearest(x, y)).toBe(mark);
          expect(board.nearest(x + 1, y - 1)).toBe(mark);
        }
      }),
      { numRuns: 40 },
    );
  });

  test.each([
    ['of one line', '1'.repeat(9), 900],
    ['of several lines', '1'.repeat(30), 300],
    ['with gaps', '110111101011111011', 300],
  ])('is that of a bar all along it, and of its number: %s', (_, cells, width) => {
    const size = { width, height: 400 };
    for (const first of ['any', 'fewest'] as const) {
      const position = rowPosition(cells, { first });
      const { layout, elements } = drawn(position, { layout: { size } });
      const { board } = boardOf(cells, { size });
      const bars = elements.filter((one) => /^(?:bar|plies)$/.test(classesOf(one)[0] ?? ''));
      const boxes = boxesOf(bars, layout.font);
      expect(boxes.length).toBeGreaterThan(8);
      for (const { what, left, right, top, bottom } of boxes) {
        const x = (left + right) / 2;
        const ys = [top + 0.5, (top + bottom) / 2, bottom - 0.5];
        for (const y of ys) {
          const mark = board.nearest(x, y);
          const place = mark && board.place(mark);
          expect(Math.abs((place?.x ?? -99) - x), `${what} ${x},${y}`).toBeLessThan(0.2);
          // The bar begins at its own line.
          const lines = Array.from({ length: layout.lines }, (_, at) => layout.line(at));
          const above = lines.find((line) => line > bottom) ?? Number.POSITIVE_INFINITY;
          const below = lines.findLast((line) => line < top) ?? Number.NEGATIVE_INFINITY;
          const own = what.includes('wins') ? above : below;
          expect(place?.y, `${what} ${x},${y}`).toBe(own);
        }
      }
    }
  });

  test('is in the line under the pointer, even if a mark of another line is straight above', () => {
    // The second of two lines has one object only, at its left end.
    const cells = `${'1'.repeat(14)}1${'0'.repeat(13)}`;
    const { board, layout } = boardOf(cells, narrow);
    expect([layout.lines, layout.perLine]).toEqual([2, 14]);
    const { y } = layout.cell(14);
    for (const at of [0, 1, 4]) expect(board.nearest(layout.cell(at).x, y)).toBe('o14');
  });

  test('is at the end of the row for a place beside it, and undefined in an empty row', () => {
    const { board } = boardOf('0110');
    expect(board.nearest(-50, 150)).toBe('o1');
    expect(board.nearest(2000, 150)).toBe('o2');
    const empty = boardPlan({
      layout: () => layoutOf(3),
      frame: () => ({
        ...frameOf(rowPosition('1')),
        position: { ...rowPosition('1'), cells: '0' },
      }),
      choose: vi.fn(),
    });
    expect(empty.nearest(10, 10)).toBeUndefined();
  });
});

describe('arrow keys', () => {
  test('go through all marks from left to right, and stop at the ends', () => {
    fc.assert(
      fc.property(anyRow(30), fc.integer({ min: 280, max: 900 }), (cells, width) => {
        const { board } = boardOf(cells, { size: { width, height: 400 } });
        const marks = marksOf(cells);
        for (const [at, mark] of marks.entries()) {
          expect(board.neighbour(mark, 'ArrowLeft')).toBe(marks[at - 1]);
          expect(board.neighbour(mark, 'ArrowRight')).toBe(marks[at + 1]);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('lead up and down to the nearest mark of the line above or below, if it has any', () => {
    fc.assert(
      fc.property(anyRow(40), fc.integer({ min: 280, max: 500 }), (cells, width) => {
        const { board, layout } = boardOf(cells, { size: { width, height: 400 } });
        const marks = marksOf(cells);
        const place = (mark: Mark) => layout.take(takeOf(mark));
        for (const mark of marks) {
          for (const [key, by] of [
            ['ArrowUp', -1],
            ['ArrowDown', 1],
          ] as const) {
            const line = lineOf(mark, layout.perLine) + by;
            const there = marks.filter((one) => lineOf(one, layout.perLine) === line);
            const to = board.neighbour(mark, key);
            if (there.length === 0) {
              expect(to).toBeUndefined();
              continue;
            }
            const far = (one: Mark) => Math.abs(place(one).x - place(mark).x);
            expect(there).toContain(to);
            expect(far(to ?? mark)).toBeCloseTo(Math.min(...there.map(far)));
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test('do not leave a row of one line up or down, and do nothing before there is a layout', () => {
    const { board } = boardOf('11111');
    expect(board.neighbour('o2', 'ArrowUp')).toBeUndefined();
    expect(board.neighbour('o2', 'ArrowDown')).toBeUndefined();
    const undrawn = boardPlan({ layout: () => undefined, frame: () => undefined, choose: vi.fn() });
    for (const key of arrows) expect(undrawn.neighbour('o2', key)).toBeUndefined();
    expect(undrawn.place('o2')).toBeUndefined();
    expect(undrawn.nearest(10, 10)).toBeUndefined();
  });

  test('reach every mark from every mark of any row', () => {
    for (const cells of ['1', '0001000', '1'.repeat(40), `11${'0'.repeat(30)}11`]) {
      const { board } = boardOf(cells, narrow);
      for (const from of marksOf(cells)) {
        const seen = new Set([from]);
        for (const mark of seen) {
          for (const key of arrows) {
            const to = board.neighbour(mark, key);
            if (to !== undefined) seen.add(to);
          }
        }
        expect([...seen].sort()).toEqual([...marksOf(cells)].sort());
      }
    }
  });
});
