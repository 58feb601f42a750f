/** The built site, from which files are saved. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Parts } from '../../www/src/one-file/make.ts';

/** Where the build writes the site. */
export const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

/** The parts of saved files; undefined if nothing is built. Links in a file lead to `site`. */
export function builtParts(site: string): Parts | undefined {
  const file = join(dist, 'one-file.json');
  if (!existsSync(file)) return undefined;
  return {
    packs: JSON.parse(readFileSync(file, 'utf8')),
    site,
    read: async (address) => new Uint8Array(readFileSync(join(dist, address))),
  };
}
