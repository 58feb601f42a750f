import { describe, expect, test } from 'vitest';
import {
  PivotSeeds,
  Quicksort,
  type QuicksortConfig,
  QuicksortPlan,
  WorstList,
} from '../../www/pkg/quicksort.js';
import { NONE, thrown } from './support/calls.ts';
import { configOf, sorted, sortedList, useTheWasm } from './support/quicksort.ts';

useTheWasm();

const typed = (values: number[]): Partial<QuicksortConfig> => ({ input: 'typed', values });

/** The core counts elements from 1 in its errors. */
const refusals: [string, Partial<QuicksortConfig>, string, Record<string, number>][] = [
  ['an empty list', typed([]), 'no-values', {}],
  ['no elements', { length: 0 }, 'no-values', {}],
  ['a killer of no elements', { input: 'time-killer', length: 0 }, 'no-values', {}],
  [
    'too long a list',
    typed(Array(100_001).fill(1)),
    'too-many-values',
    { count: 100_001, limit: 100_000 },
  ],
  [
    'too many elements',
    { length: 10_000_000 },
    'too-many-values',
    { count: 10_000_000, limit: 100_000 },
  ],
  [
    'too large an element',
    typed([3, 1_000_000, 2_000_000]),
    'value-too-large',
    { index: 2, value: 1_000_000, limit: 999_999 },
  ],
  ['a cutoff of 1', { cutoff: 1 }, 'cutoff-out-of-range', { value: 1, min: 2, max: 33 }],
  ['a cutoff of 34', { cutoff: 34 }, 'cutoff-out-of-range', { value: 34, min: 2, max: 33 }],
  [
    'a cutoff of 0 for a list',
    { ...typed([1]), cutoff: 0 },
    'cutoff-out-of-range',
    { value: 0, min: 2, max: 33 },
  ],
  [
    'too large a time-killer',
    { input: 'time-killer', length: 4097 },
    'killer-too-large',
    { count: 4097, limit: 4096 },
  ],
  ...(['document', 'random', 'hand'] as const).map((against): (typeof refusals)[number] => [
    `a time-killer against ${against}`,
    { input: 'time-killer', against },
    'no-killer',
    {},
  ]),
  ['a stack-killer against hand', { input: 'stack-killer', against: 'hand' }, 'no-killer', {}],
  [
    'too large a stack-killer',
    { input: 'stack-killer', length: 100_001 },
    'too-many-values',
    { count: 100_001, limit: 100_000 },
  ],
];

/** Each of these configurations needs a field that others may leave out; the default ones need the rest. */
const needing: Record<string, QuicksortConfig> = {
  values: configOf(typed([1])),
  against: configOf({ input: 'stack-killer' }),
  picks: configOf({ pivot: 'hand' }),
};

/** The seed of the pivots may be missing where many seeds are tried; a test below checks this. */
const always = Object.keys(configOf()).filter((name) => name !== 'pivotSeed');

const shapes: [string, unknown][] = [
  ['with a field too many', { ...configOf(), sort: 'quick' }],
  ['with a field in capitals', { ...configOf(), PICKS: [] }],
  ['a string', 'random'],
  ['nothing', undefined],
  ['a list', []],
  ...always.flatMap((name): [string, unknown][] =>
    [undefined, null].map((value) => [
      `with ${name} ${value}`,
      { ...(needing[name] ?? configOf()), [name]: value },
    ]),
  ),
  ...['input', 'against', 'scheme', 'pivot', 'recurse', 'tailCall', 'small'].flatMap(
    (name): [string, unknown][] => [
      [`with another ${name}`, { ...configOf(), [name]: 'other' }],
      [`with a ${name} in capitals`, { ...configOf(), [name]: 'Smaller' }],
      [`with a number for ${name}`, { ...configOf(), [name]: 0 }],
    ],
  ),
  ...['length', 'seed', 'pivotSeed', 'cutoff'].flatMap((name): [string, unknown][] =>
    [NaN, -1, 2.5, Infinity, 2 ** 32, 2 ** 53, '3', 3n ** 50n].map((value) => [
      `with ${name} ${String(value)}`,
      { ...configOf(), [name]: value },
    ]),
  ),
  ...['values', 'picks'].flatMap((name): [string, unknown][] =>
    [[NaN], [1, -1], [0.5], [2 ** 32], ['1'], [null], [[1]], 3, 'list', {}].map((value) => [
      `with ${name} ${JSON.stringify(value)}`,
      { ...configOf(), [name]: value },
    ]),
  ),
];

