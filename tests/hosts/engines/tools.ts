/**
 * Tools that come from npm or PyPI and make a page of what somebody has pasted. Their names are those of rows of
 * docs/places.md.
 */
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from './engines.ts';
import { npmProject, pipProject, run, write } from './project.ts';

/** Where a page is: the folder to serve, and its address in it. */
export interface Made {
  readonly folder: string;
  readonly page: string;
}

export interface Tool {
  readonly name: string;
  make(pasted: string): Promise<Made>;
}

const htmlOf = (body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Post</title></head><body><p>Before.</p>\n${body}\n<p>After.</p></body></html>`;
const postOf = (pasted: string): string => `# Post\n\nBefore.\n\n${pasted}\n\nAfter.\n`;
const indented = (pasted: string): string => pasted.replace(/^(?=.)/gm, '   ');

/** The libraries of Python, each in its version of the table. */
const libraries = [
  ...['bleach==6.4.0', 'nh3==0.3.8', 'html-sanitizer==2.7.0', 'lxml-html-clean==0.4.6'],
  ...['readability-lxml==0.9', 'Markdown==3.11.3', 'mistune==3.4.0', 'markdown-it-py==4.3.0'],
  ...['markdown2==2.5.5', 'docutils==0.23'],
];

/** A library that makes HTML of the text `s`, by the last line of a program. */
const library = (
  name: string,
  imports: string,
  call: string,
  before = (pasted: string) => pasted,
) => ({
  name,
  async make(pasted: string): Promise<Made> {
    const folder = await pipProject(...libraries);
    const program = `${imports}
s = open('pasted.txt', encoding='utf-8').read()
open('made.txt', 'w', encoding='utf-8').write(${call})`;
    await write(folder, { 'pasted.txt': before(pasted), 'make.py': program });
    await run(folder, 'bin/python', 'make.py');
    const made = await readFile(join(folder, 'made.txt'), 'utf8');
    await write(folder, { 'out/index.html': htmlOf(made) });
    return { folder: join(folder, 'out'), page: 'index.html' };
  },
});

const article = (pasted: string): string => {
  const prose = '<p>Two players eat apples, half an apple or a whole one, and so on.</p>'.repeat(9);
  return htmlOf(`<article>${prose}${pasted}${prose}</article>`);
};

const inRest = (pasted: string): string =>
  `Post\n====\n\nBefore.\n\n.. raw:: html\n\n${indented(pasted)}\n\nAfter.\n`;

const filtersAndReaders: readonly Tool[] = [
  library('bleach', 'import bleach', 'bleach.clean(s)'),
  library('bleach, strip', 'import bleach', 'bleach.clean(s, strip=True)'),
  library('nh3', 'import nh3', 'nh3.clean(s)'),
  library('html-sanitizer', 'import html_sanitizer', 'html_sanitizer.Sanitizer().sanitize(s)'),
  library('lxml_html_clean', 'import lxml_html_clean', 'lxml_html_clean.clean_html(s)'),
  library(
    'readability-lxml',
    'import readability',
    'readability.Document(s).summary(True)',
    article,
  ),
  library('Python-Markdown', 'import markdown', 'markdown.markdown(s)', postOf),
  library('mistune', 'import mistune', 'mistune.html(s)', postOf),
  library('mistune, escape', 'import mistune', 'mistune.create_markdown()(s)', postOf),
  library(
    'markdown-it-py',
    'from markdown_it import MarkdownIt',
    "MarkdownIt('commonmark').render(s)",
    postOf,
  ),
  library('markdown2', 'import markdown2', 'markdown2.markdown(s)', postOf),
  library(
    'docutils',
    'from docutils.core import publish_parts',
    "publish_parts(s, writer='html5')['body']",
    inRest,
  ),
];

interface Project {
  readonly name: string;
  readonly npm?: Readonly<Record<string, string>>;
  readonly pip?: readonly string[];
  readonly files: (pasted: string) => Files;
  readonly build?: readonly [program: string, ...args: string[]];
  /** What it needs of its packages in the folder that is served. */
  readonly copy?: readonly [from: string, to: string];
  readonly page: string;
}

/** A project with its files and one command. What is served is its folder `out`. */
const project = ({ name, npm, pip, files, build, copy, page }: Project): Tool => ({
  name,
  async make(pasted) {
    const folder = await (npm ? npmProject({ packages: npm }) : pipProject(...(pip ?? [])));
    await write(folder, files(pasted));
    if (copy) await cp(join(folder, copy[0]), join(folder, copy[1]), { recursive: true });
    if (build) {
      const [program, ...args] = build;
      await run(folder, join(npm ? 'node_modules/.bin' : 'bin', program), ...args);
    }
    return { folder: join(folder, 'out'), page };
  },
});

const marp = (name: string, ...options: string[]): Tool =>
  project({
    name,
    npm: { '@marp-team/marp-cli': '4.5.1' },
    files: (pasted) => ({ 'deck.md': `---\nmarp: true\n---\n\n# Post\n\n${pasted}\n` }),
    build: ['marp', '--no-stdin', ...options, 'deck.md', '-o', 'out/index.html'],
    page: 'index.html',
  });

/** Pandoc as PyPI has it. */
const pandoc = (name: string, from: string, to = 'html', ...options: string[]): Tool =>
  project({
    name,
    pip: ['pypandoc_binary==1.17'],
    files: (pasted) => ({
      'post.md': postOf(pasted),
      'out/.keep': '',
      'make.py': `import pypandoc
pypandoc.convert_file('post.md', '${to}', format='${from}', outputfile='out/index.html',
    extra_args=['--standalone', '--metadata', 'title=Post', *${JSON.stringify(options)}])`,
    }),
    build: ['python', 'make.py'],
    page: 'index.html',
  });

/** Its slides fetch reveal.js from a server of others, unless an option names a folder. */
const pandocSlides: Tool = {
  name: 'pandoc, reveal.js',
  async make(pasted) {
    const slides = pandoc('pandoc, reveal.js', 'markdown', 'revealjs', '--variable=revealjs-url=.');
    const made = await slides.make(pasted);
    const reveal = await npmProject({ packages: { 'reveal.js': '5.2.1' } });
    for (const part of ['dist', 'plugin'])
      await cp(join(reveal, 'node_modules/reveal.js', part), join(made.folder, part), {
        recursive: true,
      });
    return made;
  },
};

/** A notebook with the text in a text cell, or as what a code cell has put out. */
const notebook = (name: string, cell: 'text' | 'output', ...options: string[]): Tool =>
  project({
    name,
    pip: ['nbconvert==7.17.2'],
    files: (pasted) => {
      const common = { id: 'a', metadata: {} };
      const data = { 'text/html': pasted, 'text/plain': 'a figure' };
      const output = { output_type: 'execute_result', execution_count: 1, metadata: {}, data };
      const cells =
        cell === 'text'
          ? [{ ...common, cell_type: 'markdown', source: pasted }]
          : [
              {
                ...common,
                cell_type: 'code',
                execution_count: 1,
                source: 'show()',
                outputs: [output],
              },
            ];
      const kernelspec = { name: 'python3', display_name: 'Python 3', language: 'python' };
      const all = { cells, metadata: { kernelspec }, nbformat: 4, nbformat_minor: 5 };
      return { 'post.ipynb': JSON.stringify(all) };
    },
    build: ['jupyter-nbconvert', '--to', 'html', ...options, 'post.ipynb', '--output-dir', 'out'],
    page: 'post.html',
  });

const sphinx = (name: string, file: string, text: (pasted: string) => string): Tool =>
  project({
    name,
    pip: ['sphinx==9.0.4', 'myst-parser==5.2.0'],
    files: (pasted) => ({
      'docs/conf.py': "project = 'Docs'\nextensions = ['myst_parser']\n",
      [`docs/${file}`]: text(pasted),
    }),
    build: ['python', '-m', 'sphinx', '-q', '-E', 'docs', 'out'],
    page: 'index.html',
  });

const mkdocs = (name: string, theme: string, ...packages: string[]): Tool =>
  project({
    name,
    pip: ['mkdocs==1.6.1', ...packages],
    files: (pasted) => ({
      'mkdocs.yml': `site_name: Docs\ntheme: { name: ${theme} }\nuse_directory_urls: false\n`,
      'docs/index.md': postOf(pasted),
    }),
    build: ['python', '-m', 'mkdocs', 'build', '-q', '-d', 'out'],
    page: 'index.html',
  });

const generators: readonly Tool[] = [
  marp('Marp'),
  marp('Marp, --html', '--html'),
  pandoc('pandoc', 'markdown'),
  pandoc('pandoc, -f markdown-native_divs', 'markdown-native_divs'),
  pandoc('pandoc, -f gfm', 'gfm'),
  pandocSlides,
  notebook('nbconvert, text cell', 'text'),
  notebook('nbconvert, output', 'output'),
  notebook('nbconvert --sanitize-html, output', 'output', '--sanitize-html'),
  sphinx('Sphinx', 'index.rst', inRest),
  sphinx('Sphinx with MyST', 'index.md', postOf),
  // Its highlighter comes from a server of others.
  mkdocs('MkDocs', 'mkdocs, highlightjs: false'),
  mkdocs('Material for MkDocs', 'material', 'mkdocs-material==9.8.2'),
  project({
    name: 'Pelican',
    pip: ['pelican==4.10.2', 'Markdown==3.11.3'],
    files: (pasted) => ({
      'content/post.md': `Title: Post\nDate: 2026-01-01\nSlug: post\n\n${postOf(pasted)}`,
    }),
    build: ['pelican', 'content', '-o', 'out', '-q', '--ignore-cache'],
    page: 'post.html',
  }),
  project({
    name: 'reveal.js',
    npm: { 'reveal.js': '6.0.2' },
    files: (pasted) => ({
      'out/index.html': `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Slides</title>
<link rel="stylesheet" href="dist/reveal.css"></head><body>
<div class="reveal"><div class="slides"><section>${pasted}</section><section>The end</section></div></div>
<script src="dist/reveal.js"></script><script>Reveal.initialize();</script></body></html>`,
    }),
    copy: ['node_modules/reveal.js/dist', 'out/dist'],
    page: 'index.html',
  }),
  project({
    name: 'docsify',
    npm: { docsify: '5.0.0' },
    files: (pasted) => ({
      'out/README.md': postOf(pasted),
      'out/index.html': `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Docs</title></head><body><div id="app"></div>
<script>window.$docsify = {}</script><script src="dist/docsify.min.js"></script></body></html>`,
    }),
    copy: ['node_modules/docsify/dist', 'out/dist'],
    page: 'index.html',
  }),
];

export const tools: readonly Tool[] = [...filtersAndReaders, ...generators];
