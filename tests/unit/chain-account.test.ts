/// <reference path="../../www/src/env.d.ts" />
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChainWhy } from '../../www/pkg/chain.js';
import {
  describe as describeRow,
  leftOver,
  type Moment,
  narrate,
  printedGroups,
  reasonOf,
  takeArgs,
  verdict,
  winningMoves,
} from '../../www/src/exhibits/chain/account.ts';
import type { ChainScene } from '../../www/src/exhibits/chain/scene.ts';
import type { Mover } from '../../www/src/stage/play.ts';
import { plain } from '../../www/src/words/sentence.ts';
import {
  article,
  groupsOf,
  moveWorth,
  rowAfter,
  takesOf,
  without,
  worthOf,
} from '../support/plain-chain.ts';
import { english } from './chain-picture.ts';
import { anyGame, anyMoment, isRuled, momentAt, one, rowPosition, two } from './chain-run.ts';
import { expectWords, idsOf, lostBecause, sum } from './chain-said.ts';

describe('a verdict', () => {
  test('names the winner and the plies of the plain solver', () => {
    fc.assert(
      fc.property(anyMoment(), ({ position, end, cells, ruled }) => {
        const { won, plies } = worthOf(cells, end, ruled);
        const said = verdict(position, 'mover');
        const outcome = won ? 'N' : 'P';
        expect(said).toEqual(
          cells.includes('1')
            ? { id: 'game-worth', args: { outcome, who: 'mover', plies } }
            : { id: 'chain-ended', args: { outcome } },
        );
        expectWords([said]);
      }),
      { numRuns: 60 },
    );
  });

  test('agrees with the article about every row in it', () => {
    for (const [at, values] of article.entries()) {
      for (const [which, end] of (['normal', 'misere'] as const).entries()) {
        const value = values[which] ?? 0;
        const moment = momentAt({ objects: at + 1, end }, 0);
        const worth = narrate(moment).find(({ id }) => id === 'game-worth');
        expect(worth, `${at + 1} ${end}`).toEqual({
          id: 'game-worth',
          args: { outcome: value > 0 ? 'N' : 'P', who: 'mover', plies: Math.abs(value) },
        });
      }
    }
  });
});

