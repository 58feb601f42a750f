/// <reference types="vite/client" />
import { addressOf } from './addresses.ts';
import type { Language } from './language.ts';
import { Messages } from './messages.ts';

/** What has been fetched or is on its way, by its address. */
const texts = new Map<string, Promise<string>>();

/** The words of these files, such as `common` and an exhibit's slug. What has failed is fetched anew next time. */
export async function loadMessages(
  language: Language,
  files: readonly string[],
): Promise<Messages> {
  const sources = await Promise.all(files.map((file) => textOf(language, file)));
  return new Messages(language, sources, report);
}

function textOf(language: Language, file: string): Promise<string> {
  const address = addressOf(language, file);
  const text = texts.get(address) ?? download(address, language, file);
  texts.set(address, text);
  text.catch(() => texts.delete(address));
  return text;
}

async function download(address: string, language: Language, file: string): Promise<string> {
  let answer: Response;
  try {
    answer = await fetch(address);
  } catch (error) {
    const { refusalOf } = await import('../engine/refusal.ts');
    if ((await refusalOf(address)).code !== 'wasm-connect') throw error;
    const { wordsByScript } = await import('./by-script.ts');
    return wordsByScript(language, file);
  }
  // Some servers have a page in place of what they have not.
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  if (!answer.ok || isPage) throw new Error(`no words at ${address}: ${answer.status}`);
  return answer.text();
}

/** A wrong word must not take a page away from its reader, but should stop whoever wrote it. */
function report(error: Error): void {
  if (import.meta.env.DEV) throw error;
  console.error(error);
}
