/** How many edits can be undone. */
const MOST_KEPT = 500;

/** The moments before the edits, for undo, and the undone ones, for redo. */
export class History<Moment> {
  #past: Moment[] = [];
  #future: Moment[] = [];

  /** Records the moment before an edit. After an edit there is nothing to redo. */
  keep(now: Moment): void {
    this.#past = [...this.#past, now].slice(-MOST_KEPT);
    this.#future = [];
  }

  /** Forgets the last moments before the edits, as long as they are such ones. */
  forgetLast(such: (moment: Moment) => boolean): void {
    const kept = this.#past.findLastIndex((moment) => !such(moment));
    this.#past = this.#past.slice(0, kept + 1);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  undo(now: Moment): Moment | undefined {
    const before = this.#past.pop();
    if (before) this.#future.push(now);
    return before;
  }

  redo(now: Moment): Moment | undefined {
    const after = this.#future.pop();
    if (after) this.#past.push(now);
    return after;
  }

  clear(): void {
    this.#past = [];
    this.#future = [];
  }
}
