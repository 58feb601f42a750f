/** The parts of saved files, from the running site. */
import { siteBase, siteRoot } from '../share/base.ts';
import type { Parts } from './make.ts';
import type { Packs } from './pack.ts';

/** What the build has written for saved files. Rejects if it cannot be fetched. */
export async function sitePacks(): Promise<Packs> {
  return (await fetched('one-file.json')).json();
}

/** Reads the files of the running site; links in the saved file lead to where other people find it. */
export const siteParts = async (): Promise<Parts> => ({
  packs: await sitePacks(),
  site: siteBase().url,
  read: async (address) => new Uint8Array(await (await fetched(address)).arrayBuffer()),
});

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(siteRoot() + address);
  if (!answer.ok) throw new Error(`${address} came with the status ${answer.status}`);
  return answer;
}
