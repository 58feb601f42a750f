import { LatestAnswer } from './latest-answer.ts';

/**
 * What a figure explains: the step at the cursor, or a mark that the visitor asked about. The mark's answer
 * disappears when the cursor moves on. Reasons come later, from the run; only the newest question counts.
 */
export class Explained<Why> {
  /** Why step `at` came out as it did. It stays until the reason of the step at the cursor has come. */
  step: Why | undefined;
  at = 0;
  /** Why the asked mark has its value. */
  asked: Why | undefined;

  readonly #changed: () => void;
  /** Where the cursor was when the mark was asked. */
  #askedAt: number | undefined;
  readonly #step = new LatestAnswer<Why>({});
  readonly #mark = new LatestAnswer<Why>({});

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** A run was opened; a link may have opened it with a mark explained. */
  open(asked: Why | undefined): void {
    this.#reach(0, undefined);
    this.#mark.stop();
    this.asked = asked;
    this.#askedAt = undefined;
  }

  /** The cursor has arrived at a step. Its reason is on its way, or undefined if the step has no reason. */
  arrive(cursor: number, reason: Promise<Why> | undefined): void {
    this.#askedAt ??= cursor;
    if (this.#askedAt !== cursor) this.asked = undefined;
    this.#step.stop();
    if (reason) void this.#come(cursor, reason);
    else this.#reach(cursor, undefined);
  }

  async #come(cursor: number, reason: Promise<Why>): Promise<void> {
    // If the run has ended meanwhile, whoever ended it draws the next one.
    if (!(await this.#step.ask(() => reason)) || this.#step.error) return;
    this.#reach(cursor, this.#step.value);
    this.#changed();
  }

  #reach(at: number, why: Why | undefined): void {
    this.step = why;
    this.at = at;
  }

  /** The visitor asks about a mark. Resolves to true once the reason has come, if no other mark was asked meanwhile. */
  async ask(cursor: number, reason: Promise<Why> | undefined): Promise<boolean> {
    this.#mark.stop();
    if (reason && !(await this.#mark.ask(() => reason))) return false;
    this.asked = reason && !this.#mark.error ? this.#mark.value : undefined;
    this.#askedAt = cursor;
    return this.asked !== undefined;
  }

  /** Whether the reason of an asked mark is still to come. */
  get asking(): boolean {
    return this.#mark.pending;
  }

  close(): void {
    this.#mark.stop();
    this.asked = undefined;
  }
}
