import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Run } from '../../www/src/engine/engine.ts';
import {
  type Place,
  Play,
  placesOf,
  planned,
  sameTake,
  takeFrom,
} from '../../www/src/exhibits/nim/play/play.ts';
import { type NimScene, nimScene } from '../../www/src/exhibits/nim/scene.ts';
import type { Take } from '../../www/src/stage/heaps/view.ts';
import { Timeline } from '../../www/src/stage/timeline.ts';
import { asRun, both, HeapsRun, take } from './nim-run.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A time in ms after which the computer has surely answered. */
const THOUGHT = 1000;

const settled = () => vi.advanceTimersByTimeAsync(0);

async function playing(takes: readonly Take[], changes: Partial<NimScene> = {}) {
  const start = [3n, 5n];
  const run = new HeapsRun(start);
  let scene: NimScene = { ...nimScene.defaults, heaps: start, ...changes };
  const timeline = new Timeline(() => void play.arrive());
  const figure = {
    run: asRun(run) as Run<'Nim'> | undefined,
    timeline,
    currentScene: () => scene,
    requestUpdate: vi.fn(),
  };
  const play = new Play(figure);
  const open = async (path: readonly Place[]) => {
    await play.open(path, asRun(run));
    timeline.length = path.length - 1;
    timeline.place();
    await settled();
  };
  await open(await placesOf(asRun(run), takes));
  const change = (fields: Partial<NimScene>) => {
    scene = { ...scene, ...fields };
  };
  const choose = async (one: Take) => {
    const { place } = await planned(asRun(run), play.at?.heaps ?? [], one);
    if (place) void play.choose(place);
    await vi.advanceTimersByTimeAsync(THOUGHT);
  };
  return { play, run, timeline, figure, open, change, choose };
}

const human = { opponent: 'human' } as const;
const heaps = (play: Play) => play.path?.map(({ heaps: left }) => left.join());

describe('a take', () => {
  test('takes all stones from the touched one on, exactly even for 10^15', () => {
    const heaps = [3n, 10n ** 15n];
    expect(takeFrom(heaps, { heap: 0, stone: 1 }, false)).toEqual(take(0, 2));
    expect(takeFrom(heaps, { heap: 1, stone: 1 }, false)).toEqual(take(1, 999_999_999_999_999));
    expect(takeFrom(heaps, { heap: 1, stone: 10 ** 15 - 1 }, false)).toEqual(take(1, 1));
    for (const mark of [
      { heap: 0, stone: 3 },
      { heap: 1, stone: 10 ** 15 },
      { heap: 2, stone: 0 },
    ]) {
      expect(takeFrom(heaps, mark, false)).toBeUndefined();
    }
  });

  test('from both heaps takes as many from the other heap', () => {
    expect(takeFrom([3n, 5n], { heap: 1, stone: 3 }, true)).toEqual(both(2));
    expect(sameTake(both(2), takeFrom([3n, 5n], { heap: 0, stone: 1 }, true) ?? take(0, 1))).toBe(
      true,
    );
    expect(sameTake(both(2), take(0, 2))).toBe(false);
  });

  test('is planned with the position it leads to, or as illegal', async () => {
    const run = asRun(new HeapsRun([3n, 5n]));
    expect(await planned(run, [3n, 5n], take(1, 2))).toMatchObject({
      move: take(1, 2),
      place: { heaps: [3n, 3n], take: take(1, 2) },
      why: { heaps: [3n, 3n] },
    });
    const illegal = { move: take(1, 5), place: undefined, why: undefined };
    expect(await planned(run, [3n, 5n], take(1, 5))).toEqual(illegal);
  });
});

