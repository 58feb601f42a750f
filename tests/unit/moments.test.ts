import { describe, expect, test } from 'vitest';
import { CodedError } from '../../www/src/engine/errors.ts';
import { Moments } from '../../www/src/stage/moments.ts';
import { gate } from './nim-run.ts';

/** What a run says of a step. */
interface Answer {
  readonly step: number;
  readonly by: string;
}

/** A run that answers each question when the test lets it, with the step and its own name. */
class SlowRun {
  readonly steps: number[] = [];
  ended = false;
  /** Answers wait for this. */
  slow: Promise<void> = Promise.resolve();
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  readonly ask = async (step: number): Promise<Answer> => {
    this.steps.push(step);
    await this.slow;
    if (this.ended) throw new CodedError('stale');
    return { step, by: this.#name };
  };
}

/** Lets everything happen that can happen at once. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

function open() {
  const arrived: number[] = [];
  const moments = new Moments<number, Answer>(() => arrived.push(moments.here?.step ?? -1));
  const run = new SlowRun('first');
  return { moments, run, arrived };
}

/** Answers of the run wait until the test lets them go. */
function hold(run: SlowRun) {
  const { opened, open: release } = gate();
  run.slow = opened;
  return async () => {
    release();
    await settle();
  };
}

describe('the moment at the cursor', () => {
  test('exists once the run is open, without a call of the listener', async () => {
    const { moments, run, arrived } = open();
    expect(moments.here).toBeUndefined();
    await moments.open(run.ask, 5);
    expect(moments.here).toEqual({ step: 5, by: 'first' });
    expect(moments.before).toBeUndefined();
    expect(arrived).toEqual([]);
  });

  test('comes from the core, and the moment before it is kept', async () => {
    const { moments, run, arrived } = open();
    await moments.open(run.ask, 5);
    const before = moments.here;
    moments.seek(6);
    expect(moments.here).toBe(before);
    await settle();
    expect(moments.here?.step).toBe(6);
    expect(moments.before).toBe(before);
    expect(arrived).toEqual([6]);
  });

  test('skips to the newest step: the core is not asked about the steps between', async () => {
    const { moments, run, arrived } = open();
    await moments.open(run.ask, 0);
    const release = hold(run);
    for (const step of [1, 2, 3, 4, 5]) moments.seek(step);
    await settle();
    expect(arrived).toEqual([]);
    await release();
    expect(run.steps).toEqual([0, 1, 5]);
    expect(arrived).toEqual([1, 5]);
    expect(moments.here?.step).toBe(5);
    expect(moments.before?.step).toBe(1);
  });

  test('can be asked for again', async () => {
    const { moments, run, arrived } = open();
    await moments.open(run.ask, 0);
    for (const step of [1, 2, 1]) {
      moments.seek(step);
      await settle();
    }
    expect(arrived).toEqual([1, 2, 1]);
    expect(run.steps).toEqual([0, 1, 2, 1]);
  });

  test('stays when a run ends, and moves on in the next run', async () => {
    const { moments, run, arrived } = open();
    await moments.open(run.ask, 3);
    run.ended = true;
    moments.seek(4);
    await settle();
    expect(moments.here?.step).toBe(3);
    expect(arrived).toEqual([]);
    const next = new SlowRun('next');
    await moments.open(next.ask, 7);
    moments.seek(8);
    await settle();
    expect(moments.here).toMatchObject({ step: 8, by: 'next' });
    expect(arrived).toEqual([8]);
  });

  test('never comes from the run before, however late that run answers', async () => {
    const { moments, run, arrived } = open();
    await moments.open(run.ask, 0);
    const release = hold(run);
    moments.seek(1);
    const next = new SlowRun('next');
    await moments.open(next.ask, 7);
    await release();
    expect(moments.here).toMatchObject({ step: 7, by: 'next' });
    expect(arrived).toEqual([]);
    moments.seek(9);
    await settle();
    expect(moments.here).toMatchObject({ step: 9, by: 'next' });
  });

  test('wanted while the old run still answers comes from the next run', async () => {
    const { moments, run, arrived } = open();
    await moments.open(run.ask, 0);
    const release = hold(run);
    moments.seek(1);
    const next = new SlowRun('next');
    await moments.open(next.ask, 7);
    moments.seek(8);
    await settle();
    await release();
    expect(moments.here).toMatchObject({ step: 8, by: 'next' });
    expect(arrived).toEqual([8]);
    expect(run.steps).not.toContain(8);
  });

  test('is not asked for before a run is open', async () => {
    const { moments, run, arrived } = open();
    moments.seek(1);
    await settle();
    await moments.open(run.ask, 0);
    expect(moments.here?.step).toBe(0);
    expect(arrived).toEqual([]);
    moments.seek(2);
    await settle();
    expect(arrived).toEqual([2]);
  });

  test('of a run that cannot be opened is not shown', async () => {
    const { moments, run } = open();
    await moments.open(run.ask, 3);
    const next = new SlowRun('next');
    next.ended = true;
    await expect(moments.open(next.ask, 7)).rejects.toMatchObject({ code: 'stale' });
    expect(moments.here?.step).toBe(3);
  });
});
