import { listed } from '../../../words/listed.ts';
import type { Place } from '../play/play.ts';

/** Heaps as a sentence lists them in its language: `3, 5, 7`, `3, 5 y 7`, `3、5、7`. */
export function printedHeaps({ heaps }: Pick<Place, 'heaps'>, language: string): string {
  return listed(heaps, language, { type: 'conjunction', style: 'narrow' });
}
