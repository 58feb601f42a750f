import { CodedError } from './errors.ts';
import type { Instance } from './host.ts';
import { type Loaded, loadModule } from './load.ts';
import type { ConfigOf, ModelName, Models, Reply, Request } from './protocol.ts';

/** A worker that has not answered by then is taken to be blocked, in ms. */
const WORKER_PATIENCE_MS = 3000;

type Post = (request: Request) => void;

interface Pending {
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

type Method<M, K extends keyof M> = M[K] extends (...args: infer A) => infer R
  ? (...args: A) => Promise<R>
  : () => Promise<M[K]>;

/** A computation in the host: a model, advanced until finished, that answers questions. */
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
  readonly #listeners = new Map<number, Listener>();
  readonly #calls = new Map<number, Pending & { run: number }>();
  readonly #starts = new Map<number, Pending>();

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
    this.#listeners.set(id, listener);
    const ended = new Promise<number>((resolve, reject) => {
      this.#starts.set(id, { resolve, reject });
      signal.addEventListener('abort', () => {
        if (this.#starts.delete(id)) {
          this.free(id);
          reject(new CodedError('cancelled'));
        }
      });
      post({ type: 'start', run: id, model, config });
    });
    const finished = ended.catch((error: unknown) => {
      // After a panic the reset tells the listeners first, this one among them.
      if (!(error instanceof CodedError && error.code === 'panic')) this.#listeners.delete(id);
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
    if (!this.#listeners.has(run)) throw new CodedError('stale');
    this.#last += 1;
    const call = this.#last;
    return new Promise((resolve, reject) => {
      this.#calls.set(call, { run, resolve, reject });
      post({ type: 'call', run, call, method, args });
    });
  }

  free(run: number): void {
    if (!this.#listeners.delete(run)) return;
    this.#drop(run);
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

  async #open(): Promise<Post> {
    // The worker's script is fetched while the module is.
    const candidate = newWorker(this.#package);
    const { module } = await this.load().catch((error: unknown) => {
      candidate?.worker.terminate();
      throw error;
    });
    if (candidate && (await takes(candidate, module))) {
      const { worker } = candidate;
      worker.onmessage = ({ data }: MessageEvent<Reply>) => this.#receive(data);
      this.place = 'worker';
      return (request) => worker.postMessage(request);
    }
    candidate?.worker.terminate();
    const [{ Host }, { instantiate }] = await Promise.all([
      import('./host.ts'),
      this.#package.instance(),
    ]);
    // Replies are delivered as a worker's would be: later, never inside the request.
    const host = new Host(instantiate(module), (reply) =>
      queueMicrotask(() => this.#receive(reply)),
    );
    this.place = 'main';
    return (request) => host.handle(request);
  }

  #receive(reply: Reply): void {
    switch (reply.type) {
      case 'progress':
        this.#listeners.get(reply.run)?.onProgress(reply.done, reply.total, reply.spent);
        break;
      case 'finished':
        this.#starts.get(reply.run)?.resolve(reply.spent as never);
        this.#starts.delete(reply.run);
        break;
      case 'result':
        this.#calls.get(reply.call)?.resolve(reply.value as never);
        this.#calls.delete(reply.call);
        break;
      case 'failed':
        this.#fail(reply);
        break;
      case 'reset':
        this.#reset(reply.culprit);
        break;
      case 'ready':
        break;
    }
  }

  #fail({ run, call, failure }: Extract<Reply, { type: 'failed' }>): void {
    const error = new CodedError(failure.code, failure.params, failure.message);
    const pending = call === undefined ? this.#starts.get(run) : this.#calls.get(call);
    if (call === undefined) this.#starts.delete(run);
    else this.#calls.delete(call);
    pending?.reject(error);
  }

  #drop(run: number): void {
    for (const [call, pending] of this.#calls) {
      if (pending.run !== run) continue;
      this.#calls.delete(call);
      pending.reject(new CodedError('stale'));
    }
  }

  #reset(culprit: number): void {
    const listeners = [...this.#listeners];
    this.#listeners.clear();
    for (const pending of [...this.#calls.values(), ...this.#starts.values()]) {
      pending.reject(new CodedError('stale'));
    }
    this.#calls.clear();
    this.#starts.clear();
    for (const [run, listener] of listeners) listener.onReset(run === culprit);
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
