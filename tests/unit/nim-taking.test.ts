import { describe, expect, test, vi } from 'vitest';
import type { Run } from '../../www/src/engine/engine.ts';
import { CodedError } from '../../www/src/engine/errors.ts';
import { askPosition, type Here, type Place } from '../../www/src/exhibits/nim/play.ts';
import { Taking } from '../../www/src/exhibits/nim/taking.ts';
import { asRun, both, gate, HeapsRun, take } from './nim-run.ts';

async function taking(...heaps: bigint[]) {
  const run = new HeapsRun(heaps);
  const figure = {
    run: asRun(run) as Run<'Nim'> | undefined,
    here: (await askPosition(asRun(run), heaps)) as Here | undefined,
    mayTake: true,
    commit: vi.fn(async (_: Place) => {}),
    requestUpdate: vi.fn(),
  };
  return { taking: new Taking(figure), figure, run };
}

describe('a stone that is pointed at', () => {
  test('shows what would go: all from it on', async () => {
    const { taking: plan, figure } = await taking(3n, 5n);
    await plan.point({ heap: 1, stone: 3 });
    expect(plan.shown).toMatchObject({
      take: take(1, 2),
      place: { heaps: [3n, 3n], take: take(1, 2) },
      why: { heaps: [3n, 3n] },
    });
    expect(plan.chosen).toBeUndefined();
    expect(figure.requestUpdate).toHaveBeenCalledOnce();
  });

  test('no more, shows nothing', async () => {
    const { taking: plan, figure } = await taking(3n, 5n);
    await plan.point({ heap: 1, stone: 3 });
    await plan.point(undefined);
    expect(plan.shown).toBeUndefined();
    expect(figure.requestUpdate).toHaveBeenCalledTimes(2);
    await plan.point(undefined);
    expect(figure.requestUpdate).toHaveBeenCalledTimes(2);
  });

  test('is asked about once', async () => {
    const { taking: plan, run } = await taking(3n, 5n);
    await plan.point({ heap: 1, stone: 3 });
    await plan.point({ heap: 1, stone: 3 });
    expect(run.of('tryTake')).toHaveLength(1);
    await plan.point({ heap: 1, stone: 4 });
    expect(plan.pointed?.take).toEqual(take(1, 1));
  });

  test('shows what the rules do not allow as such', async () => {
    const { taking: plan } = await taking(3n, 5n);
    await plan.point({ heap: 1, stone: 0 });
    expect(plan.shown).toEqual({ take: take(1, 5), place: undefined, why: undefined });
  });

  test('shows nothing where there is no stone, and where it is not the visitor’s turn', async () => {
    const { taking: plan, figure, run } = await taking(3n, 5n);
    await plan.point({ heap: 0, stone: 3 });
    await plan.point({ heap: 2, stone: 0 });
    figure.mayTake = false;
    await plan.point({ heap: 0, stone: 2 });
    await plan.choose({ heap: 0, stone: 2 });
    expect(plan.shown).toBeUndefined();
    expect(run.of('tryTake')).toEqual([]);
  });

  test('counts, of two that are asked about, by the later one', async () => {
    const { taking: plan, run } = await taking(3n, 5n);
    const { opened, open } = gate();
    run.slow.tryTake = opened;
    const first = plan.point({ heap: 0, stone: 2 });
    run.slow = {};
    await plan.point({ heap: 1, stone: 4 });
    open();
    await first;
    expect(plan.pointed?.take).toEqual(take(1, 1));
  });

  test('shows nothing when it is left before the answer has come', async () => {
    const { taking: plan, run } = await taking(3n, 5n);
    const { opened, open } = gate();
    run.slow.tryTake = opened;
    const pointing = plan.point({ heap: 1, stone: 3 });
    await plan.point(undefined);
    open();
    await pointing;
    expect(plan.shown).toBeUndefined();
  });
});

