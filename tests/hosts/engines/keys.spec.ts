/**
 * The keys of slides, documentation and notebooks, as they come from npm and from PyPI, with every figure in
 * them. A key that a figure or a field of it takes does nothing else in the page. This takes minutes and a
 * network, so it runs only with `--full`.
 */
import type { Locator, Page } from '@playwright/test';
import { type Slug, slugs } from '../../../www/src/exhibits/slugs.ts';
import { full } from '../../e2e/support/full.ts';
import { serve } from '../../support/server.ts';
import { published } from '../hosts.ts';
import { dist, expect, picture, test } from '../support/visit.ts';
import { type KeyedHost, keyedHosts } from './keyed-hosts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 900 } });
// Hosts of one project share a folder, so one test comes after the other.
test.describe.configure({ mode: 'default' });
test.skip(!full, 'installs the hosts from npm and PyPI: npm test -- --full');

const stepOf = (figure: Locator): Promise<number> =>
  figure.evaluate((one) => (one as HTMLElement & { step: number }).step);

for (const host of keyedHosts) {
  test(`${host.name} hears no key that a figure takes`, async ({ page }) => {
    test.setTimeout(1_200_000);
    const site = await serve({ folder: dist, path: '/', headers: published });
    const theirs = await host.open(site.address);
    try {
      let here = '';
      const open = async (slug: Slug): Promise<void> => {
        if (theirs.address(slug) === here) return;
        here = theirs.address(slug);
        await page.goto('about:blank');
        await page.goto(here);
        await theirs.begin?.(page);
      };
      for (const slug of slugs) {
        await test.step(slug, async () => {
          await open(slug);
          await expectKeeps(page, host, slug);
        });
      }
      // The host is awake: its own key still acts from a button of a figure, which takes no such key, or from
      // outside, if it leaves figures alone.
      const button = page.locator('appleyard-nim button[aria-label]').first();
      await open('nim');
      const before = await host.where(page);
      if (host.outside) {
        await page.locator(host.outside).first().click();
        await page.keyboard.press('Escape');
      } else await button.focus();
      await page.keyboard.press(host.key);
      await expect.poll(() => host.where(page)).not.toBe(before);
    } finally {
      await theirs.close();
      await site.close();
    }
  });
}

/** Presses the keys that documents, slides and notebooks use, wherever a figure takes them. */
async function expectKeeps(page: Page, host: KeyedHost, slug: Slug): Promise<void> {
  const figure = page.locator(`appleyard-${slug}`);
  await expect(figure).toHaveCount(1);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute('data-ready', 'true');
  await expect(picture(figure)).toBeVisible();
  const before = await host.where(page);
  const same = async (keys: string) =>
    expect(await host.where(page), `${slug}: ${keys}`).toBe(before);

  await figure.evaluate((one) => Object.assign(one, { step: 1 }));
  await expect.poll(() => stepOf(figure)).toBe(1);
  await figure.getByRole('slider').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => stepOf(figure), `${slug}: the step`).toBe(2);
  for (const key of ['x', 'n', 's', 'd', 'd', 'ArrowLeft', 'Home']) await page.keyboard.press(key);
  await same('the slider');

  const field = figure.locator('input[name=step]');
  await field.focus();
  await page.keyboard.type('nspxfgo');
  await expect(field).toHaveValue(/nspxfgo/);
  for (const key of ['ArrowRight', 'ArrowLeft', 'Backspace']) await page.keyboard.press(key);
  await same('the field');

  await picture(figure).locator('[tabindex="0"]').first().focus();
  for (const key of ['ArrowRight', 'ArrowLeft', '.', ',', 'Enter', 'Escape'])
    await page.keyboard.press(key);
  await same('the picture');
  // A page that goes elsewhere needs a moment for it.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  await same('the end');
}
