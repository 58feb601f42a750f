import { type Browser, chromium, type Page } from 'playwright';
import { expect } from 'vitest';
import { chromiumArgs, findChromium } from '../../../scripts/lib/chromium.mjs';
import type { Engine } from '../../../www/src/engine/engine.ts';
import { slugs } from '../../../www/src/exhibits/slugs.ts';

/** Launches the Chromium that the browser tests use. */
export async function launch(): Promise<Browser> {
  const executablePath = await findChromium();
  return chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) });
}

/** All elements, each at its first step. */
export const allElements = slugs
  .map((slug) => `<appleyard-${slug} lang="en" scene="v=1&amp;cursor=1"></appleyard-${slug}>`)
  .join('\n');

/** Opens a page and does something there. Fails on any complaint of the console or the network. */
export async function visit(
  browser: Browser,
  address: string,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await browser.newPage();
  const heard: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) heard.push(`${response.status()} ${response.url()}`);
  });
  try {
    await page.goto(address);
    await act(page);
    expect(heard).toEqual([]);
  } finally {
    await page.close();
  }
}

/** A figure at its first step goes one step forward and back, and its worker works. */
export async function expectFigure(page: Page, slug: string): Promise<void> {
  const figure = page.locator(`appleyard-${slug}`);
  await figure.scrollIntoViewIfNeeded();
  await figure.locator('svg.picture').waitFor();
  const step = figure.getByRole('textbox', { name: /^Step/ });
  const press = (name: string) => figure.getByRole('button', { name, exact: true }).click();
  await expect.poll(() => step.inputValue(), { message: slug }).toBe('1');
  await press('forward');
  await expect.poll(() => step.inputValue(), { message: slug }).toBe('2');
  await press('back');
  await expect.poll(() => step.inputValue(), { message: slug }).toBe('1');
  const place = await figure.evaluate(
    (element) => (element as unknown as { figure: { engine: Engine } }).figure.engine.place,
  );
  expect(place, slug).toBe('worker');
}

/** The same for all elements of a page, each with a worker of its own. */
export async function expectAllFigures(page: Page): Promise<void> {
  for (const slug of slugs) await expectFigure(page, slug);
  expect(page.workers()).toHaveLength(slugs.length);
}
