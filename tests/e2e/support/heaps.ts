/**
 * Games of heaps, solved by plain recursion and without the code under test. It is slow, so it is for few
 * and small heaps.
 */

/** A take: a heap, counted from 1, or both heaps, and the number of stones. */
export type Take = readonly [from: number | 'both', stones: number];

export interface HeapRules {
  /** Whether a move may take this number of stones from this heap, counted from 0. */
  readonly may?: (stones: number, heap: number) => boolean;
  readonly misere?: boolean;
  readonly wythoff?: boolean;
  /** The largest take, if a take may be larger than its heap. */
  readonly past?: number;
}

const fibonacci = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89];
export const may = {
  upTo: (most: number) => (stones: number) => stones <= most,
  oneOf: (set: readonly number[]) => (stones: number) => set.includes(stones),
  fibonacci: (stones: number) => fibonacci.includes(stones),
  powers: (stones: number) => (stones & (stones - 1)) === 0,
};

export class Heaps {
  readonly #rules: HeapRules;
  readonly #lost = new Map<string, boolean>();

  constructor(rules: HeapRules = {}) {
    this.#rules = rules;
  }

  takes(heaps: readonly number[]): Take[] {
    const { may: allowed = () => true, wythoff, past = 0 } = this.#rules;
    const single = heaps.flatMap((size, heap) =>
      count(size === 0 ? 0 : Math.max(size, past))
        .filter((stones) => allowed(stones, heap))
        .map((stones): Take => [heap + 1, stones]),
    );
    const both = wythoff ? count(Math.min(...heaps)) : [];
    return [...single, ...both.map((stones): Take => ['both', stones])];
  }

  after(heaps: readonly number[], [from, stones]: Take): number[] {
    return heaps.map((size, heap) =>
      from === 'both' || from === heap + 1 ? Math.max(0, size - stones) : size,
    );
  }

  lost(heaps: readonly number[]): boolean {
    const key = [...heaps].join();
    const known = this.#lost.get(key);
    if (known !== undefined) return known;
    const takes = this.takes(heaps);
    const lost =
      takes.length === 0
        ? !this.#rules.misere
        : takes.every((take) => !this.lost(this.after(heaps, take)));
    this.#lost.set(key, lost);
    return lost;
  }

  winning(heaps: readonly number[]): Take[] {
    return this.takes(heaps).filter((take) => this.lost(this.after(heaps, take)));
  }

  /** A right take; where all is lost, any. */
  best(heaps: readonly number[]): Take | undefined {
    return this.winning(heaps)[0] ?? this.takes(heaps)[0];
  }
}

/** 1, 2, …, most. */
export const count = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);
