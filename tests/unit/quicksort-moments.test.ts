import { describe, expect, test } from 'vitest';
import type { Run } from '../../www/src/engine/engine.ts';
import { CodedError } from '../../www/src/engine/errors.ts';
import { Moments } from '../../www/src/exhibits/quicksort/moments.ts';
import { gate } from './nim-run.ts';

/** A run that answers each question when it is let, with what was asked and its own name. */
class SlowRun {
  readonly asked: unknown[][] = [];
  ended = false;
  /** Answers wait for this. */
  slow: Promise<void> = Promise.resolve();
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  async ask(method: string, ...args: unknown[]): Promise<unknown> {
    this.asked.push([method, ...args]);
    await this.slow;
    if (this.ended) throw new CodedError('stale');
    return `${this.#name} ${method} ${args.map((given) => JSON.stringify(given))}`;
  }

  /** The steps that were asked for, in turn. */
  get steps(): unknown[] {
    return this.asked.filter(([method]) => method === 'order').map(([, step]) => step);
  }
}

const asRun = (run: SlowRun) => run as unknown as Run<'Quicksort'>;

/** Lets everything happen that waits for nothing. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

function open() {
  const arrived: number[] = [];
  const moments = new Moments(() => arrived.push(moments.here?.step ?? -1));
  const run = new SlowRun('first');
  return { moments, run, arrived };
}

/** Answers to the run wait until they are let. */
function hold(run: SlowRun) {
  const { opened, open: release } = gate();
  run.slow = opened;
  return async () => {
    release();
    await settle();
  };
}

describe('the moment at the cursor', () => {
  test('is there once the run is open, without news of it', async () => {
    const { moments, run, arrived } = open();
    expect(moments.here).toBeUndefined();
    await moments.open(asRun(run), 5, { first: 1, second: 2 });
    expect(moments.here).toEqual({
      step: 5,
      order: 'first order 5',
      moment: 'first at 5',
      areas: 'first areas 5,{"first":1,"second":2}',
    });
    expect(moments.before).toBeUndefined();
    expect(arrived).toEqual([]);
  });

  test('comes from the core, and what was shown before is kept', async () => {
    const { moments, run, arrived } = open();
    await moments.open(asRun(run), 5, undefined);
    const before = moments.here;
    moments.seek(6, undefined);
    expect(moments.here).toBe(before);
    await settle();
    expect(moments.here?.step).toBe(6);
    expect(moments.before).toBe(before);
    expect(arrived).toEqual([6]);
  });

  test('is the newest: of those sought in the meantime only the last is asked for', async () => {
    const { moments, run, arrived } = open();
    await moments.open(asRun(run), 0, undefined);
    const release = hold(run);
    for (const step of [1, 2, 3, 4, 5]) moments.seek(step, undefined);
    await settle();
    expect(arrived).toEqual([]);
    await release();
    expect(run.steps).toEqual([0, 1, 5]);
    expect(arrived).toEqual([1, 5]);
    expect(moments.here?.step).toBe(5);
    expect(moments.before?.step).toBe(1);
  });

  test('is sought again after it has been found', async () => {
    const { moments, run, arrived } = open();
    await moments.open(asRun(run), 0, undefined);
    for (const step of [1, 2, 1]) {
      moments.seek(step, undefined);
      await settle();
    }
    expect(arrived).toEqual([1, 2, 1]);
    expect(run.steps).toEqual([0, 1, 2, 1]);
  });

  test('stays where a run has ended, and moves on in the next one', async () => {
    const { moments, run, arrived } = open();
    await moments.open(asRun(run), 3, undefined);
    run.ended = true;
    moments.seek(4, undefined);
    await settle();
    expect(moments.here?.step).toBe(3);
    expect(arrived).toEqual([]);
    const next = new SlowRun('next');
    await moments.open(asRun(next), 7, undefined);
    moments.seek(8, undefined);
    await settle();
    expect(moments.here).toMatchObject({ step: 8, order: 'next order 8' });
    expect(arrived).toEqual([8]);
  });

  test('is never one of the run before, however late that answers', async () => {
    const { moments, run, arrived } = open();
    await moments.open(asRun(run), 0, undefined);
    const release = hold(run);
    moments.seek(1, undefined);
    const next = new SlowRun('next');
    await moments.open(asRun(next), 7, undefined);
    await release();
    expect(moments.here).toMatchObject({ step: 7, order: 'next order 7' });
    expect(arrived).toEqual([]);
    moments.seek(9, undefined);
    await settle();
    expect(moments.here).toMatchObject({ step: 9, order: 'next order 9' });
  });

  test('that is sought while the run before still answers is asked of the next one', async () => {
    const { moments, run, arrived } = open();
    await moments.open(asRun(run), 0, undefined);
    const release = hold(run);
    moments.seek(1, undefined);
    const next = new SlowRun('next');
    await moments.open(asRun(next), 7, undefined);
    moments.seek(8, undefined);
    await settle();
    await release();
    expect(moments.here).toMatchObject({ step: 8, order: 'next order 8' });
    expect(arrived).toEqual([8]);
    expect(run.steps).not.toContain(8);
  });

  test('is not sought before a run is open', async () => {
    const { moments, run, arrived } = open();
    moments.seek(1, undefined);
    await settle();
    await moments.open(asRun(run), 0, undefined);
    expect(moments.here?.step).toBe(0);
    expect(arrived).toEqual([]);
    moments.seek(2, undefined);
    await settle();
    expect(arrived).toEqual([2]);
  });

  test('of a run that cannot be opened is not shown', async () => {
    const { moments, run } = open();
    await moments.open(asRun(run), 3, undefined);
    const next = new SlowRun('next');
    next.ended = true;
    await expect(moments.open(asRun(next), 7, undefined)).rejects.toMatchObject({ code: 'stale' });
    expect(moments.here?.step).toBe(3);
  });
});
