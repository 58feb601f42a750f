import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Engine, type Run } from '../../www/src/engine/engine.ts';
import { type Advancing, Host, type Instance } from '../../www/src/engine/host.ts';
import type { Reply, Request } from '../../www/src/engine/protocol.ts';
import type { Listener } from '../../www/src/engine/requests.ts';

/** The real setImmediate. Under fake timers nothing else lets imports finish. */
const soon = setImmediate;

/** The smallest module there is. */
const empty = Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0]);

/** A model that works in this number of slices and reports its progress after each. */
class Slices implements Advancing {
  #done = 0;

  constructor(readonly slices: number) {}

  advance() {
    this.#done += 1;
    const [done, total] = [BigInt(this.#done), BigInt(this.slices)];
    return { done, total, finished: this.#done === this.slices };
  }

  /** Gives its progress, so a question that comes too early has another answer. */
  colours(): number {
    return this.#done;
  }

  free(): void {}
}

const instance: Instance = {
  create: (_, config) => {
    if (typeof config !== 'number') throw Object.assign(new Error('no'), { code: 'bad-argument' });
    return new Slices(config);
  },
  provokePanic: () => {
    throw new WebAssembly.RuntimeError('unreachable');
  },
  reset: () => {},
};

/** A worker whose host lives here. It may be mute from the beginning, or die of a question. */
class FakeWorker {
  onmessage: ((event: { data: Reply }) => void) | null = null;
  onerror: ((event: { preventDefault(): void }) => void) | null = null;
  readonly requests: Request[] = [];
  terminated = false;
  #host: Host | undefined;

  postMessage(message: Request | WebAssembly.Module): void {
    if (message instanceof WebAssembly.Module) {
      this.#host = new Host(instance, (data) => this.#send(data));
      this.#send({ type: 'ready' });
      return;
    }
    this.requests.push(message);
    if (deadly(message)) this.terminated = true;
    setTimeout(() => {
      if (!this.terminated) this.#host?.handle(message);
    }, 0);
  }

  terminate(): void {
    this.terminated = true;
  }

  #send(data: Reply): void {
    queueMicrotask(() => {
      if (!this.terminated) this.onmessage?.({ data });
    });
  }
}

let workers: FakeWorker[] = [];
let deadly: (request: Request) => boolean;
let engine: Engine;

// Compiling and importing take real time, which the fake clock does not know.
beforeAll(() => import('../../www/src/engine/revive.ts'));

beforeEach(async () => {
  workers = [];
  deadly = () => false;
  vi.useFakeTimers();
  vi.stubGlobal('self', { origin: 'https://plates.example' });
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(empty, { headers: { 'Content-Type': 'text/plain' } })),
  );
  engine = engineOf('https://plates.example/solver.wasm');
  await engine.load();
});

/** An engine whose solver is at an address. */
const engineOf = (url: string): Engine =>
  new Engine({
    url,
    worker: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker as unknown as Worker;
    },
    instance: async () => ({ instantiate: () => instance }),
  });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const unheard = () => ({
  onProgress: vi.fn<Listener['onProgress']>(),
  onReset: vi.fn<Listener['onReset']>(),
});
const begin = (slices: unknown, listener: Listener = unheard(), signal?: AbortSignal) =>
  engine.start('Lattice', slices as never, listener, signal ?? new AbortController().signal);
// The lattice has no such method, but these slices do.
const ask = (run: Run<'Lattice'>): Promise<unknown> => run.ask('colours' as never);

/** Imports take real time and not the fake one. */
async function pass(seconds: number): Promise<void> {
  for (let i = 0; i < 10 * seconds; i += 1) {
    await vi.advanceTimersByTimeAsync(100);
    await new Promise((resume) => soon(resume));
  }
}

/** How a promise ends within a number of seconds. */
async function within<T>(seconds: number, promise: Promise<T>): Promise<T | 'nothing'> {
  let outcome: { value: T } | { error: unknown } | undefined;
  promise.then(
    (value) => {
      outcome = { value };
    },
    (error: unknown) => {
      outcome = { error };
    },
  );
  for (let i = 0; i < seconds && !outcome; i += 1) await pass(1);
  if (!outcome) return 'nothing';
  if ('error' in outcome) throw outcome.error;
  return outcome.value;
}

