import { CodedError } from './errors.ts';
import type { Instance } from './host.ts';
import { type Loaded, loadModule } from './load.ts';
import type { ConfigOf, ModelName, Models, Reply, Request } from './protocol.ts';

/** A worker that has not answered by then is taken to be blocked, in ms. */
const WORKER_PATIENCE_MS = 3000;
/**
 * The host that has been asked something and says nothing for so many beats of a second is dead. A
 * page that slept counts one beat, however long it slept; a slice takes a fraction of one.
 */
const BEATS = 16;

export type Post = (request: Request) => void;

/** What the host has been asked and has not answered: to work on a run, or a question put to one. */
export interface Pending {
  readonly request: Extract<Request, { type: 'start' | 'call' }>;
  resolve(value: never): void;
  reject(error: CodedError): void;
}

/** What a figure wants to hear about its run. */
export interface Listener {
  /** `spent`: how long the host has worked on this run, in ms; the turns of others are not in it. */
  onProgress(done: number, total: number, spent: number): void;
  /** The run is gone: it panicked itself (`failed`), or another one did. */
  onReset(failed: boolean): void;
}

/** A run that has been begun and not been freed: all that is needed to begin it once more. */
export interface Live {
  readonly request: Extract<Request, { type: 'start' }>;
  readonly listener: Listener;
}

type Method<M, K extends keyof M> = M[K] extends (...args: infer A) => infer R
  ? (...args: A) => Promise<R>
  : () => Promise<M[K]>;

/** A computation in the host: a model, advanced until finished if it advances, that answers questions. */
export class Run<Name extends ModelName> {
  readonly #engine: Engine;
  readonly id: number;

  constructor(engine: Engine, id: number) {
    this.#engine = engine;
    this.id = id;
  }

  /** Asks the model: calls a method of its class, or reads a property. Rejects with a CodedError. */
  ask<K extends keyof Models[Name] & string>(
    method: K,
    ...args: Parameters<Method<Models[Name], K>>
  ): ReturnType<Method<Models[Name], K>> {
    return this.#engine.call(this.id, method, args) as ReturnType<Method<Models[Name], K>>;
  }

  /** Ends the run and frees its memory; a running one is cancelled. */
  free(): void {
    this.#engine.free(this.id);
  }

  /** Makes the core panic, to try the recovery. */
  provokePanic(): void {
    this.#engine.provokePanic(this.id);
  }
}

/** A run on its way. */
export interface Begun<Name extends ModelName> {
  readonly run: Run<Name>;
  /** How long the host has worked on it, in ms, once it has finished; rejects with a CodedError. */
  readonly finished: Promise<number>;
}

/** Where an exhibit's part of the core is: each has a package of its own, to be no larger than it needs. */
export interface Package {
  /** The address of its wasm. */
  readonly url: string;
  /** Its worker; throws where none may be started. */
  worker(): Worker;
  /** Its glue, for the main thread. */
  instance(): Promise<{ instantiate(module: WebAssembly.Module): Instance }>;
}

/** One a package for the whole page: compiles the module once and runs it in a worker, or in slices here. */
export class Engine {
  readonly #package: Package;
  #loaded: Promise<Loaded> | undefined;
  #post: Promise<Post> | undefined;
  #last = 0;
  readonly #live = new Map<number, Live>();
  /** By the number of the run or of the question. */
  readonly #pending = new Map<number, Pending>();
  /** When the hosts there were have died, in ms. */
  readonly #deaths: number[] = [];
  #beats = 0;
  #heart: ReturnType<typeof setInterval> | undefined;

  /** Ends the host as a crash would, and tells nobody: to try the recovery. */
  kill: () => void = () => {};

  /** Where the work is done, once that is known: for the page's notice and for tests. */
  place: 'worker' | 'main' | undefined;

  constructor(from: Package) {
    this.#package = from;
  }

