import { describe, expect, test } from 'vitest';
import { NetworkText } from '../../www/pkg/comparators.js';
import {
  Network,
  type NetworkConfig,
  NetworkGrowth,
  NetworkOrder,
  NetworkProof,
  type NetworkSpec,
  NetworkStock,
} from '../../www/pkg/networks.js';
import { NONE, thrown } from './support/calls.ts';
import { configOf, networkOf, stocked, typed, useTheWasm } from './support/networks.ts';

useTheWasm();

const flat = (wires: number, comparators: number[]): NetworkConfig =>
  configOf({ wires, comparators });

/** Values that are not the number an argument needs. */
const notNumbers = [undefined, null, NaN, 0.5, 2 ** 32, 2 ** 53, '1', true, [], {}];

/** Comparators and wires are counted from 1. */
const refusals: [string, NetworkConfig, string, Record<string, number>][] = [
  ['65 wires', flat(65, []), 'too-many-wires', { count: 65, limit: 64 }],
  [
    'as many wires as there are numbers',
    flat(NONE, []),
    'too-many-wires',
    { count: NONE, limit: 64 },
  ],
  ...(['document', 'bitonic', 'bubble'] as const).map((kind): (typeof refusals)[number] => [
    `65 wires of ${kind}`,
    configOf(stocked(kind, 65)),
    'too-many-wires',
    { count: 65, limit: 64 },
  ]),
  [
    '4097 comparators',
    flat(
      2,
      Array(2 * 4097)
        .fill([0, 1])
        .flat()
        .slice(0, 2 * 4097),
    ),
    'too-many-comparators',
    { count: 4097, limit: 4096 },
  ],
  [
    'a wire too low',
    flat(4, [0, 1, 2, 4]),
    'wire-out-of-range',
    { comparator: 2, wire: 5, wires: 4 },
  ],
  [
    'any wire without wires',
    flat(0, [0, 1]),
    'wire-out-of-range',
    { comparator: 1, wire: 1, wires: 0 },
  ],
  [
    'a wire beyond 8 bits',
    flat(64, [0, 256, 1, 1]),
    'wire-out-of-range',
    { comparator: 1, wire: 257, wires: 64 },
  ],
  [
    'two wires of 32 bits',
    flat(64, [0, 1, NONE, NONE]),
    'wire-out-of-range',
    { comparator: 2, wire: 2 ** 32, wires: 64 },
  ],
  [
    'the wire 255',
    flat(64, [255, 3]),
    'wire-out-of-range',
    { comparator: 1, wire: 256, wires: 64 },
  ],
  ['one wire twice', flat(4, [0, 1, 2, 2]), 'same-wire', { comparator: 2, wire: 3 }],
  ...(['document', 'smallest', 'between', 'shallowest'] as const).map(
    (kind): (typeof refusals)[number] => [
      `${kind} of 33 wires`,
      configOf(stocked(kind, 33)),
      'not-in-stock',
      { wires: 33 },
    ],
  ),
  ['nothing between two', configOf(stocked('between', 16)), 'not-in-stock', { wires: 16 }],
  [
    'a shallowest that is the smallest',
    configOf(stocked('shallowest', 32)),
    'not-in-stock',
    { wires: 32 },
  ],
  ['half a comparator', flat(4, [0, 1, 2]), 'bad-argument', {}],
];

/** Wrong configurations, for every optional field that is read. */
const shapesOf = (names: string[]): [string, unknown][] => {
  const whole = Object.entries(configOf(typed(4, [[0, 1]])));
  const config = Object.fromEntries(whole.filter(([name]) => names.includes(name)));
  return [
    ['with a field too many', { ...config, size: 1 }],
    ['with a field in capitals', { ...config, WIRES: 4 }],
    [
      'one that cannot be read',
      new Proxy(config, {
        ownKeys: () => {
          throw new Error('not here');
        },
      }),
    ],
    ['one of half a comparator', { ...config, comparators: [0, 1, 2] }],
    [
      'one of half a comparator that does not count',
      { ...config, kind: 'document', comparators: [9] },
    ],
    ['a string', 'document'],
    ['nothing', undefined],
    ['null', null],
    ['a list', []],
    // `values` is read for another input, and `comparators` without a kind: that is tested below.
    ...names
      .filter((name) => name !== 'values' && name !== 'kind')
      .map((name): [string, unknown] => [`without ${name}`, { ...config, [name]: undefined }]),
    ...['kind', 'input']
      .filter((name) => names.includes(name))
      .flatMap((name): [string, unknown][] => [
        [`with another ${name}`, { ...config, [name]: 'other' }],
        [`with a ${name} in capitals`, { ...config, [name]: 'Typed' }],
        [`with a number for ${name}`, { ...config, [name]: 0 }],
      ]),
    ...['wires', 'seed']
      .filter((name) => names.includes(name))
      .flatMap((name): [string, unknown][] =>
        [NaN, -1, 2.5, Infinity, 2 ** 32, 2 ** 53, '3', null, 3n ** 50n].map((value) => [
          `with ${name} ${String(value)}`,
          { ...config, [name]: value },
        ]),
      ),
    ...['comparators', 'values']
      .filter((name) => names.includes(name))
      .flatMap((name): [string, unknown][] =>
        [
          [NaN, 1],
          [1, -1],
          [0.5, 1],
          [2 ** 32, 1],
          ['1', 2],
          [null, 1],
          [[0, 1]],
          3,
          'list',
          {},
        ].map((value) => [`with ${name} ${JSON.stringify(value)}`, { ...config, [name]: value }]),
      ),
  ];
};

