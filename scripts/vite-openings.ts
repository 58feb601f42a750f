import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type * as Openings from './still/openings.ts';
import { sourceWords } from './vite-words.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Puts into the script of each exhibit what the core answers about its opening (`core/opening.ts`), so that the figure is
 * drawn before the core has come.
 */
export function openings(): Plugin {
  let define: Record<string, string> = {};
  const ask = async () => {
    const { module } = await runnerImport<typeof Openings>(here('still/openings.ts'), {
      root: here('../www/'),
      // The words are read from the sources, wherever the site has them.
      define: { ...define, __APPLEYARD_WORDS__: JSON.stringify(sourceWords) },
      logLevel: 'error',
    });
    return module.openings;
  };
  let asked: ReturnType<typeof ask> | undefined;
  return {
    name: 'openings',
    apply: 'build',
    configResolved(config) {
      define = { ...config.define };
    },
    load: {
      filter: { id: /\/exhibits\/\w+\/core\/opening\.ts$/ },
      async handler(id) {
        asked ??= ask();
        const [, slug] = /\/exhibits\/(\w+)\/core\/opening\.ts$/.exec(id) ?? [];
        const [, opening] = Object.entries(await asked).find(([one]) => one === slug) ?? [];
        if (opening === undefined) throw new Error(`${id} belongs to no exhibit`);
        return { code: `export const opening = ${opening};`, moduleType: 'js' };
      },
    },
  };
}
