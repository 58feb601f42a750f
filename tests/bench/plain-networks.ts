import type { Comparator } from '../../www/src/exhibits/networks/fields.ts';

/** The first five wires of 32 inputs that count up, as bits of a word. */
const COUNTING = [0xaaaa_aaaa, 0xcccc_cccc, 0xf0f0_f0f0, 0xff00_ff00, 0xffff_0000];

/**
 * The number of inputs of zeros and ones that come out sorted, calculated 32 inputs at a time: a comparator
 * is an `and` and an `or`. For 5 wires and more.
 */
export function plainExhaustive(wires: number, comparators: readonly Comparator[]): number {
  const words = new Int32Array(wires);
  let sorted = 0;
  for (let block = 0; block < 2 ** (wires - 5); block += 1) {
    for (let wire = 0; wire < wires; wire += 1) {
      words[wire] = COUNTING[wire] ?? -((block >> (wire - 5)) & 1);
    }
    for (const [low, high] of comparators) {
      const [one, other] = [words[low] ?? 0, words[high] ?? 0];
      words[low] = one & other;
      words[high] = one | other;
    }
    let wrong = 0;
    for (let wire = 1; wire < wires; wire += 1) {
      wrong |= (words[wire - 1] ?? 0) & ~(words[wire] ?? 0);
    }
    for (let left = ~wrong; left !== 0; left &= left - 1) sorted += 1;
  }
  return sorted;
}
