/** Node does not fetch files, so this reads what the page fetches besides its scripts: its words. */
import { readFile } from 'node:fs/promises';

const { fetch } = globalThis;

globalThis.fetch = async (input, init) => {
  const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
  return url.startsWith('file:') ? new Response(await readFile(new URL(url))) : fetch(input, init);
};
