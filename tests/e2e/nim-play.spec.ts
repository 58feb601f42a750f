import type { Page } from '@playwright/test';
import { Heaps } from './support/heaps.ts';
import { announcements, button, expectStep, narration } from './support/lattice.ts';
import {
  board,
  byArrows,
  byFields,
  byMouse,
  expectHeaps,
  expectPlanned,
  going,
  type Hand,
  lost,
  openNim,
  openPanel,
  planned,
  playOut,
  showScene,
  standing,
  status,
  stone,
  takeField,
  withQuickComputer,
  won,
} from './support/nim.ts';
import { expect, test } from './support/test.ts';

const nim = new Heaps();
const perfectly = (heaps: readonly number[]) => nim.best(heaps);
const bars = (page: Page) => page.locator('.plies .chart').getByRole('button');

test.beforeEach(({ page }) => withQuickComputer(page));

test('a reader can win whole games against the computer by mouse, by arrow keys and by the fields', async ({
  page,
}) => {
  await openNim(page, '#v=1&heaps=1,2');
  await test.step('by mouse, from the opening: the first take begins the game', async () => {
    await byMouse(page, [2, 1], [1, 2]);
    expect((await standing(page, 2)).heaps.reduce((sum, heap) => sum + heap)).toBe(1);
    await playOut(page, perfectly, byMouse);
    await expect(status(page)).toHaveText(won);
  });
  await test.step('by arrow keys and Enter alone', async () => {
    await showScene(page, 'v=1&heaps=2,3,4&takes=start');
    await expect(narration(page)).toContainText('A new game: 2, 3, 4. Your move.');
    const stands = await playOut(page, perfectly, byArrows);
    await expect(status(page)).toHaveText(won);
    // Each take left the computer a position with all columns even.
    for (const { heaps, over } of stands) if (!over) expect(nim.lost(heaps)).toBe(false);
    await openPanel(page, 'Play');
    await expect(bars(page)).toHaveCount((stands.at(-1)?.ply ?? 0) + 1);
    await expect(page.getByText('Nobody gave a win away.')).toBeVisible();
  });
  await test.step('from the panel, the computer first', async () => {
    await showScene(page, 'v=1&heaps=1,2,3');
    // The panel is still open.
    const panel = page.getByRole('region', { name: 'Play', exact: true });
    await panel.getByRole('radio', { name: 'the computer', exact: true }).check();
    await button(panel, 'Begin').click();
    await expect(panel).toBeHidden();
    const [first] = await playOut(page, perfectly, byFields);
    expect(first?.ply).toBe(1);
    await expect(status(page)).toHaveText(won);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a reader can win a game and lose one on the picture alone, without scrolling', async ({
    page,
  }) => {
    await openNim(page, '#v=1');
    await board(page).evaluate((picture) => picture.scrollIntoView({ block: 'center' }));
    const scrolled = () => page.evaluate(() => scrollY);
    const stood = await scrolled();
    const take: Hand = async (_, [heap, count], heaps) => {
      const first = (heaps[Number(heap) - 1] ?? 0) - count + 1;
      const box = await stone(page, Number(heap), first).boundingBox();
      if (!box) throw new Error('the stone is not drawn');
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      await expectPlanned(page, `Take ${count} from heap ${heap}`);
      const press = planned(page).getByRole('button');
      expect((await press.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await press.tap();
    };
    await take(page, [3, 1], [3, 5, 7]);
    await standing(page, 2);
    await playOut(page, perfectly, take);
    await expect(status(page)).toHaveText(won);
    expect(await scrolled()).toBe(stood);
    await page.locator('.ended').getByRole('button', { name: 'New game' }).tap();
    await expectHeaps(page, '3 5 7');
    await playOut(page, (heaps, ply) => (ply === 0 ? [3, 7] : nim.takes(heaps)[0]), take);
    await expect(status(page)).toHaveText(lost);
    expect(await scrolled()).toBe(stood);
    await test.step('then “Why?” leads back to where the game could be won, with all winning stones marked', async () => {
      await page.locator('.ended').getByRole('button', { name: 'Why?' }).tap();
      await expectStep(page, 0);
      await expect(board(page).locator('.wins')).toHaveCount(3);
    });
  });
});

test('after a lost game the list of mistakes says what to take and leads back', async ({
  page,
}) => {
  await openNim(page, '#v=1&heaps=2,3,4&takes=start');
  await playOut(page, (heaps, ply) => (ply === 0 ? [3, 4] : nim.takes(heaps)[0]));
  await expect(status(page)).toHaveText(lost);
  await expect(takeField(page)).toBeHidden();
  const unspoilt = page.getByText('Nobody gave a win away.');
  const mistakes = page.locator('.better').getByRole('listitem');
  await expect(mistakes).toHaveCount(1);
  await expect(mistakes).toContainText(
    'Move 1 gave the win away. You could have taken 3 from the heap of 4.',
  );
  await expect(unspoilt).toBeHidden();
  await expect(
    page.getByRole('button', {
      name: /^Move 1, 2, 3, 0: won for the computer.*gave the win away$/,
    }),
  ).toBeVisible();
  await button(page, 'before move 1').click();
  await expectStep(page, 0);
  await expectHeaps(page, '2 3 4');
  await playOut(page, perfectly);
  await expect(status(page)).toHaveText(won);
  await expect(unspoilt).toBeVisible();
});

test('a take can be planned, changed, dropped or refused, and no stone is taken', async ({
  page,
}) => {
  await openNim(page, '#v=1&takes=start');
  await standing(page);
  await test.step('a click on another stone plans another take', async () => {
    for (const [heap, which, text, left] of [
      [3, 4, 'Take 4 from heap 3', '3, 5, 3'],
      [1, 1, 'Take 3 from heap 1', '0, 5, 7'],
      [2, 5, 'Take 1 from heap 2', '3, 4, 7'],
    ] as const) {
      await stone(page, heap, which).click();
      await expectPlanned(page, text, left);
    }
  });
  await test.step('Escape and a click elsewhere drop it', async () => {
    await page.keyboard.press('Escape');
    await expect(planned(page)).toBeHidden();
    await expect(stone(page, 2, 5)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expectPlanned(page, 'Take 2 from heap 2', '3, 3, 7');
    await expect(announcements(page)).toHaveText(
      'You take 2 from the heap of 5. That leaves 3, 3, 7. To make this move, press Enter again or press the button.',
    );
    await page.keyboard.press('Escape');
    await expect(planned(page)).toBeHidden();
    // The focused stone still shows its take until the focus moves.
    await page.keyboard.press('ArrowUp');
    await expect(stone(page, 1, 3)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(going(page)).toHaveCount(2);
    await page.keyboard.press('Enter');
    await expect(planned(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(planned(page)).toBeHidden();
  });
  await expectStep(page, 0);
  await expectHeaps(page, '3 5 7');
});

test('two people take turns, also with takes from both heaps, and from an earlier step', async ({
  page,
}) => {
  await openNim(page, '#v=1&heaps=1,2');
  const panel = await openPanel(page, 'Play');
  const first = panel.getByRole('group', { name: 'Who moves first?' });
  await expect(first).toBeVisible();
  await panel.getByRole('radio', { name: 'a second person here' }).check();
  await expect(first).toBeHidden();
  await button(panel, 'Begin').click();
  await expect(narration(page)).toContainText('Two people take turns.');
  const stands = await playOut(page, perfectly, byMouse);
  expect(stands.map(({ ply }) => ply)).toEqual([0, 1, 2, 3]);
  await expect(status(page)).toHaveText('The first player won');

  await test.step('in Wythoff’s game, once “both heaps” is chosen', async () => {
    await showScene(page, 'v=1&heaps=3,5&coupling=wythoff&opponent=human&takes=start');
    await standing(page);
    await stone(page, 2, 4).click();
    await expectPlanned(page, 'Take 2 from heap 2', '3, 3');
    await page.keyboard.press('Escape');
    await openPanel(page, 'Play');
    await page.getByRole('combobox', { name: 'From' }).selectOption('both heaps');
    await stone(page, 2, 4).hover();
    await expect(going(page)).toHaveCount(4);
    await stone(page, 2, 4).click();
    await expectPlanned(page, 'Take 2 from each heap', '1, 3');
    await stone(page, 2, 4).click();
    expect((await standing(page, 1)).heaps).toEqual([1, 3]);
    await expect(narration(page)).toContainText('This move took 2 from each heap');
    await expect(page).toHaveURL(/takes=both-2(&|$)/);
  });
});

test('a game survives a reload, can begin again, and can be left', async ({ page }) => {
  await openNim(page, '#v=1&takes=start');
  await byFields(page, [2, 1], [3, 5, 7]);
  const stand = await standing(page, 2);
  await expect(page).toHaveURL(/takes=2-1_\d-\d(&|$)/);
  const text = await narration(page).innerText();
  await page.reload();
  expect(await standing(page, 2)).toEqual(stand);
  await expect(narration(page)).toHaveText(text, { useInnerText: true });
});
