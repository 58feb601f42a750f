import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const LATE = fileURLToPath(new URL('../www/src/page/late.ts', import.meta.url));

/**
 * Lets a failed download be tried again: `www/src/page/late.ts` takes the place of Vite's function around each `import()`,
 * and gets all files that the import needs and the importing file has not brought.
 */
export function late(): Plugin {
  let bundle: Rolldown.OutputBundle = {};
  return {
    name: 'late',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => LATE,
    },
    generateBundle: {
      order: 'pre',
      handler(_, output) {
        bundle = output;
      },
    },
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies(file, files, { hostId, hostType }) {
            if (hostType === 'html') return files;
            const here = broughtBy(bundle, hostId);
            return [...broughtBy(bundle, file)].filter((one) => !here.has(one));
          },
        },
      },
    }),
  };
}

/** A file and all files that come with it. */
export function broughtBy(bundle: Rolldown.OutputBundle, file: string): Set<string> {
  const files = new Set([file]);
  // Iterating over a set includes what is added on the way.
  for (const one of files) {
    const output = bundle[one];
    if (output?.type === 'chunk') for (const imported of output.imports) files.add(imported);
  }
  return files;
}
