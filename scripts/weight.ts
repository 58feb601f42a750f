import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { slugs } from '../www/src/exhibits/slugs.ts';
import { bytesOf, type Contained } from '../www/src/one-file/make.ts';
import type { Packs } from '../www/src/one-file/pack.ts';
import type { Weights } from '../www/src/share/weights.ts';
import { figureWords } from '../www/src/words/figure-words.ts';
import { type Language, languages } from '../www/src/words/language.ts';

const KIB = 1024;

/**
 * The most that is transferred before any input, in bytes after gzip. Of the scripts, 2 KiB are for the opening: what the
 * core says of it, and the script that runs before all others.
 */
const limits = { scripts: 68.25 * KIB, scriptsAndWords: 78.25 * KIB, wasm: 115 * KIB };
/** The page of lessons: what reads Markdown, and what all figures share, before one is shown. */
const lessonScripts = 80 * KIB;
/** A frame may have more scripts: those that look after figures in the pages of others. */
const EMBEDDING = 6 * KIB;

/** The most that is transferred later, beyond what every page of an exhibit has, by what is fetched. */
const laterLimits: Readonly<Record<string, number>> = {
  'src/stage/motion/motion-form.ts': 14 * KIB,
  'src/exhibits/games/script/editor.ts': 150 * KIB,
  'src/stage/graph/forces.ts': 40 * KIB,
  'pkg/rules_bg.wasm': 452 * KIB,
  'pkg/counts_bg.wasm': 243 * KIB,
  'pkg/atlas_bg.wasm': 246 * KIB,
  'pkg/graphs_bg.wasm': 144 * KIB,
  'pkg/comparators_bg.wasm': 62 * KIB,
  'pkg/discrete_bg.wasm': 62 * KIB,
  'pkg/notations_bg.wasm': 123 * KIB,
};

/** The most that a page has as one HTML file, in KiB: that of each exhibit, and a lesson with figures of all. */
export const fileLimits = {
  nim: 660,
  lattice: 690,
  quicksort: 450,
  networks: 770,
  chain: 1010,
  games: 3590,
  paths: 1610,
  machines: 1260,
  dovetailing: 970,
  all: 4570,
} as const;

const element = (slug: string): string => `src/exhibits/${slug}/element.ts`;

/** A line of the report: bytes after gzip, and the most that they may be. */
export interface Sum {
  readonly of: string;
  readonly bytes: number;
  readonly most: number;
}

/** The built site in a folder: what a visitor downloads, file by file, and how many bytes that is after gzip. */
export class BuiltSite {
  readonly #folder: string;
  readonly #manifest: Manifest;
  readonly #words: string;
  readonly #zipped = new Map<string, number>();

  constructor(folder: string) {
    this.#folder = folder;
    this.#manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
    const [version, ...more] = readdirSync(join(folder, 'words'));
    if (version === undefined || more.length > 0)
      throw new Error('the site has not one set of words');
    this.#words = `words/${version}`;
  }

