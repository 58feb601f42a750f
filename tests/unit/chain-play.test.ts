import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Run } from '../../www/src/engine/engine.ts';
import type { Take } from '../../www/src/exhibits/chain/fields.ts';
import { optionOf, Play, sameTake } from '../../www/src/exhibits/chain/play.ts';
import type { ChainScene } from '../../www/src/exhibits/chain/scene.ts';
import { placesOf } from '../../www/src/stage/moves-play.ts';
import { Timeline } from '../../www/src/stage/timeline.ts';
import { moveWorth, rowAfter, takesOf, type Worth } from '../support/plain-chain.ts';
import { asked, one, positionOf, runOf, sceneOf, two } from './chain-run.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A time longer than the computer thinks, in ms. */
const THOUGHT = 1000;

/** A game on the core's own run, as the figure plays it. */
async function playing(takes: readonly Take[], changes: Partial<ChainScene> = {}) {
  let scene = sceneOf({ objects: 5, ...changes });
  const { run, of } = asked(scene);
  const timeline = new Timeline(() => void play.arrive());
  const figure = {
    run: run as Run<'Chain'> | undefined,
    timeline,
    currentScene: () => scene,
    requestUpdate: vi.fn(),
  };
  const play = new Play(figure);
  await play.open(placesOf(takes), run);
  timeline.length = takes.length;
  timeline.place();
  await vi.advanceTimersByTimeAsync(0);
  const change = (fields: Partial<ChainScene>) => {
    scene = { ...scene, ...fields };
  };
  const choose = async (take: Take) => {
    void play.choose([...(play.at ?? []), take]);
    await vi.advanceTimersByTimeAsync(THOUGHT);
  };
  return { play, run, of, timeline, figure, change, choose };
}

const human = { opponent: 'human' } as const;

describe('takes', () => {
  test('are the same if they take the same objects', () => {
    expect(sameTake(one(3), one(3))).toBe(true);
    expect(sameTake(one(3), two(3))).toBe(false);
    expect(sameTake(two(3), two(2))).toBe(false);
  });

  test('lead from place to place', () => {
    expect(placesOf([])).toEqual([[]]);
    expect(placesOf([one(5), two(3)])).toEqual([[], [one(5)], [one(5), two(3)]]);
  });

  test('are legal exactly if the core has an option for them', () => {
    for (const [row, first] of [
      ['111111', 'fewest'],
      ['111111', 'any'],
      ['1101110', 'fewest'],
    ] as const) {
      const run = runOf(sceneOf({ row, first }));
      const position = positionOf(run);
      const legal = takesOf(row, first === 'fewest' && !row.includes('0'));
      for (let number = 1; number <= row.length + 1; number += 1) {
        for (const take of [one(number), two(number)]) {
          const option = optionOf(position, take);
          expect(option !== undefined).toBe(legal.some((some) => sameTake(some, take)));
          if (!option) continue;
          const { won, plies } = moveWorth(row, take, 'normal');
          expect(option).toMatchObject({ outcome: won ? 'P' : 'N', remoteness: plies - 1 });
        }
      }
      run.free();
    }
  });
});

