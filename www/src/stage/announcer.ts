/** How long an announcement waits for a newer one to replace it, in ms. */
const COALESCE_MS = 400;

/** Polite announcements, coalesced: of several in a row only the newest is spoken. */
export class Announcer {
  text = '';
  readonly #changed: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  say(text: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (text === this.text) return;
      this.text = text;
      this.#changed();
    }, COALESCE_MS);
  }
}
