import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NONE, TracedColours } from '../../www/src/exhibits/lattice/picture/colours.ts';
import { FrontColours } from '../../www/src/exhibits/lattice/picture/front-colours.ts';

// Three across, two up, coloured in this order: m, n, outcome, remoteness, Grundy value, deciding.
const steps = [
  [0, 0, 1, 0, 0, NONE],
  [0, 1, 0, 1, 1, NONE],
  [1, 0, 1, 2, 2, 0],
  [1, 1, 1, 4, 1, 1],
  [2, 0, 0, 3, NONE, NONE],
  [2, 1, 1, 6, 3, 2],
] as const;

// The same points in another order: m, n, outcome, the move that made it won.
const pushed = [
  [0, 0, 1, NONE],
  [0, 1, 0, NONE],
  [1, 1, 1, 0],
  [1, 0, 1, 2],
  [2, 0, 0, NONE],
  [2, 1, 1, 1],
] as const;

const rowsOf = (rows: readonly (readonly number[])[]) => ({
  data: Uint32Array.from(rows.flat()),
  width: rows[0]?.length ?? 1,
});

describe('the colours of a run that has recorded its steps', () => {
  const colours = new TracedColours(3, 2, rowsOf(steps));

  test('know the point of each step, and the step of each point', () => {
    expect(colours.steps).toBe(6);
    for (const [step, [m, n]] of steps.entries()) {
      expect(colours.point(step)).toEqual({ m, n });
      expect(colours.stepOf({ m, n })).toBe(step);
    }
    expect(colours.point(-1)).toBeUndefined();
    expect(colours.point(6)).toBeUndefined();
  });

  test('have coloured, after any number of steps, exactly the points of these steps', () => {
    for (let cursor = 0; cursor <= 6; cursor += 1) {
      for (const [step, [m, n]] of steps.entries()) {
        expect(colours.coloured({ m, n }, cursor)).toBe(step < cursor);
      }
    }
  });

  test('give for each point the numbers that the run gave, and no others', () => {
    for (const [m, n, outcome, plies, grundy] of steps) {
      expect(colours.cell({ m, n })).toEqual({
        lost: outcome === 0,
        plies,
        grundy: grundy === NONE ? undefined : grundy,
      });
    }
  });

  test('give the deciding move of each step', () => {
    expect(steps.map((_, step) => colours.deciding(step))).toEqual([NONE, NONE, 0, 1, NONE, 2]);
    expect(colours.deciding(-1)).toBe(NONE);
    expect(colours.deciding(6)).toBe(NONE);
  });

  test('can come in another order, which changes the steps and not the cells', () => {
    const inPush = new TracedColours(3, 2, rowsOf(steps), rowsOf(pushed));
    for (const [step, [m, n, , deciding]] of pushed.entries()) {
      expect(inPush.point(step)).toEqual({ m, n });
      expect(inPush.stepOf({ m, n })).toBe(step);
      expect(inPush.deciding(step)).toBe(deciding);
      expect(inPush.coloured({ m, n }, step)).toBe(false);
      expect(inPush.coloured({ m, n }, step + 1)).toBe(true);
      expect(inPush.cell({ m, n })).toEqual(colours.cell({ m, n }));
    }
  });

  test('are the same if rows are wider', () => {
    const wide = rowsOf(steps.map((row) => [...row, 7, 7]));
    const read = new TracedColours(3, 2, wide);
    for (const [step, [m, n]] of steps.entries()) {
      expect(read.point(step)).toEqual({ m, n });
      expect(read.cell({ m, n })).toEqual(colours.cell({ m, n }));
    }
  });

  test('have no steps on an empty picture', () => {
    const empty = new TracedColours(0, 0, { data: new Uint32Array(), width: 6 });
    expect(empty.steps).toBe(0);
    expect(empty.point(0)).toBeUndefined();
  });
});

describe('the colours of a run too large to be recorded', () => {
  const weight = fc.integer({ min: 1, max: 9 });
  const side = fc.integer({ min: 1, max: 12 });

  test('are those of the points up to the last, by weight and then by m', () => {
    fc.assert(
      fc.property(weight, weight, side, side, (a, b, columns, rows) => {
        const colours = new FrontColours([a, b], columns, rows);
        const order = Array.from({ length: columns * rows }, (_, i) => {
          const [m, n] = [i % columns, Math.floor(i / columns)];
          return { m, n, weight: a * m + b * n };
        }).sort((p, q) => p.weight - q.weight || p.m - q.m);
        expect(colours.steps).toBe(order.length);
        for (let cursor = 0; cursor <= order.length; cursor += 1) {
          colours.last = order[cursor - 1];
          const coloured = order.map((point) => colours.coloured(point, cursor));
          expect(coloured).toEqual(order.map((_, step) => step < cursor));
        }
      }),
      { numRuns: 50 },
    );
  });

  test('are absent while the last point is on its way, and complete at the end without it', () => {
    const colours = new FrontColours([2, 1], 3, 2);
    expect(colours.coloured({ m: 0, n: 0 }, 3)).toBe(false);
    expect(colours.coloured({ m: 2, n: 1 }, 6)).toBe(true);
    // Back at the beginning no point is coloured, whichever was last.
    colours.last = { m: 2, n: 1 };
    expect(colours.coloured({ m: 0, n: 0 }, 0)).toBe(false);
  });

  test('have the cells of the fetched part, and no others', () => {
    const colours = new FrontColours([2, 1], 100, 100);
    expect(colours.cell({ m: 10, n: 20 })).toBeUndefined();
    const part = { m: 10, n: 20, columns: 3, rows: 2 };
    const cells = Array.from({ length: 6 }, (_, i) => [i % 2, 100 + i, NONE]);
    colours.take(Uint32Array.from(cells.flat()), part);
    for (let i = 0; i < 6; i += 1) {
      const point = { m: 10 + (i % 3), n: 20 + Math.floor(i / 3) };
      expect(colours.cell(point)).toEqual({ lost: i % 2 === 0, plies: 100 + i, grundy: undefined });
    }
    for (const [m, n] of [
      [9, 20],
      [13, 20],
      [10, 19],
      [10, 22],
    ] as const) {
      expect(colours.cell({ m, n })).toBeUndefined();
    }
  });
});
