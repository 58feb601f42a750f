import { execFileSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { NetworkText } from '../../www/pkg/comparators.js';
import { thrown } from './support/calls.ts';
import {
  drawn,
  networkOf,
  outputOf,
  type Pair,
  pairsOf,
  permutationOf,
  someNetwork,
  stocked,
  typed,
  useTheWasm,
  zeroOne,
} from './support/networks.ts';

useTheWasm();

const notations = ['json', 'pairs', 'colons'] as const;
const networks = (): [wires: number, pairs: Pair[]][] => [
  [0, []],
  [1, []],
  [2, [[1, 0]]],
  [3, someNetwork(3, 7, 1)],
  [8, drawn(stocked('document', 8))],
  [16, drawn(stocked('smallest', 16))],
  [64, someNetwork(64, 4096, 3)],
];

const read = (text: string, first: 0 | 1 = 0) => {
  const list = new NetworkText({ text, first });
  return { wires: list.wires(), pairs: pairsOf(list.comparators()) };
};

describe('a list of comparators', () => {
  const four = {
    wires: 4,
    pairs: [
      [0, 1],
      [2, 3],
      [0, 2],
      [1, 3],
      [1, 2],
    ],
  };

  test.each([
    '[[0,1],[2,3],[0,2],[1,3],[1,2]]',
    '[[[0,1],[2,3]],[[0,2],[1,3]],[[1,2]]]',
    '[\n  [[0, 1], [2, 3]],\n  [[0, 2], [1, 3]],\n  [[1, 2]]\n]\n',
    '(0,1)(2,3)(0,2)(1,3)(1,2)',
    '(0, 1), (2, 3)\n(0, 2), (1, 3)\n(1, 2)',
    '0:1 2:3 0:2 1:3 1:2',
    '0:1, 2:3; 0:2, 1:3; 1:2',
    '0:1 2:3\r\n0:2 1:3\r\n1:2\r\n',
  ])('is read: %j', (text) => {
    expect(read(text)).toEqual(four);
    const counted = text.replaceAll(/\d+/g, (digits) => String(Number(digits) + 1));
    expect(read(counted, 1)).toEqual(four);
  });

  test('is finished as it is made', () => {
    const list = new NetworkText({ text: '0:1', first: 0 });
    expect(list).not.toHaveProperty('advance');
    list.free();
  });

  test('keeps its order and its reversed comparators', () => {
    expect(read('5:2 9:8 0:1')).toEqual({
      wires: 10,
      pairs: [
        [5, 2],
        [9, 8],
        [0, 1],
      ],
    });
    expect(read('')).toEqual({ wires: 0, pairs: [] });
  });

  test('comes back as it was written, in all notations', () => {
    for (const [wires, pairs] of networks()) {
      const network = networkOf(typed(wires, pairs));
      for (const notation of notations) {
        for (const first of [0, 1] as const) {
          const text = network.text(notation, first);
          expect(read(text, first).pairs).toEqual(pairsOf(network.comparators()));
        }
      }
    }
  });

  test('is JSON in the JSON notation, and has a line for each layer in the others', () => {
    const network = networkOf(stocked('document', 16));
    expect(JSON.parse(network.text('json', 0)).flat()).toEqual(pairsOf(network.comparators()));
    const { depth } = network.summary();
    expect(network.text('pairs', 1).split('\n')).toHaveLength(depth);
    expect(network.text('colons', 1).split('\n')).toHaveLength(depth);
    expect(networkOf(stocked('document', 3)).text('colons', 1)).toBe('2:3\n1:3\n1:2');
    expect(networkOf(stocked('document', 3)).text('pairs', 0)).toBe('(1,2)\n(0,2)\n(0,1)');
  });

  const large = `${'0:1 '.repeat(4096)}0:1`;
  test.each([
    ['a letter', '0:1 x', 0, 'network-syntax', { line: 1, column: 5 }],
    ['half a comparator', '0:1\n2:', 0, 'network-syntax', { line: 2, column: 3 }],
    ['half a pair', '(1,2)(3', 1, 'network-syntax', { line: 1, column: 8, form: 'pairs' }],
    ['an unfinished bracket', '[[0,1],[2,3]', 0, 'network-syntax', { line: 1, column: 13 }],
    ['three wires', '(1,2,3)', 1, 'network-syntax', { line: 1, column: 5 }],
    ['a minus', '1:2 -1:3', 1, 'network-syntax', { line: 1, column: 5 }],
    ['markup', '<img src=x>', 1, 'network-syntax', { line: 1, column: 1 }],
    [
      'the wire 65 counted from 1',
      '1:2 3:65',
      1,
      'wire-not-allowed',
      { line: 1, column: 7, wire: 65, min: 1, max: 64 },
    ],
    [
      'a wire far beyond',
      '1000000000:1',
      1,
      'wire-not-allowed',
      { line: 1, column: 1, wire: 1_000_000_000, min: 1, max: 64 },
    ],
    [
      'the largest wire that a number of JavaScript holds',
      '9007199254740991:1',
      1,
      'wire-not-allowed',
      { line: 1, column: 1, wire: Number.MAX_SAFE_INTEGER, min: 1, max: 64 },
    ],
    [
      'a wire beyond it, which the error names exactly',
      '9007199254740993:1',
      1,
      'wire-not-allowed',
      { line: 1, column: 1, wire: 9_007_199_254_740_993n, min: 1, max: 64 },
    ],
    [
      'the wire 0 counted from 1',
      '1:2\n0:1',
      1,
      'wire-not-allowed',
      { line: 2, column: 1, wire: 0, min: 1, max: 64 },
    ],
    [
      'the wire 64 counted from 0',
      '1:2 0:64',
      0,
      'wire-not-allowed',
      { line: 1, column: 7, wire: 64, min: 0, max: 63 },
    ],
    ['a comparator of one wire', '1:2\n(3,3)', 1, 'same-wire-at', { line: 2, column: 4, wire: 3 }],
    ['too many comparators', large, 0, 'too-many-comparators', { limit: 4096 }],
    [
      'too long a text',
      ' '.repeat(262_145),
      0,
      'network-text-too-long',
      { count: 262_145, limit: 262_144 },
    ],
  ] as const)('is refused where it cannot be read: %s', (_, text, first, code, params) => {
    const error = thrown(() => new NetworkText({ text, first }));
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ code, params });
  });

  test('is accepted at the limits', () => {
    expect(read('0:1 '.repeat(4096)).pairs).toHaveLength(4096);
    expect(read(' '.repeat(262_144)).pairs).toHaveLength(0);
    expect(read('63:0').wires).toBe(64);
    expect(read('64:1', 1).wires).toBe(64);
  });

  test.each<unknown>([
    undefined,
    '0:1',
    {},
    { first: 0 },
    { text: 5, first: 0 },
    { text: ['0:1'], first: 0 },
    { text: '0:1', first: 2 },
    { text: '0:1', first: -1 },
    { text: '0:1', first: 0.5 },
    { text: '0:1', first: '0' },
    { text: '0:1', first: 256 },
    { text: '0:1', first: 0, wires: 2 },
  ])('is refused if it is not of the documented shape: %j', (config) => {
    expect(thrown(() => new NetworkText(config as never))).toMatchObject({
      code: 'bad-argument',
      params: {},
    });
  });

  test('gives an error at worst, whatever somebody pastes', () => {
    const pieces = [
      '0',
      '1',
      '63',
      '[',
      ']',
      '(',
      ')',
      ':',
      ',',
      ';',
      ' ',
      '\n',
      '-',
      'é',
      '\ud800',
      '9'.repeat(30),
    ];
    const results = new Set<unknown>();
    for (let seed = 1; seed <= 3000; seed += 1) {
      const text = permutationOf(pieces.length, seed)
        .slice(0, 1 + (seed % pieces.length))
        .map((i) => pieces[i - 1])
        .join('');
      const first = seed % 2 === 0 ? 0 : 1;
      try {
        const { wires, pairs } = read(text, first);
        results.add(pairs.every(([a, b]) => a < wires && b < wires && a !== b));
      } catch (error) {
        results.add(error instanceof Error && 'code' in error ? error.code : error);
      }
    }
    const known = [
      true,
      'network-syntax',
      'network-unknown-call',
      'network-unpaired',
      'wire-not-allowed',
    ];
    expect([...results].filter((result) => !known.includes(result as string))).toEqual([]);
    expect(results).toContain(true);
  });
});

