import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { HeapWhy } from '../../www/pkg/nim.js';
import * as explained from '../../www/src/exhibits/nim/explained/explained.ts';
import { mostStones } from '../../www/src/exhibits/nim/fields.ts';
import type { ArrowKey } from '../../www/src/stage/board.ts';
import { boardPlan } from '../../www/src/stage/heaps/board-plan.ts';
import { layoutHeaps } from '../../www/src/stage/heaps/layout.ts';
import { type HeapsFrame, type Mark, spotOf } from '../../www/src/stage/heaps/view.ts';

interface Heaps {
  readonly start: readonly bigint[];
  /** What lies there now. */
  readonly heaps?: readonly bigint[];
  /** Heaps that are taken apart into bundles. */
  readonly split?: readonly number[];
}

/** A board of heaps that are worth as many as they have stones. */
function boardOf({ start, heaps = start, split = [] }: Heaps) {
  const rows = Uint32Array.from(split.flatMap((heap) => [0, 0, heap, 0]));
  const why: HeapWhy = {
    heaps: [...heaps],
    outcome: 'N',
    grundyValues: [...heaps],
    columns: [],
    reason: { kind: 'balanced' },
    moves: 1n,
    winning: 0n,
    winningTakes: [],
    options: [],
  };
  const frame: HeapsFrame = {
    why,
    start,
    plain: true,
    explained,
    cancelled: new explained.Cancelling(rows).after(),
    digits: true,
    deciding: true,
    summed: true,
    planned: undefined,
    last: undefined,
    winning: [],
    tabindex: () => undefined,
  };
  const layout = layoutHeaps({
    size: { width: 800, height: 400 },
    text: 1,
    start,
    grundyValues: heaps,
    plain: true,
    digits: Math.max(...start.map((stones) => stones.toString(2).length)),
    bundled: true,
  });
  const choose = vi.fn();
  const figure = { layout: () => layout, frame: () => frame, choose };
  return { board: boardPlan(figure), layout, frame, choose };
}

const mark = (heap: number, stone: number): Mark => ({ heap, stone });
const marksOf = (heaps: readonly bigint[]): Mark[] =>
  heaps.flatMap((stones, heap) =>
    Array.from({ length: Number(stones) }, (_, stone) => mark(heap, stone)),
  );

describe('the ids of stones', () => {
  test('are read back as they were written', () => {
    const { board } = boardOf({ start: [3n, 5n, 7n] });
    expect(board.id(mark(1, 4))).toBe('h1-4');
    for (const one of marksOf([3n, 5n, 7n])) expect(board.named(board.id(one))).toEqual(one);
    for (const id of ['', 'h1', 'h1-', 'p1-4', 'h1-4x', 'h-1-4', 'xh1-4']) {
      expect(board.named(id), id).toBeUndefined();
    }
  });

  test('belong to the bar where a heap has more than 40 stones', () => {
    const { board } = boardOf({ start: [3n, 100n] });
    expect(board.id(mark(0, 2))).toBe('h0-0');
    expect(board.id(mark(1, 60))).toBe('h1-0');
  });
});

describe('arrow keys', () => {
  const { board } = boardOf({ start: [3n, 5n, 7n, 2n], heaps: [3n, 0n, 7n, 2n] });
  const steps: readonly [from: Mark, key: ArrowKey, to: Mark | undefined][] = [
    [mark(0, 1), 'ArrowLeft', mark(0, 0)],
    [mark(0, 0), 'ArrowLeft', undefined],
    [mark(0, 1), 'ArrowRight', mark(0, 2)],
    [mark(0, 2), 'ArrowRight', undefined],
    // The arrow key passes over the empty heap.
    [mark(0, 2), 'ArrowDown', mark(2, 2)],
    [mark(2, 2), 'ArrowUp', mark(0, 2)],
    // To the last stone of a smaller heap.
    [mark(2, 6), 'ArrowUp', mark(0, 2)],
    [mark(2, 6), 'ArrowDown', mark(3, 1)],
    [mark(0, 0), 'ArrowUp', undefined],
    [mark(3, 0), 'ArrowDown', undefined],
    // From a heap that has been taken away meanwhile.
    [mark(1, 0), 'ArrowRight', undefined],
    [mark(1, 4), 'ArrowDown', mark(2, 4)],
  ];

  test.each(steps)('lead from %j by %s to %j', (from, key, to) => {
    expect(board.neighbour(from, key)).toEqual(to);
  });

  test('lead nowhere where no heap has stones', () => {
    const { board: empty } = boardOf({ start: [3n, 5n], heaps: [0n, 0n] });
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
      expect(empty.neighbour(mark(0, 0), key), key).toBeUndefined();
    }
  });

  test('lead from bar to bar', () => {
    const { board: bars } = boardOf({ start: [100n, 5n, 7n], heaps: [60n, 0n, 7n] });
    expect(bars.neighbour(mark(0, 59), 'ArrowDown')).toEqual(mark(2, 0));
    expect(bars.neighbour(mark(2, 3), 'ArrowUp')).toEqual(mark(0, 0));
    expect(bars.neighbour(mark(0, 5), 'ArrowLeft')).toBeUndefined();
    expect(bars.neighbour(mark(0, 5), 'ArrowRight')).toBeUndefined();
  });

  test('reach every stone and nothing else', () => {
    const heapSizes = fc.array(fc.bigInt({ min: 0n, max: 40n }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(heapSizes, (heaps) => {
        const there = marksOf(heaps);
        const { board: any } = boardOf({ start: heaps.map(() => 40n), heaps });
        const [first] = there;
        const seen = new Map(first ? [[any.id(first), first]] : []);
        for (const from of seen.values()) {
          for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
            const to = any.neighbour(from, key);
            if (to) seen.set(any.id(to), to);
          }
        }
        expect([...seen.keys()].sort()).toEqual(there.map((one) => any.id(one)).sort());
      }),
      { numRuns: 30 },
    );
  });
});

