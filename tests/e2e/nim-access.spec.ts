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

test('the accessibility trees of the explanation and of a game tell what is shown and what can be done', async ({
  page,
}) => {
  await openNim(page, '#v=1&heaps=2,5');
  await expect(figure(page)).toMatchAriaSnapshot(`
    - figure "Which stone would you take?":
      - grid "Heaps of stones":
        - row "Heap 1, 2 stones":
          - 'gridcell "Heap 1, stone 1 of 2: take 2"'
          - 'gridcell "Heap 1, stone 2 of 2: take 1"'
        - row "Heap 2, 5 stones":
          - 'gridcell "Heap 2, stone 1 of 5: take 5"'
          - 'gridcell "Heap 2, stone 5 of 5: take 1"'
      - button "Rules"
      - button "Play"
      - button "Table"
      - button "Last stone"
      - button "Settings"
      - paragraph:
        - text: That is
        - button "won"
        - text: /for whoever must move/
        - button "plies"
        - text: /column .* that of the 4s\\. Heap 2 has a one there/
      - paragraph: Take a stone. You can win this.
      - combobox "Or from":
        - option "heap 1 (2)" [selected]
        - option "heap 2 (5)"
      - textbox "take": "1"
      - button "Show what that leaves"
      - paragraph: "Winning moves: 3 from heap 2."
      - paragraph:
        - button "Let the computer begin"
      - group "Steps":
        - slider "Step of the run": "6"
      - status: /That is won/
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
        - text: /Ply 2.*1 from heap 2\\. Left.* 0, 4, 7\\..*That is/
        - button "won"
      - status: /Whoever must move/
      - combobox "Or from":
        - option "heap 1 (0)" [disabled]
        - option "heap 2 (4)" [selected]
      - paragraph: "Winning moves: 3 from heap 3."
      - paragraph:
        - button "Begin again"
        - button "show what is lost and won" [pressed]
        - button "Leave the game"
      - group "Steps":
        - slider "Step of the run": "2"
  `);
});

test('a game can be played without sight: the keyboard stays on a stone, and every ply is told', async ({
  page,
}) => {
  await withQuickComputer(page);
  await openNim(page, '#v=1&heaps=1,2&takes=start');
  await expect(announcements(page)).toContainText('The game begins with 1, 2. You move first.');
  await test.step('what is planned is heard before it is taken', async () => {
    await standing(page);
    await board(page).locator('[tabindex="0"]').focus();
    await expect(stone(page, 1, 1)).toBeFocused();
    await expect(stone(page, 1, 1)).toHaveCSS('outline-style', 'solid');
    await expect(stone(page, 2, 1)).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Enter');
    await expect(announcements(page)).toHaveText(
      /^Take 1 from heap 1.*That is won for whoever must move/,
    );
    await page.keyboard.press('Escape');
  });
  await byArrows(page, [2, 1], [1, 2]);
  const { heaps } = await standing(page, 2);
  const [left, taken] = heaps[0] === 0 ? [2, 1] : [1, 2];
  await expect(announcements(page)).toContainText(
    `Ply 2: the computer took 1 from heap ${taken}. Left: ${heaps.join(', ')}.`,
  );
  // Whatever was taken, the keyboard is on a stone that is there.
  await expect(stone(page, left, 1)).toBeFocused();
  await byArrows(page, [left, 1], heaps);
  await expect(status(page)).toHaveText('Nothing is left to play. You have won.');
  await expect(announcements(page)).toContainText('Ply 3: you took 1 from heap');
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

test('who wants no motion walks the explanation all the same; forced colours tell stones apart', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openNim(page, '#v=1');
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
    'the argument on a game, above rules that are refused',
    async (page) => {
      await openNim(page, '#v=1&heaps=1,3&opponent=human&takes=2-2_1-1_2-1');
      await page.getByText('The argument, on this game').click();
      await expect(page.locator('.argument table')).toBeVisible();
      const panel = await openPanel(page, 'Rules');
      await panel.getByRole('textbox', { name: 'stones' }).fill('x');
      await panel.getByRole('textbox', { name: 'stones' }).press('Tab');
      await expect(panel.getByRole('alert')).toBeVisible();
    },
  ],
]);
