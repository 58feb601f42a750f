import { CodedError } from '../../engine/errors.ts';

/** Answers of the core, by what was asked: each thing is asked once, and its answer kept. */
export class Kept<T> {
  readonly #changed: () => void;
  readonly #answers = new Map<string, T | CodedError | undefined>();

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The answer, or what the core has against the question; undefined while it is on its way. */
  of(key: string, ask: () => Promise<T>): T | CodedError | undefined {
    if (!this.#answers.has(key)) {
      this.#answers.set(key, undefined);
      ask()
        .catch(CodedError.from)
        .then((answer) => {
          // A panic elsewhere has ended the run: it is asked again.
          if (answer instanceof CodedError && answer.code === 'stale') this.#answers.delete(key);
          else this.#answers.set(key, answer);
          this.#changed();
        });
    }
    return this.#answers.get(key);
  }
}
