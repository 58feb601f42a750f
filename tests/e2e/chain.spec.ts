import type { Page } from '@playwright/test';
import {
  bars,
  board,
  expectCells,
  mark,
  marks,
  nine,
  openChain,
  sentence,
} from './support/chain.ts';
import { button, expectStep, narration } from './support/lattice.ts';
import { expect, test } from './support/test.ts';

const story = (page: Page) => narration(page).locator('p').first();

/** The first sentences about the row: they say that you can win, but not how. */
const opening = [
  sentence('chain-start', { objects: 9, counts: 'yes', end: 'normal', ruled: 'yes', groups: '9' }),
  sentence('game-turn', { who: 'you', last: 'first' }),
  sentence('game-worth', { who: 'you', outcome: 'N', plies: -1 }),
].join(' ');
const why = (page: Page) => button(page, sentence('game-why')).first();

test('the page opens on nine rings; best play is a demonstration, and a touch on it begins anew', async ({
  page,
}) => {
  await openChain(page, '');
  await expectCells(page, nine);
  await expectStep(page, 0);
  await expect(story(page)).toHaveText(opening);
  await expect(bars(page)).toHaveCount(0);
  await expect(mark(page, [5, 1])).toHaveAccessibleName(
    sentence('mark-take', { from: 5, to: 5, count: 1, shown: 'no', plies: 0, barred: 'no' }),
  );
  await expect(button(page, sentence('transport-play'))).toBeVisible();
  await test.step('“Why?” shows the value of each move, and hides it again', async () => {
    await why(page).click();
    await expect(bars(page)).toHaveCount(9);
    await expect(page).toHaveURL(/#v=1&why=on$/);
    await expectStep(page, 0);
    await why(page).click();
    await expect(bars(page)).toHaveCount(0);
  });
  await test.step('a touch or a key during best play chooses a move at the start', async () => {
    const focusRow = () => board(page).locator('[tabindex="0"]').focus();
    for (const touch of [
      () => marks(page).last().click(),
      async () => {
        await focusRow();
        await page.keyboard.press('Enter');
      },
    ]) {
      await button(page, sentence('transport-forward')).click();
      await button(page, sentence('transport-forward')).click();
      await expectStep(page, 2);
      await expect(page.locator('.demonstration')).toHaveText(sentence('game-demonstration'));
      await touch();
      await expect(page.locator('div.planned')).toBeVisible();
      await expectStep(page, 0);
      await expectCells(page, nine);
      await expect(page.locator('.demonstration')).toBeHidden();
      await expect(bars(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
    }
  });
});
