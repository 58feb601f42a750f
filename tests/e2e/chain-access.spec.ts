import { complaints } from './support/axe.ts';
import {
  board,
  byArrows,
  chart,
  direct,
  figure,
  lost,
  mark,
  nine,
  openChain,
  openPanel,
  planByNumber,
  planned,
  playOut,
  showScene,
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
import { tabRound } from './support/inspect.ts';
import { announcements, button, expectStep, narration } from './support/lattice.ts';
import { expect, test } from './support/test.ts';

test('the accessibility tree is an account of what is shown; axe finds nothing in what is refused and asked', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
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

  await showScene(page, 'v=1&predict=on');
  const panel = await openPanel(page, 'row');
  await panel.getByLabel(told('row-position')).fill('x');
  await panel.getByLabel(told('row-position')).press('Tab');
  await expect(panel.getByRole('alert')).toBeVisible();
  await button(page, told('transport-last')).click();
  await expect(page.getByRole('group', { name: told('predict-label') })).toBeVisible();
  await mark(page, [1, 2]).click();
  await expect(planned(page).getByRole('alert')).toBeVisible();
  expect.soft(await complaints(page, ['appleyard-chain'])).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await complaints(page, ['appleyard-chain'], ['color-contrast']);
  expect.soft(dark, 'dark').toEqual([]);
});

test('the keyboard goes up and down in several lines, stays with the row that is stepped through, and reaches everything of a game that is over', async ({
  page,
}) => {
  const stop = board(page).locator('[tabindex="0"]');
  await openChain(page, '#v=1&opponent=human&objects=3&takes=1_2-3');
  await expect(chart(page)).not.toHaveCount(0);
  const { reached, missed } = await tabRound(page);
  expect.soft(missed).toEqual([]);
  // Nothing is left: the row is reached no more, the bars of the chart are.
  expect.soft(reached.filter((one) => one.startsWith('gridcell'))).toEqual([]);
  expect.soft(reached.filter((one) => /Ply \d/.test(one)).length).toBeGreaterThan(1);

  await showScene(page, 'v=1');
  await walkTo(page, [5, 1], nine);
  for (let ply = 1; ply <= 4; ply += 1) {
    await page.keyboard.press('.');
    await expectStep(page, ply);
    await expect(stop).toHaveCount(1);
  }
  await page.keyboard.press('Home');
  await expectStep(page, 0);

  await page.setViewportSize({ width: 390, height: 844 });
  await showScene(page, 'v=1&objects=25');
  await expect(board(page).getByRole('row')).toHaveCount(2);
  const placeOf = async () => {
    const box = await board(page).locator(':focus').boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  await walkTo(page, [2, 1], '1'.repeat(25));
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

test('a game is told ply by ply in the live region, and to its end', async ({ page }) => {
  await withQuickComputer(page);
  await openChain(page, '#v=1&objects=4&takes=start');
  let answers = 0;
  await playOut(
    page,
    (cells, ply) => direct.best(cells, ply)[0],
    async (_, take, cells) => {
      const { ply } = await standing(page);
      await byArrows(page, take, cells);
      const left = without(cells, take);
      // What the computer answered is told a moment later: of several only the newest.
      const answered = await standing(page, ply + 2);
      const gone = [...left].flatMap((cell, at) => (cell === answered.cells[at] ? [] : [at + 1]));
      const reply = [gone[0] ?? 0, gone.length === 2 ? 2 : 1] as const;
      const said = toldOfPly(direct, { before: left, take: reply, ply: ply + 2, who: 'computer' });
      await expect(announcements(page)).toHaveText(said.join(' '));
      answers += 1;
    },
  );
  await expect(status(page)).toHaveText(lost);
  expect(answers).toBe(2);
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
