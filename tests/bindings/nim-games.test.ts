import { describe, expect, test } from 'vitest';
import type { HeapOpponent, HeapTake, Nim, NimConfig } from '../../www/pkg/nim.js';
import { HeapsBySearch, positionsUpTo } from './support/heaps-by-search.ts';
import { at, MOST, moves, solved, take, useTheWasm } from './support/nim.ts';

useTheWasm();

describe('a take that is tried', () => {
  test('comes with the position after it and why that is lost or won', () => {
    const run = solved();
    const tried = run.tryTake(at(3, 5, 7), take(1, 4n));
    expect(tried).toEqual(run.why(at(3, 1, 7)));
  });

  test('is illegal if the rule does not allow the number or the heap has fewer stones', () => {
    const run = solved({ rules: ['2,5'] });
    for (const [heap, stones, both] of [
      [0, 1n, false],
      [0, 0n, false],
      [0, 5n, false],
      [2, 3n, false],
      [3, 2n, false],
      [2 ** 31, 2n, false],
      [0, 2n, true],
      [0, 2n ** 64n - 1n, false],
    ] as const) {
      expect(run.tryTake(at(3, 5, 7), take(heap, stones, both))).toBeUndefined();
    }
    expect(run.tryTake(at(3, 5, 7), take(2, 5n))?.heaps).toEqual([3n, 5n, 2n]);
  });

  test('can have any number of stones up to 10¹⁵, given as a BigInt', () => {
    const run = solved({ heaps: [MOST, MOST] });
    expect(run.tryTake(at(MOST, MOST), take(1, MOST - 1n))?.heaps).toEqual([MOST, 1n]);
    expect(run.tryTake(at(MOST, MOST), take(1, MOST + 1n))).toBeUndefined();
  });

  test('may pass the end of the heap if the game allows it', () => {
    const bid = solved({ heaps: [3n], rules: ['1..5'], pastEnd: true });
    expect(bid.tryTake(at(3), take(0, 5n))).toMatchObject({ heaps: [0n] });
    expect(bid.tryTake(at(3), take(0, 6n))).toBeUndefined();
    expect(bid.tryTake(at(0), take(0, 5n))).toBeUndefined();
  });

  test("may be from both heaps in Wythoff's game", () => {
    const run = solved({ heaps: [5n, 7n], coupling: 'wythoff' });
    expect(run.tryTake(at(5, 7), take(0, 2n, true))).toMatchObject({
      heaps: [3n, 5n],
      outcome: 'P',
    });
    expect(run.tryTake(at(5, 7), take(0, 6n, true))).toBeUndefined();
    expect(run.tryTake(at(5, 7), take(1, 2n, true))).toBeUndefined();
  });
});

