import type { Page } from '@playwright/test';
import { overlappingControls, scrolls, smallTexts } from './support/inspect.ts';
import {
  anyWhy,
  board,
  button,
  mark,
  openLattice,
  openPanel,
  stepField,
} from './support/lattice.ts';
import { narrow } from './support/narrow.ts';
import { expect, test } from './support/test.ts';

async function fits(page: Page, where: string): Promise<void> {
  expect.soft(await scrolls(page), `scrolls ${where}`).toEqual([]);
  expect.soft(await overlappingControls(page), `overlaps ${where}`).toEqual([]);
}

for (const { name, use } of narrow) {
  test.describe(`at ${name}`, () => {
    test.use(use);
    test('the exhibit fits, whatever is open', async ({ page }) => {
      await openLattice(page, '#v=1&cursor=168&ask=13,6');
      await expect(anyWhy(page)).toBeVisible();
      await fits(page, 'with a why');
      await openLattice(page, '#v=1');
      await fits(page, 'at the end');
      for (const panel of ['Settings', 'Export', 'Keys'] as const) {
        await openPanel(page, panel);
        await fits(page, `with ${panel}`);
      }
      await button(page, 'Share').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect.soft((await scrolls(page)).filter((one) => /across|page/.test(one))).toEqual([]);
    });

    test('the gallery fits', async ({ page }) => {
      await page.goto('');
      await expect(button(page, 'Play it here').first()).toBeVisible();
      await fits(page, 'the gallery');
    });
  });
}

for (const language of ['en', 'zh', 'es']) {
  test(`the exhibit fits at 320 px in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openLattice(page, '#v=1&cursor=168', `?lang=${language}`);
    await fits(page, language);
  });
}

for (const width of [390, 1280]) {
  test(`no text is smaller than 12 px at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('');
    await expect(button(page, 'Play it here').first()).toBeVisible();
    expect.soft(await smallTexts(page), 'gallery').toEqual([]);
    await openLattice(page, '#v=1&cursor=168&ask=13,6');
    await openPanel(page, 'Settings');
    expect.soft(await smallTexts(page), 'exhibit').toEqual([]);
    await openPanel(page, 'Keys');
    await page.getByText('The figure as text').click();
    expect.soft(await smallTexts(page), 'keys').toEqual([]);
  });
}

test('forced colours leave discs and rings apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openLattice(page);
  const paint = (m: number, n: number) =>
    mark(page, m, n).evaluate((circle) => {
      const { fill, stroke } = getComputedStyle(circle);
      return { fill, stroke };
    });
  const paper = await board(page).evaluate((plate) => getComputedStyle(plate).backgroundColor);
  const [lost, won] = [await paint(4, 4), await paint(5, 5)];
  expect(lost.fill).not.toBe(paper);
  expect(lost.fill).not.toBe('none');
  expect(won.fill).toBe('none');
  expect(won.stroke).not.toBe(paper);
  expect(won.stroke).not.toBe('none');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the opening shows its last frame at once', async ({ page }) => {
    await page.goto('lattice/');
    await expect(stepField(page)).toBeVisible();
    // What stands there first: a sweep would begin at 0.
    expect(await stepField(page).inputValue()).toBe('273');
    await expect(button(page, 'play')).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test('the still of the gallery does not play', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('');
    await page.evaluate(() => {
      const hidden: string[] = [];
      Object.assign(window, { hidden });
      new MutationObserver((changes) => hidden.push(...changes.map(({ type }) => type))).observe(
        document.querySelector('.still') ?? document.body,
        { attributes: true, subtree: true },
      );
    });
    const plate = page.locator('.still').last();
    await plate.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    await button(page, 'Play it here').last().focus();
    await expect(button(page, 'Play it here').last()).toBeFocused();
    expect(await page.evaluate(() => (window as unknown as { hidden: string[] }).hidden)).toEqual(
      [],
    );
  });
});
