import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Run } from '../../www/src/engine/engine.ts';
import { rowsOf } from '../../www/src/exhibits/networks/table.ts';
import { Traced } from '../../www/src/exhibits/networks/traced.ts';
import { plainExhaustive } from '../bench/plain-networks.ts';
import { wordsOf } from '../e2e/support/catalogue.ts';
import {
  anyNetwork,
  fed,
  judgedOf,
  kindsFor,
  runOf,
  sceneOf,
  tracedOf,
  typed,
  worked,
} from './networks-run.ts';
import { comparatorsOn } from './sample-scene.ts';

/** Three layers; the first has two comparators. One comparator is reversed and gets equal elements. */
const net = [
  [0, 1],
  [3, 2],
  [1, 2],
  [0, 1],
] as const;
const traced = tracedOf(fed([5, 3, 4, 4], net));

describe('the record of a run', () => {
  test('has what happens to the elements, comparator by comparator', () => {
    fc.assert(
      fc.property(anyNetwork(), ({ values, net }) => {
        const one = tracedOf(fed(values, net));
        const rows = worked(values, one.comparators);
        expect(Array.from({ length: one.size + 1 }, (_, done) => one.row(done))).toEqual(rows);
        for (const [done, row] of rows.entries()) {
          expect(row.map((_, wire) => one.at(done, wire))).toEqual(row);
        }
        // The drawn order of comparators gives the same result as the given order.
        expect(one.row(one.size)).toEqual(worked(values, net).at(-1));
        expect([...one.comparators].sort()).toEqual([...net].sort());
      }),
    );
  });

  test('is the same when it is read from a run', async () => {
    const run = runOf(fed([5, 3, 4, 4], net));
    const answers = run as unknown as Record<string, () => unknown>;
    const asked = await Traced.of({
      ask: async (method: string) => answers[method]?.call(run),
    } as unknown as Run<'Network'>);
    expect(asked).toEqual(traced);
  });

  test('has as many wires and comparators as the network', () => {
    expect([traced.wires, traced.size]).toEqual([4, 4]);
    const nothing = tracedOf(typed(0, []));
    expect([nothing.wires, nothing.size, nothing.row(0), nothing.ends]).toEqual([0, 0, [], []]);
  });

  test('knows the largest input, at least 1, and whether all inputs are bits', () => {
    fc.assert(
      fc.property(anyNetwork(), ({ values, net }) => {
        const { largest, binary } = tracedOf(fed(values, net));
        expect(largest).toBe(Math.max(1, ...values));
        expect(binary).toBe(values.every((value) => value === 0 || value === 1));
      }),
      { numRuns: 50 },
    );
    expect(tracedOf(fed([0, 0], [[0, 1]])).largest).toBe(1);
  });
});

describe('a swap', () => {
  test('is distinguished from a comparator that left its elements, even equal ones', () => {
    expect(net.map((_, k) => traced.swaps(k))).toEqual([true, false, true, false]);
    expect(traced.row(4)).toEqual([3, 4, 5, 4]);
  });

  test('is a comparator after which the two wires hold other elements', () => {
    fc.assert(
      fc.property(anyNetwork(), ({ values, net }) => {
        const one = tracedOf(fed(values, net));
        const rows = worked(values, one.comparators).map(String);
        for (let k = 0; k < one.size; k += 1) {
          expect(one.swaps(k)).toBe(rows[k] !== rows[k + 1]);
        }
      }),
    );
  });
});

describe('a step', () => {
  test('is a comparator or a layer', () => {
    expect(traced.ends).toEqual([2, 3, 4]);
    expect([traced.steps('comparator'), traced.steps('layer')]).toEqual([4, 3]);
    expect([0, 1, 2, 3, 4].map((steps) => traced.done(steps, 'comparator'))).toEqual([
      0, 1, 2, 3, 4,
    ]);
    expect([0, 1, 2, 3].map((steps) => traced.done(steps, 'layer'))).toEqual([0, 2, 3, 4]);
    expect([0, 1, 2, 3, 4].map((done) => traced.layersDone(done))).toEqual([0, 1, 1, 2, 3]);
  });

  test('beyond the last one leads no further', () => {
    expect(traced.done(9, 'comparator')).toBe(4);
    expect(traced.done(9, 'layer')).toBe(4);
    const empty = tracedOf(typed(3, []));
    expect([empty.done(0, 'layer'), empty.done(5, 'layer'), empty.done(5, 'comparator')]).toEqual([
      0, 0, 0,
    ]);
  });

  test('of a layer has each wire at most once, and every comparator is as early as possible', () => {
    fc.assert(
      fc.property(anyNetwork(), ({ values, net }) => {
        const one = tracedOf(fed(values, net));
        const free = Array<number>(one.wires).fill(0);
        const layers = one.comparators.map(([a, b]) => {
          const layer = Math.max(free[a] ?? 0, free[b] ?? 0);
          [free[a], free[b]] = [layer + 1, layer + 1];
          return layer;
        });
        expect([...Array.from(one.layers)]).toEqual(layers);
        expect(one.ends).toHaveLength(one.summary.depth);
        for (const [layer, end] of one.ends.entries()) {
          expect(layers.filter((of) => of <= layer)).toHaveLength(end);
          expect(one.layersDone(end)).toBe(layer + 1);
        }
      }),
    );
  });
});

