/// <reference types="vite/client" />
import { downloadWords } from './download.ts';
import type { Language } from './language.ts';
import { Messages } from './messages.ts';
import type { Words } from './pattern.ts';

/** Files that have been fetched or are on their way, by names such as `en/nim`. */
const fetched = new Map<string, Promise<Words>>();

/**
 * The words of these files, such as `common` and an exhibit's slug. A failed fetch is tried again at the
 * next call.
 */
export async function loadMessages(
  language: Language,
  files: readonly string[],
): Promise<Messages> {
  const words = await Promise.all(files.map((file) => wordsOf(language, file)));
  return new Messages(language, words, report);
}

function wordsOf(language: Language, file: string): Promise<Words> {
  const name = `${language}/${file}`;
  const forget = () => fetched.delete(name);
  // A failed file is forgotten before the reason is known, so that the next caller tries again.
  const words = fetched.get(name) ?? downloadWords(language, file, forget);
  fetched.set(name, words);
  words.then(
    () => fetched.set(name, words),
    () => fetched.get(name) === words && forget(),
  );
  return words;
}

/** A mistake in a message must not take the page away from its reader, but the author should notice it. */
function report(error: Error): void {
  if (import.meta.env.DEV) throw error;
  console.error(error);
}
