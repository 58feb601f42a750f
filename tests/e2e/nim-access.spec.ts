import type { Page } from '@playwright/test';
import { expectNoComplaints, type State } from './support/complaints.ts';
import { smallTexts, tabRound } from './support/inspect.ts';
import { announcements, button, expectStep, narration } from './support/lattice.ts';
import {
  board,
  byArrows,
  expectPlanned,
  figure,
  openNim,
  openPanel,
  planByFields,
  planned,
  play,
  standing,
  status,
  stone,
  withQuickComputer,
} from './support/nim.ts';
import { expect, test } from './support/test.ts';

const opened = (scene: string, query?: string) => (page: Page) => openNim(page, scene, query);
const withPanel =
  (name: Parameters<typeof openPanel>[1], scene = '#v=1') =>
  async (page: Page): Promise<void> => {
    await openNim(page, scene);
    await expect(await openPanel(page, name)).not.toContainText('Worked out …');
  };

const states: readonly State[] = [
  ['the explanation finished', opened('#v=1')],
  ['the explanation begun', opened('#v=1&cursor=0')],
  ['the explanation under way', opened('#v=1&cursor=5')],
  ['a lost position', opened('#v=1&heaps=1,4,5')],
  ['plain rows', opened('#v=1&show=rows')],
  ['worths that are no numbers of stones', opened('#v=1&heaps=10,8,6&rules=1..3_odd_any')],
  ['bars', opened('#v=1&heaps=100,60')],
  ['misère play', opened('#v=1&end=misere')],
  ['misère play that is searched', opened('#v=1&heaps=5,12&rules=2,5&end=misere')],
  ['Wythoff', opened('#v=1&heaps=9,13&coupling=wythoff')],
  ['a game', opened('#v=1&takes=3-1_1-1')],
  ['a game with an emptied heap', opened('#v=1&takes=1-3_2-1&opponent=human')],
  ['a game without hints', opened('#v=1&takes=3-1_1-1&hints=off')],
  ['notices', opened('#v=1&nonsense=1&heaps=x')],
  ['covered', opened('#v=1&reveal=on')],
  ['presenting', opened('#v=1&present=on')],
  ['a lesson', opened('#v=1&lesson=1/cursor=2/heaps=4,4')],
  ['Chinese', opened('#v=1', '?lang=zh')],
  ['Spanish', opened('#v=1', '?lang=es')],
  ['the rules', withPanel('Rules')],
  ['the play panel', withPanel('Play')],
  ['the table', withPanel('Table', '#v=1&heaps=10,8,6&rules=1..3_odd_any')],
  ['Wythoff’s table', withPanel('Table', '#v=1&heaps=3,5&coupling=wythoff')],
  ['the last stone', withPanel('Last stone', '#v=1&end=misere')],
  ['the settings', withPanel('Settings')],
  ['the keys', withPanel('Keys')],
  [
    'refused rules',
    async (page) => {
      await openNim(page);
      const panel = await openPanel(page, 'Rules');
      await panel.getByRole('textbox', { name: 'stones' }).fill('x');
      await panel.getByRole('textbox', { name: 'stones' }).press('Tab');
      await expect(panel.getByRole('alert')).toBeVisible();
    },
  ],
  [
    'a planned take',
    async (page) => {
      await openNim(page);
      await stone(page, 3, 5).click();
      await expect(planned(page)).toBeVisible();
    },
  ],
  [
    'a planned take that is not allowed',
    async (page) => {
      await openNim(page);
      await planByFields(page, 1, '9');
      await expect(planned(page).getByRole('alert')).toBeVisible();
    },
  ],
  [
    'a game at its end, with its mistakes and the argument',
    async (page) => {
      await openNim(page, '#v=1&heaps=1,3&opponent=human&takes=2-1_1-1_2-1_2-1');
      await page.getByText('The argument, on this game').click();
      await expect(page.locator('.argument table')).toBeVisible();
    },
  ],
  [
    'a prediction asked, and the figure as text',
    async (page) => {
      await openNim(page, '#v=1&cursor=0&predict=on');
      await page.getByText('The figure as text').click();
      await button(page, 'last').click();
      await expect(page.getByRole('group', { name: 'Your prediction' })).toBeVisible();
    },
  ],
];

expectNoComplaints('the heaps', states);