describe('a record', () => {
  test('says of each position whether it is lost or won, and at the end who has won', () => {
    const { plies, winner, over, xors, classes } = solved({ heaps: [1n, 2n] }).record(
      moves([1, 1], [0, 1], [1, 1]),
    );
    const ply = { blunder: false };
    expect(plies).toEqual([
      { ...ply, position: [1n, 2n], outcome: 'N', remoteness: 3 },
      { ...ply, position: [1n, 1n], chosen: take(1, 1), outcome: 'P', remoteness: 2 },
      { ...ply, position: [0n, 1n], chosen: take(0, 1), outcome: 'N', remoteness: 1 },
      { ...ply, position: [0n, 0n], chosen: take(1, 1), outcome: 'P', remoteness: 0 },
    ]);
    expect(xors).toEqual([3n, 0n, 1n, 0n]);
    expect(classes).toEqual(['S1', 'T0', 'S0', 'T0']);
    expect(over).toBe(true);
    expect(winner).toBe('first');
    expect(solved().record(moves())).toMatchObject({
      plies: [{ position: [3n, 5n, 7n] }],
      over: false,
    });
    expect(solved().record(moves())).not.toHaveProperty('winner');
  });

  test('names after a blunder the better move, which is the perfect reply', () => {
    const run = solved();
    const { plies } = run.record(moves([0, 2], [2, 3], [1, 5]));
    expect(plies.map(({ blunder }) => blunder)).toEqual([false, true, false, false]);
    expect(plies[1]?.better).toEqual(run.reply(moves(), 'perfect', 0, 0));
    expect(plies[1]?.better).toEqual(take(0, 1));
    // (1, 5, 4) was lost already, so no take from it is a blunder.
    for (const i of [0, 2, 3]) expect(plies[i]).not.toHaveProperty('better');
  });

  test('finds every blunder that a search finds, and always something better', () => {
    const numbers = Array(2).fill([2, 5]);
    const search = new HeapsBySearch({ numbers, misere: true });
    const run = solved({ heaps: [9n, 8n], rules: ['2,5'], endRule: 'misere' });
    const walk = (heaps: readonly number[], takes: readonly HeapTake[]): void => {
      for (const { after, ...move } of search.moves(heaps)) {
        const path = [...takes, move];
        const ply = run.record(path).plies.at(-1);
        const blunder = !search.of(heaps).lost && !search.of(after).lost;
        expect(ply).toMatchObject({ blunder, position: after.map(BigInt) });
        expect(ply?.better).toEqual(blunder ? run.reply(takes, 'perfect', 0, 0) : undefined);
        walk(after, path);
      }
    };
    walk([9, 8], []);
  });

  test('has no exclusive or and no class in other games than Nim', () => {
    const wythoff = solved({ heaps: [3n, 5n], coupling: 'wythoff' });
    const { plies, ...rest } = wythoff.record(moves([0, 2, true]));
    expect(rest).toEqual({ over: false });
    const [start, next] = plies;
    expect(start).toEqual({ position: [3n, 5n], outcome: 'P', remoteness: 4, blunder: false });
    expect(next?.chosen).toEqual(take(0, 2, true));
    const grundyValues = solved({ rules: ['1..3'] }).record(moves());
    expect(grundyValues).toMatchObject({ xors: [1n] });
    expect(grundyValues).not.toHaveProperty('classes');
  });

  test('is exact at 10¹⁵ stones', () => {
    const { plies, xors } = solved({ heaps: [MOST, 3n] }).record(moves([0, MOST - 4n]));
    expect(plies[1]).toMatchObject({ position: [4n, 3n], chosen: take(0, MOST - 4n) });
    expect(xors?.[1]).toBe(7n);
    expect(plies[1]).toMatchObject({ blunder: true, better: take(0, MOST - 3n) });
  });
});

/** The record of a game that both sides play like this, to the end. */
function played(of: Nim, first: HeapOpponent, second: HeapOpponent, seed = 1): HeapTake[] {
  const path: HeapTake[] = [];
  for (;;) {
    const opponent = path.length % 2 === 0 ? first : second;
    const reply = of.reply(path, opponent, 50, seed);
    if (!reply) return path;
    path.push(reply);
  }
}

