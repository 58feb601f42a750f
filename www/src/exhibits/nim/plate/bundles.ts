import { listed } from '../../../words/listed.ts';
import type { Place } from '../play/play.ts';

/** The columns of the binary 1s of a number, the largest first: 5 = 4 + 1 has the columns 2 and 0. */
export function columnsOf(value: bigint): number[] {
  const digits = value.toString(2);
  return [...digits].flatMap((digit, at) => (digit === '1' ? [digits.length - 1 - at] : []));
}

/** Heaps as a sentence lists them in its language: `3, 5, 7`, `3, 5 y 7`, `3、5、7`. */
export function printedHeaps({ heaps }: Pick<Place, 'heaps'>, language: string): string {
  return listed(heaps, language, { type: 'conjunction', style: 'narrow' });
}
