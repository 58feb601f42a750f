import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Planned, Planning } from '../../www/src/stage/planning.ts';

/** A game whose moves are numbers. Even numbers are legal and lead to their double. */
type Plan = Planned<number, string>;

let mayMove = true;
let looked: number[] = [];
/** If this is set, answers wait for it. */
let held: Promise<void> | undefined;
const commit = vi.fn(async (_: string) => {});
const changed = vi.fn();
let plans: Planning<Plan>;

beforeEach(() => {
  [mayMove, looked, held] = [true, [], undefined];
  commit.mockClear();
  changed.mockClear();
  plans = new Planning<Plan>({
    mayMove: () => mayMove,
    same: (a, b) => a === b,
    look: async (move) => {
      looked.push(move);
      await held;
      if (move === 0) return undefined;
      return { move, place: move % 2 === 0 ? String(2 * move) : undefined };
    },
    commit,
    changed,
  });
});

/** Holds the answers back until it is called. */
function gate(): () => void {
  let open = () => {};
  held = new Promise((resolve) => {
    open = resolve;
  });
  return open;
}

describe('a move under the pointer', () => {
  test('is shown until the pointer leaves it', async () => {
    await plans.point(4);
    expect([plans.shown, plans.chosen]).toEqual([{ move: 4, place: '8' }, undefined]);
    expect(changed).toHaveBeenCalledOnce();
    await plans.point(undefined);
    expect(plans.shown).toBeUndefined();
    expect(changed).toHaveBeenCalledTimes(2);
    await plans.point(undefined);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  test('causes one question', async () => {
    await plans.point(4);
    await plans.point(4);
    expect(looked).toEqual([4]);
    await plans.point(6);
    expect([plans.pointed?.move, looked]).toEqual([6, [4, 6]]);
  });

  test('is shown as illegal if it is illegal', async () => {
    await plans.point(3);
    expect(plans.shown).toEqual({ move: 3, place: undefined });
  });

  test('is not shown if it is not the visitor’s turn, or if there is nothing to say about it', async () => {
    await plans.point(0);
    mayMove = false;
    await plans.point(4);
    expect(await plans.choose(4)).toBe(false);
    expect([plans.shown, looked, changed.mock.calls.length]).toEqual([undefined, [0], 0]);
  });

  test('counts only if no later one was asked about', async () => {
    const open = gate();
    const first = plans.point(4);
    held = undefined;
    await plans.point(6);
    open();
    await first;
    expect(plans.pointed?.move).toBe(6);
  });

  test('is not shown if the pointer leaves it before the answer comes', async () => {
    const open = gate();
    const pointing = plans.point(4);
    held = undefined;
    await plans.point(undefined);
    open();
    await pointing;
    expect(plans.shown).toBeUndefined();
  });
});

describe('a move that is chosen', () => {
  test('stays chosen while the pointer is on another', async () => {
    expect(await plans.choose(4)).toBe(true);
    await plans.point(6);
    expect(plans.shown?.move).toBe(4);
    await plans.point(undefined);
    expect(plans.shown?.move).toBe(4);
    expect(commit).not.toHaveBeenCalled();
  });

  test('is made when it is chosen again, and only once', async () => {
    await plans.choose(4);
    expect(await plans.choose(4)).toBe(false);
    expect(commit).toHaveBeenCalledExactlyOnceWith('8');
    expect(plans.shown).toBeUndefined();
    await plans.make();
    expect(commit).toHaveBeenCalledOnce();
  });

  test('gives way to another chosen move', async () => {
    for (const move of [4, 6, 4]) await plans.choose(move);
    expect(commit).not.toHaveBeenCalled();
    await plans.choose(4);
    expect(commit).toHaveBeenCalledExactlyOnceWith('8');
  });

  test('stays, and is never made, if the rules do not allow it', async () => {
    for (let times = 0; times < 3; times += 1) expect(await plans.choose(3)).toBe(true);
    await plans.make();
    expect(plans.chosen).toEqual({ move: 3, place: undefined });
    expect(commit).not.toHaveBeenCalled();
  });

  test('is chosen even if the pointer moves on before the answer comes', async () => {
    for (const next of [undefined, 6]) {
      plans.clear();
      await plans.point(4);
      const open = gate();
      const choosing = plans.choose(4);
      held = undefined;
      await plans.point(next);
      open();
      await choosing;
      expect(plans.chosen?.move).toBe(4);
    }
  });

  test('is forgotten if the position changes before the answer comes', async () => {
    const open = gate();
    const all = [plans.choose(4), plans.point(6)];
    expect(plans.choosing).toBe(true);
    plans.clear();
    expect(plans.choosing).toBe(false);
    open();
    await Promise.all(all);
    expect(plans.shown).toBeUndefined();
  });

  test('by its numbers is planned, and made when its mark is chosen', async () => {
    await plans.plan(4);
    await plans.plan(4);
    expect([plans.chosen?.place, commit.mock.calls.length]).toEqual(['8', 0]);
    await plans.choose(4);
    expect(commit).toHaveBeenCalledExactlyOnceWith('8');
  });
});
