import type { Locator, Page } from '@playwright/test';
import { isPartition, type Part } from '../../www/src/exhibits/quicksort/steps.ts';
import { announcements, button, expectStep, sharedLink } from './support/lattice.ts';
import { asked, board, element, expectList, openPanel, openSort } from './support/quicksort.ts';
import { sortOf } from './support/sorted.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const claims = (panel: Locator) => panel.locator('.claims li');
const broken = (page: Page) => page.locator('.narration .broken');

/** Seven elements around the pivot 4. */
const middle = '#v=1&input=typed&values=4,2,7,3,5,6,1&pivot=first';
const exchanged = (page: Page) => page.locator('.narration .exchange');
const start = 'Swap it with another, to see what breaks';
const run = sortOf(middle);

/** The first step at which every area of the first part has an element. */
const busy = run.moments.slice(1).find((moment) => {
  const { operation, a, b, c } = run.step(moment);
  return ['equal', 'larger', 'smaller'].includes(operation) && a > 0 && c > b && c < 7;
}) as number;
const before = run.list(busy);
/** A step of the last part, and the first of two finished places on the other side of the first pivot. */
const { lo, last } = run.parts.filter(isPartition).at(-1) as Part;
const [_late, _done] = [last - 1, lo > 3 ? 0 : 5];

/** Opens the card of an element and swaps it with another, with the mouse. */
async function swap(page: Page, first: number, second: number): Promise<void> {
  await element(page, first).click();
  await button(asked(page, first), start).click();
  await expect(exchanged(page)).toContainText(`the element to swap with place ${first}`);
  await element(page, second).click();
  await expect(exchanged(page)).toContainText(`You have swapped places ${first} and ${second}`);
}

test('two swapped elements break claims at every step, until they are put back', async ({
  page,
}) => {
  await openSort(page, `${middle}&cursor=${busy}`);
  await expectList(page, before);
  const panel = await openPanel(page, 'Program');
  await expect(claims(panel)).toHaveCount(3);
  await test.step('a smaller one and a larger one', async () => {
    await swap(page, 1, 7);
    await expectList(page, [before[6] ?? 0, ...before.slice(1, 6), before[0] ?? 0]);
    await expectStep(page, busy);
    await expect(broken(page)).toHaveText([
      '✗ Every element on the left is smaller than the pivot. This is no longer true: look at place 1.',
      '✗ Every element on the right is larger than the pivot. This is no longer true: look at place 7.',
    ]);
    await expect(panel.locator('.claims li.broken')).toHaveCount(2);
    await expect(panel.locator('.claims li.holds')).toHaveText([
      '✓ Every element in the middle equals the pivot.',
    ]);
    await expect(board(page).locator('.element.exchanged')).toHaveCount(2);
    await expect(page).toHaveURL(/exchange=1,7/);
  });
  await test.step('the next step and its link keep them swapped', async () => {
    await button(page, 'forward').click();
    await expectStep(page, busy + 1);
    const list = run.list(busy + 1);
    await expectList(page, [list[6] ?? 0, ...list.slice(1, 6), list[0] ?? 0]);
    const link = new URL(await sharedLink(page)).hash;
    expect(link).toContain(`cursor=${busy + 1}`);
    expect(link).toContain('exchange=1,7');
    await button(page, 'back').click();
    await expectStep(page, busy);
  });
  await test.step('they are put back', async () => {
    await button(page, 'Put them back').click();
    await expectList(page, before);
    await expect(broken(page)).toHaveCount(0);
    await expect(exchanged(page)).toHaveCount(0);
    await expect(board(page).locator('.element.exchanged')).toHaveCount(0);
    await expect(panel.locator('.claims li.broken')).toHaveCount(0);
    await expect(page).not.toHaveURL(/exchange/);
  });
});

test('the same element or Escape gives up a swap, and the keyboard alone makes one', async ({
  page,
}) => {
  await openSort(page, `${middle}&cursor=${busy}`);
  await test.step('given up', async () => {
    for (const leave of [() => element(page, 2).click(), () => page.keyboard.press('Escape')]) {
      await element(page, 2).click();
      await button(page, start).click();
      await expect(exchanged(page)).toBeVisible();
      await leave();
      await expect(exchanged(page)).toHaveCount(0);
      await expectList(page, before);
      await expect(page).not.toHaveURL(/exchange/);
    }
  });
  await test.step('with the keyboard', async () => {
    await board(page).locator('[tabindex="0"]').focus();
    for (let i = 0; i < 8; i += 1) await page.keyboard.press('ArrowLeft');
    await expect(element(page, 1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, start)).toBeVisible();
    // To make it the pivot comes first.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(button(page, start)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(announcements(page)).toContainText('Now touch the element to swap');
    await expect(element(page, 1)).toBeFocused();
    for (let i = 0; i < 6; i += 1) await page.keyboard.press('ArrowRight');
    await expect(element(page, 7)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(exchanged(page)).toContainText('You have swapped places 1 and 7');
    await expect(broken(page)).toHaveCount(2);
    await button(page, 'Put them back').focus();
    await page.keyboard.press('Enter');
    await expectList(page, before);
  });
});
