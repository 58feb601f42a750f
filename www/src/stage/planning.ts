import { LatestAnswer } from './latest-answer.ts';

/** A move that the player considers. */
export interface Planned<Move, Place> {
  readonly move: Move;
  /** The place after it; undefined if the rules do not allow the move. */
  readonly place: Place | undefined;
}

/** What planning needs of a game. */
export interface Moves<Plan extends Planned<unknown, unknown>> {
  /** Whether it is the visitor's turn. */
  mayMove(): boolean;
  same(a: Plan['move'], b: Plan['move']): boolean;
  /** What a move would do; undefined if there is nothing to say about it. */
  look(move: Plan['move']): Plan | undefined | Promise<Plan | undefined>;
  /** Makes the move. */
  commit(place: NonNullable<Plan['place']>): Promise<void>;
  changed(): void;
}

/**
 * What the player is about to do in a game. A legal move is shown while the player points at it (or has the
 * keyboard on it). A chosen move stays shown, even an illegal one. Choosing it again makes it.
 */
export class Planning<Plan extends Planned<unknown, unknown>> {
  pointed: Plan | undefined;
  chosen: Plan | undefined;
  /** The last typed text, if it was not a move. Each attempt makes another object. */
  misread: object | undefined;

  readonly #moves: Moves<Plan>;
  readonly #pointing = new LatestAnswer<Plan | undefined>({});
  readonly #choosing = new LatestAnswer<Plan | undefined>({});

  constructor(moves: Moves<Plan>) {
    this.#moves = moves;
  }

  /** Whether what a chosen move would do is still to come. */
  get choosing(): boolean {
    return this.#choosing.pending;
  }

  get shown(): Plan | undefined {
    return this.chosen ?? this.pointed;
  }

  /** Nothing is planned any more, because the position has changed. */
  clear(): void {
    this.#pointing.stop();
    this.#choosing.stop();
    this.pointed = undefined;
    this.chosen = undefined;
    this.misread = undefined;
  }

  /** The typed text is not a move. */
  misreads(): void {
    this.misread = {};
    this.#moves.changed();
  }

  /** The player points at a move, or at no move any more. */
  async point(move: Plan['move'] | undefined): Promise<void> {
    if (move !== undefined && this.pointed && this.#moves.same(this.pointed.move, move)) return;
    const looks = move !== undefined && this.#moves.mayMove();
    if (!(await this.#pointing.ask(async () => (looks ? this.#moves.look(move) : undefined))))
      return;
    const planned = this.#pointing.error ? undefined : this.#pointing.value;
    if (!planned && !this.pointed) return;
    this.pointed = planned;
    this.#moves.changed();
  }

  /**
   * Chooses a move: plans it, or makes it if it was planned. Resolves to whether there is something to say
   * about it.
   */
  async choose(move: Plan['move']): Promise<boolean> {
    if (!this.#moves.mayMove()) return false;
    const { chosen } = this;
    if (!chosen?.place || !this.#moves.same(chosen.move, move)) return this.plan(move);
    await this.make();
    return false;
  }

  /** Plans a move, planned before or not. Resolves to whether there is something to say about it. */
  async plan(move: Plan['move']): Promise<boolean> {
    this.misread = undefined;
    const newest = await this.#choosing.ask(async () => this.#moves.look(move));
    const { error, value: planned } = this.#choosing;
    if (!newest || error || !planned) return false;
    this.chosen = planned;
    this.#moves.changed();
    return true;
  }

  /** Makes the chosen move, if the rules allow it. */
  async make(): Promise<void> {
    const place = this.chosen?.place as NonNullable<Plan['place']> | undefined;
    if (place === undefined) return;
    this.clear();
    await this.#moves.commit(place);
  }
}
