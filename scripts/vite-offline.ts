import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Manifest, type Plugin, type Rolldown } from 'vite';
import { slugs } from '../www/src/exhibits/slugs.ts';
import type { OfflineList } from '../www/src/offline/names.ts';
import { languages } from '../www/src/words/language.ts';

const WORKER = fileURLToPath(new URL('../www/src/offline/worker.ts', import.meta.url));
/** Files that pages load by a name that stays the same. */
export const EMBED = 'embed.js';
const NAMED = [
  EMBED,
  'icon.svg',
  'offline.json',
  'one-file.json',
  'site.webmanifest',
  'weights.json',
];
/**
 * Writes what the site needs to work without a network: `offline.json`, the files of each page with all that it opens later,
 * and the service worker `sw.js` with the pages of this build.
 */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        const pages = pagesIn(dir);
        writeFileSync(join(dir, 'offline.json'), JSON.stringify(offlineList(dir, pages)));
        const shell = [...pages.map((page) => `${page}index.html`), ...NAMED].map((name) => ({
          url: `./${name.replace(/index\.html$/, '')}`,
          revision: createHash('sha256')
            .update(readFileSync(join(dir, name)))
            .digest('hex')
            .slice(0, 16),
        }));
        const made = (await build({
          configFile: false,
          logLevel: 'error',
          define: {
            __APPLEYARD_SHELL__: JSON.stringify(shell),
            'process.env.NODE_ENV': '"production"',
          },
          build: { write: false, lib: { entry: WORKER, formats: ['iife'], name: 'worker' } },
        })) as Rolldown.RolldownOutput[];
        const script = made.flatMap(({ output }) => output).find(({ type }) => type === 'chunk');
        if (script?.type !== 'chunk') throw new Error(`nothing is built from ${WORKER}`);
        writeFileSync(join(dir, 'sw.js'), script.code);
      },
    },
  };
}

/** The folders of the built pages, each with a slash at its end; the first page is the empty one. */
export const pagesIn = (dir: string): string[] => [
  '',
  ...readdirSync(dir, { withFileTypes: true })
    .filter((one) => one.isDirectory() && readdirSync(join(dir, one.name)).includes('index.html'))
    .map(({ name }) => `${name}/`),
];

/** The files of each page: all that its scripts name, and all that those name. */
export function offlineList(dir: string, pages: readonly string[]): OfflineList {
  const reached = reaching(dir);
  const [version = ''] = readdirSync(join(dir, 'words'));
  const addresses: string[] = [];
  const placeOf = (address: string): number => {
    const at = addresses.indexOf(address);
    return at >= 0 ? at : addresses.push(address) - 1;
  };
  const scriptsOf = (page: string): number[] =>
    // The worker has the script of other pages among the pages.
    reached(`${page}index.html`)
      .filter((file) => file !== EMBED)
      .map(placeOf);
  const wordsOf = (page: string, language: string): number[] => {
    const own = page.replace('/', '');
    const others = slugs.filter((slug) => slug !== own);
    return readdirSync(join(dir, 'words', version, language))
      .filter(
        (name) =>
          !others.some((slug) => name.startsWith(`${slug}.`) || name.startsWith(`${slug}-`)),
      )
      .map((name) => placeOf(`words/${version}/${language}/${name}`));
  };
  const list = Object.fromEntries(
    pages.map((page) => [
      page.replace('/', ''),
      {
        scripts: scriptsOf(page),
        words: Object.fromEntries(languages.map((one) => [one, wordsOf(page, one)])),
      },
    ]),
  );
  const files = addresses.map((address) => [address, statSync(join(dir, address)).size] as const);
  const build = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
  return { build, files, pages: list };
}

/** Finds the files that a file leads to: all that it names, and all that those name. What `isEnd` takes leads nowhere. */
export function reaching(
  dir: string,
): (from: string, isEnd?: (file: string) => boolean) => string[] {
  const assets = readdirSync(join(dir, 'assets'));
  const manifest: Manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8'));
  // A page of one exhibit needs no other, so the script that imports every exhibit leads nowhere.
  const hub = Object.values(manifest).find(({ dynamicImports = [] }) =>
    slugs.every((slug) => dynamicImports.includes(`src/exhibits/${slug}/element.ts`)),
  )?.file;
  const named = new Map<string, readonly string[]>();
  const namesIn = (file: string): readonly string[] => {
    const known = named.get(file);
    if (known) return known;
    const text = readFileSync(join(dir, file), 'utf8');
    const found = /\.(js|html|css)$/.test(file)
      ? assets.filter((name) => text.includes(name)).map((name) => `assets/${name}`)
      : [];
    // A page of ours runs the script that other pages use.
    if (file.endsWith('.js') && text.includes(EMBED)) found.push(EMBED);
    named.set(file, found);
    return found;
  };
  return (from, isEnd = () => false) => {
    const files = new Set([from]);
    // Iterating over a set includes what is added on the way.
    for (const file of files) {
      if (file === hub || isEnd(file)) continue;
      for (const name of namesIn(file)) files.add(name);
    }
    files.delete(from);
    return [...files];
  };
}
