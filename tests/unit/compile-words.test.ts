import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileWords } from '../../scripts/compile-words.ts';
import { allWords } from '../../scripts/vite-words.ts';
import { type Language, languageTags } from '../../www/src/words/language.ts';
import { markTags } from '../../www/src/words/markup.ts';
import { fill, type Pattern } from '../../www/src/words/pattern.ts';

describe('a Fluent file becomes data', () => {
  const compiled = (text: string) => compileWords(`a = ${text}`).a;

  test.each([
    ['a text', 'One { "<" } two', 'One < two'],
    ['tags, which are marked', '<em>x</em> {"<em>"}', '\uFDD0em\uFDD1x\uFDD0/em\uFDD1 <em>'],
    ['a value', 'Take { $n }.', ['Take ', ['n'], '.']],
    ['a text of several lines', '\n    One\n      two\n\n    three', 'One\n  two\n\nthree'],
    [
      'a choice',
      '{ $n ->\n    [0] none\n    [one] one\n   *[other] { $n }\n }!',
      [['n', 0, 'none', 'one', 'one', 'other', [['n']]], '!'],
    ],
  ])('%s', (_, text, expected) => {
    expect(compiled(text)).toEqual(expected);
  });

  test.each([
    ['a = { b }\nb = B', 'a contains a MessageReference'],
    ['a = { NUMBER($n) }', 'a contains a FunctionReference'],
    ['a = { -b }', 'a contains a TermReference'],
    ['-b = B', '-b is a term'],
    ['a = A\n    .title = T', 'a must have a value and no attributes'],
    ['a = { NUMBER($n) ->\n   *[other] x\n }', 'a chooses by a FunctionReference'],
    ['a = { $n ->\n   *[other] x\n    [one] y\n }', 'a does not end its choices with the default'],
    ['a = A\na = B', 'there are two messages a'],
    ['not fluent', 'this is not Fluent: not fluent'],
  ])('what the pages cannot show stops the build: %j', (source, problem) => {
    expect(() => compileWords(source)).toThrow(problem);
  });
});

/** The names of the values in a message, and the keys that it chooses by. */
function partsOf(pattern: Pattern): { names: string[]; keys: (string | number)[] } {
  if (typeof pattern === 'string') return { names: [], keys: [] };
  const all = pattern.filter((part) => typeof part !== 'string');
  const inside = all.flatMap(([, ...choices]) =>
    choices.filter((_, i) => i % 2 === 1).map((one) => partsOf(one as Pattern)),
  );
  const keys = all.flatMap(([, ...choices]) => choices.filter((_, i) => i % 2 === 0));
  return {
    names: [...all.map(([name]) => name), ...inside.flatMap(({ names }) => names)],
    keys: [...(keys as (string | number)[]), ...inside.flatMap((one) => one.keys)],
  };
}

test.each([...allWords()])('Fluent’s own runtime writes the same: %s', (name, words) => {
  const language = name.slice(0, 2) as Language;
  const bundle = new FluentBundle(languageTags[language], {
    useIsolating: false,
    transform: markTags,
  });
  const source = new URL(`../../www/locales/${name}.ftl`, import.meta.url);
  expect(bundle.addResource(new FluentResource(readFileSync(source, 'utf8')))).toEqual([]);
  for (const [id, pattern] of Object.entries(words)) {
    const { names, keys } = partsOf(pattern);
    // Fluent groups the digits of numbers from a thousand on, and the pages from ten thousand on.
    const value = fc.oneof(
      fc.constantFrom('', 'x', ...keys),
      fc.integer({ min: -3, max: 103 }),
      fc.constant(12_345),
    );
    const args = fc.record(Object.fromEntries([...new Set(names)].map((one) => [one, value])));
    const message = bundle.getMessage(id)?.value ?? '';
    const check = (args: Record<string, string | number>) => {
      const missing = (one: string) => expect.unreachable(`${id} lacks ${one}`);
      const expected = bundle.formatPattern(message, args as Record<string, FluentVariable>);
      expect(fill(pattern, args, language, missing)).toBe(expected);
    };
    if (names.length === 0) check({});
    else fc.assert(fc.property(args, check), { numRuns: 25 });
  }
});
