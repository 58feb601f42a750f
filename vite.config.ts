import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { chunksByStart } from './scripts/vite-chunks.ts';
import { early } from './scripts/vite-early.ts';
import { heads } from './scripts/vite-heads.ts';
import { install } from './scripts/vite-install.ts';
import { late } from './scripts/vite-late.ts';
import { changedLit } from './scripts/vite-lit.ts';
import { offline } from './scripts/vite-offline.ts';
import { oneFile } from './scripts/vite-one-file.ts';
import { openings } from './scripts/vite-openings.ts';
import { room } from './scripts/vite-room.ts';
import { shells, unscripted } from './scripts/vite-shell.ts';
import { stillPictures } from './scripts/vite-stills.ts';
import { weights } from './scripts/vite-weights.ts';
import { importedWords, sourceWords, words } from './scripts/vite-words.ts';

const here = dirname(fileURLToPath(import.meta.url));
const site = join(here, 'www');

/**
 * The headers of every answer of our servers, so that the site is developed and tested under its real
 * policy. There is no `frame-ancestors`, because any page may frame `embed.html`.
 */
export const headers = {
  'Content-Security-Policy': "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'",
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
};

/** The address at which the site is published; null unless the builder sets it. */
const publicBase = process.env.APPLEYARD_PUBLIC_BASE || null;

/** Constants in the code of the site; the tests need them too. */
export const define = {
  __APPLEYARD_VERSION__: JSON.stringify(packageJson.version),
  __APPLEYARD_PUBLIC_BASE__: JSON.stringify(publicBase),
  /** Whether the figures have a site around them. */
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

/** The modules where loading starts, on the site and in the npm package. */
export const starts = {
  embed: join(site, 'src/embed/embed.ts'),
  exhibits: join(site, 'src/exhibits/index.ts'),
};

/** Plugins that change single modules. The npm package uses them too. */
export const modules = () => [changedLit(), importedWords(), openings()];

export default defineConfig({
  root: site,
  // The site works from any folder of any server.
  base: './',
  // No page takes the place of a missing one.
  appType: 'mpa',
  plugins: [
    ...modules(),
    shells(),
    words(),
    stillPictures(),
    heads(publicBase, packageJson.version),
    weights(),
    early(),
    late(),
    unscripted(),
    oneFile(packageJson.version),
    install(),
    room(),
    offline(),
  ],
  define,
  build: {
    outDir: join(here, 'dist'),
    emptyOutDir: true,
    // `npm run size` reads it.
    manifest: true,
    target: 'es2022',
    // An inlined file is a data: address, which the policy forbids.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        ...pages(),
        'embed-page': join(site, 'embed.html'),
        embed: starts.embed,
      },
      output: {
        // Pages of other people name this one file, so its name must never change.
        entryFileNames: ({ name }) => (name === 'embed' ? 'embed.js' : 'assets/[name]-[hash].js'),
        codeSplitting: chunksByStart({
          ...starts,
          page: join(site, 'src/page/page.ts'),
          frame: join(site, 'src/embed/frame.ts'),
        }),
      },
    },
  },
  worker: { format: 'es' },
  // The examples of scripts lie beside the core.
  server: { headers, fs: { allow: [here] } },
  preview: { headers },
});
