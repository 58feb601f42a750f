import { CodedError } from './errors.ts';
import type { Failure, ModelName, Reply, Request } from './protocol.ts';

/** What the host needs to know about a model of the bindings. */
export interface Model {
  /** Does a slice of the work. A model without this method is finished when it is made. */
  advance?(budget: number): { done: bigint; total: bigint; finished: boolean };
  free(): void;
}

/** A model that is a run, worked on in slices. */
export type Advancing = Required<Model>;

const advances = (model: Model): model is Advancing => model.advance !== undefined;

/** What the host needs to know about an instantiated package. */
export interface Instance {
  create(model: ModelName, config: unknown): Model;
  provokePanic(): void;
  /** Throws the wasm state away and starts with a fresh one. Every older object is stale afterwards. */
  reset(): void;
}

/** The longest slice of work before the host listens again, in ms: half a frame. */
const SLICE_MS = 8;
const FIRST_BUDGET = 1024;
const LARGEST_BUDGET = 2 ** 30;

/**
 * Holds the models of all runs and works on them in slices.
 *
 * The same code runs in the worker or, without a worker, on the main thread:
 *
 *     page ── Request ──> Host ── advance(budget) ──> wasm
 *      ^                   |
 *      └────── Reply ──────┘
 */
export class Host {
  readonly #instance: Instance;
  readonly #post: (reply: Reply) => void;
  readonly #runs = new Map<number, Model>();
  #generation = 0;

  constructor(instance: Instance, post: (reply: Reply) => void) {
    this.#instance = instance;
    this.#post = post;
  }

  /** Takes one request. Answers come through `post`. Never throws. */
  handle(request: Request): void {
    switch (request.type) {
      case 'start':
        this.#attempt(request.run, undefined, () => {
          const model = this.#instance.create(request.model, request.config);
          this.#runs.set(request.run, model);
          if (advances(model)) void this.#work(request.run, model);
          else this.#post({ type: 'finished', run: request.run, spent: 0 });
        });
        break;
      case 'call':
        this.#attempt(request.run, request.call, () => {
          const value = this.#ask(request.run, request.method, request.args);
          this.#post({ type: 'result', run: request.run, call: request.call, value });
        });
        break;
      case 'panic':
        this.#attempt(request.run, undefined, () => this.#instance.provokePanic());
        break;
      case 'free':
        this.#attempt(request.run, undefined, () => this.#runs.get(request.run)?.free());
        this.#runs.delete(request.run);
        break;
    }
  }

  #ask(run: number, method: string, args: unknown[]): unknown {
    const model = this.#runs.get(run) as Record<string, unknown> | undefined;
    const member = model?.[method];
    if (!model || member === undefined) throw new CodedError('internal', { detail: method });
    return typeof member === 'function' ? member.apply(model, args) : member;
  }

  async #work(run: number, model: Advancing): Promise<void> {
    const generation = this.#generation;
    let budget = FIRST_BUDGET;
    let spent = 0;
    for (;;) {
      // The run was freed (cancelled) or swept away by a reset while this slept.
      if (this.#runs.get(run) !== model || generation !== this.#generation) return;
      const began = performance.now();
      const progress = this.#attempt(run, undefined, () => model.advance(budget));
      if (!progress) return;
      const slice = performance.now() - began;
      spent += slice;
      if (progress.finished) {
        this.#post({ type: 'finished', run, spent });
        return;
      }
      this.#post({
        type: 'progress',
        run,
        done: Number(progress.done),
        total: Number(progress.total),
        spent,
      });
      if (slice < SLICE_MS / 2) budget = Math.min(budget * 2, LARGEST_BUDGET);
      else if (slice > SLICE_MS * 2) budget = Math.max(1, budget >> 1);
      await new Promise((resume) => setTimeout(resume, 0));
    }
  }

  #attempt<T>(run: number, call: number | undefined, work: () => T): T | undefined {
    try {
      return work();
    } catch (thrown) {
      const { code, params, message } = CodedError.from(thrown);
      const failure: Failure = { code, params, message };
      this.#post({ type: 'failed', run, ...(call === undefined ? {} : { call }), failure });
      if (code === 'panic') this.#reset(run);
      return undefined;
    }
  }

  #reset(culprit: number): void {
    this.#generation += 1;
    this.#runs.clear();
    this.#instance.reset();
    this.#post({ type: 'reset', culprit });
  }
}
