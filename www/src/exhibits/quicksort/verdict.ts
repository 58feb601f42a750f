import { isPartition, type Part } from './steps.ts';

/** On fewer elements than this, N log₂ N and the number of all pairs are too close to judge a run by them. */
const FEWEST = 10;
/** A part was divided badly if all but the pivot and at most this share of it lie on one side. */
const SHORT_SIDE = 1 / 10;

/** How a run has done, and why; `none` where the numbers say too little. */
export interface Verdict {
  readonly verdict: 'good' | 'bad' | 'none';
  readonly why: 'uneven' | 'even' | 'equal' | 'none';
}

/** N log₂ N, and how many pairs N elements make. */
export const measuresOf = (length: number): { log: number; pairs: number } => ({
  log: Math.round(length * Math.log2(length)),
  pairs: (length * (length - 1)) / 2,
});

/** Judges a run by its comparisons. A long part weighs more, because dividing it takes more comparisons. */
export function verdictOf(comparisons: number, length: number, parts: readonly Part[]): Verdict {
  const [whole] = parts;
  if (length < FEWEST || !whole || !isPartition(whole)) return { verdict: 'none', why: 'none' };
  const { log, pairs } = measuresOf(length);
  const good = comparisons <= Math.min(2 * log, (log + pairs) / 2);
  let [all, long, equal] = [0, 0, 0];
  for (const part of parts.filter(isPartition)) {
    const size = part.hi - part.lo;
    const sides = [part.equal - part.lo, part.hi - part.larger] as const;
    all += size;
    if (size - 1 - Math.max(...sides) <= SHORT_SIDE * size) long += size;
    // The pivot itself is always between the sides.
    if (part.larger - part.equal > size / 4 && part.larger - part.equal > 1) equal += size;
  }
  const uneven = long > all / 2;
  if (!good) return { verdict: 'bad', why: uneven ? 'uneven' : 'none' };
  return { verdict: 'good', why: equal > all / 2 ? 'equal' : uneven ? 'none' : 'even' };
}
