import type { QuicksortScene } from './scene.ts';
import { isPartition, type Part } from './steps.ts';

/** A part was divided badly if all but the pivot and at most this share of it lie on one side. */
const SHORT_SIDE = 1 / 10;
/** A shorter part cannot be divided both well and badly. */
const LEAST_JUDGED = 3;
/** Looking for medians has made a run bad if it took at least this share of all comparisons. */
const LOOKING = 1 / 4;

/** How a run has done, and why. A sort without pivots is judged by how far the elements had to go. */
export interface Verdict {
  readonly verdict: 'good' | 'bad' | 'only' | 'fixed';
  readonly why: 'uneven' | 'even' | 'equal' | 'mixed' | 'medians' | 'near' | 'far' | 'none';
  /** About how many comparisons it takes at best and at worst. */
  readonly best: number;
  readonly pairs: number;
}

/** The comparisons that a quicksort of different elements takes if each pivot is the median of its part. */
export function leastOf(length: number): number {
  if (length < 2) return 0;
  const short = Math.floor((length - 1) / 2);
  // The two sides differ by one at most, so that each length is calculated at most twice on each level.
  const known = leastOf(short);
  return length - 1 + known + (length - 1 - short === short ? known : leastOf(length - 1 - short));
}

/** Judges a run by its comparisons. A long part weighs more, because dividing it takes more comparisons. */
export function verdictOf(
  { comparisons, pivot }: { readonly comparisons: number; readonly pivot: QuicksortScene['pivot'] },
  length: number,
  parts: readonly Part[],
): Verdict {
  const probes = pivot === 'median-of-three' || pivot === 'ninther';
  const pairs = (length * (length - 1)) / 2;
  const [whole] = parts;
  if (!whole || length < LEAST_JUDGED) return { verdict: 'only', why: 'none', best: pairs, pairs };
  if (whole.kind === 'insertion') {
    const best = length - 1;
    const good = comparisons <= (best + pairs) / 2;
    return { verdict: good ? 'good' : 'bad', why: good ? 'near' : 'far', best, pairs };
  }
  const best = leastOf(length);
  if (!isPartition(whole)) return { verdict: 'fixed', why: 'none', best, pairs };
  const good = comparisons <= Math.min(2 * length * Math.log2(length), (best + pairs) / 2);
  let [all, long, equal, dividing] = [0, 0, 0, 0];
  for (const part of parts) {
    const size = part.hi - part.lo;
    if (!isPartition(part)) continue;
    dividing += size - 1;
    if (size < LEAST_JUDGED) continue;
    const sides = [part.equal - part.lo, part.hi - part.larger] as const;
    all += size;
    if (size - 1 - Math.max(...sides) <= SHORT_SIDE * size) long += size;
    // The pivot itself is always between the sides.
    if (part.larger - part.equal > size / 4 && part.larger - part.equal > 1) equal += size;
  }
  const uneven = long > all / 2;
  if (good) {
    const why = equal > all / 2 ? 'equal' : uneven ? 'mixed' : 'even';
    return { verdict: 'good', why, best, pairs };
  }
  // What takes many comparisons beside dividing is a rule that looks for a median.
  const looking = probes && comparisons - dividing > comparisons * LOOKING;
  return { verdict: 'bad', why: looking ? 'medians' : uneven ? 'uneven' : 'mixed', best, pairs };
}
