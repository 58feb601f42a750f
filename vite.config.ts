import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { chunksByStart } from './scripts/vite-chunks.ts';
import { withoutGlobals } from './scripts/vite-globals.ts';
import { leanTemplates } from './scripts/vite-lean.ts';
import { stillPictures } from './scripts/vite-stills.ts';
import { weights } from './scripts/vite-weights.ts';
import { sourceWords, words } from './scripts/vite-words.ts';

const here = dirname(fileURLToPath(import.meta.url));
const site = join(here, 'www');

/**
 * What every answer of our servers carries, so that the site is developed and tested under the
 * policy it is meant for. There is no `frame-ancestors`: any page may frame `embed.html`.
 */
const headers = {
  'Content-Security-Policy': "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'",
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
};

/** Constants in the code of the site; the tests need them too. */
export const define = {
  __APPLEYARD_VERSION__: JSON.stringify(packageJson.version),
  /** Where the site is published, with a trailing slash; unknown unless the builder says so. */
  __APPLEYARD_PUBLIC_BASE__: JSON.stringify(process.env.APPLEYARD_PUBLIC_BASE ?? null),
  /** Whether there is a site around the figures. */
  __APPLEYARD_SITE__: 'true',
  __APPLEYARD_WORDS__: JSON.stringify(sourceWords),
};

/** The gallery and every folder with a page in it, by the folder's name. */
function pages(): Record<string, string> {
  const folders = readdirSync(site).filter((name) => existsSync(join(site, name, 'index.html')));
  return {
    index: join(site, 'index.html'),
    ...Object.fromEntries(folders.map((name) => [name, join(site, name, 'index.html')])),
  };
}

/** Where loading starts, on the site and in the npm package. */
export const starts = {
  embed: join(site, 'src/embed/embed.ts'),
  exhibits: join(site, 'src/exhibits/index.ts'),
};

/** What the scripts of the package lose on the way to the visitor, too. */
export const lean = () => [leanTemplates(), withoutGlobals()];

export default defineConfig({
  root: site,
  // The site works from any folder of any server.
  base: './',
  // No page stands in for one that does not exist.
  appType: 'mpa',
  plugins: [...lean(), words(), stillPictures(), weights()],
  define,
  build: {
    outDir: join(here, 'dist'),
    emptyOutDir: true,
    // For `cargo xtask size`.
    manifest: true,
    target: 'es2022',
    // An inlined file is a data: address, which the policy forbids.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        ...pages(),
        'embed-page': join(site, 'embed.html'),
        embed: starts.embed,
      },
      output: {
        // Other people's pages name this one file: its name is a promise.
        entryFileNames: ({ name }) => (name === 'embed' ? 'embed.js' : 'assets/[name]-[hash].js'),
        codeSplitting: chunksByStart({ ...starts, page: join(site, 'src/page/page.ts') }),
      },
    },
  },
  worker: { format: 'es' },
  server: { headers },
  preview: { headers },
});
