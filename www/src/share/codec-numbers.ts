import { withoutMarks } from '../words/hidden.ts';
import type { Field, Read } from './codec-fields.ts';
import { notice, shorten } from './codec-notices.ts';

/** Limits of a list of numbers: how long it may be, and how large its numbers, which count from 0. */
export interface NumberLimits {
  readonly most: number;
  readonly largest: number;
}

/** The numbers of a list, or the first piece that is wrong. */
export type ReadNumbers =
  | { numbers: number[] }
  | { wrong: string; tooLong: boolean; twoWays?: true };

/** A list in brackets, also after the name that a program gives it: `heaps = [3, 5, 7];`. */
const inBrackets =
  /^(?:[\p{L}_][\p{L}\d_ ]*(?:\[\d*\])?\s*=)?\s*(?:\[([^[\](){}]*)\]|\(([^[\](){}]*)\)|\{([^[\](){}]*)\})\s*[;,]?$/u;

/**
 * Reads a typed or pasted list of whole numbers, separated by blanks, commas or semicolons; the list may be in
 * brackets, also after a name and `=`. Returns the numbers, or the first piece that is not a whole number (`''`
 * for an empty list), or that can be read in two ways: `1,234` may be one number or two. It does not check how
 * large the numbers are.
 */
export function readNumbers(typed: string, limits: NumberLimits): ReadNumbers {
  // A pasted file is too long to be read any further.
  if (typed.length > longestList(limits)) return { wrong: typed, tooLong: true };
  const list = listIn(withoutMarks(typed));
  const wrong = twoWays(list, limits);
  if (wrong !== undefined) return { wrong, tooLong: false, twoWays: true };
  return readPieces(list, limits);
}

/** The list without the brackets around it and the name before them. */
export function listIn(typed: string): string {
  const [, ...inner] = inBrackets.exec(typed.trim()) ?? [];
  return inner.find((one) => one !== undefined) ?? typed;
}

const longestList = ({ most, largest }: NumberLimits) => (String(largest).length + 2) * most;

/** Reads a list of a link or of the page, in which each comma and each blank stands between two numbers. */
export function readPieces(
  typed: string,
  limits: NumberLimits,
): { numbers: number[] } | { wrong: string; tooLong: boolean } {
  const { most, largest } = limits;
  if (typed.length > longestList(limits)) return { wrong: typed, tooLong: true };
  const pieces = withoutMarks(typed)
    .split(/[\s,;]+/)
    .filter((piece) => piece !== '');
  const number = new RegExp(`^\\d{1,${String(largest).length}}$`);
  const wrong = pieces.find((piece) => !number.test(piece));
  if (wrong !== undefined || pieces.length === 0) return { wrong: wrong ?? '', tooLong: false };
  if (pieces.length > most) return { wrong: typed, tooLong: true };
  return { numbers: pieces.map(Number) };
}

/**
 * The first piece that may be one number or several: `1,234` and `1 000` with a sign between thousands, and
 * `1,5 2,5` with commas that may begin decimals.
 */
export function twoWays(
  list: string,
  { largest }: Pick<NumberLimits, 'largest'>,
): string | undefined {
  const blanks = /(?<!\d)\d{1,3}(?:[\u00a0\u2009\u202f]\d{3}| 0\d\d)(?!\d)/.exec(list);
  if (blanks) return blanks[0];
  const pieces = list
    .split(/[\s;]+/)
    .map((piece) => piece.replace(/^,+|,+$/g, ''))
    .filter((piece) => piece !== '');
  const [only = ''] = pieces;
  if (pieces.length === 1) {
    // A number that is too large for the field is certainly a list.
    const fits = Number(only.replaceAll(',', '')) <= largest;
    return fits && /^[1-9]\d{0,2}(?:,\d{3})+$/.test(only) ? only : undefined;
  }
  return pieces.find((piece) => /^\d+,\d+$|^[1-9]\d{0,2}(?:,\d{3})+$/.test(piece));
}

export interface NumbersField extends Field<readonly number[] | undefined>, NumberLimits {
  readonly kind: 'numbers';
}

/**
 * A list of whole numbers that may be absent, written `5,3,8`. If they are places, the link counts them from
 * `first`.
 */
export function numbersField({ most, largest }: NumberLimits, first = 0): NumbersField {
  const limits = { most, largest: largest + first };
  return {
    kind: 'numbers',
    most,
    largest,
    default: undefined,
    read: (field, typed): Read<readonly number[] | undefined> => {
      const read = /^[\d,]*$/.test(typed) ? readPieces(typed, limits) : { wrong: typed };
      const numbers = 'numbers' in read ? read.numbers.map((number) => number - first) : undefined;
      if (numbers?.every((number) => number >= 0)) return { value: numbers };
      const value = shorten('wrong' in read ? read.wrong : typed);
      return { notice: notice('link-bad-numbers', { field, value, ...limits, least: first }) };
    },
    write: (numbers) => numbers.map((number) => number + first).join(),
  };
}
