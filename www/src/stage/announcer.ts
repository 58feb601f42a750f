/** How long an announcement waits for a newer one to replace it, in ms. */
const COALESCE_MS = 400;

/**
 * Polite announcements, coalesced: of several in a row only the newest is spoken. What the figure
 * narrates of a step, which may come late, does not replace the answer to what was asked there.
 */
export class Announcer {
  text = '';
  /** The step at which the answer that waits was asked for. */
  #askedAt: number | undefined;
  readonly #cursor: () => number;
  readonly #changed: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(cursor: () => number, changed: () => void) {
    this.#cursor = cursor;
    this.#changed = changed;
  }

  /** Announces where the figure stands now. */
  narrate(text: string): void {
    if (this.#askedAt !== this.#cursor()) this.#speak(text);
  }

  /** Announces what the visitor has asked for. */
  say(text: string): void {
    this.#speak(text);
    this.#askedAt = this.#cursor();
  }

  #speak(text: string): void {
    this.#askedAt = undefined;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#askedAt = undefined;
      if (text === this.text) return;
      this.text = text;
      this.#changed();
    }, COALESCE_MS);
  }
}