/** A configuration without the fields of its input. */
const asSpec = ({ wires, kind, comparators }: NetworkConfig): NetworkSpec => ({
  wires,
  ...(kind && { kind }),
  ...(comparators && { comparators }),
});

describe.each([
  [
    'Network',
    Network,
    (config: NetworkConfig) => config,
    shapesOf(['wires', 'kind', 'comparators', 'input', 'values', 'seed']),
  ],
  ['NetworkProof', NetworkProof, asSpec, shapesOf(['wires', 'kind', 'comparators'])],
] as const)('new %s', (_, Model, part, shapes) => {
  const make = (config: NetworkConfig) => new Model(part(config) as NetworkConfig);

  test.each(refusals)(
    'refuses %s, with a code and what was wrong',
    (_name, config, code, params) => {
      const error = thrown(() => make(config));
      expect(error).toBeInstanceOf(Error);
      expect(error).toMatchObject({ code });
      expect(error).toHaveProperty('params', params);
    },
  );

  test.each(shapes)('refuses a configuration that is %s', (_name, config) => {
    expect(thrown(() => new Model(config as NetworkConfig))).toMatchObject({
      code: 'bad-argument',
      params: {},
    });
  });

  test('refuses a list of ten million', () => {
    expect(thrown(() => make(flat(64, Array(10_000_000).fill(7))))).toMatchObject({
      code: 'bad-argument',
      params: {},
    });
    expect(thrown(() => make(flat(64, Array(200_000).fill(7))))).toMatchObject({
      code: 'too-many-comparators',
      params: { count: 100_000, limit: 4096 },
    });
  });

  test('accepts configurations at the limits', () => {
    for (const config of [
      flat(0, []),
      flat(64, []),
      flat(64, Array(4096).fill([63, 0]).flat()),
      configOf(stocked('bubble', 64)),
      configOf(stocked('document', 0)),
      configOf(stocked('smallest', 1)),
      // These fields have no effect there.
      { ...configOf(stocked('document', 4)), comparators: [9, 9], values: [1], seed: NONE },
      { kind: 'document', wires: 4, input: 'sorted' } as const,
      { wires: 2, comparators: [0, 1], input: 'reversed' } as const,
    ]) {
      make(config).free();
    }
  });
});

describe('a network', () => {
  test.each([
    ['kind', undefined, 'comparators'],
    ['input', 'typed', 'values'],
    ['input', 'random', 'seed'],
  ])('of %s %s says that %s are missing', (name, choice, missing) => {
    const config = { wires: 4, kind: 'document', input: 'sorted', [name]: choice };
    expect(thrown(() => new Network(config as never))).toMatchObject({
      code: 'bad-argument',
      message: `config: missing field \`${missing}\``,
    });
  });

  test.each([
    ['no values', 4, [], { length: 0, wires: 4 }],
    ['too few values', 4, [1, 2, 3], { length: 3, wires: 4 }],
    ['too many values', 4, [1, 2, 3, 4, 5], { length: 5, wires: 4 }],
    ['a value without wires', 0, [1], { length: 1, wires: 0 }],
  ])('refuses %s', (_, wires, values, params) => {
    const config = configOf(typed(wires, []), { input: 'typed', values });
    const error = thrown(() => new Network(config));
    expect(error).toMatchObject({ code: 'wrong-length' });
    expect(error).toHaveProperty('params', params);
  });

  test.each<[string, (network: Network) => unknown]>([
    ['another notation', (network) => network.text('xml' as never, 0)],
    ['no notation', (network) => network.text(undefined as never, 0)],
    ['wires from 2', (network) => network.text('json', 2)],
    ['wires from −1', (network) => network.text('json', -1)],
    ['another language', (network) => network.code('cobol' as never)],
    ['no language', (network) => network.code(undefined as never)],
    ...notNumbers.map((first): [string, (network: Network) => unknown] => [
      `wires from ${String(first)}`,
      (network) => network.text('json', first as never),
    ]),
  ])('refuses to be written in %s', (_, ask) => {
    const network = networkOf(stocked('document', 4));
    expect(thrown(() => ask(network))).toMatchObject({ code: 'bad-argument', params: {} });
  });
});

test.each([...notNumbers, -1])('a question after %s comparators is refused', (after) => {
  const config = { network: stocked('document', 4), after };
  expect(thrown(() => new NetworkOrder(config as never))).toMatchObject({
    code: 'bad-argument',
    message: expect.stringMatching(/after/),
  });
});

test.each([undefined, null, 'all', 3, [], { wires: 4 }])(
  'growth refuses a configuration that is %j',
  (config) => {
    expect(thrown(() => new NetworkGrowth(config as never))).toMatchObject({
      code: 'bad-argument',
      params: {},
    });
  },
);

test('no configuration has fields of another one', () => {
  const one = { code: 'bad-argument', message: expect.stringContaining('kind') };
  const stock = { wires: 4, kind: 'document' };
  expect(thrown(() => new NetworkStock(stock))).toMatchObject(one);
  const text = { text: '', first: 0, kind: 'typed' } as const;
  expect(thrown(() => new NetworkText(text))).toMatchObject(one);
});
