import { describe, expect, test } from 'vitest';
import {
  PivotSeeds,
  Quicksort,
  type QuicksortConfig,
  QuicksortPlan,
  WorstList,
} from '../../www/pkg/quicksort.js';
import { NONE } from './support/calls.ts';
import {
  configOf,
  inputs,
  partsOf,
  recursions,
  rules,
  schemes,
  smallSorts,
  sorted,
  sortedList,
  stepsOf,
  tailCalls,
  useTheWasm,
} from './support/quicksort.ts';

useTheWasm();

/** The values at the end. */
const result = (run: Quicksort): number[] => {
  const values = run.values();
  return [...run.order(run.summary().steps)].map((id) => values[id] ?? NaN);
};
const ascending = (values: Iterable<number>): number[] => [...values].sort((a, b) => a - b);

describe('a run', () => {
  test('counts its progress in BigInt, and advances by about the budget', () => {
    const run = new Quicksort(configOf({ length: 2000 }));
    const begun = run.advance(0);
    expect(begun).toMatchObject({ done: 0n, finished: false });
    expect(begun.total).toBeGreaterThan(10_000n);
    let before = 0n;
    for (let finished = false; !finished; ) {
      const progress = run.advance(1000);
      finished = progress.finished;
      expect(progress.done).toBe(BigInt(run.summary().total.comparisons));
      // A slice ends only at the end of a part.
      if (!finished) expect(progress.done - before).toBeGreaterThanOrEqual(1000n);
      expect(progress.done - before).toBeLessThan(3000n);
      expect(progress.total).toBeGreaterThanOrEqual(progress.done);
      before = progress.done;
    }
    expect(run.advance(1000)).toEqual({ done: before, total: before, finished: true });
  });

  test('answers questions while it goes on, and can be given up', () => {
    const run = new Quicksort(configOf({ length: 2000 }));
    expect(run.summary()).toMatchObject({
      steps: 0,
      parts: 0,
      total: { comparisons: 0, mostFrames: 0 },
    });
    expect(run.at(0)).toMatchObject({ frames: [] });
    expect(run.at(0)).not.toHaveProperty('part');
    expect(run.areas(0).map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['outside', 0, 0],
      ['unprocessed', 0, 2000],
      ['outside', 2000, 2000],
    ]);
    run.advance(5000);
    const { steps } = run.summary();
    expect(steps).toBeGreaterThan(5000);
    expect(run.rows(0, NONE)).toHaveLength(4 * steps);
    expect(ascending(run.order(steps))).toEqual(ascending(run.order(0)));
    run.free();
    expect(() => run.advance(1)).toThrow();
  });

  test('is not needed by a plan, which is finished at once', () => {
    const killer = { input: 'time-killer', against: 'first', length: 4096 } as const;
    for (const changes of [{}, { length: 100_000 }, killer]) {
      const plan = new QuicksortPlan(configOf(changes));
      expect(plan).not.toHaveProperty('advance');
      plan.free();
    }
  });
});

