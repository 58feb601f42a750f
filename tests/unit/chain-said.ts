import { expect } from 'vitest';
import type { Reason } from '../../www/src/exhibits/chain/account.ts';
import type { Sentence } from '../../www/src/words/sentence.ts';
import { type End, groupsOf } from '../support/plain-chain.ts';
import { languages } from './chain-picture.ts';

export const idsOf = (sentences: readonly Sentence[]) => sentences.map(({ id }) => id);
/** The groups of a row as a sum; an empty row has an empty sum. */
export const sum = (cells: string) => groupsOf(cells).join(' + ');

/** Why a row is lost: under normal play the opponent can copy each take if the groups are equal in pairs. */
export function lostBecause(cells: string, end: End): Reason {
  const groups = groupsOf(cells);
  if (groups.length === 0) return 'none';
  const paired = groups.every((size, at) => size === groups[at % 2 === 0 ? at + 1 : at - 1]);
  if (end === 'misere' || !paired) return 'answer';
  return groups.length === 2 ? 'pair' : 'pairs';
}

/** Formats sentences in every language: fails if a message or one of its values is missing. */
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
