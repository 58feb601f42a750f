import { describe, expect, test } from 'vitest';
import { Nim, type NimConfig, NimPlan } from '../../www/pkg/nim.js';
import { NONE, rowsOf } from './support/calls.ts';
import { HeapsBySearch, type PlainGame, positionsUpTo, upTo } from './support/heaps-by-search.ts';
import { at, configOf, MOST, solved, useTheWasm } from './support/nim.ts';

useTheWasm();

/** Six heaps of 12, each with a rule of its own. */
const six: Partial<NimConfig> = {
  heaps: Array(6).fill(12n),
  rules: ['1..3', '2,5', 'odd', 'fib', 'pow2', '1..7'],
  endRule: 'misere',
};

describe('a run', () => {
  test('counts its progress in BigInt and in slices of the budget', () => {
    const run = new Nim(configOf({ heaps: [12n, 12n], rules: ['1..3'], endRule: 'misere' }));
    const start = run.advance(0);
    expect(start).toMatchObject({ done: 0n, finished: false });
    const first = run.advance(100);
    expect(first).toMatchObject({ total: start.total, finished: false });
    expect(first.done).toBeGreaterThanOrEqual(100n);
    expect(first.done).toBeLessThan(110n);
    expect(run.advance(1e6)).toEqual({ done: start.total, total: start.total, finished: true });
  });

  test('solves six heaps of 12 with six rules under misère play, with progress in slices', () => {
    const run = new Nim(configOf(six));
    const seen: bigint[] = [];
    for (let finished = false; !finished; ) {
      const progress = run.advance(1_000_000);
      finished = progress.finished;
      seen.push(progress.done);
      if (finished) expect(progress.done).toBe(progress.total);
    }
    expect(seen.length).toBeGreaterThan(20);
    for (const [i, done] of seen.entries()) {
      expect(done - (seen[i - 1] ?? 0n)).toBeLessThan(1_000_100n);
    }
    expect(run.summary()).toMatchObject({ method: 'search', positions: 13n ** 6n });

    // A position is lost if and only if no move leads to a lost position.
    for (const heaps of [at(12, 12, 12, 12, 12, 12), at(1, 0, 7, 3, 12, 5), at(4, 4, 0, 0, 9, 8)]) {
      const { outcome, options, remoteness, winning } = run.why(heaps);
      const lost = options.filter((option) => option.outcome === 'P');
      expect(outcome).toBe(lost.length > 0 ? 'N' : 'P');
      expect(winning).toBe(BigInt(lost.length));
      const plies = (lost.length > 0 ? lost : options).map((option) => option.remoteness ?? NaN);
      expect(remoteness).toBe(1 + (lost.length > 0 ? Math.min(...plies) : Math.max(...plies)));
    }
  });

  test('is finished at once if there is a formula, even where a table would be too large', () => {
    const run = new Nim(configOf({ heaps: Array(20).fill(MOST) }));
    expect(run.advance(0)).toEqual({ done: 0n, total: 0n, finished: true });
    expect(run.summary()).toMatchObject({ method: 'xor', remoteness: false });
    expect(run.summary()).not.toHaveProperty('positions');
  });

  test('can be freed in the middle', () => {
    const run = new Nim(configOf(six));
    run.advance(1000);
    run.free();
    expect(() => run.advance(1)).toThrow();
  });
});

