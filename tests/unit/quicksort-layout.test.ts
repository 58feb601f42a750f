import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Layout,
  type LayoutPlan,
  layoutQuicksort,
  MOST_DRAWN,
  MOST_PRESSED,
  type Strip,
} from '../../www/src/exhibits/quicksort/layout.ts';
import { Pressing, pressRows } from '../../www/src/exhibits/quicksort/pressing.ts';
import { isPartition } from '../../www/src/exhibits/quicksort/steps.ts';
import { press } from '../../www/src/exhibits/quicksort/view.ts';
import { asRun, sorted } from './quicksort-run.ts';

/** Of sums in floating point. */
const DUST = 1e-6;

/** The most calls that are live at once, with the smaller part called first, and the line below them. */
const bounded = (length: number) => Math.floor(Math.log2(length)) + 2;

const planOf = (changes: Partial<LayoutPlan> = {}): LayoutPlan => {
  const { length = 64 } = changes;
  return {
    size: { width: 800, height: 500 },
    fit: false,
    text: 1,
    length,
    largest: length,
    cards: false,
    pointers: 4,
    frames: bounded(length),
    rows: length > MOST_PRESSED ? 0 : length,
    ...changes,
  };
};

const anyPlan = fc
  .record({
    width: fc.integer({ min: 320, max: 1280 }),
    height: fc.integer({ min: 400, max: 900 }),
    length: fc.oneof(
      fc.integer({ min: 1, max: MOST_PRESSED }),
      fc.integer({ min: 1, max: MOST_DRAWN }),
      fc.integer({ min: 1, max: 100_000 }),
    ),
    largest: fc.oneof(fc.nat({ max: 999 }), fc.nat({ max: 999_999 })),
    presenting: fc.boolean(),
    fit: fc.boolean(),
    cards: fc.boolean(),
    pointers: fc.constantFrom(2, 4),
    partitions: fc.nat({ max: MOST_PRESSED }),
  })
  .map(({ width, height, presenting, partitions, ...rest }) =>
    planOf({
      ...rest,
      size: { width, height },
      fit: rest.fit || presenting,
      text: presenting ? 2 : 1,
      rows: rest.length > MOST_PRESSED ? 0 : 1 + Math.min(partitions, rest.length),
    }),
  );

const below = ({ top, height }: Strip) => top + height;

/** Strips that begin before the one above them ends, or reach out of the plate. */
function misplaced(layout: Layout, { size: { height } }: LayoutPlan): string[] {
  const strips = (['bars', 'pointers', 'frames', 'woodcut'] as const)
    .map((name) => ({ name, ...layout[name] }))
    .filter((strip) => strip.height > 0);
  return strips.flatMap((strip, at) => {
    const above = strips[at - 1];
    const overlapping = above !== undefined && strip.top < below(above) - DUST;
    const outside = strip.top < 0 || below(strip) > height + DUST;
    const said = `${strip.name} from ${strip.top} to ${below(strip)} of ${height}`;
    return overlapping || outside ? [said] : [];
  });
}

/** Where the bars stand, and the values below them. */
const footOf = ({ bars, values, cards, text }: Layout) =>
  below(bars) - (values && !cards ? 16 * text : 0) - 4;

describe('the strips of the plate', () => {
  test('do not overlap and stay within it', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        expect(misplaced(layoutQuicksort(plan), plan)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  test('do not overlap and stay within it in a small frame', () => {
    fc.assert(
      fc.property(
        anyPlan,
        fc.integer({ min: 200, max: 400 }),
        fc.integer({ min: 100, max: 400 }),
        (some, width, height) => {
          const plan = { ...some, size: { width, height }, fit: true, text: 1 };
          expect(misplaced(layoutQuicksort(plan), plan)).toEqual([]);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test.each([64, 256, 512, 3998])(
    'do not overlap and stay within it where a call waits for each of %i elements',
    (length) => {
      for (const [width, height] of [
        [320, 400],
        [800, 500],
        [1280, 900],
      ] as const) {
        const plan = planOf({ length, frames: length + 1, size: { width, height } });
        expect(misplaced(layoutQuicksort(plan), plan)).toEqual([]);
      }
    },
  );

  test('go from side to side, a place after the other', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const layout = layoutQuicksort(plan);
        const { left, right, slot, x } = layout;
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(plan.size.width);
        expect(x(0)).toBe(left);
        expect(x(plan.length)).toBeCloseTo(right, 6);
        expect(x(plan.length - 1)).toBeCloseTo(right - slot, 6);
      }),
    );
  });

  test('have room for bars as high as the largest element, and for one that is nothing', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const layout = layoutQuicksort(plan);
        const foot = footOf(layout);
        for (const value of [0, 1, Math.floor(plan.largest / 2), plan.largest]) {
          const rise = layout.rise(value);
          expect(rise).toBeGreaterThanOrEqual(2);
          expect(foot - rise).toBeGreaterThanOrEqual(layout.bars.top - DUST);
        }
        expect(layout.rise(plan.largest)).toBeGreaterThanOrEqual(layout.rise(0));
      }),
      { numRuns: 500 },
    );
  });

  test('have room for the live calls, the line and what is said of it', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const { frame, frames, text } = layoutQuicksort(plan);
        if (frame === 0) return;
        const line = frames.top + (plan.frames - 1) * frame + 1;
        expect(line + 12 * text).toBeLessThanOrEqual(below(frames));
      }),
      { numRuns: 500 },
    );
  });

  test('have values only where the largest fits, and cards only where values do', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const layout = layoutQuicksort(plan);
        const wide = String(plan.largest).length * 7.5 * plan.text;
        if (layout.values) expect(layout.slot).toBeGreaterThan(wide);
        expect(layout.cards).toBe(plan.cards && layout.values);
      }),
      { numRuns: 500 },
    );
    expect(layoutQuicksort(planOf({ length: 8, cards: true })).cards).toBe(true);
    expect(layoutQuicksort(planOf({ length: 64 })).values).toBe(false);
    expect(layoutQuicksort(planOf({ length: 10, largest: 999_999 })).values).toBe(true);
  });
});

