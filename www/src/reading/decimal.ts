/** Numbers as a text writes them. They stay texts, because JavaScript's numbers would lose digits of long ones. */

const DECIMAL = /^([+-]?)(\d+\.?\d*|\.\d+)(?:e([+-]?\d+))?$/i;

/** Whether a text is a number, such as `-1`, `.5` or `3e-2`. */
export const isDecimal = (written: string): boolean => DECIMAL.test(written);

/** Whether a number is 0. */
export const isZero = (written: string): boolean => partsOf(written).sign === 0;

/** The same text for the same number, such as `1` and `1.0`; and one for a number that is not there. */
export function decimalKey(written: string | undefined): string {
  if (written === undefined) return 'none';
  const { sign, digits, point } = partsOf(written);
  return `${sign}.${digits}e${point}`;
}

/** Below 0 if the first number is less than the second, 0 if they are the same; exact. Cost O(n) for n digits. */
export function compareDecimals(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)];
  if (a.sign !== b.sign) return a.sign - b.sign;
  if (a.point !== b.point) return a.sign * (a.point - b.point);
  return a.sign * (a.digits < b.digits ? -1 : a.digits > b.digits ? 1 : 0);
}

/** `-12.50e3` is −0.125 · 10⁵: the sign, the digits without zeros around them, and the place of the point. */
function partsOf(written: string): { sign: number; digits: string; point: number } {
  const [, sign, mantissa = '', exponent = '0'] = DECIMAL.exec(written) ?? [];
  const [whole = '', part = ''] = mantissa.split('.');
  const kept = `${whole}${part}`.replace(/^0+/, '');
  const digits = kept.replace(/0+$/, '');
  if (digits === '') return { sign: 0, digits, point: 0 };
  const point = kept.length - part.length + Number(exponent);
  return { sign: sign === '-' ? -1 : 1, digits, point };
}
