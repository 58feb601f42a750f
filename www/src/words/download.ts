import type { Language } from './language.ts';
import type { Words } from './pattern.ts';

/**
 * Fetches a file of words, such as `nim`, in a language. `failed` is called as soon as that fails, before the reason is
 * known. The npm package has `script-words.ts` in the place of this file.
 */
export async function downloadWords(
  language: Language,
  file: string,
  failed: () => void,
): Promise<Words> {
  const place = __APPLEYARD_WORDS__.replace('*', `${language}/${file}`);
  const address = new URL(place, import.meta.url).href;
  let answer: Response;
  try {
    answer = await fetch(address);
  } catch (error) {
    failed();
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
