import { newWorker, takes } from './candidate.ts';
import { CodedError } from './errors.ts';
import { type Loaded, loadModule } from './load.ts';
import { type KnownRun, keyOf, knownRun } from './opening.ts';
import type { ConfigOf, ModelName, Models, Reply } from './protocol.ts';
import type { Listener, Live, Package, Pending, Post } from './requests.ts';

/**
 * A host that has an open request and stays silent for this number of beats, each a second, is dead. A page
 * that slept counts one beat, however long it slept. A slice of work takes a fraction of a beat.
 */
const BEATS = 16;

/** The listener of a run that nobody watches. */
export const unheard: Listener = { onProgress: () => {}, onReset: () => {} };

/** The signals that may end a run. The first one is that of the figure that began it. */
export type Signals = readonly [AbortSignal, ...AbortSignal[]];

/** Who asks: the listener for the progress, and the signals that end the work. */
export interface Asking {
  readonly listener?: Listener;
  readonly signals: Signals;
}

type Method<M, K extends keyof M> = M[K] extends (...args: infer A) => infer R
  ? (...args: A) => Promise<R>
  : () => Promise<M[K]>;

/** A computation in the host: a model that answers questions. A model that advances is advanced to its end. */
export class Run<Name extends ModelName> {
  readonly #engine: Engine;
  readonly id: number;
  /**
   * Resolves once the core has finished the run, which may be later than the run is known (see `Package.opening`). Rejects
   * with a CodedError.
   */
  readonly there: Promise<unknown>;

