/** What was visited works without a network, with all that it opens; a newer build is offered and never mixed in. */
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { serve, types } from '../support/server.ts';
import { button } from './support/lattice.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });
// A page is kept only once it rests, and a busy machine takes its time.
test.beforeEach(() => test.slow());

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

/** The pages that the device keeps. */
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('appleyard-offline') ?? '');

test('a visited exhibit and lesson open without a network, also panels that were not opened', async ({
  page,
  context,
}) => {
  await page.goto('./chain/#v=1&objects=7');
  await expect.poll(() => kept(page), { timeout: 40_000 }).toContain('chain');
  await page.goto(
    './lesson/#v=1&text=%23%23+One~[x](chain%23objects=5)~~%23%23+Two~[y](chain%23objects=6)',
  );
  await expect.poll(() => kept(page), { timeout: 40_000 }).toContain('lesson');
  await context.setOffline(true);
  await page.goto('./chain/?lang=en#v=1&objects=9');
  await button(page, 'Table').click();
  await expect(page.locator('table.worth')).toBeVisible();
  await button(page, 'Share').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto(
    './lesson/#v=1&text=%23%23+One~[x](chain%23objects=5)~~%23%23+Two~[y](chain%23objects=6)',
  );
  await page.getByRole('button', { name: 'next', exact: true }).first().click();
  await expect(page.locator('appleyard-chain .narration').last()).toBeVisible();
  await context.setOffline(false);
});

test('everything is kept when somebody asks for it, and its size is said before', async ({
  page,
}) => {
  await page.goto('./');
  const keep = page.getByRole('button', {
    name: /Keep everything on this device, .* \([\d.]+ MB\)/,
  });
  await keep.click({ timeout: 40_000 });
  await expect(page.getByText('Everything is kept on this device.')).toBeVisible({
    timeout: 60_000,
  });
  const [files, cached] = await page.evaluate(async () => {
    const list = await (await fetch('./offline.json')).json();
    const cache = await caches.open('appleyard-files');
    return [list.files.length, (await cache.keys()).length];
  });
  // The words of the other languages are not kept.
  expect(cached).toBeGreaterThan(0.6 * files);
  expect(cached).toBeLessThan(files);
});

