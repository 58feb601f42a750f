import { describe, expect, test } from 'vitest';
import {
  ColdPairs,
  GrundyTable,
  type HeapOpponent,
  Nim,
  type NimConfig,
} from '../../www/pkg/nim.js';
import { thrown } from './support/calls.ts';
import { at, configOf, MOST, moves, solved, take, useTheWasm } from './support/nim.ts';

useTheWasm();

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
