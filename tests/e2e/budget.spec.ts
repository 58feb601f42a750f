import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page, Response } from '@playwright/test';
import { BuiltSite } from '../../scripts/weight.ts';
import { slugs } from '../../www/src/exhibits/slugs.ts';
import { elementSnippet } from '../../www/src/share/address.ts';
import { serveFolder } from '../support/server.ts';
import { fetched, readAhead } from './support/fetched.ts';
import { hostPage } from './support/host.ts';
import { button, expectAt, expectPlays, figures, grid, openLattice } from './support/picture.ts';
import { expect, test } from './support/test.ts';
import { chooseLanguage } from './support/words.ts';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const site = new BuiltSite(dist);
const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";
const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.html'),
);

const is = (ending: string) => (response: Response) =>
  new URL(response.url()).pathname.endsWith(ending);

/** Everything that any part of the page, including its worker, requests from now on. */
function watch(page: Page): Response[] {
  const responses: Response[] = [];
  page.context().on('response', (response) => {
    if (!readAhead(response.request())) responses.push(response);
  });
  return responses;
}

/** Opens a page and waits until its figure is drawn and nothing more is being fetched. */
async function load(page: Page, open: () => Promise<unknown>): Promise<Response[]> {
  const responses = watch(page);
  await open();
  await expect(page.locator('svg.picture[role=grid]')).toBeVisible();
  await fetched(page);
  return responses;
}

/** The scripts, words and wasm among the responses, by their paths in the site. */
const filesOf = (responses: Response[]): string[] =>
  responses
    .map((response) => new URL(response.url()).pathname.slice(1))
    .filter((path) => /\.(js|txt|wasm)$/.test(path))
    .sort();

/** Chinese has the most bytes. */
const visits = [
  ...slugs.map((slug) => ({ address: `${slug}/?lang=zh`, files: site.page(slug, 'zh') })),
  ...slugs.map((slug) => ({
    address: `embed.html?figure=${slug}&lang=zh`,
    files: site.frame(slug, 'zh'),
  })),
];

test('a visit loads what `npm run size` counts, each file once, and nothing from elsewhere', async ({
  page,
}) => {
  for (const { address, files } of visits) {
    await test.step(address, async () => {
      const responses = await load(page, () => page.goto(address));
      // The prose may still be on its way when the network has been at rest for a while.
      await expect.poll(() => filesOf(responses)).toEqual([...files].sort());
      page.context().removeAllListeners('response');
      // The times of the requests, because page and worker report their answers separately.
      const [prose, solver] = ['-page.txt', '.wasm'].map(
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

test('an element in a page of another site loads what `npm run size` counts', async ({
  page,
  baseURL,
}) => {
  const element = elementSnippet(
    { url: baseURL ?? '', isPublic: true },
    { exhibit: 'lattice', link: 'v=1', title: '', picture: '', options: { lang: 'en' } },
  );
  await hostPage(element, async (address) => {
    const responses = await load(page, () => page.goto(address));
    expect(filesOf(responses)).toEqual([...site.element('lattice', 'en')].sort());
  });
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
  await fetched(page);
  expect(responses.filter(is('.wasm'))).toEqual([]);
  expect(filesOf(responses.filter(is('.js')))).toEqual([...site.loaded('index.html')].sort());
  await button(page.getByRole('main'), 'Play it here').nth(1).click();
  await expect(grid(page)).toBeVisible();
  // The grid can stand before the browser announces the solver that drew it.
  await expect.poll(() => responses.filter(is('.wasm')).length).toBeGreaterThan(0);
  await fetched(page);
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