describe('the input', () => {
  const valuesOf = (changes: Partial<QuicksortConfig>) => [
    ...new Quicksort(configOf(changes)).values(),
  ];

  test('keeps typed values as they are', () => {
    const values = [5, 0, 999_999, 5];
    expect(valuesOf({ input: 'typed', values, length: 0 })).toEqual(values);
    expect(valuesOf({ input: 'typed', values: Uint32Array.from(values) })).toEqual(values);
  });

  test('has the wanted number of elements, in the order of its name', () => {
    const upTo = Array.from({ length: 17 }, (_, i) => i + 1);
    const made = (input: QuicksortConfig['input']) => valuesOf({ input, length: 17 });
    expect(made('sorted')).toEqual(upTo);
    expect(made('reversed')).toEqual(upTo.toReversed());
    expect(made('all-equal')).toEqual(Array(17).fill(1));
    expect(made('organ-pipe')).toEqual([...upTo.slice(0, 9), ...upTo.slice(0, 8).toReversed()]);
    expect(made('sawtooth')).toEqual(upTo.map((n) => ((n - 1) % 5) + 1));
    expect(ascending(made('random'))).toEqual(upTo);
    expect(made('random')).not.toEqual(upTo);
    expect(ascending(made('nearly-sorted'))).toEqual(upTo);
    expect(made('nearly-sorted').filter((value, i) => value !== i + 1).length).toBeLessThan(5);
    expect(Math.max(...made('few-distinct'))).toBeLessThanOrEqual(5);
    // Typed values have no effect here.
    expect(valuesOf({ input: 'sorted', length: 2, values: [9, 8, 7] })).toEqual([1, 2]);
  });

  test.each(['random', 'nearly-sorted', 'few-distinct'] as const)(
    '%s is another one with another seed, and none of the pivots',
    (input) => {
      const one = valuesOf({ input, length: 100 });
      expect(valuesOf({ input, length: 100, pivotSeed: 5 })).toEqual(one);
      expect(valuesOf({ input, length: 100, seed: 2 })).not.toEqual(one);
    },
  );

  test.each(inputs)('%s needs a seed only if it depends on one', (input) => {
    const { seed: _, ...config } = configOf({ input, length: 100 });
    const made = (seed?: number) => [
      ...new Quicksort(seed === undefined ? config : { ...config, seed }).values(),
    ];
    if (String(made(1)) === String(made(2))) expect(made()).toEqual(made(1));
    else expect(() => made()).toThrow('missing field `seed`');
  });

  test('can make the most possible calls wait, against any rule', () => {
    for (const pivot of rules) {
      const length = 3 * 2 ** 6 - 1;
      const run = sorted({ input: 'stack-killer', length, against: pivot, pivot, pivotSeed: 3 });
      const { framesBound, framesAttained, total } = run.summary();
      expect([pivot, framesBound, framesAttained]).toEqual([pivot, 8, 8]);
      expect([pivot, total.mostFrames]).toEqual([pivot, 8]);
      expect(result(run)).toEqual(ascending(run.values()));
    }
  });

  test.each(['first', 'last', 'middle', 'median-of-three', 'ninther'] as const)(
    'can make the rule %s quadratic, but not random pivots',
    (against) => {
      const comparisons = (length: number, pivot: QuicksortConfig['pivot']) =>
        sorted({ input: 'time-killer', length, against, pivot }).summary().total.comparisons;
      expect(comparisons(800, against)).toBeGreaterThan(3.5 * comparisons(400, against));
      expect(comparisons(800, 'random')).toBeLessThan(20_000);
    },
  );
});

describe('the summary', () => {
  test('has the size, the cost and the bounds for the calls', () => {
    const run = sortedList([30, 10, 20]);
    expect(run.summary()).toEqual({
      length: 3,
      steps: stepsOf(run).length,
      parts: partsOf(run).length,
      largest: 30,
      framesBound: 2,
      framesAttained: 2,
      meanComparisons: expect.closeTo(8 / 3, 12),
      total: run.at(run.summary().steps).counters,
      rowWidth: 4,
      partWidth: 10,
    });
    const bounds = (length: number) => {
      const { framesBound, framesAttained } = new Quicksort(configOf({ length })).summary();
      return [framesBound, framesAttained];
    };
    expect([1, 2, 3, 4, 5, 6, 11, 23, 1000].map(bounds)).toEqual([
      [1, 1],
      [2, 2],
      [2, 2],
      [3, 2],
      [3, 3],
      [3, 3],
      [4, 4],
      [5, 5],
      [10, 10],
    ]);
  });

  test('of one element has no steps and no cost', () => {
    const run = sortedList([7]);
    expect(run.summary()).toMatchObject({ length: 1, steps: 0, parts: 1, largest: 7 });
    expect(run.summary().total).toMatchObject({
      comparisons: 0,
      writes: 0,
      mostFrames: 1,
    });
    expect([...run.order(0)]).toEqual([0]);
    expect([...run.parts()]).toEqual([0, 0, 0, 1, 1, NONE, 6, 0, 1, NONE]);
    expect(run.at(0)).toMatchObject({ part: 0, frames: [0] });
    expect(run.at(0)).not.toHaveProperty('row');
  });
});

