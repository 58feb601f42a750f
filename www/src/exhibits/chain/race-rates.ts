import { type Kind, kindKey } from './race-kinds.ts';

interface Measured {
  readonly moves: number;
  /** Time worked, in ms. */
  readonly spent: number;
}

/** The clock is too coarse for what is shorter, in ms. */
const LEAST_MS = 1;

/** How fast the programs are here, as far as they have run in this session. */
export class Rates {
  readonly #measured = new Map<string, Measured>();

  /** What a run has done; the longest one is the surest. */
  note(kind: Kind, measured: Measured): void {
    const before = this.#measured.get(kindKey(kind))?.spent ?? 0;
    if (measured.spent >= LEAST_MS && measured.spent > before)
      this.#measured.set(kindKey(kind), measured);
  }

  /** Moves a millisecond; undefined before any run. */
  of(kind: Kind): number | undefined {
    const measured = this.#measured.get(kindKey(kind));
    return measured && measured.moves / measured.spent;
  }
}

/** Of all figures of the page. */
export const rates = new Rates();
