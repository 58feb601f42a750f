import { withoutMarks } from '../words/hidden.ts';
import type { Field, Read } from './codec-fields.ts';
import { notice, shorten } from './codec-notices.ts';

/** Limits of a list of numbers: how long it may be, and how large its numbers, which count from 0. */
export interface NumberLimits {
  readonly most: number;
  readonly largest: number;
}

/**
 * Reads a typed list of whole numbers, separated by blanks, commas or semicolons. Returns the numbers, or
 * the first piece that is not a whole number (`''` for an empty list). It does not check how large the
 * numbers are.
 */
export function readNumbers(
  typed: string,
  { most, largest }: NumberLimits,
): { numbers: number[] } | { wrong: string; tooLong: boolean } {
  const digits = String(largest).length;
  // A pasted file is too long to be read any further.
  if (typed.length > (digits + 2) * most) return { wrong: typed, tooLong: true };
  const pieces = withoutMarks(typed)
    .split(/[\s,;]+/)
    .filter((piece) => piece !== '');
  const number = new RegExp(`^\\d{1,${digits}}$`);
  const wrong = pieces.find((piece) => !number.test(piece));
  if (wrong !== undefined || pieces.length === 0) return { wrong: wrong ?? '', tooLong: false };
  if (pieces.length > most) return { wrong: typed, tooLong: true };
  return { numbers: pieces.map(Number) };
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
      const read = /^[\d,]*$/.test(typed) ? readNumbers(typed, limits) : { wrong: typed };
      const numbers = 'numbers' in read ? read.numbers.map((number) => number - first) : undefined;
      if (numbers?.every((number) => number >= 0)) return { value: numbers };
      const value = shorten('wrong' in read ? read.wrong : typed);
      return { notice: notice('link-bad-numbers', { field, value, ...limits, least: first }) };
    },
    write: (numbers) => numbers.map((number) => number + first).join(),
  };
}
