import { describe, expect, test } from 'vitest';
import { Network, type Stock } from '../../www/pkg/networks.js';
import { NONE, rowsOf } from './support/calls.ts';
import {
  bestKnown,
  configOf,
  constructions,
  drawn,
  isSorted,
  networkOf,
  orderOf,
  outputOf,
  type Pair,
  pairsOf,
  permutationOf,
  someNetwork,
  sortsAll,
  stocked,
  typed,
  useTheWasm,
  zeroOne,
} from './support/networks.ts';

useTheWasm();

/** ⌈log₂ n!⌉ for n = 1, 2, …, 32: OEIS A003070. */
const informationBound = [
  0, 1, 3, 5, 7, 10, 13, 16, 19, 22, 26, 29, 33, 37, 41, 45, 49, 53, 57, 62, 66, 70, 75, 80, 84, 89,
  94, 98, 103, 108, 113, 118,
];

/** The layer of each comparator: one after the last that shares a wire. */
function layersOf(pairs: readonly Pair[]): number[] {
  const next = new Map<number, number>();
  return pairs.map(([a, b]) => {
    const layer = Math.max(next.get(a) ?? 0, next.get(b) ?? 0);
    next.set(a, layer + 1).set(b, layer + 1);
    return layer;
  });
}

/** A comparator with its place in the drawing. */
interface Placed {
  readonly pair: Pair;
  readonly layer: number;
  /** The column within the layer. */
  readonly track: number;
}

/** The comparators in drawn order: each, from the top, in the first column of its layer with room. */
function placed(pairs: readonly Pair[]): Placed[] {
  const layers = layersOf(pairs);
  const top = (pair: Pair) => Math.min(...pair);
  const columns = new Map<string, Pair[]>();
  const all = pairs
    .map((pair, i) => ({ pair, layer: layers[i] ?? NaN }))
    .sort((one, other) => one.layer - other.layer || top(one.pair) - top(other.pair))
    .map(({ pair, layer }) => {
      let track = 0;
      const lies = (other: Pair) => Math.max(...other) >= top(pair);
      while (columns.get(`${layer} ${track}`)?.some(lies)) track += 1;
      const column = columns.get(`${layer} ${track}`) ?? [];
      columns.set(`${layer} ${track}`, [...column, pair]);
      return { pair, layer, track };
    });
  return all.sort((one, other) => one.layer - other.layer || one.track - other.track);
}

function inLayers(pairs: readonly Pair[]): Pair[] {
  return placed(pairs).map(({ pair }) => pair);
}

/** The columns of the drawing, numbered from 0. */
function columnsOf(pairs: readonly Pair[]): number[] {
  const names = placed(pairs).map(({ layer, track }) => `${layer} ${track}`);
  const all = [...new Set(names)];
  return names.map((name) => all.indexOf(name));
}

/** Networks of all kinds, in any order, some with reversed comparators. */
const drawings: [wires: number, pairs: Pair[]][] = [
  [0, []],
  [1, []],
  [5, []],
  ...Array.from({ length: 20 }, (_, i): [number, Pair[]] => [
    2 + (i % 8),
    someNetwork(2 + (i % 8), 3 * i, i + 1),
  ]),
  [64, someNetwork(64, 4096, 7)],
];

