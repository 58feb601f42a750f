import { describe, expect, test } from 'vitest';
import { ColdPairs, GrundyTable, Nim, type NimConfig, NimPlan } from '../../www/pkg/nim.js';
import { thrown } from './support/calls.ts';
import { configOf, MOST, useTheWasm } from './support/nim.ts';

useTheWasm();

/** Characters and rules are counted from 1. */
const badRules: [string, string, string, Record<string, number>][] = [
  ['without text', '', 'rule-empty', {}],
  ['without numbers', '1..3-1..3', 'rule-empty', {}],
  ['with a pass', '0,2', 'rule-zero', {}],
  ['that begins with something else', 'x', 'rule-not-understood', { at: 1 }],
  ['that goes wrong', '2, 5; 7', 'rule-not-understood', { at: 5 }],
  ['that ends too early', '(2,5', 'rule-not-understood', { at: 5 }],
  ['with a range that runs backwards', '2,9..4', 'rule-backwards', { at: 3 }],
  [
    'with too large a number',
    '2,5,1000000000000001',
    'rule-number-too-large',
    { at: 5, limit: 1e15 },
  ],
  ['that is too long', '1'.repeat(601), 'rule-too-long', { limit: 600 }],
  [
    'with too many parentheses inside each other',
    `${'('.repeat(17)}1${')'.repeat(17)}`,
    'rule-too-deep',
    { limit: 16 },
  ],
];

/** Heaps are counted from 1. */
const refusals: [string, Partial<NimConfig>, string, Record<string, number | bigint>][] = [
  ['no heaps', { heaps: [] }, 'no-heaps', {}],
  ['1001 heaps', { heaps: Array(1001).fill(1n) }, 'too-many-heaps', { count: 1001, limit: 1000 }],
  ['an empty heap', { heaps: [3n, 0n, 5n] }, 'heap-empty', { heap: 2 }],
  [
    'a heap of more than 10¹⁵',
    { heaps: [3n, 4n, MOST + 1n] },
    'heap-too-large',
    { heap: 3, stones: 1e15 + 1, limit: 1e15 },
  ],
  [
    'a heap that is too large for a rule without formula',
    { heaps: [3n, 1_000_001n], rules: ['any', 'fib'] },
    'heap-too-large',
    { heap: 2, stones: 1_000_001, limit: 1e6 },
  ],
  [
    'a rule with too many numbers for such heaps',
    { heaps: [1_000_000n], rules: ['7..'] },
    'rule-too-heavy',
    { work: 499_995_500_016, limit: 2 ** 28 },
  ],
  ['no rule', { rules: [] }, 'no-rules', {}],
  ["three heaps in Wythoff's game", { coupling: 'wythoff' }, 'wythoff-heaps', {}],
  [
    "another rule in Wythoff's game",
    { heaps: [3n, 5n], rules: ['2,5'], coupling: 'wythoff' },
    'wythoff-heaps',
    {},
  ],
  ['a start without a move', { heaps: [1n, 1n], rules: ['2,5'] }, 'no-move-at-start', {}],
  [
    'a misère game with too many positions',
    { heaps: [2n ** 23n], rules: ['1..3'], endRule: 'misere' },
    'search-too-large',
    { positions: 2 ** 23 + 1, limit: 2 ** 23 },
  ],
  [
    'a misère game with more positions than are counted',
    { heaps: Array(24).fill(MOST), rules: ['1..3'], endRule: 'misere' },
    'search-too-large',
    { positions: 2n ** 64n - 1n, limit: 2 ** 23 },
  ],
  [
    'a misère game with too many moves',
    { heaps: [2000n, 2000n], coupling: 'wythoff', endRule: 'misere' },
    'search-too-heavy',
    { limit: 2 ** 28 },
  ],
];

