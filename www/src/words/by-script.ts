/**
 * The first words of a page once more, as scripts. A page that lets our scripts run may forbid us to fetch
 * anything, the solver included: with these it can still be told so.
 */
import type { Language } from './language.ts';

const files = import.meta.glob<string>(['../../locales/*/*.ftl', '!../../locales/*/*-*.ftl'], {
  query: '?raw',
  import: 'default',
});

export async function wordsByScript(language: Language, file: string): Promise<string> {
  const load = files[`../../locales/${language}/${file}.ftl`];
  if (load === undefined) throw new Error(`no words for "${file}" in "${language}"`);
  return load();
}