describe('code', () => {
  test('in JavaScript changes an array as the network does', () => {
    for (const [wires, pairs] of networks()) {
      const code = networkOf(typed(wires, pairs)).code('javascript');
      const sort: (values: number[] | Float64Array) => unknown = runInNewContext(
        `${code};sort_${wires}`,
      );
      const inputs =
        wires > 8 ? [1, 2, 3].map((seed) => permutationOf(wires, seed)) : zeroOne(wires);
      for (const input of inputs) {
        const [list, array] = [[...input], Float64Array.from(input)];
        sort(list);
        sort(array);
        expect(list).toEqual(outputOf(pairs, input));
        expect([...array]).toEqual(list);
      }
    }
  });

  test('in JavaScript sorts if the network does', () => {
    const code = networkOf(stocked('smallest', 32)).code('javascript');
    const sort: (values: number[]) => unknown = runInNewContext(`${code};sort_32`);
    for (let seed = 1; seed <= 100; seed += 1) {
      const values = permutationOf(32, seed);
      sort(values);
      expect(values).toEqual(Array.from({ length: 32 }, (_, i) => i + 1));
    }
  });

  test('in Python is the network, comparator by comparator', () => {
    const line = /^ {4}if a\[(\d+)\] < a\[(\d+)\]: a\[\2\], a\[\1\] = a\[\1\], a\[\2\]$/gm;
    for (const [wires, pairs] of networks()) {
      const network = networkOf(typed(wires, pairs));
      const lines = [...network.code('python').matchAll(line)];
      const found = lines.map(([, b, a]) => [Number(a), Number(b)]);
      expect(found).toEqual(pairsOf(network.comparators()));
    }
  });

  test('in Python runs', () => {
    const calls = networks().map(([wires, pairs]) => {
      const input = permutationOf(wires, 9);
      const call = `values = ${JSON.stringify(input)}\nsort_${wires}(values)\nprint(values)\n`;
      return { code: networkOf(typed(wires, pairs)).code('python') + call, input, pairs };
    });
    const program = calls.map(({ code }) => code).join('\n');
    const lines = execFileSync('python3', ['-'], { input: program, encoding: 'utf8' }).trim();
    const outputs = lines.split('\n').map((line) => JSON.parse(line));
    expect(outputs).toEqual(calls.map(({ input, pairs }) => outputOf(pairs, input)));
  });

  test('in C and Rust names the network, and has its comparators', () => {
    for (const [wires, pairs] of networks()) {
      const network = networkOf(typed(wires, pairs));
      const { size, depth } = network.summary();
      const order = pairsOf(network.comparators());
      const c = network.code('c');
      expect(c).toContain(`void sort_${wires}(int *a)`);
      const calls = [...c.matchAll(/order\(&a\[(\d+)\], &a\[(\d+)\]\);/g)];
      expect(calls.map(([, a, b]) => [Number(a), Number(b)])).toEqual(order);
      const rust = network.code('rust');
      expect(rust).toContain(`pub fn sort_${wires}<`);
      const pairsThere = [
        ...rust.matchAll(/\(w(\d+), w(\d+)\) = \(w\1\.min\(w\2\), w\1\.max\(w\2\)\);/g),
      ];
      expect(pairsThere.map(([, a, b]) => [Number(a), Number(b)])).toEqual(order);
      for (const language of ['c', 'rust', 'javascript', 'python'] as const) {
        expect(network.code(language)).toContain(
          `${wires} wires, ${size} comparators, ${depth} layers`,
        );
      }
    }
  });
});