describe('the summary', () => {
  const any = { rule: 'any', sorted: false, repeats: false, formula: { kind: 'itself' } };

  test('says how the core finds outcomes, and how large the table is', () => {
    const { courses, ...rest } = solved().summary();
    expect(courses).toBeDefined();
    expect(rest).toEqual({
      method: 'xor',
      positions: 88n,
      remoteness: true,
      heaps: [any, any, any],
    });
    const method = (changes: Partial<NimConfig>) => solved(changes).summary().method;
    expect(method({ endRule: 'misere' })).toBe('class');
    expect(method({ heaps: [3n, 5n], coupling: 'wythoff' })).toBe('cold');
    expect(method({ heaps: [3n, 5n], coupling: 'wythoff', endRule: 'misere' })).toBe('search');
    expect(method({ rules: ['1..3'], endRule: 'misere' })).toBe('search');
  });

  test('has each rule as the core understood it, with formula and period', () => {
    const rules = ['{5, 2, 2}', ' odd * 1..99 ', '3,1,2'];
    const { heaps } = solved({ heaps: [30n, 5n, 7n], rules }).summary();
    expect(heaps).toEqual([
      {
        rule: '2,5',
        sorted: true,
        repeats: true,
        most: 5n,
        period: { preperiod: 0n, period: 7n, proved: true, verifiedTo: expect.any(BigInt) },
      },
      {
        rule: 'odd*1..99',
        sorted: false,
        repeats: false,
        most: 99n,
        formula: { kind: 'remainder', modulus: 2n },
        period: { preperiod: 0n, period: 2n, proved: true, verifiedTo: MOST },
      },
      {
        rule: '1..3',
        sorted: true,
        repeats: false,
        most: 3n,
        formula: { kind: 'remainder', modulus: 4n },
        period: { preperiod: 0n, period: 4n, proved: true, verifiedTo: MOST },
      },
    ]);
  });

  test('applies the last rule to all further heaps', () => {
    const { heaps } = solved({ rules: ['any', '2,5'] }).summary();
    expect(heaps.map(({ rule }) => rule)).toEqual(['any', '2,5', '2,5']);
  });

  test('of Nim has the courses of play through the classes, with who wins each', () => {
    const normal = 'S2 N, T2 P, S2 N, T2 P, S1 N, T0 P, S0 N, T0 P';
    const misere = 'S2 N, T2 P, S2 N, T2 P, S1 N, S0 P, T0 N, S0 P';
    for (const endRule of ['normal', 'misere'] as const) {
      const { courses } = solved({ endRule }).summary();
      const course = (end: 'normal' | 'misere') =>
        courses?.[end].map((step) => `${step.class} ${step.outcome}`).join(', ');
      expect([course('normal'), course('misere')]).toEqual([normal, misere]);
    }
    const others: Partial<NimConfig>[] = [
      { rules: ['1..3'] },
      { heaps: [3n, 5n], coupling: 'wythoff' },
    ];
    for (const other of others) expect(solved(other).summary()).not.toHaveProperty('courses');
  });

  test('of a plan is the same before solving, except for periods', () => {
    const plan = new NimPlan(configOf(six));
    expect(plan).not.toHaveProperty('advance');
    const { heaps, ...rest } = plan.summary();
    expect(rest).toEqual({ method: 'search', positions: 4_826_809n, remoteness: true });
    expect(heaps.map(({ formula }) => formula?.kind)).toEqual([
      'remainder',
      undefined,
      'remainder',
      undefined,
      'remainder',
      'remainder',
    ]);
    expect(heaps[1]).toEqual({ rule: '2,5', sorted: false, repeats: false, most: 5n });
  });
});

const short = [4, 6, 5];
const fib = [1, 2, 3, 5, 8];
const games: [string, Partial<NimConfig>, number[], Omit<PlainGame, 'misere'>][] = [
  ['Nim', { rules: ['any'] }, short, { numbers: Array(3).fill(upTo(6)) }],
  ['1 to 3', { rules: ['1..3'] }, short, { numbers: Array(3).fill([1, 2, 3]) }],
  ['2 or 5', { rules: ['5,2'] }, [8, 6, 9], { numbers: Array(3).fill([2, 5]) }],
  ['Fibonacci numbers', { rules: ['fib'] }, [8, 6, 9], { numbers: Array(3).fill(fib) }],
  [
    'a rule each',
    { rules: ['(fib,10)-2..3', 'odd', 'pow2'] },
    [10, 6, 8],
    {
      numbers: [
        [1, 5, 8, 10],
        [1, 3, 5],
        [1, 2, 4, 8],
      ],
    },
  ],
  [
    'takes past the end',
    { rules: ['2,5', '3..4'], pastEnd: true },
    [9, 9],
    {
      numbers: [
        [2, 5],
        [3, 4],
      ],
      pastEnd: true,
    },
  ],
  [
    'Wythoff',
    { rules: ['any'], coupling: 'wythoff' },
    [12, 14],
    { numbers: [upTo(14), upTo(14)], both: true },
  ],
];