  constructor(engine: Engine, id: number, there: Promise<unknown>) {
    this.#engine = engine;
    this.id = id;
    this.there = there;
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

/** A run that has begun. */
export interface Begun<Name extends ModelName> {
  readonly run: Run<Name>;
  /**
   * Resolves to the time that the host has worked on it, in ms, once it has finished. Rejects with a
   * CodedError.
   */
  readonly finished: Promise<number>;
}

/**
 * There is one engine per package for the whole page. It compiles the module once and runs it in a worker
 * or, in slices, on the main thread.
 */
export class Engine {
  readonly #package: Package;
  #loaded: Promise<Loaded> | undefined;
  #post: Promise<Post> | undefined;
  #last = 0;
  readonly #live = new Map<number, Live>();
  /** Requests by the number of their run or question. */
  readonly #pending = new Map<number, Pending>();
  /** Runs that are known: what is known of them, and when the core has finished them. */
  readonly #known = new Map<number, { of: KnownRun; there: Promise<unknown> }>();
  /** The times at which hosts have died, in ms. */
  readonly #deaths: number[] = [];
  #beats = 0;
  #heart: ReturnType<typeof setInterval> | undefined;

  /** Ends the host like a crash, without an event. Tests try the recovery with it. */
  kill: () => void = () => {};

  /** Where the work is done, once that is known. The page's notice and tests read it. */
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
   * Builds a model from its configuration and advances it to its end. Resolves when it has finished;
   * rejects with a CodedError. The first of `signals` that aborts ends the run, finished or not, and frees
   * it. Then this rejects with `cancelled`, and open questions to the run with `stale`.
   */
  async start<Name extends ModelName>(
    model: Name,
    config: ConfigOf<Name>,
    listener: Listener,
    ...signals: Signals
  ): Promise<Run<Name>> {
    const { run, finished } = await this.begin(model, config, listener, ...signals);
    await finished;
    return run;
  }

  /** The same run as soon as it has begun, so that it can be asked about its progress while it works. */
  async begin<Name extends ModelName>(
    model: Name,
    config: ConfigOf<Name>,
    listener: Listener,
    ...signals: Signals
  ): Promise<Begun<Name>> {
    const known = knownRun(this.#package.opening ?? [], model, config);
    const connected = this.#connect();
    if (!known) await connected;
    if (signals.some(({ aborted }) => aborted)) throw new CodedError('cancelled');
    this.#last += 1;
    const id = this.#last;
    const request = { type: 'start', run: id, model, config } as const;
    const over = new AbortController();
    this.#live.set(id, { request, listener, over });
    const ended = new Promise<number>((resolve, reject) => {
      this.#pending.set(id, { request, resolve, reject });
      const end = () => {
        if (this.#pending.delete(id)) reject(new CodedError('cancelled'));
        this.free(id);
      };
      for (const signal of signals) signal.addEventListener('abort', end, { signal: over.signal });
      // It may be over before there is a host.
      connected.then(
        (post) => this.#live.has(id) && post(request),
        (error: unknown) => {
          this.#pending.delete(id);
          reject(error);
        },
      );
    });
    const finished = ended.catch((error: unknown) => {
      // After a panic all listeners get the reset first, this one among them.
      if (!(error instanceof CodedError && error.code === 'panic')) this.#forget(id);
      throw error;
    });
    if (known) {
      // Whoever waits for it hears of a failure.
      finished.catch(() => {});
      this.#known.set(id, { of: known, there: finished });
    }
    const run = new Run<Name>(this, id, finished);
    return { run, finished: known ? Promise.resolve(0) : finished };
  }

  /** Begins a run, asks it something and frees it. Nobody watches it. */
  async quietly<Name extends ModelName>(
    model: Name,
    config: ConfigOf<Name>,
    ...signals: Signals
  ): Promise<Run<Name>> {
    return this.start(model, config, unheard, ...signals);
  }

  /** Builds a model, advances it to the end, reads from it and frees it. */
  async read<Name extends ModelName, T>(
    model: Name,
    config: ConfigOf<Name>,
    { listener = unheard, signals }: Asking,
    from: (run: Run<Name>) => Promise<T>,
  ): Promise<T> {
    const run = await this.start(model, config, listener, ...signals);
    return from(run).finally(() => run.free());
  }

  /** Why the core refuses a model's configuration; undefined if it accepts it. */
  async refusal<Name extends ModelName>(
    model: Name,
    config: ConfigOf<Name>,
    ...signals: Signals
  ): Promise<CodedError | undefined> {
    try {
      (await this.quietly(model, config, ...signals)).free();
      return undefined;
    } catch (thrown) {
      return CodedError.from(thrown);
    }
  }

  async call(run: number, method: string, args: unknown[]): Promise<unknown> {
    if (!this.#live.has(run)) throw new CodedError('stale');
    const known = this.#known.get(run);
    if (known) {
      const question = keyOf([method, ...args]);
      const { answers } = known.of;
      if (Object.hasOwn(answers, question)) return structuredClone(answers[question]);
      await known.there;
    }
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
    if (!this.#forget(run)) return;
    for (const [id, { request, reject }] of this.#pending) {
      if (request.run !== run) continue;
      this.#pending.delete(id);
      reject(new CodedError('stale'));
    }
    void this.#post?.then((post) => post({ type: 'free', run }));
  }

  /** Returns false if the run was over already. */
  #forget(run: number): boolean {
    this.#live.get(run)?.over.abort();
    this.#known.delete(run);
    return this.#live.delete(run);
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
    // The worker's script is fetched while the module is on its way.
    const { module } = await this.load().catch((error: unknown) => {
      candidate?.worker.terminate();
      throw error;
    });
    if (candidate && (await takes(candidate, module))) {
      const { worker } = candidate;
      worker.onmessage = ({ data }: MessageEvent<Reply>) => this.#receive(data);
      // It has failed, so there is no need to wait any longer.
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

  /**
   * Makes sure that every request is answered. A worker that was killed sends no event, so its silence is
   * watched.
   */
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

  /** Replaces a dead host by a new one. Those who wait for the host, and the runs, do not notice. */
  #revive(): void {
    // The host may only have been slow, so it is ended first.
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
    // The figures get this error.
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

  /** Takes out the request that an answer belongs to. */
  #take(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  /** The runs are gone, because the run `culprit` panicked or, without it, because of no known run. */
  #reset(culprit?: number): void {
    const [live, pending] = [[...this.#live], [...this.#pending.values()]];
    this.#live.clear();
    this.#known.clear();
    this.#pending.clear();
    for (const { reject } of pending) reject(new CodedError(culprit ? 'stale' : 'panic'));
    for (const [run, { listener }] of live) listener.onReset(run === (culprit ?? run));
  }
}
