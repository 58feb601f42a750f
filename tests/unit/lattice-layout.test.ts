import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutLattice } from '../../www/src/exhibits/lattice/layout.ts';
import { ColouringTrace, NOT_YET } from '../../www/src/exhibits/lattice/trace.ts';

/** What numbers of this kind may be off by. */
const DUST = 1e-6;

const side = fc.integer({ min: 8, max: 40 });
const box = fc.record({
  columns: side,
  rows: side,
  width: fc.integer({ min: 300, max: 2600 }),
  tallest: fc.integer({ min: 320, max: 1600 }),
});

describe('the layout of the lattice', () => {
  test('has every point apart from its neighbours and inside the plate', () => {
    fc.assert(
      fc.property(box, ({ columns, rows, width, tallest }) => {
        const layout = layoutLattice(columns, rows, width, tallest, 1);
        const { radius, plot } = layout;
        const across = layout.x(1) - layout.x(0);
        const up = layout.y(0) - layout.y(1);
        expect(across).toBeCloseTo(layout.step);
        expect(2 * radius).toBeLessThanOrEqual(Math.min(across, up) + DUST);
        expect(layout.x(0) - radius).toBeGreaterThanOrEqual(plot.left);
        expect(layout.x(columns - 1) + radius).toBeLessThanOrEqual(plot.right);
        expect(layout.y(rows - 1) - radius).toBeGreaterThanOrEqual(plot.top);
        expect(layout.y(0) + radius).toBeLessThanOrEqual(plot.bottom);
        for (let i = 1; i < columns; i += 1) {
          expect(layout.x(i) - layout.x(i - 1)).toBeCloseTo(across);
        }
      }),
    );
  });

  test('is as wide as its box and at most as high, labels and apples included', () => {
    fc.assert(
      fc.property(box, ({ columns, rows, width, tallest }) => {
        const { height, axis, plot, appleSize, ...layout } = layoutLattice(
          columns,
          rows,
          width,
          tallest,
          1,
        );
        expect(layout.width).toBe(width);
        expect(height).toBeLessThanOrEqual(tallest + DUST);
        expect(axis.across).toBeLessThan(height);
        expect(axis.apples - appleSize / 2).toBeGreaterThanOrEqual(plot.bottom - DUST);
        // Numbers are 12 px high and stand on their line.
        if (appleSize > 0) {
          expect(axis.apples + appleSize / 2).toBeLessThanOrEqual(axis.across - 12 + DUST);
        }
        expect(axis.up).toBeGreaterThan(0);
        expect(axis.up).toBeLessThan(layout.x(0));
      }),
    );
  });

  test('leaves its labels room, also when they are larger', () => {
    const text = fc.double({ min: 1, max: 2.5, noNaN: true });
    fc.assert(
      fc.property(box, text, ({ columns, rows, width, tallest }, times) => {
        const layout = layoutLattice(columns, rows, width, tallest, times);
        const { across, up } = layout.labelEvery;
        // Or there is one label only, that of the point 0.
        if (across < columns)
          expect(across * layout.step).toBeGreaterThanOrEqual(30 * times - DUST);
        const rise = layout.y(0) - layout.y(1);
        if (up < rows) expect(up * rise).toBeGreaterThanOrEqual(18 * times - DUST);
        expect(layout.axis.up).toBeGreaterThanOrEqual(30 * times - DUST);
        expect(layout.height - layout.plot.bottom).toBeGreaterThanOrEqual(22 * times - DUST);
      }),
    );
  });

  test('shows twenty apples on a phone, with its numbers and without collisions', () => {
    const layout = layoutLattice(21, 13, 320, 400, 1);
    expect(layout.step).toBeGreaterThan(12);
    expect(layout.height).toBeLessThanOrEqual(400);
    expect(layout.labelEvery.across).toBe(5);
  });

  test('is moved and spread by pan and zoom, its frame is not', () => {
    const transform = fc.record({
      k: fc.double({ min: 1, max: 8, noNaN: true }),
      x: fc.double({ min: -2000, max: 0, noNaN: true }),
      y: fc.double({ min: -2000, max: 0, noNaN: true }),
    });
    fc.assert(
      fc.property(box, transform, side, ({ columns, rows, width, tallest }, to, i) => {
        const rest = layoutLattice(columns, rows, width, tallest, 1);
        const seen = layoutLattice(columns, rows, width, tallest, 1, to);
        expect(seen.x(i)).toBeCloseTo(to.k * rest.x(i) + to.x);
        expect(seen.y(i)).toBeCloseTo(to.k * rest.y(i) + to.y);
        expect(seen.step).toBeCloseTo(to.k * rest.step);
        expect(seen.radius).toBeGreaterThanOrEqual(rest.radius);
        expect(seen.labelEvery.across).toBeLessThanOrEqual(rest.labelEvery.across);
        const frame = ({ height, plot, axis, appleSize }: typeof rest) => [
          height,
          plot,
          axis,
          appleSize,
        ];
        expect(frame(seen)).toEqual(frame(rest));
      }),
    );
  });
});

// Three across, two up, coloured in this order: m, n, outcome, remoteness, deciding.
const steps = [
  [0, 0, 1, 0, 9],
  [0, 1, 0, 1, 9],
  [1, 0, 1, 2, 0],
  [1, 1, 1, 4, 1],
  [2, 0, 0, 3, 9],
  [2, 1, 1, 6, 2],
] as const;

describe('the trace of a colouring', () => {
  const trace = new ColouringTrace(Uint32Array.from(steps.flat()), 5, 3, 2);

  test('knows the point of each step, and the step of each point', () => {
    expect(trace.steps).toBe(6);
    for (const [step, [m, n]] of steps.entries()) {
      expect(trace.point(step)).toEqual({ m, n });
      expect(trace.stepOf(m, n)).toBe(step);
    }
    expect(trace.point(-1)).toBeUndefined();
    expect(trace.point(6)).toBeUndefined();
  });

  test('has coloured, after so many steps, exactly those points', () => {
    for (let cursor = 0; cursor <= 6; cursor += 1) {
      for (const [step, [m, n, outcome]] of steps.entries()) {
        expect(trace.outcomeAt(m, n, cursor)).toBe(step < cursor ? outcome : NOT_YET);
      }
    }
  });

  test('lists every step as a line', () => {
    expect([...trace.lines()]).toEqual(
      steps.map(([m, n, outcome, remoteness]) => ({ m, n, outcome, remoteness })),
    );
  });

  test('is read alike when its rows are wider', () => {
    const wide = new ColouringTrace(
      Uint32Array.from(steps.flatMap((row) => [...row, 7, 7])),
      7,
      3,
      2,
    );
    expect([...wide.lines()]).toEqual([...trace.lines()]);
    expect(wide.stepOf(2, 0)).toBe(4);
  });

  test('of nothing has no steps', () => {
    const empty = new ColouringTrace(new Uint32Array(), 5, 0, 0);
    expect(empty.steps).toBe(0);
    expect(empty.point(0)).toBeUndefined();
    expect([...empty.lines()]).toEqual([]);
  });
});
