import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { BuiltSite } from './weight.ts';

/** Writes `weights.json`, from which the dialog “Embed” knows what a figure weighs. */
export function weights(): Plugin {
  return {
    name: 'weights',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const source = JSON.stringify(new BuiltSite(dir).weights(), undefined, 2);
      writeFileSync(join(dir, 'weights.json'), `${source}\n`);
    },
  };
}
