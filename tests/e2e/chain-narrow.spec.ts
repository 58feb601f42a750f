import type { Page } from '@playwright/test';
import {
  board,
  byMouse,
  expectPlanned,
  mark,
  openChain,
  openPanel,
  planned,
  play,
  standing,
  status,
  told,
  withQuickComputer,
} from './support/chain.ts';
import { overlappingControls, scrolls, seenTexts, smallTexts } from './support/inspect.ts';
import { narration } from './support/lattice.ts';
import { narrow } from './support/narrow.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Nothing is wider than its room but what scrolls in its own box, and no control lies on another. */
async function fits(page: Page, where: string, own: readonly string[] = []): Promise<void> {
  const across = (await scrolls(page)).filter((one) => /across|page/.test(one));
  const strange = across.filter((one) => !own.includes(one));
  expect.soft(strange, `scrolls ${where}`).toEqual([]);
  expect.soft(await overlappingControls(page), `overlaps ${where}`).toEqual([]);
  expect.soft(await smallTexts(page), `small ${where}`).toEqual([]);
}

/** All of the plate is inside itself: its marks, its bars, its words. */
async function whole(page: Page, where: string): Promise<void> {
  const outside = await board(page).evaluate((plate) => {
    const room = plate.getBoundingClientRect();
    return [...plate.querySelectorAll('circle, rect, text')].flatMap((one) => {
      const box = one.getBoundingClientRect();
      const inside =
        box.left >= room.left - 1 &&
        box.right <= room.right + 1 &&
        box.top >= room.top - 1 &&
        box.bottom <= room.bottom + 1;
      const seen = box.width > 0 && getComputedStyle(one).opacity !== '0';
      return inside || !seen
        ? []
        : [`${one.getAttribute('class')} ${one.textContent ?? ''}`.trim()];
    });
  });
  expect.soft(outside, `outside the plate ${where}`).toEqual([]);
}

const scenes = [
  '#v=1',
  '#v=1&cursor=3',
  '#v=1&cursor=7',
  '#v=1&objects=1',
  '#v=1&objects=20&end=misere',
  '#v=1&objects=40',
  '#v=1&objects=40&first=any',
  `#v=1&row=${'10'.repeat(20)}`,
  '#v=1&row=111101',
  '#v=1&takes=5_1',
  '#v=1&objects=3&opponent=human&takes=1_2-3',
];

for (const { name, use } of [
  ...narrow,
  { name: '390 px', use: { viewport: { width: 390, height: 844 } } },
]) {
  test.describe(`at ${name}`, () => {
    test.use(use);

    test('every plate fits, and is whole', async ({ page }) => {
      for (const scene of scenes) {
        await openChain(page, scene);
        await expect(narration(page)).toContainText('.');
        await fits(page, scene);
        await whole(page, scene);
      }
    });

    test('every panel and a plan fit, and an object and a joint can be hit', async ({ page }) => {
      await withQuickComputer(page);
      await openChain(page, '#v=1&row=1111101111&opponent=human');
      const row = await openPanel(page, 'row');
      await row.getByLabel(told('row-position')).fill('7+'.repeat(60));
      await row.getByLabel(told('row-position')).press('Tab');
      await expect(row.getByRole('alert')).toBeVisible();
      await fits(page, 'with a refused row');
      const opponents = await openPanel(page, 'play');
      await opponents.getByRole('radio', { name: told('opponent-erring') }).check();
      await fits(page, 'with the opponents');
      await openPanel(page, 'groups');
      await fits(page, 'with the groups');
      await openPanel(page, 'settings');
      await fits(page, 'with the settings');
      await openChain(page, '#v=1&row=1111101111&opponent=human&takes=start');
      await mark(page, [2, 2]).click();
      await expect(planned(page)).toBeVisible();
      await fits(page, 'with a plan');
      await page.keyboard.press('Escape');
      await byMouse(page, [9, 1], '1111101111');
      expect((await standing(page, 1)).cells).toBe('1111101101');
      await byMouse(page, [1, 2], '1111101101');
      expect((await standing(page, 2)).cells).toBe('0011101101');
    });
  });
}

test('the page fits at 320 px in every language', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of ['en', 'zh', 'es']) {
    await openChain(page, '#v=1', `?lang=${language}`);
    await fits(page, language);
    await openChain(page, '#v=1&objects=3&opponent=human&takes=1_2-3', `?lang=${language}`);
    await fits(page, `${language}, a game at its end`);
  }
});

for (const language of ['en', 'zh', 'es']) {
  test(`the maps of positions fit beside each other with their tables in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openChain(page, '#v=1', `?lang=${language}`);
    await page.locator('.words button').nth(4).click();
    await expect(page.locator('.maps.beside')).toBeVisible();
    for (const table of await page.locator('.maps summary').all()) await table.click();
    // A table may scroll up and down, but shows all its columns.
    const tables = page.locator('.maps .scroll');
    await expect(tables).toHaveCount(2);
    for (const table of await tables.all()) {
      const [whole, seen] = await table.evaluate((one) => [one.scrollWidth, one.clientWidth]);
      expect(whole).toBe(seen);
    }
    expect((await scrolls(page)).filter((one) => one.startsWith('page'))).toEqual([]);
  });
}

test.describe('a frame', () => {
  const sizes = [
    [320, 400],
    [480, 360],
    [640, 360],
    [800, 450],
  ] as const;

  /** Nothing is cut off, scrolls or lies on something else. */
  async function holds(page: Page, where: string): Promise<void> {
    expect.soft(await scrolls(page), `scrollbars ${where}`).toEqual([]);
    const cut = (await seenTexts(page)).filter((text) => text.cut).map(({ text }) => text);
    expect.soft(cut, `cut text ${where}`).toEqual([]);
    expect.soft(await overlappingControls(page), `overlaps ${where}`).toEqual([]);
  }

  for (const [width, height] of sizes) {
    test(`of ${width} by ${height} holds the whole figure`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const scene of [
        '#v=1',
        '#v=1&cursor=3',
        '#v=1&cursor=7',
        '#v=1&end=misere',
        '#v=1&objects=20',
        '#v=1&objects=40',
        '#v=1&row=111101',
        '#v=1&hints=off',
        '#v=1&takes=start',
        '#v=1&takes=5_1',
      ]) {
        await test.step(scene, async () => {
          await page.goto('about:blank');
          await page.goto(`embed.html?figure=chain${scene}`);
          await expect(board(page)).toBeVisible();
          await expect(narration(page)).toContainText('.');
          await expect(play(page)).toBeAttached();
          await holds(page, `at ${scene}`);
          await whole(page, `at ${scene}`);
          const box = await board(page).boundingBox();
          // A plate squeezed to a strip is no figure.
          expect.soft(box?.height ?? 0, `plate at ${scene}`).toBeGreaterThan(100);
        });
      }
    });
  }

  test('lets an object be taken, and holds that too', async ({ page }) => {
    await withQuickComputer(page);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.goto('about:blank');
      await page.goto('embed.html?figure=chain#v=1');
      await expect(play(page)).toBeVisible();
      await mark(page, [5, 1]).click();
      await expectPlanned(page, [5, 1]);
      await holds(page, `with a plan at ${width}`);
      await mark(page, [5, 1]).click();
      await standing(page, 2);
      await holds(page, `in the game at ${width}`);
      await expect(status(page)).toHaveText(told('chain-turn', { who: 'you' }));
    }
  });
});
