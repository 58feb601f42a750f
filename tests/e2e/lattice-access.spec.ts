import type { Page } from '@playwright/test';
import { readAsText } from './support/as-text.ts';
import { complaints } from './support/axe.ts';
import {
  byArrows,
  byButtons,
  movesOf,
  perfectly,
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
  showScene,
} from './support/lattice.ts';
import { painted } from './support/raster.ts';
import { expect, test } from './support/test.ts';

const small = '#v=1&columns=9&rows=8';

type State = readonly [
  part: string,
  name: string,
  scene: string,
  reach: (page: Page) => Promise<unknown>,
];

/** What the contract does not come to. Small plates: axe looks at every mark, and they are all alike. */
const states: readonly State[] = [
  [
    'nav.lesson',
    'a lesson',
    '#v=1&lesson=1/columns=8&rows=8&cursor=2/cursor=4',
    (page) => expect(page.locator('nav.lesson')).toBeVisible(),
  ],
  [
    '.sheet',
    'covered marks',
    `${small}&cursor=50&reveal=on`,
    (page) => expect(board(page).locator('.covered').first()).toBeVisible(),
  ],
  [
    '.question',
    'a prediction asked',
    `${small}&cursor=0&predict=on`,
    async (page) => {
      await button(page, 'last').click();
      await expect(page.getByRole('group', { name: 'Your prediction' })).toBeVisible();
    },
  ],
  [
    '.play',
    'a game',
    `${small}&path=5,0_4,0&opponent=human`,
    async (page) => {
      await standing(page, 1);
      await point(page, 7, 7).click();
      await expect(page.locator('.play').getByRole('alert')).toBeVisible();
    },
  ],
  [
    '.play',
    'a game at its end',
    `${small}&path=3,0_2,1_1,2_1,1_0,1_0,0&opponent=human`,
    (page) => expect(page.locator('.chart')).toBeVisible(),
  ],
  ['.sheet', 'a raster', '#v=1&columns=400&rows=400&cursor=90000', painted],
  [
    '.sheet',
    'numbers in marks',
    `${small}&colour=plies`,
    (page) => expect(board(page).locator('text.number').first()).toBeVisible(),
  ],
  [
    'section.why',
    'a why with a Grundy value',
    `${small}&moves=-1,0*_0,-1*&end=normal&ask=7,6`,
    (page) => expect(page.getByRole('region', { name: /^Why/ })).toContainText('Grundy value'),
  ],
  [
    'section.panel',
    'a wrong size',
    small,
    async (page) => {
      const columns = (await openPanel(page, 'Settings')).getByLabel('points across');
      await columns.fill('x');
      await columns.press('Tab');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  ],
  [
    'section.panel',
    'refused rules',
    small,
    async (page) => {
      const moves = (await openPanel(page, 'Rules')).getByLabel('as text');
      await moves.fill('abc');
      await moves.press('Tab');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  ],
  [
    'section.panel',
    'the beginning of a game',
    `${small}&opponent=erring`,
    async (page) => {
      const panel = await openPanel(page, 'Play');
      await expect(panel.getByRole('textbox', { name: /^errs/ })).toBeVisible();
    },
  ],
  [
    'section.panel',
    'a pattern drawn, with a conjecture',
    `${small}&moves=-1,-1&conjecture=2,2,0,0,1000`,
    async (page) => {
      const panel = await openPanel(page, 'Pattern');
      await expect(panel.getByRole('img')).toBeVisible();
      await expect(panel.getByRole('status')).toContainText('It fails');
    },
  ],
  [
    'figure',
    'presenting',
    `${small}&cursor=50&present=on`,
    (page) => expect(button(page, 'Settings')).toBeHidden(),
  ],
];

test('axe finds nothing in the states of the lattice, in either theme', async ({ page }) => {
  await openLattice(page, small);
  for (const [part, name, scene, reach] of states) {
    await test.step(name, async () => {
      await showScene(page, scene);
      await reach(page);
      const where = ['appleyard-lattice', part];
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      expect.soft(await complaints(page, where), name).toEqual([]);
      // Of all that axe looks at only the contrast depends on the theme.
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect.soft(await complaints(page, where, ['color-contrast']), `${name}, dark`).toEqual([]);
    });
  }
});

test('the accessibility tree is an account of what is shown', async ({ page }) => {
  await openLattice(page, '#v=1&cursor=168&ask=7,6');
  await expect(narration(page)).toContainText('From');
  await expect(page.getByRole('figure')).toMatchAriaSnapshot(`
    - figure "Would you go first?":
      - grid /Positions of the half-apple game/:
        - row "12 halves":
          - 'gridcell "0 wholes, 12 halves: won"'
          - 'gridcell "20 wholes, 12 halves: not coloured yet"'
        - row "6 halves":
          - 'gridcell "6 wholes, 6 halves: lost"'
          - 'gridcell "7 wholes, 6 halves: won" [selected]'
        - row "1 half":
          - 'gridcell "0 wholes, 1 half: lost"'
          - 'gridcell "1 whole, 1 half: won"'
        - row "0 halves":
          - 'gridcell "0 wholes, 0 halves: won"'
      - region "Why (7, 6) is as it is":
        - heading /\\(7, 6\\) is won in \\d+ plies/
        - list:
          - listitem:
            - text: /a whole.*lost in \\d+/
            - emphasis: this one decides
            - button "Why is (6, 6) as it is?"
          - listitem:
            - text: /a half.*won in \\d+/
          - listitem:
            - text: /half of a whole.*won in \\d+/
        - button "close"
      - button "Rules"
      - button "Play"
      - button "Pattern"
      - button "Settings"
      - button "Share"
      - button "Embed"
      - button "Export"
      - button "Keys"
      - paragraph: /From \\(\\d+, \\d+\\)/
      - group "Steps":
        - button "first"
        - button "back"
        - button "play"
        - button "forward"
        - button "last"
        - slider "Step of the run": "168"
        - textbox /Step/: "168"
        - combobox "Speed"
      - group:
        - heading "The figure as text" [level=2]
      - status: /From/
  `);
  const text = await readAsText(page);
  await expect(
    text.filter({ hasText: /^168 of 273 points are coloured: \d+ lost, \d+ won/ }),
  ).toBeVisible();
  const row = /^With 1 half, \d+ points coloured: lost with 0 wholes, won with the others\.$/;
  await expect(text.filter({ hasText: row })).toBeVisible();

  await test.step('of a game too', async () => {
    await showScene(page, `${small}&path=5,0_4,0_3,0`);
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
});

test('a game without sight is told move by move, and the keyboard keeps its place', async ({
  page,
}) => {
  await withQuickComputer(page);
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
  await playOut(page, perfectly);
  await expect(status(page)).toHaveText('Nothing is left to play. You have won.');

  await test.step('in the figure after a move by button', async () => {
    await showScene(page, `${small}&path=5,0`);
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
  await test.step('on the board after a move there', async () => {
    await showScene(page, `${small}&path=5,0`);
    await standing(page);
    await byArrows(page, [4, 0], [5, 0]);
    await standing(page, 2);
    await expect(point(page, 4, 0)).toBeFocused();
  });
});
