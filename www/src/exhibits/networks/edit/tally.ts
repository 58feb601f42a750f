import type { ProofOutcome } from '../../../../pkg/networks.js';
import type { Comparator } from '../fields.ts';

/** What the trials of one network have shown so far. */
interface Counts {
  readonly tried: number;
  readonly size: number;
  readonly spare: readonly number[];
}

/** What was found when comparators of one network were left out, each by itself. */
export class Tally {
  /** The comparators of the network, and for each that was left out whether the network fails without it. */
  #net = '';
  #size = 0;
  readonly #needed = new Map<number, boolean>();
  #last: number | undefined;

  /** The comparator to leave out next: the one after the last, or `first` in a network that was not tried yet. */
  next(net: readonly Comparator[], first: number): number {
    return this.is(net) && this.#last !== undefined ? (this.#last + 1) % net.length : first;
  }

  /** Notes what a network does without one of its comparators. */
  note(net: readonly Comparator[], k: number, outcome?: ProofOutcome): void {
    if (!this.is(net)) {
      this.#needed.clear();
      [this.#net, this.#size] = [String(net), net.length];
    }
    this.#last = k;
    if (outcome === 'sorts' || outcome === 'fails') this.#needed.set(k, outcome === 'fails');
  }

  /** Whether it is about this network. */
  is(net: readonly Comparator[]): boolean {
    return this.#net === String(net);
  }

  /** How many were tried, of how many, and the numbers of those that the network does not need, from 1. */
  get counts(): Counts | undefined {
    const tried = this.#needed.size;
    const spare = [...this.#needed].flatMap(([k, needed]) => (needed ? [] : [k + 1]));
    return tried > 0 ? { tried, size: this.#size, spare: spare.sort((a, b) => a - b) } : undefined;
  }
}
