import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Words } from '../www/src/words/pattern.ts';
import { compileWords } from './compile-words.ts';

const locales = fileURLToPath(new URL('../www/locales/', import.meta.url));

/**
 * During development and in tests: the addresses of word files, relative to `www/src/words/download.ts`;
 * `*` stands for `en/nim`, for example.
 */
export const sourceWords = '../../locales/*.ftl';

/** The number of letters of the fingerprint in a folder's name. */
const FINGERPRINT = 8;

/** A script that imports a file of words gets its messages. */
export function importedWords(): Plugin {
  return {
    name: 'imported-words',
    transform: {
      filter: { id: /\.ftl(\?import)?$/ },
      handler: (source) => ({
        code: `export default ${JSON.stringify(compileWords(source))};`,
        map: null,
        moduleType: 'js',
      }),
    },
  };
}

/**
 * Writes the words of the site to `words/<fingerprint>/en/nim.txt` and so on, as data that a page fetches.
 * All files share one fingerprint, so that a page need not carry a list of its files. They end in txt
 * because servers know that text can be compressed.
 */
export function words(): Plugin {
  const all = allWords();
  const folder = wordsFolder();
  return {
    name: 'words',
    // During development the words are compiled when they are fetched.
    configureServer({ middlewares, config }) {
      middlewares.use(async ({ url = '' }, answer, next) => {
        const [, name] = /\/locales\/(\w+\/[\w-]+)\.ftl$/.exec(url) ?? [];
        if (name === undefined || !existsSync(`${locales}${name}.ftl`)) return next();
        for (const [header, value] of Object.entries(config.server.headers ?? {})) {
          if (value !== undefined) answer.setHeader(header, value);
        }
        answer.setHeader('Content-Type', 'text/plain; charset=utf-8');
        try {
          answer.end(JSON.stringify(readWords(name)));
        } catch (error) {
          next(error);
        }
      });
    },
    // During development the page is loaded again.
    hotUpdate({ file }) {
      if (file.endsWith('.ftl')) this.environment.hot.send({ type: 'full-reload' });
    },
    // Relative to the folder of the scripts.
    config: (_, { command }) => {
      if (command !== 'build') return {};
      return { define: { __APPLEYARD_WORDS__: JSON.stringify(`../${folder}/*.txt`) } };
    },
    generateBundle() {
      for (const [name, words] of all) {
        const source = JSON.stringify(words);
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}.txt`, source });
      }
    },
  };
}

/** The folder of the words in the built site. */
export function wordsFolder(): string {
  const hash = createHash('sha256').update(JSON.stringify([...allWords()]));
  return `words/${hash.digest('hex').slice(0, FINGERPRINT)}`;
}

/** Whether a built file has the words of this name, such as `en/nim`. */
export const isWords = (file: string, name: string): boolean =>
  file.startsWith('words/') && file.endsWith(`/${name}.txt`);

/** The words by names such as `en/nim`. */
export function allWords(): Map<string, Words> {
  const files = readdirSync(locales, { recursive: true, encoding: 'utf8' }).sort();
  return new Map(
    files
      .filter((file) => file.endsWith('.ftl'))
      .map((file) => file.replaceAll('\\', '/').slice(0, -'.ftl'.length))
      .map((name) => [name, readWords(name)]),
  );
}

function readWords(name: string): Words {
  const file = `${locales}${name}.ftl`;
  try {
    return compileWords(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}
