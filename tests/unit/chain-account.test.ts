/// <reference path="../../www/src/env.d.ts" />
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  describe as describeRow,
  leftOver,
  narrate,
  printedGroups,
  takeArgs,
  verdict,
  winningMoves,
} from '../../www/src/exhibits/chain/account.ts';
import type { ChainScene } from '../../www/src/exhibits/chain/scene.ts';
import type { Mover } from '../../www/src/stage/play.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { article, moveWorth, rowAfter, takesOf, without, worthOf } from '../support/plain-chain.ts';
import { english } from './chain-plate.ts';
import { anyGame, anyMoment, isRuled, one, rowPosition, toldAt, two } from './chain-run.ts';
import { expectWords, idsOf, sum } from './chain-said.ts';

describe('a verdict', () => {
  test('is that of the plain solver, in as many plies', () => {
    fc.assert(
      fc.property(anyMoment(), ({ position, end, cells, ruled }) => {
        const { won, plies } = worthOf(cells, end, ruled);
        const said = verdict(position);
        expect(said).toEqual({
          id: cells.includes('1') ? 'chain-verdict' : 'chain-ended',
          args: { outcome: won ? 'N' : 'P', plies },
        });
        expectWords([said]);
      }),
      { numRuns: 60 },
    );
  });

  test('is that of the article, for every row in it', () => {
    for (const [at, values] of article.entries()) {
      for (const [which, end] of (['normal', 'misere'] as const).entries()) {
        const value = values[which] ?? 0;
        const told = toldAt({ objects: at + 1, end }, 0);
        expect(narrate(told)[1], `${at + 1} ${end}`).toEqual({
          id: 'chain-verdict',
          args: { outcome: value > 0 ? 'N' : 'P', plies: Math.abs(value) },
        });
      }
    }
  });
});

describe('the moves that win', () => {
  test('are counted as the plain solver does, and one of the fastest is named', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyMoment(), ({ position, end, cells, ruled }) => {
        fc.pre(cells.includes('1'));
        const takes = takesOf(cells, ruled);
        const wins = takes.filter((take) => moveWorth(cells, take, end).won);
        const said = winningMoves(position);
        expectWords([said]);
        if (wins.length === 0) {
          expect(said).toEqual({ id: 'chain-no-winning' });
          seen.add('none');
          return;
        }
        const kinds = new Set(wins.map((take) => sum(without(cells, take)))).size;
        const all = wins.length === takes.length && takes.length > 1 ? 'yes' : 'no';
        expect(said).toMatchObject({
          id: 'chain-winning',
          args: { ways: wins.length, kinds, all },
        });
        const { from = 0, count = 0, left } = said.args ?? {};
        const named = { first: Number(from) - 1, count: Number(count) };
        expect(wins).toContainEqual(named);
        const plies = (take: typeof named) => moveWorth(cells, take, end).plies;
        expect(plies(named)).toBe(Math.min(...wins.map(plies)));
        expect(left).toBe(sum(without(cells, named)) || 0);
        expect(said.args).toMatchObject(takeArgs(named));
        seen.add(all === 'yes' ? 'all' : left === 0 ? 'rest' : `${kinds > 1} ${wins.length > 1}`);
      }),
      { numRuns: 300, examples: corners },
    );
    expect([...seen].sort()).toEqual([
      'all',
      'false false',
      'false true',
      'none',
      'rest',
      'true true',
    ]);
  });

  /** Of every kind one, whatever chance brings. */
  const corners = [
    ['1', 'normal', false],
    ['11', 'normal', false],
    ['11', 'misere', true],
    ['1010', 'misere', false],
    ['111101', 'normal', false],
    ['1'.repeat(9), 'normal', true],
    ['11101111', 'normal', false],
    ['1110111', 'misere', false],
    ['111111', 'normal', true],
    ['110', 'misere', false],
  ].map(([row, end, ruled]): [Moment] => {
    const cells = String(row);
    const side = end === 'misere' ? 'misere' : 'normal';
    const position = rowPosition(cells, { end: side, first: ruled ? 'fewest' : 'any' });
    return [{ position, cells, end: side, ruled: ruled === true }];
  });

  test('are said in words', () => {
    const said = (row: string, changes: Partial<ChainScene> = {}) =>
      plain(english, [winningMoves(rowPosition(row, changes))]);
    expect(said('1'.repeat(9))).toBe('One move wins: take object 5 and leave 4 + 4.');
    expect(said('0110')).toBe('One move wins: take what is left.');
    expect(said('101', { end: 'misere' })).toBe('Every move wins.');
    expect(said('11011')).toBe('No move wins.');
    expect(said('1110101')).toMatch(/^(?:One move wins|\d+ moves win)/);
  });
});

