/** What the page repeats from the core: the named games, and the limits of the fields. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Nim } from '../../www/pkg/nim.js';
import { configOf } from '../../www/src/exhibits/nim/config.ts';
import { longestRule, mostHeaps, mostStones } from '../../www/src/exhibits/nim/fields.ts';
import { type Preset, presetNames, presets } from '../../www/src/exhibits/nim/panels/presets.ts';
import { thrown } from './support/calls.ts';
import { useTheWasm } from './support/nim.ts';

useTheWasm();

function open(preset: Preset, heaps: readonly bigint[] = presets[preset].heaps): Nim {
  const run = new Nim(configOf({ ...presets[preset], heaps }));
  while (!run.advance(100_000).finished);
  return run;
}

const why = (preset: Preset, ...heaps: bigint[]) =>
  open(preset, heaps).why(BigUint64Array.from(heaps));
const outcome = (preset: Preset, ...heaps: bigint[]) => why(preset, ...heaps).outcome;

/** The numbers that a rule lets a player take from a heap, and the heap that is left, as the page says it. */
const allowed: Readonly<Record<string, (stones: number) => readonly number[]>> = {
  '1..3': (stones) => [1, 2, 3].filter((taken) => taken <= stones),
  '2,5': (stones) => [2, 5].filter((taken) => taken <= stones),
  odd: (stones) => [1, 3, 5, 7].filter((taken) => taken <= stones),
};

describe.each(Object.entries(allowed))(
  'what the page says of games under the rule %s',
  (rule, takes) => {
    const of = (heaps: readonly bigint[]): Nim => {
      const scene = { heaps, rules: [rule], end: 'normal', coupling: 'none', past: false } as const;
      const run = new Nim(configOf(scene));
      while (!run.advance(100_000).finished);
      return run;
    };
    /** The least number that is not the value of a heap one move away. */
    const sizeOf = (stones: number): number => {
      const away = takes(stones).map((taken) => sizeOf(stones - taken));
      return [...Array(9).keys()].find((size) => !away.includes(size)) ?? Number.NaN;
    };
    /** Whether the player to move wins, by a search through all plays. */
    const wins = (heaps: readonly number[]): boolean =>
      heaps.some((stones, heap) =>
        takes(stones).some((taken) => !wins(heaps.with(heap, stones - taken))),
      );
    const small = [...Array(49).keys()].map((at) => [at % 7, Math.floor(at / 7)] as const);

    test('a rule changes only the size that a heap counts as', () => {
      for (const [one, other] of small) {
        expect(wins([one, other]), `${one},${other}`).toBe((sizeOf(one) ^ sizeOf(other)) !== 0);
        // The core begins no game without a move.
        if (one * other === 0 || takes(one).length + takes(other).length === 0) continue;
        const { outcome, grundyValues } = of([BigInt(one), BigInt(other)]).why(
          BigUint64Array.from([BigInt(one), BigInt(other)]),
        );
        expect(outcome === 'N', `${one},${other}`).toBe(wins([one, other]));
        expect(grundyValues?.map(Number)).toEqual([sizeOf(one), sizeOf(other)]);
      }
    });

    test('the computer keeps a win once it has one', () => {
      for (const [one, other] of small.filter((heaps) => heaps[0] * heaps[1] > 0 && wins(heaps))) {
        const take = of([BigInt(one), BigInt(other)]).reply([], 'perfect', 0, 1);
        if (!take) throw new Error('there is no reply');
        const left = [one, other].with(
          take.heap,
          Number([one, other][take.heap]) - Number(take.stones),
        );
        expect(wins(left), `${one},${other}`).toBe(false);
      }
    });
  },
);

describe('the named games of the page', () => {
  test.each(presetNames)('are games of the core: %s', (name) => {
    const run = open(name);
    expect(run.why(BigUint64Array.from(presets[name].heaps)).moves).toBeGreaterThan(0n);
  });

  test('give the answers that the contest problems print', () => {
    expect(outcome('1846', 23n)).toBe('N');
    expect(why('1847', 1n).outcome + why('1847', 3n).outcome).toBe('NP');
    expect(why('1848', 1n, 1n, 1n).outcome + why('1848', 1n, 4n, 1n).outcome).toBe('NP');
    expect(outcome('1849', 3n, 5n)).toBe('N');
    expect(outcome('1849', 3n, 5n, 6n)).toBe('P');
    expect(why('1850', 5n, 7n, 9n).winning).toBe(1n);
    expect(outcome('1907', 3n, 5n, 1n) + outcome('1907', 1n)).toBe('NP');
    expect(
      outcome('1536', 5n, 12n) + outcome('1536', 2n, 4n, 7n) + outcome('1536', 2n, 3n, 7n, 12n),
    ).toBe('PNN');
  });

  test('allow a bid past the goal where the problem does', () => {
    const bids = (mark: bigint, most: number) => {
      const run = new Nim(configOf({ ...presets['2149'], heaps: [mark], rules: [`1..${most}`] }));
      while (!run.advance(100_000).finished);
      return run.why(BigUint64Array.of(mark)).winningTakes.map(({ stones }) => Number(stones));
    };
    expect([bids(4n, 2), bids(3n, 2), bids(3n, 5)]).toEqual([[1], [], [3, 4, 5]]);
    expect(outcome('2188', 10n) + outcome('2188', 9n)).toBe('NP');
  });
});

describe('the limits that links and panels know', () => {
  const nim = presets['nim-three'];
  const refusal = (heaps: readonly bigint[], rules: readonly string[] = ['any']) =>
    thrown(() => new Nim(configOf({ ...nim, heaps, rules })));

  /** The core takes the heaps of the largest contest inputs; the page draws fewer. */
  test('are within those of the core', () => {
    expect(refusal(Array(1001).fill(1n))).toMatchObject({ params: { limit: 1000 } });
    expect(refusal([mostStones + 1n])).toMatchObject({ params: { limit: Number(mostStones) } });
    expect(refusal([9n], ['1'.padEnd(longestRule + 1, ',2')])).toMatchObject({
      code: 'rule-too-long',
      params: { limit: longestRule },
    });
    expect(mostHeaps).toBeLessThan(1000);
  });

  test.each(['en', 'zh', 'es'])(
    'match the number that the page names for a search: %s',
    (language) => {
      const heaps = Array(6).fill(100n);
      const rules = ['1', '1..2', '1..3', '1..4', '1..5', '1..6'];
      const error = thrown(() => new Nim(configOf({ ...nim, heaps, rules, end: 'misere' })));
      expect(error).toMatchObject({ code: 'search-too-large', params: { limit: 2 ** 23 } });
      const url = new URL(`../../www/locales/${language}/nim-panels.ftl`, import.meta.url);
      const [line = ''] = /^rules-misere-limit = .*$/m.exec(readFileSync(url, 'utf8')) ?? [];
      expect(line.replace(/\D/g, '')).toContain(String(2 ** 23));
    },
  );
});
