/**
 * Chain solved by the plainest recursion, independent of the code under test. It keeps values by the sizes
 * of the groups; nothing else in it is clever.
 */
import type { Take } from '../../www/src/exhibits/chain/fields.ts';

export type { Take };

export type End = 'normal' | 'misere';

/**
 * The values that the article prints for 1, 2, 3, … objects with a first move of one object, from an
 * exhaustive search.
 */
export const article: readonly (readonly [direct: number, reverse: number])[] = [
  [1, -1],
  [-2, 2],
  [3, -3],
  [-4, -3],
  [5, 4],
  [5, -5],
  [7, 6],
  [-8, -7],
  [7, -7],
  [9, 8],
  [11, -9],
  [-10, -9],
  [11, 10],
  [-12, -11],
  [13, 12],
  [-14, -13],
];

/** A row with this number of objects, before any is taken. */
export const whole = (objects: number): string => '1'.repeat(objects);

/** Sizes of the groups of a row, from large to small. */
export const groupsOf = (cells: string): number[] =>
  cells
    .split('0')
    .map(({ length }) => length)
    .filter((size) => size > 0)
    .sort((a, b) => b - a);

/** The takes of a row from left to right. If `restricted`, a whole row allows only single objects. */
export function takesOf(cells: string, restricted = false): Take[] {
  return [...cells].flatMap((_, first) =>
    (restricted ? [1] : [1, 2]).flatMap((count) =>
      cells.slice(first, first + count) === '1'.repeat(count) ? [{ first, count }] : [],
    ),
  );
}

/** The row after a take. */
export const without = (cells: string, { first, count }: Take): string =>
  cells.slice(0, first) + '0'.repeat(count) + cells.slice(first + count);

/** The row after these takes. */
export const rowAfter = (cells: string, takes: readonly Take[]): string =>
  takes.reduce(without, cells);

const known = new Map<string, number>();

/** +k: the player to move wins in k plies; −k: that player loses in k. 0 plies is a win only in misère play. */
export interface Worth {
  readonly won: boolean;
  readonly plies: number;
}

export const worthOf = (cells: string, end: End, restricted = false): Worth => {
  const value = signedValue(cells, end, restricted);
  // An empty row has no plies to carry the sign.
  if (value === 0) return { won: end === 'misere', plies: 0 };
  return { won: value > 0, plies: Math.abs(value) };
};

/** The same as a signed number, 0 for the empty row. */
export function signedValue(cells: string, end: End, restricted = false): number {
  const key = `${end} ${restricted} ${groupsOf(cells)}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const options = takesOf(cells, restricted).map((take) => worthOf(without(cells, take), end));
  const wins = options.filter(({ won }) => !won).map(({ plies }) => plies + 1);
  const loses = options.map(({ plies }) => plies + 1);
  const best = wins.length > 0 ? Math.min(...wins) : -Math.max(...loses);
  const value = options.length === 0 ? 0 : best;
  known.set(key, value);
  return value;
}

/** The value of a take for the player who makes it. */
export function moveWorth(cells: string, take: Take, end: End): Worth {
  const { won, plies } = worthOf(without(cells, take), end);
  return { won: !won, plies: plies + 1 };
}
