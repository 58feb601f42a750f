/**
 * The scripts of the npm package. Two builds, which `scripts/pack.mjs` starts: the elements, and
 * with `--mode workers` the workers. These must not share files with the elements, some of which
 * need a document.
 */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { plainAddresses, plainWords } from './scripts/vite-addresses.ts';
import { chunksByStart } from './scripts/vite-chunks.ts';
import { define, lean, starts } from './vite.config.ts';

const here = dirname(fileURLToPath(import.meta.url));
const site = join(here, 'www');
const exhibits = join(site, 'src/exhibits');

/** Evaluated first, so it has to be a file of its own. */
const guard = { name: 'needs-browser', priority: 9, test: /www\/needs-browser\.ts$/ };

const byStart = chunksByStart(starts);

const elements = {
  entry: { elements: join(site, 'elements.ts') },
  folder: 'figures',
  codeSplitting: { ...byStart, groups: [guard, ...byStart.groups] },
};

const workers = {
  entry: Object.fromEntries(
    readdirSync(exhibits, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [`workers/${name}`, join(exhibits, name, 'core/worker.ts')]),
  ),
  folder: 'workers',
  codeSplitting: undefined,
};

export default defineConfig(({ mode }) => {
  const { entry, folder, codeSplitting } = mode === 'workers' ? workers : elements;
  return {
    root: site,
    publicDir: false,
    plugins: [...lean(), plainAddresses(), ...(mode === 'workers' ? [] : [plainWords()])],
    define: { ...define, __APPLEYARD_SITE__: 'false' },
    build: {
      outDir: join(here, 'package'),
      emptyOutDir: false,
      target: 'es2022',
      // A library loads its parts as they are; preloading is for the bundler of whoever uses it.
      lib: { entry, formats: ['es'] },
      // The workers hold nothing that the elements do not.
      license: mode !== 'workers' && { fileName: 'LICENSES.md' },
      rolldownOptions: {
        // Cutting scripts by who loads them needs it: an entry may export more than it did.
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: `${folder}/[name]-[hash].js`,
          ...(codeSplitting && { codeSplitting }),
        },
      },
    },
  };
});
