import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { NetworkSpec } from '../../www/pkg/networks.js';
import type { Listener } from '../../www/src/engine/engine.ts';
import { CodedError } from '../../www/src/engine/errors.ts';
import { specOf } from '../../www/src/exhibits/networks/config.ts';
import { growthRows } from '../../www/src/exhibits/networks/growth.ts';
import { Judge } from '../../www/src/exhibits/networks/judge.ts';
import { Answer } from '../../www/src/stage/answer.ts';
import { Lazy } from '../../www/src/stage/lazy.ts';
import { judgedOf, promised, quiet, sceneOf, typed } from './networks-run.ts';

/** A question that has been put to the engine, and what it says to it when it is told to. */
interface Asked {
  readonly model: string;
  readonly config: NetworkSpec;
  readonly listener: Listener | undefined;
  readonly signal: AbortSignal | undefined;
  readonly answer: (value: unknown) => void;
  readonly fail: (error: unknown) => void;
  freed: number;
}

let asked: Asked[] = [];

vi.mock('../../www/src/exhibits/networks/core/engine.ts', () => {
  const start = (model: string, config: NetworkSpec, listener?: Listener, signal?: AbortSignal) => {
    const { promise, resolve, reject } = promised<Record<string, unknown>>();
    const one: Asked = {
      model,
      config,
      listener,
      signal,
      answer: resolve as never,
      fail: reject,
      freed: 0,
    };
    asked.push(one);
    signal?.addEventListener('abort', () => reject(new CodedError('cancelled')));
    return promise.then((answers) => ({
      ask: async (method: string) => answers[method],
      free: () => {
        one.freed += 1;
      },
    }));
  };
  return { engine: { start, quietly: start } };
});

const small = sceneOf({ wires: 4 });
const broken = typed(3, [[0, 1]]);
const answers = { small: judgedOf(small), broken: judgedOf(broken) };

let changes = 0;
let judge = new Judge(() => {});
beforeEach(() => {
  asked = [];
  changes = 0;
  judge = new Judge(() => {
    changes += 1;
  });
});

const at = (index: number): Asked => {
  const one = asked[index];
  if (!one) throw new Error(`question ${index} was not asked`);
  return one;
};

describe('a verdict', () => {
  test('is asked for, and kept with the states and the order of work', async () => {
    judge.ask(specOf(small));
    expect([judge.stale, judge.judged]).toEqual([true, undefined]);
    expect(at(0)).toMatchObject({ model: 'NetworkProof', config: specOf(small) });
    at(0).answer(answers.small);
    await judge.settled();
    expect(judge.judged).toEqual(answers.small);
    expect([judge.stale, judge.error, at(0).freed]).toEqual([false, undefined, 1]);
    expect(changes).toBe(1);
  });

  test('is not asked for twice, neither before the answer nor after it', async () => {
    judge.ask(specOf(broken));
    judge.ask(specOf({ ...broken, seed: 7, cursor: 1 }));
    at(0).answer(answers.broken);
    await judge.settled();
    judge.ask(specOf(broken));
    expect(asked).toHaveLength(1);
    expect(judge.stale).toBe(false);
    judge.forget();
    judge.ask(specOf(broken));
    expect(asked).toHaveLength(2);
  });

  test('is asked for anew where anything of the network is other', () => {
    const net = [[0, 1]] as const;
    for (const scene of [
      typed(3, net),
      typed(4, net),
      typed(4, [[1, 0]]),
      typed(4, [...net, ...net]),
      typed(4, []),
      sceneOf({ wires: 4 }),
      sceneOf({ wires: 4, kind: 'bubble' }),
    ]) {
      judge.ask(specOf(scene));
    }
    expect(asked).toHaveLength(7);
  });

  test('of the newest question is the one that counts, whichever comes first', async () => {
    judge.ask(specOf(small));
    const [first] = [judge.settled()];
    judge.ask(specOf(broken));
    expect(at(0).signal?.aborted).toBe(true);
    await first;
    expect([judge.judged, judge.error, judge.stale]).toEqual([undefined, undefined, true]);
    at(1).answer(answers.broken);
    at(0).answer(answers.small);
    await judge.settled();
    await quiet();
    expect(judge.judged).toEqual(answers.broken);
    expect([judge.stale, changes]).toEqual([false, 1]);
  });

  test('that comes too late is put away', async () => {
    judge.ask(specOf(small));
    at(0).answer(answers.small);
    judge.ask(specOf(broken));
    await quiet();
    expect([judge.judged, judge.stale]).toEqual([undefined, true]);
    at(1).answer(answers.broken);
    await judge.settled();
    expect(judge.judged).toEqual(answers.broken);
  });

  test('stays until there is another, and is known to be of another network', async () => {
    judge.ask(specOf(small));
    at(0).answer(answers.small);
    await judge.settled();
    judge.ask(specOf(broken));
    expect([judge.judged, judge.stale]).toEqual([answers.small, true]);
  });
});

