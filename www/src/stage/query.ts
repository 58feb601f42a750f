import { html, nothing, type TemplateResult } from 'lit';
import type { Asking } from '../engine/engine.ts';
import { CodedError, isEnded } from '../engine/errors.ts';
import type { Messages } from '../words/messages.ts';
import { renderFailure } from './form.ts';
import { renderProgress } from './notices.ts';

/** A figure that asks the core. */
export interface Asker {
  /** Aborts with the run of the figure, and with it everything that the figure has begun. */
  readonly lifetime: AbortSignal;
  requestUpdate(): void;
}

/** Work shorter than this shows no progress, in ms. */
const PATIENCE_MS = 200;

/**
 * A question of a figure to the core, and its answer. Only the newest question counts: an older one is
 * cancelled and its answer ignored. The last answer stays until the next one comes. The same question is
 * not sent twice, unless the visitor tries again or the figure's run has ended meanwhile.
 */
export class Query<T> {
  readonly #figure: Asker;
  #key: string | undefined;
  #abort: AbortController | undefined;
  #asking: Promise<void> = Promise.resolve();
  #progress: { readonly done: number; readonly total: number } | undefined;
  #slow = false;
  /** The last answer. While the newest question is open, or if it failed, this belongs to an older one. */
  value: T | undefined;
  /** Why the newest question has no answer. */
  error: CodedError | undefined;

  constructor(figure: Asker) {
    this.#figure = figure;
  }

  /** Whether the newest question is open. */
  get pending(): boolean {
    return this.#abort !== undefined;
  }

  /** The answer to the newest question; undefined if it has no answer. */
  get answer(): T | undefined {
    return this.#key === undefined || this.pending || this.error ? undefined : this.value;
  }

  /** The progress of the open question from 0 to 1; undefined in its first moments. */
  get progress(): number | undefined {
    if (!this.pending || !this.#slow) return undefined;
    const { done, total } = this.#progress ?? { done: 0, total: 0 };
    return total > 0 ? done / total : 0;
  }

  /** The last answer. A question with another key than the last one is sent to the core. */
  of(key: string, ask: (asking: Asking) => Promise<T>): T | undefined {
    if (key !== this.#key) {
      this.#key = key;
      this.#asking = this.#ask(ask);
    }
    return this.value;
  }

  /** Resolves when the last question has its answer, or has failed. */
  settled(): Promise<void> {
    return this.#asking;
  }

  /** Cancels the newest question. The visitor sees that like any other failure. */
  cancel(): void {
    this.#abort?.abort();
  }

  /** The next question is sent, even if it is the same. */
  forget(): void {
    this.#key = undefined;
  }

  async #ask(ask: (asking: Asking) => Promise<T>): Promise<void> {
    this.#abort?.abort();
    const abort = new AbortController();
    this.#abort = abort;
    this.#slow = false;
    this.#progress = undefined;
    this.error = undefined;
    const timer = setTimeout(() => {
      if (this.#abort !== abort) return;
      this.#slow = true;
      this.#figure.requestUpdate();
    }, PATIENCE_MS);
    const listener = {
      onProgress: (done: number, total: number) => {
        if (this.#abort !== abort) return;
        this.#progress = { done, total };
        if (this.#slow) this.#figure.requestUpdate();
      },
      onReset: () => {},
    };
    const signals = [abort.signal, this.#figure.lifetime] as const;
    const answer = await ask({ listener, signals }).catch(CodedError.from);
    clearTimeout(timer);
    if (this.#abort !== abort) return;
    this.#abort = undefined;
    if (!(answer instanceof CodedError)) this.value = answer;
    else if (isEnded(answer) && !abort.signal.aborted) {
      // The visitor did not cancel it, and has seen a message. The figure asks again when it is drawn with
      // its next run.
      return this.forget();
    } else this.error = abort.signal.aborted ? new CodedError('cancelled') : answer;
    this.#figure.requestUpdate();
  }

  /**
   * While a question is open, its progress; after a failure or a stop, the reason and, if that can help, a button to
   * try again.
   */
  render(words: Messages): TemplateResult | typeof nothing {
    if (this.error) {
      const again = () => {
        this.forget();
        this.#figure.requestUpdate();
      };
      return renderFailure(words, this.error, again);
    }
    if (!this.pending || !this.#slow) return nothing;
    return html`<div class="wide">${renderProgress(this.#progress, words, () => this.cancel())}</div>`;
  }
}

/** Several questions of one kind. Each is sent once and its answer kept. */
export class Queries<T> {
  readonly #figure: Asker;
  readonly #asked = new Map<string, Query<T>>();

  constructor(figure: Asker) {
    this.#figure = figure;
  }

  /** The answer, or the core's error; undefined while it is on its way. */
  of(key: string, ask: (asking: Asking) => Promise<T>): T | CodedError | undefined {
    const question = this.#asked.get(key) ?? new Query<T>(this.#figure);
    this.#asked.set(key, question);
    const answer = question.of(key, ask);
    return question.error ?? answer;
  }
}
