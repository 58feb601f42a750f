import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens the figure as text and returns its paragraphs. They do not exist before. */
export async function readAsText(page: Page): Promise<Locator> {
  const details = page.locator('.as-text');
  if (!(await details.evaluate((one: HTMLDetailsElement) => one.open))) {
    await details.locator('summary').click();
  }
  const paragraphs = details.locator('p');
  await expect(paragraphs.first()).toBeVisible();
  return paragraphs;
}
