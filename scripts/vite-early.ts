import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { slugs } from '../www/src/exhibits/slugs.ts';
import { figureWords } from '../www/src/words/figure-words.ts';
import { broughtBy } from './vite-late.ts';
import { wordsFolder } from './vite-words.ts';

const EARLY = fileURLToPath(new URL('../www/src/page/early.ts', import.meta.url));
/** The words that a page without an exhibit begins with. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  '': ['common', 'gallery', 'pictures'],
  embedding: ['common', 'embedding'],
  lesson: ['common', 'lesson', 'notices'],
};

/**
 * Announces in the head of each page all that its first picture needs, so that everything comes at once: the scripts of its
 * figure, and by a script of its own (`www/src/page/early.ts`) the words in the visitor's language.
 */
export function early(): Plugin {
  let folder: string | undefined;
  let script: Promise<{ fileName: string; source: string }> | undefined;
  return {
    name: 'early',
    apply: 'build',
    async generateBundle() {
      script ??= scripted();
      this.emitFile({ type: 'asset', ...(await script) });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(page, { path, bundle = {} }) {
        script ??= scripted();
        folder ??= wordsFolder();
        const inside = path.replace(/^\/|\/?[\w-]+\.html$/g, '');
        const root = inside === '' ? './' : '../';
        const exhibit = /<appleyard-page exhibit="(\w+)"[^>]*>/.exec(page)?.[1];
        const words = (names: readonly string[]) =>
          names.map((name) => `${root}${folder}/*/${name}.txt`);
        const scripts = (slug: string) =>
          scriptsOf(bundle, slug)
            .filter((file) => !page.includes(file))
            .map((file) => root + file);
        const frame = path === '/embed.html';
        const known = exhibit === undefined ? OTHERS[inside] : figureWords(exhibit);
        if (!frame && !known) return [];
        const figures = slugs.map((slug) => [
          slug,
          [...scripts(slug), ...words(figureWords(slug))].join(' '),
        ]);
        const data = frame
          ? {
              'data-figures': JSON.stringify(Object.fromEntries(figures)),
            }
          : { 'data-words': words(known ?? []).join(' ') };
        const src = `${root}${(await script).fileName}`;
        return [
          // It runs before everything else, or the words would be asked for twice. The encoding has to stand among the first characters of a page.
          tag('script', { src, ...data }, frame ? 'head' : 'head-prepend'),
          ...(exhibit === undefined ? [] : scripts(exhibit)).map((href) =>
            tag('link', { rel: 'modulepreload', crossorigin: true, href }),
          ),
        ];
      },
    },
  };
}

const tag = (
  name: string,
  attrs: NonNullable<HtmlTagDescriptor['attrs']>,
  injectTo: 'head' | 'head-prepend' = 'head',
): HtmlTagDescriptor => ({ tag: name, attrs, injectTo });

/** The script with all that it imports, so that it waits for no other file. */
async function scripted(): Promise<{ fileName: string; source: string }> {
  const made = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: EARLY, formats: ['iife'], name: 'early' } },
  })) as Rolldown.RolldownOutput[];
  const source = made.flatMap(({ output }) => output).find(({ type }) => type === 'chunk');
  if (source?.type !== 'chunk') throw new Error(`nothing is built from ${EARLY}`);
  const hash = createHash('sha256').update(source.code).digest('hex').slice(0, 8);
  return { fileName: `assets/early-${hash}.js`, source: source.code };
}

/** The scripts of an exhibit's figure. */
function scriptsOf(bundle: Rolldown.OutputBundle, exhibit: string): string[] {
  const module = `/exhibits/${exhibit}/element.ts`;
  const start = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(module),
  );
  if (!start) throw new Error(`nothing is built from ${module}`);
  return [...broughtBy(bundle, start.fileName)];
}
