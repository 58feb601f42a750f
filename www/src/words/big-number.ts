import { formatted } from './formatted.ts';

/** A whole number of any size, given by its digits, with the groups of the language. */
export const bigNumber = (digits: string, language: string): string =>
  formatted(BigInt(digits), language, {});

/** An exact decimal, such as `-1234.50`, with the groups and the point of the language; no digit is lost. */
export function decimal(written: string, language: string): string {
  const [whole = '', part = ''] = written.replace('-', '').split('.');
  const point = formatted(1.5, language, {}).slice(1, -1);
  const sign = written.startsWith('-') ? '−' : '';
  return `${sign}${bigNumber(whole, language)}${part === '' ? '' : `${point}${part}`}`;
}

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
