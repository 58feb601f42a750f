/**
 * The first words of a page again, as scripts. A page that lets our scripts run may forbid every fetch,
 * that of the solver included. These words can still explain that to its reader.
 */
import type { Language } from './language.ts';
import type { Words } from './pattern.ts';

const files = import.meta.glob<Words>(['../../locales/*/*.ftl', '!../../locales/*/*-*.ftl'], {
  import: 'default',
});

export async function wordsByScript(language: Language, file: string): Promise<Words> {
  const load = files[`../../locales/${language}/${file}.ftl`];
  if (load === undefined) throw new Error(`there are no words for "${file}" in "${language}"`);
  return load();
}