async function begun(slices: number, listener?: Listener): Promise<Run<'Lattice'>> {
  const run = await within(5, begin(slices, listener));
  if (run === 'nothing') throw new Error('it has not begun');
  return run;
}

test('an engine of another origin asks for no worker', async () => {
  vi.stubGlobal('self', { origin: 'https://page.example' });
  expect(await ask(await begun(3))).toBe(3);
  expect(engine.place).toBe('main');
  expect(workers).toHaveLength(0);
});

test('an address without an origin, as Turbopack writes it, is the page’s own', async () => {
  engine = engineOf('/_next/static/media/solver.wasm');
  await engine.load();
  await begun(3);
  expect(engine.place).toBe('worker');
  expect(workers).toHaveLength(1);
});

describe('a run that its figure owns', () => {
  const freed = () => workers[0]?.requests.filter(({ type }) => type === 'free').length;

  test('is freed with its figure, finished or not, by the first signal', async () => {
    const [figure, other] = [new AbortController(), new AbortController()];
    const start = (slices: number) =>
      engine.start('Lattice', slices as never, unheard(), other.signal, figure.signal);
    const finished = await within(5, start(3));
    if (finished === 'nothing') throw new Error('it has not begun');
    const endless = start(1e9).catch(({ code }) => code);
    await pass(1);
    const asked = ask(finished).catch(({ code }) => code);
    figure.abort();
    expect(await within(5, Promise.all([asked, endless]))).toEqual(['stale', 'cancelled']);
    expect(freed()).toBe(2);
    other.abort();
    await pass(1);
    expect(freed()).toBe(2);
    await expect(start(3)).rejects.toMatchObject({ code: 'cancelled' });
  });

  test('is unknown to its figure once it was freed', async () => {
    const figure = new AbortController();
    const removed = vi.spyOn(AbortController.prototype, 'abort');
    const run = await within(5, begin(3, unheard(), figure.signal));
    if (run === 'nothing') throw new Error('it has not begun');
    run.free();
    expect(removed).toHaveBeenCalledOnce();
    figure.abort();
    await pass(1);
    expect(freed()).toBe(1);
  });
});

