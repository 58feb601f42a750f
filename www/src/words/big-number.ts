import { formatted } from './formatted.ts';

/** A whole number of any size, given by its digits, with the groups of the language. */
export const bigNumber = (digits: string, language: string): string =>
  formatted(BigInt(digits), language, {});

/** Numbers from this many digits on are read aloud rounded. */
const LONG = 7;

/**
 * A whole number as it is read aloud: a long one rounded to three digits, in words up to trillions and as a
 * power of ten beyond.
 */
export function spokenNumber(digits: string, language: string): string {
  if (digits.length < LONG) return bigNumber(digits, language);
  if (digits.length <= 15) {
    return formatted(BigInt(digits), language, {
      notation: 'compact',
      compactDisplay: 'long',
      maximumSignificantDigits: 3,
    });
  }
  const leading = Number(digits.slice(0, 4)) / 1000;
  const mantissa = formatted(leading, language, { maximumSignificantDigits: 3 });
  return `${mantissa} × 10^${digits.length - 1}`;
}
