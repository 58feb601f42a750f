import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Advancing, Host, type Instance, type Model } from '../../www/src/engine/host.ts';
import type { Reply } from '../../www/src/engine/protocol.ts';

/** A model that needs `total` units, and a millisecond of its clock for each of them. */
class Slow implements Advancing {
  done = 0;
  freed = false;
  budgets: number[] = [];

  constructor(readonly total: number) {}

  advance(budget: number) {
    this.budgets.push(budget);
    const units = Math.min(budget, this.total - this.done);
    this.done += units;
    clock += units;
    return {
      done: BigInt(this.done),
      total: BigInt(this.total),
      finished: this.done === this.total,
    };
  }

  double(value: number): number {
    return 2 * value;
  }

  free(): void {
    this.freed = true;
  }
}

/** A model that is finished when it is made. */
class Made implements Model {
  triple(value: number): number {
    return 3 * value;
  }

  free(): void {}
}

let clock = 0;
let made: Slow[] = [];
let replies: Reply[] = [];
let resets = 0;
let host: Host;

beforeEach(() => {
  clock = 0;
  made = [];
  replies = [];
  resets = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  const instance: Instance = {
    create: (_, config) => {
      if (config === 'made') return new Made();
      if (typeof config !== 'number')
        throw Object.assign(new Error('no'), { code: 'bad-argument' });
      const model = new Slow(config);
      made.push(model);
      return model;
    },
    provokePanic: () => {
      throw new WebAssembly.RuntimeError('unreachable');
    },
    reset: () => {
      resets += 1;
    },
  };
  host = new Host(instance, (reply) => replies.push(reply));
});

const start = (run: number, config: unknown) =>
  host.handle({ type: 'start', run, model: 'Lattice', config });
const types = () => replies.map(({ type }) => type);
const until = (done: () => boolean) => vi.waitFor(() => expect(done()).toBe(true));

describe('Host', () => {
  test('works in slices, reports progress, and says when it has finished', async () => {
    start(1, 5000);
    await until(() => types().includes('finished'));
    expect(made[0]?.done).toBe(5000);
    expect(replies[0]).toEqual({ type: 'progress', run: 1, done: 1024, total: 5000, spent: 1024 });
    // A slice that took too long is followed by a smaller one.
    expect(made[0]?.budgets[1]).toBeLessThan(1024);
  });

  test('has nothing to do for a model that does not advance', () => {
    start(1, 'made');
    expect(replies).toEqual([{ type: 'finished', run: 1, spent: 0 }]);
    host.handle({ type: 'call', run: 1, call: 7, method: 'triple', args: [2] });
    host.handle({ type: 'free', run: 1 });
    expect(replies.slice(1)).toEqual([{ type: 'result', run: 1, call: 7, value: 6 }]);
  });

  test('reports how long it has worked on each run, without the time for other runs', async () => {
    start(1, 4000);
    start(2, 1500);
    await until(() => types().filter((type) => type === 'finished').length === 2);
    // The clock of these models runs only while they work, a millisecond per unit.
    expect(replies).toContainEqual({ type: 'finished', run: 1, spent: 4000 });
    expect(replies).toContainEqual({ type: 'finished', run: 2, spent: 1500 });
    for (const reply of replies) {
      if (reply.type === 'progress') expect(reply.spent).toBe(reply.done);
    }
  });

  test('listens between slices, so a freed run stops', async () => {
    start(1, 1_000_000);
    host.handle({ type: 'free', run: 1 });
    const done = made[0]?.done;
    await new Promise((resume) => setTimeout(resume, 20));
    expect(made[0]).toMatchObject({ freed: true, done });
  });

  test('answers calls, and refuses those it does not know with a code', () => {
    start(1, 1);
    host.handle({ type: 'call', run: 1, call: 7, method: 'double', args: [21] });
    host.handle({ type: 'call', run: 1, call: 8, method: 'triple', args: [] });
    host.handle({ type: 'call', run: 2, call: 9, method: 'double', args: [1] });
    expect(replies).toContainEqual({ type: 'result', run: 1, call: 7, value: 42 });
    for (const call of [8, 9]) {
      expect(replies).toContainEqual(expect.objectContaining({ type: 'failed', call }));
    }
  });

  test("keeps the codes of the core's errors and does not reset anything", () => {
    start(1, 'rubbish');
    expect(replies).toMatchObject([{ type: 'failed', run: 1, failure: { code: 'bad-argument' } }]);
    expect(resets).toBe(0);
  });

  test('throws everything away once after a panic, names the culprit, and goes on', async () => {
    start(1, 1_000_000);
    start(2, 1_000_000);
    host.handle({ type: 'panic', run: 2 });
    expect(resets).toBe(1);
    expect(replies.at(-1)).toEqual({ type: 'reset', culprit: 2 });
    expect(replies.at(-2)).toMatchObject({ type: 'failed', run: 2, failure: { code: 'panic' } });
    const done = made.map((model) => model.done);
    await new Promise((resume) => setTimeout(resume, 20));
    // The old models are stale. Nobody touches them again, not even to free them.
    expect(made.map((model) => model.done)).toEqual(done);
    host.handle({ type: 'free', run: 1 });
    expect(made[0]?.freed).toBe(false);
    replies = [];
    start(3, 1);
    expect(types()).toContain('finished');
  });
});
