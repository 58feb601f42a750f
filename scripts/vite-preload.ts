import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

/** The module that Vite imports wherever there is an `import()`. */
const HELPER = '\0vite/preload-helper.js';
const ours = fileURLToPath(new URL('../www/src/page/preload.ts', import.meta.url));

type Bundle = Rolldown.OutputBundle;

/**
 * Makes what an `import()` costs smaller: our own helper takes the place of Vite's, which also loads style
 * sheets and knows old browsers; and a script names only files that are not loaded when it runs. Give
 * `needed` to Vite as `build.modulePreload.resolveDependencies`.
 */
export function preloads(): {
  plugin: Plugin;
  needed: (file: string, files: string[], host: { hostId: string; hostType: string }) => string[];
} {
  let bundle: Bundle = {};
  return {
    plugin: {
      name: 'preloads',
      apply: 'build',
      enforce: 'pre',
      load: {
        filter: { id: /^\0vite\/preload-helper\.js$/ },
        handler: (id) =>
          id === HELPER
            ? `export { preload as __vitePreload } from ${JSON.stringify(ours)};`
            : null,
      },
      generateBundle: {
        order: 'pre',
        handler(_options, written) {
          bundle = written;
          const sheet = sheetOf(bundle);
          if (sheet)
            this.error(`${sheet} has a style sheet, which www/src/page/preload.ts does not load`);
        },
      },
    },
    needed: (file, files, { hostId, hostType }) =>
      hostType === 'js' ? neededBy(bundle, hostId, file, files) : files,
  };
}

/** Those of `files` that a script has not loaded when it imports one of them, `file`; none if it is alone. */
export function neededBy(
  bundle: Bundle,
  host: string,
  file: string,
  files: readonly string[],
): string[] {
  const loaded = importsOf(bundle, host);
  const needed = files.filter((one) => !loaded.has(one));
  return needed.every((one) => one === file) ? [] : needed;
}

/** A script and all that it imports, by their files. */
function importsOf(bundle: Bundle, script: string): Set<string> {
  const files = new Set([script]);
  // Iterating over a set includes what is added on the way.
  for (const file of files) {
    const output = bundle[file];
    if (output?.type === 'chunk') for (const imported of output.imports) files.add(imported);
  }
  return files;
}

/** A script that is loaded later and has a style sheet; undefined if no such script has one. */
function sheetOf(bundle: Bundle): string | undefined {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const later = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  const files = new Set([...later].flatMap((file) => [...importsOf(bundle, file)]));
  return chunks.find(
    ({ fileName, viteMetadata }) => files.has(fileName) && viteMetadata?.importedCss.size,
  )?.fileName;
}
