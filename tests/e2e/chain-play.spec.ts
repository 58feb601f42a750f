import type { Page } from '@playwright/test';
import {
  board,
  byArrows,
  byMouse,
  byNumber,
  chart,
  direct,
  expectCells,
  expectPlanned,
  going,
  type Hand,
  lost,
  mark,
  markOf,
  nine,
  openChain,
  openPanel,
  planByNumber,
  planned,
  playOut,
  reverse,
  sentence,
  showScene,
  standing,
  status,
  walkTo,
  withQuickComputer,
  won,
} from './support/chain.ts';
import { whole } from './support/chain-solver.ts';
import { full } from './support/full.ts';
import { button, expectStep } from './support/lattice.ts';
import { expect, test } from './support/test.ts';

const counter = (page: Page) => page.locator('.counter');

test.beforeEach(({ page }) => withQuickComputer(page));

test('a player can win a whole game by mouse, by arrow keys and by number, under both end rules', async ({
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
      // The visitor could win at every ply, and the game had the length of best play.
      for (const { cells, ply, over } of stands) {
        if (!over) expect(solver.value(cells, ply).wins).toBe(true);
      }
      expect(stands.at(-1)?.ply).toBe(solver.value(whole(objects), 0).plies);
      await openPanel(page, 'play');
      await expect(chart(page)).toHaveCount((stands.at(-1)?.ply ?? 0) + 1);
      await expect(page.getByText(sentence('chart-no-blunder'))).toBeVisible();
    });
  }
  await test.step('the focus moves to a mark that is left when others are taken', async () => {
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

  test('a player can win a game and lose one on the picture alone, without scrolling', async ({
    page,
  }) => {
    await openChain(page, '#v=1');
    await board(page).evaluate((picture) => picture.scrollIntoView({ block: 'center' }));
    const scrolled = () => page.evaluate(() => scrollY);
    const stood = await scrolled();
    const take: Hand = async (_, what) => {
      const box = await mark(page, what).boundingBox();
      if (!box) throw new Error('the mark is not drawn');
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      await expectPlanned(page, what);
      const press = planned(page).getByRole('button');
      expect((await press.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await press.tap();
    };
    await take(page, [5, 1], nine);
    await standing(page, 2);
    await playOut(page, (cells, ply) => direct.best(cells, ply)[0], take);
    await expect(status(page)).toHaveText(won);
    expect(await scrolled()).toBe(stood);
    await page
      .locator('.ended')
      .getByRole('button', { name: sentence('play-new') })
      .tap();
    await expectCells(page, nine);
    await playOut(page, (cells, ply) => (ply === 0 ? [1, 1] : direct.takes(cells, ply)[0]), take);
    await expect(status(page)).toHaveText(lost);
    expect(await scrolled()).toBe(stood);
  });
});

test('the first take begins a game; a take at an earlier step replaces the later plies', async ({
  page,
}) => {
  await openChain(page, '#v=1&objects=5');
  await byMouse(page, [3, 1], whole(5));
  const { cells } = await standing(page, 2);
  expect(cells.slice(2, 3)).toBe('0');
  await expect(page).toHaveURL(/takes=3_\d/);
  await showScene(page, 'v=1&opponent=human&takes=5_1-2_9');
  expect((await standing(page, 3)).cells).toBe('001101110');
  await button(page, sentence('transport-back')).click();
  await button(page, sentence('transport-back')).click();
  await expectStep(page, 1);
  expect((await standing(page, 1)).cells).toBe('111101111');
  await byMouse(page, [8, 2], '111101111');
  expect(await standing(page, 2)).toEqual({ ply: 2, cells: '111101100', over: false });
  await expect(counter(page)).toContainText('/ 2');
  await expect(page).toHaveURL(/takes=5_8-9(&|$)/);
});

test('an illegal take is refused with a reason, by mouse, touch, key and number, and keeps what was typed', async ({
  page,
}) => {
  await openChain(page, '#v=1&opponent=human&takes=start');
  await standing(page);
  const alert = planned(page).getByRole('alert');
  await test.step('a joint in the first move', async () => {
    await mark(page, [3, 2]).click();
    await expect(alert).toHaveText(sentence('take-barred'));
    await expect(going(page)).toHaveCount(0);
    // A second try is refused too.
    await mark(page, [3, 2]).click();
    await expect(alert).toHaveText(sentence('take-barred'));
    await page.keyboard.press('Escape');
    await expect(planned(page)).toBeHidden();
    await walkTo(page, [4, 2], nine);
    await page.keyboard.press('Enter');
    await expect(alert).toHaveText(sentence('take-barred'));
    await page.keyboard.press('Escape');
    await planByNumber(page, '4-5');
    await expect(alert).toHaveText(sentence('take-barred'));
    await expectStep(page, 0);
    await expectCells(page, nine);
    await byNumber(page, [5, 1], nine);
    await standing(page, 1);
    await byNumber(page, [1, 2], '111101111');
    expect((await standing(page, 2)).cells).toBe('001101111');
    // Without the rule for the first move a joint can be taken at once.
    await showScene(page, 'v=1&objects=4&first=any&opponent=human&takes=start');
    await standing(page);
    await byMouse(page, [2, 2], whole(4));
    expect((await standing(page, 1)).cells).toBe('1001');
  });
});
