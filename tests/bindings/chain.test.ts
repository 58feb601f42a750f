import { describe, expect, test } from 'vitest';
import { Chain, type ChainConfig, ChainRow, type Opponent } from '../../www/pkg/chain.js';
import {
  configOf,
  GAMES,
  groupsOf,
  kaylesValues,
  nimOutcome,
  optionsOf,
  rowsOfLength,
  solved,
  type Take,
  takesOf,
  useTheWasm,
  verdictOf,
  whole,
  without,
  worthOf,
  xorOf,
} from './support/chain.ts';

useTheWasm();

const one = (first: number): Take => ({ first, count: 1 });
const two = (first: number): Take => ({ first, count: 2 });

describe('a run', () => {
  test('knows its work beforehand, and does it in slices', () => {
    const run = new Chain(configOf({ objects: 40 }));
    const { total } = run.advance(0);
    const seen: bigint[] = [];
    for (let end = false; !end; ) {
      const progress = run.advance(100_000);
      end = progress.finished;
      seen.push(progress.done);
      expect(progress.total).toBe(total);
    }
    expect(seen.length).toBeGreaterThan(5);
    for (const [i, done] of seen.entries()) {
      expect(done - (seen[i - 1] ?? 0n)).toBeLessThan(100_200n);
    }
    expect(seen.at(-1)).toBe(total);
    expect(run.advance(1)).toEqual({ done: total, total, finished: true });
  });

  test('gives the same answers, however its work was sliced', () => {
    const run = new Chain(configOf({ objects: 20, endRule: 'misere' }));
    while (!run.advance(1).finished);
    const other = solved({ objects: 20, endRule: 'misere' });
    expect(run.summary()).toEqual(other.summary());
    expect(run.at([one(7)])).toEqual(other.at([one(7)]));
  });

  test('can be freed before its end', () => {
    const run = new Chain(configOf({ objects: 60 }));
    run.advance(1000);
    run.free();
    expect(() => run.advance(1)).toThrow();
  });

  test('of a row with gaps needs no larger table than its groups', () => {
    const run = solved({ row: `1${'0'.repeat(57)}11` });
    expect(run.summary()).toMatchObject({ objects: 3, positions: 7, bytes: 14 });
    expect(run.summary().cells).toHaveLength(60);
  });
});

// Chain's page says so: the article gives these groups +4, which is misère play.
test.each([
  ['normal', 'P'],
  ['misere', 'N'],
] as const)('the groups 4 and 1 are decided in 4 plies under %s play', (endRule, outcome) => {
  const { outcome: found, remoteness } = solved({ row: '111101', endRule, firstMove: 'any' }).at(
    [],
  );
  expect([found, remoteness]).toEqual([outcome, 4]);
});

describe('the summary', () => {
  test('has the start, the size of the table and best play', () => {
    const { line, mirror, ...rest } = solved().summary();
    const expected = { cells: '111111111', objects: 9, ruled: true, positions: 42, bytes: 84 };
    expect(rest).toEqual(expected);
    expect(mirror).toBeDefined();
    expect(line).toHaveLength(7);
    expect(line[0]).toEqual(one(4));
  });

  test.each(GAMES)(
    'of %s play with %s has a line as long as the remoteness of the row',
    (endRule, rule) => {
      for (let objects = 1; objects <= 16; objects += 1) {
        const run = solved({ objects, endRule, firstMove: rule });
        const { line, ruled } = run.summary();
        expect(ruled).toBe(rule === 'fewest');
        let cells = whole(objects);
        let value = worthOf(cells, endRule, ruled);
        expect(line).toHaveLength(Math.abs(value));
        for (const [plies, take] of line.entries()) {
          expect(takesOf(cells, ruled && plies === 0)).toContainEqual(take);
          cells = without(cells, take);
          const next = worthOf(cells, endRule);
          expect(Math.abs(next)).toBe(Math.abs(value) - 1);
          expect(verdictOf(next).outcome).not.toBe(verdictOf(value).outcome);
          value = next;
        }
        expect(cells).not.toContain('1');
      }
    },
  );

  test('applies the first-move rule to whole rows alone', () => {
    expect(solved({ row: '110111' }).summary().ruled).toBe(false);
    expect(solved({ row: '11111' }).summary()).toMatchObject({ ruled: true, objects: 5 });
    expect(solved({ row: '011111' }).summary().ruled).toBe(false);
    expect(solved({ row: '4+1' }).summary()).toMatchObject({ cells: '101111', objects: 5 });
  });
});