/** The strokes of a path: each a rectangle. */
const strokes = (path: string) =>
  [...path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)h-([\d.]+)z/g)].map((match) => {
    const [x = 0, y = 0, width = 0, height = 0, back = 0] = match.slice(1).map(Number);
    return { x, y, width, height, back };
  });

/** Coordinates are written with a digit behind the point. */
const ROUNDED = 0.11;

describe('what is pressed', () => {
  test('is a stroke for each element, the wider the larger, in its place', () => {
    const layout = layoutQuicksort(planOf({ length: 4, largest: 8, rows: 5 }));
    const drawn = strokes(press([8, 4, 0, 2], 8, layout, 3));
    expect(drawn).toHaveLength(4);
    const [widest = 0] = drawn.map(({ width }) => width);
    expect(drawn.map(({ width }) => width / widest)).toEqual([
      1,
      expect.closeTo(0.5, 2),
      expect.closeTo(0, 2),
      expect.closeTo(0.25, 2),
    ]);
    for (const [place, { x, y, width, height, back }] of drawn.entries()) {
      expect(x + width / 2).toBeCloseTo(layout.x(place + 0.5), 0);
      expect(back).toBe(width);
      expect(y).toBeGreaterThanOrEqual(layout.woodcut.top + 3 * layout.row - ROUNDED);
      expect(y + height).toBeLessThanOrEqual(layout.woodcut.top + 4 * layout.row + ROUNDED);
    }
  });

  test('stays in its strip and between the sides, all rows of it', () => {
    fc.assert(
      fc.property(anyPlan, (some) => {
        const length = 1 + (some.length % MOST_PRESSED);
        const plan = { ...some, length, rows: 1 + (some.rows % (length + 1)) };
        const layout = layoutQuicksort(plan);
        fc.pre(layout.row > 0);
        const values = Array.from({ length }, (_, at) => at % (plan.largest + 1));
        const all = [0, plan.rows - 1].flatMap((row) =>
          strokes(press(values, plan.largest, layout, row)),
        );
        expect(all).toHaveLength(2 * length);
        for (const { x, y, width, height } of all) {
          expect(x).toBeGreaterThanOrEqual(layout.left - ROUNDED);
          expect(x + width).toBeLessThanOrEqual(layout.right + ROUNDED);
          expect(y).toBeGreaterThanOrEqual(layout.woodcut.top - ROUNDED);
          expect(y + height).toBeLessThanOrEqual(below(layout.woodcut) + ROUNDED);
        }
      }),
      { numRuns: 300 },
    );
  });

  const run = sorted([5, 3, 8, 1, 9, 2]);
  const steps = [0, ...run.parts.filter(isPartition).map(({ last }) => last)];
  const layout = layoutQuicksort(planOf({ length: 6, largest: 9, rows: steps.length }));

  test('is the list as it was at each of the steps', () => {
    const orders = run.run.orders(Uint32Array.from(steps));
    expect(pressRows(steps, orders, run.values, 9, layout)).toEqual(
      steps.map((step, row) => ({ step, path: press(run.list(step), 9, layout, row) })),
    );
  });

  test('is asked for once a run and pressed once a layout', async () => {
    const asked: string[] = [];
    const core = asRun(run.run);
    const watched = {
      ask: (method: 'orders', some: Uint32Array) => {
        asked.push(method);
        return core.ask(method, some);
      },
    };
    const pressing = new Pressing();
    expect(pressing.rows(layout, 9, run.values)).toEqual([]);
    await pressing.open(watched as never, steps);
    const rows = pressing.rows(layout, 9, run.values);
    expect(rows.map(({ step }) => step)).toEqual(steps);
    expect(pressing.rows({ ...layout }, 9, run.values)).toBe(rows);
    const wider = layoutQuicksort(
      planOf({ length: 6, largest: 9, rows: steps.length, size: { width: 900, height: 500 } }),
    );
    expect(pressing.rows(wider, 9, run.values)).not.toEqual(rows);
    expect(pressing.rows({ ...layout, row: 0 }, 9, run.values)).toEqual([]);
    expect(asked).toEqual(['orders']);
    await pressing.open(watched as never, []);
    expect(pressing.rows(layout, 9, run.values)).toEqual([]);
    expect(asked).toEqual(['orders']);
  });
});
