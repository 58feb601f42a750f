import {
  board,
  byArrows,
  byMouse,
  byNumber,
  byTouch,
  cellsOf,
  direct,
  expectCells,
  expectPlanned,
  going,
  lost,
  mark,
  markOf,
  marks,
  nine,
  openChain,
  openPanel,
  planByNumber,
  planned,
  play,
  playOut,
  reverse,
  standing,
  status,
  takeArgs,
  takeField,
  told,
  verdict,
  walkTo,
  winningMoves,
  withQuickComputer,
  won,
} from './support/chain.ts';
import { groupsOf, type Take, whole, without } from './support/chain-solver.ts';
import { announcements, button, expectStep, narration } from './support/lattice.ts';
import { expect, test } from './support/test.ts';

const perfectly = (cells: string, ply: number) => direct.best(cells, ply)[0];

test.beforeEach(({ page }) => withQuickComputer(page));

test.describe('a whole game is won', () => {
  for (const [how, hand] of [
    ['by mouse: hovering shows, a click plans, a second takes', byMouse],
    ['by arrow keys and Enter alone', byArrows],
    ['by the number field alone', byNumber],
  ] as const) {
    for (const [end, solver, objects] of [
      ['normal', direct, 7],
      ['misere', reverse, 7],
    ] as const) {
      test(`${how}, ${end}`, async ({ page }) => {
        await openChain(page, `#v=1&objects=${objects}&end=${end}&takes=start`);
        const stands = await playOut(page, (cells, ply) => solver.best(cells, ply)[0], hand);
        await expect(status(page)).toHaveText(won);
        // The visitor never stood lost, and the game was as long as it is worth.
        for (const { cells, ply, over } of stands) {
          if (!over) expect(solver.value(cells, ply).wins).toBe(true);
        }
        expect(stands.at(-1)?.ply).toBe(solver.value(whole(objects), 0).plies);
        await expect(page.locator('.chart li')).toHaveCount((stands.at(-1)?.ply ?? 0) + 1);
        await expect(page.getByText(told('chart-no-blunder'))).toBeVisible();
      });
    }
  }

  test.describe('by touch', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    test('on objects and joints', async ({ page }) => {
      await openChain(page, '#v=1&takes=start');
      // Two are taken where that is as good: a finger hits a joint too.
      await playOut(page, (cells, ply) => direct.best(cells, ply).at(-1), byTouch);
      await expect(status(page)).toHaveText(won);
    });
  });

  test('from the very opening: the first take begins the game', async ({ page }) => {
    await openChain(page, '#v=1&objects=5');
    await expect(play(page)).toContainText(told('chain-invitation', { begun: 'no', outcome: 'N' }));
    await byMouse(page, [3, 1], whole(5));
    const { cells } = await standing(page, 2);
    expect(cells.slice(2, 3)).toBe('0');
    await expect(page).toHaveURL(/takes=3_\d/);
    await playOut(page, perfectly, byMouse);
    await expect(status(page)).toHaveText(won);
  });

  test('from where best play has come to: whoever took over goes on', async ({ page }) => {
    await openChain(page, '#v=1&cursor=1');
    await expect(play(page)).toContainText(
      told('chain-invitation', { begun: 'yes', outcome: 'hidden' }),
    );
    const before = await cellsOf(page);
    expect(before).toBe('111101111');
    await byMouse(page, [1, 2], before);
    // The computer has the side that made the first ply.
    expect((await standing(page, 3)).ply).toBe(3);
    await expect(page).toHaveURL(/computer=first/);
    await playOut(page, perfectly);
    await expect(status(page)).toHaveText(lost);
  });
});