describe.each([
  ['Quicksort', (config: QuicksortConfig) => new Quicksort(config)],
  ['QuicksortPlan', (config: QuicksortConfig) => new QuicksortPlan(config)],
  ['PivotSeeds', (config: QuicksortConfig) => new PivotSeeds({ sort: config, seeds: 3 })],
])('new %s', (_, make) => {
  test.each(refusals)(
    'refuses %s with a code and the wrong values',
    (_name, changes, code, params) => {
      const error = thrown(() => make(configOf(changes)));
      expect(error).toBeInstanceOf(Error);
      expect(error).toMatchObject({ code });
      expect(error).toHaveProperty('params', params);
    },
  );

  test.each(shapes)('refuses a configuration that is %s', (_name, config) => {
    expect(thrown(() => make(config as QuicksortConfig))).toMatchObject({
      code: 'bad-argument',
      params: {},
    });
  });

  test('refuses a list of ten million', () => {
    const values: number[] = Array(10_000_000).fill(7);
    expect(thrown(() => make(configOf(typed(values))))).toMatchObject({
      code: 'bad-argument',
      params: {},
    });
  });

  test('names the missing field', () => {
    const plan = { scheme: 'hoare', recurse: 'left', tailCall: 'kept', cutoff: 2, small: 'table' };
    const sorts = { ...plan, input: 'sorted', pivot: 'first', length: 9 };
    const missing: [string, object][] = [
      ['values', { input: 'typed' }],
      ['length', { length: undefined }],
      ['seed', { input: 'few-distinct' }],
      ['against', { input: 'time-killer' }],
      ['picks', { pivot: 'hand' }],
    ];
    for (const [name, changes] of missing) {
      expect(thrown(() => make({ ...sorts, ...changes } as QuicksortConfig))).toMatchObject({
        code: 'bad-argument',
        message: expect.stringMatching(`^config.*: missing field \`${name}\`$`),
      });
    }
    make(sorts as QuicksortConfig).free();
  });

  test('takes the limits themselves', () => {
    for (const changes of [
      { length: 100_000 },
      { length: 1, cutoff: 33 },
      typed(Array(100_000).fill(999_999)),
      typed([0]),
      { input: 'time-killer', length: 4096, against: 'ninther' },
      { input: 'stack-killer', length: 100_000, against: 'random' },
      { seed: NONE, pivotSeed: NONE },
      // These fields have no effect there.
      { ...typed([1]), length: NONE },
      { length: 1, values: [1_000_000] },
      { picks: [NONE] },
    ] as const) {
      make(configOf(changes as Partial<QuicksortConfig>)).free();
    }
  });
});

describe('a run', () => {
  test('is refused late if it has too many steps, and still answers about the recorded ones', () => {
    const killer = {
      input: 'time-killer',
      length: 4096,
      against: 'first',
      pivot: 'first',
    } as const;
    const run = new Quicksort(configOf(killer));
    const error = { code: 'too-many-steps', params: { limit: 8_000_000 } };
    const advance = () => {
      while (!run.advance(1_000_000).finished);
    };
    expect(thrown(advance)).toMatchObject(error);
    expect(thrown(advance)).toMatchObject(error);
    const { steps, total } = run.summary();
    expect(steps).toBeGreaterThan(8_000_000);
    expect(run.at(steps).counters.comparisons).toBe(total.comparisons);
    expect(new Set(run.order(steps)).size).toBe(4096);
    run.free();
  });

  test.each([
    // 3 divides 4 1 3 5 2 into two parts of two, and the right one comes first.
    ['the array', [5], { partition: 1, at: 6, lo: 1, hi: 5 }],
    ['the part that comes first', [2, 1], { partition: 2, at: 2, lo: 4, hi: 5 }],
    ['the part that remains', [2, 3, 2], { partition: 3, at: 3, lo: 1, hi: 2 }],
    ['any array', [NONE], { partition: 1, at: NONE + 1, lo: 1, hi: 5 }],
  ])('is refused late for a pivot that is not in %s: places counted from 1', (_, picks, params) => {
    const config = configOf({ ...typed([4, 1, 3, 5, 2]), pivot: 'hand', picks });
    new QuicksortPlan(config).free();
    const run = new Quicksort(config);
    const error = thrown(() => run.advance(1000));
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ code: 'pivot-outside-range' });
    expect(error).toHaveProperty('params', params);
    expect(thrown(() => run.advance(1000))).toMatchObject({ code: 'pivot-outside-range' });
    const { frames, counters } = run.at(run.summary().steps);
    expect([frames.length > 0, counters]).toEqual([params.partition > 1, run.summary().total]);
  });
});

