/**
 * The snippets of the Embed dialog, and the npm package, in the engines that people write with. Each engine
 * comes from npm and builds the sample post. This takes minutes and a network, so it runs only with `--full`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { full } from '../../e2e/support/full.ts';
import { pack } from '../../packaging/support/packed.ts';
import { type Server, serve } from '../../support/server.ts';
import { published } from '../hosts.ts';
import { test as base, dist, expect } from '../support/visit.ts';
import { type Engine, engines } from './engines.ts';
import { expectFeed } from './feed.ts';
import { expectPost } from './post.ts';
import { buildProject } from './project.ts';

/** What all engines of a worker share: our site, and our package as npm packs it. */
interface Ours {
  readonly site: Server;
  readonly tarball: string;
}

const test = base.extend<{ heard: string[] }, { ours: Ours }>({
  ours: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the destructuring
    async ({}, use) => {
      const site = await serve({ folder: dist, path: '/', headers: published });
      const folder = await mkdtemp(join(tmpdir(), 'appleyard-tarball-'));
      await use({ site, tarball: (await pack(folder)).tarball });
      await rm(folder, { recursive: true });
      await site.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  /** Every message of the console: the pages of these engines say nothing. */
  heard: async ({ page }, use) => {
    const heard: string[] = [];
    page.on('console', (message) => heard.push(`${message.type()}: ${message.text()}`));
    await use(heard);
  },
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Variants of an engine share a folder, so one test comes after the other.
test.describe.configure({ mode: 'default' });
test.skip(!full, 'installs the engines from npm: npm test -- --full');

const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

for (const engine of engines) {
  test(`${engine.name} shows every figure of a post`, async ({ page, heard, ours }) => {
    // To install an engine takes most of it.
    test.setTimeout(1_200_000);
    const folder = await buildProject(engine, ours.site.address, ours.tarball);
    if (engine.feed) await expectFeed(join(folder, engine.feed), ours.site.address);
    const theirs = await serve({ folder, path: '/' });
    try {
      for (const size of sizes) {
        await page.setViewportSize(size);
        await expectPages(page, engine, theirs.address);
      }
      expect(heard).toEqual([]);
    } finally {
      await theirs.close();
    }
  });
}

/** Opens the post by its address, by the first page's link, by the way back, and by the link again. */
async function expectPages(page: Page, engine: Engine, address: string): Promise<void> {
  const { post, bundles, client, name } = engine;
  const place = bundles ? 'worker' : 'main';
  const width = page.viewportSize()?.width;
  await test.step(`the post at ${width} px`, async () => {
    await page.goto(`${address}${post}`);
    await expectPost(page, place);
    await takePicture(page, `test-results/engines/${name.replaceAll(' ', '-')}-${width}.png`);
  });
  await test.step(`the post from a link at ${width} px`, async () => {
    await page.goto(address);
    await page.evaluate(() => Object.assign(window, { stays: true }));
    const stays = () => page.evaluate(() => 'stays' in window);
    for (let visit = 0; visit < 2; visit += 1) {
      await page.getByRole('link', { name: 'The post', exact: true }).click();
      await expectPost(page, place);
      expect(await stays(), 'the document stays').toBe(client);
      await page.goBack();
    }
  });
}

/** Takes a picture of the whole page, to look at. A browser draws frames only where they are in view. */
async function takePicture(page: Page, path: string): Promise<void> {
  const before = page.viewportSize() ?? { width: 0, height: 0 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...before, height });
  // A frame that is not in view does not animate.
  const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let round = 0; round < 2; round += 1)
    await Promise.all(page.frames().map((frame) => frame.evaluate(drawn)));
  await page.screenshot({ path });
  await page.setViewportSize(before);
}