describe('a game of a row', () => {
  test('opens at its last ply, with its takes and the values of its positions', async () => {
    const { play, timeline, of } = await playing([one(3), one(1)], human);
    expect(timeline).toMatchObject({ cursor: 2, length: 2 });
    expect(play.moves).toEqual([one(3), one(1)]);
    expect(play.at).toEqual([one(3), one(1)]);
    expect(play.here).toMatchObject({ cells: '01011', groups: [2, 1] });
    expect(play.record?.plies.map(({ position }) => position.cells)).toEqual([
      '11111',
      '11011',
      '01011',
    ]);
    expect(of('record')).toContainEqual(['record', [one(3), one(1)]]);
  });

  test('that has just begun has an empty list of takes; without a list there is no game', async () => {
    const { play } = await playing([], human);
    expect(play.moves).toEqual([]);
    expect(play.here).toMatchObject({ cells: '11111', restricted: true });
    play.close();
    expect(play.moves).toBeUndefined();
  });

  test('goes on with a take, and is over when nothing is left', async () => {
    const { play, choose, timeline } = await playing([one(3)], human);
    await choose(two(1));
    expect(play.here).toMatchObject({ cells: '00011' });
    expect(play.over).toBe(false);
    await choose(two(4));
    expect(play.over).toBe(true);
    expect(play.moves).toEqual([one(3), two(1), two(4)]);
    expect(timeline).toMatchObject({ cursor: 3, length: 3 });
    expect(play.record).toMatchObject({ winner: 'first' });
    await choose(one(1));
    expect(play.moves).toHaveLength(3);
  });

  test('under misère play is won by the player who does not take the last object', async () => {
    const { play } = await playing([one(3), two(1), two(4)], { ...human, end: 'misere' });
    expect(play.over).toBe(true);
    expect(play.record).toMatchObject({ winner: 'second' });
  });

  test('refuses illegal takes: two objects at first, a gap, and objects outside the row', async () => {
    const { play, choose } = await playing([], human);
    for (const take of [two(2), one(6), two(5)]) {
      await choose(take);
      expect(play.refused).toEqual([take]);
      expect(play.moves).toEqual([]);
    }
    await choose(one(3));
    expect(play.refused).toBeUndefined();
    for (const take of [one(3), two(2), two(3)]) {
      await choose(take);
      expect(play.refused).toEqual([one(3), take]);
      expect(play.moves).toEqual([one(3)]);
    }
    await choose(two(1));
    expect(play.moves).toEqual([one(3), two(1)]);
  });

  test('can step back; a new take there replaces the later ones', async () => {
    const { play, timeline, choose } = await playing([one(3), one(1), one(2)], human);
    timeline.seek(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(play.here).toMatchObject({ cells: '11011' });
    expect(play.moves).toHaveLength(3);
    timeline.seek(2);
    await vi.advanceTimersByTimeAsync(0);
    expect(play.here).toMatchObject({ cells: '01011' });
    timeline.seek(1);
    await vi.advanceTimersByTimeAsync(0);
    await choose(two(4));
    expect(play.moves).toEqual([one(3), two(4)]);
    expect(timeline).toMatchObject({ cursor: 2, length: 2 });
  });

  test('asks the core for a position again only if the takes before it have changed', async () => {
    const { of, timeline } = await playing([one(3), one(1)], human);
    const before = of('at').length;
    timeline.seek(2);
    await vi.advanceTimersByTimeAsync(0);
    expect(of('at')).toHaveLength(before);
    timeline.seek(1);
    await vi.advanceTimersByTimeAsync(0);
    // Of a lost position it asks next what answers each move.
    expect(of('at')[before]).toEqual(['at', [one(3)]]);
  });

  test('is dropped if the core refuses it', async () => {
    const { play, run } = await playing([], human);
    await expect(play.open(placesOf([one(3), one(3)]), run)).rejects.toMatchObject({
      code: 'illegal-chain-take',
      params: { ply: 2 },
    });
  });
});

describe('the computer', () => {
  test('answers every take, with the opponent of the scene', async () => {
    const { play, of, choose } = await playing([], { opponent: 'erring', percent: 25, seed: 7 });
    await choose(one(3));
    expect(of('reply')).toEqual([['reply', [one(3)], 'erring', 25, 7]]);
    expect(play.moves).toHaveLength(2);
    expect(play.thinking).toBe(false);
  });

  test('begins if it plays first', async () => {
    const { play, of } = await playing([], { computer: 'first' });
    void play.answer();
    await vi.advanceTimersByTimeAsync(THOUGHT);
    expect(of('reply')).toEqual([['reply', [], 'perfect', 30, 1]]);
    // The middle of five is the only winning move.
    expect(play.moves).toEqual([one(3)]);
  });

  test('does not answer between people, nor when it is not its turn', async () => {
    const people = await playing([one(3)], human);
    void people.play.answer();
    await people.choose(one(1));
    expect(people.of('reply')).toEqual([]);
    expect(people.play.moves).toEqual([one(3), one(1)]);
    const waiting = await playing([]);
    void waiting.play.answer();
    await vi.advanceTimersByTimeAsync(THOUGHT);
    expect(waiting.of('reply')).toEqual([]);
  });

  test('does not answer the last take', async () => {
    const { play, of, choose } = await playing([], { objects: 1 });
    await choose(one(1));
    expect(play.over).toBe(true);
    expect(of('reply')).toEqual([]);
    expect([play.thinking, play.failed]).toEqual([false, undefined]);
  });

  test('makes its own moves: the reader cannot move for it', async () => {
    const { play, choose } = await playing([], { computer: 'first' });
    await choose(one(1));
    expect(play.moves).toEqual([]);
  });

  /** The take that it should choose, by the values of all takes. */
  const aims = {
    perfect: (worths: readonly Worth[]) => {
      const wins = worths.filter(({ won }) => won).map(({ plies }) => plies);
      if (wins.length > 0) return { won: true, plies: Math.min(...wins) };
      return { won: false, plies: Math.max(...worths.map(({ plies }) => plies)) };
    },
    'slowest-loss': (worths: readonly Worth[]) => {
      const won = worths.every((worth) => worth.won);
      const open = worths.filter((worth) => worth.won === won);
      return { won, plies: Math.max(...open.map(({ plies }) => plies)) };
    },
  };

  test.each(
    (['perfect', 'slowest-loss'] as const).flatMap((opponent) =>
      (['normal', 'misere'] as const).flatMap((end) =>
        [2, 5, 8, 9].map((objects) => [opponent, end, objects] as const),
      ),
    ),
  )('that is called %s plays so to the end: %s, %i objects', async (opponent, end, objects) => {
    const { play, choose } = await playing([], { objects, opponent, end });
    const row = '1'.repeat(objects);
    let replies = 0;
    while (!play.over) {
      const made = play.moves ?? [];
      const [take = one(1)] = takesOf(rowAfter(row, made));
      await choose(take);
      const before = rowAfter(row, [...made, take]);
      const reply = play.moves?.[made.length + 1];
      expect(reply === undefined).toBe(!before.includes('1'));
      if (!reply) continue;
      replies += 1;
      const worths = takesOf(before).map((some) => moveWorth(before, some, end));
      expect(moveWorth(before, reply, end), before).toEqual(aims[opponent](worths));
    }
    expect(replies).toBeGreaterThan(0);
    const last = (play.moves?.length ?? 0) % 2 === 1 ? 'first' : 'second';
    const other = last === 'first' ? 'second' : 'first';
    expect(play.record?.winner).toBe(end === 'normal' ? last : other);
  });
});
