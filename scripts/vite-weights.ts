import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import type { Weight, Weights } from '../www/src/share/weights.ts';
import { figureWords } from '../www/src/words/figure-words.ts';
import { languages } from '../www/src/words/language.ts';
import { isWords } from './vite-words.ts';

type Bundle = Rolldown.OutputBundle;

const WORKER = /\/worker-[^/]+\.js$/;

/**
 * Writes `weights.json`: what an embedded figure of each exhibit loads before any input, in each language.
 * A weight is the sum of its scripts, words and wasm in bytes, each compressed by gzip. A frame runs its
 * solver in a worker; an element in another site's page may not start a worker, so its solver runs in the
 * page.
 */
export function weights(): Plugin {
  return {
    name: 'weights',
    apply: 'build',
    generateBundle: {
      // After all files have their final content.
      order: 'post',
      handler(_options, bundle) {
        const source = JSON.stringify(weigh(bundle), undefined, 2);
        this.emitFile({ type: 'asset', fileName: 'weights.json', source: `${source}\n` });
      },
    },
  };
}

function weigh(bundle: Bundle): Weights {
  const weight = new Map<string, number>();
  const weighed = (file: string): number => {
    const known = weight.get(file) ?? gzipSync(contentOf(bundle, file), { level: 9 }).length;
    weight.set(file, known);
    return known;
  };
  const sum = (files: Iterable<string>) =>
    [...files].reduce((bytes, file) => bytes + weighed(file), 0);
  const total = (slug: string, language: string): Weight => {
    const figure = `src/exhibits/${slug}/element.ts`;
    const frame = ['embed.html', figure];
    const glue = `src/exhibits/${slug}/core/instance.ts`;
    const slices = ['src/engine/revive.ts', glue];
    const element = ['src/embed/embed.ts', 'src/embed/adopt.ts', ...slices, figure];
    const words = sum(figureWords(slug).map((name) => wordsOf(bundle, `${language}/${name}`)));
    return {
      frame: words + sum(loaded(bundle, frame)),
      element: words + sum([...loaded(bundle, element)].filter((file) => !WORKER.test(file))),
    };
  };
  return Object.fromEntries(
    exhibits(bundle).map((slug) => [
      slug,
      Object.fromEntries(languages.map((language) => [language, total(slug, language)])),
    ]),
  );
}

/** The slugs of all exhibits, found by their elements. */
function exhibits(bundle: Bundle): string[] {
  const element = /\/www\/src\/exhibits\/(\w+)\/element\.ts$/;
  return Object.values(bundle).flatMap((output) => {
    const module = output.type === 'chunk' ? output.facadeModuleId : undefined;
    return element.exec(module ?? '')?.[1] ?? [];
  });
}

/**
 * The files that these modules load: their chunks, the imports of these, and the workers and wasm that they
 * name.
 */
function loaded(bundle: Bundle, starts: readonly string[]): Set<string> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const named = Object.keys(bundle).filter((file) => file.endsWith('.wasm') || WORKER.test(file));
  const files = new Set<string>();
  const waiting = starts.map((start) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/www/${start}`));
    if (!chunk) throw new Error(`nothing is built from ${start}`);
    return chunk.fileName;
  });
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    const output = bundle[file];
    if (output?.type !== 'chunk') continue;
    waiting.push(...output.imports, ...named.filter((one) => output.code.includes(basename(one))));
  }
  return files;
}

/** The file with the words of this name, such as `en/nim`. */
function wordsOf(bundle: Bundle, name: string): string {
  const found = Object.keys(bundle).find((file) => isWords(file, name));
  if (found === undefined) throw new Error(`there are no words ${name}`);
  return found;
}

function contentOf(bundle: Bundle, file: string): string | Uint8Array {
  const output = bundle[file];
  if (!output) throw new Error(`${file} is imported and not built`);
  return output.type === 'chunk' ? output.code : output.source;
}
