/** The words of an exhibit from its message files, for tests that read them or look for them. */

import { existsSync, readFileSync } from 'node:fs';
import { compileWords } from '../../../scripts/compile-words.ts';
import type { Slug } from '../../../www/src/exhibits/slugs.ts';
import { ownWords } from '../../../www/src/words/figure-words.ts';
import type { Language } from '../../../www/src/words/language.ts';
import { Messages } from '../../../www/src/words/messages.ts';

/** The panels of every figure; “More” opens those that do not publish. */
export const stagePanels = ['settings', 'ask', 'export', 'help'] as const;

/** The words of the page of an exhibit, in a language. */
export const pageWords = (slug: Slug, language: Language): Messages =>
  wordsOf(language, ['play', slug, `${slug}-panels`]);

/** The words of the page of networks, in a language. */
export const networkWords = (language: Language): Messages =>
  wordsOf(language, ['networks', 'networks-panels']);

/** The words of the page of Chain. */
export const chainWords = (language: Language): Messages => pageWords('chain', language);

/** The words of the gallery. */
export const galleryWords = (language: Language): Messages => wordsOf(language, ['gallery']);

const read = new Map<string, Messages>();

/**
 * The words of every page in a language, together with those of these files and the prose of their pages. They are
 * read once: a test asks for them at each button.
 */
export function wordsOf(language: Language, own: readonly string[]): Messages {
  const key = [language, ...own].join();
  const words = read.get(key) ?? wordsFrom(language, own);
  read.set(key, words);
  return words;
}

function wordsFrom(language: Language, own: readonly string[]): Messages {
  const names = [
    'common',
    'notices',
    'stage',
    'share',
    ...own.flatMap((name) => [...ownWords(name), `${name}-page`]),
  ];
  const files = names
    .map((name) => new URL(`../../../www/locales/${language}/${name}.ftl`, import.meta.url))
    .filter((file) => existsSync(file));
  if (files.length < 4 + own.length)
    throw new Error(`there are no words for ${own} in ${language}`);
  return new Messages(
    language,
    files.map((file) => compileWords(readFileSync(file, 'utf8'))),
  );
}

type Args = Readonly<Record<string, string | number>>;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A message as a pattern that reads the numbers in it. The groups have the names in `names`, in their order
 * in the message.
 */
export function readerOf(
  words: Messages,
  id: string,
  names: readonly string[],
  others: Args = {},
): RegExp {
  // Numbers that occur nowhere else in a sentence.
  const numbers = Object.fromEntries(names.map((name, i) => [name, 7001 + i]));
  const text = escaped(words.text(id, { ...others, ...numbers }));
  const source = names.reduce(
    (all, name, i) => all.replace(String(7001 + i), `(?<${name}>[\\d,.]+)`),
    text,
  );
  return new RegExp(`^${source}$`);
}