describe('the moves that win', () => {
  test('have the count of the plain solver, and the sentence names one of the fastest', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyMoment(), ({ position, end, cells, ruled }) => {
        fc.pre(cells.includes('1'));
        const takes = takesOf(cells, ruled);
        const wins = takes.filter((take) => moveWorth(cells, take, end).won);
        const said = winningMoves(position, (groups) => reasonOf(groups, end));
        expectWords([said]);
        if (wins.length === 0) {
          const reason = lostBecause(cells, end);
          expect(said).toEqual({ id: 'chain-no-winning', args: { reason } });
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
        const reason = all === 'yes' ? 'answer' : lostBecause(without(cells, named), end);
        expect(said.args?.reason).toBe(reason);
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

  /** One position of every kind, in case chance brings none. */
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
  ].map(([row, end, ruled]): [Case] => {
    const cells = String(row);
    const side = end === 'misere' ? 'misere' : 'normal';
    const position = rowPosition(cells, { end: side, first: ruled ? 'fewest' : 'any' });
    return [{ position, cells, end: side, ruled: ruled === true }];
  });

  test('have a sentence that gives the reason', () => {
    const said = (row: string, changes: Partial<ChainScene> = {}) => {
      const why = (groups: readonly number[], here?: Pick<ChainWhy, 'xor' | 'restricted'>) =>
        reasonOf(groups, changes.end ?? 'normal', here);
      return plain(english, [winningMoves(rowPosition(row, changes), why)]);
    };
    expect(said('1'.repeat(9))).toBe(
      'One move wins: take object 5 and leave 4 + 4. ' +
        'Then copy your opponent in the other group, down to the last object.',
    );
    expect(said('0110')).toBe('One move wins: take what is left, and with it the last object.');
    expect(said('101', { end: 'misere' })).toBe(
      'Every move wins. Then your opponent has no move that wins.',
    );
    expect(said('11011')).toBe(
      'No move wins: whatever you take from one group, your opponent takes from the other.',
    );
    expect(said('111101')).toBe(
      'No move wins: the groups count as the Nim heaps 1 + 1, whose binary digits cancel in pairs. Each move breaks that, and your opponent restores it.',
    );
    expect(said('11011010100')).toMatch(/ takes from its twin\.$/);
    expect(said('1110101')).toMatch(/^(?:One move wins|\d+ moves win)/);
  });

  test('have no reason in a frame, and if the computer moves, one that speaks of the computer', () => {
    const reason = (changes: Partial<Moment>) =>
      narrate({ ...momentAt({}, 0), ...changes })[0]?.args?.reason;
    expect(reason({})).toBe('pair');
    expect(reason({ who: 'you' })).toBe('pair');
    expect(reason({ short: true })).toBe('none');
    expect(reason({ who: 'computer' })).toBe('their-pair');
    const lost = momentAt({ row: '11011' }, 0);
    expect(plain(english, narrate({ ...lost, who: 'computer' }))).toContain(
      'No move wins: whatever the computer takes from one group, you can take from the other.',
    );
    expect(plain(english, narrate({ ...momentAt({}, 0), who: 'computer' }))).toContain(
      'Then the computer can copy you in the other group',
    );
  });
});

type Case = ReturnType<typeof anyMoment> extends fc.Arbitrary<infer One> ? One : never;

describe('the beginning', () => {
  test('names the objects, how a player wins, and the rule for the first move if it applies', () => {
    for (const end of ['normal', 'misere'] as const) {
      for (const first of ['fewest', 'any'] as const) {
        const ruled = first === 'fewest' ? 'yes' : 'no';
        const all = narrate(momentAt({ objects: 6, end, first }, 0));
        const [whole, rest] = [all.at(-1), all.slice(0, -1)];
        expect(whole).toMatchObject({ id: 'chain-start', args: { objects: 6, end, ruled } });
        expect(idsOf(rest).filter((id) => id !== 'chain-copy')).toEqual([
          expect.stringMatching(/^chain-(?:no-)?winning$/),
          'game-worth',
        ]);
        const gaps = narrate(momentAt({ row: '1101110', end, first }, 0)).at(-1);
        expect(gaps).toMatchObject({ id: 'chain-start-gaps', args: { end, groups: '3 + 2' } });
        const written = narrate(momentAt({ row: '111', end, first }, 0)).at(-1);
        expect(written).toMatchObject({ id: 'chain-start', args: { objects: 3, end, ruled } });
        for (const sentence of [whole, gaps, written]) expectWords(sentence ? [sentence] : []);
      }
    }
    expect(plain(english, narrate(momentAt({}, 0)))).toBe(
      'One move wins: take object 5 and leave 4 + 4. ' +
        'Then copy your opponent in the other group, down to the last object. ' +
        'The player to move can win. With best play 7 plies are left. ' +
        '9 objects lie in a row. Whoever takes the last one wins. ' +
        'The first move may take only one.',
    );
  });

  test('is the same in a game before its first ply, and says whose turn it is', () => {
    const [start, ...rest] = idsOf(narrate(momentAt({}, 0)));
    expect(idsOf(narrate(momentAt({ takes: [] }, 0)))).toEqual([start, 'game-turn', ...rest]);
  });

  test('invites to move, and gives nothing away before somebody asks', () => {
    const said = (fields: Partial<ChainScene>, revealed: boolean, who: Mover = 'you') => {
      const moment = { ...momentAt(fields, 0, { revealed, explained: false }), who };
      return plain(english, narrate(moment));
    };
    expect(said({}, true)).toMatch(/may take only one\. Your move\. You can win\.$/);
    expect(said({}, false)).toMatch(/may take only one\. Your move\.$/);
    expect(said({}, true, 'mover')).toMatch(
      /It is the first player’s turn\. The player to move can win\.$/,
    );
    expect(said({ objects: 2 }, true)).toMatch(
      /^Whoever takes the last one wins\. .*If you begin, your opponent can win\. Let the computer begin\.$/,
    );
  });

  test('has a singular for one object', () => {
    expect(plain(english, narrate(momentAt({ objects: 1 }, 0)))).toMatch(/There is one object\. /);
  });
});

/** Checks the sentences about the ply that leads to a cursor against the plain solver. */
function expectPly(changes: Partial<ChainScene> & { row: string }, cursor: number, who?: Mover) {
  const moment = momentAt(changes, cursor, who ? { by: who } : {});
  const { end } = moment.scene;
  const takes = (moment.scene.takes ?? moment.summary.line).slice(0, cursor);
  const take = takes.at(-1) ?? one(1);
  const cells = rowAfter(changes.row, takes);
  const before = rowAfter(changes.row, takes.slice(0, -1));
  const ruled = cursor === 1 && isRuled(moment.scene);
  const whole = narrate(moment);
  expectWords(whole);
  // In a game that is over, what was given away here comes first.
  const [missed, gaveUp, consequence] = whole[0]?.id === 'play-missed' ? whole : [];
  const said = missed ? whole.slice(3) : whole;

  const by = who ?? (moment.scene.takes ? 'mover' : 'line');
  const made = { who: by, ply: cursor, left: sum(cells) || 0, ...takeArgs(take) };
  expect(said[0]).toEqual({ id: 'chain-made', args: made });
  const game = moment.scene.takes !== undefined;
  const last = cursor === moment.scene.takes?.length;
  if (game && last && !cells.includes('1')) expect(said.at(-1)?.id).toBe('play-over');
  else {
    const next = who ?? 'mover';
    if (game) expect(said.at(-2)).toMatchObject({ id: 'game-turn', args: { who: next } });
    expect(said.at(-1)).toEqual(verdict(moment.position, next));
  }

  const all = takesOf(before, ruled);
  const wins = all.filter((some) => moveWorth(before, some, end).won);
  const kindOf = (some: typeof take) => sum(without(before, some));
  const kinds = new Set(wins.map(kindOf));
  const about = /^(chain-mirror|chain-copy|game-turn|chain-winning|chain-no-winning)$/;
  const middle = said.slice(1, -1).filter(({ id }) => !about.test(id));
  // In a game, who asks why hears why: the move that wins here, or why none does.
  const why = said.find(({ id }) => /^chain-(no-)?winning$/.test(id));
  const wonHere = takesOf(cells, false).some((some) => moveWorth(cells, some, end).won);
  const goesOn = game && cells.includes('1');
  expect(why?.id).toBe(goesOn ? (wonHere ? 'chain-winning' : 'chain-no-winning') : undefined);
  // Once it is over, it also hears where the win was given away.
  const next = moment.scene.takes?.[cursor];
  const over = game && !rowAfter(changes.row, moment.scene.takes ?? []).includes('1');
  const gave = over && next && wonHere && !moveWorth(cells, next, end).won;
  expect(missed !== undefined).toBe(Boolean(gave));
  if (gave) {
    const [nextBy, left] = [who ?? 'mover', sum(without(cells, next)) || 0];
    const did = { who: nextBy, ply: cursor + 1, left, ...takeArgs(next) };
    expect(gaveUp).toEqual({ id: 'chain-made', args: did });
    const { remoteness: plies } = moment.record?.plies[cursor + 1] ?? {};
    expect(consequence).toEqual({ id: 'play-let', args: { who: nextBy, kept: 'P', plies } });
  }
  const right = wins.some((some) => some.first === take.first && some.count === take.count);
  if (wins.length > 0 && !right)
    expect(middle).toEqual([{ id: 'play-blunder', args: { who: by, had: 'N', kept: 'P' } }]);
  else if (kinds.size === 1 && new Set(all.map(kindOf)).size > 1) {
    const args = { ways: wins.length, reason: lostBecause(cells, end) };
    expect(middle).toEqual([{ id: 'chain-only', args, ...(goesOn && { alone: true }) }]);
  } else expect(middle).toEqual([]);
  return whole;
}

test('where a reason and a shorter win differ, both are said', () => {
  // From nine objects the middle is taken, then the first: copying leaves 3 + 3, and another move wins sooner.
  const takes = [one(5), one(1)];
  const said = narrate(momentAt({ objects: 9, takes, why: true }, 2));
  expect(plain(english, said)).toMatch(
    /Taking object 6 leaves 3 \+ 3: this wins in 7 plies, because you then copy your opponent\. .* take objects 2 and 3 /,
  );
  // In misère play copying does not win.
  for (const objects of [2, 4, 5, 7, 9]) {
    const moment = momentAt({ objects, end: 'misere', why: true }, 0);
    expect(idsOf(narrate(moment))).not.toContain('chain-copy');
  }
});

describe('the sentences about a ply', () => {
  test('say what a player took, what that leaves, whether it was right, and who wins now', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyGame(), ({ cells: _, ...changes }) => {
        for (let cursor = 1; cursor <= changes.takes.length; cursor += 1) {
          for (const id of idsOf(expectPly(changes, cursor))) seen.add(id);
        }
      }),
      { numRuns: 60, examples: [[{ ...game, cells: '' }]] },
    );
    expect([...seen].sort().join()).toBe(
      'chain-copy,chain-made,chain-no-winning,chain-only,chain-winning,game-turn,game-worth,play-blunder,play-let,play-missed,play-over',
    );
  });

  /** Two blunders, and right moves between them. */
  const game = {
    row: '1'.repeat(5),
    end: 'normal' as const,
    first: 'fewest' as const,
    takes: [one(1), one(2), one(3), two(4)],
  };

  test('say so about best play too, from any row', () => {
    for (let objects = 1; objects <= 14; objects += 1) {
      for (const end of ['normal', 'misere'] as const) {
        for (const first of ['fewest', 'any'] as const) {
          const changes = { row: '1'.repeat(objects), end, first };
          const { summary } = momentAt(changes, 0);
          for (let cursor = 1; cursor <= summary.line.length; cursor += 1) {
            expect(idsOf(expectPly(changes, cursor))).not.toContain('play-blunder');
          }
        }
      }
    }
  });

  test.each(['you', 'computer', 'mover'] as const)('name who took the objects: %s', (who) => {
    for (let cursor = 1; cursor <= game.takes.length; cursor += 1) expectPly(game, cursor, who);
    const first = expectPly(game, 1, who).find(({ args }) => args?.ply === 1);
    expect(plain(english, first ? [first] : [])).toBe(
      {
        you: 'You took object 1. That leaves 4.',
        computer: 'The computer took object 1. That leaves 4.',
        mover: 'Object 1 was taken. That leaves 4.',
      }[who],
    );
  });

  test('do not mention what is left if nothing is left', () => {
    const [made, ended] = narrate(momentAt({ objects: 1 }, 1));
    expect(made?.args?.left).toBe(0);
    expect(plain(english, made ? [made] : [])).toBe('Ply 1 of best play takes object 1.');
    expect(ended?.id).toBe('chain-ended');
  });

  test('give way to the beginning while the position before is still unknown', () => {
    const moment = { ...momentAt({}, 1), before: undefined };
    expect(idsOf(narrate(moment))).toContain('chain-start');
  });
});