test('the accessibility tree of the explanation is an account of what is shown', async ({
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
});

test('the accessibility tree of a game tells whose turn it is and what can be taken', async ({
  page,
}) => {
  await openNim(page, '#v=1&opponent=human&takes=1-3_2-1');
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

test.describe('the board', () => {
  test('is one tab stop wherever the keyboard went, in every game', async ({ page }) => {
    for (const scene of ['#v=1', '#v=1&heaps=100,60', '#v=1&takes=1-3_2-1&opponent=human']) {
      await openNim(page, scene);
      await expect(board(page).locator('[tabindex="0"]')).toHaveCount(1);
      await board(page).locator('[tabindex="0"]').focus();
      for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowLeft']) {
        await page.keyboard.press(key);
        await expect(board(page).locator('[tabindex="0"]:focus')).toHaveCount(1);
        await expect(board(page).locator('[tabindex="0"]')).toHaveCount(1);
      }
    }
  });

  test('keeps the keyboard on a stone that is there when others are taken', async ({ page }) => {
    await withQuickComputer(page);
    await openNim(page, '#v=1&takes=start');
    await standing(page);
    await byArrows(page, [1, 3], [3, 5, 7]);
    await standing(page, 2);
    await expect(board(page).locator('[tabindex="0"]:focus')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await expect(board(page).locator('[tabindex="0"]:focus')).toHaveCount(1);
  });

  test('shows where the keyboard is', async ({ page }) => {
    await openNim(page, '#v=1');
    await board(page).locator('[tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await expect(stone(page, 1, 2)).toBeFocused();
    await expect(stone(page, 1, 2)).toHaveCSS('outline-style', 'solid');
    await expect(stone(page, 1, 1)).toHaveCSS('outline-style', 'none');
  });
});

test.describe('the keyboard alone', () => {
  for (const scene of ['#v=1', '#v=1&takes=3-1_1-1', '#v=1&heaps=9,13&coupling=wythoff']) {
    test(`reaches everything at ${scene}`, async ({ page }) => {
      await openNim(page, scene);
      await expect(play(page)).toBeVisible();
      const { reached, missed } = await tabRound(page);
      expect(missed).toEqual([]);
      expect(reached.filter((stop) => stop.startsWith('gridcell'))).toHaveLength(1);
    });
  }

  test('Escape puts away one thing at a time: what is chosen, then the panel', async ({ page }) => {
    await openNim(page);
    const panel = await openPanel(page, 'Rules');
    await board(page).locator('[tabindex="0"]').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectPlanned(page, 'Take 5 from heap 2');
    await page.keyboard.press('Escape');
    await expect(planned(page)).toBeHidden();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });
});

test.describe('a game without sight', () => {
  test.beforeEach(({ page }) => withQuickComputer(page));

  test('is told ply by ply in the live region, and to its end', async ({ page }) => {
    await openNim(page, '#v=1&heaps=1,2&takes=start');
    await expect(announcements(page)).toContainText('The game begins with 1, 2. You move first.');
    await byArrows(page, [2, 1], [1, 2]);
    const { heaps } = await standing(page, 2);
    await expect(announcements(page)).toContainText(
      `Ply 2: the computer took 1 from heap ${heaps[0] === 0 ? 1 : 2}. Left: ${heaps.join(', ')}.`,
    );
    await byArrows(page, [heaps[0] === 0 ? 2 : 1, 1], heaps);
    await expect(status(page)).toHaveText('Nothing is left to play. You have won.');
    await expect(announcements(page)).toContainText('Ply 3: you took 1 from heap');
  });

  test('hears what is planned before it is taken', async ({ page }) => {
    await openNim(page, '#v=1&takes=start');
    await standing(page);
    await board(page).locator('[tabindex="0"]').focus();
    await page.keyboard.press('Enter');
    await expect(announcements(page)).toHaveText(
      /^Take \d from heap \d.*That is (lost|won) for whoever must move/,
    );
  });
});

test('no text is smaller than 12 px in the panels, a game or its chart', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const [scene, panel] of [
    ['#v=1', 'Rules'],
    ['#v=1', 'Play'],
    ['#v=1&heaps=10,8,6&rules=1..3_odd_any', 'Table'],
    ['#v=1&end=misere', 'Last stone'],
    ['#v=1&heaps=9,13&coupling=wythoff', 'Table'],
    ['#v=1', 'Settings'],
    ['#v=1&heaps=100,60,900,1000000', undefined],
    ['#v=1&heaps=1,3&opponent=human&takes=2-1_1-1_2-1_2-1', undefined],
  ] as const) {
    await openNim(page, scene);
    if (panel) await openPanel(page, panel);
    await expect(narration(page)).toContainText('.');
    expect.soft(await smallTexts(page), `${scene} ${panel}`).toEqual([]);
  }
});

test('the explanation waits for those who want no motion, and its steps are still there', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openNim(page, '');
  await expectStep(page, 8);
  await expect(stone(page, 1, 1)).toHaveCSS('transition-duration', '0s');
  await button(page, 'first').click();
  await expectStep(page, 0);
  await expect(narration(page)).toContainText('3 heaps: 3, 5, 7.');
});

test('forced colours leave stones, partners and the one without a partner apart', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openNim(page, '#v=1');
  const paint = (selector: string) =>
    board(page)
      .locator(selector)
      .first()
      .evaluate((one) => [getComputedStyle(one).fill, getComputedStyle(one).stroke].join());
  const kinds = [await paint('.stone.paired'), await paint('.stone.single')];
  await openNim(page, '#v=1&cursor=0');
  kinds.push(await paint('.stone.whole'));
  expect(new Set(kinds).size).toBe(3);
  await stone(page, 3, 4).hover();
  await expect(board(page).locator('.stone.going')).toHaveCount(4);
  expect(await paint('.stone.going')).not.toBe(kinds[2]);
});
