/** Problems of the contest archive HDU, by their numbers, with the samples that they print. */
import { describe, expect, test } from 'vitest';
import type { NimConfig } from '../../www/pkg/nim.js';
import { HeapsBySearch, upTo } from './support/heaps-by-search.ts';
import { at, solved, useTheWasm } from './support/nim.ts';

useTheWasm();

const startOf = (heaps: readonly number[], changes: Partial<NimConfig>) =>
  solved({ heaps: heaps.map(BigInt), ...changes }).why(at(...heaps));
const firstWins = (heaps: readonly number[], changes: Partial<NimConfig>): boolean =>
  startOf(heaps, changes).outcome === 'N';

describe('contest problem', () => {
  test.each<[number, number[], Partial<NimConfig>, boolean]>([
    [1846, [23], { rules: ['1..2'] }, true],
    [1846, [4], { rules: ['1..3'] }, false],
    [1847, [1], { rules: ['pow2'] }, true],
    [1847, [3], { rules: ['pow2'] }, false],
    [1848, [1, 1, 1], { rules: ['fib'] }, true],
    [1848, [1, 4, 1], { rules: ['fib'] }, false],
    [1849, [45, 45], {}, false],
    [1849, [3, 6, 9], {}, true],
    [1907, [3, 5, 1], { endRule: 'misere' }, true],
    [1907, [1], { endRule: 'misere' }, false],
    [2188, [8], { rules: ['1..10'], pastEnd: true }, true],
    [2188, [11], { rules: ['1..10'], pastEnd: true }, false],
  ])(
    '%i: whether the player who begins from %j wins, as in sample %#',
    (_, heaps, changes, expected) => {
      expect(firstWins(heaps, changes)).toBe(expected);
    },
  );

  test('1850: from 5 7 9 there is one winning first move', () => {
    expect(startOf([5, 7, 9], {})).toMatchObject({
      winning: 1n,
      winningTakes: [{ heap: 2, stones: 7n, both: false }],
    });
  });

  test('1536: {2, 5} gives LWW and {1, 2, 3, 4, 5} gives WWL on the same rows', () => {
    const answers = (rule: string) =>
      [
        [5, 12],
        [2, 4, 7],
        [2, 3, 7, 12],
      ]
        .map((heaps) => (firstWins(heaps, { rules: [rule] }) ? 'W' : 'L'))
        .join('');
    expect(answers('2,5')).toBe('LWW');
    expect(answers('5,2')).toBe('LWW');
    expect(answers('1,2,3,4,5')).toBe('WWL');
    expect(answers('5,3,1,2,4')).toBe('WWL');
  });

  const bids = (price: number, bid: number) =>
    startOf([price], { rules: [`1..${bid}`], pastEnd: true }).winningTakes.map(({ stones }) =>
      Number(stones),
    );

  test('2149: the first bids that win', () => {
    expect(bids(4, 2)).toEqual([1]);
    expect(bids(3, 2)).toEqual([]);
    expect(bids(3, 5)).toEqual([3, 4, 5]);
    for (let bid = 1; bid <= 8; bid += 1) {
      const search = new HeapsBySearch({ numbers: [upTo(bid)], pastEnd: true });
      for (let price = 1; price <= 30; price += 1) {
        const winning = search.moves([price]).filter(({ after }) => search.of(after).lost);
        expect(bids(price, bid)).toEqual(winning.map(({ stones }) => Number(stones)));
        // The price is in reach, so every bid from the price on wins.
        if (price <= bid) expect(bids(price, bid)).toEqual(upTo(bid).slice(price - 1));
      }
    }
  });

  test('1907: rows of single candies are won if their number is even', () => {
    for (let ones = 1; ones <= 24; ones += 1) {
      expect(firstWins(Array(ones).fill(1), { endRule: 'misere' })).toBe(ones % 2 === 0);
    }
  });
});