describe('a covered value', () => {
  const covered = { revealed: false, revealedBefore: false };
  const game = { row: '1'.repeat(7), takes: [one(1), two(3), one(5), one(2), two(6)] };

  test('shows in no sentence: not who wins, in how many plies, nor whether a ply was right', () => {
    for (let cursor = 0; cursor <= 5; cursor += 1) {
      const moment = momentAt(game, cursor, covered);
      expect(idsOf(narrate(moment))).toEqual([
        cursor === 0 ? 'chain-start' : 'chain-made',
        cursor === 5 ? 'play-over' : 'game-turn',
      ]);
      expect(idsOf(describeRow(moment))).toEqual([
        ...['text-row', 'text-groups', 'text-arrangements', 'text-moves'],
      ]);
      expectWords([...narrate(moment), ...describeRow(moment)]);
    }
  });

  test('may be that of the position at the cursor alone: the ply that led there keeps its remark', () => {
    const ids = (cursor: number) => {
      const moment = momentAt(game, cursor, { revealed: false, revealedBefore: true });
      return idsOf(narrate(moment));
    };
    expect(ids(0)).toEqual(['chain-start', 'game-turn']);
    expect(ids(1)).toEqual(['chain-made', 'play-blunder', 'game-turn']);
    const moment = momentAt({}, 3, { revealed: false, revealedBefore: true });
    expect(idsOf(narrate(moment))).toEqual(['chain-made', 'chain-mirror']);
  });
});

test('a row whose groups are equal in pairs is lost under normal play', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 2 });
  fc.assert(
    fc.property(sizes, (halves) => {
      const row = [...halves, ...halves].map((size) => '1'.repeat(size)).join('0');
      expect(reasonOf(groupsOf(row), 'normal')).toMatch(/^pairs?$/);
      expect(worthOf(row, 'normal', false).won).toBe(false);
    }),
  );
});

test('groups are printed as a sum, and an empty row as a dash', () => {
  expect([printedGroups([4, 4, 1]), leftOver([4, 4, 1])]).toEqual(['4 + 4 + 1', '4 + 4 + 1']);
  expect([printedGroups([]), leftOver([])]).toEqual(['–', 0]);
  expect([takeArgs(one(5)), takeArgs(two(4))]).toEqual([
    { count: 1, from: 5, to: 5 },
    { count: 2, from: 4, to: 5 },
  ]);
});
