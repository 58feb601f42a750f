import type { Page } from '@playwright/test';
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
  mark,
  markOf,
  marks,
  nameOf,
  nine,
  openChain,
  openPanel,
  planByNumber,
  planned,
  play,
  playOut,
  reverse,
  showScene,
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
import { full } from './support/full.ts';
import { announcements, button, expectStep, narration } from './support/lattice.ts';
import { expect, test } from './support/test.ts';

const counter = (page: Page) => page.locator('.counter');

test.beforeEach(({ page }) => withQuickComputer(page));

test('a whole game is won by mouse, by arrow keys and by number, in both games', async ({
  page,
}) => {
  const hands = { mouse: byMouse, arrows: byArrows, number: byNumber };
  const games = { normal: direct, misere: reverse };
  const all = (['mouse', 'arrows', 'number'] as const).flatMap((how) =>
    (['normal', 'misere'] as const).map((end) => ({ how, end, objects: 7 })),
  );
  const few = [
    { how: 'mouse', end: 'normal', objects: 7 },
    { how: 'arrows', end: 'misere', objects: 5 },
    { how: 'number', end: 'normal', objects: 3 },
  ] as const;
  await openChain(page);
  for (const { how, end, objects } of full ? all : few) {
    await test.step(`by ${how}, ${end}, ${objects} objects`, async () => {
      const solver = games[end];
      await showScene(page, `v=1&objects=${objects}&end=${end}&takes=start`);
      const best = (cells: string, ply: number) => solver.best(cells, ply).at(-1);
      const stands = await playOut(page, best, hands[how]);
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
  await test.step('the keyboard stays on a mark that is there when others are taken', async () => {
    await showScene(page, 'v=1&takes=start');
    await standing(page);
    await byArrows(page, [9, 1], nine);
    const { cells } = await standing(page, 2);
    const focused = board(page).locator('[tabindex="0"]:focus');
    await expect(focused).toHaveCount(1);
    expect(direct.takes(cells).map(markOf)).toContain(await focused.getAttribute('id'));
    await page.keyboard.press('ArrowLeft');
    await expect(focused).toHaveCount(1);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test('a finger plans and takes objects and joints', async ({ page }) => {
    await openChain(page, '#v=1&row=1101&takes=start');
    await standing(page);
    await byTouch(page, [1, 2], '1101');
    expect((await standing(page, 2)).over).toBe(true);
    await showScene(page, 'v=1&objects=3&takes=start');
    await standing(page);
    await byTouch(page, [2, 1], whole(3));
    await standing(page, 2);
  });
});

test('the first take begins a game, from the row or from where best play has come to; one at an earlier step cuts off the rest', async ({
  page,
}) => {
  await openChain(page, '#v=1&objects=5');
  await expect(play(page)).toContainText(told('chain-invitation', { begun: 'no', outcome: 'N' }));
  await byMouse(page, [3, 1], whole(5));
  const { cells } = await standing(page, 2);
  expect(cells.slice(2, 3)).toBe('0');
  await expect(page).toHaveURL(/takes=3_\d/);
  await showScene(page, 'v=1&cursor=1');
  const begun = told('chain-invitation', { begun: 'yes', outcome: 'hidden' });
  await expect(play(page)).toContainText(begun);
  const before = await cellsOf(page);
  expect(before).toBe('111101111');
  await byMouse(page, [1, 2], before);
  // The computer has the side that made the first ply.
  expect((await standing(page, 3)).ply).toBe(3);
  await expect(page).toHaveURL(/computer=first/);

  await showScene(page, 'v=1&opponent=human&takes=5_1-2_9');
  expect((await standing(page, 3)).cells).toBe('001101110');
  await button(page, told('transport-back')).click();
  await button(page, told('transport-back')).click();
  expect((await standing(page, 1)).cells).toBe('111101111');
  await byMouse(page, [8, 2], '111101111');
  expect(await standing(page, 2)).toEqual({ ply: 2, cells: '111101100', over: false });
  await expect(counter(page)).toContainText('/ 2');
  await expect(page).toHaveURL(/takes=5_8-9(&|$)/);
});

test('what is planned says beforehand what it leaves and is worth, and can be put away', async ({
  page,
}) => {
  const row = '1111011';
  await openChain(page, `#v=1&row=${row}&opponent=human&takes=start`);
  await standing(page);
  const few: readonly Take[] = [
    [1, 1],
    [2, 2],
    [6, 2],
    [7, 1],
  ];
  for (const take of full ? direct.takes(row) : few) {
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
  await expect(planned(page)).toBeHidden();
  await mark(page, [6, 1]).hover();
  await expect(going(page)).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(going(page)).toHaveCount(0);
  await expectStep(page, 0);
  await byMouse(page, [2, 2], row);
  expect((await standing(page, 1)).cells).toBe('1001011');

  await test.step('by Escape, which leaves the keyboard on the row', async () => {
    await showScene(page, 'v=1&takes=start');
    await standing(page);
    await walkTo(page, [3, 1], nine);
    await page.keyboard.press('Enter');
    await expectPlanned(page, [3, 1]);
    const said = `${told('planned', takeArgs([3, 1]))} ${verdict(direct.value('110111111'))}`;
    await expect(announcements(page)).toHaveText(said);
    await page.keyboard.press('Escape');
    await expect(planned(page)).toBeHidden();
    await expect(mark(page, [3, 1])).toBeFocused();
    await expectCells(page, nine);
  });
});

test('what may not be taken is refused by every hand, which says why and keeps what was typed', async ({
  page,
}) => {
  await openChain(page, '#v=1&opponent=human&takes=start');
  await standing(page);
  const alert = planned(page).getByRole('alert');
  await test.step('a joint in the first move', async () => {
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
    await showScene(page, 'v=1&objects=4&first=any&opponent=human&takes=start');
    await standing(page);
    await byMouse(page, [2, 2], whole(4));
    expect((await standing(page, 1)).cells).toBe('1001');
  });
  await test.step('numbers of what is not there', async () => {
    const row = '1101';
    await showScene(page, `v=1&row=${row}&opponent=human&takes=start`);
    await standing(page);
    const wrong = page.locator('form.take').getByRole('alert');
    for (const typed of ['', 'x', '4-6', '41']) {
      await planByNumber(page, typed);
      await expect(wrong).toHaveText(told('take-wrong', { most: 40 }));
      await expect(takeField(page)).toHaveValue(typed);
      await expect(planned(page)).toBeHidden();
    }
    for (const [typed, take] of [
      ['3', [3, 1]],
      ['2-3', [2, 2]],
      ['4-5', [4, 2]],
    ] as const satisfies readonly (readonly [string, Take])[]) {
      await planByNumber(page, typed);
      await expect(wrong).toBeEmpty();
      await expect(alert).toHaveText(told('take-gone', takeArgs(take)));
      await expect(takeField(page)).toHaveValue(typed);
    }
    await expectCells(page, row);
    await takeField(page).fill(' 1 – 2 ');
    await button(page, told('take-plan')).click();
    await expectPlanned(page, [1, 2]);
  });
});

test('two people play in turn, with every value at every ply, and the end says who has won', async ({
  page,
}) => {
  await openChain(page, '#v=1&objects=5&end=misere');
  const panel = await openPanel(page, 'play');
  const who = panel.getByRole('group', { name: told('play-who') });
  await expect(who).toBeVisible();
  await panel.getByRole('radio', { name: told('opponent-human') }).check();
  await expect(who).toBeHidden();
  await button(panel, told('play-begin')).click();
  await expect(panel).toBeHidden();
  await expect(status(page)).toHaveText(told('chain-turn', { who: 'mover' }));
  const stands = await playOut(
    page,
    (cells, ply) => reverse.best(cells, ply)[0],
    async (_, take, cells) => {
      const ply = cells.includes('0') ? 1 : 0;
      const names = reverse.takes(cells).map((one) => nameOf(reverse, cells, one, ply));
      await expect(mark(page, take)).toHaveAccessibleName(nameOf(reverse, cells, take, ply));
      expect(
        (
          await marks(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
        ).toSorted(),
      ).toEqual(names.toSorted());
      await byMouse(page, take, cells);
    },
  );
  expect(stands.map(({ ply }) => ply)).toEqual([0, 1, 2, 3, 4]);
  await expect(status(page)).toHaveText(told('play-over', { who: 'mover', last: 'first' }));
  await expect(narration(page)).toContainText(verdict({ wins: true, plies: 0 }));
  await expect(marks(page)).toHaveCount(1);
  await expect(page.locator('.bar')).toHaveCount(0);
});

test('a game is restored by a reload, also in its middle; it is begun again, and left', async ({
  page,
}) => {
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
  await button(page, told('play-again')).click();
  await expectStep(page, 0);
  expect((await standing(page)).cells).toBe(nine);
  await byNumber(page, [1, 1], nine);
  await standing(page, 2);
  await button(page, told('play-leave')).click();
  await expectCells(page, nine);
  await expect(status(page)).toBeHidden();
  await expectStep(page, 0);
  await expect(counter(page)).toContainText('/ 7');
  await expect(page).not.toHaveURL(/takes=/);
  await expect(narration(page)).toContainText(winningMoves(direct, nine, 0));
});