type Moment = ReturnType<typeof anyMoment> extends fc.Arbitrary<infer One> ? One : never;

describe('the beginning', () => {
  test('says what lies there and how one wins, with the rule for the first move where there is one', () => {
    for (const end of ['normal', 'misere'] as const) {
      for (const first of ['fewest', 'any'] as const) {
        const ruled = first === 'fewest' ? 'yes' : 'no';
        const [whole, ...rest] = narrate(toldAt({ objects: 6, end, first }, 0));
        expect(whole).toMatchObject({ id: 'chain-start', args: { objects: 6, end, ruled } });
        expect(idsOf(rest)[0]).toBe('chain-verdict');
        const [gaps] = narrate(toldAt({ row: '1101110', end, first }, 0));
        expect(gaps).toMatchObject({ id: 'chain-start-gaps', args: { end, groups: '3 + 2' } });
        const [written] = narrate(toldAt({ row: '111', end, first }, 0));
        expect(written).toMatchObject({ id: 'chain-start', args: { objects: 3, end, ruled } });
        for (const sentence of [whole, gaps, written]) expectWords(sentence ? [sentence] : []);
      }
    }
    expect(plain(english, narrate(toldAt({}, 0)))).toBe(
      '9 objects in a row. Whoever takes the last one wins. The first move may take only one. ' +
        'That is won for whoever must move, in 7 plies. ' +
        'One move wins: take object 5 and leave 4 + 4.',
    );
  });

  test('is all there is of a game before its first ply', () => {
    expect(idsOf(narrate(toldAt({ takes: [] }, 0)))).toEqual(idsOf(narrate(toldAt({}, 0))));
  });

  test('is not all that is said of one object', () => {
    expect(plain(english, narrate(toldAt({ objects: 1 }, 0)))).toMatch(/^One object\. /);
  });
});

/** What must be said of the ply that leads to a cursor, by the plain solver. */
function expectPly(changes: Partial<ChainScene> & { row: string }, cursor: number, who?: Mover) {
  const told = toldAt(changes, cursor, who ? { who } : {});
  const { end } = told.scene;
  const takes = (told.scene.takes ?? told.summary.line).slice(0, cursor);
  const take = takes.at(-1) ?? one(1);
  const cells = rowAfter(changes.row, takes);
  const before = rowAfter(changes.row, takes.slice(0, -1));
  const ruled = cursor === 1 && isRuled(told.scene);
  const said = narrate(told);
  expectWords(said);

  const by = who ?? (told.scene.takes ? 'mover' : 'line');
  const made = { who: by, ply: cursor, left: sum(cells) || 0, ...takeArgs(take) };
  expect(said[0]).toEqual({ id: 'chain-made', args: made });
  expect(said.at(-1)).toEqual(verdict(told.position));

  const all = takesOf(before, ruled);
  const wins = all.filter((some) => moveWorth(before, some, end).won);
  const kindOf = (some: typeof take) => sum(without(before, some));
  const kinds = new Set(wins.map(kindOf));
  const middle = said.slice(1, -1).filter(({ id }) => id !== 'chain-mirror');
  const right = wins.some((some) => some.first === take.first && some.count === take.count);
  if (wins.length > 0 && !right)
    expect(middle).toEqual([{ id: 'play-blunder', args: { who: by } }]);
  else if (kinds.size === 1 && new Set(all.map(kindOf)).size > 1) {
    expect(middle).toEqual([{ id: 'chain-only', args: { ways: wins.length } }]);
  } else expect(middle).toEqual([]);
  return said;
}

