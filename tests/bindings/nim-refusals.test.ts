import { describe, expect, test } from 'vitest';
import {
  ColdPairs,
  GrundyTable,
  type HeapOpponent,
  Nim,
  type NimConfig,
  NimPlan,
} from '../../www/pkg/nim.js';
import { thrown } from './support/calls.ts';
import { at, configOf, MOST, moves, solved, take, useTheWasm } from './support/nim.ts';

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

describe('a question that cannot be answered', () => {
  const asked: [string, (run: Nim) => unknown, string, object][] = [
    ['too few heaps', (run) => run.why(at(3, 5)), 'wrong-heap-count', { count: 2, expected: 3 }],
    [
      'a heap that cannot be',
      (run) => run.why(at(3, 6, 7)),
      'position-outside',
      { heap: 2, stones: 6, limit: 5 },
    ],
    ['too many heaps that cancel', (run) => run.cancel(at(1, 2, 3, 4)), 'wrong-heap-count', {}],
    ['heaps that cancel and cannot be', (run) => run.cancel(at(4, 1, 1)), 'position-outside', {}],
    ['a take from no position', (run) => run.tryTake(at(), take(0, 1)), 'wrong-heap-count', {}],
    [
      'an illegal take',
      (run) => run.record(moves([0, 1], [1, 6])),
      'illegal-take',
      { ply: 2, heap: 2, stones: 6 },
    ],
    [
      'an illegal take to reply to',
      (run) => run.reply(moves([2, 8]), 'perfect', 0, 0),
      'illegal-take',
      { ply: 1, heap: 3, stones: 8 },
    ],
    ['a take of nothing', (run) => run.record(moves([0, 0])), 'illegal-take', { ply: 1 }],
    ['a take from both', (run) => run.record(moves([0, 1, true])), 'illegal-take', { ply: 1 }],
    [
      'a take from a heap far out',
      (run) => run.record(moves([2 ** 32 - 1, 1])),
      'illegal-take',
      { ply: 1, heap: 2 ** 32, stones: 1 },
    ],
    [
      'too long a game',
      (run) => run.record(moves(...Array(512).fill([0, 1]))),
      'path-too-long',
      { plies: 512, limit: 511 },
    ],
    [
      'more than every move in error',
      (run) => run.reply(moves(), 'erring', 101, 0),
      'percent-out-of-range',
      { value: 101, min: 0, max: 100 },
    ],
    [
      'a share of 300 percent',
      (run) => run.reply(moves(), 'erring', 300, 0),
      'percent-out-of-range',
      { value: 300, min: 0, max: 100 },
    ],
    [
      'a stranger',
      (run) => run.reply(moves(), 'cunning' as HeapOpponent, 0, 0),
      'bad-argument',
      {},
    ],
    ['a share that wraps', (run) => run.reply(moves(), 'erring', 2 ** 32, 0), 'bad-argument', {}],
    ['no share', (run) => run.reply(moves(), 'erring', NaN, 0), 'bad-argument', {}],
    ['a negative seed', (run) => run.reply(moves(), 'erring', 0, -1), 'bad-argument', {}],
    ['half a seed', (run) => run.reply(moves(), 'erring', 0, 0.5), 'bad-argument', {}],
  ];

  test.each(asked)(
    'is refused with a code that says what was wrong: %s',
    (_, ask, code, params) => {
      const error = thrown(() => ask(solved()));
      expect(error).toBeInstanceOf(Error);
      expect(error).toMatchObject({ code, params });
    },
  );

  const good = take(0, 1);
  const noMoves: [string, unknown][] = [
    ['nothing', undefined],
    ['a truth', true],
    ['numbers', [0, 1n, 0]],
    ['half a take', { heap: 0, stones: 1n }],
    ['more than a take', { ...good, outcome: 'P' }],
    ['a take from both or so', { ...good, both: 1 }],
    ['a take from heap −1', { ...good, heap: -1 }],
    ['a take from heap 2³²', { ...good, heap: 2 ** 32 }],
    ['a take from half a heap', { ...good, heap: 0.5 }],
    ['a take of −2', { ...good, stones: -2n }],
    ['a take of 2⁶⁴ + 1', { ...good, stones: 2n ** 64n + 1n }],
    ['a take of a text', { ...good, stones: '1' }],
  ];
  test.each(noMoves)('is a question about something that is not a take: %s', (_, take) => {
    const refused = (ask: () => unknown, where: RegExp) =>
      expect(thrown(ask)).toMatchObject({
        code: 'bad-argument',
        message: expect.stringMatching(where),
        params: {},
      });
    const run = solved();
    refused(() => run.tryTake(at(3, 5, 7), take as never), /^take[.:]/);
    refused(() => run.record([good, take] as never), /^takes\.1/);
    refused(() => run.reply([take] as never, 'perfect', 0, 0), /^takes\.0/);
  });

  const noHeaps: [string, unknown][] = [
    ['nothing', undefined],
    ['an object', {}],
    ['a number', 3n],
    ['a negative heap', [3n, 5n, -1n]],
    ['a heap of 2⁶⁴', [3n, 5n, 2n ** 64n]],
    ['a heap of NaN', [3n, 5n, NaN]],
    ['a heap and a half', [3n, 5n, 1.5]],
    ['texts', ['3', '5', '7']],
  ];
  test.each(noHeaps)('is a question about something that is not a position: %s', (_, heaps) => {
    const run = solved();
    for (const ask of [
      () => run.why(heaps as never),
      () => run.cancel(heaps as never),
      () => run.tryTake(heaps as never, good),
    ]) {
      const message = expect.stringMatching(/^heaps/);
      expect(thrown(ask)).toMatchObject({ code: 'bad-argument', message });
    }
  });

  test.each([
    ['why', (run: Nim) => run.why(at(30, 30))],
    ['cancel', (run: Nim) => run.cancel(at(30, 30))],
    ['tryTake', (run: Nim) => run.tryTake(at(30, 30), take(0, 1))],
    ['record', (run: Nim) => run.record(moves())],
    ['reply', (run: Nim) => run.reply(moves(), 'perfect', 0, 0)],
  ])('is a question that comes before the run is far enough: %s', (_, ask) => {
    for (const endRule of ['normal', 'misere'] as const) {
      const run = new Nim(configOf({ heaps: [30n, 30n], rules: ['2,5'], endRule }));
      run.advance(10);
      const error = { code: 'position-not-solved', params: {} };
      expect(thrown(() => ask(run))).toMatchObject(error);
    }
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

describe('a count of stones', () => {
  const refused = (call: () => unknown) => thrown(call) as Error & { code: string };
  const answers = (heaps: NimConfig['heaps'], position: readonly (number | bigint)[]) => {
    const run = solved({ heaps });
    const one = { heap: 1, stones: position[1] ?? 0, both: false };
    return [run.why(position), run.cancel(position), run.tryTake(position, one), run.record([one])];
  };

  test('may be a number or a BigInt', () => {
    const expected = answers([3n, 5n, 7n], [3n, 5n, 6n]);
    expect(answers([3, 5, 7], [3, 5, 6])).toEqual(expected);
    expect(answers([3, 5n, 7], [3n, 5, 6])).toEqual(expected);
    expect(answers(BigUint64Array.of(3n, 5n, 7n), [3, 5, 6])).toEqual(expected);
    expect(solved({ heaps: [1e15] }).why([1e15]).xor).toBe(MOST);
    const values = (upTo: number | bigint) => {
      const table = new GrundyTable({ rule: '1,2', upTo });
      while (!table.advance(1000).finished);
      return table.values(0, 9);
    };
    expect(values(8)).toEqual(values(8n));
    const pairs = new ColdPairs({ count: 3 });
    expect(pairs.at(2)).toEqual(pairs.at(2n));
  });

  test.each<[unknown, string]>([
    [1.5, 'config.heaps.1: 1.5, where a whole number from 0'],
    [-1, 'config.heaps.1: -1, where a whole number from 0'],
    [Number.NaN, 'config.heaps.1: NaN, where a whole number from 0'],
    [
      2 ** 53,
      'config.heaps.1: 9007199254740992, a number beyond 2^53 - 1 and therefore not exact (a bigint is)',
    ],
    [-1n, 'config.heaps.1: a bigint must be from 0 to 2^64 - 1'],
    ['5', 'config.heaps.1: the string “5”, where a whole number from 0'],
    ['x'.repeat(500), `config.heaps.1: the string “${'x'.repeat(40)}…”, where`],
    [[5], 'config.heaps.1: an array, where a whole number from 0'],
    [{}, 'config.heaps.1: an object, where a whole number from 0'],
    [null, 'config.heaps.1: undefined or null, where a whole number from 0'],
    [Symbol('five'), 'config.heaps.1: a symbol, which no argument can be'],
    [() => 5, 'config.heaps.1: a function, which no argument can be'],
  ])('%s is refused, in the words of JavaScript', (stones, message) => {
    const error = refused(() => new Nim({ ...configOf(), heaps: [3, stones as number] }));
    expect(error.code).toBe('bad-argument');
    expect(error.message).toContain(message);
  });

  test('that is not in an array, and other things of another type, are refused in the same way', () => {
    const messages = [
      { heaps: 5 },
      { rules: [5] },
      { coupling: 'some' },
      { pastEnd: 'false' },
      { coupling: 5 },
    ].map((wrong) => refused(() => new Nim({ ...configOf(), ...wrong } as never)).message);
    expect(messages).toEqual([
      'config.heaps: 5, where an array is expected',
      'config.rules.0: 5, where a string is expected',
      'config.coupling: the string “some”, where one of the strings none, wythoff is expected',
      'config.pastEnd: the string “false”, where a boolean is expected',
      'config.coupling: 5, where one of the strings none, wythoff is expected',
    ]);
    expect(refused(() => new Nim(5 as never)).message).toBe(
      'config: 5, where an object is expected',
    );
    expect(refused(() => new Nim([] as never)).message).toBe(
      'config: an array, where an object is expected',
    );
  });
});
