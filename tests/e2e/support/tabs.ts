import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The panels behind the tab “More”. The first of them opens with it. */
const seldom = ['Settings', 'Keys'];

/** Opens a panel by its English name and waits until it has contents. */
export async function openTab(page: Page, name: string): Promise<Locator> {
  const tab = (word: string) =>
    page.locator('.words').getByRole('button', { name: word, exact: true });
  if (seldom.includes(name) && !(await tab(name).isVisible())) await tab('More').click();
  if ((await tab(name).getAttribute('aria-expanded')) !== 'true') await tab(name).click();
  const panel = page.getByRole('region', { name, exact: true });
  await expect(panel).toBeVisible();
  await expect(panel).not.toBeEmpty();
  return panel;
}
