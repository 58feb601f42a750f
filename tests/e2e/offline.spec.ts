/** What was visited works without a network, with all that it opens; a newer build is offered and never mixed in. */
import {
  cpSync,
  mkdirSync,
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

test('a newer build waits until it is asked for, and no page is of two builds', async ({
  page,
}) => {
  // The built site, with a page and a worker that can be replaced by those of the next build.
  const folder = mkdtempSync(join(tmpdir(), 'appleyard-offline-'));
  for (const name of readdirSync(dist))
    if (name !== 'nim' && name !== 'sw.js') symlinkSync(join(dist, name), join(folder, name));
  mkdirSync(join(folder, 'nim'));
  cpSync(join(dist, 'nim/index.html'), join(folder, 'nim/index.html'));
  cpSync(join(dist, 'sw.js'), join(folder, 'sw.js'));
  const server = await serve({
    path: '/',
    folder,
    types: { ...types, '.json': 'application/json' },
  });
  try {
    await page.goto(`${server.address}nim/`);
    await expect.poll(() => kept(page), { timeout: 40_000 }).toContain('nim');
    const html = readFileSync(join(folder, 'nim/index.html'), 'utf8');
    writeFileSync(join(folder, 'nim/index.html'), html.replace('<html', '<html data-build="next"'));
    const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
    const next = worker.replace(
      /(url:`\.\/nim\/`,revision:`)\w+|("?url"?:"\.\/nim\/","?revision"?:")\w+/,
      '$1$2fedcba98',
    );
    expect(next).not.toBe(worker);
    writeFileSync(join(folder, 'sw.js'), next);
    const build = () => page.evaluate(() => document.documentElement.dataset.build);
    const load = page.getByRole('button', { name: 'Load it' });
    await page.reload();
    await expect(load).toBeVisible({ timeout: 40_000 });
    expect(await build()).toBeUndefined();
    // A worker that is busy gives way only with the next page, which offers it again.
    await expect(async () => {
      if (await load.isVisible()) await load.click();
      expect(await build()).toBe('next');
    }).toPass({ timeout: 50_000, intervals: [2000] });
    await expect(page.locator('appleyard-nim .narration').first()).toBeVisible();
    await expect(load).toBeHidden();
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
});
