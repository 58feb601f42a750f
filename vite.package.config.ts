/**
 * The scripts of the npm package. `scripts/pack.mjs` starts three builds: the elements and, with `--mode
 * workers` and `--mode texts`, the workers and what reads and writes texts. These must not share files with the
 * elements, because some of those need a document.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { plainAddresses, WASM } from './scripts/vite-addresses.ts';
import { chunksByStart } from './scripts/vite-chunks.ts';
import { define, modules, starts } from './vite.config.ts';

const here = dirname(fileURLToPath(import.meta.url));
const site = join(here, 'www');
const sources = join(site, 'src');

const elements = {
  entry: { elements: join(site, 'elements.ts') },
  folder: 'figures',
  codeSplitting: chunksByStart(starts),
};

const workers = {
  entry: Object.fromEntries(
    readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(join('core', 'engine.ts')))
      .map((path) => {
        const [, name] = WASM.exec(readFileSync(join(sources, path), 'utf8')) ?? [];
        return [`workers/${name}`, join(sources, dirname(path), 'worker.ts')];
      }),
  ),
  folder: 'workers',
  codeSplitting: undefined,
};

const texts = {
  entry: {
    from: join(site, 'from.ts'),
    reading: join(site, 'reading.ts'),
    writing: join(site, 'writing.ts'),
  },
  folder: 'readers',
  codeSplitting: undefined,
};

export default defineConfig(({ mode }) => {
  const apart = { workers, texts }[mode];
  const { entry, folder, codeSplitting } = apart ?? elements;
  return {
    root: site,
    publicDir: false,
    plugins: [...modules(), plainAddresses()],
    // Words come by scripts there.
    resolve: {
      alias: [{ find: './download.ts', replacement: join(sources, 'words/script-words.ts') }],
    },
    define: { ...define, __APPLEYARD_SITE__: 'false' },
    build: {
      outDir: join(here, 'package'),
      emptyOutDir: false,
      target: 'es2022',
      // A library loads its parts as they are; preloading is a matter for the bundler of the project that
      // uses it.
      lib: { entry, formats: ['es'] },
      // The others contain no package that the elements do not contain.
      license: !apart && { fileName: 'LICENSES.md' },
      rolldownOptions: {
        // Cutting scripts by the starts that load them needs this, because an entry may export more than
        // before.
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: ({ facadeModuleId }) => {
            const [, words] = /\/locales\/(\w+\/[\w-]+)\.ftl$/.exec(facadeModuleId ?? '') ?? [];
            return words ? `words/${words}.js` : `${folder}/[name]-[hash].js`;
          },
          ...(codeSplitting && { codeSplitting }),
        },
      },
    },
  };
});