describe('a question that cannot be answered', () => {
  const [two, six] = [new Uint8Array(6), new Uint8Array(18)];
  const late = { value: 100, min: 0, max: 5 };
  const asked: [string, (run: Quicksort) => unknown, string, object][] = [
    ['a late order', (run) => run.order(100), 'step-out-of-range', late],
    [
      'the latest order',
      (run) => run.order(NONE),
      'step-out-of-range',
      { value: NONE, min: 0, max: 5 },
    ],
    ['an order before all', (run) => run.order(-1), 'bad-argument', {}],
    ['an order that wraps', (run) => run.order(2 ** 32), 'bad-argument', {}],
    ['an order in a text', (run) => run.order('1' as never), 'bad-argument', {}],
    ['half a moment', (run) => run.at(0.5), 'bad-argument', {}],
    ['no moment', (run) => run.at(undefined as never), 'bad-argument', {}],
    ['orders of an object', (run) => run.orders({} as never), 'bad-argument', {}],
    ['orders with a step that is not a number', (run) => run.orders([0, NaN]), 'bad-argument', {}],
    ['rows from nowhere', (run) => run.rows(NaN, 1), 'bad-argument', {}],
    ['a row too few', (run) => run.rows(0, -1), 'bad-argument', {}],
    [
      'a late one of several',
      (run) => run.orders(Uint32Array.of(1, 100)),
      'step-out-of-range',
      late,
    ],
    ['a late moment', (run) => run.at(100), 'step-out-of-range', late],
    ['late areas', (run) => run.areas(100), 'step-out-of-range', late],
    [
      'a place after the array',
      (run) => run.areas(0, { first: 0, second: 3 }),
      'place-out-of-range',
      { value: 4, min: 1, max: 3 },
    ],
    [
      'the last place that has a number',
      (run) => run.areas(0, { first: NONE, second: 0 }),
      'place-out-of-range',
      { value: 2 ** 32, min: 1, max: 3 },
    ],
    [
      'a picture without columns',
      (run) => run.paint(0, 8, 'value', two),
      'picture-out-of-range',
      { value: 0, min: 1, max: 2048 },
    ],
    [
      'a picture without rows',
      (run) => run.paint(8, 0, 'area', six),
      'picture-out-of-range',
      { value: 0, min: 1, max: 2048 },
    ],
    [
      'too high a picture',
      (run) => run.paint(8, 2049, 'area', six),
      'picture-out-of-range',
      { value: 2049, min: 1, max: 2048 },
    ],
    [
      'too wide a picture',
      (run) => run.paint(NONE, 8, 'area', six),
      'picture-out-of-range',
      { value: NONE, min: 1, max: 2048 },
    ],
    ['another colour', (run) => run.paint(8, 8, 'mood' as never, two), 'bad-argument', {}],
    ['two colours for areas', (run) => run.paint(8, 8, 'area', two), 'bad-argument', {}],
    ['six colours for values', (run) => run.paint(8, 8, 'value', six), 'bad-argument', {}],
    ['part of a colour', (run) => run.paint(8, 8, 'value', [...two, 0]), 'bad-argument', {}],
    ['no colour at all', (run) => run.paint(8, 8, 'area', []), 'bad-argument', {}],
    ['a side below 0', (run) => run.paint(-1, 8, 'area', six), 'bad-argument', {}],
    [
      'a colour beyond a byte',
      (run) => run.paint(8, 8, 'value', [256, 0, 0, 0, 0, 0]),
      'bad-argument',
      {},
    ],
    [
      'a palette in a text',
      (run) => run.paint(8, 8, 'value', '123456' as never),
      'bad-argument',
      {},
    ],
    ['a place below 0', (run) => run.areas(0, { first: -1, second: 0 }), 'bad-argument', {}],
    ['one place to swap', (run) => run.areas(0, { first: 1 } as never), 'bad-argument', {}],
    ['places alone', (run) => run.areas(0, 1 as never), 'bad-argument', {}],
    [
      'three places',
      (run) => run.areas(0, { first: 0, second: 1, third: 2 } as never),
      'bad-argument',
      {},
    ],
  ];

  test.each(asked)('is refused with a code and the wrong values: %s', (_, ask, code, params) => {
    const run = sortedList([2, 1, 3], { pivot: 'middle' });
    const error = thrown(() => ask(run));
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ code });
    expect(error).toHaveProperty('params', params);
  });

  test('is one for more of the array than one answer may hold', () => {
    const run = sorted({ length: 4096 });
    expect(run.orders(new Uint32Array(512)).length).toBe(2 ** 21);
    expect(thrown(() => run.orders(new Uint32Array(513)))).toMatchObject({
      code: 'too-many-orders',
      params: { count: 4096 * 513, limit: 2 ** 21 },
    });
    // Steps that the core does again count too, so going back and forth costs both ways.
    const short = sorted({ length: 1000 });
    const { steps } = short.summary();
    const back = Uint32Array.from({ length: 400 }, (_, i) => (i % 2) * steps);
    expect(thrown(() => short.orders(back))).toMatchObject({
      code: 'too-many-orders',
      params: { count: 400 * 1000 + 200 * steps, limit: 2 ** 21 },
    });
    expect(run.orders([])).toHaveLength(0);
    // A product beyond 32 bits.
    const large = new Quicksort(configOf({ length: 20_000 }));
    expect(thrown(() => large.orders(new Uint32Array(262_143)))).toMatchObject({
      code: 'too-many-orders',
      params: { count: 20_000 * 262_143, limit: 2 ** 21 },
    });
    expect(thrown(() => large.orders(new Uint32Array(262_144)))).toMatchObject({
      code: 'bad-argument',
    });
  });
});

