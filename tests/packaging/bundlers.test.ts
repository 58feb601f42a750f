/**
 * The package with bundlers. The form that docs/package.md has for all of them is tried with each; the plain import with
 * those that follow addresses. Vite is here anyway. The others are installed, which needs a network, so they run only with
 * `npm test -- --full`.
 */
import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { full } from '../e2e/support/full.ts';
import { serveFolder } from '../support/server.ts';
import { expectFigure, launch, visit } from './support/browser.ts';
import { install, node } from './support/npm.ts';
import { example } from './support/package-page.ts';
import { freshProject, type Project } from './support/project.ts';

const figure =
  '<appleyard-chain lang="en" scene="v=1&amp;cursor=1"></appleyard-chain><p id="plies"></p>';
const page = (body = figure, lang = 'en') =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8" /><link rel="icon" href="data:," />
<title>A page</title><script type="module" src="./main.js"></script>${body}</html>`;

const FROM = `${example('js folder')}
const { chain } = await bindingsFrom('./appleyard/');
const { Chain } = await chain();
const game = new Chain({ objects: 9, endRule: 'normal', firstMove: 'fewest' });
while (!game.advance(1000).finished);
document.getElementById('plies').append(game.summary().line.length);
`.replaceAll("'/appleyard/'", "'./appleyard/'");

interface Bundler {
  readonly packages: readonly string[];
  /** Builds `main.js`, or the page with it, into `out`. */
  bundle(folder: string): Promise<unknown>;
  /** Whether it finds what a script names by `new URL(…, import.meta.url)`. */
  readonly follows: boolean;
}

const bundlers: Readonly<Record<string, Bundler>> = {
  Vite: {
    packages: [],
    bundle: (root) =>
      build({
        root,
        configFile: false,
        logLevel: 'error',
        base: './',
        build: { outDir: 'out', target: 'esnext' },
      }),
    follows: true,
  },
  webpack: {
    packages: ['webpack@5.113.0', 'webpack-cli@7.3.1'],
    bundle: (folder) =>
      node(
        folder,
        'node_modules/webpack-cli/bin/cli.js',
        ...['build', '--mode', 'production', '--entry', './main.js', '--output-path', 'out'],
      ),
    follows: true,
  },
  Rspack: {
    packages: ['@rspack/core@2.3.4', '@rspack/cli@2.2.8'],
    bundle: (folder) =>
      node(
        folder,
        'node_modules/@rspack/cli/bin/rspack.js',
        ...['build', '--mode', 'production', '--entry', './main.js', '--output-path', 'out'],
      ),
    follows: true,
  },
  Parcel: {
    packages: ['parcel@2.16.4'],
    bundle: (folder) =>
      node(
        folder,
        'node_modules/parcel/lib/bin.js',
        ...['build', 'index.html', '--dist-dir', 'out', '--public-url', './', '--no-cache'],
      ),
    follows: true,
  },
  esbuild: {
    packages: ['esbuild@0.28.2'],
    bundle: (folder) =>
      node(
        folder,
        'node_modules/esbuild/bin/esbuild',
        ...['main.js', '--bundle', '--format=esm', '--outdir=out', '--log-level=warning'],
      ),
    follows: false,
  },
  Rollup: {
    packages: ['rollup@4.68.8', '@rollup/plugin-node-resolve@16.0.3'],
    bundle: (folder) =>
      node(
        folder,
        'node_modules/rollup/dist/bin/rollup',
        ...['main.js', '--dir', 'out', '--format', 'es', '-p', 'node-resolve', '--silent'],
      ),
    follows: false,
  },
  Bun: {
    packages: ['bun@1.4.5'],
    bundle: async (folder) => {
      // What npm runs after installing it.
      await node(join(folder, 'node_modules/bun'), 'install.js');
      const script = "import { execFileSync } from 'node:child_process';\n";
      const run = "execFileSync('node_modules/bun/bin/bun.exe', process.argv.slice(1));";
      return node(
        folder,
        ...['--input-type=module', '--eval', script + run, '--'],
        ...['build', 'main.js', '--outdir', 'out'],
      );
    },
    follows: false,
  },
};

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Builds the project anew and serves what came out, beside a copy of the package if `copied`. */
async function built(
  { folder, write }: Project,
  bundle: Bundler['bundle'],
  files: Readonly<Record<string, string>>,
  copied: boolean,
) {
  const out = join(folder, 'out');
  await rm(out, { recursive: true, force: true });
  await write(files);
  await bundle(folder);
  // A bundler of scripts leaves the page to its user.
  if (!(await readdir(out)).includes('index.html'))
    await cp(join(folder, 'index.html'), join(out, 'index.html'));
  const from = join(folder, 'node_modules/appleyard/package');
  if (copied) await cp(from, join(out, 'appleyard'), { recursive: true });
  return serveFolder(out, '/', {});
}

describe.each(Object.entries(bundlers).filter(([, { packages }]) => full || packages.length === 0))(
  '%s',
  (_, { packages, bundle, follows }) => {
    let project: Project;
    beforeAll(async () => {
      project = await freshProject({});
      if (packages.length > 0) await install(project.folder, ...packages);
    }, 600_000);
    afterAll(() => project.remove());

    test('takes a copy of the folder, and one call that says where it is', async () => {
      const files = { 'index.html': page(), 'main.js': FROM };
      const server = await built(project, bundle, files, true);
      try {
        await visit(browser, server.address, async (page) => {
          await expectFigure(page, 'chain');
          await expect.poll(() => page.locator('#plies').textContent()).toBe('7');
        });
      } finally {
        await server.close();
      }
    });

    test('without the copy, the figure says that it cannot be fetched, in the language of the page', async () => {
      const files = {
        'index.html': page('<appleyard-nim></appleyard-nim>', 'es'),
        'main.js': FROM,
      };
      const server = await built(project, bundle, files, false);
      const shown = await browser.newPage();
      try {
        await shown.goto(server.address);
        await shown.getByText('Esta figura no se puede mostrar').waitFor();
      } finally {
        await shown.close();
        await server.close();
      }
    });

    const does = follows ? 'shows the figure' : 'lets the figure say what is missing';
    test(`an import without a copy ${does}`, async () => {
      const files = { 'index.html': page(), 'main.js': "import 'appleyard/elements';" };
      const server = await built(project, bundle, files, false);
      try {
        if (follows) {
          await visit(browser, server.address, (page) => expectFigure(page, 'chain'));
          return;
        }
        const page = await browser.newPage();
        await page.goto(server.address);
        await page.getByText('The solver’s file is not where it should be').waitFor();
        await page.close();
      } finally {
        await server.close();
      }
    });
  },
);
