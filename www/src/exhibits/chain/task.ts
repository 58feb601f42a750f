import { html, nothing, type TemplateResult } from 'lit';
import type { Listener } from '../../engine/engine.ts';
import { CodedError } from '../../engine/errors.ts';
import { renderProgress } from '../../stage/notices.ts';
import type { Messages } from '../../words/messages.ts';

/** Work shorter than this passes without a progress bar, in ms. */
const PATIENCE_MS = 200;

type Work<T> = (listener: Listener, signal: AbortSignal) => Promise<T>;

/**
 * Work of the core that may take a while: what was asked last, how far it is, and its answer; the one
 * before stays until then. The same is not asked twice, unless the visitor tries again.
 */
export class Task<T> {
  readonly #changed: () => void;
  #key: string | undefined;
  #value: T | undefined;
  #abort: AbortController | undefined;
  #progress: { done: number; total: number } | undefined;
  /** It has lasted longer than a moment. */
  #slow = false;
  error: CodedError | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** There is no answer yet to what was asked last. */
  get pending(): boolean {
    return this.#abort !== undefined;
  }

  of(key: string, work: Work<T>): T | undefined {
    if (key !== this.#key) {
      this.#key = key;
      void this.#begin(work);
    }
    return this.#value;
  }

  cancel(): void {
    this.#abort?.abort();
  }

  async #begin(work: Work<T>): Promise<void> {
    this.#abort?.abort();
    const abort = new AbortController();
    this.#abort = abort;
    this.#slow = false;
    this.#progress = undefined;
    this.error = undefined;
    const timer = setTimeout(() => {
      if (this.#abort !== abort) return;
      this.#slow = true;
      this.#changed();
    }, PATIENCE_MS);
    const listener: Listener = {
      onProgress: (done, total) => {
        if (this.#abort !== abort) return;
        this.#progress = { done, total };
        if (this.#slow) this.#changed();
      },
      onReset: () => {},
    };
    const answer = await work(listener, abort.signal).catch(CodedError.from);
    clearTimeout(timer);
    if (this.#abort !== abort) return;
    this.#abort = undefined;
    if (!(answer instanceof CodedError)) this.#value = answer;
    // Another run's panic has ended this one: it is asked again.
    else if (answer.code === 'stale') this.#key = undefined;
    else this.error = answer;
    this.#changed();
  }

  /** While it lasts, its progress; after a failure or a stop, the reason and a way to try again. */
  render(words: Messages): TemplateResult | typeof nothing {
    const { error } = this;
    if (error) {
      const again = () => {
        this.#key = undefined;
        this.#changed();
      };
      return html`<p class="wide"><span class="wrong" role="alert">${refusalOf(error, words)}</span>
        <button class="primary" @click=${again}>${words.text('try-again')}</button></p>`;
    }
    if (!this.pending || !this.#slow) return nothing;
    return html`<div class="wide">${renderProgress(this.#progress, words, () => this.cancel())}</div>`;
  }
}

/** The sentence for what the core has said against something. */
export function refusalOf(error: CodedError, words: Messages): string {
  const { code, params, message } = error;
  if (words.has(`error-${code}`)) return words.text(`error-${code}`, params);
  return words.text('error-internal', { detail: message });
}
