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
