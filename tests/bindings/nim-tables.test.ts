import { describe, expect, test } from 'vitest';
import { ColdPairs, GrundyTable } from '../../www/pkg/nim.js';
import { MOST, useTheWasm } from './support/nim.ts';

useTheWasm();

const table = (rule: string, upTo: number | bigint): GrundyTable => {
  const run = new GrundyTable({ rule, upTo: BigInt(upTo) });
  while (!run.advance(1_000_000).finished);
  return run;
};

/** Grundy values by their definition: the least number that is not the value of a position one move away. */
function naiveValues(members: readonly number[], upTo: number): number[] {
  const values: number[] = [];
  for (let heap = 0; heap <= upTo; heap += 1) {
    const options = new Set(
      members.filter((number) => number <= heap).map((number) => values[heap - number]),
    );
    let least = 0;
    while (options.has(least)) least += 1;
    values.push(least);
  }
  return values;
}

const range = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
const fib = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1597, 2584];
const twelve = [2, 5, 9, 16, 24, 37, 55, 81, 120, 177, 260, 383];

describe('a table of Grundy values', () => {
  test.each([
    ['any', range(1, 3000)],
    ['1..7', range(1, 7)],
    ['odd', range(1, 3000, 2)],
    ['pow2', range(0, 11).map((i) => 2 ** i)],
    ['fib', fib],
    ['2,5', [2, 5]],
    ['5,2,2', [2, 5]],
    [twelve.join(), twelve],
    ['odd*1..99,4', [...range(1, 99, 2), 4]],
    ['(fib,10)-2..3', [...fib.filter((n) => n !== 2 && n !== 3), 10]],
    ['7..', range(7, 3000)],
    ['odd-1', range(3, 3000, 2)],
  ])('has the values of the definition: %s', (rule, members) => {
    expect([...table(rule, 3000).values(0, 3001)]).toEqual(naiveValues(members, 3000));
  });

  test('begins as Winning Ways prints it', () => {
    const values = [...table('2,5', 20).values(0, 14)].join('');
    expect(values).toBe('00110210011021');
  });

  test('counts takes past the end of a heap if the rules allow them', () => {
    const run = new GrundyTable({ rule: '2,5', upTo: 20n, pastEnd: true });
    while (!run.advance(1000).finished);
    const values = naiveValues([2, 5], 20);
    const past: number[] = [0];
    for (let heap = 1; heap <= 20; heap += 1) {
      const options = new Set([2, 5].map((number) => past[Math.max(0, heap - number)]));
      let least = 0;
      while (options.has(least)) least += 1;
      past.push(least);
    }
    expect([...run.values(0, 21)]).toEqual(past);
    expect(past).not.toEqual(values);
  });

  test('goes to a million stones, in slices, and can be read in parts', () => {
    const run = new GrundyTable({ rule: 'fib', upTo: 1_000_000n });
    let [slices, last] = [0, 0n];
    for (let finished = false; !finished; slices += 1) {
      const progress = run.advance(1_000_000);
      expect(progress.done).toBeGreaterThan(last);
      ({ finished, done: last } = progress);
    }
    expect(slices).toBeGreaterThan(20);
    expect(run.values(0, 3001)).toEqual(table('fib', 3000).values(0, 3001));
    const all = run.values(0, 1_000_001);
    expect(all).toHaveLength(1_000_001);
    expect(run.values(700_000, 5)).toEqual(all.slice(700_000, 700_005));
    // The definition, checked at some large heaps: no move leads to the value, and some move leads to each smaller one.
    const numbers = [...fib];
    while ((numbers.at(-1) ?? 0) < 1_000_000) {
      numbers.push((numbers.at(-1) ?? 0) + (numbers.at(-2) ?? 0));
    }
    for (const heap of [999_983, 999_999, 1_000_000]) {
      const options = new Set(
        numbers.filter((number) => number <= heap).map((number) => all[heap - number]),
      );
      let least = 0;
      while (options.has(least)) least += 1;
      expect(all[heap]).toBe(least);
    }
  });

  test('of twelve numbers repeats with its period up to a million', () => {
    const run = table(twelve.join(), 1_000_000);
    const { period } = run.rule();
    expect(period).toMatchObject({ proved: true, preperiod: 1047n, period: 140n });
    const naive = naiveValues(twelve, 3000);
    const all = run.values(0, 1_000_001);
    for (const heap of [1_000_000, 999_999, 987_654, 3000]) {
      expect(all[heap]).toBe(naive[1047 + ((heap - 1047) % 140)]);
    }
  });

  test('has the formula and the period, or neither if they are unknown', () => {
    expect(table('any', 10).rule()).toEqual({
      rule: 'any',
      sorted: false,
      repeats: false,
      formula: { kind: 'itself' },
    });
    expect(table('3,2,1', 10).rule()).toMatchObject({
      rule: '1..3',
      sorted: true,
      most: 3n,
      formula: { kind: 'remainder', modulus: 4n },
    });
    const unfinished = new GrundyTable({ rule: '2,5', upTo: 1000n });
    expect(unfinished.rule()).not.toHaveProperty('period');
    expect(table('2,5', 1000).rule().period).toMatchObject({ period: 7n, proved: true });
    expect(table('fib', 1000).rule()).not.toHaveProperty('period');
  });

  test('gives out values up to its end, and at most a million at once', () => {
    const run = new GrundyTable({ rule: 'fib', upTo: 1000n });
    expect(run.values(0, 10)).toHaveLength(0);
    run.advance(100);
    const some = run.values(0, 1001).length;
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(1001);
    const whole = table('fib', 1000);
    expect(whole.values(990, 100)).toHaveLength(11);
    expect(whole.values(1001, 1)).toHaveLength(0);
    expect(whole.values(5, 0)).toHaveLength(0);
    expect(table('any', MOST).values(0, 2 ** 32 - 1)).toHaveLength(1_000_001);
  });

  test('reaches up to 10¹⁵ if a formula or a period is known', () => {
    expect([...table('any', MOST).values(4_000_000_000, 2)]).toEqual([
      4_000_000_000, 4_000_000_001,
    ]);
    const from = 4_000_000_000;
    const grundyValues = [0, 0, 1, 1, 0, 2, 1];
    const expected = range(from, from + 6).map((heap) => grundyValues[heap % 7]);
    expect([...table('2,5', MOST).values(from, 7)]).toEqual(expected);
  });
});

