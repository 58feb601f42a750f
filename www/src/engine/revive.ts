import { CodedError } from './errors.ts';
import { Host } from './host.ts';
import type { Reply } from './protocol.ts';
import type { Live, Package, Pending, Post } from './requests.ts';

/** Deaths farther apart than this have different causes, in ms. */
const SPELL_MS = 300_000;
/** After this number of deaths within a spell, the next host lives on the main thread. */
const WORKERS = 3;
/** After this number of deaths within a spell there is no other host. */
const HOSTS = 5;

/**
 * Decides where the next host lives. `deaths` are the times at which hosts died; this adds now. Throws a
 * CodedError `panic` after too many deaths, because whatever kills the hosts would kill the next one too.
 */
function placeAfter(deaths: number[]): 'worker' | 'main' {
  const now = performance.now();
  deaths.push(now);
  const lately = deaths.filter((at) => now - at < SPELL_MS).length;
  if (lately >= HOSTS) throw new CodedError('panic');
  return lately < WORKERS ? 'worker' : 'main';
}

/** Replaces a dead host by one that `open` makes, and returns how to post to it. */
export async function revive(
  deaths: number[],
  live: Map<number, Live>,
  pending: Map<number, Pending>,
  open: (place: 'worker' | 'main') => Promise<Post>,
): Promise<Post> {
  return replay(live, pending, await open(placeAfter(deaths)));
}

/**
 * Begins every run again in a fresh host and repeats the questions that were not answered. A run
 * depends only on its configuration, so its result is the same, and nobody needs to know.
 *
 *     live ──────start──────> host ──finished──> its questions, old and new
 *
 * Returns how to post to the host. A question to a run that had finished waits until the run has
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
    // The host that died may itself have been about to begin this run again.
    const was = before ? beganAgain.get(before) : now;
    if (was) {
      again.add(run);
      // The listener knows its progress already.
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
          // The run was freed meanwhile, or it is gone with the others. The reset then reports that.
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

/** Runs that had finished, by the request that waits until they have finished again. */
const beganAgain = new WeakMap<Pending, Live>();

/** A host on the main thread. `kill` ends it together with its runs. */
export async function hostHere(
  from: Package,
  module: WebAssembly.Module,
  live: ReadonlyMap<number, Live>,
  receive: (reply: Reply) => void,
): Promise<{ post: Post; kill: () => void }> {
  const { instantiate } = await from.instance();
  let dead = false;
  // Replies arrive later, as a worker's would, and never inside the request.
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
