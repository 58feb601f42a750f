import {
  apples,
  bars,
  byApples,
  byArrows,
  byButtons,
  byMouse,
  byTabbing,
  byTouch,
  lostThere,
  movesOf,
  openCourse,
  perfectly,
  playOut,
  standing,
  status,
  withQuickComputer,
  won,
  wonThere,
} from './support/game.ts';
import {
  button,
  expectStep,
  marks,
  narration,
  openLattice,
  openPanel,
  point,
  showScene,
  stepField,
} from './support/lattice.ts';
import type { Point } from './support/solver.ts';
import { expect, test } from './support/test.ts';

const small = '#v=1&columns=8&rows=8';

test.beforeEach(({ page }) => withQuickComputer(page));

test('a whole game is won by mouse, on the apples, by buttons, by arrow keys, by Tab', async ({
  page,
}) => {
  await openLattice(page, `${small}&path=3,0`);
  for (const [how, hand] of [
    ['by mouse on the marks', byMouse],
    ['on the apples', byApples],
    ['by buttons', byButtons],
    ['by arrow keys and Enter alone', byArrows],
    ['by Tab and Enter alone', byTabbing],
  ] as const) {
    await test.step(how, async () => {
      await showScene(page, `${small}&path=3,0`);
      await expect(narration(page)).toContainText('The game begins at (3, 0). You move first.');
      const stands = await playOut(page, perfectly, hand);
      await expect(status(page)).toContainText(won);
      await expect(page.locator('svg.picture text.over')).toHaveText(wonThere);
      expect(stands.at(-1)?.at).toEqual([0, 0]);
      await openCourse(page);
      await expect(bars(page)).toHaveCount((stands.at(-1)?.ply ?? 0) + 1);
      await expect(page.getByText('Nobody gave a win away.')).toBeVisible();
    });
  }
});

test.describe('on a phone, by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test('a game is won and lost on the apples without scrolling, once the figure is in view', async ({
    page,
  }) => {
    await openLattice(page, `${small}&path=5,0_4,0&opponent=human`);
    await test.step('the offer of a point covers no other legal point', async () => {
      const edges = (selector: string) =>
        page.locator(selector).evaluateAll((parts) =>
          parts.map((part) => {
            const { left, right, top, bottom } = part.getBoundingClientRect();
            return { left, right, top, bottom };
          }),
        );
      await point(page, 3, 0).tap();
      await expect(page.locator('.offer')).toBeInViewport();
      await expect(async () => {
        const [offered] = await edges('.offer');
        const legal = await edges('svg.picture .legal');
        expect(legal).toHaveLength(2);
        const covered = legal.filter(
          ({ left, right, top, bottom }) =>
            offered &&
            Math.min(right, offered.right) > Math.max(left, offered.left) &&
            Math.min(bottom, offered.bottom) > Math.max(top, offered.top),
        );
        expect(covered).toEqual([]);
      }).toPass();
    });
    await showScene(page, `${small}&path=3,0`);
    await page.locator('.sheet').evaluate((sheet) => sheet.scrollIntoView());
    const top = () => page.evaluate(() => scrollY);
    const before = await top();
    expect(before).toBeGreaterThan(0);
    await playOut(page, perfectly, byTouch);
    await expect(status(page)).toContainText(won);
    await expect(status(page)).toBeInViewport();
    await page.getByRole('button', { name: 'New game' }).tap();
    await expectStep(page, 0);
    await playOut(page, (at, ply) => (ply === 0 ? [2, 1] : apples.options(at)[0]), byTouch);
    await expect(page.locator('svg.picture text.over')).toHaveText(lostThere);
    await expect(page.locator('svg.picture text.over')).toBeInViewport();
    expect(await top()).toBe(before);
  });
});

