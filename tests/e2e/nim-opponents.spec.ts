import type { Page } from '@playwright/test';
import { Heaps, type Take } from './support/heaps.ts';
import { release, withHeldComputer } from './support/held.ts';
import { button, expectStep, narration } from './support/lattice.ts';
import {
  board,
  byFields,
  expectHeaps,
  expectPlanned,
  going,
  notices,
  openNim,
  openPanel,
  planned,
  showScene,
  standing,
  stone,
  takeField,
  withQuickComputer,
} from './support/nim.ts';
import { expect, test } from './support/test.ts';

const nim = new Heaps();

test('each opponent answers in its own way, and the link says which it is', async ({ page }) => {
  await withQuickComputer(page);
  await openNim(page, '#v=1&heaps=2,4,5&opponent=erring&percent=100&takes=start');
  await test.step('an opponent that always errs gives the win back', async () => {
    const blunder = nim.takes([2, 4, 5]).find((take) => !nim.lost(nim.after([2, 4, 5], take)));
    await standing(page);
    await byFields(page, blunder ?? [1, 1], [2, 4, 5]);
    expect(nim.lost((await standing(page, 2)).heaps)).toBe(false);
    await expect(narration(page)).toContainText('With that move the computer gave you the win.');
  });
  await test.step('with the same seed it plays the same moves, also in a new game', async () => {
    await showScene(page, 'v=1&heaps=7,9,12&opponent=erring&percent=50&seed=7&takes=start');
    const answered: string[] = [];
    for (const _ of [1, 2]) {
      await standing(page);
      await byFields(page, [3, 2], [7, 9, 12]);
      answered.push((await standing(page, 2)).heaps.join());
      await expect(page).toHaveURL(/takes=3-2_\d-\d+.*&seed=7(&|$)/);
      await button(page, 'New game').click();
      await expectStep(page, 0);
    }
    expect(answered[1]).toBe(answered[0]);
  });
  await test.step('an opponent that sets traps leaves the fewest winning takes', async () => {
    await showScene(page, 'v=1&heaps=3,5,7&opponent=trap&takes=start');
    const take: Take = [3, 1];
    await byFields(page, take, [3, 5, 7]);
    const left = nim.after([3, 5, 7], take);
    const winning = nim.takes(left).map((one) => nim.winning(nim.after(left, one)).length);
    const { heaps } = await standing(page, 2);
    expect(nim.winning(heaps)).toHaveLength(Math.min(...winning));
    expect(nim.lost(heaps)).toBe(false);
  });
  await test.step('the panel offers the opponents, and how often one of them errs', async () => {
    await showScene(page, 'v=1');
    const panel = await openPanel(page, 'Play');
    await expect(panel).toContainText('as few winning moves as it can');
    await panel.getByRole('radio', { name: 'the computer, with mistakes' }).check();
    const percent = panel.getByRole('textbox', { name: 'how often it errs (% of its moves)' });
    await percent.fill('101');
    await percent.press('Tab');
    await expect(panel.getByRole('alert')).toHaveText('Enter a whole number from 0 to 100.');
    await expect(percent).toHaveValue('101');
    await percent.fill('100');
    await percent.press('Tab');
    await expect(panel.getByRole('alert')).toBeHidden();
    await button(panel, 'Begin').click();
    await expect(page).toHaveURL(/takes=start&.*opponent=erring&percent=100&seed=\d+/);
    const traps = await openPanel(page, 'Play');
    await traps.getByRole('radio', { name: 'the computer, setting traps' }).check();
    await button(traps, 'Begin').click();
    await expect(page).toHaveURL(/opponent=trap/);
    await standing(page);
  });
  await test.step('a link carries heaps, rules, end, settings and the opponent', async () => {
    const scene =
      'heaps=4,6&rules=1..3_odd&end=misere&show=rows&opponent=erring&computer=first&percent=40&seed=7';
    await showScene(page, `v=1&${scene}`);
    await expectHeaps(page, '4 6');
    await expect(notices(page)).toBeHidden();
    await button(page, 'Let the computer begin').click();
    await standing(page, 1);
    await expect(page).toHaveURL(/takes=\d-\d/);
    expect(new URL(page.url()).hash.split('&')).toEqual(expect.arrayContaining(scene.split('&')));
  });
});

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
  await test.step('the game can be left', async () => {
    await thinking(page);
    await button(page, 'Leave the game').click();
    await expectStep(page, 0);
    await release(page);
    await expectHeaps(page, '3 5 7');
    await button(page, 'forward').click();
    await expectStep(page, 1);
  });
  await test.step('its move does not disturb the visitor who types', async () => {
    await thinking(page);
    await takeField(page).click();
    await takeField(page).fill('2');
    await release(page);
    await standing(page, 2);
    await expect(takeField(page)).toBeFocused();
    await expect(takeField(page)).toHaveValue('2');
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