describe('an engine whose worker was killed', () => {
  test('answers a question that comes then, and nobody notices', async () => {
    const listener = unheard();
    const run = await begun(3, listener);
    const reports = listener.onProgress.mock.calls.length;
    engine.kill();
    expect(await within(30, ask(run))).toBe(3);
    expect(workers).toHaveLength(2);
    expect(engine.place).toBe('worker');
    expect(listener.onReset).not.toHaveBeenCalled();
    expect(listener.onProgress).toHaveBeenCalledTimes(reports);
  });

  test('answers a question that came before', async () => {
    const run = await begun(3);
    deadly = ({ type }) => type === 'call' && workers.length === 1;
    const answers = [ask(run), ask(run)];
    expect(await within(30, Promise.all(answers))).toEqual([3, 3]);
  });

  test('repeats the work that was under way, with its progress', async () => {
    const listener = unheard();
    deadly = ({ type }) => type === 'start' && workers.length === 1;
    const run = await within(30, begin(4, listener));
    expect(run).not.toBe('nothing');
    expect(listener.onProgress.mock.calls.map(([done]) => done)).toEqual([1, 2, 3]);
    expect(listener.onReset).not.toHaveBeenCalled();
  });

  test('begins every run again that was not freed, and no other', async () => {
    const [first, second, third] = [await begun(2), await begun(3), await begun(4)];
    second.free();
    engine.kill();
    expect(await within(30, Promise.all([ask(third), ask(first)]))).toEqual([4, 2]);
    const again = workers[1]?.requests.filter(({ type }) => type === 'start');
    expect(again?.map((request) => request.run)).toEqual([first.id, third.id]);
  });

  test('begins again if it dies once more before it has come back', async () => {
    const listener = unheard();
    const run = await begun(500, listener);
    const reports = listener.onProgress.mock.calls.length;
    engine.kill();
    const answer = ask(run);
    // The second worker has begun the run again and has not finished it.
    while (!workers[1]?.requests.length) await vi.advanceTimersByTimeAsync(10);
    engine.kill();
    expect(await within(30, answer)).toBe(500);
    expect(await within(3, ask(run))).toBe(500);
    expect(workers).toHaveLength(3);
    expect(listener.onProgress).toHaveBeenCalledTimes(reports);
    expect(listener.onReset).not.toHaveBeenCalled();
  });

  test('frees and cancels as usual while it comes back', async () => {
    const [freed, kept] = [await begun(1000), await begun(2)];
    engine.kill();
    const asked = ask(freed).catch(({ code }) => code);
    const answer = ask(kept);
    await pass(9.1);
    freed.free();
    expect(await within(30, Promise.all([asked, answer]))).toEqual(['stale', 2]);
    const abort = new AbortController();
    const cancelled = begin(1_000_000, unheard(), abort.signal).catch(({ code }) => code);
    await pass(1);
    engine.kill();
    await pass(20);
    expect(workers).toHaveLength(3);
    abort.abort();
    expect(await cancelled).toBe('cancelled');
    // No request is open any more, so no host counts as dead.
    await pass(60);
    expect(workers).toHaveLength(3);
  });

  test('comes back at once if the worker itself reports its failure', async () => {
    const run = await begun(3);
    const answer = ask(run);
    workers[0]?.terminate();
    workers[0]?.onerror?.({ preventDefault: () => {} });
    expect(await within(3, answer)).toBe(3);
  });

  test('moves to the main thread if one worker after the other dies', async () => {
    const run = await begun(3);
    deadly = ({ type }) => type === 'call';
    expect(await within(60, ask(run))).toBe(3);
    expect(workers).toHaveLength(3);
    expect(workers.every(({ terminated }) => terminated)).toBe(true);
    expect(engine.place).toBe('main');
    expect(await within(3, ask(run))).toBe(3);
  });

  test('gives up in the end, reports that, and can be tried again', async () => {
    const listener = unheard();
    const run = await begun(3, listener);
    for (let death = 1; death < 5; death += 1) {
      engine.kill();
      expect(await within(30, ask(run))).toBe(3);
    }
    engine.kill();
    await expect(within(30, ask(run))).rejects.toMatchObject({ code: 'panic' });
    expect(listener.onReset).toHaveBeenCalledExactlyOnceWith(true);
    expect(await within(3, ask(await begun(2)))).toBe(2);
  });

  test('reports a run that cannot be begun again, and the others go on', async () => {
    const listener = unheard();
    const [kept, lost] = [await begun(2), await begun(3, listener)];
    vi.spyOn(instance, 'create').mockImplementation((_, slices) => {
      if (slices === 3) throw Object.assign(new Error('full'), { code: 'too-large' });
      return new Slices(slices as number);
    });
    engine.kill();
    const refused = ask(lost).catch(({ code }) => code);
    expect(await within(30, Promise.all([refused, ask(kept)]))).toEqual(['stale', 2]);
    expect(listener.onReset).toHaveBeenCalledExactlyOnceWith(true);
    vi.restoreAllMocks();
  });
});

describe('an engine whose worker lives', () => {
  test('waits for work as long as it shows progress', async () => {
    expect(
      await within(
        90,
        begin(300_000).then(() => 'done'),
      ),
    ).toBe('nothing');
    expect(workers).toHaveLength(1);
  });

  test('waits for a slow answer', async () => {
    const run = await begun(3);
    const worker = workers[0] as FakeWorker;
    const { postMessage } = worker;
    worker.postMessage = (message) =>
      void setTimeout(() => postMessage.call(worker, message), 7000);
    expect(await within(9, ask(run))).toBe(3);
    expect(await within(9, ask(run))).toBe(3);
    expect(workers).toHaveLength(1);
  });

  test('has no clock running while no request is open', async () => {
    await begun(3);
    await pass(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('reports a panic to the figures as usual', async () => {
    const [mine, other] = [unheard(), unheard()];
    const run = await begun(3, mine);
    await begun(3, other);
    run.provokePanic();
    await pass(1);
    expect(mine.onReset).toHaveBeenCalledExactlyOnceWith(true);
    expect(other.onReset).toHaveBeenCalledExactlyOnceWith(false);
    expect(workers).toHaveLength(1);
  });
});
