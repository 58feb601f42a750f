import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Manifest, type Plugin, type Rolldown } from 'vite';
import { slugs } from '../www/src/exhibits/slugs.ts';
import type { Pack, Packs } from '../www/src/one-file/pack.ts';
import { languages } from '../www/src/words/language.ts';
import { reaching } from './vite-offline.ts';

const BOOT = fileURLToPath(new URL('../www/src/one-file/boot.ts', import.meta.url));
/** Modules whose imports no file needs: it has the words of a page, no other lesson than its own, and makes no package. */
const ENDS = /(?:\/by-script\.ts|\.md\?url|\/report\/package\.ts)$/;
/** Words that only other pages speak. */
const ELSEWHERE = /^(?:gallery|embedding|offline|plates|pictures)/;

/** Writes `one-file.json`: what each page is made of that can be saved as one file. */
export function oneFile(version: string): Plugin {
  return {
    name: 'one-file',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        const made = (await build({
          configFile: false,
          logLevel: 'error',
          build: { write: false, lib: { entry: BOOT, formats: ['iife'], name: 'boot' } },
        })) as Rolldown.RolldownOutput[];
        const script = made.flatMap(({ output }) => output).find(({ type }) => type === 'chunk');
        if (script?.type !== 'chunk') throw new Error(`nothing is built from ${BOOT}`);
        const pages = packsIn(dir);
        const files = new Set(
          Object.values(pages).flatMap(({ scripts, words }) => [
            ...scripts,
            ...words.flatMap((one) => languages.map((language) => one.replace('*', language))),
          ]),
        );
        const bytes = Object.fromEntries(
          [...files].map((file) => [file, gzipSync(readFileSync(join(dir, file))).length]),
        );
        const packs: Packs = { version, boot: script.code, pages, bytes };
        writeFileSync(join(dir, 'one-file.json'), JSON.stringify(packs));
      },
    },
  };
}

/** The pages of the exhibits and that of lessons, as a built site has them. */
function packsIn(dir: string): Record<string, Pack> {
  const manifest: Manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8'));
  const reached = reaching(dir);
  const ends = new Set(
    Object.values(manifest).flatMap(({ src = '', file }) => (ENDS.test(src) ? [file] : [])),
  );
  const lessons = new Set(
    Object.entries(manifest).flatMap(([key, { file }]) =>
      /\.md(\?url)?$/.test(key) ? [file] : [],
    ),
  );
  const [version = ''] = readdirSync(join(dir, 'words'));
  const spoken = readdirSync(join(dir, 'words', version, 'en')).filter(
    (name) => !ELSEWHERE.test(name),
  );
  return Object.fromEntries(
    [...slugs, 'lesson'].map((page) => {
      const html = readFileSync(join(dir, page, 'index.html'), 'utf8');
      const [, body] = /<body>\s*(.*?)\s*<noscript>/s.exec(html) ?? [];
      const { file: entry, css = [] } = manifest[`${page}/index.html`] ?? {};
      if (body === undefined || entry === undefined) throw new Error(`there is no page ${page}`);
      const others = slugs.filter((slug) => slug !== page);
      const scripts = reached(`${page}/index.html`, (file) => ends.has(file)).filter(
        (file) => /\.(js|wasm)$/.test(file) && !lessons.has(file) && !/\/early-/.test(file),
      );
      const words = spoken
        .filter((name) => !others.some((slug) => new RegExp(`^${slug}[.-]`).test(name)))
        .map((name) => `words/${version}/*/${name}`);
      const style = css.map((file) => readFileSync(join(dir, file), 'utf8')).join('');
      return [page, { entry, body, style, scripts: [...new Set(scripts)], words }];
    }),
  );
}
