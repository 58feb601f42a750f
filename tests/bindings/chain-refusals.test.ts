import { describe, expect, test } from 'vitest';
import {
  Chain,
  ChainCensus,
  type ChainConfig,
  ChainGrowth,
  ChainGrundy,
  ChainMap,
  ChainProgram,
  ChainRow,
  ChainTable,
  ChainVisits,
  type Opponent,
  type ProgramPlan,
} from '../../www/pkg/chain.js';
import { NONE, thrown } from './support/calls.ts';
import {
  configOf,
  planOf,
  solved,
  type Take,
  tableOf,
  useTheWasm,
  whole,
} from './support/chain.ts';

useTheWasm();

type Refusal = [name: string, call: () => unknown, code: string, params: object];

/** Characters, cells and plies are counted from 1. */
const badRows: [name: string, text: string, code: string, params: object][] = [
  ['nothing', '', 'empty-row', {}],
  ['blanks', '  ', 'empty-row', {}],
  ['gaps', '000', 'empty-row', {}],
  ['no groups', '{0,0}', 'empty-row', {}],
  ['a letter', '1x1', 'not-a-row', { at: 2, found: 'x' }],
  ['a letter after a blank', '1 1 é', 'not-a-row', { at: 5, found: 'é' }],
  ['a sign beyond 16 bits', '11🍎', 'not-a-row', { at: 3, found: '🍎' }],
  ['a sum that ends', '4+', 'not-a-row', { at: 3, found: '' }],
  ['a list that ends', '{1,0', 'not-a-row', { at: 5, found: '' }],
  ['61 cells', whole(61), 'row-too-long', { cells: 61, max: 60 }],
  ['61 objects', '61', 'row-too-long', { cells: 61, max: 60 }],
  ['30 and 30 objects', '30+30', 'row-too-long', { cells: 61, max: 60 }],
  ['31 groups of 1', '{31}', 'row-too-long', { cells: 61, max: 60 }],
  [
    '99 groups of each of 999 sizes',
    `{99${',99'.repeat(998)}}`,
    'row-too-long',
    { cells: 49_549_400, max: 60 },
  ],
];

const refusesRows = (make: (text: string) => unknown) =>
  test.each(badRows)('refuses a row of %s', (_, text, code, params) => {
    const error = thrown(() => make(text));
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ code });
    expect(error).toHaveProperty('params', params);
  });

const outside = (value: number, max: number) => ({ value, min: 1, max });

const refuses = (refusals: readonly Refusal[]) =>
  test.each(refusals)('refuses %s', (_, call, code, params) => {
    const error = thrown(call);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ code });
    expect(error).toHaveProperty('params', params);
  });

/** Values that do not have the documented shape. */
function refusesShapes<Config extends object>(
  make: (config: Config) => unknown,
  good: Config,
  names: readonly (keyof Config & string)[],
): void {
  const shapes: [string, unknown][] = [
    ['nothing', undefined],
    ['null', null],
    ['a number', 9],
    ['a string', '9'],
    ['a list', []],
    ['with a field more', { ...good, more: 1 }],
    ...names.flatMap((name): [string, unknown][] => [
      [`without ${name}`, { ...good, [name]: undefined }],
      [`with null for ${name}`, { ...good, [name]: null }],
      [`with a list for ${name}`, { ...good, [name]: [1] }],
      ...(typeof good[name] === 'number' ? [NaN, -1, 2.5, 2 ** 32, '9'] : ['other', 0]).map(
        (value): [string, unknown] => [`with ${name} ${value}`, { ...good, [name]: value }],
      ),
    ]),
  ];
  test.each(shapes)('refuses a configuration that is %s', (_, config) => {
    const error = thrown(() => make(config as Config));
    expect(error).toMatchObject({ code: 'bad-argument', params: {} });
  });
}

describe('new Chain', () => {
  const make = (changes: Partial<ChainConfig>) => new Chain(configOf(changes));
  refusesShapes((config: ChainConfig) => new Chain(config), configOf(), [
    'objects',
    'endRule',
    'firstMove',
  ]);
  refusesRows((row) => make({ row }));
  refuses([
    ['no objects', () => make({ objects: 0 }), 'objects-out-of-range', outside(0, 60)],
    ['61 objects', () => make({ objects: 61 }), 'objects-out-of-range', outside(61, 60)],
    ['2³²−1', () => make({ objects: NONE }), 'objects-out-of-range', outside(NONE, 60)],
    ['a row that is a number', () => make({ row: 11 as never }), 'bad-argument', {}],
  ]);

  test('accepts values at the limits', () => {
    make({ objects: 60 }).free();
    make({ objects: 0, row: '1' }).free();
    make({ objects: 9, row: undefined as never }).free();
    make({ objects: undefined as never, row: '1' }).free();
    make({ row: `${'0'.repeat(59)}1` }).free();
  });
});

describe('new ChainRow', () => {
  refusesRows((text) => new ChainRow({ text }));
  refuses([
    ['nothing', () => new ChainRow(undefined as never), 'bad-argument', {}],
    ['a number', () => new ChainRow({ text: 11 as never }), 'bad-argument', {}],
  ]);
});