describe.each(games)('why, in the game of %s', (_name, changes, start, plain) => {
  test.each(['normal', 'misere'] as const)('agrees with a search under %s play', (endRule) => {
    const run = solved({ ...changes, endRule, heaps: start.map(BigInt) });
    const search = new HeapsBySearch({ ...plain, misere: endRule === 'misere' });
    for (const heaps of positionsUpTo(start)) {
      const why = run.why(at(...heaps));
      const { lost, plies } = search.of(heaps);
      const options = search
        .moves(heaps)
        .map(({ after, ...move }) => ({ move, ...search.of(after) }));
      const won = options.filter((option) => option.lost);
      expect(why).toMatchObject({
        heaps: heaps.map(BigInt),
        outcome: lost ? 'P' : 'N',
        remoteness: plies,
        moves: BigInt(options.length),
        winning: BigInt(won.length),
        winningTakes: won.map(({ move }) => move),
        options: options.map(({ move, ...to }) => ({
          take: move,
          outcome: to.lost ? 'P' : 'N',
          remoteness: to.plies,
        })),
      });
      const fastest = won.reduce((least, { plies: one }) => Math.min(least, one), Infinity);
      const deciding = options.findIndex((option) => option.lost && option.plies === fastest);
      expect(why.deciding).toBe(deciding < 0 ? undefined : deciding);
      if (options.length === 0) expect(why.reason).toEqual({ kind: 'end' });
    }
  });
});

describe('the reason', () => {
  test('of Nim is the exclusive or, with its board', () => {
    const why = solved().why(at(3, 5, 7));
    expect(why).toMatchObject({ grundyValues: [3n, 5n, 7n], xor: 1n, class: 'S2' });
    expect(why.classOutcomes).toEqual({ normal: 'N', misere: 'N' });
    expect(why.columns).toEqual([
      { column: 2, heaps: [1, 2], odd: false },
      { column: 1, heaps: [0, 2], odd: false },
      { column: 0, heaps: [0, 1, 2], odd: true },
    ]);
    expect(why.reason).toEqual({ kind: 'xor', column: why.columns[2] });
    expect(solved().why(at(2, 5, 7)).reason).toEqual({ kind: 'balanced' });
  });

  test('of misère Nim is its class', () => {
    const run = solved({ endRule: 'misere' });
    const classes = [at(1, 1, 1), at(1, 0, 1), at(1, 5, 1), at(3, 5, 7), at(2, 5, 7)].map(
      (heaps) => {
        const why = run.why(heaps);
        expect(why.reason.kind).toBe('class');
        expect(why.outcome).toBe(why.classOutcomes?.misere);
        return [why.class, why.classOutcomes?.normal, why.outcome];
      },
    );
    expect(classes).toEqual([
      ['S0', 'N', 'P'],
      ['T0', 'P', 'N'],
      ['S1', 'N', 'N'],
      ['S2', 'N', 'N'],
      ['T2', 'P', 'P'],
    ]);
  });

  test('of misère Nim is a column in S2 alone, where it decides', () => {
    const run = solved({ endRule: 'misere' });
    for (const heaps of [at(1, 1, 1), at(1, 0, 1), at(1, 5, 1), at(2, 5, 7)]) {
      expect(run.why(heaps).reason).toEqual({ kind: 'class' });
    }
    const column = (heaps: BigUint64Array) => {
      const { reason } = run.why(heaps);
      return reason.kind === 'class' && reason.column;
    };
    expect(column(at(3, 5, 7))).toEqual({ column: 0, heaps: [0, 1, 2], odd: true });
    expect(column(at(3, 4, 1))).toEqual({ column: 2, heaps: [1], odd: true });
  });

  test('of another misère game is a search, with the move that decides', () => {
    const run = solved({ rules: ['1..3'], endRule: 'misere' });
    const { reason, options, deciding } = run.why(at(3, 0, 0));
    expect(reason).toEqual({ kind: 'search' });
    expect(options[deciding ?? -1]?.take).toEqual({ heap: 0, stones: 2n, both: false });
    expect(run.why(at(1, 0, 0)).reason).toEqual({ kind: 'search' });
    expect(run.why(at(1, 0, 0))).not.toHaveProperty('deciding');
    expect(run.why(at(1, 0, 0))).not.toHaveProperty('class');
  });

  test("of Wythoff's game is whether the heaps are a cold pair; there are no Grundy values", () => {
    const run = solved({ heaps: [20n, 20n], coupling: 'wythoff' });
    expect(run.why(at(10, 6)).reason).toEqual({ kind: 'cold', index: 4n });
    const why = run.why(at(5, 7));
    expect(why.reason).toEqual({ kind: 'hot' });
    expect(why.winningTakes).toEqual([
      { heap: 0, stones: 1n, both: false },
      { heap: 1, stones: 4n, both: false },
      { heap: 0, stones: 2n, both: true },
    ]);
    expect(why.columns).toEqual([]);
    expect(why).not.toHaveProperty('grundyValues');
    expect(why).not.toHaveProperty('xor');
  });
});