  /** The exhibits, found by their elements. */
  get slugs(): readonly string[] {
    return Object.keys(this.#manifest).flatMap((key) => {
      const [, slug] = /^src\/exhibits\/(\w+)\/element\.ts$/.exec(key) ?? [];
      return slug ?? [];
    });
  }

  /** What the page of an exhibit loads before any input, in a language. */
  page(slug: string, language: Language): ReadonlySet<string> {
    const words = [...figureWords(slug), `${slug}-page`];
    return this.#withWords([`${slug}/index.html`, element(slug)], words, language);
  }

  /** What a frame with a figure loads. */
  frame(slug: string, language: Language): ReadonlySet<string> {
    return this.#withWords(['embed.html', element(slug)], figureWords(slug), language);
  }

  /** What a figure loads as an element of another site's page, which may not start a worker: its solver runs there. */
  element(slug: string, language: Language): ReadonlySet<string> {
    const inPage = ['src/engine/revive.ts', `src/exhibits/${slug}/core/instance.ts`];
    const entries = [
      'src/embed/embed.ts',
      'src/embed/embedded-figures.ts',
      ...inPage,
      element(slug),
    ];
    const files = this.#withWords(entries, figureWords(slug), language);
    return new Set([...files].filter((file) => !/\/worker-[^/]+\.js$/.test(file)));
  }

  /** The files of these entries of the manifest, and of all that they import at once. */
  loaded(...entries: readonly string[]): ReadonlySet<string> {
    const seen = new Set(entries);
    const files = new Set(this.#early(entries));
    // Iterating over a set includes what is added on the way.
    for (const key of seen) {
      const entry = this.#manifest[key];
      if (!entry) throw new Error(`the built site has no entry ${key}`);
      for (const file of [entry.file, ...(entry.assets ?? [])]) files.add(file);
      for (const imported of entry.imports ?? []) seen.add(imported);
    }
    return files;
  }

  #withWords(entries: string[], words: readonly string[], language: Language): Set<string> {
    const texts = words.map((name) => `${this.#words}/${language}/${name}.txt`);
    return new Set([...this.loaded(...entries), ...texts]);
  }

  /** The scripts in the heads of pages that run before all others. They are bundled on their own. */
  #early(entries: readonly string[]): string[] {
    const pages = entries.filter((entry) => entry.endsWith('.html'));
    return pages.flatMap((page) => {
      const html = readFileSync(join(this.#folder, page), 'utf8');
      return [...html.matchAll(/assets\/early-\w+\.js/g)].map(([file]) => file);
    });
  }

  /** The bytes of files after gzip, of all or of those with an ending. */
  bytes(files: Iterable<string>, ...endings: readonly string[]): number {
    const some = [...files].filter((file) => endings.every((ending) => file.endsWith(ending)));
    return some.reduce((sum, file) => sum + this.zipped(file), 0);
  }

  /** The bytes of a file after gzip. */
  zipped(file: string): number {
    const bytes =
      this.#zipped.get(file) ??
      gzipSync(readFileSync(join(this.#folder, file)), { level: 9 }).length;
    this.#zipped.set(file, bytes);
    return bytes;
  }

  /** What an embedded figure of each exhibit loads before any input, in bytes, in each language. */
  weights(): Weights {
    const weight = (slug: string, language: Language) => ({
      frame: this.bytes(this.frame(slug, language)),
      element: this.bytes(this.element(slug, language)),
    });
    return Object.fromEntries(
      this.slugs.map((slug) => [
        slug,
        Object.fromEntries(languages.map((language) => [language, weight(slug, language)])),
      ]),
    );
  }

  /** Everything that has a limit. */
  sums(): Sum[] {
    const visits = this.slugs.flatMap((slug) =>
      languages.flatMap((language) => [
        ...this.#visit(`${slug}, ${language}`, this.page(slug, language), 0),
        ...this.#visit(`${slug} in a frame, ${language}`, this.frame(slug, language), EMBEDDING),
      ]),
    );
    const first = this.loaded('index.html');
    const gallery = {
      of: 'first page: JavaScript',
      bytes: this.bytes(first, '.js'),
      most: limits.scripts,
    };
    // The first exhibit of a lesson comes beside it, as it would in a page of somebody else.
    const lesson = {
      of: 'lesson page: JavaScript',
      bytes: this.bytes(this.loaded('lesson/index.html', 'src/embed/embed.ts'), '.js'),
      most: lessonScripts,
    };
    const pages = this.slugs.map((slug) => this.page(slug, 'en'));
    const later = Object.entries(laterLimits).map(([entry, most]) => {
      const more = [...this.loaded(entry)].filter((file) => !pages.every((page) => page.has(file)));
      return { of: `when needed: ${entry}`, bytes: this.bytes(more), most };
    });
    return [...visits, gallery, lesson, ...later, ...this.#files()];
  }

  /** The pages as files of their own, each in the language that makes it largest. */
  #files(): Sum[] {
    const packs: Packs = JSON.parse(readFileSync(join(this.#folder, 'one-file.json'), 'utf8'));
    const sizeOf = (contained: Omit<Contained, 'language'>): number =>
      Math.max(...languages.map((language) => bytesOf(packs, { ...contained, language })));
    const files = slugs.map((slug) => ({
      of: `one file: ${slug}`,
      bytes: Math.round(sizeOf({ page: slug })),
      most: fileLimits[slug] * KIB,
    }));
    const bytes = Math.round(sizeOf({ page: 'lesson', exhibits: slugs }));
    return [...files, { of: 'one file: all', bytes, most: fileLimits.all * KIB }];
  }

  #visit(of: string, files: ReadonlySet<string>, more: number): Sum[] {
    const [scripts, words, wasm] = ['.js', '.txt', '.wasm'].map((end) =>
      this.bytes(files, end),
    ) as [number, number, number];
    if (scripts === 0 || words === 0 || wasm === 0) throw new Error(`${of}: nothing is loaded`);
    return [
      { of: `${of}: JavaScript`, bytes: scripts, most: limits.scripts + more },
      { of: `${of}: with words`, bytes: scripts + words, most: limits.scriptsAndWords + more },
      { of: `${of}: wasm`, bytes: wasm, most: limits.wasm },
    ];
  }
}
