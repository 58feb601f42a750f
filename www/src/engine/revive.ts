import type { Live, Package, Pending, Post } from './engine.ts';
import { CodedError } from './errors.ts';
import { Host } from './host.ts';
import type { Reply } from './protocol.ts';

/** Deaths farther apart than this have nothing to do with each other, in ms. */
const SPELL_MS = 300_000;
/** So many workers may die in a spell; the host then lives on the main thread. */
const WORKERS = 3;
/** So many hosts may die in a spell. */
const HOSTS = 5;

/**
 * Where the next host may live; `deaths`, to which now is added, are when the hosts before it died.
 * Throws a CodedError `panic` when there have been too many: something kills them, and would go on.
 */
function placeAfter(deaths: number[]): 'worker' | 'main' {
  const now = performance.now();
  deaths.push(now);
  const lately = deaths.filter((at) => now - at < SPELL_MS).length;
  if (lately >= HOSTS) throw new CodedError('panic');
  return lately < WORKERS ? 'worker' : 'main';
}

/** Puts another host, which `open` makes, in the place of a dead one: how to post to it. */
export async function revive(
  deaths: number[],
  live: Map<number, Live>,
  pending: Map<number, Pending>,
  open: (place: 'worker' | 'main') => Promise<Post>,
): Promise<Post> {
  return replay(live, pending, await open(placeAfter(deaths)));
}

/**
 * Begins every run once more in a fresh host and puts to it what had not been answered. A run is
 * nothing but what it was begun with, so it comes out the same, and nobody has to be told.
 *
 *     live ──────start──────> host ──finished──> its questions, old and new
 *
 * Returns how to post to the host: what is asked of a run that had finished waits until it has
 * finished again.
 */
function replay(live: Map<number, Live>, pending: Map<number, Pending>, post: Post): Post {
  const again = new Set<number>();
  const ask = (run: number): void => {
    for (const { request } of pending.values()) {
      if (request.type === 'call' && request.run === run) post(request);
    }
  };
  for (const [run, now] of [...live]) {
    const before = pending.get(run);
    // The host that died may itself have been about to begin it again.
    const was = before ? beganAgain.get(before) : now;
    if (was) {
      again.add(run);
      // It has told its progress already.
      const onReset = (failed: boolean): void => was.listener.onReset(failed);
      live.set(run, { ...was, listener: { onProgress: () => {}, onReset } });
      const once: Pending = {
        request: was.request,
        resolve: () => {
          again.delete(run);
          live.set(run, was);
          ask(run);
        },
        reject: ({ code }) => {
          // Freed meanwhile, or gone with the others: then the reset tells.
          if (code === 'stale' || code === 'panic') return;
          live.delete(run);
          for (const [call, { request, reject }] of pending) {
            if (request.run !== run) continue;
            pending.delete(call);
            reject(new CodedError('stale'));
          }
          onReset(true);
        },
      };
      beganAgain.set(once, was);
      pending.set(run, once);
    }
    post(now.request);
  }
  for (const run of live.keys()) if (!again.has(run)) ask(run);
  return (request) => {
    if (request.type !== 'call' || !again.has(request.run)) post(request);
  };
}

/** Runs that had finished, by what waits until they have again. */
const beganAgain = new WeakMap<Pending, Live>();

/** A host on the main thread. `kill` ends it, with the runs that are alive. */
export async function hostHere(
  from: Package,
  module: WebAssembly.Module,
  live: ReadonlyMap<number, Live>,
  receive: (reply: Reply) => void,
): Promise<{ post: Post; kill: () => void }> {
  const { instantiate } = await from.instance();
  let dead = false;
  // Replies are delivered as a worker's would be: later, never inside the request.
  const host = new Host(instantiate(module), (reply) =>
    queueMicrotask(() => {
      if (!dead) receive(reply);
    }),
  );
  return {
    post: (request) => {
      if (!dead) host.handle(request);
    },
    kill: () => {
      dead = true;
      for (const run of live.keys()) host.handle({ type: 'free', run });
    },
  };
}
