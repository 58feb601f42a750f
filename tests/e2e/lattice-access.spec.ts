import { expectNoComplaints, type State } from './support/complaints.ts';
import {
  byArrows,
  byButtons,
  movesOf,
  playOut,
  standing,
  status,
  withQuickComputer,
} from './support/game.ts';
import {
  announcements,
  board,
  button,
  narration,
  openLattice,
  openPanel,
  point,
} from './support/lattice.ts';
import { painted } from './support/raster.ts';
import { Game } from './support/solver.ts';
import { expect, test } from './support/test.ts';

const small = '#v=1&columns=9&rows=8';
const apples = new Game();

/** Small plates: axe looks at every mark, and they are all alike. */
const states: readonly State[] = [
  [
    'the rules, one refused',
    async (page) => {
      await openLattice(page, small);
      const panel = await openPanel(page, 'Rules');
      await panel.getByRole('textbox', { name: 'as text' }).fill('abc');
      await panel.getByRole('textbox', { name: 'as text' }).press('Tab');
      await expect(panel.getByRole('alert')).toBeVisible();
    },
  ],
  [
    'the beginning of a game',
    async (page) => {
      await openLattice(page, small);
      const panel = await openPanel(page, 'Play');
      await panel.getByRole('radio', { name: 'the computer, erring' }).check();
      await expect(panel.getByRole('textbox', { name: /^errs/ })).toBeVisible();
    },
  ],
  [
    'the pattern, with a conjecture',
    async (page) => {
      await openLattice(page, small);
      const panel = await openPanel(page, 'Pattern');
      await button(panel, 'Paint one').click();
      await expect(panel.getByRole('status')).toContainText('It fails');
      await expect(panel).toContainText('points and');
    },
  ],
  [
    'a pattern drawn',
    async (page) => {
      await openLattice(page, `${small}&moves=-1,-1`);
      await expect((await openPanel(page, 'Pattern')).getByRole('img')).toBeVisible();
    },
  ],
  [
    'a game',
    async (page) => {
      await openLattice(page, `${small}&path=5,0_4,0&opponent=human`);
      await standing(page, 1);
      await point(page, 7, 7).click();
      await expect(page.locator('.play').getByRole('alert')).toBeVisible();
    },
  ],
  [
    'a game at its end',
    async (page) => {
      await openLattice(page, `${small}&path=3,0_2,1_1,2_1,1_0,1_0,0&opponent=human`);
      await expect(page.locator('.chart')).toBeVisible();
    },
  ],
  [
    'a raster',
    async (page) => {
      await openLattice(page, '#v=1&columns=400&rows=400&cursor=90000');
      await painted(page);
    },
  ],
  [
    'numbers in marks',
    async (page) => {
      await openLattice(page, `${small}&colour=plies`);
      await expect(board(page).locator('text.number').first()).toBeVisible();
    },
  ],
  [
    'a why with a Grundy value',
    async (page) => {
      await openLattice(page, `${small}&moves=-1,0*_0,-1*&end=normal&ask=7,6`);
      await expect(page.getByRole('region', { name: /^Why/ })).toContainText('Grundy value');
    },
  ],
];

expectNoComplaints('the panels and games of the lattice', states);

test('the accessibility tree of a game tells whose turn it is, where, and what can be played', async ({
  page,
}) => {
  await openLattice(page, `${small}&path=5,0_4,0_3,0`);
  await standing(page, 2);
  await expect(page.locator('figure').first()).toMatchAriaSnapshot(`
    - figure "Would you go first?":
      - grid /Positions of the half-apple game/:
        - row "0 halves":
          - 'gridcell "2 wholes, 0 halves: lost"'
          - 'gridcell "3 wholes, 0 halves: won"'
      - paragraph: /Ply 2.*ate a whole apple\\. Left.* \\(3, 0\\)\\..*won for whoever must move, in \\d+ plies/
      - status: /Your move/
      - paragraph: /3 wholes, 0 halves\\./
      - group "Legal moves":
        - button "eat a whole"
        - button "eat half of a whole"
      - paragraph:
        - button "Begin again"
        - button "show what is lost and won" [pressed]
        - button "Leave the game"
      - group "Steps":
        - slider "Step of the run": "2"
  `);
});

test.describe('a game without sight', () => {
  test.beforeEach(({ page }) => withQuickComputer(page));

  test('is told move by move in the live region', async ({ page }) => {
    await openLattice(page, `${small}&path=3,0`);
    await expect(announcements(page)).toContainText('The game begins at (3, 0). You move first.');
    await byButtons(page, [2, 0], [3, 0]);
    const { at } = await standing(page, 2);
    await expect(announcements(page)).toContainText(
      new RegExp(`Ply 2: the computer ate .* Left: \\(${at.join(', ')}\\)\\.`),
    );
    await expect(announcements(page)).toHaveText(
      (await narration(page).locator('p').first().innerText()).trim(),
    );
    await playOut(page, (now) => apples.best(now));
    await expect(status(page)).toHaveText('Nothing is left to play. You have won.');
  });

  test('keeps the keyboard in the figure after a move by button', async ({ page }) => {
    await openLattice(page, `${small}&path=5,0`);
    await standing(page);
    await movesOf(page).getByRole('button', { name: 'eat a whole' }).focus();
    await page.keyboard.press('Enter');
    await standing(page, 2);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.localName))
      .toBe('appleyard-lattice');
    // So its keys still work.
    await page.keyboard.press(',');
    await expect(status(page)).toHaveText('The computer is to move.');
  });

  test('keeps the keyboard on the board after a move there', async ({ page }) => {
    await openLattice(page, `${small}&path=5,0`);
    await standing(page);
    await byArrows(page, [4, 0], [5, 0]);
    await standing(page, 2);
    await expect(point(page, 4, 0)).toBeFocused();
  });
});