describe('a game', () => {
  const run = () => solved();
  const many = Array<Take>(512).fill({ first: 0, count: 1 });
  const calls: [string, (run: Chain, takes: readonly Take[]) => unknown][] = [
    ['at', (run, takes) => run.at(takes)],
    ['record', (run, takes) => run.record(takes)],
    ['reply', (run, takes) => run.reply(takes, 'perfect', 0, 0)],
  ];
  describe.each(calls)('%s', (_, ask) => {
    const code = 'illegal-chain-take';
    const illegal = (ply: number, first: number, count: number) => ({ ply, first, count });
    const shapes: [string, unknown][] = [
      ['nothing', undefined],
      ['null', null],
      ['an object', {}],
      ['a text', ''],
      ['numbers', [4, 1]],
      ['numbers in a row', Uint32Array.of(4, 1)],
      ['half a take', [{ first: 4 }]],
      ['more than a take', [{ first: 4, count: 1, ply: 1 }]],
      ['half an object', [{ first: 4, count: 0.5 }]],
      ['a negative cell', [{ first: -1, count: 1 }]],
      ['a cell beyond 32 bits', [{ first: 2 ** 32, count: 1 }]],
      ['no number of cells', [{ first: NaN, count: 1 }]],
    ];
    test.each(shapes)('refuses %s', (_name, takes) => {
      const error = thrown(() => ask(run(), takes as never));
      expect(error).toMatchObject({
        code: 'bad-argument',
        message: expect.stringMatching(/^takes/),
      });
    });

    const bad: [string, readonly Take[], string, object][] = [
      ['two at first', [{ first: 4, count: 2 }], code, illegal(1, 5, 2)],
      ['none', [{ first: 4, count: 0 }], code, illegal(1, 5, 0)],
      [
        'three',
        [
          { first: 4, count: 1 },
          { first: 0, count: 3 },
        ],
        code,
        illegal(2, 1, 3),
      ],
      [
        'one twice',
        [
          { first: 4, count: 1 },
          { first: 4, count: 1 },
        ],
        code,
        illegal(2, 5, 1),
      ],
      [
        'past the end',
        [
          { first: 4, count: 1 },
          { first: 8, count: 2 },
        ],
        code,
        illegal(2, 9, 2),
      ],
      ['beyond the row', [{ first: 9, count: 1 }], code, illegal(1, 10, 1)],
      ['beyond 32 bits', [{ first: NONE, count: NONE }], code, illegal(1, NONE + 1, NONE)],
      ['512 takes', many, 'path-too-long', { plies: 512, limit: 511 }],
    ];
    test.each(bad)('refuses %s', (_name, takes, expected, params) => {
      const error = thrown(() => ask(run(), takes));
      expect(error).toBeInstanceOf(Error);
      expect(error).toMatchObject({ code: expected });
      expect(error).toHaveProperty('params', params);
    });

    test('is refused before the run has ended', () => {
      const early = new Chain(configOf({ objects: 40 }));
      early.advance(1000);
      const error = thrown(() => ask(early, []));
      expect(error).toMatchObject({ code: 'position-not-solved', params: {} });
      while (!early.advance(1_000_000).finished);
      expect(ask(early, [])).toBeDefined();
    });
  });

  refuses([
    [
      'a summary before the run has ended',
      () => new Chain(configOf()).summary(),
      'position-not-solved',
      {},
    ],
    [
      'more than every move in error',
      () => run().reply([], 'erring', 101, 0),
      'percent-out-of-range',
      { value: 101, min: 0, max: 100 },
    ],
    [
      'any more than that',
      () => run().reply([], 'erring', 300, 0),
      'percent-out-of-range',
      { value: 300, min: 0, max: 100 },
    ],
    ['a stranger', () => run().reply([], 'cunning' as Opponent, 0, 0), 'bad-argument', {}],
    ['a share that wraps', () => run().reply([], 'erring', 2 ** 32, 0), 'bad-argument', {}],
    ['a negative seed', () => run().reply([], 'erring', 0, -1), 'bad-argument', {}],
    ['no seed', () => run().reply([], 'erring', 0, undefined as never), 'bad-argument', {}],
  ]);
});

describe('new ChainTable', () => {
  refusesShapes((config: { objects: number }) => new ChainTable(config), { objects: 9 }, [
    'objects',
  ]);
  const early = () => {
    const table = new ChainTable({ objects: 30 });
    table.advance(1000);
    return table;
  };
  refuses([
    ['no objects', () => new ChainTable({ objects: 0 }), 'objects-out-of-range', outside(0, 80)],
    ['81 objects', () => new ChainTable({ objects: 81 }), 'objects-out-of-range', outside(81, 80)],
    ['early misled rows', () => early().misled('any'), 'position-not-solved', {}],
    ['misled rows of another rule', () => tableOf(9).misled('two' as never), 'bad-argument', {}],
  ]);
});

