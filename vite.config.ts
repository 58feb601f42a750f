import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { leanTemplates, withoutGlobals } from './scripts/vite-lean.ts';
import { stillPictures } from './scripts/vite-stills.ts';
import { weights } from './scripts/vite-weights.ts';

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
};

/** The gallery and every folder with a page in it, by the folder's name. */
function pages(): Record<string, string> {
  const folders = readdirSync(site).filter((name) => existsSync(join(site, name, 'index.html')));
  return {
    index: join(site, 'index.html'),
    ...Object.fromEntries(folders.map((name) => [name, join(site, name, 'index.html')])),
  };
}

/**
 * What is needed at the start, in a few files: by every page, by every figure, by the plates of one exhibit;
 * and by several of them. Left to themselves these modules, which panels and benchmarks import too, would be a file
 * each, and compress worse.
 */
const base = {
  name: 'base',
  priority: 3,
  // Directives that only panels use come with them.
  test: /node_modules\/(lit|lit-html|lit-element|@lit|@fluent)\/(?!directives\/(guard|ref|repeat)|directive-helpers|async-directive)|src\/(words|theme)\/\w[\w-]*\.ts$|stage\/preferences\.ts$/,
};
const stage = {
  name: 'stage',
  priority: 2,
  test: /src\/(stage\/(announcer|board|fields|figure|figure-styles|guest|keys|lazy|mark-styles|notices|pan-zoom|panel-styles|placed|plate-view|predict|stage-figure|stage-scene|timeline|transport|vocabulary|why-styles)|share\/(codec|codec-fields|codec-notices|classroom|lesson)|engine\/(engine|errors|load))\.ts$/,
};
/** Of the exhibits that are played and explained mark by mark. */
const games = { name: 'games', priority: 2, test: /src\/stage\/(explained|play)\.ts$/ };
/** Around every page that is ours. */
const ours = { name: 'ours', priority: 2, test: /src\/page\/header\.ts$/ };
/** Of the two exhibits whose links hold lists of numbers. */
const numbers = { name: 'numbers', priority: 2, test: /share\/codec-numbers\.ts$/ };
const plates = {
  debugName: 'plates',
  name: (id: string) => `${/exhibits\/(\w+)\//.exec(id)?.[1]}-plate`,
  priority: 1,
  test: /exhibits\/\w+\/(core\/engine|account|aside-view|board-plan|board-view|bundles|diagram|editing|editor|frame|judge|keyed|panes|moments|motion|picture|pointing|pressing|steps|stories|styles|taking|taking-view|threads|traced|trial|verdict-view|apple|colours|config|fields|layout|naming|overlays|play|play-account|plate-words|raster-plate|rules|scene|shade|view)\.ts$/,
};

/** All that `embed.js` needs before a figure is near. */
const loader = {
  name: 'loader',
  priority: 4,
  test: /preload-helper|exhibits\/index\.ts$|page\/clicks\.ts$/,
};

/** How scripts are cut; the npm package is cut in the same way. */
export const codeSplitting = { groups: [loader, base, stage, games, ours, numbers, plates] };

/** What the scripts of the package lose on the way to the visitor, too. */
export const lean = () => [leanTemplates(), withoutGlobals()];

export default defineConfig({
  root: site,
  // The site works from any folder of any server.
  base: './',
  // No page stands in for one that does not exist.
  appType: 'mpa',
  plugins: [...lean(), stillPictures(), weights()],
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
        embed: join(site, 'src/embed/embed.ts'),
      },
      output: {
        // Other people's pages name this one file: its name is a promise.
        entryFileNames: ({ name }) => (name === 'embed' ? 'embed.js' : 'assets/[name]-[hash].js'),
        codeSplitting,
      },
    },
  },
  worker: { format: 'es' },
  server: { headers },
  preview: { headers },
});