describe('the example of the core', () => {
  test('has these steps and parts', () => {
    const run = sortedList([2, 1, 3], { pivot: 'middle' });
    expect([...run.rows(0, 3)]).toEqual([1, 1, 0, 0, 3, 0, 1, 2, 3, 0, 1, 1]);
    expect([...run.rows(3, 100)]).toEqual([1, 2, 1, 0, 3, 1, 2, 2]);
    expect([...run.rows(5, 1), ...run.rows(NONE, NONE), ...run.rows(0, 0)]).toEqual([]);
    expect(partsOf(run).map(({ lo, hi, depth, parent }) => [lo, hi, depth, parent])).toEqual([
      [0, 3, 1, NONE],
      [0, 0, 2, 0],
      [1, 3, 1, 0],
      [1, 1, 2, 2],
      [2, 3, 1, 2],
    ]);
  });
});

describe('every choice', () => {
  test('sorts every input', () => {
    for (const scheme of schemes) {
      for (const [i, input] of inputs.entries()) {
        for (const [j, pivot] of rules.entries()) {
          const recurse = recursions[(i + j) % 4] ?? 'smaller';
          const tailCall = tailCalls[j % 2] ?? 'kept';
          const small = smallSorts[(i + j) % 3] ?? 'table';
          const plan = { scheme, pivot, recurse, tailCall, small, cutoff: 2 + 5 * (i % 7) };
          const run = sorted({ input, length: 200, ...plan });
          expect([plan, result(run)]).toEqual([plan, ascending(run.values())]);
        }
      }
    }
  });

  test('keeps identities, so equal elements stay distinct', () => {
    const run = sorted({ input: 'few-distinct', length: 500 });
    expect(ascending(run.order(run.summary().steps))).toEqual([...run.order(0)]);
  });

  test('of the calls decides the depth: the larger part first, or a kept tail call, makes it linear', () => {
    const frames = (changes: Partial<QuicksortConfig>) =>
      sorted({
        input: 'sorted',
        length: 100,
        scheme: 'lomuto',
        pivot: 'first',
        ...changes,
      }).summary().total.mostFrames;
    expect(frames({})).toBe(2);
    expect(frames({ recurse: 'larger' })).toBe(100);
    expect(frames({ tailCall: 'kept' })).toBe(100);
    expect(frames({ recurse: 'right' })).toBe(100);
    expect(frames({ recurse: 'left' })).toBe(2);
  });

  test('of a seed gives another sort, and the same seed gives the same sort', () => {
    const rows = (pivotSeed: number) => sorted({ pivot: 'random', pivotSeed }).rows(0, NONE);
    expect(rows(7)).toEqual(rows(7));
    expect(rows(7)).not.toEqual(rows(8));
  });
});

describe('pivots by hand', () => {
  const by = (picks: number[]) => sortedList([4, 1, 3, 5, 2], { pivot: 'hand', picks });

  test('are requested part by part', () => {
    const begun = by([]);
    expect(begun.summary()).toMatchObject({ steps: 0, waiting: { lo: 0, hi: 5 } });
    // 3 is the median, so there are two parts of two.
    const next = by([2]);
    expect(next.summary().waiting).toEqual({ lo: 3, hi: 5 });
    expect(next.advance(1000).finished).toBe(true);
    const last = by([2, 3]);
    expect(last.summary().waiting).toEqual({ lo: 0, hi: 2 });
    const done = by([2, 3, 0]);
    expect(done.summary()).not.toHaveProperty('waiting');
    expect(result(done)).toEqual([1, 2, 3, 4, 5]);
    // The pivots chosen before stay the same.
    expect([...done.rows(0, last.summary().steps)]).toEqual([...last.rows(0, NONE)]);
  });

  test('give the run of a rule if they are the pivots of the rule', () => {
    for (const scheme of schemes) {
      const ruled = sorted({ scheme, pivot: 'random' });
      const picks = partsOf(ruled).flatMap(({ pivot }) => (pivot === NONE ? [] : [pivot]));
      const run = sorted({ scheme, pivot: 'hand', picks });
      expect(run.rows(0, NONE)).toEqual(ruled.rows(0, NONE));
    }
  });
});

