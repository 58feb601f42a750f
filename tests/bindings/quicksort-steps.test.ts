/** Every step of a run agrees with its row. */
import { describe, expect, test } from 'vitest';
import type { Area, AreaKind } from '../../www/pkg/quicksort.js';
import { NONE } from './support/calls.ts';
import {
  exchangedBy,
  partsOf,
  rules,
  type Step,
  schemes,
  sorted,
  sortedList,
  stepsOf,
  useTheWasm,
} from './support/quicksort.ts';

useTheWasm();

const lists = [
  [2, 1],
  [3, 1, 2],
  [7, 7, 7, 7, 7],
  [5, 2, 8, 2, 9, 1, 5, 5, 0],
  [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
  [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3, 2, 3, 8, 4, 6, 2, 6, 4, 3, 3, 8, 3, 2, 7],
];

/** Each scheme and small sort with each list, under different pivot rules. */
const runs = schemes.flatMap((scheme) =>
  lists.flatMap((values, i) =>
    (
      [
        [2, 'insertion'],
        [6, 'insertion'],
        [9, 'table'],
        [33, 'unrolled'],
      ] as const
    ).map(([cutoff, small]) => {
      const pivot = rules[(i + cutoff) % rules.length] ?? 'document';
      return { values, scheme, cutoff, small, pivot };
    }),
  ),
);

describe.each(runs)('$values by $scheme, $pivot, $small below $cutoff', ({ values, ...plan }) => {
  const open = () => sortedList(values, plan);

  test('follows its rows at every step, and is sorted at the end', () => {
    const run = open();
    const order = values.map((_, id) => id);
    const orders = [[...order]];
    for (const step of stepsOf(run)) {
      const [a, b] = exchangedBy(step) ?? [0, 0];
      [order[a], order[b]] = [order[b] ?? NaN, order[a] ?? NaN];
      orders.push([...order]);
    }
    const seen = orders.map((_, step) => [...run.order(step)]);
    expect(seen).toEqual(orders);
    const backwards = orders.map((_, step) => step).reverse();
    expect([...run.orders(Uint32Array.from(backwards))]).toEqual(orders.toReversed().flat());
    expect(orders.at(-1)?.map((id) => values[id])).toEqual(values.toSorted((a, b) => a - b));
  });

  test('has the moment of its rows and parts at every step', () => {
    const run = open();
    const [steps, parts] = [stepsOf(run), partsOf(run)];
    const counted = { comparisons: 0, swaps: 0, writes: 0, comparators: 0 };
    expect(run.at(0)).toMatchObject({ part: 0, counters: counted });
    const expected = steps.map((step, i) => {
      count(counted, step);
      const part = parts.findIndex(({ first, last }) => first <= i && i < last);
      const row = [...run.rows(i, 1)];
      return { row, part, at: part, depth: parts[part]?.depth, counters: { ...counted } };
    });
    const seen = steps.map((_, i) => {
      const { row, part, frames, counters } = run.at(i + 1);
      const { mostFrames, ...others } = counters;
      expect(mostFrames).toBeGreaterThanOrEqual(frames.length);
      return { row, part, at: frames.at(-1), depth: frames.length, counters: others };
    });
    expect(seen).toEqual(expected);
    expect(run.summary().total).toMatchObject({
      ...counted,
      mostFrames: Math.max(...parts.map(({ depth }) => depth)),
    });
  });

  test('has areas that cover it, whose claims hold until a swap breaks them', () => {
    const run = open();
    const parts = partsOf(run);
    for (let step = 0; step <= run.summary().steps; step += 1) {
      const at = [...run.order(step)].map((id) => values[id] ?? NaN);
      const part = parts[run.at(step).frames.at(-1) ?? NaN] ?? { lo: 0, hi: 0 };
      const areas = run.areas(step);
      const ends = areas.map(({ to }) => to);
      expect(areas.map(({ from }) => from)).toEqual([0, ...ends.slice(0, -1)]);
      expect(ends.at(-1)).toBe(values.length);
      expect(areas.filter(({ holds, offender }) => !holds || offender !== undefined)).toEqual([]);

      const pivots = areas.find(({ kind, to, from }) => kind === 'equal' && to > from);
      const pivot = at[pivots?.from ?? NaN];
      for (const [first, second] of [
        [0, values.length - 1],
        [part.lo, part.hi - 1],
        [0, 1],
      ] as const) {
        const broken = at.with(first, at[second] ?? NaN).with(second, at[first] ?? NaN);
        const inside = broken.slice(part.lo, part.hi);
        const wrong =
          ({ kind, from, to }: Area) =>
          (value: number, place: number) => {
            if (place < from || place >= to) return false;
            if (kind !== 'outside')
              return !fits(kind, value, pivot, broken[place - 1], place > from);
            return inside.some((one) => (from < part.lo ? one < value : one > value));
          };
        const offenders = areas.map((area) => broken.findIndex(wrong(area)));
        expect(run.areas(step, { first, second })).toEqual(
          areas.map(({ kind, from, to }, i) => {
            const offender = offenders[i] ?? -1;
            const area = { kind, from, to, holds: offender < 0 };
            return offender < 0 ? area : { ...area, offender };
          }),
        );
      }
    }
  });
});

function fits(
  kind: Exclude<AreaKind, 'outside'>,
  value: number,
  pivot = NaN,
  before = NaN,
  notFirst = true,
): boolean {
  const claims = {
    smaller: value < pivot,
    equal: value === pivot,
    unprocessed: true,
    larger: value > pivot,
    'not-larger': value <= pivot,
    'not-smaller': value >= pivot,
    sorted: !notFirst || before <= value,
  };
  return claims[kind];
}

/** The counters of a step, by the table in the docs of the core. */
function count(
  counters: { comparisons: number; swaps: number; writes: number; comparators: number },
  step: Step,
): void {
  const { operation, a, b } = step;
  if (!['pivot', 'exchange', 'place'].includes(operation)) counters.comparisons += 1;
  if (operation === 'comparator') {
    counters.comparators += 1;
    counters.writes += 2;
  } else if (operation === 'shift') {
    counters.writes += a === b ? 2 : 1;
  } else if (exchangedBy(step)) {
    counters.swaps += 1;
    counters.writes += 2;
  }
}

describe('a large run', () => {
  test('has the same array at any step as a replay from the start, across checkpoints', () => {
    const run = sorted({ length: 12_000 });
    const { steps } = run.summary();
    expect(steps).toBeGreaterThan(2 * 2 ** 16);
    const order = run.order(0);
    for (const [i, step] of stepsOf(run).entries()) {
      if (i % 30_011 === 0) expect(run.order(i)).toEqual(order);
      const [a, b] = exchangedBy(step) ?? [0, 0];
      [order[a], order[b]] = [order[b] ?? NONE, order[a] ?? NONE];
    }
    expect(run.order(steps)).toEqual(order);
  });
});
