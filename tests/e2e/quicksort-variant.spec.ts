import type { Page } from '@playwright/test';
import { announcements, button, expectStep, narration } from './support/lattice.ts';
import {
  board,
  element,
  expectList,
  listOf,
  openSort,
  showSort,
  stepsOf,
  type,
} from './support/quicksort.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Expects the question for a pivot of these places. */
const asks = (page: Page, from: number, to: number) =>
  expect(narration(page)).toContainText(
    `Choose the pivot: touch an element at one of the places ${from} to ${to}.`,
  );
const pickField = (page: Page) => page.getByRole('textbox', { name: 'Pivot at place' });
const scene = '#v=1&input=typed&values=4,2,6,1,3,7,5&pivot=hand';

test('the visitor chooses pivots with the mouse until the list is sorted', async ({ page }) => {
  await openSort(page, scene);
  await asks(page, 1, 7);
  await element(page, 1).click();
  await expect.poll(async () => (await listOf(page))[3]).toBe(4);
  await expect(page).toHaveURL(/picks=1\b/);
  // Both sides have three elements, and the right one gets the new call.
  await asks(page, 5, 7);
  for (let picks = 0; picks < 7; picks += 1) {
    const story = (await narration(page).textContent()) ?? '';
    const place = /one of the places (\d+)/.exec(story)?.[1];
    if (!place) break;
    const before = await stepsOf(page);
    await element(page, Number(place)).click();
    await expect.poll(() => stepsOf(page)).toBeGreaterThan(before);
    await expectStep(page, await stepsOf(page));
    // What the figure says arrives after the cursor.
    await expect(narration(page)).not.toHaveText(story);
    await expect(narration(page)).toContainText(/Choose the pivot|The list is sorted/);
  }
  await expect(narration(page)).toContainText('The list is sorted');
  await expectList(page, [1, 2, 3, 4, 5, 6, 7]);
  await expect(pickField(page)).toHaveCount(0);
});

test('the visitor chooses a pivot with the keyboard, or by its place', async ({ page }) => {
  await openSort(page, scene);
  await test.step('with the arrows and Enter', async () => {
    await board(page).locator('[tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await expect(element(page, 2)).toBeFocused();
    await page.keyboard.press('Enter');
    await asks(page, 3, 7);
    await expect(page).toHaveURL(/picks=2\b/);
    await expect.poll(async () => (await listOf(page)).slice(0, 2)).toEqual([1, 2]);
    // The keyboard focus is still on the board.
    await expect(board(page).locator('[tabindex="0"]:focus')).toHaveCount(1);
    for (let i = 0; i < 5; i += 1) await page.keyboard.press('ArrowRight');
    await expect(element(page, 7)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/picks=2,7\b/);
    await expect(announcements(page)).toContainText('Choose the pivot');
  });
  await test.step('the proposed place', async () => {
    await showSort(page, scene);
    await expect(pickField(page)).toHaveValue('4');
    await pickField(page).focus();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Take this one')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/picks=4\b/);
  });
  await test.step('another place', async () => {
    await showSort(page, scene);
    await type(pickField(page), '6');
    await button(page, 'Take this one').click();
    await expect(page).toHaveURL(/picks=6\b/);
    await asks(page, 1, 6);
    await expect.poll(async () => (await listOf(page))[6]).toBe(7);
  });
});
