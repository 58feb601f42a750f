import { describe, expect, test } from 'vitest';
import { type NetworkKind, NetworkStock } from '../../www/pkg/networks.js';
import { thrown } from './support/calls.ts';
import {
  bestKnown,
  constructions,
  drawn,
  networkOf,
  pairsOf,
  proved,
  stocked,
  useTheWasm,
} from './support/networks.ts';

useTheWasm();

/** Those of the list and the document's, as far as there are different ones. */
const found = (wires: number): NetworkKind[] => {
  if (wires > 32) return [];
  const trades = bestKnown[wires - 2]?.length ?? 1;
  return [
    'document',
    'smallest',
    ...(trades > 2 ? (['between'] as const) : []),
    ...(trades > 1 ? (['shallowest'] as const) : []),
  ];
};

describe('the stock', () => {
  test('is finished as it is made', () => {
    const stock = new NetworkStock({ wires: 8 });
    expect(stock).not.toHaveProperty('advance');
    stock.free();
  });

  test('lists what there is for so many wires, with size and depth', () => {
    for (const wires of [0, 1, 2, 9, 10, 16, 17, 23, 26, 27, 29, 30, 32, 33, 64]) {
      const stock = new NetworkStock({ wires });
      const list = stock.list();
      expect(list.map(({ kind }) => kind)).toEqual([...found(wires), ...constructions]);
      for (const { kind, size, depth } of list) {
        const summary = networkOf(stocked(kind, wires)).summary();
        expect([kind, size, depth]).toEqual([kind, summary.size, summary.depth]);
        expect(summary.knownAs).toContain(kind);
        expect(pairsOf(stock.comparators(kind))).toEqual(drawn(stocked(kind, wires)));
      }
    }
  });

  test('sorts, all of it', () => {
    for (let wires = 0; wires <= 32; wires += 1) {
      for (const { kind } of new NetworkStock({ wires }).list()) {
        const { outcome } = proved(stocked(kind, wires)).verdict();
        expect([wires, kind, outcome]).toEqual([wires, kind, 'sorts']);
      }
    }
  });

  test('knows how small and how shallow a network can be', () => {
    const bounds = (wires: number) => new NetworkStock({ wires }).bounds();
    for (const [i, known] of bestKnown.entries()) {
      const { size, depth, credit } = bounds(i + 2);
      expect(size?.most).toBe(known[0]?.[0]);
      expect(depth?.most).toBe(known.at(-1)?.[1]);
      expect(credit).toBeTypeOf('string');
    }
    // Optimal sizes to 12 and depths to 17: OEIS A003075, A067782.
    for (const [i, size] of [1, 3, 5, 9, 12, 16, 19, 25, 29, 35, 39].entries()) {
      expect(bounds(i + 2).size).toEqual({ least: size, most: size });
    }
    for (const [i, depth] of [1, 3, 3, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 9, 9, 10].entries()) {
      expect(bounds(i + 2).depth).toEqual({ least: depth, most: depth });
    }
    expect(bounds(32)).toMatchObject({
      size: { least: 147, most: 185 },
      depth: { least: 10, most: 14 },
    });
    expect(bounds(1)).toEqual({ size: { least: 0, most: 0 }, depth: { least: 0, most: 0 } });
    expect(bounds(33)).toEqual({});
  });

  test('refuses what it does not have', () => {
    const stock = new NetworkStock({ wires: 9 });
    for (const kind of ['between', 'shallowest', 'typed'] as const) {
      expect(thrown(() => stock.comparators(kind))).toMatchObject({
        code: 'not-in-stock',
        params: { wires: 9 },
      });
    }
    expect(thrown(() => stock.comparators('other' as never))).toMatchObject({
      code: 'bad-argument',
      params: {},
    });
  });

  test.each([65, 2 ** 32 - 1])('refuses %i wires', (wires) => {
    const error = thrown(() => new NetworkStock({ wires }));
    expect(error).toMatchObject({ code: 'too-many-wires', params: { count: wires, limit: 64 } });
  });

  test.each([undefined, null, NaN, -1, 1.5, 2 ** 32, '3'])('refuses %s wires', (wires) => {
    const error = thrown(() => new NetworkStock({ wires } as never));
    expect(error).toMatchObject({ code: 'bad-argument', params: {} });
  });
});
