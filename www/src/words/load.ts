/// <reference types="vite/client" />
import type { Language } from './language.ts';
import { Messages } from './messages.ts';

/** One lazily loaded chunk per file: a page fetches only its own words, in its own language. */
const files = import.meta.glob<string>('../../locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** The words of these files, such as `common` and an exhibit's slug. */
export async function loadMessages(
  language: Language,
  slugs: readonly string[],
): Promise<Messages> {
  const sources = await Promise.all(
    slugs.map((slug) => {
      const load = files[`../../locales/${language}/${slug}.ftl`];
      if (load === undefined) throw new Error(`no words for "${slug}" in "${language}"`);
      return load();
    }),
  );
  return new Messages(language, sources, report);
}

/** A wrong word must not take a page away from its reader, but should stop whoever wrote it. */
function report(error: Error): void {
  if (import.meta.env.DEV) throw error;
  console.error(error);
}
