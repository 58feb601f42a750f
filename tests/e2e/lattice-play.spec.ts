import {
  apples,
  bars,
  byApples,
  byArrows,
  byButtons,
  byMouse,
  byTabbing,
  byTouch,
  lost,
  perfectly,
  playOut,
  standing,
  status,
  withQuickComputer,
  won,
} from './support/game.ts';
import {
  announcements,
  button,
  expectStep,
  marks,
  narration,
  openLattice,
  openPanel,
} from './support/lattice.ts';
import type { Point } from './support/solver.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ page }) => withQuickComputer(page));

test.describe('a whole game is won', () => {
  for (const [how, hand] of [
    ['by mouse on the marks', byMouse],
    ['on the apples', byApples],
    ['by buttons', byButtons],
    ['by arrow keys and Enter alone', byArrows],
    ['by Tab and Enter alone', byTabbing],
  ] as const) {
    test(how, async ({ page }) => {
      await openLattice(page, '#v=1&columns=8&rows=8&path=3,0');
      await expect(narration(page)).toContainText('The game begins at (3, 0). You move first.');
      const stands = await playOut(page, perfectly, hand);
      await expect(status(page)).toHaveText(won);
      expect(stands.at(-1)?.at).toEqual([0, 0]);
      await expect(bars(page)).toHaveCount((stands.at(-1)?.ply ?? 0) + 1);
      await expect(page.getByText('Nobody gave a win away.')).toBeVisible();
    });
  }

  test.describe('by touch', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    test('on the marks', async ({ page }) => {
      await openLattice(page, '#v=1&columns=8&rows=8&path=3,0');
      await playOut(page, perfectly, byTouch);
      await expect(status(page)).toHaveText(won);
    });
  });

  test('from the panel, the computer first', async ({ page }) => {
    await openLattice(page, '#v=1&columns=8&rows=8');
    const panel = await openPanel(page, 'Play');
    await panel.getByRole('textbox', { name: 'm', exact: true }).fill('4');
    await panel.getByRole('textbox', { name: 'n', exact: true }).fill('2');
    await panel.getByRole('radio', { name: 'the computer', exact: true }).check();
    await button(panel, 'Begin').click();
    await expect(panel).toBeHidden();
    // Whoever begins at (4, 2) loses.
    const [first] = await playOut(page, perfectly);
    expect(first?.ply).toBe(1);
    await expect(status(page)).toHaveText(won);
  });

  test('after the question has been answered rightly', async ({ page }) => {
    await openLattice(page, '#v=1&columns=8&rows=8');
    await button(page, 'I would go first').click();
    await button(page, 'Play it').click();
    await playOut(page, perfectly);
    await expect(status(page)).toHaveText(won);
  });
});

test('a game is lost by a blunder, and the chart leads back to before it', async ({ page }) => {
  await openLattice(page, '#v=1&columns=8&rows=8&path=3,0');
  await playOut(page, (at, ply) => (ply === 0 ? [2, 1] : apples.options(at)[0]));
  await expect(status(page)).toHaveText(lost);
  await expect(page.getByText('One ply gave the win away. Try again from')).toBeVisible();
  await expect(
    page.getByRole('button', { name: /^Ply 1, \(2, 1\): .*gave the win away$/ }),
  ).toBeVisible();
  await button(page, 'before ply 1').click();
  await expectStep(page, 0);
  await playOut(page, perfectly);
  await expect(status(page)).toHaveText(won);
});

test('the chart tells what each position was worth', async ({ page }) => {
  const path: Point[] = [
    [3, 0],
    [2, 1],
    [1, 2],
    [1, 1],
    [0, 1],
    [0, 0],
  ];
  await openLattice(page, `#v=1&columns=8&rows=8&opponent=human&path=${path.join('_')}`);
  await expect(status(page)).toHaveText(/Whoever moved (first|second) has won\.$/);
  const told = await bars(page).evaluateAll((all) =>
    all.map((bar) => bar.getAttribute('aria-label')),
  );
  const expected = path.map((at, ply) => {
    const { lost: isLost, plies } = apples.value(at);
    const side = isLost === (ply % 2 === 1) ? 'first' : 'second';
    const before = path[ply - 1];
    const blunder = before && !apples.value(before).lost && !isLost;
    const left = plies === 1 ? '1 ply left' : `${plies} plies left`;
    const bar = `Ply ${ply}, (${at.join(', ')}): won for whoever moved ${side}, ${left}`;
    return blunder ? `${bar}; this ply gave the win away` : bar;
  });
  expect(told.map((text) => text?.trim())).toEqual(expected);
  await bars(page).nth(2).click();
  await expectStep(page, 2);
  await expect(narration(page)).toContainText('Left: (1, 2)');
});

