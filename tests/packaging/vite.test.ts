/** The package in a project that Vite serves and builds. */
import type { Browser, Page } from 'playwright';
import { build, createLogger, createServer, type InlineConfig, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { slugs } from '../../www/src/exhibits/slugs.ts';
import { allElements, expectAllFigures, expectFigure, launch, visit } from './support/browser.ts';
import { example } from './support/package-page.ts';
import { freshProject, type Project } from './support/project.ts';

let project: Project;
let browser: Browser;

const page = (script: string, body = '') =>
  `<!doctype html><html lang="en"><link rel="icon" href="data:," /><title>A page</title>
  <script type="module" src="/${script}"></script>${body}</html>`;

const BINDINGS = `
  import * as bindings from 'appleyard/bindings';
  const packages = await Promise.all(Object.values(bindings).map((load) => load()));
  document.title = packages.length + ' packages';
  ${example('js').replace('console.log(', 'document.body.append(')}
`;

beforeAll(async () => {
  project = await freshProject({
    'index.html': page('main.ts'),
    'main.ts': example('ts'),
    'all.html': page('all.ts', allElements),
    'all.ts': "import 'appleyard/elements';",
    'bindings.html': page('bindings.js'),
    'bindings.js': BINDINGS,
  });
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await project.remove();
});

/** Vite with its defaults. It keeps its complaints, so that a test can read them. */
function settings(): InlineConfig & { complaints: string[] } {
  // The test runner has set this variable.
  delete process.env.NODE_ENV;
  const complaints: string[] = [];
  const logger = createLogger('warn');
  logger.warn = (message) => complaints.push(message);
  logger.warnOnce = logger.warn;
  logger.error = logger.warn;
  return { root: project.folder, configFile: false, customLogger: logger, complaints };
}

/** Checks the pages of a server of either kind. */
async function expectPages(address: string): Promise<void> {
  await visit(browser, address, async (page) => {
    await expectFigure(page, 'chain');
    expect(await page.title()).toMatch(/^1 of \d+$/);
  });
  await visit(browser, `${address}all.html`, expectAllFigures);
  await visit(browser, `${address}bindings.html`, expectBindings);
}

async function expectBindings(page: Page): Promise<void> {
  await page.getByText('7', { exact: true }).waitFor();
  // One for each exhibit, and those of scripts, further families of games, their graphs, drawn graphs, counts of paths,
  // boundaries of machines, texts of networks and of machines, and misère quotients.
  expect(await page.title()).toBe(`${slugs.length + 9} packages`);
}

describe('the development server', () => {
  const shows = async (more: InlineConfig) => {
    const { complaints, ...config } = settings();
    const server = await createServer({
      ...config,
      ...more,
      server: { port: 0, host: '127.0.0.1' },
    });
    try {
      await server.listen();
      await expectPages(server.resolvedUrls?.local[0] ?? '');
      expect(complaints).toEqual([]);
    } finally {
      await server.close();
    }
  };

  test('without any configuration', () => shows({}));

  test('with the line that docs/package.md has for older ones', async () => {
    await project.write({ 'vite.config.js': example('js config') });
    await shows({ configFile: `${project.folder}/vite.config.js` });
  });
});

describe('a production build', () => {
  const pages = ['index', 'all', 'bindings'].map((name) => `${name}.html`);

  test.each(['/', './'])('with the base %s', async (base) => {
    const { complaints, ...config } = settings();
    const input = pages.map((name) => `${project.folder}/${name}`);
    // On a busy machine the bundler warns that it takes long.
    const checks = { bundlerTimings: false };
    await build({ ...config, base, build: { rolldownOptions: { input, checks } } });
    const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } });
    try {
      await expectPages(server.resolvedUrls?.local[0] ?? '');
      expect(complaints).toEqual([]);
    } finally {
      await server.close();
    }
  });
});