test('the first bite begins a game on the opening picture, without hints', async ({ page }) => {
  await openLattice(page, '');
  await expectStep(page, 0);
  await byApples(page, [19, 0], [20, 0]);
  const { at } = await standing(page, 2);
  expect(apples.lost(...at)).toBe(true);
  await expect(page.locator('svg.picture .line')).toHaveText(/^The computer ate/);
  await expect
    .poll(async () => new Set((await marks(page)).map(({ state }) => state)))
    .toEqual(new Set(['not coloured yet']));
  await openPanel(page, 'Play');
  await button(page, 'Leave the game').click();
  await expect(page.getByText('20 apples. Would you go first?')).toBeVisible();
});

test('a game begins from the panel, or with an answer to the question', async ({ page }) => {
  await openLattice(page, small);
  const start = async ([m, n]: Point) => {
    const panel = await openPanel(page, 'Play');
    await panel.getByRole('textbox', { name: 'm', exact: true }).fill(`${m}`);
    await panel.getByRole('textbox', { name: 'n', exact: true }).fill(`${n}`);
    return panel;
  };
  await test.step('the computer first', async () => {
    await showScene(page, small);
    const panel = await start([4, 2]);
    await panel.getByRole('radio', { name: 'the computer', exact: true }).check();
    await button(panel, 'Begin').click();
    await expect(panel).toBeHidden();
    // The first player loses from (4, 2).
    const [first] = await playOut(page, perfectly);
    expect(first?.ply).toBe(1);
    await expect(status(page)).toContainText(won);
  });
  await test.step('the strategy, which says what it does', async () => {
    await showScene(page, '#v=1');
    const panel = await openPanel(page, 'Play');
    await button(panel, 'Beat the strategy').click();
    expect(await standing(page)).toEqual({ ply: 0, at: [20, 0], over: false });
    await byButtons(page, [19, 1], [20, 0]);
    expect(await standing(page, 2)).toEqual({ ply: 2, at: [18, 2], over: false });
    await expect(narration(page)).toContainText(
      'The computer copied your move: wholes and halves are both even again.',
    );
    // Every point that play can reach has its mark.
    await expect(point(page, 0, 20)).toBeAttached();
    await openPanel(page, 'Play');
    await button(page, 'Leave the game').click();
    await expect(movesOf(page)).toBeHidden();
    await expect(stepField(page)).not.toHaveValue('2');
    await showScene(page, `${small}&path=2,0&opponent=copying`);
    await playOut(page, (at) => apples.options(at)[0]);
    await expect(status(page)).toContainText(
      'No move is left, and the strategy has won. It always does, because it can answer every move of yours: step back and try another.',
    );
  });
});

test('a reload of the link restores the game, and a move at an earlier step cuts off the rest', async ({
  page,
}) => {
  await openLattice(page, `${small}&path=5,0`);
  await byMouse(page, [4, 0], [5, 0]);
  const stand = await standing(page, 2);
  await expect(page).toHaveURL(/path=5,0_4,0_\d,\d(&|$)/);
  const sentences = await narration(page).innerText();
  await page.reload();
  expect(await standing(page, 2)).toEqual(stand);
  await expect(narration(page)).toHaveText(sentences, { useInnerText: true });

  // A link from the middle of a game opens there.
  await button(page, 'back').click();
  await expect(page).toHaveURL(/cursor=1(&|$)/);
  await page.reload();
  await expectStep(page, 1);
  await expect(status(page)).toContainText('It is the computer’s turn.');
  await button(page, 'Let it move').click();
  await standing(page, 2);
  await playOut(page, perfectly);
  await expect(status(page)).toContainText(won);

  await showScene(page, `${small}&opponent=human&path=4,0_3,1_3,0_2,0`);
  await standing(page, 3);
  await button(page, 'back').click();
  await button(page, 'back').click();
  await expectStep(page, 1);
  expect((await standing(page, 1)).at).toEqual([3, 1]);
  await byMouse(page, [2, 2], [3, 1]);
  expect(await standing(page, 2)).toEqual({ ply: 2, at: [2, 2], over: false });
  await expect(page.locator('.counter')).toContainText('/ 2');
  await expect(page).toHaveURL(/path=4,0_3,1_2,2(&|$)/);
});