describe("Wythoff's cold pairs", () => {
  test('are the pairs of the mex rule and of both formulas', () => {
    const run = new ColdPairs({ count: 100_000 });
    expect(run).not.toHaveProperty('advance');
    const rows = run.rows(0, 100_000);
    const met = new Set<bigint>();
    let least = 0n;
    for (let index = 0; index < 100_000; index += 1) {
      while (met.has(least)) least += 1n;
      const [smaller = -1n, larger = -1n, exact, byDouble] = rows.subarray(
        4 * index,
        4 * index + 4,
      );
      const pair = [least, least + BigInt(index)];
      if (smaller !== pair[0] || larger !== pair[1] || exact !== smaller || byDouble !== smaller) {
        expect.fail(`pair ${index}: ${smaller}, ${larger}; ${exact}, ${byDouble}; not ${pair}`);
      }
      met.add(smaller).add(larger);
    }
  });

  test('can be read in parts, to the end', () => {
    const run = new ColdPairs({ count: 10 });
    expect([...run.rows(3, 2)]).toEqual([4n, 7n, 4n, 4n, 6n, 10n, 6n, 6n]);
    expect(run.rows(8, 5)).toHaveLength(8);
    expect(run.rows(10, 1)).toHaveLength(0);
    expect(run.rows(2 ** 32 - 1, 2 ** 32 - 1)).toHaveLength(0);
    expect(new ColdPairs({ count: 0 }).rows(0, 1)).toHaveLength(0);
  });

  test('are found at any index, and the formula with doubles first fails at 102,334,155', () => {
    const run = new ColdPairs({ count: 1 });
    expect(run.at(4n)).toEqual({ index: 4n, smaller: 6n, larger: 10n, byDouble: 6n });
    const index = 102_334_155n;
    expect(run.at(index)).toEqual({
      index,
      smaller: 165_580_140n,
      larger: 267_914_295n,
      byDouble: 165_580_141n,
    });
    // At the smaller Fibonacci numbers the product is also very near to a whole number.
    for (let [a, b] = [1n, 2n]; b < index; [a, b] = [b, a + b]) {
      for (const near of [b - 1n, b, b + 1n]) {
        const { smaller, byDouble } = run.at(near);
        expect(byDouble).toBe(smaller);
      }
    }
    const { smaller, larger } = run.at(381_966_011_250_105n);
    expect(smaller).toBe(goldenTimes(381_966_011_250_105n));
    expect(larger).toBeLessThanOrEqual(MOST);
  });
});

/** The golden ratio times an index, rounded down, by its first 30 decimals. */
function goldenTimes(index: bigint): bigint {
  return (index * 1_618_033_988_749_894_848_204_586_834_365n) / 10n ** 30n;
}
