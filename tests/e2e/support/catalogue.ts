/** The words of an exhibit, from its catalogues: what a test reads and what it looks for. */
import { existsSync, readFileSync } from 'node:fs';
import type { Language } from '../../../www/src/words/language.ts';
import { Messages } from '../../../www/src/words/messages.ts';

/** The words of the page of networks, in a language. */
export const networkWords = (language: Language): Messages =>
  wordsOf(language, ['networks', 'networks-panels']);

/** The words of the page of Chain. */
export const chainWords = (language: Language): Messages =>
  wordsOf(language, ['play', 'chain', 'chain-panels']);

/** The words of every page in a language, and those of these files, the prose of their pages included. */
export function wordsOf(language: Language, own: readonly string[]): Messages {
  const names = [
    'common',
    'notices',
    'stage',
    'share',
    ...own.flatMap((name) => [name, `${name}-page`]),
  ];
  const files = names
    .map((name) => new URL(`../../../www/locales/${language}/${name}.ftl`, import.meta.url))
    .filter((file) => existsSync(file));
  if (files.length < 4 + own.length) throw new Error(`no words in ${own} in ${language}`);
  return new Messages(
    language,
    files.map((file) => readFileSync(file, 'utf8')),
  );
}

type Args = Readonly<Record<string, string | number>>;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A message as a pattern that reads the numbers in it: those of `names`, in the order in which they
 * stand there, are the groups of that name.
 */
export function readerOf(
  words: Messages,
  id: string,
  names: readonly string[],
  others: Args = {},
): RegExp {
  // Numbers that stand nowhere else in a sentence.
  const numbers = Object.fromEntries(names.map((name, i) => [name, 7001 + i]));
  const text = escaped(words.text(id, { ...others, ...numbers }));
  const source = names.reduce(
    (all, name, i) => all.replace(String(7001 + i), `(?<${name}>[\\d,.]+)`),
    text,
  );
  return new RegExp(`^${source}$`);
}