describe('a network', () => {
  test('is finished as it is made', () => {
    const network = networkOf(stocked('document', 8));
    expect(network).not.toHaveProperty('advance');
    network.free();
  });

  test('has its comparators in drawn order: layer by layer, column by column, from the top', () => {
    for (const [wires, pairs] of drawings) {
      const network = networkOf(typed(wires, pairs));
      const order = inLayers(pairs);
      expect(pairsOf(network.comparators())).toEqual(order);
      expect([...network.layers()]).toEqual(layersOf(order));
      expect([...network.columns()]).toEqual(columnsOf(pairs));
      const { size, depth, standard, wires: count } = network.summary();
      expect([size, count]).toEqual([pairs.length, wires]);
      expect(depth).toBe(Math.max(0, ...layersOf(pairs).map((layer) => layer + 1)));
      expect(standard).toBe(pairs.every(([a, b]) => a < b));
    }
  });

  test('accepts its comparators in the shape that it returns, and as an array', () => {
    const pairs = someNetwork(9, 40, 3);
    const comparators = networkOf(typed(9, pairs)).comparators();
    expect(pairsOf(comparators)).toEqual(inLayers(pairs));
    const again = networkOf({ wires: 9, comparators }).comparators();
    expect(again).toEqual(comparators);
  });

  test('gives the elements on the wires after each comparator', () => {
    for (const [wires, pairs] of drawings) {
      const values = permutationOf(wires, 5).map((value) => value * 1000);
      const network = networkOf(typed(wires, pairs), { input: 'typed', values });
      const order = inLayers(pairs);
      const expected = [0, ...order.keys()].map((_, done) =>
        outputOf(order.slice(0, done), values),
      );
      if (wires === 0) expect([...network.values()]).toEqual([]);
      else expect(rowsOf(network.values(), wires)).toEqual(expected);
    }
  });

  test('accepts equal values, and the largest possible ones', () => {
    const values = [NONE, 0, NONE, 0];
    const network = networkOf(stocked('document', 4), { input: 'typed', values });
    expect([...network.values().slice(-4)]).toEqual([0, 0, NONE, NONE]);
  });

  test('gets the numbers 1 to n in some order by default', () => {
    const first = (wires: number, input: 'random' | 'sorted' | 'reversed', seed = 1) => [
      ...networkOf(typed(wires, []), { input, seed }).values(),
    ];
    expect(first(5, 'sorted')).toEqual([1, 2, 3, 4, 5]);
    expect(first(5, 'reversed')).toEqual([5, 4, 3, 2, 1]);
    expect(first(64, 'random')).not.toEqual(first(64, 'random', 2));
    expect(first(64, 'random')).toEqual(first(64, 'random'));
    expect(first(64, 'random').sort((a, b) => a - b)).toEqual(first(64, 'sorted'));
    for (const input of ['random', 'sorted', 'reversed'] as const) {
      expect(first(0, input)).toEqual([]);
      expect(first(1, input)).toEqual([1]);
    }
  });

  test('has the bound of information theory and the best known bounds', () => {
    for (const [i, lowerBound] of informationBound.entries()) {
      expect(networkOf(typed(i + 1, [])).summary()).toMatchObject({ lowerBound });
    }
    expect(networkOf(typed(17, [])).summary()).toMatchObject({
      best: {
        size: { least: 63, most: 71 },
        depth: { least: 10, most: 10 },
        credit: expect.stringContaining('[Baddar09]'),
      },
    });
    for (const wires of [33, 64]) {
      expect(networkOf(typed(wires, [])).summary()).not.toHaveProperty('best');
    }
    for (const wires of [0, 1]) {
      const none = { least: 0, most: 0 };
      const summary = networkOf(typed(wires, [])).summary();
      expect(summary).toMatchObject({ lowerBound: 0, best: { size: none, depth: none } });
    }
  });

  test('is recognized in any order of its comparators', () => {
    const knownAs = (wires: number, pairs: Pair[]) =>
      networkOf(typed(wires, pairs)).summary().knownAs;
    for (const wires of [4, 17, 32]) {
      const pairs = drawn(stocked('document', wires));
      // Backwards within each layer: comparators of one layer share no wire.
      const layers = layersOf(pairs);
      const shuffled = [...pairs.keys()]
        .sort((i, j) => (layers[i] ?? NaN) - (layers[j] ?? NaN) || j - i)
        .map((i) => pairs[i] ?? ([0, 0] as const));
      expect(shuffled).not.toEqual(pairs);
      expect(knownAs(wires, shuffled)).toContain('document');
      expect(knownAs(wires, pairs.slice(1))).not.toContain('document');
    }
    // From 17 wires on, the networks of the blog post are those of Bose and Nelson.
    expect(knownAs(32, drawn(stocked('document', 32)))).toEqual(['document', 'bose-nelson']);
    expect(knownAs(3, [[1, 0]])).toEqual([]);
  });
});