test('a joint takes two, and what is planned says beforehand what it leaves and is worth', async ({
  page,
}) => {
  const row = '1111011';
  await openChain(page, `#v=1&row=${row}&opponent=human&takes=start`);
  await standing(page);
  for (const take of direct.takes(row)) {
    await mark(page, take).click();
    await expectPlanned(page, take);
    await expect(mark(page, take)).toHaveClass(/going/);
    await expect(going(page)).toHaveCount(take[1]);
    const left = without(row, take);
    const groups = groupsOf(left).join();
    const ways = direct.takes(row).filter((one) => groupsOf(without(row, one)).join() === groups);
    await expect(planned(page)).toContainText(
      `${told('planned-left', { left: groupsOf(left).join(' + '), ways: ways.length })} ${verdict(direct.value(left))}`,
    );
  }
  await button(planned(page), told('close')).click();
  await expectStep(page, 0);
  await byMouse(page, [2, 2], row);
  expect((await standing(page, 1)).cells).toBe('1001011');
});

test('the first move refuses a joint and says so, by every hand; then joints can be taken', async ({
  page,
}) => {
  await openChain(page, '#v=1&opponent=human&takes=start');
  await standing(page);
  const alert = planned(page).getByRole('alert');
  await mark(page, [3, 2]).hover();
  await expect(going(page)).toHaveCount(0);
  await mark(page, [3, 2]).click();
  await expect(alert).toHaveText(told('take-barred'));
  // Chosen again it is still refused.
  await mark(page, [3, 2]).click();
  await expect(alert).toHaveText(told('take-barred'));
  await page.keyboard.press('Escape');
  await expect(planned(page)).toBeHidden();
  await walkTo(page, [4, 2], nine);
  await page.keyboard.press('Enter');
  await expect(alert).toHaveText(told('take-barred'));
  await expect(announcements(page)).toHaveText(told('take-barred'));
  await button(planned(page), told('close')).click();
  await planByNumber(page, '4-5');
  await expect(alert).toHaveText(told('take-barred'));
  await expectStep(page, 0);
  await expectCells(page, nine);
  await byNumber(page, [5, 1], nine);
  await standing(page, 1);
  await byNumber(page, [1, 2], '111101111');
  expect((await standing(page, 2)).cells).toBe('001101111');
  // Where the rule is not in force a joint can be taken at once.
  await openChain(page, '#v=1&objects=4&first=any&opponent=human&takes=start');
  await byMouse(page, [2, 2], whole(4));
  expect((await standing(page, 1)).cells).toBe('1001');
});

test('the number field refuses what is not there, keeps it, and says so', async ({ page }) => {
  const row = '1101';
  await openChain(page, `#v=1&row=${row}&opponent=human&takes=start`);
  await standing(page);
  const wrong = page.locator('form.take').getByRole('alert');
  for (const typed of ['', 'x', '0', '-1', '4-6', '5-4', '1.5', '41', '9'.repeat(30)]) {
    await planByNumber(page, typed);
    await expect(wrong).toHaveText(told('take-wrong', { most: 40 }));
    await expect(takeField(page)).toHaveValue(typed);
    await expect(planned(page)).toBeHidden();
  }
  for (const [typed, take] of [
    ['3', [3, 1]],
    ['2-3', [2, 2]],
    ['5', [5, 1]],
    ['4-5', [4, 2]],
  ] as const satisfies readonly (readonly [string, Take])[]) {
    await planByNumber(page, typed);
    await expect(wrong).toBeEmpty();
    await expect(planned(page).getByRole('alert')).toHaveText(told('take-gone', takeArgs(take)));
    await expect(takeField(page)).toHaveValue(typed);
  }
  await expectCells(page, row);
  await planByNumber(page, ' 1 – 2 ');
  await expectPlanned(page, [1, 2]);
});

test('Escape and “close” put away what was chosen; another click plans another', async ({
  page,
}) => {
  await openChain(page, '#v=1&takes=start');
  await standing(page);
  await walkTo(page, [3, 1], nine);
  await page.keyboard.press('Enter');
  await expectPlanned(page, [3, 1]);
  const said = `${told('planned', takeArgs([3, 1]))} ${verdict(direct.value('110111111'))}`;
  await expect(announcements(page)).toHaveText(said);
  await page.keyboard.press('Escape');
  await expect(planned(page)).toBeHidden();
  await expect(mark(page, [3, 1])).toBeFocused();
  for (const object of [4, 9, 1]) {
    await mark(page, [object, 1]).click();
    await expectPlanned(page, [object, 1]);
  }
  await button(planned(page), told('close')).click();
  await expect(planned(page)).toBeHidden();
  await page.getByRole('heading', { level: 1 }).hover();
  await mark(page, [5, 1]).hover();
  await expect(going(page)).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).hover();
  await expectCells(page, nine);
  await expectStep(page, 0);
});

