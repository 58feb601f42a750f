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
  plyText,
  sentence,
  showScene,
  standing,
  status,
  takeArgs,
  walkTo,
  winningMoves,
  withQuickComputer,
} from './support/chain.ts';
import { without } from './support/chain-solver.ts';
import { tabRound } from './support/inspect.ts';
import { announcements, button, expectStep, narration } from './support/lattice.ts';
import { expect, test } from './support/test.ts';

test('the accessibility tree describes the figure; axe finds no fault, even with errors and a question', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openChain(page, '#v=1&why=on&row=1101');
  const name = (object: number, count: 1 | 2) => {
    const { wins, plies } = direct.worth('1101', [object, count]);
    const shown = wins ? 'wins' : 'loses';
    return sentence('mark-take', { ...takeArgs([object, count]), shown, plies, barred: 'no' });
  };
  await expect(figure(page)).toMatchAriaSnapshot(`
    - figure "${sentence('title')}":
      - grid "${sentence('chain-picture')}":
        - 'row "${sentence('mark-line', { line: 1, lines: 1, objects: 3 })}"':
          - 'gridcell "${name(1, 1)}"'
          - 'gridcell "${name(1, 2)}"'
          - 'gridcell "${name(2, 1)}"'
          - 'gridcell "${name(4, 1)}"'
      - paragraph:
        - button "win"
      - button "${sentence('game-why')}" [pressed]
      - button "${sentence('game-computer-begins')}"
      - group "${sentence('panels')}":
        - button "${sentence('word-row')}"
        - button "${sentence('word-play')}"
        - button "${sentence('word-groups')}"
        - button "${sentence('word-more')}"
      - group "${sentence('transport')}":
        - slider "${sentence('transport-scrubber')}": "0"
  `);
  await expect(narration(page)).toContainText(winningMoves(direct, '1101', 0));

  await showScene(page, 'v=1&predict=on');
  const panel = await openPanel(page, 'row');
  await panel.getByLabel(sentence('row-position')).fill('x');
  await panel.getByLabel(sentence('row-position')).press('Tab');
  await expect(panel.getByRole('alert')).toBeVisible();
  await button(page, sentence('transport-last')).click();
  await expect(page.getByRole('group', { name: sentence('predict-label') })).toBeVisible();
  await mark(page, [1, 2]).click();
  await expect(planned(page).getByRole('alert')).toBeVisible();
  expect.soft(await complaints(page, ['appleyard-chain'])).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await complaints(page, ['appleyard-chain'], ['color-contrast']);
  expect.soft(dark, 'dark').toEqual([]);
});

test('the arrow keys go through several lines, the focus stays on the row from step to step, and Tab reaches everything after a game', async ({
  page,
}) => {
  const stop = board(page).locator('[tabindex="0"]');
  await openChain(page, '#v=1&opponent=human&objects=3&takes=1_2-3');
  await openPanel(page, 'play');
  await expect(chart(page)).not.toHaveCount(0);
  // Tab starts at the beginning of the page.
  await page.mouse.click(2, 2);
  const { reached, missed } = await tabRound(page);
  // The arrow keys go from one radio button to the next.
  expect.soft(missed.filter((one) => one.trim() !== 'input')).toEqual([]);
  // The row is empty, so Tab skips it; it stops at the chart, on the bar of the current ply.
  expect.soft(reached.filter((one) => one.startsWith('gridcell'))).toEqual([]);
  expect.soft(reached.filter((one) => /^button.*Ply \d/.test(one))).toHaveLength(1);

  await showScene(page, 'v=1');
  await walkTo(page, [5, 1], nine);
  for (let ply = 1; ply <= 4; ply += 1) {
    await page.keyboard.press('.');
    await expectStep(page, ply);
    await expect(stop).toHaveCount(1);
  }
  // On the picture Home goes to the first ring.
  await page.getByRole('slider').press('Home');
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

test('the live region announces a game ply by ply to its end', async ({ page }) => {
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
      // The live region announces the computer's answer a moment later, and only the newest sentences.
      const answered = await standing(page, ply + 2);
      const gone = [...left].flatMap((cell, at) => (cell === answered.cells[at] ? [] : [at + 1]));
      const reply = [gone[0] ?? 0, gone.length === 2 ? 2 : 1] as const;
      const said = plyText(direct, { before: left, take: reply, ply: ply + 2, who: 'computer' });
      for (const sentence of said) await expect(announcements(page)).toContainText(sentence);
      answers += 1;
    },
  );
  await expect(status(page)).toHaveText(lost);
  expect(answers).toBe(2);
});

test('forced colours keep winning, losing and planned moves different', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openChain(page, '#v=1&why=on');
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