describe('pivot seeds', () => {
  test('are 1, 2, 3, …, and each gives a separate run', () => {
    for (const scheme of schemes) {
      const config = configOf({ scheme, length: 300, cutoff: 9, pivotSeed: 99 });
      const many = new PivotSeeds({ sort: config, seeds: 12 });
      while (!many.advance(1000).finished);
      const alone = Array.from(
        { length: 12 },
        (_, i) => sorted({ ...config, pivotSeed: i + 1 }).summary().total.comparisons,
      );
      expect([...many.comparisons()]).toEqual(alone);
      expect(new Set(alone).size).toBeGreaterThan(1);
    }
  });

  test('run one after another, with progress', () => {
    const many = new PivotSeeds({ sort: configOf({ length: 1000 }), seeds: 100 });
    expect(many.advance(0)).toMatchObject({ done: 0n, finished: false });
    expect(many.comparisons()).toHaveLength(0);
    const { done, total, finished } = many.advance(100_000);
    expect(finished).toBe(false);
    expect(done).toBeGreaterThanOrEqual(100_000n);
    expect(total).toBeGreaterThan(done);
    const some = many.comparisons();
    expect(some.length).toBeGreaterThan(3);
    expect(some.length).toBeLessThan(100);
    while (!many.advance(100_000).finished);
    expect(many.comparisons()).toHaveLength(100);
    expect(many.comparisons().subarray(0, some.length)).toEqual(some);
    const sum = many.comparisons().reduce((a, b) => a + b);
    expect(many.advance(1)).toEqual({ done: BigInt(sum), total: BigInt(sum), finished: true });
  });

  test('make no difference to a rule without chance', () => {
    const many = new PivotSeeds({ sort: configOf({ pivot: 'ninther' }), seeds: 1000 });
    while (!many.advance(1000).finished);
    const { comparisons } = sorted({ pivot: 'ninther' }).summary().total;
    expect([...many.comparisons()]).toEqual(Array(1000).fill(comparisons));
  });
});

describe('the list with the most comparisons', () => {
  test('takes them, and the sort of no other order takes more', () => {
    for (const scheme of schemes) {
      const config = configOf({ scheme, length: 5, pivot: 'median-of-three' });
      const worst = new WorstList(config);
      expect(worst.advance(0)).toEqual({ done: 0n, total: 120n, finished: false });
      expect(worst.comparisons()).toBe(0);
      expect(worst.advance(100)).toMatchObject({ done: 100n, finished: false });
      while (!worst.advance(7).finished);
      const typed = (values: Iterable<number>) =>
        sorted({ ...config, input: 'typed', values: [...values] }).summary().total.comparisons;
      expect(typed(worst.list())).toBe(worst.comparisons());
      const some = [
        [1, 2, 3, 4, 5],
        [5, 4, 3, 2, 1],
        [2, 4, 1, 5, 3],
        [3, 1, 5, 2, 4],
      ].map(typed);
      for (const one of some) {
        expect(one).toBeLessThanOrEqual(worst.comparisons());
        expect(one).toBeGreaterThanOrEqual(worst.fewest());
      }
    }
  });

  test('is as long as the list that is typed', () => {
    const worst = new WorstList(configOf({ input: 'typed', values: [7, 7, 7], pivot: 'first' }));
    while (!worst.advance(1).finished);
    expect([...worst.list()]).toEqual([1, 2, 3]);
  });
});
