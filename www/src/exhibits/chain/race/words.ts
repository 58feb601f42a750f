import { raised } from '../../../stage/log-axis.ts';
import { formatted } from '../../../words/formatted.ts';
import type { Messages } from '../../../words/messages.ts';
import type { Kind } from './kinds.ts';

/** Outside of tables, a count with more digits than this is rounded. */
const MOST_DIGITS = 15;
/** A number has words (“million”) from the first limit on, and a power of ten from the second. */
const [NAMED, NAMELESS] = [1e6, 1e15];

/** A number of the core in all its digits, grouped as the language does it. */
export function digits({ language }: Messages, exact: string): string {
  return formatted(BigInt(exact), language, { useGrouping: 'min2' });
}

/** A large number with its power of ten: 1.2 × 10¹⁴. */
export function powered(words: Messages, about: number, significant = 2): string {
  const [mantissa = '1', exponent = '0'] = about.toExponential(significant - 1).split('e+');
  const places = { minimumFractionDigits: significant - 1 };
  const leading = formatted(Number(mantissa), words.language, places);
  return words.text('race-power', { mantissa: leading, exponent: raised(Number(exponent)) });
}

/** A large number in the words of the language, such as 122 trillion. */
export function worded(words: Messages, about: number): string {
  if (about >= NAMELESS) return powered(words, about, 3);
  const named = { notation: 'compact', compactDisplay: 'long', maximumSignificantDigits: 3 };
  const places = about < 10 ? 2 : about < 100 ? 1 : 0;
  const plain = { maximumFractionDigits: places, useGrouping: 'min2' };
  const options = (about >= NAMED ? named : plain) as Intl.NumberFormatOptions;
  return formatted(about, words.language, options);
}

interface Moves {
  readonly exact: string;
  readonly about: number;
}

/** A number of moves: exact while it is short enough to read, rounded otherwise. */
export function movesOf(words: Messages, { exact, about }: Moves): string {
  const known = exact !== '' && exact.length <= MOST_DIGITS;
  const moves = known ? digits(words, exact) : powered(words, about);
  return words.text('race-moves', { count: about, moves, exact: known ? 'yes' : 'no' });
}

/** The number alone, for a table. */
export function countOf(words: Messages, { exact, about }: Moves): string {
  return exact.length > 0 && exact.length <= MOST_DIGITS
    ? digits(words, exact)
    : powered(words, about, 3);
}

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];
export const DAY = 24 * HOUR;
export const YEAR = 365.25 * DAY;
export { MINUTE };

/** Units from the largest down, each with its length in ms. */
const units = [
  ['years', YEAR],
  ['days', DAY],
  ['hours', HOUR],
  ['minutes', MINUTE],
  ['seconds', SECOND],
  ['ms', 1],
] as const;

/** A time in words: three digits if it was measured, two if it is only an estimate. */
export function timeOf(words: Messages, ms: number, significant: 2 | 3 = 3): string {
  const [unit, length] = units.find(([, least]) => ms >= least) ?? ['under', 1];
  const value = Number((ms / length).toPrecision(significant));
  const said = value >= 1e6 ? worded(words, value) : value;
  // In Spanish a power of ten takes another grammar than “millones”.
  return words.text('race-time', { unit: value >= NAMELESS ? 'power-years' : unit, value: said });
}

/** The name of a program. */
export function nameOf(words: Messages, { representation, algorithm }: Kind): string {
  return words.text('race-kind', { representation, algorithm });
}

/** A ratio as a factor, such as × 12. */
export const timesOf = (words: Messages, ratio: number): string =>
  words.text('race-times', { ratio: worded(words, ratio) });
