/** An engine that knows some answers answers them at once, everything else when the core has come, and hides no failure. */
import { beforeEach, expect, test, vi } from 'vitest';
import { Engine, type Run } from '../../www/src/engine/engine.ts';
import { keyOf } from '../../www/src/engine/opening.ts';
import type { Listener } from '../../www/src/engine/requests.ts';

/** The smallest module there is. */
const empty = Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0]);
const KNOWN = { heaps: [3n, 5n] };

let send: (answer: Response) => void;
let refuse: (error: Error) => void;
let created: unknown[];
let freed: number;
let engine: Engine;

beforeEach(() => {
  [created, freed] = [[], 0];
  vi.stubGlobal('self', { origin: 'https://other.example' });
  vi.stubGlobal('location', { origin: 'https://other.example', href: 'https://other.example/' });
  const download = new Promise<Response>((resolve, reject) => {
    [send, refuse] = [resolve, reject];
  });
  vi.stubGlobal('fetch', () => download);
  engine = new Engine({
    url: 'https://pages.example/solver.wasm',
    worker: () => {
      throw new Error('no worker');
    },
    instance: async () => ({
      instantiate: () => ({
        create: (_, config) => {
          created.push(config);
          return { summary: 'the core', why: 'the core', free: () => (freed += 1) };
        },
        provokePanic: () => {
          throw new WebAssembly.RuntimeError('unreachable');
        },
        reset: () => {},
      }),
    }),
    opening: [
      {
        model: 'Nim',
        config: keyOf(KNOWN),
        answers: { [keyOf(['summary'])]: { said: Uint32Array.of(1, 2) } },
      },
    ],
  });
});

const come = () => send(new Response(empty, { headers: { 'Content-Type': 'application/wasm' } }));
const listener = () => ({
  onProgress: vi.fn<Listener['onProgress']>(),
  onReset: vi.fn<Listener['onReset']>(),
});
const start = (config: unknown, signal = new AbortController().signal, heard = listener()) =>
  engine.start('Nim', config as never, heard, signal);
const ask = (run: Run<'Nim'>, method: string): Promise<unknown> => run.ask(method as never);
/** Whether something has happened already. */
const done = async (promise: Promise<unknown>): Promise<boolean> => {
  let over = false;
  const end = () => {
    over = true;
  };
  promise.then(end, end);
  for (let i = 0; i < 20; i += 1) await new Promise((resume) => setTimeout(resume));
  return over;
};

test('it answers what is known before the core has come, each time with a value of its own', async () => {
  const run = await start(KNOWN);
  const first = (await ask(run, 'summary')) as { said: Uint32Array };
  first.said[0] = 9;
  expect(await ask(run, 'summary')).toEqual({ said: Uint32Array.of(1, 2) });
  expect(created).toEqual([]);
});

test('what is not known waits for the core, which begins the run as if nothing were known', async () => {
  const run = await start(KNOWN);
  const asked = ask(run, 'why');
  expect(await done(asked)).toBe(false);
  expect(await done(run.there)).toBe(false);
  come();
  expect(await asked).toBe('the core');
  await run.there;
  expect(created).toEqual([KNOWN]);
});

test('another run waits for the core from its beginning', async () => {
  const started = start({ heaps: [3n, 4n] });
  expect(await done(started)).toBe(false);
  come();
  expect(await ask(await started, 'summary')).toBe('the core');
});

test('if the core cannot come, the run says so, and it can be tried again', async () => {
  const run = await start(KNOWN);
  const asked = ask(run, 'why');
  refuse(new TypeError('Failed to fetch'));
  await expect(run.there).rejects.toMatchObject({ code: /^wasm-/ });
  await expect(asked).rejects.toMatchObject({ code: /^wasm-/ });
  vi.stubGlobal('fetch', async () => {
    return new Response(empty, { headers: { 'Content-Type': 'application/wasm' } });
  });
  const again = await start(KNOWN);
  expect(await ask(again, 'why')).toBe('the core');
});

test('a run that is over before the core comes is never begun', async () => {
  const owner = new AbortController();
  const run = await start(KNOWN, owner.signal);
  const asked = ask(run, 'why').catch(({ code }) => code);
  owner.abort();
  await expect(run.there).rejects.toMatchObject({ code: 'cancelled' });
  expect(await asked).toBe('cancelled');
  await expect(ask(run, 'summary')).rejects.toMatchObject({ code: 'stale' });
  const other = start({ heaps: [1n] });
  come();
  await other;
  expect(created).toEqual([{ heaps: [1n] }]);
});

test('a question is known only by equal arguments: a BigInt is no number', () => {
  expect(keyOf([3n, 5n])).not.toBe(keyOf([3, 5]));
  expect(keyOf({ heaps: [3n, 5n] })).toBe(keyOf({ heaps: [3n, 5n] }));
  expect(keyOf(undefined)).toBe('');
});

test('after a panic nothing is known of the run any more', async () => {
  const heard = listener();
  const run = await start(KNOWN, undefined, heard);
  come();
  await run.there;
  run.provokePanic();
  await done(run.there);
  expect(heard.onReset).toHaveBeenCalledExactlyOnceWith(true);
  await expect(ask(run, 'summary')).rejects.toMatchObject({ code: 'stale' });
});
