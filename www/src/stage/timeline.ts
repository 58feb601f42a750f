/** Speeds of play, as multiples of a pace that suits the length of the run. */
export const speeds = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof speeds)[number];

/** The pace of a run of medium length. */
const STEPS_PER_SECOND = 6;
/** At speed 1 a run moves for a time within these limits, whatever its length. */
const [SHORTEST_SECONDS, LONGEST_SECONDS] = [5, 24];
/** In a short run no step takes longer than a second. */
const FEWEST_PER_SECOND = 1;
/** Where nobody says how long the words of a stop take to be read, play holds this long, in ms. */
const HOLD_MS = 300;

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
  /** How much faster than at its own pace the run moves. The words of a stop are read no faster. */
  speed: Speed = 1;
  /** Whether play holds at stops. The visitor may say that it need not. */
  holds = true;
  /** The first step after this one at which play holds, so that its words can be read. */
  nextStop: (after: number) => number | undefined = (after) =>
    this.milestones.find((step) => step > after);
  /** How long the words of the cursor's step take to be read, in ms; undefined while they have not come. */
  reading: () => number | undefined = () => HOLD_MS;
  gate: Gate = (_from, to) => to;

  /** Steps per second at speed 1, if whoever plays it has set them. */
  #pace: number | undefined;
  /** For how long the words of the stop have been there, in ms; undefined while play does not hold. */
  #held: number | undefined;

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

  /** Whether play holds at the cursor until its words are read. */
  get holding(): boolean {
    return this.#held !== undefined;
  }

  /** Whether play passes a step without a word about it, because its sentence belongs to the stop before. */
  fleeting(step: number): boolean {
    return this.playing && step > 0 && !(this.#stopping && this.nextStop(step - 1) === step);
  }

  /** What plays at a pace of its own passes every stop. */
  get #stopping(): boolean {
    return this.holds && this.#pace === undefined;
  }

  /**
   * Plays from the cursor, or from the beginning if the cursor is at the end. With a `pace`, which applies to this time
   * only, it holds nowhere.
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
    this.#held = undefined;
    this.#changed();
  }

  /** Goes on to the next step; while the run plays, to the next stop, and does not wait for this one to be read. */
  next(): void {
    if (!this.playing) this.step(1);
    else {
      this.#held = undefined;
      this.#owed = 0;
      this.#arrive(this.nextStop(this.cursor) ?? this.length);
    }
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  readonly #tick = (now: number): void => {
    // A hidden tab does not catch up on the steps that it missed.
    const elapsed = Math.min(Math.max(now - this.#last, 0), 250);
    this.#last = now;
    this.#frame = requestAnimationFrame(this.#tick);
    if (this.#held !== undefined && !this.#read(this.#held, elapsed)) return;
    this.#owed += (elapsed / 1000) * this.pace * this.speed;
    const steps = Math.max(0, Math.floor(this.#owed));
    this.#owed -= steps;
    if (steps > 0) this.#arrive(this.cursor + steps);
  };

  /** Whether the words of the stop have been read by now. */
  #read(held: number, elapsed: number): boolean {
    const needed = this.reading();
    if (needed === undefined) return false;
    const over = held + elapsed >= needed || !this.#stopping;
    this.#held = over ? undefined : held + elapsed;
    return over;
  }

  /** Plays on to a step, or to the stop before it. */
  #arrive(step: number): void {
    const stop = this.#stopping ? this.nextStop(this.cursor) : undefined;
    const wanted = Math.min(step, stop ?? this.length, this.length);
    if (wanted === stop) {
      this.#held = 0;
      this.#owed = 0;
    }
    this.#move(wanted);
    if (this.cursor < wanted || this.cursor >= this.length) this.pause();
  }

  #move(to: number): void {
    // NaN counts as the beginning.
    const wanted = Math.min(Math.max(Math.round(to) || 0, 0), this.length);
    this.cursor = this.gate(this.cursor, wanted);
    this.#changed();
  }
}