describe.each([
  ['Nim', Nim],
  ['NimPlan', NimPlan],
] as const)('new %s', (_, Model) => {
  test.each(refusals)(
    'refuses %s with a code, and says what was wrong',
    (_name, changes, code, params) => {
      const error = thrown(() => new Model(configOf(changes)));
      expect(error).toBeInstanceOf(Error);
      expect(error).toMatchObject({ code, params });
    },
  );

  test.each(badRules)('refuses a rule %s, and says which', (_name, rule, code, params) => {
    const refused = (rules: string[]) => thrown(() => new Model(configOf({ rules })));
    expect(refused([rule])).toMatchObject({ code });
    expect(refused([rule])).toHaveProperty('params', { ...params, rule: 1 });
    expect(refused(['any', '1..3', rule, '0'])).toHaveProperty('params', { ...params, rule: 3 });
  });

  test.each([
    ['a string', 'three'],
    ['nothing', undefined],
    ['without heaps', { ...configOf(), heaps: undefined }],
    ['with a rule that is a number', { ...configOf(), rules: [3] }],
    ['with half a stone', { ...configOf(), heaps: [3.5] }],
    ['with a negative heap', configOf({ heaps: [-3n] })],
    ['with a heap of 2⁶⁴', configOf({ heaps: [2n ** 64n] })],
    ['with a field more', { ...configOf(), pastend: true }],
    ['with 1001 rules', configOf({ rules: Array(1001).fill('any') })],
    ['with another end rule', { ...configOf(), endRule: 'draw' }],
    ['with another coupling', { ...configOf(), coupling: 'all' }],
    ['that does not say whether takes may pass the end', { ...configOf(), pastEnd: undefined }],
  ])('refuses a configuration that is %s', (_name, config) => {
    expect(thrown(() => new Model(config as never))).toMatchObject({
      code: 'bad-argument',
      params: {},
    });
  });

  test('accepts values at their limits', () => {
    for (const changes of [
      { heaps: Array(24).fill(MOST) },
      { heaps: [1_000_000n], rules: ['fib'] },
      { heaps: [2n ** 23n - 1n], rules: ['1..3'], endRule: 'misere' },
      { rules: [`${'('.repeat(16)}1${')'.repeat(16)}`] },
      { rules: [`2${',2'.repeat(99)}`] },
      // Plain numbers are accepted, too.
      { heaps: [3, 5] as never },
    ] as const) {
      new Model(configOf(changes as Partial<NimConfig>)).free();
    }
  });
});

describe('a run', () => {
  test('is refused late, with the heap, if only a period could have helped', () => {
    // The period, 600,007, shows only in a table longer than the limit.
    const rules = ['1..3', '1,600006'];
    const config = configOf({ heaps: [3n, 10n ** 9n], rules });
    const plan = new NimPlan(config);
    expect(plan.summary().method).toBe('xor');
    const run = new Nim(config);
    const error = {
      code: 'heap-too-large',
      params: { heap: 2, stones: 1e9, limit: 1e6 },
    };
    const advance = () => {
      while (!run.advance(10_000_000).finished);
    };
    expect(thrown(advance)).toMatchObject(error);
    expect(thrown(advance)).toMatchObject(error);
  });
});

describe('a table', () => {
  const grundy = (rule: string, upTo: bigint) => thrown(() => new GrundyTable({ rule, upTo }));

  test.each(badRules)('is refused for a rule %s', (_name, rule, code, params) => {
    expect(grundy(rule, 100n)).toMatchObject({ code });
    expect(grundy(rule, 100n)).toHaveProperty('params', { ...params, rule: 1 });
  });

  test('is refused if it is too long, needs too much work, or has another shape', () => {
    expect(grundy('fib', 1_000_001n)).toMatchObject({
      code: 'heap-too-large',
      params: { heap: 1, stones: 1_000_001, limit: 1_000_000 },
    });
    expect(grundy('any', MOST + 1n)).toMatchObject({ code: 'heap-too-large' });
    expect(grundy('7..', 1_000_000n)).toMatchObject({ code: 'rule-too-heavy' });
    expect(grundy('any', -1n)).toMatchObject({ code: 'bad-argument' });
    for (const config of [
      { rule: 'any' },
      { rule: 'any', upTo: 9n, pastend: true },
      { rule: 'any', upTo: 9n, pastEnd: 1 },
    ]) {
      const error = thrown(() => new GrundyTable(config as never));
      expect(error).toMatchObject({ code: 'bad-argument' });
    }
  });

  test('gives out parts only by a beginning and a length from 0 to 2³²−1', () => {
    const [table, pairs] = [
      new GrundyTable({ rule: 'any', upTo: 9n }),
      new ColdPairs({ count: 9 }),
    ];
    for (const wrong of [-1, 0.5, NaN, 2 ** 32, '1', undefined, null, true] as never[]) {
      for (const ask of [
        () => table.values(wrong, 1),
        () => table.values(0, wrong),
        () => pairs.rows(wrong, 1),
        () => pairs.rows(0, wrong),
      ]) {
        expect(thrown(ask)).toMatchObject({ code: 'bad-argument' });
      }
    }
  });

  test('of cold pairs is refused if it is too long; a single pair is refused if it is too large', () => {
    expect(thrown(() => new ColdPairs({ count: 100_001 }))).toMatchObject({
      code: 'too-many-pairs',
      params: { count: 100_001, limit: 100_000 },
    });
    for (const config of [{ count: 1.5 }, { count: 2 ** 32 }, {}, { count: 1, more: 1 }]) {
      const error = thrown(() => new ColdPairs(config as never));
      expect(error).toMatchObject({ code: 'bad-argument' });
    }
    const pairs = new ColdPairs({ count: 1 });
    expect(thrown(() => pairs.at(381_966_011_250_106n))).toMatchObject({
      code: 'pair-too-large',
      params: { index: 381_966_011_250_106, limit: 381_966_011_250_105 },
    });
    for (const index of [-1n, 2n ** 64n, 0.5, '4', undefined]) {
      expect(thrown(() => pairs.at(index as never))).toMatchObject({ code: 'bad-argument' });
    }
  });
});
