import fc from 'fast-check';
import type { HeapWhy } from '../../www/pkg/nim.js';
import { mostHeaps, mostStones } from '../../www/src/exhibits/nim/fields.ts';
import { type Layout, type LayoutPlan, MOST_DRAWN } from '../../www/src/stage/heaps/layout.ts';

/** By how much rounding may change a number. */
export const DUST = 1e-6;

const few = fc.bigInt({ min: 1n, max: BigInt(MOST_DRAWN) });
/** Heaps of 41 to 10^15 stones, so that the board has 6 to 50 digits. */
const many = fc
  .constantFrom(100n, 511n, 4095n, mostStones)
  .chain((max) => fc.bigInt({ min: BigInt(MOST_DRAWN) + 1n, max }));
const heapsOf = (stones: fc.Arbitrary<bigint>) =>
  fc.array(stones, { minLength: 1, maxLength: mostHeaps, size: 'large' });
export const drawn = heapsOf(fc.oneof(few, fc.constantFrom(1n, 7n, 40n)));
export const barred = fc
  .tuple(heapsOf(fc.oneof(few, many, fc.constant(mostStones))), many, fc.nat())
  .map(([heaps, large, at]) => heaps.with(at % heaps.length, large));

const box = fc.record({
  width: fc.integer({ min: 320, max: 1280 }),
  height: fc.integer({ min: 300, max: 700 }),
});

/** The Grundy values: the numbers of stones, smaller numbers, or none shown. */
const valuesOf = (start: readonly bigint[]): fc.Arbitrary<readonly bigint[] | undefined> =>
  fc.oneof(
    fc.constant(undefined),
    fc.constant(start),
    fc.tuple(...start.map((stones) => fc.bigInt({ min: 0n, max: stones }))),
  );

export const planOf = (
  heaps: fc.Arbitrary<bigint[]>,
  text: fc.Arbitrary<number> = fc.constant(1),
): fc.Arbitrary<LayoutPlan> =>
  heaps.chain((start) =>
    fc
      .record({
        size: box,
        text,
        grundyValues: valuesOf(start),
        bundled: fc.boolean(),
      })
      .map((rest) => ({ ...rest, start, ...derived(start, rest.grundyValues) })),
  );

/** What a plan derives from the Grundy values: whether the stones themselves are bundled, and the digits. */
export const derived = (start: readonly bigint[], grundyValues: readonly bigint[] | undefined) => ({
  plain: grundyValues === undefined || grundyValues.join() === start.join(),
  digits: Math.max(1, ...(grundyValues ?? []).map((value) => value.toString(2).length)),
});

export const ordinary = planOf(drawn);
export const presented = fc.constantFrom(1, 1.6);
export const inAnyRoom = planOf(fc.oneof(drawn, barred), presented);

/** The left edge of the board of digits; everything to its left must end there. */
export const boardLeft = ({ board, width }: Layout) =>
  board ? board.x(board.digits - 1) - board.width / 2 : width;

/** A position about which nothing is known. */
export const unknown: HeapWhy = {
  heaps: [],
  outcome: 'P',
  columns: [],
  reason: { kind: 'end' },
  moves: 0n,
  winning: 0n,
  winningTakes: [],
  options: [],
};
