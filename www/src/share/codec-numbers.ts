import { withoutMarks } from '../words/hidden.ts';
import type { Field, Read } from './codec-fields.ts';
import { notice, shorten } from './codec-notices.ts';

/** Limits of a list of numbers: how long it may be, and how large its numbers, which count from 0. */
export interface NumberLimits {
  readonly most: number;
  readonly largest: number;
}

/** The most characters of a list. */
export const longestList = ({ most, largest }: NumberLimits) => (String(largest).length + 2) * most;

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
      if (numbers?.every((number) => number >= 0 && number <= largest)) return { value: numbers };
      const value = shorten('wrong' in read ? read.wrong : typed);
      return { notice: notice('link-bad-numbers', { field, value, ...limits, least: first }) };
    },
    write: (numbers) => numbers.map((number) => number + first).join(),
  };
}
