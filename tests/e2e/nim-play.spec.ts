import { Heaps } from './support/heaps.ts';
import { announcements, button, expectStep, narration } from './support/lattice.ts';
import {
  type board,
  byArrows,
  byFields,
  byMouse,
  byTouch,
  expectHeaps,
  expectPlanned,
  figure,
  going,
  lost,
  openNim,
  openPanel,
  planned,
  play,
  playOut,
  showScene,
  standing,
  status,
  stone,
  takeField,
  withQuickComputer,
  won,
} from './support/nim.ts';
import { expect, test } from './support/test.ts';

const nim = new Heaps();
const perfectly = (heaps: readonly number[]) => nim.best(heaps);
const bars = (page: Parameters<typeof board>[0]) => page.locator('.chart li').getByRole('button');

test.beforeEach(({ page }) => withQuickComputer(page));

test('whole games are won against the computer by mouse, by arrow keys and by the fields', async ({
  page,
}) => {
  await openNim(page, '#v=1&heaps=1,2');
  await test.step('by mouse, from the opening: the first take begins the game', async () => {
    await byMouse(page, [2, 1], [1, 2]);
    expect((await standing(page, 2)).heaps.reduce((sum, heap) => sum + heap)).toBe(1);
    await playOut(page, perfectly, byMouse);
    await expect(status(page)).toHaveText(won);
  });
  await test.step('by arrow keys and Enter alone', async () => {
    await showScene(page, 'v=1&heaps=2,3,4&takes=start');
    await expect(narration(page)).toContainText('The game begins with 2, 3, 4. You move first.');
    const stands = await playOut(page, perfectly, byArrows);
    await expect(status(page)).toHaveText(won);
    // The computer was always left an even position.
    for (const { heaps, over } of stands) if (!over) expect(nim.lost(heaps)).toBe(false);
    await expect(bars(page)).toHaveCount((stands.at(-1)?.ply ?? 0) + 1);
    await expect(page.getByText('Nobody gave a win away.')).toBeVisible();
  });
  await test.step('from the panel, the computer first', async () => {
    await showScene(page, 'v=1&heaps=1,2,3');
    const panel = await openPanel(page, 'Play');
    await panel.getByRole('radio', { name: 'the computer', exact: true }).check();
    await button(panel, 'Begin').click();
    await expect(panel).toBeHidden();
    const [first] = await playOut(page, perfectly, byFields);
    expect(first?.ply).toBe(1);
    await expect(status(page)).toHaveText(won);
  });
  await test.step('from the invitation, the computer first', async () => {
    await showScene(page, 'v=1&heaps=2,2');
    await button(page, 'Let the computer begin').click();
    const [first] = await playOut(page, perfectly, byMouse);
    expect(first?.ply).toBe(1);
    await expect(narration(page)).toContainText('you took');
    await expect(status(page)).toHaveText(won);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test('a whole game is won on the stones', async ({ page }) => {
    await openNim(page, '#v=1&heaps=1,2,2&takes=start');
    await playOut(page, perfectly, byTouch);
    await expect(status(page)).toHaveText(won);
  });
});

test('a game is lost by a blunder; the list of mistakes says what to take and leads back', async ({
  page,
}) => {
  await openNim(page, '#v=1&heaps=2,3,4&takes=start');
  await playOut(page, (heaps, ply) => (ply === 0 ? [3, 4] : nim.takes(heaps)[0]));
  await expect(status(page)).toHaveText(lost);
  const unspoilt = page.getByText('Nobody gave a win away.');
  await expect(unspoilt).toBeHidden();
  const mistakes = page.locator('.better').getByRole('listitem');
  await expect(mistakes).toHaveCount(1);
  await expect(mistakes).toContainText(
    'Ply 1 gave the win away. You could have taken 3 from heap 3.',
  );
  await expect(
    page.getByRole('button', { name: /^Ply 1, 2, 3, 0: won for the computer.*gave the win away$/ }),
  ).toBeVisible();
  await button(page, 'before ply 1').click();
  await expectStep(page, 0);
  await expectHeaps(page, '2 3 4');
  await playOut(page, perfectly);
  await expect(status(page)).toHaveText(won);
  await expect(unspoilt).toBeVisible();
});

test('the chart tells what each position was worth, the argument is told ply by ply', async ({
  page,
}) => {
  await openNim(page, '#v=1&heaps=1,3&opponent=human&takes=2-1_1-1_2-1_2-1');
  await expect(status(page)).toHaveText('Nothing is left to play. Whoever moved second has won.');
  const told = await bars(page).evaluateAll((all) =>
    all.map((bar) => bar.getAttribute('aria-label')?.trim()),
  );
  expect(told).toEqual([
    'Ply 0, 1, 3: won for whoever moved first, 3 plies left',
    'Ply 1, 1, 2: won for whoever moved second, 3 plies left; this ply gave the win away',
    'Ply 2, 0, 2: won for whoever moved first, 1 ply left; this ply gave the win away',
    'Ply 3, 0, 1: won for whoever moved second, 1 ply left; this ply gave the win away',
    'Ply 4, 0, 0: won for whoever moved second, 0 plies left',
  ]);
  await expect(page.locator('.better').getByRole('listitem')).toHaveText([
    /^Ply 1 gave the win away: 2 from heap 2 would have kept it\./,
    /^Ply 2 gave the win away: 1 from heap 2 would have kept it\./,
    /^Ply 3 gave the win away: 2 from heap 2 would have kept it\./,
  ]);
  await bars(page).nth(2).click();
  await expectStep(page, 2);
  await expectHeaps(page, '0 2');
  await showScene(page, 'v=1&heaps=1,3&opponent=human&takes=2-2_1-1_2-1');
  await expect(status(page)).toContainText('Whoever moved first has won.');
  await page.getByText('The argument, on this game').click();
  const rows = page.locator('.argument tbody').getByRole('row');
  await expect(rows).toHaveText([
    /^\s*0\s*1, 3\s*2\s*$/,
    /^\s*1\s*whoever began\s*2 from heap 2\s*1, 1\s*0 all even\s*$/,
    /^\s*2\s*the other\s*1 from heap 1\s*0, 1\s*1\s*$/,
    /^\s*3\s*whoever began\s*1 from heap 2\s*0, 0\s*0 all even\s*$/,
  ]);
});

test('a take is planned, changed, put away or refused, and nothing is taken', async ({ page }) => {
  await openNim(page, '#v=1&takes=start');
  await standing(page);
  await test.step('a click on another stone plans that one instead, with what it is worth', async () => {
    for (const [heap, which, text, left, worth] of [
      [3, 4, 'Take 4 from heap 3', '3, 5, 3', 'won'],
      [1, 1, 'Take 3 from heap 1', '0, 5, 7', 'won'],
      [2, 5, 'Take 1 from heap 2', '3, 4, 7', 'lost'],
    ] as const) {
      await stone(page, heap, which).click();
      await expectPlanned(page, text, left);
      await expect(planned(page)).toContainText(`That is ${worth} for whoever must move`);
    }
  });
  await test.step('Escape and “close” put it away', async () => {
    await page.keyboard.press('Escape');
    await expect(planned(page)).toBeHidden();
    await expect(stone(page, 2, 5)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expectPlanned(page, 'Take 2 from heap 2', '3, 3, 7');
    await expect(announcements(page)).toContainText('Take 2 from heap 2');
    await page.keyboard.press('Escape');
    await expect(planned(page)).toBeHidden();
    // What the keyboard stands on still shows what would go, until it goes elsewhere.
    await page.keyboard.press('ArrowUp');
    await expect(stone(page, 1, 3)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(going(page)).toHaveCount(2);
    await page.keyboard.press('Enter');
    await expect(planned(page)).toBeVisible();
    await button(planned(page), 'close').click();
    await expect(planned(page)).toBeHidden();
  });
  await test.step('the fields refuse what is no number of stones, and keep it', async () => {
    const field = takeField(page);
    for (const typed of ['', '0', '1.5', 'two', '9'.repeat(30)]) {
      await field.fill(typed);
      await button(page, 'Show what that leaves').click();
      await expect(play(page).getByRole('alert')).toContainText(
        'A whole number of stones from 1 to',
      );
      await expect(field).toHaveValue(typed);
      await expect(planned(page)).toBeHidden();
    }
    await field.fill('4');
    await button(page, 'Show what that leaves').click();
    await expect(planned(page).getByRole('alert')).toHaveText('4 cannot be taken from heap 1');
  });
  await expectStep(page, 0);
  await expectHeaps(page, '3 5 7');
  await test.step('a take that the rules do not allow explains itself', async () => {
    await showScene(page, 'v=1&heaps=5,12&rules=2,5&takes=start');
    await standing(page);
    await stone(page, 2, 10).click();
    await expect(planned(page).getByRole('alert')).toHaveText('3 cannot be taken from heap 2');
    await expect(planned(page)).toContainText('Here one may take 2,5, and no more than there is.');
    await stone(page, 2, 10).click();
    await expectStep(page, 0);
    await expectHeaps(page, '5 12');
    await stone(page, 2, 11).click();
    await expectPlanned(page, 'Take 2 from heap 2', '5, 10');
  });
});

test('two people play in turn, also from both heaps, and from an earlier step', async ({
  page,
}) => {
  await openNim(page, '#v=1&heaps=1,2');
  const panel = await openPanel(page, 'Play');
  const first = panel.getByRole('group', { name: 'Who moves first?' });
  await expect(first).toBeVisible();
  await panel.getByRole('radio', { name: 'a second person here' }).check();
  await expect(first).toBeHidden();
  await button(panel, 'Begin').click();
  await expect(narration(page)).toContainText('Two people move in turn.');
  const stands = await playOut(page, perfectly, byMouse);
  expect(stands.map(({ ply }) => ply)).toEqual([0, 1, 2, 3]);
  await expect(status(page)).toHaveText('Nothing is left to play. Whoever moved first has won.');

  await test.step('in Wythoff’s game, once “both heaps” is chosen', async () => {
    await showScene(page, 'v=1&heaps=3,5&coupling=wythoff&opponent=human&takes=start');
    await standing(page);
    await stone(page, 2, 4).click();
    await expectPlanned(page, 'Take 2 from heap 2', '3, 3');
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'From' }).selectOption('both heaps');
    await stone(page, 2, 4).hover();
    await expect(going(page)).toHaveCount(4);
    await stone(page, 2, 4).click();
    await expectPlanned(page, 'Take 2 from each heap', '1, 3');
    await stone(page, 2, 4).click();
    expect((await standing(page, 1)).heaps).toEqual([1, 3]);
    await expect(narration(page)).toContainText('2 from each heap');
    await expect(page).toHaveURL(/takes=both-2(&|$)/);
  });
  await test.step('a take from both by the fields, in a game that a link carries', async () => {
    await showScene(page, 'v=1&heaps=9,13&coupling=wythoff&opponent=human&takes=both-3_2-4');
    expect(await standing(page, 2)).toEqual({ ply: 2, heaps: [6, 6], over: false });
    await expect(narration(page)).toContainText('Ply 2: 4 from heap 2. Left: 6, 6.');
    await byFields(page, ['both', 6], [6, 6]);
    expect((await standing(page, 3)).over).toBe(true);
    await expect(page).toHaveURL(/takes=both-3_2-4_both-6/);
  });
  await test.step('a take at an earlier step cuts off the rest', async () => {
    await showScene(page, 'v=1&opponent=human&takes=3-1_2-5_1-3');
    expect((await standing(page, 3)).heaps).toEqual([0, 0, 6]);
    await button(page, 'back').click();
    await button(page, 'back').click();
    expect((await standing(page, 1)).heaps).toEqual([3, 5, 6]);
    await byMouse(page, [1, 2], [3, 5, 6]);
    expect(await standing(page, 2)).toEqual({ ply: 2, heaps: [1, 5, 6], over: false });
    await expect(page.locator('.counter')).toContainText('/ 2');
    await expect(page).toHaveURL(/takes=3-1_1-2(&|$)/);
  });
  await test.step('the longest game that is kept goes no further', async () => {
    const takes = Array(511).fill('1-1').join('_');
    await showScene(page, `v=1&heaps=600&opponent=human&takes=${takes}`);
    await expectStep(page, 511);
    await expect(status(page)).toContainText(
      '511 plies have been played; longer games are not kept.',
    );
    await expectHeaps(page, '89');
  });
});

test('a game survives a reload, is begun again, and is left', async ({ page }) => {
  await openNim(page, '#v=1&takes=start');
  await byFields(page, [2, 1], [3, 5, 7]);
  const stand = await standing(page, 2);
  await expect(page).toHaveURL(/takes=2-1_\d-\d(&|$)/);
  const told = await narration(page).innerText();
  await page.reload();
  expect(await standing(page, 2)).toEqual(stand);
  await expect(narration(page)).toHaveText(told, { useInnerText: true });
  await test.step('in the middle of a game the link opens in its middle', async () => {
    await button(page, 'back').click();
    await expect(page).toHaveURL(/cursor=1(&|$)/);
    await page.reload();
    await expectStep(page, 1);
    await expect(status(page)).toHaveText('The computer is to move.');
    await button(page, 'Let it move').click();
    await standing(page, 2);
  });
  await test.step('begun again, the heaps lie as at the start', async () => {
    await button(page, 'Begin again').click();
    await expectStep(page, 0);
    expect(await standing(page)).toEqual({ ply: 0, heaps: [3, 5, 7], over: false });
    await byFields(page, [3, 1], [3, 5, 7]);
    await standing(page, 2);
  });
  await test.step('left, the explanation is back', async () => {
    await button(page, 'Leave the game').click();
    await expectHeaps(page, '3 5 7');
    await expect(status(page)).toBeHidden();
    await expectStep(page, 8);
    await expect(page).not.toHaveURL(/takes=/);
    await expect(figure(page)).toContainText('Take a stone. You can win this.');
  });
});