describe('a reply', () => {
  const kinds: [string, Partial<NimConfig>][] = [
    ['Nim', {}],
    ['misère Nim', { endRule: 'misere' }],
    ['2 or 5', { rules: ['2,5'] }],
    ['2 or 5, misère', { rules: ['2,5'], endRule: 'misere' }],
    ['past the end', { rules: ['2..5'], pastEnd: true }],
    ['Wythoff', { heaps: [6n, 9n], coupling: 'wythoff' }],
  ];

  test.each(kinds)('of perfect players ends the game when it should: %s', (_, changes) => {
    const run = solved(changes);
    const [start] = run.record(moves()).plies;
    const path = played(run, 'perfect', 'perfect');
    expect(path).toHaveLength(start?.remoteness ?? -1);
    const { plies, winner } = run.record(path);
    expect(plies.some(({ blunder }) => blunder)).toBe(false);
    expect(winner).toBe(start?.outcome === 'N' ? 'first' : 'second');
  });

  test.each(kinds)('of a perfect player never gives a win away: %s', (_, changes) => {
    const run = solved(changes);
    for (const other of ['erring', 'trap'] as const) {
      for (const seed of [1, 2, 3]) {
        const { plies } = run.record(played(run, 'perfect', other, seed));
        expect(plies.filter(({ blunder }, at) => at % 2 === 1 && blunder)).toEqual([]);
      }
    }
  });

  test('repeats itself with the same seed, errs with another, and not at all at 0 %', () => {
    const run = solved({ heaps: [9n, 8n, 7n, 6n] });
    const games = [1, 2, 3, 4, 5].map((seed) => played(run, 'erring', 'erring', seed));
    expect(played(run, 'erring', 'erring', 1)).toEqual(games[0]);
    expect(
      new Set(games.map((game) => game.map(({ heap, stones }) => `${heap} ${stones}`).join())).size,
    ).toBeGreaterThan(1);
    // A reply in the middle of a game does not depend on the run.
    const middle = games[0]?.slice(0, 3) ?? [];
    const anew = solved({ heaps: [9n, 8n, 7n, 6n] });
    expect(anew.reply(middle, 'erring', 50, 1)).toEqual(games[0]?.[3]);
    for (const seed of [1, 2, 3, 2 ** 53 - 1]) {
      const perfect = run.reply(moves([0, 1]), 'perfect', 0, 0);
      expect(run.reply(moves([0, 1]), 'erring', 0, seed)).toEqual(perfect);
    }
  });

  test('of a player who always errs can be any legal move', () => {
    const run = solved();
    const replies = Array.from({ length: 300 }, (_, seed) =>
      run.reply(moves(), 'erring', 100, seed),
    );
    const all = run
      .why(at(3, 5, 7))
      .options.map(({ take: { heap, stones } }) => `${heap} ${stones}`);
    const made = new Set(replies.map((reply) => `${reply?.heap} ${reply?.stones}`));
    expect([...made].sort()).toEqual(all.sort());
  });

  test('that sets a trap leaves the fewest winning replies', () => {
    const run = solved({ heaps: [6n, 4n, 2n] });
    for (const heaps of positionsUpTo([6, 4, 2]).filter((some) => !some.includes(0))) {
      const from = solved({ heaps: heaps.map(BigInt) });
      const why = from.why(at(...heaps));
      if (why.outcome === 'N') continue;
      const reply = from.reply(moves(), 'trap', 0, 0);
      const winningAfter = ({ heap, stones }: HeapTake) => {
        const after = heaps.with(heap, (heaps[heap] ?? 0) - Number(stones));
        return run.why(at(...after)).winning;
      };
      const fewest = why.options
        .map((option) => winningAfter(option.take))
        .reduce((a, b) => (a < b ? a : b));
      expect(reply && winningAfter(reply)).toBe(fewest);
    }
  });

  test('comes at once with 20 heaps of 10¹⁵ stones', () => {
    const run = solved({ heaps: Array(20).fill(MOST) });
    expect(run.reply(moves(), 'perfect', 0, 0)).toEqual(take(0, 1));
    expect(run.reply(moves([7, 1]), 'perfect', 0, 0)).toEqual(take(0, 1));
    expect(run.reply(moves([7, MOST]), 'perfect', 0, 0)).toEqual(take(0, MOST));
    const trap = run.reply(moves(), 'trap', 0, 0) ?? take(0, 0);
    expect(run.record([trap]).plies[1]).toMatchObject({ outcome: 'N', blunder: false });
    const erring = run.reply(moves(), 'erring', 100, 5);
    expect(erring).toEqual(run.reply(moves(), 'erring', 100, 5));
  });

  test('is not made when the game is over', () => {
    for (const opponent of ['perfect', 'erring', 'trap'] as const) {
      const run = solved({ heaps: [1n, 2n] });
      expect(run.reply(moves([0, 1], [1, 2]), opponent, 50, 1)).toBeUndefined();
    }
  });
});
