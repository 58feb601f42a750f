/** The Embed dialog and its snippets. */
import type { Locator, Page } from '@playwright/test';
import { openLattice } from './lattice.ts';
import { expect } from './test.ts';

export const moment = '#v=1&columns=9&rows=8&cursor=20';
export const frameText = (dialog: Locator) =>
  dialog.locator('textarea[name=embed-iframe]').inputValue();
export const elementText = (dialog: Locator) =>
  dialog.locator('textarea[name=embed-element]').inputValue();
export const picture = (page: Page) => page.locator('svg.picture[role=grid]');
export const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]');

export async function openEmbed(page: Page, query = ''): Promise<Locator> {
  await openLattice(page, moment, query);
  await page.locator('.words button[aria-haspopup]').last().click();
  const dialog = page.getByRole('dialog');
  // The words inside the snippets have come.
  await expect
    .poll(() => dialog.locator('textarea[name=embed-iframe]').inputValue())
    .toMatch(/ title="[^"]/);
  return dialog;
}

/** The address of a frame in the snippet, as a browser reads it. */
export async function addressIn(dialog: Locator): Promise<URL> {
  const [, source = ''] = / src="([^"]*)"/.exec(await frameText(dialog)) ?? [];
  return new URL(source.replaceAll('&amp;', '&'));
}
