/**
 * The moment at the cursor of a run, as it comes from the core. The cursor may move on while the core
 * answers. The page then shows the answer, and asks next only for what is wanted newest.
 */
export class Moments<Wanted, Here> {
  readonly #changed: () => void;
  #ask: ((wanted: Wanted) => Promise<Here>) | undefined;
  #asking = false;
  #wanted: { readonly wanted: Wanted } | undefined;
  here: Here | undefined;
  /** The moment shown before this one. */
  before: Here | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Takes another run, which is asked in this way, and fetches its first moment. */
  async open(ask: (wanted: Wanted) => Promise<Here>, first: Wanted): Promise<void> {
    this.#wanted = undefined;
    const here = await ask(first);
    this.#ask = ask;
    this.before = undefined;
    this.here = here;
  }

  seek(wanted: Wanted): void {
    this.#wanted = { wanted };
    if (!this.#asking) void this.#follow();
  }

  async #follow(): Promise<void> {
    this.#asking = true;
    while (this.#wanted && this.#ask) {
      const [ask, { wanted }] = [this.#ask, this.#wanted];
      this.#wanted = undefined;
      // The run may have ended. Then another run takes its place and shows what is next.
      const here = await ask(wanted).catch(() => undefined);
      if (!here || ask !== this.#ask) continue;
      this.before = this.here;
      this.here = here;
      this.#changed();
    }
    this.#asking = false;
  }
}
