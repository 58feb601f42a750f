import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameRecord, Why } from '../../www/pkg/lattice.js';
import type { Run } from '../../www/src/engine/engine.ts';
import { CodedError } from '../../www/src/engine/errors.ts';
import { mostPoints } from '../../www/src/exhibits/lattice/fields.ts';
import { Play } from '../../www/src/exhibits/lattice/play.ts';
import { type LatticeScene, latticeScene } from '../../www/src/exhibits/lattice/scene.ts';
import type { Point } from '../../www/src/share/codec-fields.ts';
import { Timeline } from '../../www/src/stage/timeline.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Longer than the computer thinks, in ms. */
const THOUGHT = 1000;

const at = (...ms: number[]): Point[] => ms.map((m) => ({ m, n: 0 }));
const ms = (path: readonly Point[] | undefined) => path?.map(({ m }) => m);

/** One or two from a heap of m: a run that answers like the core's, when it is told to. */
class HeapRun {
  readonly asked: string[] = [];
  /** What the computer is made to play: one, unless a test says otherwise. */
  answers: ((path: number[]) => Promise<Point | undefined>)[] = [];
  /** Answers to a method wait for this. */
  slow: Partial<Record<string, Promise<void>>> = {};

  async ask(method: string, ...args: unknown[]): Promise<unknown> {
    this.asked.push(method);
    const given = Array.isArray(args[0]) ? args[0].map(({ m }: Point) => m) : [];
    await this.slow[method];
    if (method === 'why') return this.#why(args[0] as number);
    if (method === 'record') return this.#record(given);
    if (method !== 'reply') throw new CodedError('internal');
    const answer = this.answers.shift();
    if (answer) return answer(given);
    const last = given.at(-1) ?? 0;
    return last > 0 ? { m: last - 1, n: 0 } : undefined;
  }

  #why(m: number): Why {
    const options = [1, 2]
      .filter((taken) => taken <= m)
      .map((taken) => ({
        index: taken - 1,
        times: 1,
        m: m - taken,
        n: 0,
        outcome: 'N' as const,
        drawn: true,
      }));
    return { m, n: 0, outcome: m % 3 === 0 ? 'P' : 'N', options };
  }

  #record(path: number[]): GameRecord {
    for (const [i, m] of path.entries()) {
      const taken = (path[i - 1] ?? m + 1) - m;
      if (taken !== 1 && taken !== 2) throw new CodedError('illegal-move', { ply: i, m, n: 0 });
    }
    return {
      plies: path.map((m) => ({ m, n: 0, outcome: 'N', remoteness: m, blunder: false })),
    };
  }
}

async function playing(path: Point[] | undefined, changes: Partial<LatticeScene> = {}) {
  const heap = new HeapRun();
  let scene = { ...latticeScene.defaults, ...changes };
  const timeline = new Timeline(() => void play.arrive());
  const figure = {
    run: heap as unknown as Run<'Lattice'> | undefined,
    timeline,
    currentScene: () => scene,
    requestUpdate: vi.fn(),
  };
  const play = new Play(figure);
  const open = async (points: Point[] | undefined, cursor?: number) => {
    await play.open(points, heap as unknown as Run<'Lattice'>);
    timeline.length = points ? points.length - 1 : 0;
    timeline.place(cursor);
    await vi.advanceTimersByTimeAsync(0);
  };
  await open(path);
  const change = (fields: Partial<LatticeScene>) => {
    scene = { ...scene, ...fields };
  };
  const choose = async (m: number) => {
    void play.choose({ m, n: 0 });
    await vi.advanceTimersByTimeAsync(THOUGHT);
  };
  return { play, heap, timeline, figure, open, change, choose };
}

const human = { opponent: 'human' } as const;