describe('new ChainCensus', () => {
  const good = { objects: 9, endRule: 'misere' } as const;
  const make = (objects: number) => new ChainCensus({ ...good, objects });
  refusesShapes(
    (config: ConstructorParameters<typeof ChainCensus>[0]) => new ChainCensus(config),
    good,
    ['objects', 'endRule'],
  );
  refuses([
    ['no objects', () => make(0), 'objects-out-of-range', outside(0, 80)],
    ['81 objects', () => make(81), 'objects-out-of-range', outside(81, 80)],
  ]);
});

describe('new ChainGrundy', () => {
  const make = (code: string, heaps = 100) => new ChainGrundy({ code, heaps });
  refusesShapes(
    (config: { code: string; heaps: number }) => new ChainGrundy(config),
    {
      code: '0.77',
      heaps: 9,
    },
    ['heaps'],
  );
  refuses([
    ['no code', () => make(''), 'not-octal', { at: 1, found: '' }],
    ['a code without a point', () => make('77'), 'not-octal', { at: 2, found: '7' }],
    ['a code that ends', () => make('0'), 'not-octal', { at: 2, found: '' }],
    ['the digit 8', () => make('0.78'), 'not-octal', { at: 4, found: '8' }],
    ['two points', () => make('0.7.7'), 'not-octal', { at: 4, found: '.' }],
    ['17 digits', () => make(`0.${'7'.repeat(17)}`), 'octal-too-long', { digits: 17, max: 16 }],
    ['a game without end', () => make('2.77'), 'octal-endless', { digit: 2 }],
    ['a game without end that also splits', () => make('5.7'), 'octal-endless', { digit: 5 }],
    ['a game without moves', () => make('0.00'), 'octal-without-moves', {}],
    [
      '10,001 heaps',
      () => make('0.77', 10_001),
      'objects-out-of-range',
      { value: 10_001, min: 0, max: 10_000 },
    ],
    ['a code that is a number', () => make(0.77 as never), 'bad-argument', {}],
  ]);

  test('accepts values at the limits', () => {
    make(`0.${'7'.repeat(16)}`).free();
    make('4.').free();
    make('0.77', 10_000).free();
  });
});

describe('new ChainMap', () => {
  const make = (objects: number) => new ChainMap({ objects, firstMove: 'any' });
  refusesShapes(
    (config: { objects: number; firstMove: 'any' }) => new ChainMap(config),
    { objects: 9, firstMove: 'any' },
    ['objects', 'firstMove'],
  );
  refuses([
    ['no objects', () => make(0), 'objects-out-of-range', outside(0, 12)],
    ['13 objects', () => make(13), 'objects-out-of-range', outside(13, 12)],
    ['2³²−1', () => make(NONE), 'objects-out-of-range', outside(NONE, 12)],
  ]);
});

describe('new ChainVisits', () => {
  const good = { objects: 9, firstMove: 'any', representation: 'array' } as const;
  const make = (objects: number) => new ChainVisits({ ...good, objects });
  refusesShapes(
    (config: ConstructorParameters<typeof ChainVisits>[0]) => new ChainVisits(config),
    good,
    ['objects', 'firstMove', 'representation'],
  );
  refuses([
    ['no objects', () => make(0), 'objects-out-of-range', outside(0, 12)],
    ['13 objects', () => make(13), 'objects-out-of-range', outside(13, 12)],
  ]);
});

describe.each([
  ['ChainProgram', (plan: ProgramPlan) => new ChainProgram(plan), [20, 26, 24, 32, 24]],
  ['ChainGrowth', (plan: ProgramPlan) => new ChainGrowth(plan), [60, 60, 26, 60, 60]],
] as const)('new %s', (_, make, limits) => {
  refusesShapes(make, planOf(), ['objects', 'endRule', 'firstMove', 'representation', 'algorithm']);
  const of = (changes: Partial<ProgramPlan>) => () => make(planOf(changes));
  refuses([
    ['no objects', of({ objects: 0 }), 'objects-out-of-range', outside(0, 60)],
    ['61 objects', of({ objects: 61 }), 'objects-out-of-range', outside(61, 60)],
    [
      'Grundy values under misère play',
      of({ algorithm: 'sprague-grundy', endRule: 'misere' }),
      'grundy-under-misere',
      {},
    ],
  ]);

  const kinds: Partial<ProgramPlan>[] = [
    { algorithm: 'exhaustive', representation: 'array' },
    { algorithm: 'exhaustive', representation: 'groups' },
    { algorithm: 'cut-off', representation: 'array' },
    { algorithm: 'cut-off', representation: 'groups' },
    { algorithm: 'memoised', representation: 'array' },
  ];
  test.each(kinds.map((kind, i) => ({ ...kind, max: limits[i] ?? NaN })))(
    'takes at most $max objects for $algorithm with $representation',
    ({ max, ...kind }) => {
      of({ ...kind, objects: max })().free();
      if (max === 60) return;
      const error = thrown(of({ ...kind, objects: max + 1 }));
      expect(error).toMatchObject({ code: 'program-too-large' });
      expect(error).toHaveProperty('params', { objects: max + 1, max });
    },
  );
});
