import { expect } from 'vitest';
import type { Sentence } from '../../www/src/words/sentence.ts';
import { groupsOf } from '../support/plain-chain.ts';
import { languages } from './chain-plate.ts';

export const idsOf = (sentences: readonly Sentence[]) => sentences.map(({ id }) => id);
/** The groups of a row as a sum; nothing of an empty one. */
export const sum = (cells: string) => groupsOf(cells).join(' + ');

/** Says these in every language: throws at what is not there, and at what lacks a value. */
export function expectWords(sentences: readonly Sentence[]): void {
  for (const words of languages) {
    for (const { id, args } of sentences) {
      const said = words.text(id, args);
      expect(said).toMatch(/\S/);
      expect(said).not.toContain(id);
      expect(said).not.toMatch(/\$|undefined|NaN|object Object|\s\s|\s[.,:]|[–-]\s*[:.：。]/);
      // The marks of the sentence name what explains them.
      for (const [, term = ''] of JSON.stringify(words.nodes(id, args)).matchAll(
        /"(term-[a-z-]+)"/g,
      )) {
        expect(words.text(term)).toMatch(/\S/);
      }
    }
  }
}
