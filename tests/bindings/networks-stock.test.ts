import { describe, expect, test } from 'vitest';
import { NetworkStock, type Stock } from '../../www/pkg/networks.js';
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

/** The networks of the list and of the blog post, without duplicates. */
const found = (wires: number): Stock[] => {
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

  test('lists the networks for a number of wires, with size and depth', () => {
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

  test('has only networks that sort', () => {
    for (let wires = 0; wires <= 32; wires += 1) {
      for (const { kind } of new NetworkStock({ wires }).list()) {
        const { outcome } = proved(stocked(kind, wires)).summary();
        expect([wires, kind, outcome]).toEqual([wires, kind, 'sorts']);
      }
    }
  });

  test('knows how small and how shallow a network can be', () => {
    const best = (wires: number) => new NetworkStock({ wires }).best();
    for (const [i, known] of bestKnown.entries()) {
      const { size, depth, credit } = best(i + 2) ?? {};
      expect(size?.most).toBe(known[0]?.[0]);
      expect(depth?.most).toBe(known.at(-1)?.[1]);
      expect(credit).toBeTypeOf('string');
    }
    // Optimal sizes up to 12 wires and depths up to 17: OEIS A003075, A067782.
    for (const [i, size] of [1, 3, 5, 9, 12, 16, 19, 25, 29, 35, 39].entries()) {
      expect(best(i + 2)?.size).toEqual({ least: size, most: size });
    }
    for (const [i, depth] of [1, 3, 3, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 9, 9, 10].entries()) {
      expect(best(i + 2)?.depth).toEqual({ least: depth, most: depth });
    }
    expect(best(32)).toMatchObject({
      size: { least: 147, most: 185 },
      depth: { least: 10, most: 14 },
    });
    const none = { least: 0, most: 0 };
    expect(best(1)).toEqual({ size: none, depth: none, credit: '' });
    expect(best(33)).toBeUndefined();
  });

  test('refuses networks that it does not have', () => {
    const stock = new NetworkStock({ wires: 9 });
    for (const kind of ['between', 'shallowest'] as const) {
      expect(thrown(() => stock.comparators(kind))).toMatchObject({
        code: 'not-in-stock',
        params: { wires: 9 },
      });
    }
    for (const other of ['typed', 'other']) {
      expect(thrown(() => stock.comparators(other as never))).toMatchObject({
        code: 'bad-argument',
        params: {},
      });
    }
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