test('two people play in turn, and the end says who has won', async ({ page }) => {
  await openChain(page, '#v=1&objects=5');
  const panel = await openPanel(page, 'play');
  await panel.getByRole('radio', { name: told('opponent-human') }).check();
  await expect(panel.getByRole('group', { name: told('play-who') })).toBeHidden();
  await button(panel, told('play-begin')).click();
  await expect(panel).toBeHidden();
  await expect(status(page)).toHaveText(told('chain-turn', { who: 'mover' }));
  const stands = await playOut(page, perfectly, byMouse);
  expect(stands.map(({ ply }) => ply)).toEqual([0, 1, 2, 3, 4, 5]);
  await expect(status(page)).toHaveText(told('play-over', { who: 'mover', last: 'first' }));
  await expect(narration(page)).toContainText(verdict({ wins: false, plies: 0 }));
  await expect(marks(page)).toHaveCount(1);
});

test('a take made at an earlier step cuts off the rest', async ({ page }) => {
  await openChain(page, '#v=1&opponent=human&takes=5_1-2_9');
  expect((await standing(page, 3)).cells).toBe('001101110');
  await button(page, told('transport-back')).click();
  await button(page, told('transport-back')).click();
  expect((await standing(page, 1)).cells).toBe('111101111');
  await byMouse(page, [8, 2], '111101111');
  expect(await standing(page, 2)).toEqual({ ply: 2, cells: '111101100', over: false });
  await expect(page.locator('.counter')).toContainText('/ 2');
  await expect(page).toHaveURL(/takes=5_8-9(&|$)/);
});

test('a reload of the link restores the game, in its middle too', async ({ page }) => {
  await openChain(page, '#v=1&takes=start');
  await byNumber(page, [5, 1], nine);
  const stand = await standing(page, 2);
  await expect(page).toHaveURL(/takes=5_\d(-\d)?(&|$)/);
  const story = await narration(page).innerText();
  await page.reload();
  expect(await standing(page, 2)).toEqual(stand);
  await expect(narration(page)).toHaveText(story, { useInnerText: true });
  await button(page, told('transport-back')).click();
  await expect(page).toHaveURL(/cursor=1(&|$)/);
  await page.reload();
  await expectStep(page, 1);
  await expect(status(page)).toHaveText(told('chain-turn', { who: 'computer' }));
  await button(page, told('play-go-on')).click();
  expect(await standing(page, 2)).toEqual(stand);
});

test('begun again the row lies as at the start; left, best play is back', async ({ page }) => {
  await openChain(page, '#v=1&takes=start');
  await byNumber(page, [5, 1], nine);
  await standing(page, 2);
  await button(page, told('play-again')).click();
  await expectStep(page, 0);
  expect((await standing(page)).cells).toBe(nine);
  await byNumber(page, [1, 1], nine);
  await standing(page, 2);
  await button(page, told('play-leave')).click();
  await expectCells(page, nine);
  await expect(status(page)).toBeHidden();
  await expectStep(page, 0);
  await expect(page.locator('.counter')).toContainText('/ 7');
  await expect(page).not.toHaveURL(/takes=/);
  await expect(narration(page)).toContainText(winningMoves(direct, nine, 0));
});

test('the keyboard stays on a mark that is there when others are taken', async ({ page }) => {
  await openChain(page, '#v=1&takes=start');
  await standing(page);
  await byArrows(page, [9, 1], nine);
  const { cells } = await standing(page, 2);
  await expect(board(page).locator('[tabindex="0"]:focus')).toHaveCount(1);
  const id = await board(page).locator(':focus').getAttribute('id');
  expect(direct.takes(cells).map(markOf)).toContain(id);
  await page.keyboard.press('ArrowLeft');
  await expect(board(page).locator('[tabindex="0"]:focus')).toHaveCount(1);
});
