/** Node does not fetch files, so this reads what the page fetches besides its scripts: its words and its core. */
import { readFile } from 'node:fs/promises';
import { compileWords } from '../../scripts/compile-words.ts';
import { builtWasm } from '../../scripts/still/wasm.ts';

const { fetch } = globalThis;

globalThis.fetch = async (input, init) => {
  const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
  const core = /\/(\w+)_bg\.wasm$/.exec(url)?.[1];
  if (core)
    return new Response(builtWasm(core), { headers: { 'Content-Type': 'application/wasm' } });
  if (!url.startsWith('file:')) return fetch(input, init);
  const file = await readFile(new URL(url));
  return url.endsWith('.ftl') ? Response.json(compileWords(file.toString())) : new Response(file);
};
