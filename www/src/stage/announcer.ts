/** How long an announcement waits for a newer one to replace it, in ms. */
const COALESCE_MS = 400;

/**
 * Polite announcements, coalesced: of several in a row only the newest is spoken. What the figure
 * narrates of a step is spoken before the answer to what the visitor asked there, which it must not
 * silence where it comes later.
 */
export class Announcer {
  text = '';
  #narration = '';
  #answer = '';
  /** The step of `#answer`. */
  #step = 0;
  readonly #cursor: () => number;
  readonly #changed: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(cursor: () => number, changed: () => void) {
    this.#cursor = cursor;
    this.#changed = changed;
  }

  /** Announces where the figure stands now. */
  narrate(text: string): void {
    this.#narration = text;
    if (this.#step !== this.#cursor()) this.#answer = '';
    this.#wait();
  }

  /** Announces what the visitor has asked for. */
  say(text: string): void {
    this.#answer = text;
    this.#step = this.#cursor();
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const text = [this.#narration, this.#answer].filter((part) => part !== '').join(' ');
      this.#narration = '';
      this.#answer = '';
      if (text === this.text) return;
      this.text = text;
      this.#changed();
    }, COALESCE_MS);
  }
}
