/** What `npm run check` finds in a source, and what it lets pass. */
import { describe, expect, test } from 'vitest';
import { readGlossary } from '../../scripts/lib/glossary.mjs';
import { bannedPhrases, findPhrases, isSource } from '../../scripts/lib/phrases.mjs';

const glossary = `# Words

| thing | word |
|---|---|
| a fruit | apple |

## Phrases that the sources do without

| phrase | write |
|---|---|
| spake | said |
| by and by, ere long | soon |
`;

const banned = bannedPhrases(glossary);

const found = (text: string) =>
  findPhrases(text, banned).map(({ line, phrase, use }) => `${line}: ${phrase}: ${use}`);

describe('the search for banned phrases', () => {
  test('names the line, the phrase and what to write instead', () => {
    expect(found('// The host spake.\nconst a = 1;\n/** It comes by and by. */\n')).toEqual([
      '1: spake: said',
      '3: by and by: soon',
    ]);
  });

  test('passes a text without any of them', () => {
    expect(found('// The host said an apple.\nconst a = 1;\n')).toEqual([]);
    expect(found('')).toEqual([]);
  });

  test('finds a phrase in any case, and a name that is the word alone', () => {
    expect(found('Spake; this.#spake = spake();')).toHaveLength(3);
    expect(found('bespake, spakeOf, spake_of, spakes')).toEqual([]);
  });

  test.each([
    ['a block', '/**\n * It comes by\n * and by.\n */'],
    ['lines of TypeScript', '  // It comes by\n  // and by.'],
    ['lines of Rust', '    /// It comes by and\n    /// by.'],
    ['a paragraph', 'It comes by and\nby.'],
  ])('finds a phrase that goes on in the next line of %s', (_where, text) => {
    expect(findPhrases(text, banned).map(({ phrase }) => phrase)).toEqual(['by and by']);
  });

  test('reads every phrase of a row, and no other table', () => {
    expect(banned.map(({ phrase }) => phrase)).toEqual(['spake', 'by and by', 'ere long']);
  });

  test('leaves out the glossary, the messages and expected results', () => {
    const files = [
      'docs/words.md',
      'www/locales/en/nim.ftl',
      'tests/golden/links.md',
      'Cargo.lock',
    ];
    expect(files.filter(isSource)).toEqual([]);
    const sources = [
      'docs/api.md',
      'www/src/env.d.ts',
      'crates/core/src/lib.rs',
      'a.mjs',
      'a.html',
    ];
    expect(sources.filter(isSource)).toEqual(sources);
  });
});

test('the glossary has phrases for the sources, each with what to write', () => {
  const real = bannedPhrases(readGlossary());
  expect(real.length).toBeGreaterThan(10);
  expect(real.every(({ phrase, use }) => phrase !== '' && use !== '')).toBe(true);
});
