import { expectNoComplaints } from './support/axe.ts';
import { announcements, button, expectStep } from './support/lattice.ts';
import {
  board,
  byArrows,
  expectPlanned,
  figure,
  openNim,
  openPanel,
  planned,
  showScene,
  standing,
  status,
  stone,
  withQuickComputer,
} from './support/nim.ts';
import { expect, test } from './support/test.ts';

test('the accessibility trees of the explanation and of a game have everything that is shown and can be done', async ({
  page,
}) => {
  await openNim(page, '#v=1&why=on&heaps=2,5');
  await expect(figure(page)).toMatchAriaSnapshot(`
    - figure "Which stone would you take?":
      - grid "Heaps of stones":
        - row "Heap 1, 2 stones":
          - 'gridcell "Heap 1, stone 1 of 2: take 2"'
          - 'gridcell "Heap 1, stone 2 of 2: take 1"'
        - row "Heap 2, 5 stones":
          - 'gridcell "Heap 2, stone 1 of 5: take 5"'
          - 'gridcell "Heap 2, stone 3 of 5: take 3, which wins"'
          - 'gridcell "Heap 2, stone 5 of 5: take 1"'
      - paragraph:
        - text: You can
        - button "win"
        - text: /With best play \\d+/
        - button "plies"
        - text: /are left\\. The column headed 4 is the leftmost with an odd number of 1s\\. Take from a heap with a 1 there/
      - button "Why?" [pressed]
      - button "Let the computer begin"
      - group "Panels":
        - button "Rules"
        - button "Play"
        - button "Table"
        - button "Last stone"
        - button "More"
      - group "Steps":
        - slider "Step of the run": "6"
  `);
  await showScene(page, 'v=1&opponent=human&takes=1-3_2-1');
  await standing(page, 2);
  await expect(figure(page)).toMatchAriaSnapshot(`
    - figure "Which stone would you take?":
      - grid "Heaps of stones":
        - row "Heap 1, empty"
        - row "Heap 2, 4 stones":
          - 'gridcell "Heap 2, stone 1 of 4: take 4"'
        - row "Heap 3, 7 stones"
      - paragraph:
        - text: /This move took 1 from the heap of 5 and left 0, 4, 7\\..*It is the first player’s turn/
        - button "win"
      - button "Why?"
      - button "Take back"
      - button "New game"
      - group "Steps":
        - slider "Step of the run": "2"
  `);
});

test('a game can be played without sight: the keyboard stays on a stone, and every ply is announced', async ({
  page,
}) => {
  await withQuickComputer(page);
  await openNim(page, '#v=1&heaps=1,2&takes=start');
  await standing(page);
  // A reader finds the first sentence where it stands.
  await expect(announcements(page)).toHaveText('');
  await test.step('a planned take is announced before it is made', async () => {
    await standing(page);
    await board(page).locator('[tabindex="0"]').focus();
    await expect(stone(page, 1, 1)).toBeFocused();
    await expect(stone(page, 1, 1)).toHaveCSS('outline-style', 'solid');
    await expect(stone(page, 2, 1)).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Enter');
    await expect(announcements(page)).toHaveText(
      'You take 1 from heap 1. That leaves 0, 2. To make this move, press Enter again or press the button.',
    );
    await page.keyboard.press('Escape');
  });
  await byArrows(page, [2, 1], [1, 2]);
  const { heaps } = await standing(page, 2);
  const left = heaps[0] === 0 ? 2 : 1;
  await expect(announcements(page)).toContainText(
    `The computer took 1 from the heap of 1 and left ${heaps.join(', ')}. Your move.`,
  );
  // After any take the keyboard is on a stone that is left.
  await expect(stone(page, left, 1)).toBeFocused();
  await byArrows(page, [left, 1], heaps);
  await expect(status(page)).toHaveText('You won');
  await expect(announcements(page)).toHaveText(
    'You took 1 from the heap of 1 and left 0, 0. No move is left. You have won, because you made the last move.',
  );
  // When no stone is left, the keyboard stays on the picture and does not fall back to the page.
  await expect(board(page)).toBeFocused();
  for (const scene of ['v=1&heaps=100,60', 'v=1&takes=1-3_2-1&opponent=human']) {
    await test.step(`the board stays one tab stop at ${scene}`, async () => {
      await showScene(page, scene);
      const stop = board(page).locator('[tabindex="0"]');
      await stop.focus();
      for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowLeft']) {
        await page.keyboard.press(key);
        await expect(board(page).locator('[tabindex="0"]:focus')).toHaveCount(1);
        await expect(stop).toHaveCount(1);
      }
    });
  }
});

test('readers who want no motion can still step through the explanation; forced colours keep stones distinct', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openNim(page, '#v=1&why=on');
  await expect(stone(page, 1, 1)).toHaveCSS('transition-duration', '0s');
  const paint = (kind: string) =>
    board(page)
      .locator(`.stone.${kind}`)
      .first()
      .evaluate((one) => [getComputedStyle(one).fill, getComputedStyle(one).stroke].join());
  const kinds = [await paint('paired'), await paint('single')];
  await button(page, 'first').click();
  await expectStep(page, 0);
  kinds.push(await paint('whole'));
  expect(new Set(kinds).size).toBe(3);
  await stone(page, 3, 4).click();
  await expectPlanned(page, 'Take 4 from heap 3');
  await expect(board(page).locator('.stone.going')).toHaveCount(4);
  expect(await paint('going')).not.toBe(kinds[2]);
  await expect(planned(page)).toBeVisible();
});

expectNoComplaints('the heaps', [
  [
    'the argument on a game, above refused rules',
    async (page) => {
      await openNim(page, '#v=1&heaps=1,3&opponent=human&takes=2-2_1-1_2-1');
      await openPanel(page, 'Play');
      await page.getByText('Check the argument on this game').click();
      await expect(page.locator('.argument table')).toBeVisible();
      const panel = await openPanel(page, 'Rules');
      await panel.getByRole('textbox', { name: 'stones' }).fill('x');
      await panel.getByRole('textbox', { name: 'stones' }).press('Tab');
      await expect(panel.getByRole('alert')).toBeVisible();
    },
  ],
]);