describe('what is said of a ply', () => {
  test('is what was taken, what that leaves, whether it was right, and what is left is worth', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyGame(), ({ cells: _, ...changes }) => {
        for (let cursor = 1; cursor <= changes.takes.length; cursor += 1) {
          for (const id of idsOf(expectPly(changes, cursor))) seen.add(id);
        }
      }),
      { numRuns: 60, examples: [[{ ...game, cells: '' }]] },
    );
    const all = ['chain-ended', 'chain-made', 'chain-only', 'chain-verdict', 'play-blunder'];
    expect([...seen].sort()).toEqual(all);
  });

  /** Two blunders, and right moves between them. */
  const game = {
    row: '1'.repeat(5),
    end: 'normal' as const,
    first: 'fewest' as const,
    takes: [one(1), one(2), one(3), two(4)],
  };

  test('is so of best play, from whatever row', () => {
    for (let objects = 1; objects <= 14; objects += 1) {
      for (const end of ['normal', 'misere'] as const) {
        for (const first of ['fewest', 'any'] as const) {
          const changes = { row: '1'.repeat(objects), end, first };
          const { summary } = toldAt(changes, 0);
          for (let cursor = 1; cursor <= summary.line.length; cursor += 1) {
            expect(idsOf(expectPly(changes, cursor))).not.toContain('play-blunder');
          }
        }
      }
    }
  });

  test.each(['you', 'computer', 'mover'] as const)('names who has taken: %s', (who) => {
    for (let cursor = 1; cursor <= game.takes.length; cursor += 1) expectPly(game, cursor, who);
    const [first] = expectPly(game, 1, who);
    expect(plain(english, first ? [first] : [])).toBe(
      {
        you: 'Ply 1: you took object 1. That leaves 4.',
        computer: 'Ply 1: the computer took object 1. That leaves 4.',
        mover: 'Ply 1: object 1 was taken. That leaves 4.',
      }[who],
    );
  });

  test('says nothing of what is left where nothing is', () => {
    const [made, ended] = narrate(toldAt({ objects: 1 }, 1));
    expect(made?.args?.left).toBe(0);
    expect(plain(english, made ? [made] : [])).toBe('Ply 1 of best play: object 1 is taken.');
    expect(ended?.id).toBe('chain-ended');
  });

  test('has the beginning where the position before is not known yet', () => {
    const told = { ...toldAt({}, 1), before: undefined };
    expect(idsOf(narrate(told))[0]).toBe('chain-start');
  });
});

describe('what is not to be told', () => {
  const covered = { told: false, toldBefore: false };
  const game = { row: '1'.repeat(7), takes: [one(1), two(3), one(5), one(2), two(6)] };

  test('is in no sentence: not who wins, in how many plies, nor whether a ply was right', () => {
    for (let cursor = 0; cursor <= 5; cursor += 1) {
      const told = toldAt(game, cursor, covered);
      expect(idsOf(narrate(told))).toEqual([cursor === 0 ? 'chain-start' : 'chain-made']);
      expect(idsOf(describeRow(told))).toEqual([
        ...['text-row', 'text-groups', 'text-arrangements', 'text-moves'],
      ]);
      expectWords([...narrate(told), ...describeRow(told)]);
    }
  });

  test('may be the position at the cursor alone: what led to it is told', () => {
    const ids = (cursor: number) => {
      const told = toldAt(game, cursor, { told: false, toldBefore: true });
      return idsOf(narrate(told));
    };
    expect(ids(0)).toEqual(['chain-start']);
    expect(ids(1)).toEqual(['chain-made', 'play-blunder']);
    const told = toldAt({}, 3, { told: false, toldBefore: true });
    expect(idsOf(narrate(told))).toEqual(['chain-made', 'chain-mirror']);
  });
});

test('groups are printed as a sum, and nothing as what stands for it', () => {
  expect([printedGroups([4, 4, 1]), leftOver([4, 4, 1])]).toEqual(['4 + 4 + 1', '4 + 4 + 1']);
  expect([printedGroups([]), leftOver([])]).toEqual(['–', 0]);
  expect([takeArgs(one(5)), takeArgs(two(4))]).toEqual([
    { count: 1, from: 5, to: 5 },
    { count: 2, from: 4, to: 5 },
  ]);
});
