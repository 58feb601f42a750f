import type { Field, Read } from '../../share/codec-fields.ts';
import { notice, shorten } from '../../share/codec-notices.ts';

/** Wires of a network, and its comparators: the core knows the same. */
export const mostWires = 64;
export const mostComparators = 4096;
/** What an element may be, where it is typed. */
export const largestValue = 999;

/** Two wires, counted from 0: the smaller element goes to the first. */
export type Comparator = readonly [low: number, high: number];

/** Comparators from the flat numbers of the core. */
export function paired(flat: ArrayLike<number>): readonly Comparator[] {
  const length = Math.floor(flat.length / 2);
  return Array.from({ length }, (_, k) => [flat[2 * k] ?? 0, flat[2 * k + 1] ?? 0]);
}

export interface ComparatorsField extends Field<readonly Comparator[] | undefined> {
  readonly kind: 'comparators';
}

/** Longer lists are written with a character a wire, so that they still fit into a link. */
const MOST_READABLE = 100;
/** A wire each, none of which has a meaning in an address. */
const wires = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * A list of comparators that may be absent, written `0:1,2:3`; `-` is a list of none. A long one is
 * written without signs, two characters a comparator: `AB` is 0:1.
 */
export function comparatorsField(): ComparatorsField {
  return {
    kind: 'comparators',
    default: undefined,
    read: (field, typed): Read<readonly Comparator[] | undefined> => {
      const { pieces, one } = takenApart(typed);
      const read = pieces.map(one);
      const comparators = read.flatMap((comparator) => (comparator ? [comparator] : []));
      if (comparators.length === read.length && read.length <= mostComparators) {
        return { value: comparators };
      }
      const value = shorten(pieces[read.indexOf(undefined)] ?? typed);
      const params = { field, value, last: mostWires - 1, most: mostComparators };
      return { notice: notice('link-bad-comparators', params) };
    },
    write: (comparators) => {
      const short = comparators.length <= MOST_READABLE;
      const written = comparators.map(([a, b]) => (short ? `${a}:${b}` : `${wires[a]}${wires[b]}`));
      return written.join(short ? ',' : '') || '-';
    },
  };
}

interface TakenApart {
  /** A comparator each, and one too many of a list that is too long. */
  readonly pieces: readonly string[];
  one(piece: string): Comparator | undefined;
}

function takenApart(typed: string): TakenApart {
  if (/^[\w-]{2,}$/.test(typed)) {
    const pieces = typed.slice(0, 2 * mostComparators + 2).match(/..?/g) ?? [];
    return {
      pieces,
      one: ([low = ' ', high = ' ']) => joined(wires.indexOf(low), wires.indexOf(high)),
    };
  }
  const one = (piece: string) => {
    const [, low, high] = /^(\d{1,2}):(\d{1,2})$/.exec(piece) ?? [];
    return low === undefined ? undefined : joined(Number(low), Number(high));
  };
  return { pieces: typed === '-' ? [] : typed.split(',', mostComparators + 1), one };
}

function joined(low: number, high: number): Comparator | undefined {
  const inside = (wire: number) => wire >= 0 && wire < mostWires;
  return inside(low) && inside(high) && low !== high ? [low, high] : undefined;
}