  /** The module, downloaded at most once; after a failure the next call tries again. */
  load(): Promise<Loaded> {
    this.#loaded ??= loadModule(this.#package.url).catch((error: unknown) => {
      this.#loaded = undefined;
      throw error;
    });
    return this.#loaded;
  }

  /**
   * Builds a model from its configuration and advances it to the end.
   * Resolves when it has finished; rejects with a CodedError, `cancelled` when `signal` says so.
   */
  async start<Name extends ModelName>(
    model: Name,
    config: ConfigOf<Name>,
    listener: Listener,
    signal: AbortSignal,
  ): Promise<Run<Name>> {
    const { run, finished } = await this.begin(model, config, listener, signal);
    await finished;
    return run;
  }

  /** The same run as soon as it has begun: it can be asked how it goes while it is worked on. */
  async begin<Name extends ModelName>(
    model: Name,
    config: ConfigOf<Name>,
    listener: Listener,
    signal: AbortSignal,
  ): Promise<Begun<Name>> {
    const post = await this.#connect();
    if (signal.aborted) throw new CodedError('cancelled');
    this.#last += 1;
    const id = this.#last;
    const request = { type: 'start', run: id, model, config } as const;
    this.#live.set(id, { request, listener });
    const ended = new Promise<number>((resolve, reject) => {
      this.#pending.set(id, { request, resolve, reject });
      signal.addEventListener('abort', () => {
        if (this.#pending.delete(id)) {
          this.free(id);
          reject(new CodedError('cancelled'));
        }
      });
      post(request);
    });
    const finished = ended.catch((error: unknown) => {
      // After a panic the reset tells the listeners first, this one among them.
      if (!(error instanceof CodedError && error.code === 'panic')) this.#live.delete(id);
      throw error;
    });
    return { run: new Run<Name>(this, id), finished };
  }

  /** A run that is asked something and freed, and that nobody watches. */
  async quietly<Name extends ModelName>(model: Name, config: ConfigOf<Name>): Promise<Run<Name>> {
    const unheard = { onProgress: () => {}, onReset: () => {} };
    return this.start(model, config, unheard, new AbortController().signal);
  }

  /** What the core says against a model's configuration; undefined if it has nothing against it. */
  async refusal<Name extends ModelName>(
    model: Name,
    config: ConfigOf<Name>,
  ): Promise<CodedError | undefined> {
    try {
      (await this.quietly(model, config)).free();
      return undefined;
    } catch (thrown) {
      return CodedError.from(thrown);
    }
  }

  async call(run: number, method: string, args: unknown[]): Promise<unknown> {
    const post = await this.#connect();
    if (!this.#live.has(run)) throw new CodedError('stale');
    this.#last += 1;
    const call = this.#last;
    return new Promise((resolve, reject) => {
      const request = { type: 'call', run, call, method, args } as const;
      this.#pending.set(call, { request, resolve, reject });
      post(request);
    });
  }

  free(run: number): void {
    if (!this.#live.delete(run)) return;
    for (const [id, { request, reject }] of this.#pending) {
      if (request.run !== run) continue;
      this.#pending.delete(id);
      reject(new CodedError('stale'));
    }
    void this.#post?.then((post) => post({ type: 'free', run }));
  }

  provokePanic(run: number): void {
    void this.#post?.then((post) => post({ type: 'panic', run }));
  }

  #connect(): Promise<Post> {
    this.#post ??= this.#open().catch((error: unknown) => {
      this.#post = undefined;
      throw error;
    });
    return this.#post;
  }

  async #open(place = 'worker'): Promise<Post> {
    const candidate = place === 'worker' ? newWorker(this.#package) : undefined;
    // The worker's script is fetched while the module is.
    const { module } = await this.load().catch((error: unknown) => {
      candidate?.worker.terminate();
      throw error;
    });
    if (candidate && (await takes(candidate, module))) {
      const { worker } = candidate;
      worker.onmessage = ({ data }: MessageEvent<Reply>) => this.#receive(data);
      // No need to wait any longer.
      void candidate.failed.then(() => {
        this.#beats = BEATS;
      });
      this.kill = () => worker.terminate();
      this.place = 'worker';
      return this.#watched((request) => worker.postMessage(request));
    }
    candidate?.worker.terminate();
    const { hostHere } = await import('./revive.ts');
    const { post, kill } = await hostHere(this.#package, module, this.#live, (reply) =>
      this.#receive(reply),
    );
    this.kill = kill;
    this.place = 'main';
    return this.#watched(post);
  }

  /** Sees to it that what is asked is answered: no event tells of a worker that was killed. */
  #watched(post: Post): Post {
    return (request) => {
      post(request);
      this.#heart ??= setInterval(() => {
        const waiting = this.#pending.size > 0;
        this.#beats += 1;
        if (waiting && this.#beats <= BEATS) return;
        clearInterval(this.#heart);
        this.#heart = undefined;
        this.#beats = 0;
        if (waiting) this.#revive();
      }, 1000);
    };
  }

  /** Puts another host in the place of a dead one. Whoever waits for it, and the runs, do not notice. */
  #revive(): void {
    // Where it was no more than slow.
    this.kill();
    this.#post = import('./revive.ts')
      .then(({ revive }) =>
        revive(this.#deaths, this.#live, this.#pending, (place) => this.#open(place)),
      )
      .catch((error: unknown) => {
        this.#post = undefined;
        this.#reset();
        throw error;
      });
    // It is told to the figures.
    this.#post.catch(() => {});
  }

  #receive(reply: Reply): void {
    this.#beats = 0;
    switch (reply.type) {
      case 'progress':
        this.#live.get(reply.run)?.listener.onProgress(reply.done, reply.total, reply.spent);
        break;
      case 'finished':
        this.#take(reply.run)?.resolve(reply.spent as never);
        break;
      case 'result':
        this.#take(reply.call)?.resolve(reply.value as never);
        break;
      case 'failed': {
        const { code, params, message } = reply.failure;
        this.#take(reply.call ?? reply.run)?.reject(new CodedError(code, params, message));
        break;
      }
      case 'reset':
        this.#reset(reply.culprit);
    }
  }

  /** What this is the answer to. */
  #take(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  /** The runs are gone, through the fault of one or, if none is named, of any. */
  #reset(culprit?: number): void {
    const [live, pending] = [[...this.#live], [...this.#pending.values()]];
    this.#live.clear();
    this.#pending.clear();
    for (const { reject } of pending) reject(new CodedError(culprit ? 'stale' : 'panic'));
    for (const [run, { listener }] of live) listener.onReset(run === (culprit ?? run));
  }
}

/** A worker that has still to show that it can work. */
interface Candidate {
  readonly worker: Worker;
  /** Resolves when its script cannot be had or fails. */
  readonly failed: Promise<false>;
}

/** A worker, or undefined for another origin's figure, or under a policy that forbids workers. */
function newWorker(from: Package): Candidate | undefined {
  // Firefox would tell the page's console of an error. A sandboxed page is of no origin.
  if (new URL(from.url, import.meta.url).origin !== self.origin) return undefined;
  try {
    const worker = from.worker();
    const failed = new Promise<false>((resolve) => {
      worker.onerror = (event) => {
        // No error of the page: the main thread does the work.
        event.preventDefault();
        resolve(false);
      };
    });
    return { worker, failed };
  } catch {
    return undefined;
  }
}

/** Hands the module to the worker; false unless it says in time that it has taken it. */
function takes({ worker, failed }: Candidate, module: WebAssembly.Module): Promise<boolean> {
  const answered = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), WORKER_PATIENCE_MS);
    worker.onmessage = () => resolve(true);
    try {
      worker.postMessage(module);
    } catch {
      resolve(false);
    }
  });
  return Promise.race([answered, failed]);
}
