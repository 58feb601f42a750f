import { type Kind, kindKey } from './kinds.ts';

/** The moves that a program has tried, and its time for them, in ms. */
export interface Measured {
  readonly moves: number;
  readonly spent: number;
}

/** A range of times, in ms. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * A move takes up to 8 times as long if the table no longer fits the caches of the processor (7 times were
 * measured). A table may outgrow the caches if a run tries more than twice as many moves as the measured run.
 */
const [SLOWER, OUTGROWN] = [8, 2];

/** Whether a program keeps a table. */
export const tabled = ({ algorithm }: Kind): boolean => !/^(exhaustive|cut-off)$/.test(algorithm);

/** The clock is too coarse for a shorter time, in ms. */
const LEAST_MS = 1;
/** Each kept moment of a run has at least 1.25 times the working time of the one before. */
const APART = 1.25;

/**
 * The speed of a run after its start. A program may run several times as slowly until the browser has compiled
 * it well, so only the later half of its time counts.
 */
export class Pace {
  readonly #moments: Measured[] = [{ moves: 0, spent: 0 }];
  #last: Measured = { moves: 0, spent: 0 };

  /** Adds a moment of the run: all its moves and all its time so far. */
  add(all: Measured): void {
    this.#last = all;
    const kept = this.#moments.at(-1)?.spent ?? 0;
    if (all.spent >= Math.max(LEAST_MS, APART * kept)) this.#moments.push(all);
  }

  /** The moves and the time of the later half of the run, or of a little more. */
  get measured(): Measured {
    const { moves, spent } = this.#last;
    const from = this.#moments.findLast((moment) => moment.spent <= spent / 2);
    return { moves: moves - (from?.moves ?? 0), spent: spent - (from?.spent ?? 0) };
  }
}

/** The speeds of the programs that have run on this page. */
export class Rates {
  readonly #measured = new Map<string, Measured>();

  /** Keeps what a run has done, unless an earlier run took longer: a longer run measures better. */
  note(kind: Kind, measured: Measured): void {
    const before = this.#measured.get(kindKey(kind))?.spent ?? 0;
    if (measured.spent >= LEAST_MS && measured.spent >= before)
      this.#measured.set(kindKey(kind), measured);
  }

  /** Moves a millisecond; undefined before the first run. */
  of(kind: Kind): number | undefined {
    const measured = this.#measured.get(kindKey(kind));
    return measured && measured.moves / measured.spent;
  }

  /** The time that a run with these moves takes; undefined before the first run. */
  span(kind: Kind, moves: number): Span | undefined {
    const measured = this.#measured.get(kindKey(kind));
    if (!measured) return undefined;
    const from = (moves / measured.moves) * measured.spent;
    const slower = tabled(kind) && moves > OUTGROWN * measured.moves;
    return { from, to: slower ? SLOWER * from : from };
  }
}

/** All figures of a page share these speeds. */
export const rates = new Rates();
