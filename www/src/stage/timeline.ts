/** Speeds of play, as multiples of a pace that suits the length of the run. */
export const speeds = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof speeds)[number];

const STEPS_PER_SECOND = 6;
/**
 * At speed 1 a run moves for a time within these limits, whatever its length. All its rests together take
 * no longer than the third.
 */
const [SHORTEST_SECONDS, LONGEST_SECONDS, MOST_REST_SECONDS] = [5, 24, 6];
/** In a short run no step takes longer than a second. */
const FEWEST_PER_SECOND = 1;
/** Nobody can read words that change more often than this per second. */
const READ_PER_SECOND = 8;
/**
 * Play rests this long at a milestone, so that it can be read or heard. With many milestones it rests
 * shorter.
 */
const REST_SECONDS = 0.3;
/** At the first milestones of some runs play rests long enough for a sentence or two. */
const LINGER_SECONDS = 2.5;

/** Called before the cursor moves, in either direction. Returns the step that it may reach. */
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
  /** The number of milestones at which play lingers. */
  lingering = 0;
  /** Steps per second at speed 1, if an opening sweep has set them. */
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

  /** Puts the cursor where a scene wants it, past any gate; without a place, at the end. */
  place(at: number = this.length): void {
    this.pause();
    this.cursor = Math.min(at, this.length);
    this.#changed();
  }

  step(by: number): void {
    this.seek(this.cursor + by);
  }

  /**
   * Goes to the next milestone, or to the last one before the cursor. Beyond the outermost one it goes to
   * the end.
   */
  jump(direction: 1 | -1): void {
    const ahead =
      direction > 0
        ? this.milestones.find((step) => step > this.cursor)
        : this.milestones.findLast((step) => step < this.cursor);
    this.seek(ahead ?? (direction > 0 ? this.length : 0));
  }

  /** Steps per second at speed 1. */
  get pace(): number {
    const [least, most] = [this.length / LONGEST_SECONDS, this.length / SHORTEST_SECONDS];
    const suited = Math.max(least, Math.min(STEPS_PER_SECOND, most), FEWEST_PER_SECOND);
    return this.#pace ?? suited;
  }

  /** How long play rests at a milestone, in seconds at speed 1. */
  rest(milestone: number): number {
    const early = this.milestones.indexOf(milestone) < this.lingering;
    if (early) return LINGER_SECONDS;
    return Math.min(REST_SECONDS, MOST_REST_SECONDS / this.milestones.length);
  }

  /** Whether play passes a step before anybody can read a word about it. Play rests at milestones. */
  fleeting(step: number): boolean {
    if (!this.playing || this.pace * this.speed <= READ_PER_SECOND) return false;
    return step > 0 && !this.milestones.includes(step);
  }

  /**
   * Plays from the cursor, or from the beginning if the cursor is at the end; `pace` applies to this time
   * only.
   */
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
    // A hidden tab does not catch up on the steps that it missed.
    const elapsed = Math.min(Math.max(now - this.#last, 0), 250);
    this.#last = now;
    this.#owed += (elapsed / 1000) * this.pace * this.speed;
    const steps = Math.max(0, Math.floor(this.#owed));
    this.#owed -= steps;
    this.#frame = requestAnimationFrame(this.#tick);
    if (steps === 0) return;
    const wanted = Math.min(this.cursor + steps, this.length);
    const milestone = this.milestones.find((step) => step > this.cursor && step <= wanted);
    if (milestone !== undefined) this.#owed = -this.rest(milestone) * this.pace * this.speed;
    this.#move(milestone ?? wanted);
    if (this.cursor < (milestone ?? wanted) || this.cursor >= this.length) this.pause();
  };

  #move(to: number): void {
    // NaN counts as the beginning.
    const wanted = Math.min(Math.max(Math.round(to) || 0, 0), this.length);
    this.cursor = this.gate(this.cursor, wanted);
    this.#changed();
  }
}