test.each([9, 12, 100_000])('all orders of %i elements are refused', (length) => {
  expect(thrown(() => new WorstList(configOf({ length })))).toMatchObject({
    code: 'worst-out-of-range',
    params: { value: length, min: 1, max: 8 },
  });
});

describe('pivot seeds', () => {
  test.each([0, 1001, NONE])('are refused if they are %i', (seeds) => {
    expect(thrown(() => new PivotSeeds({ sort: configOf(), seeds }))).toMatchObject({
      code: 'seeds-out-of-range',
      params: { value: seeds, min: 1, max: 1000 },
    });
  });

  test.each([undefined, NaN, -1, 1.5, '3'])('are refused if they are not a number: %s', (seeds) => {
    const config = { sort: configOf(), seeds } as never;
    expect(thrown(() => new PivotSeeds(config))).toMatchObject({
      code: 'bad-argument',
      params: {},
    });
  });

  test('need the sort in a field, and refuse its fields beside the seeds', () => {
    const flat = { ...configOf(), seeds: 3 } as never;
    expect(thrown(() => new PivotSeeds(flat))).toMatchObject({ code: 'bad-argument' });
  });

  test('need no seed for the pivots', () => {
    const { pivotSeed, ...sort } = configOf({ pivot: 'random' });
    const many = new PivotSeeds({ sort, seeds: 3 });
    while (!many.advance(1000).finished);
    expect(many.comparisons()).toHaveLength(3);
    for (const Model of [Quicksort, QuicksortPlan]) {
      expect(thrown(() => new Model(sort))).toMatchObject({
        code: 'bad-argument',
        message: 'config: missing field `pivotSeed`',
      });
    }
  });
});
