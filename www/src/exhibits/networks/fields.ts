import type { Field, Read } from '../../share/codec-fields.ts';
import { notice, shorten } from '../../share/codec-notices.ts';

/** The most wires and the most comparators that a network can have. The core has the same limits. */
export const mostWires = 64;
export const mostComparators = 4096;
/** The most comparators that were taken out and can be put back. More would hide the network. */
export const mostGhosts = 100;
/** The largest element that a visitor can type. */
export const largestValue = 999;

/** Two wires, counted from 0: the smaller element goes to the first. */
export type Comparator = readonly [low: number, high: number];

/** A comparator that was taken out and can be put back. */
export interface Ghost {
  readonly comparator: Comparator;
  /** How many remaining comparators come before it, in the order of the scene. */
  readonly place: number;
}

/** Pairs the flat numbers of the core into comparators. */
export function paired(flat: ArrayLike<number>): readonly Comparator[] {
  const length = Math.floor(flat.length / 2);
  return Array.from({ length }, (_, k) => [flat[2 * k] ?? 0, flat[2 * k + 1] ?? 0]);
}

/** A new comparator between two wires, which sends the smaller element up. */
export function drawn(one: number, other: number): Comparator {
  return [Math.min(one, other), Math.max(one, other)];
}

/** A comparator moved to other wires, with the direction it had. */
export function rejoined([low, high]: Comparator, from: number, to: number): Comparator {
  const [top, bottom] = drawn(from, to);
  return low < high ? [top, bottom] : [bottom, top];
}

export interface ComparatorsField extends Field<readonly Comparator[] | undefined> {
  readonly kind: 'comparators';
}

/** Longer lists take one character for each wire, so that they still fit into a link. */
const MOST_READABLE = 100;
/** One character for each wire; none of them has a meaning in an address. */
const wires = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * A list of comparators that may be absent, written `1:2,3:4` with wires from 1; `-` is an empty list. A long
 * list has two characters for each comparator and nothing between: `AB` is 1:2.
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
      const params = { field, value, last: mostWires, most: mostComparators };
      return { notice: notice('link-bad-comparators', params) };
    },
    write: (comparators) => {
      const short = comparators.length <= MOST_READABLE;
      const written = comparators.map(([a, b]) =>
        short ? `${a + 1}:${b + 1}` : `${wires[a]}${wires[b]}`,
      );
      return written.join(short ? ',' : '') || '-';
    },
  };
}

interface TakenApart {
  /** One piece for each comparator; if the list is too long, one piece more than allowed. */
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
    return low === undefined ? undefined : joined(Number(low) - 1, Number(high) - 1);
  };
  return { pieces: typed === '-' ? [] : typed.split(',', mostComparators + 1), one };
}

function joined(low: number, high: number): Comparator | undefined {
  const inside = (wire: number) => wire >= 0 && wire < mostWires;
  return inside(low) && inside(high) && low !== high ? [low, high] : undefined;
}

export interface GhostsField extends Field<readonly Ghost[]> {
  readonly kind: 'ghosts';
}

/** Comparators taken out, each with the number of comparators before it, written `1:2:5,3:4:7`. */
export function ghostsField(): GhostsField {
  return {
    kind: 'ghosts',
    default: [],
    read: (field, typed): Read<readonly Ghost[]> => {
      const pieces = typed === '' ? [] : typed.split(',', mostGhosts + 1);
      const read = pieces.map(ghostIn);
      const ghosts = read.flatMap((ghost) => (ghost ? [ghost] : []));
      if (ghosts.length === read.length && read.length <= mostGhosts) {
        return { value: ghosts.toSorted((one, other) => one.place - other.place) };
      }
      const value = shorten(pieces[read.indexOf(undefined)] ?? typed);
      const params = { field, value, last: mostWires, most: mostGhosts };
      return { notice: notice('link-bad-ghosts', params) };
    },
    write: (ghosts) =>
      ghosts.map(({ comparator: [a, b], place }) => `${a + 1}:${b + 1}:${place}`).join(),
  };
}

function ghostIn(piece: string): Ghost | undefined {
  const [, low, high, place] = /^(\d{1,2}):(\d{1,2}):(\d{1,4})$/.exec(piece) ?? [];
  const comparator = joined(Number(low) - 1, Number(high) - 1);
  return comparator && { comparator, place: Number(place) };
}