describe('a stone that is chosen', () => {
  test('stays so while another is pointed at', async () => {
    const { taking: plan, figure } = await taking(3n, 5n);
    await plan.choose({ heap: 0, stone: 1 });
    await plan.point({ heap: 1, stone: 4 });
    expect(plan.shown?.take).toEqual(take(0, 2));
    await plan.point(undefined);
    expect(plan.shown?.take).toEqual(take(0, 2));
    expect(figure.commit).not.toHaveBeenCalled();
  });

  test('is taken when it is chosen again', async () => {
    const { taking: plan, figure } = await taking(3n, 5n);
    await plan.choose({ heap: 0, stone: 1 });
    await plan.choose({ heap: 0, stone: 1 });
    expect(figure.commit).toHaveBeenCalledExactlyOnceWith({ heaps: [1n, 5n], take: take(0, 2) });
    expect(plan.shown).toBeUndefined();
    await plan.take();
    expect(figure.commit).toHaveBeenCalledOnce();
  });

  test('gives way to another one that is chosen', async () => {
    const { taking: plan, figure } = await taking(3n, 5n);
    await plan.choose({ heap: 0, stone: 1 });
    await plan.choose({ heap: 1, stone: 4 });
    expect(plan.chosen?.take).toEqual(take(1, 1));
    await plan.choose({ heap: 0, stone: 1 });
    expect(figure.commit).not.toHaveBeenCalled();
    await plan.choose({ heap: 0, stone: 1 });
    expect(figure.commit).toHaveBeenCalledOnce();
  });

  test('stays when the rules do not allow it, however often it is chosen', async () => {
    const { taking: plan, figure } = await taking(3n, 5n);
    for (let times = 0; times < 3; times += 1) await plan.choose({ heap: 1, stone: 1 });
    await plan.take();
    expect(plan.chosen).toEqual({ take: take(1, 4), place: undefined, why: undefined });
    expect(figure.commit).not.toHaveBeenCalled();
  });

  test('is chosen also when the pointer moves on before the answer has come', async () => {
    for (const next of [undefined, { heap: 1, stone: 4 }]) {
      const { taking: plan, run } = await taking(3n, 5n);
      await plan.point({ heap: 0, stone: 1 });
      const { opened, open } = gate();
      run.slow.tryTake = opened;
      const choosing = plan.choose({ heap: 0, stone: 1 });
      run.slow = {};
      await plan.point(next);
      open();
      await choosing;
      expect(plan.chosen?.take).toEqual(take(0, 2));
    }
  });

  test('is put away when it is closed', async () => {
    const { taking: plan, figure } = await taking(3n, 5n);
    await plan.point({ heap: 0, stone: 1 });
    await plan.choose({ heap: 0, stone: 1 });
    figure.requestUpdate.mockClear();
    plan.close();
    expect([plan.pointed, plan.chosen]).toEqual([undefined, undefined]);
    expect(figure.requestUpdate).toHaveBeenCalledOnce();
  });

  test('is forgotten when the position is another one before the answer has come', async () => {
    const { taking: plan, run } = await taking(3n, 5n);
    const { opened, open } = gate();
    run.slow.tryTake = opened;
    const choosing = plan.choose({ heap: 0, stone: 1 });
    const pointing = plan.point({ heap: 0, stone: 2 });
    plan.clear();
    open();
    await Promise.all([choosing, pointing]);
    expect(plan.shown).toBeUndefined();
  });
});

describe('a take by its numbers', () => {
  test('is planned, and then taken', async () => {
    const { taking: plan, figure, run } = await taking(3n, 5n);
    await plan.plan(take(1, 3));
    expect(plan.chosen?.place).toEqual({ heaps: [3n, 2n], take: take(1, 3) });
    expect(run.of('tryTake')).toEqual([['tryTake', [3n, 5n], take(1, 3)]]);
    await plan.take();
    expect(figure.commit).toHaveBeenCalledExactlyOnceWith({ heaps: [3n, 2n], take: take(1, 3) });
  });

  test('is the same as the stone it begins with', async () => {
    const { taking: plan, figure } = await taking(3n, 5n);
    await plan.plan(take(1, 3));
    await plan.choose({ heap: 1, stone: 2 });
    expect(figure.commit).toHaveBeenCalledOnce();
  });

  test('may be more than there is, if that is for the rules to say', async () => {
    const { taking: plan, run } = await taking(3n, 5n);
    await plan.plan(take(0, 7));
    expect(run.of('tryTake')).toEqual([['tryTake', [3n, 5n], take(0, 7)]]);
    expect(plan.chosen?.place).toBeUndefined();
  });

  test('of 10^15 stones is exact', async () => {
    const { taking: plan } = await taking(10n ** 15n);
    expect(plan.takeOf({ heap: 0, stone: 1 })?.stones).toBe(999_999_999_999_999n);
    expect(plan.takeOf({ heap: 0, stone: 10 ** 15 - 1 })?.stones).toBe(1n);
    expect(plan.takeOf({ heap: 0, stone: 10 ** 15 })).toBeUndefined();
  });

  test('is not planned without a run or a position, nor where the run has no answer', async () => {
    const { taking: plan, figure, run } = await taking(3n, 5n);
    run.ask = () => Promise.reject(new CodedError('stale'));
    await plan.plan(take(0, 1));
    figure.here = undefined;
    await plan.plan(take(0, 1));
    await plan.choose({ heap: 0, stone: 1 });
    figure.run = undefined;
    await plan.plan(take(0, 1));
    expect(plan.shown).toBeUndefined();
    expect(figure.requestUpdate).not.toHaveBeenCalled();
  });
});

describe('a take from both heaps', () => {
  test('is of as many stones as go from the one that is pointed at', async () => {
    const { taking: plan, figure } = await taking(3n, 5n);
    plan.both = true;
    await plan.point({ heap: 1, stone: 3 });
    expect(plan.shown).toMatchObject({ take: both(2), place: { heaps: [1n, 3n] } });
    await plan.choose({ heap: 1, stone: 3 });
    // Two of the other heap are the same take.
    await plan.choose({ heap: 0, stone: 1 });
    expect(figure.commit).toHaveBeenCalledExactlyOnceWith({ heaps: [1n, 3n], take: both(2) });
  });

  test('is another take than that from the first heap alone', async () => {
    const { taking: plan, figure } = await taking(3n, 5n);
    await plan.choose({ heap: 0, stone: 1 });
    plan.both = true;
    await plan.choose({ heap: 0, stone: 1 });
    expect(plan.chosen?.take).toEqual(both(2));
    expect(figure.commit).not.toHaveBeenCalled();
  });
});