test('an illegal point explains itself and changes nothing', async ({ page }) => {
  await openLattice(page, '#v=1&columns=8&rows=8&path=3,0');
  await standing(page);
  const before = await marks(page);
  for (const [m, n] of [
    [3, 0],
    [5, 5],
    [1, 0],
  ] as const) {
    await byMouse(page, [m, n], [3, 0]);
    await expect(page.locator('.play').getByRole('alert')).toHaveText(
      `(${m}, ${n}) cannot be reached from (3, 0) in one move. The arrows show where one may go.`,
    );
    await expectStep(page, 0);
  }
  expect(await marks(page)).toEqual(before);
  await byMouse(page, [2, 0], [3, 0]);
  await standing(page, 2);
  await expect(page.locator('.play').getByRole('alert')).toBeHidden();
});

test('a move made at an earlier step cuts off the rest', async ({ page }) => {
  await openLattice(page, '#v=1&columns=8&rows=8&opponent=human&path=4,0_3,1_3,0_2,0');
  await standing(page, 3);
  await button(page, 'back').click();
  await button(page, 'back').click();
  expect((await standing(page, 1)).at).toEqual([3, 1]);
  await byMouse(page, [2, 2], [3, 1]);
  expect(await standing(page, 2)).toEqual({ ply: 2, at: [2, 2], over: false });
  await expect(page.locator('.counter')).toContainText('/ 2');
  await expect(page).toHaveURL(/path=4,0_3,1_2,2(&|$)/);
});

test('two people play in turn', async ({ page }) => {
  await openLattice(page, '#v=1&columns=8&rows=8');
  const panel = await openPanel(page, 'Play');
  await panel.getByRole('textbox', { name: 'm', exact: true }).fill('2');
  await panel.getByRole('textbox', { name: 'n', exact: true }).fill('0');
  await panel.getByRole('radio', { name: 'a second person here' }).check();
  await expect(panel.getByRole('group', { name: 'Who moves first?' })).toBeHidden();
  await button(panel, 'Begin').click();
  await expect(narration(page)).toContainText('Two people move in turn.');
  const stands = await playOut(page, perfectly);
  expect(stands.map(({ ply }) => ply)).toEqual(stands.map((_, ply) => ply));
  await expect(status(page)).toHaveText('Nothing is left to play. Whoever moved second has won.');
});

test('without hints the plate gives nothing away', async ({ page }) => {
  await openLattice(page, '#v=1&columns=8&rows=8&path=4,0');
  await standing(page);
  expect((await marks(page)).map(({ state }) => state)).toContain('lost');
  await expect(narration(page)).toContainText('That is lost');
  const hints = page.getByRole('button', { name: 'show what is lost and won' });
  await expect(hints).toHaveAttribute('aria-pressed', 'true');
  await hints.click();
  await expect(hints).toHaveAttribute('aria-pressed', 'false');
  await expect
    .poll(async () => new Set((await marks(page)).map(({ state }) => state)))
    .toEqual(new Set(['not coloured yet']));
  await expect(narration(page)).not.toContainText(/\b(lost|won) for\b/);
  await byMouse(page, [3, 0], [4, 0]);
  const { at } = await standing(page, 2);
  expect(apples.lost(...at)).toBe(true);
  await expect(narration(page).locator('p').first()).not.toContainText(/is (lost|won)|gave/);
  await expect(announcements(page)).not.toContainText(/is (lost|won)|gave/);
});

test('a reload of the link restores the game', async ({ page }) => {
  await openLattice(page, '#v=1&columns=8&rows=8&path=5,0');
  await byMouse(page, [4, 0], [5, 0]);
  const stand = await standing(page, 2);
  await expect(page).toHaveURL(/path=5,0_4,0_\d,\d(&|$)/);
  const told = await narration(page).innerText();
  await page.reload();
  expect(await standing(page, 2)).toEqual(stand);
  await expect(narration(page)).toHaveText(told, { useInnerText: true });
  await playOut(page, perfectly);
  await expect(status(page)).toHaveText(won);

  // In the middle of a game the link opens in its middle.
  await button(page, 'first').click();
  await button(page, 'forward').click();
  await expect(page).toHaveURL(/cursor=1(&|$)/);
  await page.reload();
  await expectStep(page, 1);
  await expect(status(page)).toHaveText('The computer is to move.');
  await button(page, 'Let it move').click();
  await standing(page, 2);
});
