import type { Field, Read } from '../../share/codec-fields.ts';
import { notice, shorten } from '../../share/codec-notices.ts';

/** Elements of a list, what one may be, and how many can be typed: the core knows the first two. */
export const mostElements = 100_000;
export const largestValue = 999_999;
export const mostTyped = 512;
/** Characters of a list as it is typed; a pasted file is not looked at any further. */
export const longestList = 8 * mostTyped;
/** Partitions whose pivot a visitor may choose. */
export const mostPicks = 512;

/** What a list of numbers as it was typed means; or the piece that is none, `''` if there is no piece at all. */
export function readNumbers(
  typed: string,
): { numbers: number[] } | { wrong: string; tooLong: boolean } {
  if (typed.length > longestList) return { wrong: typed, tooLong: true };
  const pieces = typed.split(/[\s,;]+/).filter((piece) => piece !== '');
  const wrong = pieces.find((piece) => !/^\d{1,6}$/.test(piece));
  if (wrong !== undefined || pieces.length === 0) return { wrong: wrong ?? '', tooLong: false };
  if (pieces.length > mostTyped) return { wrong: typed, tooLong: true };
  return { numbers: pieces.map(Number) };
}

export interface NumbersField extends Field<readonly number[] | undefined> {
  readonly kind: 'numbers';
}

/** A list of whole numbers that may be absent, written `5,3,8`. */
export function numbersField(most: number): NumbersField {
  return {
    kind: 'numbers',
    default: undefined,
    read: (field, typed): Read<readonly number[] | undefined> => {
      const read = /^[\d,]*$/.test(typed) ? readNumbers(typed) : { wrong: typed };
      if ('numbers' in read && read.numbers.length <= most) return { value: read.numbers };
      const value = shorten('wrong' in read ? read.wrong : typed);
      return { notice: notice('link-bad-numbers', { field, value, most, largest: largestValue }) };
    },
    write: (numbers) => numbers.join(),
  };
}

/** Variants that can race: each differs from the document's in one clause, `mine` as the scene says. */
export const variants = [
  'document',
  'mine',
  'first-pivot',
  'middle-pivot',
  'median-pivot',
  'ninther-pivot',
  'hoare',
  'lomuto',
  'larger-first',
  'two-calls',
  'insertion',
  'network',
] as const;
export type Variant = (typeof variants)[number];
/** Lanes of a race. */
export const [fewestLanes, mostLanes] = [2, 4] as const;

export interface RaceField extends Field<readonly Variant[] | undefined> {
  readonly kind: 'race';
}

/** Two to four variants side by side, written `document_hoare`. */
export function raceField(): RaceField {
  return {
    kind: 'race',
    default: undefined,
    read: (field, typed): Read<readonly Variant[] | undefined> => {
      const names = typed.split('_', mostLanes + 1);
      const lanes = names.flatMap((name) => variants.find((variant) => variant === name) ?? []);
      const fitting = lanes.length >= fewestLanes && lanes.length <= mostLanes;
      if (fitting && new Set(lanes).size === names.length) return { value: lanes };
      const params = { field, value: shorten(typed), choices: variants.join(', ') };
      return { notice: notice('link-bad-race', params) };
    },
    write: (lanes) => lanes.join('_'),
  };
}