describe('the place of a stone', () => {
  test('is in its row, or in its bundle once the heap has been taken apart', () => {
    const { board, layout } = boardOf({ start: [7n, 6n], split: [1] });
    expect(board.place(mark(0, 5))).toEqual(layout.inRow(0, 5));
    // 6 = 4 + 2: the stone 5 is the second of the bundle of two.
    expect(board.place(mark(1, 5))).toEqual(layout.bundles?.spot(1, 1, 1));
    expect(board.place(mark(1, 0))).toEqual(layout.bundles?.spot(1, 2, 0));
  });

  test('is in its row where Grundy values differ from numbers of stones', () => {
    const { layout, frame } = boardOf({ start: [7n, 6n], split: [1] });
    expect(spotOf({ ...frame, plain: false }, layout, mark(1, 5))).toEqual(layout.inRow(1, 5));
  });

  test('of a bar is where it would be cut', () => {
    const { board, layout } = boardOf({ start: [50n, 100n] });
    const [from, middle, end] = [0, 50, 100].map((stone) => board.place(mark(1, stone)));
    expect(from).toEqual({ x: layout.left, y: layout.middle(1) });
    expect((middle?.x ?? 0) - layout.left).toBeCloseTo(((end?.x ?? 0) - layout.left) / 2);
    expect(board.place(mark(0, 50))?.x).toBeCloseTo(middle?.x ?? 0);
  });

  test('is undefined before anything is drawn', () => {
    const none = { layout: () => undefined, frame: () => undefined, choose: () => {} };
    const board = boardPlan(none);
    expect(board.place(mark(0, 0))).toBeUndefined();
    expect(board.nearest(0, 0)).toBeUndefined();
    expect(board.neighbour(mark(0, 0), 'ArrowRight')).toBeUndefined();
  });
});

describe('the stone nearest to a place', () => {
  test('is in the nearest row, and no other stone of that row is nearer', () => {
    const across = fc.integer({ min: 0, max: 800 });
    const sizes = fc.array(fc.bigInt({ min: 1n, max: 40n }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(sizes, fc.boolean(), across, across, (start, split, x, y) => {
        const { board, layout } = boardOf({ start, split: split ? [...start.keys()] : [] });
        const found = board.nearest(x, y);
        if (x > layout.right + 10) {
          expect(found).toBeUndefined();
          return;
        }
        const away = (heap: number) => Math.abs(layout.middle(heap) - y);
        expect(away(found?.heap ?? Number.NaN)).toBe(Math.min(...[...start.keys()].map(away)));
        const far = (one: Mark) => {
          const { x: atX = 0, y: atY = 0 } = board.place(one) ?? {};
          return Math.hypot(atX - x, atY - y);
        };
        const rivals = marksOf(start).filter(({ heap }) => heap === found?.heap);
        expect(far(found ?? mark(-1, -1))).toBe(Math.min(...rivals.map(far)));
      }),
    );
  });

  test('is the stone itself that is touched, in rows and in bundles', () => {
    const start = [3n, 5n, 31n, 40n];
    for (const split of [[], [0, 1, 2, 3]]) {
      const { board } = boardOf({ start, split });
      for (const one of marksOf(start)) {
        const { x = 0, y = 0 } = board.place(one) ?? {};
        expect(board.nearest(x, y)).toEqual(one);
      }
    }
  });

  test('is undefined in the row of an empty heap', () => {
    const { board, layout } = boardOf({ start: [3n, 5n, 7n], heaps: [3n, 0n, 7n] });
    expect(board.nearest(layout.left + 20, layout.middle(1))).toBeUndefined();
    expect(board.nearest(layout.left + 20, layout.middle(2))).toMatchObject({ heap: 2 });
  });

  test('is undefined in the row of an empty bar', () => {
    const { board, layout } = boardOf({ start: [100n, 200n], heaps: [100n, 0n] });
    expect(board.nearest(layout.left + 20, layout.middle(1))).toBeUndefined();
  });

  test('on a bar lies between the first and the last of the heap', () => {
    const { board, layout } = boardOf({ start: [100n, 200n], heaps: [100n, 150n] });
    const y = layout.middle(1);
    for (const stone of [0, 1, 75, 149]) {
      expect(board.nearest(board.place(mark(1, stone))?.x ?? 0, y)).toEqual(mark(1, stone));
    }
    expect(board.nearest(0, y)).toEqual(mark(1, 0));
    expect(board.nearest(layout.right, y)).toEqual(mark(1, 149));
    expect(board.nearest(layout.right, layout.middle(0))).toEqual(mark(0, 99));
  });

  test('on a bar of 10^15 stones is a whole number', () => {
    const { board, layout } = boardOf({ start: [mostStones, 1n] });
    fc.assert(
      fc.property(fc.double({ min: 0, max: layout.right, noNaN: true }), (x) => {
        const { stone = Number.NaN } = board.nearest(x, layout.middle(0)) ?? {};
        expect(Number.isSafeInteger(stone)).toBe(true);
        expect(stone).toBeGreaterThanOrEqual(0);
        expect(stone).toBeLessThan(Number(mostStones));
      }),
    );
    // Of a bar too short to be cut, its only stone.
    expect(board.nearest(layout.right, layout.middle(1))).toEqual(mark(1, 0));
  });
});

test('the board passes a chosen stone to the figure', () => {
  const { board, choose } = boardOf({ start: [3n, 5n] });
  board.choose(mark(1, 2));
  expect(choose).toHaveBeenCalledExactlyOnceWith(mark(1, 2));
  expect(board.plot()).toBeUndefined();
});