describe('a question', () => {
  test('can be given up, and is then not answered', async () => {
    judge.ask(specOf(small));
    judge.cancel();
    expect(at(0).signal?.aborted).toBe(true);
    await quiet();
    expect(judge.error?.code).toBe('cancelled');
    expect([judge.judged, judge.stale]).toEqual([undefined, true]);
    // The same is not asked again by itself; another one is.
    judge.ask(specOf(small));
    expect(asked).toHaveLength(1);
    judge.ask(specOf(broken));
    at(1).answer(answers.broken);
    await judge.settled();
    expect([judge.error, judge.judged]).toEqual([undefined, answers.broken]);
  });

  test('that fails is told of, with its code', async () => {
    judge.ask(specOf(small));
    at(0).fail(new CodedError('out-of-memory', { limit: 1 }));
    await judge.settled();
    expect(judge.error).toMatchObject({ code: 'out-of-memory', params: { limit: 1 } });
    expect([judge.stale, changes]).toEqual([true, 1]);
  });

  test('is asked again after the core was built anew', async () => {
    judge.ask(specOf(small));
    at(0).answer(answers.small);
    await judge.settled();
    at(0).listener?.onReset(false);
    judge.ask(specOf(small));
    expect(asked).toHaveLength(2);
  });

  test('tells how far it has come only where it takes long, and no more when it is given up', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
    judge.ask(specOf(small));
    const { listener } = at(0);
    listener?.onProgress(1, 4, 0);
    expect([judge.progress, changes]).toEqual([undefined, 0]);
    clock.mockReturnValue(1500);
    listener?.onProgress(3, 4, 0);
    expect([judge.progress, changes]).toEqual([0.75, 1]);
    listener?.onProgress(0, 0, 0);
    expect(judge.progress).toBe(0);
    judge.ask(specOf(broken));
    expect(judge.progress).toBeUndefined();
    listener?.onProgress(4, 4, 0);
    expect(judge.progress).toBeUndefined();
    clock.mockRestore();
    at(1).answer(answers.broken);
    await judge.settled();
    expect(judge.progress).toBeUndefined();
  });
});

describe('an answer of the core', () => {
  test('is asked for once a key, and stays until a newer has come', async () => {
    const answer = new Answer<string>(() => {
      changes += 1;
    });
    const ask = vi.fn((value: string) => Promise.resolve(value));
    expect(answer.of('a', () => ask('one'))).toBeUndefined();
    expect(answer.of('a', () => ask('one'))).toBeUndefined();
    expect(answer.pending).toBe(true);
    await quiet();
    expect([answer.of('a', () => ask('one')), answer.pending]).toEqual(['one', false]);
    expect(answer.of('b', () => ask('two'))).toBe('one');
    expect(answer.pending).toBe(true);
    await quiet();
    expect(answer.of('b', () => ask('two'))).toBe('two');
    expect([ask.mock.calls.length, changes]).toEqual([2, 2]);
  });

  test('to what is asked no more is put away', async () => {
    const answer = new Answer<string>(() => {});
    const slow = promised<string>();
    answer.of('a', () => slow.promise);
    answer.of('b', () => Promise.resolve('two'));
    await quiet();
    slow.resolve('one');
    await quiet();
    expect(answer.of('b', () => Promise.reject(new Error()))).toBe('two');
  });

  test('that was refused is asked for again', async () => {
    const answer = new Answer<string>(() => {});
    answer.of('a', () => Promise.reject(new Error('stale')));
    await quiet();
    answer.of('a', () => Promise.resolve('one'));
    await quiet();
    expect(answer.of('a', () => Promise.reject(new Error()))).toBe('one');
  });
});

describe('how the work grows with the wires', () => {
  const rows = Uint32Array.of(2, 3, 3, 3, 4, 5, 4, 6, 6);

  const lazy = () =>
    new Lazy(growthRows, () => {
      changes += 1;
    });

  test('is asked for once, and read row by row', async () => {
    const growth = lazy();
    expect(asked).toHaveLength(0);
    expect([growth.module, growth.module]).toEqual([undefined, undefined]);
    expect(asked.map(({ model }) => model)).toEqual(['NetworkGrowth']);
    at(0).answer({ rows });
    await quiet();
    expect(growth.module).toEqual([
      { wires: 2, document: 3, smallest: 3 },
      { wires: 3, document: 4, smallest: 5 },
      { wires: 4, document: 6, smallest: 6 },
    ]);
    expect([asked.length, changes, at(0).freed]).toEqual([1, 1, 1]);
  });

  test('is asked for again after a failure', async () => {
    const growth = lazy();
    expect(growth.module).toBeUndefined();
    at(0).fail(new CodedError('panic'));
    await quiet();
    expect([growth.module, changes]).toEqual([undefined, 0]);
    at(1).answer({ rows });
    await quiet();
    expect(growth.module).toHaveLength(3);
  });
});
