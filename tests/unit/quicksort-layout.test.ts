import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Layout,
  type LayoutPlan,
  layoutQuicksort,
  MOST_DRAWN,
  MOST_PRESSED,
  type Strip,
} from '../../www/src/exhibits/quicksort/picture/layout.ts';
import {
  Pressing,
  pressedSteps,
  pressRows,
} from '../../www/src/exhibits/quicksort/picture/pressing.ts';
import { press } from '../../www/src/exhibits/quicksort/picture/view.ts';
import { isPartition } from '../../www/src/exhibits/quicksort/steps.ts';
import { asRun, sorted } from './quicksort-run.ts';

/** The error that sums in floating point may have. */
const DUST = 1e-6;

/** The most calls at once if only the shorter side gets a new call, and the line below them. */
const bounded = (length: number) => Math.floor(Math.log2(length)) + 2;

const planOf = (changes: Partial<LayoutPlan> = {}): LayoutPlan => {
  const { length = 64 } = changes;
  return {
    size: { width: 800, height: 500 },
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
    cards: fc.boolean(),
    pointers: fc.constantFrom(2, 4),
    partitions: fc.nat({ max: MOST_PRESSED }),
  })
  .map(({ width, height, presenting, partitions, ...rest }) =>
    planOf({
      ...rest,
      size: { width, height },
      text: presenting ? 2 : 1,
      rows: rest.length > MOST_PRESSED ? 0 : 1 + Math.min(partitions, rest.length),
    }),
  );

const below = ({ top, height }: Strip) => top + height;

/** The strips that overlap the one above them, or reach out of the picture. */
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

/** The foot of the bars, above their values. */
const footOf = ({ bars, values, cards, text }: Layout) =>
  below(bars) - (values && !cards ? 16 * text : 0) - 4;

describe('the strips of the picture', () => {
  test('do not overlap, and stay within the picture', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        expect(misplaced(layoutQuicksort(plan), plan)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  test('do not overlap, and stay within the picture of a small frame', () => {
    fc.assert(
      fc.property(
        anyPlan,
        fc.integer({ min: 200, max: 400 }),
        fc.integer({ min: 100, max: 400 }),
        (some, width, height) => {
          const plan = { ...some, size: { width, height }, text: 1 };
          expect(misplaced(layoutQuicksort(plan), plan)).toEqual([]);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test.each([64, 256, 512, 3998])(
    'do not overlap, and stay within the picture if a call waits for each of %i elements',
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

  test('go from side to side, one place after another', () => {
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

  test('have room for the bar of the largest element, and show the bar of 0', () => {
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

  test('have room for the waiting calls, their line and its words', () => {
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

  test('leave about half of the picture to the bars, and a fifth to the rows with their heading', () => {
    for (const [width, height] of [
      [366, 400],
      [885, 570],
      [1100, 880],
    ] as const) {
      const plan = planOf({ length: 24, size: { width, height }, frames: 5, rows: 11 });
      const { bars, woodcut, heading } = layoutQuicksort(plan);
      expect(bars.height / height).toBeGreaterThan(0.44);
      expect((heading + woodcut.height) / height).toBeGreaterThan(0.2);
    }
  });

  test('have values only if the largest fits, and cards only if values fit', () => {
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

/** The strokes of a path, each a rectangle. */
const strokes = (path: string) =>
  [...path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)h-([\d.]+)z/g)].map((match) => {
    const [x = 0, y = 0, width = 0, height = 0, back = 0] = match.slice(1).map(Number);
    return { x, y, width, height, back };
  });

/** Coordinates are written with one digit after the point. */
const ROUNDED = 0.11;

describe('the pressed rows', () => {
  test('show the start, the end and every partition of at least four elements', () => {
    const run = sorted(Array.from({ length: 24 }, (_, at) => (at * 7) % 24));
    const steps = pressedSteps(run.parts, run.steps);
    expect([steps[0], steps.at(-1)]).toEqual([0, run.steps]);
    const large = run.parts.filter((part) => isPartition(part) && part.hi - part.lo > 3);
    expect(steps).toEqual([...new Set([0, ...large.map(({ last }) => last), run.steps])]);
    expect(large.length).toBeGreaterThan(2);
    expect(steps.length).toBeLessThan(run.parts.filter(isPartition).length + 2);
  });

  test('have a stroke for each element in its place, and larger elements have wider strokes', () => {
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

  test('stay in their strip and between the sides', () => {
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

  test('show the list at each of their steps', () => {
    const orders = run.run.orders(Uint32Array.from(steps));
    expect(pressRows(steps, orders, run.values, 9, layout)).toEqual(
      steps.map((step, row) => ({ step, path: press(run.list(step), 9, layout, row) })),
    );
  });

  test('are fetched once for a run, and made once for a layout', async () => {
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
