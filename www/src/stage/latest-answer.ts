import type { Asking } from '../engine/engine.ts';
import { CodedError, isEnded } from '../engine/errors.ts';

/** A figure that asks the core. */
export interface Asker {
  /** Aborts with the run of the figure, and with it everything that the figure has begun. */
  readonly lifetime: AbortSignal;
  requestUpdate(): void;
}

/** Work shorter than this shows no progress, in ms. */
const PATIENCE_MS = 200;

/** How far work has come. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/**
 * An answer that comes late, such as that of the core or a file. Only the newest question counts: an older one is
 * cancelled and its answer ignored. A question ends with its owner's run, if the owner has one. The last answer stays
 * until the next one comes.
 */
export class LatestAnswer<T> {
  readonly #owner: Partial<Asker>;
  #key: string | undefined;
  #open: AbortController | undefined;
  #asking: Promise<unknown> = Promise.resolve();
  #slow = false;
  /** How far the open question is; undefined before it has said so. */
  counted: Progress | undefined;
  /** The last answer. While the newest question is open, or if it failed, this belongs to an older one. */
  value: T | undefined;
  /** Why the newest question has no answer. */
  error: CodedError | undefined;

  constructor(owner: Partial<Asker>) {
    this.#owner = owner;
  }

  /** Whether the newest question is open. */
  get pending(): boolean {
    return this.#open !== undefined;
  }

  /** The answer to the newest question; undefined if it has no answer. */
  get answer(): T | undefined {
    return this.#key === undefined || this.pending || this.error ? undefined : this.value;
  }

  /** The progress of the open question from 0 to 1; undefined in its first moments. */
  get progress(): number | undefined {
    if (!this.pending || !this.#slow) return undefined;
    const { done, total } = this.counted ?? { done: 0, total: 0 };
    return total > 0 ? done / total : 0;
  }

  /**
   * The last answer. A question with another key than the last one is asked. The same question is not asked twice,
   * unless it is asked `again` or the run of the owner has ended meanwhile.
   */
  of(key: string, ask: (asking: Asking) => Promise<T>): T | undefined {
    if (key !== this.#key) {
      this.#key = key;
      this.#asking = this.ask(ask).then((newest) => newest && this.#owner.requestUpdate?.());
    }
    return this.value;
  }

  /**
   * Asks, whatever was asked before. Resolves to true once `value` or `error` is the outcome, and to false if a newer
   * question has come meanwhile, or the run of the owner has ended.
   */
  async ask(ask: (asking: Asking) => Promise<T>): Promise<boolean> {
    this.stop();
    const open = new AbortController();
    this.#open = open;
    this.error = undefined;
    const timer = setTimeout(() => {
      if (this.#open !== open) return;
      this.#slow = true;
      this.#owner.requestUpdate?.();
    }, PATIENCE_MS);
    const listener = {
      onProgress: (done: number, total: number) => {
        if (this.#open !== open) return;
        this.counted = { done, total };
        if (this.#slow) this.#owner.requestUpdate?.();
      },
      onReset: () => {},
    };
    const { lifetime } = this.#owner;
    const signals = [open.signal, ...(lifetime ? [lifetime] : [])] as const;
    const answer = await ask({ listener, signals }).catch(CodedError.from);
    clearTimeout(timer);
    if (this.#open !== open) return false;
    this.#open = undefined;
    const cancelled = open.signal.aborted;
    if (!(answer instanceof CodedError)) this.value = answer;
    else if (!isEnded(answer) || cancelled) {
      this.error = cancelled ? new CodedError('cancelled') : answer;
    } else {
      // The visitor did not cancel it, and has seen a message. The owner asks again when it is drawn with its next run.
      this.forget();
      return false;
    }
    return true;
  }

  /** Resolves when the last question has its answer, or has failed. */
  async settled(): Promise<void> {
    await this.#asking;
  }

  /** Cancels the newest question. The visitor sees that like any other failure. */
  cancel(): void {
    this.#open?.abort();
  }

  /** Ends the newest question without an answer and without a message. */
  stop(): void {
    this.cancel();
    this.#open = undefined;
    this.#slow = false;
    this.counted = undefined;
  }

  /** The next question is asked, even if it is the same. */
  forget(): void {
    this.#key = undefined;
  }

  /** Asks the same again as soon as the owner is drawn. */
  again(): void {
    this.forget();
    this.error = undefined;
    this.#owner.requestUpdate?.();
  }
}

/** Several answers of one kind. Each question is asked once and its answer kept. */
export class LatestAnswers<T> {
  readonly #owner: Partial<Asker>;
  readonly #asked = new Map<string, LatestAnswer<T>>();

  constructor(owner: Partial<Asker>) {
    this.#owner = owner;
  }

  /** The answer, or the core's error; undefined while it is on its way. */
  of(key: string, ask: (asking: Asking) => Promise<T>): T | CodedError | undefined {
    const question = this.#asked.get(key) ?? new LatestAnswer<T>(this.#owner);
    this.#asked.set(key, question);
    const answer = question.of(key, ask);
    return question.error ?? answer;
  }
}
