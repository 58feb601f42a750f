import type { Page } from '@playwright/test';
import {
  byMouse,
  expectPlanned,
  mark,
  openChain,
  openPanel,
  planned,
  play,
  sentence,
  showScene,
  standing,
  withQuickComputer,
} from './support/chain.ts';
import { full } from './support/full.ts';
import { overlappingControls, scrolls, seenTexts, smallTexts } from './support/inspect.ts';
import { expect, test } from './support/test.ts';
import { chooseLanguage, languages, speaks } from './support/words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Expects that only boxes of their own scroll sideways, and that no control lies on another. */
async function fits(page: Page, where: string): Promise<void> {
  // A figure takes its new size one animation frame after its box.
  const across = async () => (await scrolls(page)).filter((one) => /across|page/.test(one));
  await expect.poll(across, `scrolls ${where}`).toEqual([]);
  await expect.poll(() => overlappingControls(page), `overlaps ${where}`).toEqual([]);
  await expect.poll(() => smallTexts(page), `small ${where}`).toEqual([]);
}

test('small screens have room for errors and plans, and a finger can hit an object and a joint', async ({
  page,
}) => {
  const few = [[320, 640]] as const;
  const all = [...few, [640, 360], [390, 844]] as const;
  await openChain(page);
  const word = page.getByRole('button', { name: sentence('word-play'), exact: true });
  for (const [width, height] of full ? all : few) {
    await page.setViewportSize({ width, height });
    await showScene(page, 'v=1&row=1111101111&opponent=human');
    const row = await openPanel(page, 'row');
    await row.getByLabel(sentence('row-position')).fill('7+'.repeat(60));
    await row.getByLabel(sentence('row-position')).press('Tab');
    await expect(row.getByRole('alert')).toBeVisible();
    await fits(page, 'with a refused row');
    const opponents = await openPanel(page, 'play');
    await opponents.getByRole('radio', { name: sentence('opponent-erring') }).check();
    await expect(opponents.getByRole('textbox', { name: sentence('field-percent') })).toBeVisible();
    await fits(page, 'with the opponents');
    await showScene(page, 'v=1&row=1111101111&opponent=human&takes=start');
    await standing(page);
    await mark(page, [2, 2]).click();
    await expect(planned(page)).toBeVisible();
    await fits(page, 'with a plan');
    await page.keyboard.press('Escape');
    await byMouse(page, [9, 1], '1111101111');
    expect((await standing(page, 1)).cells).toBe('1111101101');
    await byMouse(page, [1, 2], '1111101101');
    expect((await standing(page, 2)).cells).toBe('0011101101');
    await word.click();
  }
});

test('the maps of positions fit beside each other with their tables', async ({ page }) => {
  // At this width panels stand below the picture and take the whole width.
  await page.setViewportSize({ width: 940, height: 900 });
  await openChain(page);
  await openPanel(page, 'race');
  await expect(page.locator('.maps.beside')).toBeVisible();
  for (const table of await page.locator('.maps summary').all()) await table.click();
  for (const { code, tag } of full ? languages : [languages[2]]) {
    await chooseLanguage(page, code);
    await speaks(page, tag);
    await expect(page.locator('.maps.beside')).toBeVisible();
    // A table may scroll up and down, but shows all its columns.
    const tables = page.locator('.maps .scroll');
    await expect(tables).toHaveCount(2);
    for (const table of await tables.all()) {
      await expect(table).toBeVisible();
      const [whole, seen] = await table.evaluate((one) => [one.scrollWidth, one.clientWidth]);
      expect(whole, tag).toBe(seen);
    }
    const wide = async () => (await scrolls(page)).filter((one) => one.startsWith('page'));
    await expect.poll(wide).toEqual([]);
  }
});

test('a frame has room for a plan and a game, and a player can take objects in it', async ({
  page,
}) => {
  /** Expects that nothing is cut off, scrolls, or lies on something else. */
  const holds = (where: string) =>
    expect(async () => {
      expect(await scrolls(page), `scrollbars ${where}`).toEqual([]);
      const cut = (await seenTexts(page)).filter((text) => text.cut).map(({ text }) => text);
      expect(cut, `cut text ${where}`).toEqual([]);
      expect(await overlappingControls(page), `overlaps ${where}`).toEqual([]);
    }).toPass({ timeout: 5000, intervals: [30, 100, 300] });
  const inEachFrame = async (what: string) => {
    for (const [width, height] of [
      [320, 400],
      [480, 360],
      [640, 360],
      [800, 450],
    ] as const) {
      await page.setViewportSize({ width, height });
      await holds(`${what} at ${width}`);
    }
  };
  await withQuickComputer(page);
  await page.setViewportSize({ width: 480, height: 360 });
  await page.goto('embed.html?figure=chain#v=1');
  await expect(play(page)).toBeVisible();
  await mark(page, [5, 1]).click();
  await expectPlanned(page, [5, 1]);
  await inEachFrame('with a plan');
  await mark(page, [5, 1]).click();
  await standing(page, 2);
  await inEachFrame('in the game');
  await expect(page.locator('.narration')).toContainText(
    sentence('game-turn', { who: 'you', last: 'first' }),
  );
});