describe('a network in stock', () => {
  const sizeOf = (kind: Stock, wires: number) => networkOf(stocked(kind, wires)).summary();

  test.each(constructions)('sorts: %s', (kind) => {
    for (let wires = 0; wires <= 10; wires += 1) {
      expect([kind, wires, sortsAll(wires, drawn(stocked(kind, wires)))]).toEqual([
        kind,
        wires,
        true,
      ]);
    }
    const large = networkOf(stocked(kind, 64), { input: 'random' }).values().slice(-64);
    expect([...large]).toEqual(Array.from({ length: 64 }, (_, i) => i + 1));
  });

  test('has the size and depth that the literature gives', () => {
    for (const [i, known] of bestKnown.entries()) {
      const wires = i + 2;
      const [smallest, ...rest] = known;
      const pair = (kind: Stock) => {
        const { size, depth } = sizeOf(kind, wires);
        return [size, depth];
      };
      expect(pair('smallest')).toEqual(smallest);
      if (rest.length > 0) expect(pair('shallowest')).toEqual(rest.at(-1));
      if (rest.length > 1) expect(pair('between')).toEqual(rest[0]);
    }
    // Knuth 5.3.4; Batcher's (k² − k + 4) 2^(k − 2) − 1; 3^k − 2^k.
    expect([2, 4, 8, 16, 32, 64].map((n) => sizeOf('odd-even-merge', n).size)).toEqual([
      1, 5, 19, 63, 191, 543,
    ]);
    expect([2, 4, 8, 16, 32, 64].map((n) => sizeOf('bose-nelson', n).size)).toEqual([
      1, 5, 19, 65, 211, 665,
    ]);
    expect([2, 4, 8, 16, 32, 64].map((n) => sizeOf('bitonic', n).size)).toEqual([
      1, 6, 24, 80, 240, 672,
    ]);
    expect(sizeOf('pairwise', 64).size).toBe(543);
    expect(sizeOf('bubble', 64)).toMatchObject({ size: 2016, depth: 125 });
    expect(sizeOf('insertion', 64)).toMatchObject({ size: 2016, depth: 125 });
    expect(sizeOf('odd-even-transposition', 64)).toMatchObject({ size: 2016, depth: 64 });
    expect(sizeOf('document', 32)).toMatchObject({ size: 211, depth: 31 });
  });
});

describe('a transformed network', () => {
  const transformed = (wires: number, pairs: Pair[]) => networkOf(typed(wires, pairs));

  test('untangled has no reversed comparator, and sorts if the other did', () => {
    for (const [wires, pairs] of drawings.slice(0, -1)) {
      const standard = pairsOf(transformed(wires, pairs).untangled());
      expect(standard).toHaveLength(pairs.length);
      expect(standard.every(([a, b]) => a < b)).toBe(true);
      // The outputs are the same on other wires, by one permutation for all inputs.
      const columns = (network: Pair[]) => {
        const outputs = zeroOne(wires).map((input) => outputOf(network, input));
        return Array.from({ length: wires }, (_, wire) => outputs.map((row) => row[wire]).join(''));
      };
      expect(columns(standard).sort()).toEqual(columns(pairs).sort());
      if (pairs.every(([a, b]) => a < b)) expect(standard).toEqual(inLayers(pairs));
    }
    // Batcher's bitonic sorter of 4 with its reversed comparator.
    const bitonic: Pair[] = [
      [0, 1],
      [3, 2],
      [0, 2],
      [1, 3],
      [0, 1],
      [2, 3],
    ];
    expect(sortsAll(4, bitonic)).toBe(true);
    expect(sortsAll(4, pairsOf(transformed(4, bitonic).untangled()))).toBe(true);
  });

  test('reflected does the same upside down', () => {
    for (const [wires, pairs] of drawings.slice(0, -1)) {
      const reflected = pairsOf(transformed(wires, pairs).reflected());
      expect(reflected).toHaveLength(pairs.length);
      for (const input of zeroOne(wires)) {
        const turned = input.map((bit) => 1 - bit).reverse();
        const expected = outputOf(pairs, turned).map((bit) => 1 - bit);
        expect(outputOf(reflected, input)).toEqual(expected.reverse());
      }
    }
  });

  test('without the top or the bottom wire sorts one element fewer', () => {
    for (const wires of [1, 2, 5, 9, 11]) {
      const network = networkOf(stocked('document', wires));
      const { size } = network.summary();
      for (const fewer of [network.withoutTop(), network.withoutBottom()]) {
        const pairs = pairsOf(fewer);
        expect(pairs.flat().every((wire) => wire < wires - 1)).toBe(true);
        expect(sortsAll(wires - 1, pairs)).toBe(true);
        expect(pairs.length).toBeLessThan(Math.max(size, 1));
      }
    }
    const none = networkOf(typed(0, []));
    expect([none.withoutTop(), none.withoutBottom()]).toEqual([
      new Uint32Array(),
      new Uint32Array(),
    ]);
  });

  test('without the top wire has no comparator that the smallest element passed', () => {
    // 0:1 1:2 0:1 with the smallest element on wire 0, where it stays.
    const network = networkOf(
      typed(3, [
        [0, 1],
        [1, 2],
        [0, 1],
      ]),
    );
    expect([...network.withoutTop()]).toEqual([0, 1]);
    expect([...network.withoutBottom()]).toEqual([0, 1, 0, 1]);
  });
});

