/**
 * What a figure explains: the step at the cursor, or a mark that the visitor asked, which is put
 * away when the cursor moves on. Reasons come from the run, later; the newest question wins.
 */
export class Explained<Why> {
  /** Why the step at the cursor came out as it did; that of `at`, until its reason comes. */
  step: Why | undefined;
  at = 0;
  /** Why the asked mark is as it is. */
  asked: Why | undefined;

  readonly #changed: () => void;
  /** Where the cursor stood when the mark was asked. */
  #askedAt: number | undefined;
  #question = 0;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** A run was opened, with the why of a mark open or none. */
  open(asked: Why | undefined): void {
    this.#reach(0, undefined);
    this.asked = asked;
    this.#askedAt = undefined;
  }

  /** The cursor has arrived at a step, whose reason is on its way; undefined where there is none. */
  arrive(cursor: number, reason: Promise<Why> | undefined): void {
    this.#askedAt ??= cursor;
    if (this.#askedAt !== cursor) this.asked = undefined;
    this.#question += 1;
    const question = this.#question;
    if (!reason) this.#reach(cursor, undefined);
    reason?.then(
      (why) => {
        if (question !== this.#question) return;
        this.#reach(cursor, why);
        this.#changed();
      },
      () => {}, // The run has ended meanwhile, and whoever ended it draws what is next.
    );
  }

  #reach(at: number, why: Why | undefined): void {
    this.step = why;
    this.at = at;
  }

  /** The visitor asks a mark; true once its reason is here. */
  async ask(cursor: number, reason: Promise<Why> | undefined): Promise<boolean> {
    this.asked = await reason?.catch(() => undefined);
    this.#askedAt = cursor;
    return this.asked !== undefined;
  }

  close(): void {
    this.asked = undefined;
  }
}
