import type { Page } from '@playwright/test';
import { release, withHeldComputer } from './support/held.ts';
import { button, expectStep, narration } from './support/lattice.ts';
import {
  board,
  byFields,
  expectHeaps,
  expectPlanned,
  going,
  openNim,
  planned,
  showScene,
  standing,
  stone,
} from './support/nim.ts';
import { expect, test } from './support/test.ts';

/** A game in which the computer thinks about its first answer. */
async function thinking(page: Page): Promise<void> {
  await showScene(page, 'v=1&takes=start');
  await standing(page);
  await byFields(page, [3, 1], [3, 5, 7]);
  await expect(narration(page)).toContainText('It is the computer’s turn.');
}

test('while the computer thinks, nobody can move for it, and the reader can step back, leave or type', async ({
  page,
}) => {
  await withHeldComputer(page);
  await openNim(page, '#v=1&takes=start');
  await test.step('nobody can move for it, by mouse, keys or fields', async () => {
    await thinking(page);
    const press = page.getByRole('button', { name: 'Show what that leaves' });
    await expect(press).toHaveAttribute('aria-disabled', 'true');
    await press.click({ force: true });
    await stone(page, 2, 2).hover();
    await expect(going(page)).toHaveCount(0);
    await stone(page, 2, 2).click();
    await board(page).locator('[tabindex="0"]').focus();
    await page.keyboard.press('Enter');
    await expect(planned(page)).toBeHidden();
    await expectStep(page, 1);
    await release(page);
    expect((await standing(page, 2)).ply).toBe(2);
    // The same action plans a take once it is the visitor’s turn.
    await board(page).locator('[tabindex="0"]').focus();
    await page.keyboard.press('Enter');
    await expect(planned(page)).toBeVisible();
  });
  await test.step('stepping back undoes the take, and no answer comes', async () => {
    await thinking(page);
    await button(page, 'back').click();
    await expectStep(page, 0);
    await release(page);
    await byFields(page, [1, 3], [3, 5, 7]);
    await expect(narration(page)).toContainText('It is the computer’s turn.');
    await expect(narration(page)).toContainText('You took 3 from the heap of 3 and left 0, 5, 7.');
    await expectStep(page, 1);
    await release(page);
    expect((await standing(page, 2)).heaps).toEqual([0, 5, 5]);
  });
  await test.step('a double click on a planned stone makes one take', async () => {
    await showScene(page, 'v=1&takes=start');
    await standing(page);
    await stone(page, 3, 5).click();
    await expectPlanned(page, 'Take 3 from heap 3');
    await stone(page, 3, 5).dblclick();
    await expect(narration(page)).toContainText('It is the computer’s turn.');
    await expectHeaps(page, '3 5 4');
    await expectStep(page, 1);
    await release(page);
    await standing(page, 2);
    await expect(planned(page)).toBeHidden();
  });
});
