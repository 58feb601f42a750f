import fc from 'fast-check';
import { svg } from 'lit';
import { describe, expect, test } from 'vitest';
import {
  AXIS_WIDTH,
  chartWidth,
  LogAxis,
  powerOfTwo,
} from '../../www/src/exhibits/networks/log-axis.ts';
import { markupOf } from './markup.ts';

const anyPlan = fc.record({
  top: fc.integer({ min: 0, max: 60 }),
  height: fc.integer({ min: 60, max: 400 }),
  exponent: fc.integer({ min: 1, max: 64 }),
});

describe('a logarithmic axis', () => {
  test('has 1 at the bottom, its power at the top, and each doubling the same height', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const axis = new LogAxis(plan);
        expect(axis.y(1)).toBe(plan.top + plan.height);
        expect(axis.y(2 ** plan.exponent)).toBeCloseTo(plan.top);
        for (let power = 1; power <= plan.exponent; power += 1) {
          expect(axis.y(2 ** (power - 1)) - axis.y(2 ** power)).toBeCloseTo(
            plan.height / plan.exponent,
          );
        }
      }),
      { numRuns: 50 },
    );
  });

  test('has nothing beneath the bottom', () => {
    const axis = new LogAxis({ top: 10, height: 100, exponent: 8 });
    expect([axis.y(0), axis.y(0.5), axis.bottom]).toEqual([110, 110, 110]);
    const none = new LogAxis({ top: 10, height: 100, exponent: 0 });
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
        const heights = powers.map((power) => axis.y(2 ** power));
        for (const [i, y] of heights.entries()) {
          if (i > 0) expect((heights[i - 1] ?? 0) - y).toBeGreaterThanOrEqual(15.999);
        }
        const steps = new Set(powers.slice(1, -1).map((power, i) => power - (powers[i] ?? 0)));
        expect(steps.size).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('draws a line for each power, the uppermost as it is told', () => {
    const axis = new LogAxis({ top: 20, height: 170, exponent: 16 });
    const markup = markupOf(svg`${axis.render(600, 'all')}`);
    const lines = [...markup.matchAll(/<line class="?(\w+)"? x1="(\S+)" x2="(\S+)" y1="(\S+)"/g)];
    expect(lines.map(([, kind]) => kind)).toEqual(
      axis.powers().map((power) => (power === 16 ? 'all' : 'grid')),
    );
    for (const [, , left, right] of lines) {
      expect([Number(left), Number(right)]).toEqual([AXIS_WIDTH, 600]);
    }
    const names = [...markup.matchAll(/>([^<>]+)<\/text>/g)].map(([, name]) => name);
    expect(names).toEqual(axis.powers().map(powerOfTwo));
  });
});

test('a power of two is written with its exponent above', () => {
  expect([0, 1, 9, 10, 32, 64].map(powerOfTwo)).toEqual(['2⁰', '2¹', '2⁹', '2¹⁰', '2³²', '2⁶⁴']);
});

test('a chart is as wide as its plate allows, within limits', () => {
  expect([100, 260, 300, 600, 680, 2000].map(chartWidth)).toEqual([220, 220, 260, 560, 640, 640]);
});