describe('the columns of the drawing', () => {
  /** Puts each comparator of a layer, from the top, into the first column with room for it. */
  function placed(net: readonly (readonly [number, number])[]) {
    const free: number[] = [];
    const layers: (readonly [number, number])[][] = [];
    for (const comparator of net) {
      const [a, b] = comparator;
      const layer = Math.max(free[a] ?? 0, free[b] ?? 0);
      [free[a], free[b]] = [layer + 1, layer + 1];
      const group = layers[layer] ?? [];
      layers[layer] = group;
      group.push(comparator);
    }
    return layers.flatMap((layer, index) => {
      const columns: (readonly [number, number])[][] = [];
      for (const one of layer.toSorted((a, b) => Math.min(...a) - Math.min(...b))) {
        const room = columns.find(
          (column) => Math.max(...(column.at(-1) ?? [])) < Math.min(...one),
        );
        if (room) room.push(one);
        else columns.push([one]);
      }
      return columns.map((column) => ({ index, column }));
    });
  }

  test('are filled from the left, and comparators are in the order of layers and columns', () => {
    fc.assert(
      fc.property(anyNetwork(12, 30), ({ values, net }) => {
        const one = tracedOf(fed(values, net));
        const columns = placed(net);
        expect(one.comparators).toEqual(columns.flatMap(({ column }) => column));
        expect(Array.from(one.columns)).toEqual(
          columns.flatMap(({ column }, at) => column.map(() => at)),
        );
        expect(Array.from(one.layers)).toEqual(
          columns.flatMap(({ column, index }) => column.map(() => index)),
        );
      }),
    );
  });

  test('of networks in stock are as few as this rule gives', () => {
    for (const wires of [2, 5, 8, 17, 32, 64]) {
      for (const kind of kindsFor(wires)) {
        const one = tracedOf(sceneOf({ wires, kind }));
        const columns = placed(one.comparators);
        expect(one.comparators, `${wires} ${kind}`).toEqual(
          columns.flatMap(({ column }) => column),
        );
        expect(one.columns[one.size - 1], `${wires} ${kind}`).toBe(columns.length - 1);
      }
    }
  });
});

describe('a wrong wire', () => {
  test('holds another element in the end than it should', () => {
    expect(traced.wrong()).toEqual([2, 3]);
    fc.assert(
      fc.property(anyNetwork(), ({ values, net }) => {
        const one = tracedOf(fed(values, net));
        const sorted = [...values].sort((a, b) => a - b);
        const outcome = worked(values, net).at(-1) ?? [];
        const wrong = outcome.map((_, wire) => wire).filter((at) => outcome[at] !== sorted[at]);
        expect(one.wrong()).toEqual(wrong);
      }),
    );
  });

  test('does not exist in any network in stock, whatever the input', () => {
    for (const wires of [0, 1, 2, 5, 8, 17, 32, 33, 64]) {
      for (const kind of kindsFor(wires)) {
        for (const input of ['random', 'sorted', 'reversed'] as const) {
          expect(tracedOf(sceneOf({ wires, kind, input })).wrong(), `${wires} ${kind}`).toEqual([]);
        }
      }
    }
  });
});

test('the table has a row for each comparator, its places counted from 1', () => {
  expect([...rowsOf(traced, wordsOf('en', ['tables']))]).toEqual([
    ...[
      [
        'comparator',
        'layer',
        'smaller element goes to wire',
        'larger element goes to wire',
        'swapped',
      ],
    ].map((head) => [...head, ...[1, 2, 3, 4].map((wire) => `wire ${wire}`)]),
    [0, 0, '', '', '', 5, 3, 4, 4],
    [1, 1, 1, 2, 'yes', 3, 5, 4, 4],
    [2, 1, 4, 3, 'no', 3, 5, 4, 4],
    [3, 2, 2, 3, 'yes', 3, 4, 5, 4],
    [4, 3, 1, 2, 'no', 3, 4, 5, 4],
  ]);
});

describe('the plain check that the core is measured against', () => {
  const bits = (wires: number, input: number) =>
    Array.from({ length: wires }, (_, wire) => (input >> wire) & 1);

  test('counts the zero-one inputs that come out sorted, like trying each of them', () => {
    const networks = fc
      .integer({ min: 5, max: 9 })
      .chain((wires) =>
        fc.tuple(fc.constant(wires), fc.array(comparatorsOn(wires), { maxLength: 30 })),
      );
    fc.assert(
      fc.property(networks, ([wires, net]) => {
        let sorted = 0;
        for (let input = 0; input < 2 ** wires; input += 1) {
          const outcome = worked(bits(wires, input), net).at(-1) ?? [];
          if (outcome.every((bit, wire) => bit <= (outcome[wire + 1] ?? 1))) sorted += 1;
        }
        expect(plainExhaustive(wires, net)).toBe(sorted);
      }),
      { numRuns: 40 },
    );
  });

  test('agrees with the core about networks in stock, whole and without a comparator', () => {
    for (const wires of [5, 8, 12]) {
      const { comparators } = tracedOf(sceneOf({ wires }));
      expect(plainExhaustive(wires, comparators)).toBe(2 ** wires);
      const fewer = comparators.slice(1);
      const { verdict } = judgedOf(typed(wires, fewer));
      expect(verdict.outcome).toBe('fails');
      expect(plainExhaustive(wires, fewer)).toBe(Number(verdict.sorted));
    }
  });
});