describe('the mirror', () => {
  test('of nine objects is the game of the article: nine plies where seven are enough', () => {
    const { mirror } = solved().summary();
    expect(mirror).toMatchObject({ exact: 7, slower: { ply: 3 } });
    expect(mirror?.takes).toHaveLength(9);
  });

  test.each(['fewest', 'any'] as const)('with %s follows the longest game', (firstMove) => {
    for (let objects = 1; objects <= 19; objects += 1) {
      const { mirror } = solved({ objects, firstMove }).summary();
      const odd = objects % 2 === 1;
      if (!odd && firstMove === 'fewest') {
        expect(mirror).toBeUndefined();
        continue;
      }
      if (!mirror) throw new Error(`no mirror with ${objects}`);
      const { exact, takes, slower } = mirror;
      expect(exact).toBe(worthOf(whole(objects), 'normal', firstMove === 'fewest'));
      expect(takes).toHaveLength(odd ? objects : objects - 1);
      let cells = whole(objects);
      let slow: number | undefined;
      for (const [ply, take] of takes.entries()) {
        const fewest = ply === 0 && firstMove === 'fewest';
        expect(takesOf(cells, fewest)).toContainEqual(take);
        const left = without(cells, take);
        if (ply % 2 === 0) {
          const last = takes[ply - 1] ?? take;
          expect(take).toEqual({ ...last, first: objects - last.first - last.count });
          const lengthOf = (to: string) => ply + 1 + Math.abs(worthOf(to, 'normal'));
          const best = ply + worthOf(cells, 'normal', fewest);
          if (slow === undefined && lengthOf(left) > best) {
            slow = ply + 1;
            expect(slower).toMatchObject({
              ply: slow,
              mirrored: take,
              mirroredPlies: lengthOf(left),
            });
            expect(slower?.bestPlies).toBe(best);
            expect(lengthOf(without(cells, slower?.best ?? take))).toBe(best);
          }
        }
        cells = left;
      }
      expect(slower?.ply).toBe(slow);
      expect(cells).not.toContain('1');
    }
  });

  test.each<[string, Partial<ChainConfig>]>([
    ['under misère play', { endRule: 'misere' }],
    ['for an even row whose first move takes one', { objects: 8 }],
    ['for a row with gaps', { row: '1101011' }],
  ])('is missing %s', (_, changes) => {
    expect(solved(changes).summary()).not.toHaveProperty('mirror');
  });
});

describe.each(GAMES)('a position, in %s play with %s,', (endRule, firstMove) => {
  test('agrees with a plain search', () => {
    for (const row of rowsOfLength(8).filter((cells) => cells.includes('1'))) {
      const fewest = firstMove === 'fewest' && row === whole(8);
      const groups = groupsOf(row);
      const value = worthOf(row, endRule, fewest);
      const options = optionsOf(row, endRule, fewest);
      const position = solved({ row, endRule, firstMove }).at([]);
      const alike = rowsOfLength(8).filter((cells) => `${groupsOf(cells)}` === `${groups}`);
      const { outcome } = verdictOf(value);
      expect(position).toEqual({
        cells: row,
        groups,
        ...verdictOf(value),
        restricted: fewest,
        options,
        deciding: outcome === 'N' ? 0 : undefined,
        winning: options.filter((option) => option.outcome === 'P').length,
        moves: takesOf(row, fewest).length,
        grundy: groups.map((size) => kaylesValues[size]),
        xor: xorOf(groups),
        arrangements: alike.length,
        misled: !fewest && nimOutcome(groups, endRule) !== outcome,
      });
    }
  });

  test('of a game is the same as that of its row', () => {
    const run = solved({ objects: 11, endRule, firstMove });
    const takes = [one(5), two(0), one(8), two(9)];
    let cells = whole(11);
    for (const [plies, take] of takes.entries()) {
      cells = without(cells, take);
      const typed = solved({ row: cells, endRule, firstMove });
      expect(run.at(takes.slice(0, plies + 1))).toEqual(typed.at([]));
    }
  });

  test('without objects has no options', () => {
    const run = solved({ objects: 1, endRule, firstMove });
    expect(run.at([one(0)])).toEqual({
      cells: '0',
      groups: [],
      outcome: endRule === 'normal' ? 'P' : 'N',
      remoteness: 0,
      restricted: false,
      options: [],
      winning: 0,
      moves: 0,
      grundy: [],
      xor: 0,
      arrangements: 1,
      misled: false,
    });
  });
});

test("the article's mistake: {1,0,0,1} is lost in four plies for the player to move, so its value is −4", () => {
  const position = solved({ row: '{1,0,0,1}' }).at([]);
  expect(position).toMatchObject({ groups: [4, 1], outcome: 'P', remoteness: 4, xor: 0 });
});

test('60 objects: the arrangements are exact', () => {
  const run = solved({ row: `${'10'.repeat(20)}${'0'.repeat(20)}` });
  // The groups take 20 of 41 places.
  expect(run.at([]).arrangements).toBe(269_128_937_220);
});

