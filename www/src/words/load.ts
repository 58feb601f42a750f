/// <reference types="vite/client" />
import { addressOf } from './addresses.ts';
import type { Language } from './language.ts';
import { Messages } from './messages.ts';
import type { Words } from './pattern.ts';

/** Files that have been fetched or are on their way, by their address. */
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
  const address = addressOf(language, file);
  const words = fetched.get(address) ?? download(address, language, file);
  fetched.set(address, words);
  words.then(
    () => fetched.set(address, words),
    () => fetched.get(address) === words && fetched.delete(address),
  );
  return words;
}

async function download(address: string, language: Language, file: string): Promise<Words> {
  let answer: Response;
  try {
    answer = await fetch(address);
  } catch (error) {
    // Removed before the reason is known, so that the next caller tries again.
    fetched.delete(address);
    const { refusalOf } = await import('../engine/refusal.ts');
    if ((await refusalOf(address)).code !== 'wasm-connect') throw error;
    const { wordsByScript } = await import('./by-script.ts');
    return wordsByScript(language, file);
  }
  // Some servers send a page in place of a missing file.
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  if (!answer.ok || isPage) throw new Error(`there are no words at ${address}: ${answer.status}`);
  return answer.json();
}

/** A mistake in a message must not take the page away from its reader, but the author should notice it. */
function report(error: Error): void {
  if (import.meta.env.DEV) throw error;
  console.error(error);
}
