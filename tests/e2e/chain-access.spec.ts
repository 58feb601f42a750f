import type { Page } from '@playwright/test';
import {
  board,
  byArrows,
  direct,
  expectPlanned,
  figure,
  lost,
  mark,
  nine,
  openChain,
  openPanel,
  planByNumber,
  planned,
  play,
  playOut,
  standing,
  status,
  takeArgs,
  told,
  toldOfPly,
  walkTo,
  winningMoves,
  withQuickComputer,
} from './support/chain.ts';
import { without } from './support/chain-solver.ts';
import { expectNoComplaints, type State } from './support/complaints.ts';
import { tabRound } from './support/inspect.ts';
import { announcements, button, expectStep, narration } from './support/lattice.ts';
import { expect, test } from './support/test.ts';

const opened = (scene: string, query?: string) => (page: Page) => openChain(page, scene, query);
const withPanel =
  (name: Parameters<typeof openPanel>[1], scene = '#v=1') =>
  async (page: Page): Promise<void> => {
    await openChain(page, scene);
    await openPanel(page, name);
  };

const states: readonly State[] = [
  ['the row', opened('#v=1')],
  ['forty objects', opened('#v=1&objects=40')],
  ['a game at its end, with its mistakes', opened('#v=1&objects=5&opponent=human&takes=2_3_4-5_1')],
  ['notices', opened('#v=1&nonsense=1&row=x')],
  ['presenting', opened('#v=1&present=on')],
  ['Chinese', opened('#v=1', '?lang=zh')],
  ['the row panel', withPanel('row')],
  ['the play panel', withPanel('play', '#v=1&opponent=erring')],
  ['the groups', withPanel('groups', '#v=1&row=1111011')],
  [
    'a refused row and a refused joint',
    async (page) => {
      await openChain(page);
      const panel = await openPanel(page, 'row');
      await panel.getByLabel(told('row-position')).fill('x');
      await panel.getByLabel(told('row-position')).press('Tab');
      await expect(panel.getByRole('alert')).toBeVisible();
      await mark(page, [1, 2]).click();
      await expect(planned(page).getByRole('alert')).toBeVisible();
    },
  ],
  [
    'a planned take, the figure as text',
    async (page) => {
      await openChain(page);
      await page.getByText(told('as-text')).click();
      await mark(page, [5, 1]).click();
      await expect(planned(page)).toBeVisible();
    },
  ],
  [
    'a prediction asked',
    async (page) => {
      await openChain(page, '#v=1&predict=on');
      await button(page, told('transport-last')).click();
      await expect(page.getByRole('group', { name: told('predict-label') })).toBeVisible();
    },
  ],
];

expectNoComplaints('the row', states);

test('the accessibility tree is an account of what is shown', async ({ page }) => {
  await openChain(page, '#v=1&row=1101');
  const name = (object: number, count: 1 | 2) => {
    const { wins, plies } = direct.worth('1101', [object, count]);
    const shown = wins ? 'wins' : 'loses';
    return told('mark-take', { ...takeArgs([object, count]), shown, plies, barred: 'no' });
  };
  await expect(figure(page)).toMatchAriaSnapshot(`
    - figure "${told('title')}":
      - grid "${told('chain-plate')}":
        - 'row "${told('mark-line', { line: 1, lines: 1, objects: 3 })}"':
          - 'gridcell "${name(1, 1)}"'
          - 'gridcell "${name(1, 2)}"'
          - 'gridcell "${name(2, 1)}"'
          - 'gridcell "${name(4, 1)}"'
      - button "${told('word-row')}"
      - button "${told('word-play')}"
      - button "${told('word-groups')}"
      - button "${told('word-settings')}"
      - paragraph:
        - button "won"
      - textbox "${told('take-field')}"
      - button "${told('take-plan')}"
      - paragraph:
        - button "${told('chain-computer-begins')}"
      - group "${told('transport')}":
        - slider "${told('transport-scrubber')}": "0"
  `);
  await expect(narration(page)).toContainText(winningMoves(direct, '1101', 0));
});

