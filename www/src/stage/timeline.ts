/** Speeds of play, as multiples of `STEPS_PER_SECOND`. */
export const speeds = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof speeds)[number];

const STEPS_PER_SECOND = 6;
/** A long run is played faster, to be through in this time at speed 1. */
const LONGEST_SECONDS = 60;
/** Words that change more often than this, in a second, are not read by anybody. */
const READ_PER_SECOND = 8;
/** Play rests at a milestone this long, so that it can be read, or heard. */
const REST_SECONDS = 0.3;

/** Asked before the cursor moves, either way: answers the step it may reach. */
export type Gate = (from: number, to: number) => number;

/**
 * The cursor in a run, and the hand that moves it.
 *
 *     0 ────┬──┬──────────┬─────●─────────── length
 *           milestones        cursor = steps taken
 *
 * The one mechanism behind stepping back, scrubbing, sharing a moment and playing.
 */
export class Timeline {
  length = 0;
  milestones: readonly number[] = [];
  cursor = 0;
  speed: Speed = 1;
  /** Steps a second at speed 1, where an opening sweep has set its own. */
  #pace: number | undefined;
  gate: Gate = (_from, to) => to;

  readonly #changed: () => void;
  #frame: number | undefined;
  #last = 0;
  #owed = 0;

  /** `changed` is called after every move of the cursor and whenever play starts or stops. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get playing(): boolean {
    return this.#frame !== undefined;
  }

  /** Moves the cursor, within the run and as far as the gate allows. Stops play. */
  seek(to: number): void {
    this.pause();
    this.#move(to);
  }

  /** Puts the cursor down where a scene wants it, past any gate; without a wish, at the end. */
  place(at: number = this.length): void {
    this.pause();
    this.cursor = Math.min(at, this.length);
    this.#changed();
  }

  step(by: number): void {
    this.seek(this.cursor + by);
  }

  /** To the next milestone, or the last one before the cursor. Past the outermost: to the end. */
  jump(direction: 1 | -1): void {
    const ahead =
      direction > 0
        ? this.milestones.find((step) => step > this.cursor)
        : this.milestones.findLast((step) => step < this.cursor);
    this.seek(ahead ?? (direction > 0 ? this.length : 0));
  }

  /** Steps a second at speed 1. */
  get pace(): number {
    return this.#pace ?? Math.max(STEPS_PER_SECOND, this.length / LONGEST_SECONDS);
  }

  /** Whether a step is gone before a word of it is read; milestones are rested at. */
  fleeting(step: number): boolean {
    if (!this.playing || this.pace * this.speed <= READ_PER_SECOND) return false;
    return step > 0 && !this.milestones.includes(step);
  }

  /** Plays from the cursor, from the beginning when it stands at the end; `pace` holds this once. */
  play(pace?: number): void {
    if (this.playing || this.length === 0) return;
    if (this.cursor >= this.length) this.cursor = 0;
    this.#pace = pace;
    this.#owed = 0;
    this.#last = performance.now();
    this.#frame = requestAnimationFrame(this.#tick);
    this.#changed();
  }

  pause(): void {
    if (this.#frame === undefined) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
    this.#pace = undefined;
    this.#changed();
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  readonly #tick = (now: number): void => {
    // A tab that was hidden does not owe the steps of the time it slept.
    const elapsed = Math.min(Math.max(now - this.#last, 0), 250);
    this.#last = now;
    this.#owed += (elapsed / 1000) * this.pace * this.speed;
    const steps = Math.max(0, Math.floor(this.#owed));
    this.#owed -= steps;
    this.#frame = requestAnimationFrame(this.#tick);
    if (steps === 0) return;
    const wanted = Math.min(this.cursor + steps, this.length);
    const milestone = this.milestones.find((step) => step > this.cursor && step <= wanted);
    if (milestone !== undefined) this.#owed = -REST_SECONDS * this.pace * this.speed;
    this.#move(milestone ?? wanted);
    if (this.cursor < (milestone ?? wanted) || this.cursor >= this.length) this.pause();
  };

  #move(to: number): void {
    // What is no number is the beginning.
    const wanted = Math.min(Math.max(Math.round(to) || 0, 0), this.length);
    this.cursor = this.gate(this.cursor, wanted);
    this.#changed();
  }
}
