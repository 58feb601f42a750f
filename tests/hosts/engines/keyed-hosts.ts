/** Slides, documentation and notebooks that have keys of their own, each with every figure in it. */
import { spawn } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type Slug, slugs } from '../../../www/src/exhibits/slugs.ts';
import { serve } from '../../support/server.ts';
import { npmProject, pipProject, run, write } from './project.ts';

/** A host that is built and can be opened. */
export interface Opened {
  /** The address of the page with a figure. */
  address(slug: Slug): string;
  /** Brings the page to its figures, if its address does not. */
  begin?(page: Page): Promise<void>;
  close(): Promise<void>;
}

export interface KeyedHost {
  readonly name: string;
  /** Builds it with the figures of the site at an address. */
  open(site: string): Promise<Opened>;
  /** What its keys change. */
  where(page: Page): Promise<string>;
  /** A key of its own. */
  readonly key: string;
  /** What to click, and leave with Escape, before that key, if the host leaves figures alone. */
  readonly outside?: string;
}

const script = (site: string): string => `<script type="module" src="${site}embed.js"></script>`;
const element = (slug: Slug): string =>
  `<appleyard-${slug} lang="en" width="640" height="480"></appleyard-${slug}>`;
const url = async (page: Page): Promise<string> => page.url();

/** A folder on a server. */
async function shown(folder: string, page: (slug: Slug) => string): Promise<Opened> {
  const server = await serve({ folder, path: '/' });
  return { address: (slug) => `${server.address}${page(slug)}`, close: () => server.close() };
}

const slides = (slug: Slug): number => slugs.indexOf(slug) + 1;

const reveal: KeyedHost = {
  name: 'reveal.js',
  key: 'ArrowRight',
  where: url,
  async open(site) {
    const folder = await npmProject({ packages: { 'reveal.js': '6.0.2' } });
    await cp(join(folder, 'node_modules/reveal.js/dist'), join(folder, 'dist'), {
      recursive: true,
    });
    const sections = ['', ...slugs.map(element), ''].map((one) => `<section>${one}</section>`);
    await write(folder, {
      'index.html': `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Slides</title>
<link rel="stylesheet" href="dist/reveal.css"><link rel="icon" href="data:,"></head><body>
<div class="reveal"><div class="slides">${sections.join('\n')}</div></div>
${script(site)}<script src="dist/reveal.js"></script>
<script>Reveal.initialize({ hash: true });</script></body></html>`,
    });
    return shown(folder, (slug) => `#/${slides(slug)}`);
  },
};

const marp: KeyedHost = {
  name: 'Marp',
  key: 'ArrowRight',
  where: url,
  async open(site) {
    const folder = await npmProject({ packages: { '@marp-team/marp-cli': '4.5.1' } });
    const deck = ['# Slides', ...slugs.map(element), '# The end'].join('\n\n---\n\n');
    await write(folder, { 'deck.md': `---\nmarp: true\n---\n\n${deck}\n\n${script(site)}\n` });
    await run(
      folder,
      'node_modules/.bin/marp',
      '--no-stdin',
      'deck.md',
      '--html',
      '-o',
      'out/index.html',
    );
    return shown(join(folder, 'out'), (slug) => `#${slides(slug) + 1}`);
  },
};

/** The theme of a documentation that is made with Sphinx. */
const sphinx = (theme: string): KeyedHost => ({
  name: `Sphinx with ${theme}`,
  key: 'ArrowRight',
  where: url,
  async open(site) {
    const folder = await pipProject('sphinx==9.0.4', 'furo', 'sphinx-rtd-theme');
    const raw = [script(site), ...slugs.map(element)].map((line) => `   ${line}`).join('\n');
    const page = (title: string, body: string) =>
      `${title}\n${'='.repeat(title.length)}\n\n${body}\n`;
    await write(folder, {
      'docs/conf.py': `project = 'Docs'\nhtml_theme = '${theme}'\nhtml_theme_options = {'navigation_with_keys': True}\n`,
      'docs/index.rst': page('Docs', '.. toctree::\n\n   first\n   post\n   last'),
      'docs/first.rst': page('First', 'Text.'),
      'docs/post.rst': page('The post', `.. raw:: html\n\n${raw}`),
      'docs/last.rst': page('Last', 'Text.'),
    });
    await run(folder, 'bin/python', '-m', 'sphinx', '-q', '-E', 'docs', 'out');
    return shown(join(folder, 'out'), () => 'post.html');
  },
});

const mkdocs: KeyedHost = {
  name: 'MkDocs',
  key: 'n',
  where: url,
  async open(site) {
    const folder = await pipProject('mkdocs==1.6.1');
    const figures = [script(site), ...slugs.map(element)].join('\n\n');
    await write(folder, {
      'mkdocs.yml':
        'site_name: Docs\nnav: [index.md, post.md, last.md]\ntheme: { name: mkdocs, highlightjs: false }\n',
      'docs/index.md': '# Docs\n',
      'docs/post.md': `# The post\n\n${figures}\n`,
      'docs/last.md': '# Last\n',
    });
    await run(folder, 'bin/python', '-m', 'mkdocs', 'build', '-q', '-d', 'out');
    return shown(join(folder, 'out'), () => 'post/index.html');
  },
};

const jupyter: KeyedHost = {
  name: 'JupyterLab',
  key: 'a',
  // A click beside the editor would leave the focus in the figure.
  outside: '.jp-Notebook .cm-content',
  where: (page) =>
    page.evaluate(() => {
      const count = (selector: string) => document.querySelectorAll(selector).length;
      return `${count('.jp-Notebook .jp-Cell')} cells, ${count('appleyard-nim')} figure`;
    }),
  async open(site) {
    const folder = await pipProject('jupyterlab', 'ipykernel');
    const html = JSON.stringify([script(site), ...slugs.map(element)].join('\n'));
    const source = `from IPython.display import HTML\nHTML(${html})`;
    const cell = {
      id: 'a',
      cell_type: 'code',
      execution_count: null,
      metadata: {},
      outputs: [],
      source,
    };
    const kernelspec = { name: 'python3', display_name: 'Python 3', language: 'python' };
    const notebook = { cells: [cell], metadata: { kernelspec }, nbformat: 4, nbformat_minor: 5 };
    await write(folder, { 'work/post.ipynb': JSON.stringify(notebook) });
    const free = await serve({ folder, path: '/' });
    const { port, origin } = new URL(free.address);
    await free.close();
    const options = [`--ServerApp.port=${port}`, '--ServerApp.token=', '--ServerApp.root_dir=work'];
    const server = spawn(
      join(folder, 'bin/python'),
      ['-m', 'jupyter', 'lab', '--no-browser', '--allow-root', ...options],
      { cwd: folder, stdio: 'ignore' },
    );
    while (!(await fetch(`${origin}/api`).catch(() => undefined))) await setTimeout(200);
    const address = `${origin}/lab/tree/post.ipynb?reset`;
    return {
      address: () => address,
      begin: async (page) => {
        await page.locator('.jp-Notebook .jp-Cell').first().click();
        await page.keyboard.press('Control+Enter');
      },
      close: async () => void server.kill(),
    };
  },
};

export const keyedHosts = [
  reveal,
  marp,
  ...['alabaster', 'furo', 'sphinx_rtd_theme'].map(sphinx),
  mkdocs,
  jupyter,
];