/** A folder with a copy of the built site, in which a test can put the next build, and a server for it. */
async function copiedSite() {
  const folder = mkdtempSync(join(tmpdir(), 'appleyard-offline-'));
  // What the tests change is a copy.
  const changed = ['nim', 'chain', 'assets', 'sw.js', 'offline.json'];
  for (const name of readdirSync(dist)) {
    if (changed.includes(name)) cpSync(join(dist, name), join(folder, name), { recursive: true });
    else symlinkSync(join(dist, name), join(folder, name));
  }
  const server = await serve({
    path: '/',
    folder,
    types: { ...types, '.json': 'application/json' },
  });
  const change = (name: string, to: (text: string) => string): void => {
    const before = readFileSync(join(folder, name), 'utf8');
    const after = to(before);
    expect(after, name).not.toBe(before);
    writeFileSync(join(folder, name), after);
  };
  return {
    address: server.address,
    folder,
    change,
    /** The next build: its page of an exhibit is marked, and other files may differ by their revisions. */
    next: (slug: string): void => {
      change(`${slug}/index.html`, (html) => html.replace('<html', '<html data-build="next"'));
      change('sw.js', (worker) =>
        worker.replace(/(revision"?:["`])\w/g, (_, before: string) => `${before}-`),
      );
    },
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

const build = (page: Page) => page.evaluate(() => document.documentElement.dataset.build);
const newer = (page: Page) => page.getByRole('button', { name: 'Load it' });

/** Loads the newer version. A worker that is busy gives way only with the next page, which offers it again. */
async function loadNewer(page: Page): Promise<void> {
  await expect(newer(page)).toBeVisible({ timeout: 40_000 });
  await expect(async () => {
    if (await newer(page).isVisible()) await newer(page).click();
    expect(await build(page)).toBe('next');
  }).toPass({ timeout: 50_000, intervals: [2000] });
}

test('a newer build waits until it is asked for, and no page is of two builds', async ({
  page,
}) => {
  const site = await copiedSite();
  try {
    await page.goto(`${site.address}nim/`);
    await expect.poll(() => kept(page), { timeout: 40_000 }).toContain('nim');
    site.next('nim');
    await page.reload();
    await expect(newer(page)).toBeVisible({ timeout: 40_000 });
    expect(await build(page)).toBeUndefined();
    await loadNewer(page);
    await expect(page.locator('appleyard-nim .narration').first()).toBeVisible();
    await expect(newer(page)).toBeHidden();
  } finally {
    await site.close();
  }
});

const panelFiles = (folder: string) =>
  readdirSync(join(folder, 'assets')).filter((name) => name.startsWith('table-panel-'));

test('a page that is open while the site changes has the late files of its own build', async ({
  page,
  context,
}) => {
  const site = await copiedSite();
  const cached = (page: Page) =>
    page.evaluate(async () => {
      const files = await (await caches.open('appleyard-files')).keys();
      return files.filter(({ url }) => url.includes('/table-panel-')).length;
    });
  try {
    await page.goto(`${site.address}chain/`);
    await expect.poll(() => kept(page), { timeout: 40_000 }).toContain('chain');
    // The worker serves pages from the second visit on.
    await page.reload();
    await expect(page.locator('appleyard-chain .narration').first()).toBeVisible();
    // The next build has no such file, and its list names none.
    const gone = panelFiles(site.folder);
    expect(gone.length).toBeGreaterThan(0);
    for (const name of gone) rmSync(join(site.folder, 'assets', name));
    site.next('chain');
    site.change('offline.json', (text) =>
      text
        .replaceAll(/assets\/table-panel-/g, 'assets/next-panel-')
        .replace(/"build":"\w/, '"build":"-'),
    );
    for (const name of gone)
      writeFileSync(join(site.folder, 'assets', name.replace('table-', 'next-')), 'export {};');
    const other = await context.newPage();
    await other.goto(`${site.address}chain/`);
    await loadNewer(other);
    // It rests, and keeps what it needs, but takes nothing from the page that is open yet.
    await expect
      .poll(
        () =>
          other.evaluate(async () => {
            const files = await (await caches.open('appleyard-files')).keys();
            return files.some(({ url }) => url.includes('/next-panel-'));
          }),
        { timeout: 40_000 },
      )
      .toBe(true);
    expect(await build(page)).toBeUndefined();
    await button(page, 'Table').click();
    await expect(page.locator('table.worth')).toBeVisible();
    await expect(newer(page)).toBeVisible();
    // Once it is closed, the next visit forgets its files.
    await page.close();
    expect(await cached(other)).toBeGreaterThan(0);
    await other.reload();
    await expect.poll(() => cached(other), { timeout: 40_000 }).toBe(0);
    await other.close();
  } finally {
    await site.close();
  }
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a late file of a build that is gone is missed in words', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/404 \(Not Found\)/);
    const site = await copiedSite();
    try {
      await page.goto(`${site.address}chain/`);
      await expect(page.locator('appleyard-chain .narration').first()).toBeVisible();
      for (const name of panelFiles(site.folder)) rmSync(join(site.folder, 'assets', name));
      await button(page, 'Table').click();
      await expect(page.getByText('This could not be downloaded.')).toBeVisible();
    } finally {
      await site.close();
    }
  });
});

const keepAll = (page: Page) =>
  page.getByRole('button', { name: /^Keep everything on this device/ });
const cachedFiles = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('appleyard-files')).keys()).length);

test('a device without room hears what is needed and what is free, and nothing is half kept', async ({
  page,
  context,
}) => {
  const devtools = await context.newCDPSession(page);
  await page.goto('./');
  await expect.poll(() => kept(page), { timeout: 40_000 }).toContain('first');
  const before = await cachedFiles(page);
  const { usage } = await page.evaluate(() => navigator.storage.estimate());
  const limit = async (more: number): Promise<void> => {
    const { origin } = new URL(page.url());
    const quotaSize = (usage ?? Number.NaN) + more;
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
  };
  // Chromium does not tell a page of its limit, so the device becomes full on the way.
  await limit(1_500_000);
  await keepAll(page).click();
  const full = page.getByText('The device has no room for it.');
  await expect(full).toHaveText(/It needs [\d.]+ MB. Nothing of it was kept.$/, {
    timeout: 40_000,
  });
  expect(await cachedFiles(page)).toBe(before);
  // Other browsers do.
  await page.evaluate(() => {
    navigator.storage.estimate = async () => ({ quota: 3e6, usage: 1e6 });
  });
  await keepAll(page).click();
  await expect(full).toHaveText(
    /needs [\d.]+ MB, and the browser gives this site 2 MB more. Nothing of it was kept.$/,
  );
  expect(await cachedFiles(page)).toBe(before);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin });
});

test('a browser that refuses a worker is spoken of only to those who want to keep something', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () =>
      Promise.reject(new DOMException('private', 'SecurityError'));
  });
  await page.goto('./');
  await expect(keepAll(page)).toBeVisible({ timeout: 40_000 });
  const refused = page.getByText('This browser lets the site keep nothing.');
  await expect(refused).toBeHidden();
  await keepAll(page).click();
  await expect(refused).toBeVisible();
});

for (const promised of [false, true]) {
  test(`a browser that ${promised ? 'promises' : 'refuses'} lasting storage is asked with the first change of a draft`, async ({
    page,
  }) => {
    await page.addInitScript((promised) => {
      navigator.storage.persisted = async () => false;
      navigator.storage.persist = async () => {
        document.documentElement.dataset.asked = 'true';
        return promised;
      };
    }, promised);
    await page.goto('./lesson/#v=1&mode=edit');
    const field = page.getByRole('textbox', { name: 'Text', exact: true });
    await expect(field).not.toHaveValue('');
    const asked = () => page.evaluate(() => document.documentElement.dataset.asked);
    expect(await asked()).toBeUndefined();
    await field.press('x');
    await expect.poll(asked).toBe('true');
    await expect(page.getByText('This device keeps every change.')).toBeVisible();
    const loose = page.getByText('may still delete drafts');
    await expect(loose).toHaveCount(promised ? 0 : 1);
  });
}

test('the site can be installed as an app, and a frame offers nothing', async ({
  page,
  context,
}) => {
  const devtools = await context.newCDPSession(page);
  await page.goto('./nim/');
  const { url, errors, data = '' } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data);
  expect(new URL(manifest.start_url, url).pathname).toBe(new URL('../', page.url()).pathname);
  expect(manifest.display).toBe('standalone');
  const found = await page.evaluate(
    (icons: { address: string }[]) =>
      Promise.all(
        icons.map(async ({ address }) => {
          const image = new Image();
          image.src = address;
          await image.decode();
          return image.naturalWidth;
        }),
      ),
    manifest.icons.map(({ src }: { src: string }) => ({ address: new URL(src, url).href })),
  );
  const sides = manifest.icons.map(({ sizes }: { sizes: string }) => Number.parseInt(sizes, 10));
  // The drawing has any size.
  expect(found.slice(1)).toEqual(sides.slice(1));
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  await page.goto('./embed.html?figure=nim');
  await expect(page.locator('link[rel=manifest], meta[name=theme-color]')).toHaveCount(0);
});

test('a page of somebody else has no worker of ours, neither by an element nor by a frame', async ({
  page,
  baseURL: ours,
}) => {
  const html = `<!doctype html><html lang="en"><title>A post</title><link rel="icon" href="data:," />
<script type="module" src="${ours}embed.js"></script>
<appleyard-nim width="640" height="480"></appleyard-nim>
<iframe src="${ours}embed.html?figure=chain" width="640" height="480"></iframe></html>`;
  const folder = mkdtempSync(join(tmpdir(), 'appleyard-post-'));
  writeFileSync(join(folder, 'index.html'), html);
  const post = await serve({ path: '/', folder });
  try {
    // Another name of this machine is another site.
    await page.goto(post.address.replace('127.0.0.1', 'localhost'));
    await expect(page.locator('appleyard-nim .narration').first()).toBeVisible();
    const frame = page.frames()[1];
    if (!frame) throw new Error('the page has no frame');
    await expect(frame.locator('appleyard-chain .narration').first()).toBeVisible();
    // Longer than a page of the site waits until it rests.
    await page.waitForTimeout(6000);
    const workers = async () => (await navigator.serviceWorker.getRegistrations()).length;
    expect([await page.evaluate(workers), await frame.evaluate(workers)]).toEqual([0, 0]);
    await expect(frame.locator('appleyard-offline')).toHaveCount(0);
    expect(await frame.evaluate(async () => (await caches.keys()).length)).toBe(0);
  } finally {
    await post.close();
    rmSync(folder, { recursive: true });
  }
});

test('full storage is named where something should be kept: a task, a lesson, a draft', async ({
  page,
}) => {
  await page.goto('./chain/#v=1&task=who');
  const task = page.getByRole('group', { name: 'Task', exact: true });
  await expect(task.getByRole('button').first()).toBeVisible();
  await page.evaluate(() => {
    for (let [size, at] = [2 ** 20, 0]; size >= 1; ) {
      try {
        localStorage.setItem(`filled-${at}`, 'x'.repeat(size));
        at += 1;
      } catch {
        size /= 2;
      }
    }
  });
  await task.getByRole('button').first().click();
  await expect(task).toContainText('This device does not keep how the task ended');
  await expect(task).not.toContainText('Tasks on this device');
  await page.goto(
    './lesson/#v=1&text=%23%23+One~[x](chain%23objects=5)~~%23%23+Two~[y](chain%23objects=6)',
  );
  await page.getByRole('button', { name: 'next', exact: true }).first().click();
  await expect(page.getByText('This device does not keep what you do now')).toBeVisible();
  await page.goto('./');
  await page.goto('./lesson/#v=1&mode=edit');
  const field = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(field).not.toHaveValue('');
  await field.press('x');
  await expect(page.getByText('This device does not keep the last change')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
});
