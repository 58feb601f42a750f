import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LatticeRecord, LatticeWhy } from '../../www/pkg/lattice.js';
import type { Run } from '../../www/src/engine/engine.ts';
import { CodedError } from '../../www/src/engine/errors.ts';
import { mostPoints } from '../../www/src/exhibits/lattice/fields.ts';
import { Play } from '../../www/src/exhibits/lattice/play/play.ts';
import { type LatticeScene, latticeScene } from '../../www/src/exhibits/lattice/scene.ts';
import type { Point } from '../../www/src/share/codec-fields.ts';
import { Timeline } from '../../www/src/stage/timeline.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A time, in ms, longer than the computer thinks. */
const THOUGHT = 1000;

const at = (...ms: number[]): Point[] => ms.map((m) => ({ m, n: 0 }));
const ms = (path: readonly Point[] | undefined) => path?.map(({ m }) => m);

/** The game of taking one or two from a heap of m: a run that answers like the core's when a test lets it. */
class HeapRun {
  readonly asked: string[] = [];
  /** The computer's replies: it takes one, unless a test says otherwise. */
  answers: ((path: number[]) => Promise<Point | undefined>)[] = [];
  /** The answer to a method waits for its promise. */
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

  #why(m: number): LatticeWhy {
    const options = [1, 2]
      .filter((taken) => taken <= m)
      .map((taken) => ({
        ply: { index: taken - 1, times: 1, to: { m: m - taken, n: 0 } },
        outcome: 'N' as const,
        drawn: true,
      }));
    return { point: { m, n: 0 }, outcome: m % 3 === 0 ? 'P' : 'N', moves: options.length, options };
  }

  #record(path: number[]): LatticeRecord {
    for (const [i, m] of path.entries()) {
      const taken = (path[i - 1] ?? m + 1) - m;
      if (taken !== 1 && taken !== 2) throw new CodedError('illegal-move', { ply: i, m, n: 0 });
    }
    return {
      plies: path.map((m) => ({
        position: { m, n: 0 },
        outcome: 'N',
        remoteness: m,
        blunder: false,
      })),
      over: false,
      rules: path.map(() => undefined),
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
  test('opens at its end, and knows its moves so far and the legal moves', async () => {
    const { play, timeline } = await playing(at(9, 8), human);
    expect(timeline.cursor).toBe(1);
    expect(play.at).toEqual({ m: 8, n: 0 });
    expect(play.record?.plies).toHaveLength(2);
    expect(play.here?.options.map(({ ply }) => ply.to.m)).toEqual([7, 6]);
    expect([play.over, play.full, play.thinking]).toEqual([false, false, false]);
    expect(play.mover(0)).toBe('mover');
  });

  test('goes on with a move to a point that a move leads to', async () => {
    const { play, timeline, choose } = await playing(at(9), human);
    await choose(7);
    expect(ms(play.path)).toEqual([9, 7]);
    expect(timeline).toMatchObject({ cursor: 1, length: 1 });
    expect(play.here?.point.m).toBe(7);
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

  test('can step back, and a move made there cuts off what came after', async () => {
    const { play, timeline, choose } = await playing(at(9, 8, 7, 6), human);
    timeline.seek(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(ms(play.path)).toEqual([9, 8, 7, 6]);
    expect(play.at).toEqual({ m: 8, n: 0 });
    expect(play.here?.options.map(({ ply }) => ply.to.m)).toEqual([7, 6]);
    await choose(6);
    expect(ms(play.path)).toEqual([9, 8, 6]);
    expect(timeline).toMatchObject({ cursor: 2, length: 2 });
    expect(play.record?.plies).toHaveLength(3);
  });

  test('is over when no move is left', async () => {
    const { play, choose } = await playing(at(1), human);
    expect(play.over).toBe(false);
    await choose(0);
    expect(play.over).toBe(true);
    await choose(0);
    expect(ms(play.path)).toEqual([1, 0]);
  });

  test('is full with 512 points, and then takes no move', async () => {
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

  test('does not show the moves of a point that the cursor has left in the meantime', async () => {
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
    expect(play.here?.point.m).toBe(8);
    go();
    await vi.advanceTimersByTimeAsync(0);
    expect(play.here?.point.m).toBe(8);
  });
});

describe('a game against the computer', () => {
  test('says who moves, whichever side the computer plays', async () => {
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

  test('asks the core with the game so far, and with how the computer plays', async () => {
    const { play, heap } = await playing(at(9, 8), { opponent: 'erring', percent: 25, seed: 7 });
    const ask = vi.spyOn(heap, 'ask');
    void play.answer();
    await vi.advanceTimersByTimeAsync(THOUGHT);
    expect(ask).toHaveBeenCalledWith('reply', at(9, 8), 'erring', 25, 7);
  });

  test('takes no move on the computer’s turn, until the visitor lets it move', async () => {
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

  test('ends without a reply when no move is left', async () => {
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
    // In the newer game 6 would be a legal move too.
    await open(at(8, 7));
    expect(play.thinking).toBe(false);
    await vi.advanceTimersByTimeAsync(THOUGHT);
    expect(ms(play.path)).toEqual([8, 7]);
  });

  test('drops the reply after the visitor left the game', async () => {
    const { play } = await playing(at(9));
    void play.choose({ m: 7, n: 0 });
    await vi.advanceTimersByTimeAsync(100);
    play.close();
    await vi.advanceTimersByTimeAsync(THOUGHT);
    expect(play).toMatchObject({ path: undefined, record: undefined, thinking: false });
  });

  test('drops the reply after a step back, and goes on when the visitor lets it', async () => {
    const { play, heap, timeline, choose } = await playing(at(9));
    await choose(8);
    expect(ms(play.path)).toEqual([9, 8, 7]);
    heap.answers = [async () => ({ m: 5, n: 0 })];
    void play.choose({ m: 6, n: 0 });
    await vi.advanceTimersByTimeAsync(100);
    // From 7, one step before the position of the reply, 5 would be a legal move too.
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

  test('takes no move while there is no run', async () => {
    const { play, figure } = await playing(at(9));
    figure.run = undefined;
    void play.choose({ m: 7, n: 0 });
    void play.answer();
    await vi.advanceTimersByTimeAsync(THOUGHT);
    expect(ms(play.path)).toEqual([9]);
    expect(play.thinking).toBe(false);
  });
});

test('a path that is not a legal game is refused with the core’s error', async () => {
  const { play } = await playing(undefined);
  const heap = new HeapRun() as unknown as Run<'Lattice'>;
  await expect(play.open(at(9, 6), heap)).rejects.toMatchObject({ code: 'illegal-move' });
});
