/** How long an announcement waits for a newer one to replace it, in ms. */
const COALESCE_MS = 400;

/**
 * Polite announcements, coalesced: of several in a row only the newest is spoken. What the figure
 * narrates of a moment, which may come late, does not replace the answer to what was asked there. A
 * moment is a step in a language.
 */
export class Announcer {
  text = '';
  /** The moment of the answer that waits. */
  #askedAt: string | undefined;
  readonly #moment: () => string;
  readonly #changed: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(moment: () => string, changed: () => void) {
    this.#moment = moment;
    this.#changed = changed;
  }

  /** Announces where the figure stands now. */
  narrate(text: string): void {
    if (this.#askedAt !== this.#moment()) this.#speak(text);
  }

  /** Announces what the visitor has asked for. */
  say(text: string): void {
    this.#speak(text);
    this.#askedAt = this.#moment();
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