test('the row is one tab stop wherever the keyboard went, and shows where it is', async ({
  page,
}) => {
  for (const scene of ['#v=1', '#v=1&objects=40', '#v=1&takes=5_1&opponent=human']) {
    await openChain(page, scene);
    await expect(board(page).locator('[tabindex="0"]')).toHaveCount(1);
    await board(page).locator('[tabindex="0"]').focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
      await page.keyboard.press(key);
      await expect(board(page).locator('[tabindex="0"]:focus')).toHaveCount(1);
      await expect(board(page).locator('[tabindex="0"]')).toHaveCount(1);
    }
  }
  await openChain(page, '#v=1');
  await board(page).locator('[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(mark(page, [1, 2])).toBeFocused();
  await expect(mark(page, [1, 2])).toHaveCSS('outline-style', 'solid');
  await expect(mark(page, [1, 1])).toHaveCSS('outline-style', 'none');
});

test('in several lines the arrow keys go up and down, and along over the ends', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openChain(page, '#v=1&objects=25');
  const placeOf = async () => {
    const box = await board(page).locator(':focus').boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  await board(page).locator('[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const above = await placeOf();
  await page.keyboard.press('ArrowDown');
  const below = await placeOf();
  expect(Math.abs(below.x - above.x)).toBeLessThan(10);
  expect(below.y - above.y).toBeGreaterThan(40);
  await page.keyboard.press('ArrowUp');
  await expect(mark(page, [2, 1])).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(mark(page, [2, 1])).toBeFocused();
  await walkTo(page, [14, 1], '1'.repeat(25));
  expect((await placeOf()).y).toBeGreaterThan(above.y + 40);
});

test('stepping by keys goes on when the object under the keyboard is taken', async ({ page }) => {
  await openChain(page);
  await walkTo(page, [5, 1], nine);
  for (let ply = 1; ply <= 4; ply += 1) {
    await page.keyboard.press('.');
    await expectStep(page, ply);
    await expect(board(page).locator('[tabindex="0"]')).toHaveCount(1);
  }
  await page.keyboard.press('Home');
  await expectStep(page, 0);
});

test.describe('the keyboard alone', () => {
  test('reaches everything, and of the row one mark', async ({ page }) => {
    for (const [scene, marks] of [
      ['#v=1', 1],
      ['#v=1&takes=5_1', 1],
      ['#v=1&opponent=human&objects=3&takes=1_2-3', 0],
    ] as const) {
      await openChain(page, scene);
      await expect(play(page)).toBeVisible();
      const { reached, missed } = await tabRound(page);
      expect.soft(missed, scene).toEqual([]);
      expect.soft(reached.filter((stop) => stop.startsWith('gridcell'))).toHaveLength(marks);
    }
  });

  test('Escape puts away one thing at a time: what is chosen, then the panel', async ({ page }) => {
    await openChain(page);
    const panel = await openPanel(page, 'row');
    await walkTo(page, [2, 1], nine);
    await page.keyboard.press('Enter');
    await expectPlanned(page, [2, 1]);
    await page.keyboard.press('Escape');
    await expect(planned(page)).toBeHidden();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });
});

test('a game is told ply by ply in the live region, and to its end', async ({ page }) => {
  await withQuickComputer(page);
  await openChain(page, '#v=1&objects=4&takes=start');
  let told = 0;
  await playOut(
    page,
    (cells, ply) => direct.takes(cells, ply)[0],
    async (page_, take, cells) => {
      const { ply } = await standing(page_);
      await byArrows(page_, take, cells);
      const left = without(cells, take);
      // What the computer answered is told a moment later: of several only the newest.
      const answered = await standing(page_, ply + (direct.takes(left).length > 0 ? 2 : 1));
      const gone = [...left].flatMap((cell, at) => (cell === answered.cells[at] ? [] : [at + 1]));
      const reply = [gone[0] ?? 0, gone.length === 2 ? 2 : 1] as const;
      const said = toldOfPly(direct, { before: left, take: reply, ply: ply + 2, who: 'computer' });
      await expect(announcements(page_)).toHaveText(said.join(' '));
      told += 1;
    },
  );
  await expect(status(page)).toHaveText(lost);
  expect(told).toBeGreaterThan(0);
});

test('forced colours leave winning, losing and planned moves apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openChain(page);
  const paint = (selector: string) =>
    board(page)
      .locator(selector)
      .first()
      .evaluate((one) => [getComputedStyle(one).fill, getComputedStyle(one).stroke].join());
  expect(await paint('.bar.wins')).not.toBe(await paint('.bar.loses'));
  const object = await paint('.object');
  await planByNumber(page, '1');
  await expect(board(page).locator('.object.going')).toHaveCount(1);
  expect(await paint('.object.going')).not.toBe(object);
});
