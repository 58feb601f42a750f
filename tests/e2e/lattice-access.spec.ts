import type { Page } from '@playwright/test';
import { readAsText } from './support/as-text.ts';
import { complaints } from './support/axe.ts';
import {
  byArrows,
  byButtons,
  movesOf,
  offer,
  perfectly,
  playOut,
  standing,
  status,
  withQuickComputer,
  won,
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

/** States that the contract tests do not reach. The pictures are small, because axe looks at every mark and all are alike. */
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
    '.sheet',
    'a game',
    `${small}&path=5,0_4,0&opponent=human`,
    async (page) => {
      await standing(page, 1);
      await point(page, 7, 7).click();
      await expect(page.locator('.offer').getByRole('alert')).toBeVisible();
    },
  ],
  [
    'section.panel',
    'a game at its end',
    `${small}&path=3,0_2,1_1,2_1,1_0,1_0,0&opponent=human`,
    async (page) => {
      await openPanel(page, 'Play');
      await expect(page.locator('.plies')).toBeVisible();
    },
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
    async (page) => {
      const why = page.getByRole('region', { name: /^Why/ });
      await expect(why.getByText(/^The Grundy value of/)).toBeHidden();
      await why.getByText('More: the Grundy value').click();
      await expect(why.getByText(/^The Grundy value of/)).toBeVisible();
    },
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
      await expect(panel.getByRole('textbox', { name: /errs/ })).toBeVisible();
    },
  ],
  [
    'section.panel',
    'a pattern drawn, with a conjecture',
    `${small}&moves=-1,-1&conjecture=2,2,0,0,1000`,
    async (page) => {
      const panel = await openPanel(page, 'Pattern');
      await expect(panel.getByRole('img')).toBeVisible();
      await expect(panel.getByRole('status')).toContainText('Your conjecture is wrong at');
    },
  ],
  [
    'figure',
    'presenting',
    `${small}&cursor=50&present=on`,
    (page) => expect(button(page, 'More')).toBeHidden(),
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
      // Only the contrast depends on the theme, of all that axe checks.
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect.soft(await complaints(page, where, ['color-contrast']), `${name}, dark`).toEqual([]);
    });
  }
});

test('the apples of the opening are one tab stop, and the keyboard eats the first one', async ({
  page,
}) => {
  await withQuickComputer(page);
  await openLattice(page, '');
  const group = page.getByRole('group', {
    name: 'The apples above the points: 20 wholes, 0 halves',
  });
  const apple = group.getByRole('button');
  await expect(apple).toHaveAccessibleName('Whole apple: eat it or half of it');
  await apple.focus();
  await page.keyboard.press('Enter');
  await expect(offer(page).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(offer(page)).toBeHidden();
  await expect(apple).toBeFocused();
  await page.keyboard.press('Enter');
  const whole = offer(page).getByRole('button', { name: 'Eat a whole apple', exact: true });
  await expect(whole).toBeFocused();
  await page.keyboard.press('Enter');
  await standing(page, 2);
  // In a game the legal moves are buttons.
  await expect(group).toHaveCount(0);
});

test('the accessibility tree describes what the page shows', async ({ page }) => {
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
        - heading /\\(7, 6\\) is won ?, with \\d+ plies left/
        - list:
          - listitem:
            - text: /a whole.*lost, \\d+/
            - emphasis: the best move
            - button "Why is (6, 6) as it is?"
          - listitem:
            - text: /a half.*won, \\d+/
          - listitem:
            - text: /half of a whole.*won, \\d+/
        - button "close"
      - button "Present"
      - paragraph: /From \\(\\d+, \\d+\\)/
      - button "I go first"
      - button "I go second"
      - group "Panels":
        - button "Rules"
        - button "Play"
        - button "Pattern"
        - button "Share"
        - button "Embed"
        - button "More"
      - group:
        - heading "The figure as text" [level=2]
      - group "Steps":
        - button "first"
        - button "back"
        - button "play"
        - button "forward"
        - button "last"
        - slider "Step of the run": "168"
        - textbox /Step/: "168"
        - combobox "Speed"
  `);
  const text = await readAsText(page);
  await expect(
    text.filter({ hasText: /^168 of 273 points are coloured: \d+ lost, \d+ won/ }),
  ).toBeVisible();
  const row =
    /^With 1 half, \d+ points are coloured: the player to move loses with 0 wholes and wins with the others\.$/;
  await expect(text.filter({ hasText: row })).toBeVisible();

  await test.step('in a game too', async () => {
    await showScene(page, `${small}&path=5,0_4,0_3,0`);
    await standing(page, 2);
    await expect(page.locator('figure').first()).toMatchAriaSnapshot(`
      - figure "Would you go first?":
        - grid /Positions of the half-apple game/:
          - row "1 half":
            - 'gridcell "Eat half of an apple: 2 wholes, 1 half: won"'
          - row "0 halves":
            - 'gridcell "Eat a whole apple: 2 wholes, 0 halves: lost"'
            - 'gridcell "The game is here: 3 wholes, 0 halves: won"'
        - paragraph:
          - button "Ply"
          - text: /2.*ate a whole apple and left.* \\(3, 0\\)\\. You can .*win.* in \\d+ plies/
        - paragraph:
          - status: /Your move/
        - group "Legal moves":
          - button "Eat a whole apple"
          - button "Eat half of an apple"
        - group "Steps":
          - slider "Step of the run": "2"
    `);
  });
});

test('a screen reader announces a game move by move, and the keyboard keeps its place', async ({
  page,
}) => {
  await withQuickComputer(page);
  await openLattice(page, `${small}&path=3,0`);
  await expect(narration(page)).toContainText('The game begins at (3, 0). You move first.');
  await expect(announcements(page)).toHaveText('');
  await byButtons(page, [2, 0], [3, 0]);
  const { at } = await standing(page, 2);
  await expect(announcements(page)).toContainText(
    new RegExp(`Ply 2: the computer ate .* and left \\(${at.join(', ')}\\)\\.`),
  );
  await expect(async () => {
    const said = (await narration(page).locator('p').first().innerText()).trim();
    expect((await announcements(page).innerText()).trim()).toBe(said);
  }).toPass();
  await playOut(page, perfectly);
  await expect(status(page)).toHaveText(won);

  await test.step('in the figure after a move by button', async () => {
    await showScene(page, `${small}&path=5,0`);
    await standing(page);
    // The Tab key enters the grid at the position of the game.
    await expect(board(page).locator('[tabindex="0"]')).toHaveAttribute('id', 'p5-0');
    await movesOf(page).getByRole('button', { name: 'Eat a whole apple' }).focus();
    await page.keyboard.press('Enter');
    await standing(page, 2);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.localName))
      .toBe('appleyard-lattice');
    // So the keys of the figure still work.
    await page.keyboard.press(',');
    await expect(status(page)).toHaveText('It is the computer’s turn.');
  });
  await test.step('on the board after a move there', async () => {
    await showScene(page, `${small}&path=5,0`);
    await standing(page);
    await byArrows(page, [4, 0], [5, 0]);
    await standing(page, 2);
    await expect(point(page, 4, 0)).toBeFocused();
  });
});
