/**
 * The first words of a page again, as scripts. A page that lets our scripts run may forbid every fetch,
 * that of the solver included. These words can still explain that to its reader.
 */
import type { Language } from './language.ts';

const files = import.meta.glob<string>(['../../locales/*/*.ftl', '!../../locales/*/*-*.ftl'], {
  query: '?raw',
  import: 'default',
});

export async function wordsByScript(language: Language, file: string): Promise<string> {
  const load = files[`../../locales/${language}/${file}.ftl`];
  if (load === undefined) throw new Error(`there are no words for "${file}" in "${language}"`);
  return load();
}
