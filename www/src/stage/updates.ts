/**
 * Draws something again after it has changed: once for all changes of a turn, before the browser paints. A change
 * while it is drawn belongs to that drawing; a change after that, as when it is measured, makes another.
 */
export class Updates {
  readonly #draw: () => void;
  readonly #drawn: () => void;
  /** Something has changed. Nothing is drawn before `begin`. */
  #pending = true;
  #begun = false;
  #last: Promise<void> = new Promise(() => {});

  /** `draw` draws; `drawn` looks at what is drawn, and may ask for more. */
  constructor(draw: () => void, drawn: () => void) {
    this.#draw = draw;
    this.#drawn = drawn;
  }

  /** There is a place to draw in now. */
  begin(): void {
    if (this.#begun) return;
    this.#begun = true;
    this.#last = this.#next();
  }

  request(): void {
    if (this.#pending) return;
    this.#pending = true;
    this.#last = this.#next();
  }

  /** Resolves once everything asked for so far is drawn, with false if it is to be drawn again. */
  get complete(): Promise<boolean> {
    return this.#last.then(() => !this.#pending);
  }

  async #next(): Promise<void> {
    await undefined;
    try {
      this.#draw();
    } finally {
      this.#pending = false;
    }
    this.#drawn();
  }
}
