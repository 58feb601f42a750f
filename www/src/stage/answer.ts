/**
 * What was asked of the core last, and its answer: the one before stays until a newer has come. The
 * same question is not asked twice.
 */
export class Answer<T> {
  readonly #changed: () => void;
  #key: string | undefined;
  #value: T | undefined;
  /** There is no answer yet to what was asked last. */
  pending = false;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  of(key: string, ask: () => Promise<T>): T | undefined {
    if (key !== this.#key) {
      this.#key = key;
      this.pending = true;
      ask()
        .then((value) => {
          if (key !== this.#key) return;
          this.#value = value;
          this.pending = false;
          this.#changed();
        })
        // A run that has ended is replaced by another, of which it is asked again.
        .catch(() => {
          if (key === this.#key) this.#key = undefined;
        });
    }
    return this.#value;
  }
}