describe('a game between two people', () => {
  test('stands at its end, and knows what was played and where one may go', async () => {
    const { play, timeline } = await playing(at(9, 8), human);
    expect(timeline.cursor).toBe(1);
    expect(play.at).toEqual({ m: 8, n: 0 });
    expect(play.record?.plies).toHaveLength(2);
    expect(play.here?.options.map(({ m }) => m)).toEqual([7, 6]);
    expect([play.over, play.full, play.thinking]).toEqual([false, false, false]);
    expect(play.mover(0)).toBe('mover');
  });

  test('goes on by a move to a point that a move leads to', async () => {
    const { play, timeline, choose } = await playing(at(9), human);
    await choose(7);
    expect(ms(play.path)).toEqual([9, 7]);
    expect(timeline).toMatchObject({ cursor: 1, length: 1 });
    expect(play.here).toMatchObject({ m: 7 });
    await choose(6);
    expect(ms(play.path)).toEqual([9, 7, 6]);
    expect(play.record?.plies).toHaveLength(3);
  });

  test('refuses any other point, and says so until the next move', async () => {
    const { play, choose, timeline } = await playing(at(9), human);
    for (const m of [6, 9, 10]) {
      await choose(m);
      expect(play.refused).toEqual({ m, n: 0 });
    }
    expect(ms(play.path)).toEqual([9]);
    await choose(8);
    expect(play.refused).toBeUndefined();
    await choose(1);
    timeline.step(-1);
    expect(play.refused).toBeUndefined();
  });

  test('can be gone back in; a move made there cuts off what came after', async () => {
    const { play, timeline, choose } = await playing(at(9, 8, 7, 6), human);
    timeline.seek(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(ms(play.path)).toEqual([9, 8, 7, 6]);
    expect(play.at).toEqual({ m: 8, n: 0 });
    expect(play.here?.options.map(({ m }) => m)).toEqual([7, 6]);
    await choose(6);
    expect(ms(play.path)).toEqual([9, 8, 6]);
    expect(timeline).toMatchObject({ cursor: 2, length: 2 });
    expect(play.record?.plies).toHaveLength(3);
  });

  test('is over where there is no move', async () => {
    const { play, choose } = await playing(at(1), human);
    expect(play.over).toBe(false);
    await choose(0);
    expect(play.over).toBe(true);
    await choose(0);
    expect(ms(play.path)).toEqual([1, 0]);
  });

  test('is full with 512 points, and no move is taken then', async () => {
    const long = Array.from({ length: mostPoints - 1 }, (_, i) => 600 - i);
    const { play, choose, heap } = await playing(at(...long), human);
    expect(play.full).toBe(false);
    await choose(89);
    expect(play.path).toHaveLength(mostPoints);
    expect(play.full).toBe(true);
    const { length } = heap.asked;
    await choose(88);
    expect(play.path).toHaveLength(mostPoints);
    expect(heap.asked).toHaveLength(length);
  });

  test('takes the first of two moves made at once', async () => {
    const { play } = await playing(at(9), human);
    void play.choose({ m: 8, n: 0 });
    void play.choose({ m: 7, n: 0 });
    await vi.advanceTimersByTimeAsync(THOUGHT);
    expect(ms(play.path)).toEqual([9, 8]);
  });

  test('shows no options of a point that the cursor has left meanwhile', async () => {
    const { play, timeline, heap } = await playing(at(9, 8, 7), human);
    let go: () => void = () => {};
    heap.slow.why = new Promise((resolve) => {
      go = resolve;
    });
    timeline.seek(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(play.here).toBeUndefined();
    heap.slow = {};
    timeline.seek(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(play.here).toMatchObject({ m: 8 });
    go();
    await vi.advanceTimersByTimeAsync(0);
    expect(play.here).toMatchObject({ m: 8 });
  });
});

describe('a game against the computer', () => {
  test('says who moves, whichever side the computer has', async () => {
    const { play, change } = await playing(at(9));
    expect([0, 1, 2, 3].map((ply) => play.mover(ply))).toEqual([
      'you',
      'computer',
      'you',
      'computer',
    ]);
    change({ computer: 'first' });
    expect([0, 1].map((ply) => play.mover(ply))).toEqual(['computer', 'you']);
  });

  test('has a reply after every move, and a moment in which the computer thinks', async () => {
    const { play, heap } = await playing(at(9));
    void play.choose({ m: 7, n: 0 });
    await vi.advanceTimersByTimeAsync(100);
    expect(ms(play.path)).toEqual([9, 7]);
    expect(play.thinking).toBe(true);
    void play.choose({ m: 6, n: 0 });
    void play.answer();
    await vi.advanceTimersByTimeAsync(THOUGHT);
    expect(ms(play.path)).toEqual([9, 7, 6]);
    expect(play.thinking).toBe(false);
    expect(heap.asked.filter((method) => method === 'reply')).toHaveLength(1);
  });

  test('is asked with the game so far, and with how the computer plays', async () => {
    const { play, heap } = await playing(at(9, 8), { opponent: 'erring', percent: 25, seed: 7 });
    const ask = vi.spyOn(heap, 'ask');
    void play.answer();
    await vi.advanceTimersByTimeAsync(THOUGHT);
    expect(ask).toHaveBeenCalledWith('reply', at(9, 8), 'erring', 25, 7);
  });

  test('takes no move while it is the computer’s turn, until it is told to go on', async () => {
    const { play, choose } = await playing(at(9), { computer: 'first' });
    await choose(8);
    expect(ms(play.path)).toEqual([9]);
    void play.answer();
    await vi.advanceTimersByTimeAsync(THOUGHT);
    expect(ms(play.path)).toEqual([9, 8]);
    void play.answer();
    await vi.advanceTimersByTimeAsync(THOUGHT);
    expect(ms(play.path)).toEqual([9, 8]);
  });

  test('ends without a reply where there is no move', async () => {
    const { play, choose } = await playing(at(1));
    await choose(0);
    expect(ms(play.path)).toEqual([1, 0]);
    expect([play.over, play.thinking]).toEqual([true, false]);
  });

  test('drops the reply to an older game', async () => {
    const { play, heap, open } = await playing(at(9));
    heap.answers = [async () => ({ m: 6, n: 0 })];
    void play.choose({ m: 7, n: 0 });
    await vi.advanceTimersByTimeAsync(100);
    expect(play.thinking).toBe(true);
    // In this one 6 could be played too.
    await open(at(8, 7));
    expect(play.thinking).toBe(false);
    await vi.advanceTimersByTimeAsync(THOUGHT);
    expect(ms(play.path)).toEqual([8, 7]);
  });

  test('drops the reply after the game was left', async () => {
    const { play } = await playing(at(9));
    void play.choose({ m: 7, n: 0 });
    await vi.advanceTimersByTimeAsync(100);
    play.close();
    await vi.advanceTimersByTimeAsync(THOUGHT);
    expect(play).toMatchObject({ path: undefined, record: undefined, thinking: false });
  });

  test('drops the reply when somebody has stepped back, and can be told to go on', async () => {
    const { play, heap, timeline, choose } = await playing(at(9));
    await choose(8);
    expect(ms(play.path)).toEqual([9, 8, 7]);
    heap.answers = [async () => ({ m: 5, n: 0 })];
    void play.choose({ m: 6, n: 0 });
    await vi.advanceTimersByTimeAsync(100);
    // From 7, one before the reply's place, 5 could be played too.
    timeline.seek(2);
    await vi.advanceTimersByTimeAsync(THOUGHT);
    expect(ms(play.path)).toEqual([9, 8, 7, 6]);
    expect(timeline.cursor).toBe(2);
    expect(play.thinking).toBe(false);
    timeline.seek(3);
    void play.answer();
    await vi.advanceTimersByTimeAsync(THOUGHT);
    expect(ms(play.path)).toEqual([9, 8, 7, 6, 5]);
  });

  test('waits for you when the run has no reply', async () => {
    const { play, heap, choose } = await playing(at(9));
    heap.answers = [() => Promise.reject(new CodedError('stale'))];
    await choose(7);
    expect(ms(play.path)).toEqual([9, 7]);
    expect(play.thinking).toBe(false);
  });

  test('is not played while there is no run', async () => {
    const { play, figure } = await playing(at(9));
    figure.run = undefined;
    void play.choose({ m: 7, n: 0 });
    void play.answer();
    await vi.advanceTimersByTimeAsync(THOUGHT);
    expect(ms(play.path)).toEqual([9]);
    expect(play.thinking).toBe(false);
  });
});

test('a path that is no game is refused with the core’s word', async () => {
  const { play } = await playing(undefined);
  const heap = new HeapRun() as unknown as Run<'Lattice'>;
  await expect(play.open(at(9, 6), heap)).rejects.toMatchObject({ code: 'illegal-move' });
});
