/** Whatever a figure has begun in the core ends when the figure leaves its page. */
import type { Page } from '@playwright/test';
import { unfreed, watchWorker, withOneRun } from './support/breakage.ts';
import { openChain, openPanel as openChainPanel, sentence } from './support/chain.ts';
import { expectOutcome, openNetwork } from './support/networks.ts';
import { expect, test } from './support/test.ts';

/** Removes the figure from the page, and waits out the time in which it might come back. */
async function remove(page: Page, slug: string): Promise<void> {
  await page.clock.install();
  await page.locator(`appleyard-${slug}`).evaluate((figure) => figure.remove());
  await page.clock.runFor(5000);
}

test('a network and the one beside it, both unfinished, end with their figure', async ({
  page,
}) => {
  await withOneRun(page);
  await page.goto('networks/#v=1&wires=8&kind=insertion&beside=bubble');
  await expect.poll(() => unfreed(page)).toBe(2);
  await remove(page, 'networks');
  await expect.poll(() => unfreed(page)).toBe(0);
});

test('two finished networks end with their figure', async ({ page }) => {
  await watchWorker(page);
  await openNetwork(page, '#v=1&wires=8&kind=insertion&beside=bubble');
  await expectOutcome(page, 'sorts');
  // Runs that were only read are freed; the network itself can still be asked.
  await expect.poll(() => unfreed(page)).toBe(1);
  await remove(page, 'networks');
  await expect.poll(() => unfreed(page)).toBe(0);
});

test('the programs of a running race end with their figure', async ({ page }) => {
  await watchWorker(page);
  // With 15 objects the exhaustive search takes longer than a minute.
  await openChain(page, '#v=1&objects=15');
  const panel = await openChainPanel(page, 'race');
  const start = sentence('race-label-start-long', { letter: 'A' });
  await panel.getByRole('button', { name: start }).click({ timeout: 60_000 });
  await expect(panel.getByRole('progressbar')).toBeVisible();
  // The runs of the row itself and of the program.
  await expect.poll(() => unfreed(page)).toBeGreaterThanOrEqual(2);
  await remove(page, 'chain');
  await expect.poll(() => unfreed(page)).toBe(0);
});
