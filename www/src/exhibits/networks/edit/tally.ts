import type { ProofOutcome } from '../../../../pkg/networks.js';
import { listed } from '../../../words/listed.ts';
import type { Messages } from '../../../words/messages.ts';
import type { Sentence } from '../../../words/sentence.ts';
import type { Comparator } from '../fields.ts';

/** A sentence names at most this many comparators. */
const MOST_NAMED = 6;

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

  /** The numbers of the comparators that the network does not need, from 1. */
  get spare(): readonly number[] {
    return [...this.#needed]
      .flatMap(([k, needed]) => (needed ? [] : [k + 1]))
      .sort((a, b) => a - b);
  }

  /** Whether all comparators of the network were tried. */
  get whole(): boolean {
    return this.#needed.size === this.#size;
  }

  /** What was found, with the numbers of the comparators that can be left out unless they are too many. */
  sentence({ language }: Pick<Messages, 'language'>): Sentence | undefined {
    const { spare } = this;
    const [tried, size] = [this.#needed.size, this.#size];
    if (tried === 0) return undefined;
    const named = spare.length <= MOST_NAMED;
    const names = named ? listed(spare, language) : '';
    const args = { tried, size, spare: spare.length, names, named: named ? 'yes' : 'no' };
    return { id: this.whole ? 'left-out-all' : 'left-out-tally', args };
  }
}
