import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { slugs } from '../../www/src/exhibits/slugs.ts';
import { figureWords } from '../../www/src/words/figure-words.ts';
import { serveFolder } from '../support/server.ts';
import { button, expectAt, expectPlays, figures, grid, openLattice } from './support/picture.ts';
import { expect, test } from './support/test.ts';
import { chooseLanguage } from './support/words.ts';

/**
 * The bytes that are transferred before any input, compressed by gzip. `cargo xtask size` uses the same
 * measure.
 */
const KIB = 1024;
const [SCRIPTS, SCRIPTS_AND_WORDS, WASM] = [58 * KIB, 68 * KIB, 115 * KIB];
/** A frame also has the code that looks after figures in the pages of others. */
const EMBEDDING = 4 * KIB;

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";
const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.html'),
);

const is = (ending: string) => (response: Response) =>
  new URL(response.url()).pathname.endsWith(ending);

/** Everything that any part of the page, including its worker, requests from now on. */
function watch(page: Page): Response[] {
  const responses: Response[] = [];
  page.context().on('response', (response) => responses.push(response));
  return responses;
}

/** Opens a page and waits until its figure is drawn and nothing more is being fetched. */
async function load(page: Page, open: () => Promise<unknown>): Promise<Response[]> {
  const responses = watch(page);
  await open();
  await expect(page.locator('svg.picture[role=grid]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  return responses;
}

/** The weight of the responses. They are requested again, because some may come from the browser's cache. */
async function zipped(page: Page, responses: Response[]): Promise<number> {
  const answers = await Promise.all(responses.map((one) => page.request.get(one.url())));
  const bodies = await Promise.all(answers.map((answer) => answer.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}

/** Chinese has the most bytes. */
const visits = [
  ...slugs.map((slug) => ({
    slug,
    address: `${slug}/?lang=zh`,
    words: [...figureWords(slug), `${slug}-page`],
  })),
  {
    slug: 'nim',
    address: 'embed.html?figure=nim&lang=zh',
    words: figureWords('nim'),
  },
];

test('every exhibit is light before any input', async ({ page }) => {
  for (const { slug, address, words } of visits) {
    await test.step(address, async () => {
      const responses = await load(page, () => page.goto(address));
      // The prose may still be on its way when the network has been at rest for a while.
      const named = (name: string) => responses.some(is(`/zh/${name}.txt`));
      await expect.poll(() => words.filter((name) => !named(name))).toEqual([]);
      await page.waitForLoadState('networkidle');
      page.context().removeAllListeners('response');
      const paths = responses.map((response) => new URL(response.url()).pathname);
      // The icon is the browser's own affair; it may ask for it again.
      const twice = paths.filter((path, at) => paths.indexOf(path) < at && path !== '/icon.svg');
      expect.soft(twice, 'nothing is fetched twice').toEqual([]);
      expect.soft(paths.filter((path) => /\/worker-[^/]+\.js$/.test(path)).length).toBe(1);

      const [scripts, texts, solvers] = ['.js', '.txt', '.wasm'].map((ending) =>
        responses.filter(is(ending)),
      ) as [Response[], Response[], Response[]];
      const names = texts.map((text) => /\/words\/\w+\/zh\/(.*)\.txt$/.exec(text.url())?.[1]);
      expect.soft(names.sort(), 'the words of one language').toEqual([...words].sort());
      const cost = await zipped(page, scripts);
      const more = address.startsWith('embed') ? EMBEDDING : 0;
      expect.soft(cost, 'JavaScript').toBeLessThanOrEqual(SCRIPTS + more);
      expect
        .soft(cost + (await zipped(page, texts)), 'with words')
        .toBeLessThanOrEqual(SCRIPTS_AND_WORDS + more);
      expect.soft(await zipped(page, solvers), 'wasm').toBeLessThanOrEqual(WASM);
      expect.soft(solvers.length, 'one request, by page or worker').toBe(1);
      // The times of the requests, because page and worker report their answers separately.
      const [prose, solver] = [`/${slug}-page.txt`, '.wasm'].map(
        (ending) => responses.find(is(ending))?.request().timing().startTime,
      );
      if (!address.startsWith('embed')) {
        expect.soft(prose, 'the prose comes after the figure').toBeGreaterThan(solver ?? Infinity);
        expect.soft(solver, 'when the solver was asked for').toBeGreaterThan(0);
      }

      const home = new URL(page.url()).origin;
      expect
        .soft(responses.map((one) => one.url()).filter((url) => !url.startsWith(home)))
        .toEqual([]);
      expect.soft(await page.context().cookies(), 'no cookies').toEqual([]);
    });
  }
});

test('the solver is requested once, for any number of figures and scenes', async ({ page }) => {
  const responses = await load(page, () => openLattice(page, 'v=1&cursor=5'));
  await page.evaluate(() => {
    const second = document.createElement('appleyard-lattice');
    document.querySelector('appleyard-lattice')?.after(second);
  });
  await expect(grid(figures(page).last())).toBeVisible();
  await page.evaluate(() => {
    location.hash = 'v=1&columns=9&rows=8&cursor=6';
  });
  await expectAt(figures(page).first(), 6);
  expect(responses.filter(is('.wasm'))).toHaveLength(1);
});

test('the gallery does not fetch the solver until somebody touches it', async ({ page }) => {
  const responses = watch(page);
  await page.goto('');
  await expect(page.getByRole('heading', { name: 'Would you go first?' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(responses.filter(is('.wasm'))).toEqual([]);
  expect(await zipped(page, responses.filter(is('.js')))).toBeLessThanOrEqual(SCRIPTS);
  await button(page.getByRole('main'), 'Play it here').nth(1).click();
  await expect(grid(page)).toBeVisible();
  expect(responses.filter(is('.wasm'))).toHaveLength(1);
});

test('every answer carries the policy and lets other pages embed it', async ({ page }) => {
  const responses = await load(page, () => openLattice(page));
  const kinds = {
    page: 'text/html',
    '.js': 'text/javascript',
    '.txt': 'text/plain',
    '.wasm': 'application/wasm',
  };
  for (const [ending, type] of Object.entries(kinds)) {
    const some = responses.filter(is(ending === 'page' ? '/lattice/' : ending));
    expect(some.length, ending).toBeGreaterThan(0);
    for (const response of some) {
      const headers = (await page.request.get(response.url())).headers();
      expect.soft(headers['content-security-policy'], response.url()).toBe(policy);
      expect.soft(headers['access-control-allow-origin'], response.url()).toBe('*');
      expect.soft(headers['x-content-type-options'], response.url()).toBe('nosniff');
      expect.soft(headers['content-type'], response.url()).toMatch(new RegExp(`^${type}(;|$)`));
    }
  }
  for (const path of ['', 'embed.html', 'embed.js', 'icon.svg']) {
    const headers = (await page.request.get(path)).headers();
    expect.soft(headers['content-security-policy'], path).toBe(policy);
    expect.soft(headers['access-control-allow-origin'], path).toBe('*');
  }
});

test('a missing file is answered with 404, not with another page', async ({ page }) => {
  for (const path of ['nowhere/', 'assets/nothing.js', 'assets/nothing.wasm', 'lattice/x']) {
    expect.soft((await page.request.get(path)).status(), path).toBe(404);
  }
});

test('the site works from a folder of any server', async ({ page }) => {
  const headers = { 'Content-Security-Policy': policy, 'Access-Control-Allow-Origin': '*' };
  const server = await serveFolder(dist, '/deep/folder/', headers);
  try {
    const responses = watch(page);
    await page.goto(server.address);
    await page.getByRole('link', { name: 'Would you go first?' }).click();
    await expect(page).toHaveURL(`${server.address}lattice/`);
    // Ends the opening.
    await button(figures(page), 'last').click();
    await expectPlays(figures(page));
    await chooseLanguage(page, 'zh');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await chooseLanguage(page, 'en');
    await button(figures(page), 'Share').click();
    const link = page.getByRole('dialog').getByRole('textbox', { name: 'Link' });
    await expect(link).toHaveValue(new RegExp(`^${server.address}lattice/#v=1`));
    await page.getByRole('dialog').getByRole('button', { name: 'close' }).click();
    await page.getByRole('link', { name: 'Appleyard', exact: true }).click();
    await expect(page).toHaveURL(server.address);

    await page.goto(`${server.address}embed.html?figure=lattice#v=1&cursor=5`);
    await expectAt(figures(page), 5);
    const strange = responses.filter(
      (response) => !response.url().startsWith(server.address) || response.status() >= 400,
    );
    expect(strange.map((response) => `${response.status()} ${response.url()}`)).toEqual([]);
  } finally {
    await server.close();
  }
});

test('the build has the script of embedded figures, and a page for every exhibit', () => {
  expect(existsSync(join(dist, 'embed.js'))).toBe(true);
  const expected = ['index', 'embed', 'embedding/index', ...slugs.map((slug) => `${slug}/index`)];
  expect(pages).toEqual(expect.arrayContaining(expected.map((name) => `${name}.html`)));
});

test('no page contains anything that the policy forbids', async ({ page }) => {
  await page.setContent('');
  const forbidden = (text: string) =>
    page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      const problems: string[] = [];
      for (const element of parsed.querySelectorAll('*')) {
        const { localName } = element;
        if (localName === 'style') problems.push('<style>');
        if (localName === 'base') problems.push('<base>');
        if (localName === 'script' && !element.hasAttribute('src')) problems.push('inline script');
        for (const { name, value } of element.attributes) {
          if (name === 'style' || name.startsWith('on')) problems.push(`<${localName} ${name}>`);
          const address = ['src', 'href', 'srcset', 'data', 'action'].includes(name);
          if (address && /^(data:|javascript:|https?:|\/)/i.test(value)) {
            problems.push(`<${localName} ${name}="${value}">`);
          }
        }
      }
      return problems;
    }, text);
  const bad = '<style></style><script></script><p style="a" onclick="b"><a href="/c"></a></p>';
  expect(await forbidden(bad)).toHaveLength(5);
  for (const name of pages) {
    expect.soft(await forbidden(readFileSync(join(dist, name), 'utf8')), name).toEqual([]);
  }
});
