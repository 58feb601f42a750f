import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chartWidth, LogAxis, raised } from '../../www/src/stage/log-axis.ts';

const anyPlan = fc.record({
  base: fc.constantFrom(2 as const, 10 as const),
  top: fc.integer({ min: 0, max: 60 }),
  height: fc.integer({ min: 60, max: 400 }),
  exponent: fc.integer({ min: 1, max: 64 }),
});

describe('a logarithmic axis', () => {
  test('has 1 at the bottom, its power at the top, and each power the same height', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const axis = new LogAxis(plan);
        expect(axis.y(1)).toBe(plan.top + plan.height);
        expect(axis.y(plan.base ** plan.exponent)).toBeCloseTo(plan.top);
        for (let power = 1; power <= plan.exponent; power += 1) {
          expect(axis.y(plan.base ** (power - 1)) - axis.y(plan.base ** power)).toBeCloseTo(
            plan.height / plan.exponent,
          );
        }
      }),
      { numRuns: 50 },
    );
  });

  test('has nothing below the bottom', () => {
    const axis = new LogAxis({ top: 10, height: 100, base: 2, exponent: 8 });
    expect([axis.y(0), axis.y(0.5), axis.bottom]).toEqual([110, 110, 110]);
    const none = new LogAxis({ top: 10, height: 100, base: 10, exponent: 0 });
    expect([none.exponent, none.y(1)]).toEqual([1, 110]);
  });

  test('names its ends, and equal steps between, with room for each name', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const axis = new LogAxis(plan);
        const powers = axis.powers();
        expect(powers[0]).toBe(0);
        expect(powers.at(-1)).toBe(plan.exponent);
        expect(powers).toEqual([...new Set(powers)].sort((a, b) => a - b));
        const heights = powers.map((power) => axis.y(plan.base ** power));
        for (const [i, y] of heights.entries()) {
          if (i > 0) expect((heights[i - 1] ?? 0) - y).toBeGreaterThanOrEqual(23.999);
        }
        const steps = new Set(powers.slice(1, -1).map((power, i) => power - (powers[i] ?? 0)));
        expect(steps.size).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('names each power at its height', () => {
    const axis = new LogAxis({ top: 20, height: 170, base: 2, exponent: 16 });
    const expected = axis
      .powers()
      .map((power) => ({ name: axis.name(power), y: axis.y(2 ** power) }));
    const ticks = axis.ticks();
    expect(ticks.map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
    for (const [i, { y }] of ticks.entries()) expect(y).toBeCloseTo(expected[i]?.y ?? 0, 0);
  });
});

test('a power is written with its exponent above, and 1 as 1', () => {
  expect([0, 1, 9, 10, 32, 64].map(raised)).toEqual(['⁰', '¹', '⁹', '¹⁰', '³²', '⁶⁴']);
  const [two, ten] = ([2, 10] as const).map(
    (base) => new LogAxis({ top: 0, height: 99, base, exponent: 9 }),
  );
  expect([0, 1, 32].map((power) => two?.name(power))).toEqual(['1', '2¹', '2³²']);
  expect([0, 1, 14].map((power) => ten?.name(power))).toEqual(['1', '10¹', '10¹⁴']);
});

test('a chart is as wide as its picture allows, within limits', () => {
  const widths = [100, 260, 300, 600, 680, 2000];
  expect(widths.map((picture) => chartWidth(picture))).toEqual([220, 220, 260, 560, 640, 640]);
  expect(chartWidth(2000, 490)).toBe(490);
});
