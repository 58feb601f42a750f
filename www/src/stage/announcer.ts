/** How long an announcement waits for a newer one to replace it, in ms. */
const COALESCE_MS = 400;

/**
 * Polite announcements for screen readers. When several come in a row, only the newest is spoken. The
 * narration of a moment may come late; it does not replace the answer to a question that was asked at that
 * moment. A moment is a step in a language.
 */
export class Announcer {
  /** What was spoken last. Emptied, it counts no more, so the same narration is spoken again. */
  text = '';
  /** How often something was announced. The same text announced twice counts twice. */
  spoken = 0;
  /**
   * Readers find the first text of a page where it stands, so no narration is announced until the visitor has
   * acted. An answer is always announced.
   */
  quiet = false;
  /** The moment at which the waiting answer was given. */
  #askedAt: string | undefined;
  readonly #moment: () => string;
  readonly #changed: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(moment: () => string, changed: () => void) {
    this.#moment = moment;
    this.#changed = changed;
  }

  /** Announces the state of the figure. */
  narrate(text: string): void {
    if (!this.quiet && this.#askedAt !== this.#moment()) this.#speak(text, false);
  }

  /** Announces the answer to what the visitor asked. An answer that is asked for again is spoken again. */
  say(text: string): void {
    this.#speak(text, true);
    this.#askedAt = this.#moment();
  }

  #speak(text: string, again: boolean): void {
    this.#askedAt = undefined;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#askedAt = undefined;
      if (text === this.text && !again) return;
      this.text = text;
      this.spoken += 1;
      this.#changed();
    }, COALESCE_MS);
  }
}