describe('at 10¹⁵ stones every number is exact', () => {
  test('in Nim', () => {
    const heaps = [MOST, MOST - 1n, 123_456_789_012_345n];
    const run = solved({ heaps });
    const xor = heaps.reduce((a, b) => a ^ b);
    const why = run.why(BigUint64Array.from(heaps));
    expect(why).toMatchObject({ grundyValues: heaps, xor, outcome: 'N' });
    expect(why.moves).toBe(heaps.reduce((a, b) => a + b));
    const takes = heaps.flatMap((size, heap) => {
      const stones = size - (size ^ xor);
      return stones > 0n ? [{ heap, stones, both: false }] : [];
    });
    expect(why.winningTakes).toEqual(takes);
    expect(why.winning).toBe(BigInt(takes.length));
    expect(why).not.toHaveProperty('remoteness');
  });

  test('where half of all moves win', () => {
    const why = solved({ heaps: [MOST - 1n], rules: ['odd'] }).why(at(MOST - 1n));
    expect(why).toMatchObject({ moves: MOST / 2n, winning: MOST / 2n, xor: 1n });
    expect(why.winningTakes).toHaveLength(256);
    expect(why.options).toHaveLength(256);
    expect(why.deciding).toBe(0);
    expect(why.winningTakes[255]).toEqual({ heap: 0, stones: 511n, both: false });
  });

  test("in Wythoff's game", () => {
    // The golden ratio to 30 places, in whole numbers.
    const golden = (k: bigint) => (k * 1_618_033_988_749_894_848_204_586_834_365n) / 10n ** 30n;
    const index = 381_966_011_250_105n;
    const [a, b] = [golden(index), golden(index) + index];
    const run = solved({ heaps: [a, b], coupling: 'wythoff' });
    expect(run.why(at(a, b))).toMatchObject({ outcome: 'P', reason: { kind: 'cold', index } });
    expect(run.why(at(a, b - 1n))).toMatchObject({ outcome: 'N', moves: 2n * a + b - 1n });
  });

  test('with a period', () => {
    const grundyValues = [0n, 0n, 1n, 1n, 0n, 2n, 1n];
    const run = solved({ heaps: [MOST, MOST - 3n], rules: ['2,5'] });
    const expected = [grundyValues[Number(MOST % 7n)], grundyValues[Number((MOST - 3n) % 7n)]];
    expect(run.why(at(MOST, MOST - 3n)).grundyValues).toEqual(expected);
  });
});

describe('how bundles cancel', () => {
  test('is a list of rows: splits, pairs, and what is left', () => {
    const run = solved();
    expect(rowsOf(run.cancel(at(2, 3, 0)), 4)).toEqual([
      [0, 1, 0, NONE],
      [0, 1, 1, NONE],
      [1, 1, 0, 1],
      [2, 0, 1, NONE],
    ]);
    for (const heaps of positionsUpTo([3, 5, 7])) {
      const single = rowsOf(run.cancel(at(...heaps)), 4).filter(([kind]) => kind === 2);
      const left = single.reduce((sum, [, column = 0]) => sum + 2 ** column, 0);
      expect(left).toBe(heaps.reduce((a, b) => a ^ b));
    }
  });

  test('follows the Grundy values, and is empty where they do not decide', () => {
    const worth = solved({ heaps: [7n, 4n], rules: ['1..3'] });
    expect(rowsOf(worth.cancel(at(7, 4)), 4)).toEqual([
      [0, 1, 0, NONE],
      [2, 1, 0, NONE],
      [2, 0, 0, NONE],
    ]);
    expect(solved({ endRule: 'misere' }).cancel(at(3, 5, 7))).toHaveLength(28);
    expect(solved({ rules: ['1..3'], endRule: 'misere' }).cancel(at(3, 5, 7))).toHaveLength(0);
    const wythoff = solved({ heaps: [3n, 5n], coupling: 'wythoff' });
    expect(wythoff.cancel(at(3, 5))).toHaveLength(0);
  });
});