describe('the order of the wires', () => {
  /** The order by its definition, from all inputs. */
  function slowOrder(wires: number, pairs: readonly Pair[]) {
    const states = new Set(zeroOne(wires).map((input) => outputOf(pairs, input).join('')));
    const all = Array.from({ length: wires }, (_, wire) => wire);
    const below = (i: number, j: number) =>
      i !== j && [...states].every((state) => state[i] === '0' || state[j] === '1');
    const covers = all.flatMap((i) =>
      all
        .filter((j) => below(i, j) && !all.some((k) => below(i, k) && below(k, j)))
        .map((j): Pair => [i, j]),
    );
    const rank = (wire: number): number =>
      Math.max(0, ...all.filter((other) => below(other, wire)).map((other) => rank(other) + 1));
    return {
      states: String(states.size),
      covers,
      ranks: all.map(rank),
    };
  }

  test('is the order in which all inputs agree, after each comparator', () => {
    for (const [wires, pairs] of [
      ...drawings.slice(0, 18),
      ...[4, 6, 7].map((n): [number, Pair[]] => [n, drawn(stocked('document', n))]),
    ]) {
      const network = networkOf(typed(wires, pairs));
      const order = pairsOf(network.comparators());
      for (let after = 0; after <= order.length; after += 1 + (order.length >> 4)) {
        expect(orderOf(typed(wires, pairs), after)).toEqual(
          slowOrder(wires, order.slice(0, after)),
        );
      }
    }
  });

  test('is a chain at the end, with n + 1 states', () => {
    const known = (count: number) => orderOf(stocked('smallest', 32), count);
    expect(known(185)).toEqual({
      states: '33',
      covers: Array.from({ length: 31 }, (_, i) => [i, i + 1]),
      ranks: Array.from({ length: 32 }, (_, i) => i),
    });
    expect(known(NONE)).toEqual(known(185));
    expect(known(0)).toEqual({
      states: String(2n ** 32n),
      covers: [],
      ranks: Array(32).fill(0),
    });
  });

  test('counts states exactly up to 2⁶⁴', () => {
    const network = stocked('bubble', 64);
    expect(orderOf(network, 0)?.states).toBe('18446744073709551616');
    expect(orderOf(network, 1)?.states).toBe('13835058055282163712');
  });

  test('is absent if it is too much work', () => {
    // A star: each wire meets only wire 0.
    const star = Array.from({ length: 31 }, (_, i): Pair => [0, i + 1]);
    expect(orderOf(typed(32, star), 4)).toBeDefined();
    expect(orderOf(typed(32, star), 31)).toBeUndefined();
  });
});

test('networks can be made and freed again and again', () => {
  for (let i = 0; i < 50; i += 1) {
    const network = new Network(configOf(stocked('document', 32)));
    expect(isSorted([...network.values().slice(-32)])).toBe(true);
    network.free();
  }
});