describe('a record', () => {
  test('has values, blunders and better moves', () => {
    const run = solved();
    const takes = [one(4), one(0), one(3), two(6), one(8), one(5), one(1), one(2)];
    const { plies, winner } = run.record(takes);
    let cells = whole(9);
    const values = [worthOf(cells, 'normal', true)];
    const start = { position: { cells, groups: [9] }, blunder: false, ...verdictOf(7) };
    expect(plies[0]).toEqual(start);
    for (const [at, take] of takes.entries()) {
      cells = without(cells, take);
      const value = worthOf(cells, 'normal');
      const was = values.at(-1) ?? NaN;
      const blunder = verdictOf(was).outcome === 'N' && verdictOf(value).outcome === 'N';
      const ply = plies[at + 1];
      expect(ply).toMatchObject({
        position: { cells, groups: groupsOf(cells) },
        chosen: take,
        ...verdictOf(value),
      });
      expect(ply?.blunder).toBe(blunder);
      expect(ply?.better !== undefined).toBe(blunder);
      if (ply?.better) {
        const left = worthOf(without(plies[at]?.position.cells ?? '', ply.better), 'normal');
        expect(verdictOf(left)).toEqual({ outcome: 'P', remoteness: Math.abs(was) - 1 });
      }
      values.push(value);
    }
    expect(plies.some(({ blunder }) => blunder)).toBe(true);
    expect(winner).toBe('second');
  });

  test('has a winner when nothing is left', () => {
    expect(solved().record([])).not.toHaveProperty('winner');
    expect(solved({ objects: 1 }).record([one(0)]).winner).toBe('first');
    expect(solved({ objects: 1, endRule: 'misere' }).record([one(0)]).winner).toBe('second');
  });
});

describe('a reply', () => {
  /** Plays a game between two opponents to its end. */
  function game(run: Chain, who: readonly Opponent[], percent = 0, seed = 1): Take[] {
    const takes: Take[] = [];
    for (;;) {
      const opponent = who[takes.length % who.length] ?? 'perfect';
      const take = run.reply(takes, opponent, percent, seed);
      if (!take) return takes;
      takes.push(take);
    }
  }

  test.each(GAMES)(
    'of perfect opponents, in %s play with %s, is the line',
    (endRule, firstMove) => {
      for (const objects of [1, 6, 9, 13]) {
        const run = solved({ objects, endRule, firstMove });
        expect(game(run, ['perfect'])).toEqual(run.summary().line);
      }
    },
  );

  test.each(GAMES)(
    'of an opponent that wants to lose slowly, in %s play with %s',
    (endRule, firstMove) => {
      for (const row of rowsOfLength(7).filter((cells) => cells.includes('1'))) {
        const run = solved({ row, endRule, firstMove });
        const { options } = run.at([]);
        const lost = options.filter(({ outcome }) => outcome === 'N');
        const wanted = Math.max(...(lost.length > 0 ? lost : options).map((it) => it.remoteness));
        const take = run.reply([], 'slowest-loss', 0, 0);
        const made = options.find(({ takes }) =>
          takes.some(({ first, count }) => first === take?.first && count === take.count),
        );
        expect(made?.outcome).toBe(lost.length > 0 ? 'N' : 'P');
        expect(made?.remoteness).toBe(wanted);
      }
    },
  );

  test('of an opponent that errs is legal, the same for a seed, and not always the best', () => {
    const run = solved({ objects: 12 });
    const games = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => game(run, ['erring'], 100, seed));
    for (const [i, takes] of games.entries()) {
      expect(run.record(takes).winner).toBeDefined();
      expect(game(run, ['erring'], 100, i + 1)).toEqual(takes);
    }
    expect(new Set(games.map((takes) => JSON.stringify(takes))).size).toBeGreaterThan(4);
    expect(game(run, ['erring'], 0)).toEqual(run.summary().line);
  });

  test('is absent when the game is over', () => {
    expect(solved({ objects: 1 }).reply([one(0)], 'perfect', 0, 0)).toBeUndefined();
  });
});

describe('a typed row', () => {
  test.each([
    ['110111', '110111', [3, 2]],
    [' 1 1 0 1 ', '1101', [2, 1]],
    ['**.*', '1101', [2, 1]],
    ['●●·●', '1101', [2, 1]],
    ['{1,0,0,1}', '101111', [4, 1]],
    ['{2, 1}', '101011', [2, 1, 1]],
    ['4+1', '101111', [4, 1]],
    ['1 + 4 + 1', '10101111', [4, 1, 1]],
    ['9', '111111111', [9]],
    ['60', whole(60), [60]],
    [whole(60), whole(60), [60]],
    ['0010', '0010', [1]],
  ])('%s is read', (text, cells, groups) => {
    const row = new ChainRow({ text });
    expect(row).not.toHaveProperty('advance');
    expect(row.cells()).toBe(cells);
    expect(row.groups()).toEqual(groups);
    row.free();
    expect(() => row.cells()).toThrow();
  });
});