describe('a game of heaps', () => {
  test('is read from its takes: the heaps after each of them', async () => {
    const run = asRun(new HeapsRun([3n, 5n]));
    expect(await placesOf(run, [])).toEqual([{ heaps: [3n, 5n] }]);
    expect(await placesOf(run, [take(1, 2), both(1)])).toEqual([
      { heaps: [3n, 5n] },
      { heaps: [3n, 3n], take: take(1, 2) },
      { heaps: [2n, 2n], take: both(1) },
    ]);
    await expect(placesOf(run, [take(0, 4)])).rejects.toMatchObject({
      code: 'illegal-take',
    });
  });

  test('is sent as its takes', async () => {
    const { run } = await playing([take(1, 2), both(1)], human);
    expect(run.of('record')).toContainEqual(['record', [take(1, 2), both(1)]]);
  });

  test('opens at its end and knows its takes and its position', async () => {
    const { play, timeline, run } = await playing([take(1, 2), take(0, 3)], human);
    expect(timeline.cursor).toBe(2);
    expect(play.takes).toEqual([take(1, 2), take(0, 3)]);
    expect(play.at).toMatchObject({ heaps: [0n, 3n] });
    expect(play.here).toMatchObject({ why: { heaps: [0n, 3n] }, cancel: expect.any(Uint32Array) });
    expect(run.of('why').at(-1)).toEqual(['why', [0n, 3n]]);
    expect(play.record?.plies).toHaveLength(3);
  });

  test('that has just begun has an empty list of takes; without a list there is no game', async () => {
    const { play } = await playing([], human);
    expect(play.takes).toEqual([]);
    play.close();
    expect(play.takes).toBeUndefined();
  });

  test('goes on by a take, and is over when nothing can be taken', async () => {
    const { play, choose, timeline } = await playing([take(1, 3)], human);
    await choose(take(0, 3));
    expect(heaps(play)).toEqual(['3,5', '3,2', '0,2']);
    expect(timeline).toMatchObject({ cursor: 2, length: 2 });
    expect(play.over).toBe(false);
    await choose(take(1, 2));
    expect(play.over).toBe(true);
    expect(play.takes).toEqual([take(1, 3), take(0, 3), take(1, 2)]);
    expect(play.record?.plies.at(-1)?.chosen).toEqual(take(1, 2));
  });

  test('refuses a place that no take leads to', async () => {
    const { play } = await playing([take(1, 3)], human);
    await play.choose({ heaps: [1n, 1n] });
    expect(play.refused).toEqual({ heaps: [1n, 1n] });
    expect(play.path).toHaveLength(2);
  });

  test('takes no place whose take the core finds illegal', async () => {
    const { play } = await playing([], human);
    await play.choose({ heaps: [3n, 1n], take: take(1, 4) });
    await settled();
    expect(heaps(play)).toEqual(['3,5']);
  });

  test('can be stepped back; a take made there cuts off the later ones', async () => {
    const { play, timeline, choose } = await playing([take(1, 2), take(0, 3), take(1, 1)], human);
    timeline.seek(1);
    await settled();
    expect(play.here?.why.heaps).toEqual([3n, 3n]);
    expect(play.takes).toHaveLength(3);
    await choose(both(3));
    expect(play.takes).toEqual([take(1, 2), both(3)]);
    expect(play.over).toBe(true);
  });

  test('has a reply of the computer after every take', async () => {
    const { play, run, choose } = await playing([], { opponent: 'erring', percent: 25, seed: 7 });
    run.answers = [both(2)];
    await choose(take(1, 1));
    expect(play.takes).toEqual([take(1, 1), both(2)]);
    expect(heaps(play)?.at(-1)).toBe('1,2');
    expect(run.of('reply')).toEqual([['reply', [take(1, 1)], 'erring', 25, 7]]);
    expect(play.thinking).toBe(false);
  });

  test('begins with a take of the computer if the computer moves first', async () => {
    const { play, run } = await playing([], { computer: 'first' });
    void play.answer();
    await vi.advanceTimersByTimeAsync(THOUGHT);
    expect(run.of('reply')).toEqual([['reply', [], 'perfect', 30, 1]]);
    expect(play.takes).toEqual([take(0, 1)]);
  });

  test('waits if the computer gives no answer or an illegal one', async () => {
    const { play, run, choose } = await playing([]);
    run.answers = [undefined];
    await choose(take(1, 1));
    expect(heaps(play)).toEqual(['3,5', '3,4']);
    run.answers = [take(0, 9)];
    void play.answer();
    await vi.advanceTimersByTimeAsync(THOUGHT);
    expect(heaps(play)).toEqual(['3,5', '3,4']);
    expect([play.thinking, play.failed]).toEqual([false, undefined]);
  });

  test('asks the core again only when the heaps have changed', async () => {
    const { run, timeline } = await playing([take(1, 2), take(0, 3)], human);
    const asked = run.of('why').length;
    timeline.seek(2);
    await settled();
    expect(run.of('why')).toHaveLength(asked);
    timeline.seek(0);
    await settled();
    expect(run.of('why')).toHaveLength(asked + 1);
  });
});
