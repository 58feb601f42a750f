/**
 * All words as scripts, for the npm package. Every bundler follows an import; the address of a text is followed by some, and
 * a page may not be allowed to fetch it.
 */
import type { Language } from './language.ts';
import type { Words } from './pattern.ts';

const files = import.meta.glob<Words>('../../locales/*/*.ftl', { import: 'default' });

export async function downloadWords(language: Language, file: string): Promise<Words> {
  const load = files[`../../locales/${language}/${file}.ftl`];
  if (load === undefined) throw new Error(`there are no words for "${file}" in "${language}"`);
  return load();
}
