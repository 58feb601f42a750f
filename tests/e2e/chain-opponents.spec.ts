import type { Page } from '@playwright/test';
import {
  board,
  byMouse,
  byNumber,
  chart,
  direct,
  expectCells,
  expectPlanned,
  lost,
  mark,
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
  takeArgs,
  takeField,
  withQuickComputer,
  won,
} from './support/chain.ts';
import { groupsOf, whole, without } from './support/chain-solver.ts';
import { release, withHeldComputer } from './support/held.ts';
import { button, expectStep, narration } from './support/lattice.ts';
import { expect, test } from './support/test.ts';

const first = (cells: string, ply: number) => direct.takes(cells, ply)[0];

/** Takes the first object twice, and returns the rows at which the visitor was to move. */
async function twoTakes(page: Page): Promise<string[]> {
  const rows: string[] = [];
  for (const ply of [0, 2]) {
    const { cells } = await standing(page, ply);
    rows.push(cells);
    await byNumber(page, [cells.indexOf('1') + 1, 1], cells);
  }
  return [...rows, (await standing(page, 4)).cells];
}

/** Node tests which moves an opponent makes; this test checks that the opponent of the scene answers. */
test('the opponent of the scene answers: without mistakes, losing slowly, or erring', async ({
  page,
}) => {
  await withQuickComputer(page);
  await test.step('the perfect opponent loses a lost position as late as possible', async () => {
    await openChain(page, '#v=1&objects=4&takes=start');
    const stands = await playOut(page, (cells, ply) => direct.best(cells, ply)[0]);
    await expect(status(page)).toHaveText(lost);
    expect(stands.at(-1)?.ply).toBe(direct.value(whole(4), 0).plies);
    for (const { cells, ply, over } of stands) {
      if (!over) expect(direct.value(cells, ply).wins).toBe(false);
    }
  });
  await test.step('the opponent that wants to lose gives the win away, and the game lasts as long as possible', async () => {
    await showScene(page, 'v=1&objects=8&opponent=slowest-loss&takes=start');
    await standing(page);
    const take = direct.best(whole(8), 0)[0] ?? [1, 1];
    await byNumber(page, take, whole(8));
    const before = without(whole(8), take);
    const replies = direct.takes(before).map((reply) => direct.value(without(before, reply)));
    const slowest = replies.filter(({ wins }) => wins).map(({ plies }) => plies);
    expect(direct.value((await standing(page, 2)).cells)).toEqual({
      wins: true,
      plies: Math.max(...slowest),
    });
  });
  await test.step('the erring opponent makes the same moves in a new game', async () => {
    await showScene(page, 'v=1&objects=7&opponent=erring&percent=100&seed=7&takes=start');
    const before = await twoTakes(page);
    await button(page, sentence('play-new')).click();
    await expectStep(page, 0);
    expect(await twoTakes(page)).toEqual(before);
  });
});

test('the computer can begin, from the invitation or from the panel, and loses lost positions', async ({
  page,
}) => {
  await withQuickComputer(page);
  await openChain(page, '#v=1&objects=4');
  await expect(narration(page)).toContainText(sentence('game-let-begin'));
  await button(page, sentence('game-computer-begins')).click();
  await standing(page, 1);
  const stands = await playOut(page, (cells) => direct.best(cells)[0], byMouse);
  expect(stands[0]?.ply).toBe(1);
  await expect(page).toHaveURL(/computer=first/);
  await expect(status(page)).toHaveText(won);
  await showScene(page, 'v=1&objects=4');
  const panel = await openPanel(page, 'play');
  await panel.getByRole('radio', { name: sentence('play-computer-first'), exact: true }).check();
  await button(panel, sentence('play-begin')).click();
  await expect(panel).toBeHidden();
  expect((await standing(page, 1)).ply).toBe(1);
  await expect(page).toHaveURL(/computer=first/);
});

test('the panel chooses the opponent, and how often it errs', async ({ page }) => {
  await withQuickComputer(page);
  await openChain(page);
  const panel = await openPanel(page, 'play');
  await panel.getByRole('radio', { name: sentence('opponent-erring') }).check();
  const percent = panel.getByRole('textbox', { name: sentence('field-percent') });
  for (const typed of ['101', 'x', '']) {
    await percent.fill(typed);
    await percent.press('Tab');
    await expect(panel.getByRole('alert')).toHaveText(
      sentence('field-wrong', { min: 0, max: 100 }),
    );
    await expect(percent).toHaveValue(typed);
  }
  await percent.fill('100');
  await percent.press('Tab');
  await expect(panel.getByRole('alert')).toBeHidden();
  await button(panel, sentence('play-begin')).click();
  await expect(page).toHaveURL(/takes=start&opponent=erring&percent=100&seed=\d+/);
  await openPanel(page, 'play');
  await panel.getByRole('radio', { name: sentence('opponent-slowest-loss') }).check();
  await button(panel, sentence('play-begin')).click();
  await expect(page).toHaveURL(/opponent=slowest-loss/);
  await standing(page);
});

test('the chart marks a win that was given away, its ply says so, and the reader can go back there', async ({
  page,
}) => {
  await withQuickComputer(page);
  await openChain(page, '#v=1&takes=start');
  const mistakes = page.locator('.better').getByRole('listitem');
  await test.step('against the computer', async () => {
    await playOut(page, (cells, ply) => (ply === 0 ? [1, 1] : first(cells, ply)));
    await expect(status(page)).toHaveText(lost);
    await expect(mistakes).toHaveCount(1);
    await expect(page.getByText(sentence('chart-no-blunder'))).toBeHidden();
    const better = { ply: 1, who: 'you', ...takeArgs([5, 1]) };
    await expect(mistakes).toContainText(sentence('chain-better', better));
    await expect(chart(page).filter({ hasText: '×' })).toHaveCount(1);
    await button(page, sentence('chart-before', { ply: 1 })).click();
    await expectStep(page, 0);
    await expectCells(page, nine);
    // It is the visitor's turn again, and the visitor can win now.
    await byNumber(page, [5, 1], nine);
    expect(direct.value((await standing(page, 2)).cells).wins).toBe(true);
  });
  for (const [end, solver] of [
    ['normal', direct],
    ['misere', reverse],
  ] as const) {
    await test.step(`between two people, ${end}`, async () => {
      const played = [whole(5)];
      for (const take of [
        [2, 1],
        [3, 1],
        [4, 2],
        [1, 1],
      ] as const) {
        played.push(without(played.at(-1) ?? '', take));
      }
      // Both the player who moved and the next player could win.
      const gave = played.slice(1).flatMap((cells, at) => {
        const before = solver.value(played[at] ?? '', at);
        return before.wins && solver.value(cells).wins ? [at + 1] : [];
      });
      expect(gave.length).toBeGreaterThan(0);
      await showScene(page, `v=1&objects=5&end=${end}&opponent=human&takes=2_3_4-5_1`);
      const last = end === 'normal' ? 'second' : 'first';
      await expect(status(page)).toHaveText(sentence('play-winner', { who: 'mover', last }));
      if (!(await page.locator('.own-game').isVisible())) await openPanel(page, 'play');
      const names = played.map((cells, ply) => {
        const { wins, plies } = solver.value(cells, ply);
        const side = wins === (ply % 2 === 0) ? 'up' : 'down';
        const blunder = gave.includes(ply) ? 'N' : 'no';
        const position = groupsOf(cells).join(' + ') || '–';
        return sentence('chart-bar', { ply, position, plies, side, who: 'mover', blunder });
      });
      await expect
        .poll(() => chart(page).evaluateAll((all) => all.map((bar) => bar.ariaLabel)))
        .toEqual(names);
      await expect(mistakes).toHaveCount(gave.length);
      if (end === 'misere') return;
      const blundered = sentence('play-blunder', { who: 'mover', had: 'N', kept: 'P' });
      for (const [ply, cells] of played.entries()) {
        await chart(page).nth(ply).click();
        await expectStep(page, ply);
        await expectCells(page, cells);
        if (gave.includes(ply)) await expect(narration(page)).toContainText(blundered);
        else await expect(narration(page)).not.toContainText(blundered);
        if (ply < 4) await button(page, sentence('transport-last')).click();
      }
    });
  }
});

test('while the computer thinks, nobody can move for it, and stepping back or leaving cancels its answer', async ({
  page,
}) => {
  await withHeldComputer(page);
  await openChain(page);
  const thinking = sentence('game-turn', { who: 'computer', last: 'second' });
  const begun = async () => {
    await showScene(page, 'v=1&takes=start');
    await standing(page);
    await byNumber(page, [5, 1], nine);
    await expect(narration(page)).toContainText(thinking);
  };
  await test.step('neither mouse nor keys nor numbers move for it', async () => {
    await begun();
    const press = page.getByRole('button', { name: sentence('take-plan') });
    await expect(press).toHaveAttribute('aria-disabled', 'true');
    await takeField(page).fill('1');
    await press.click({ force: true });
    await mark(page, [1, 1]).click();
    await board(page).locator('[tabindex="0"]').focus();
    await page.keyboard.press('Enter');
    await expect(planned(page)).toBeHidden();
    await expect(board(page).locator('.going')).toHaveCount(0);
    await expectStep(page, 1);
    await release(page);
    const { ply, cells } = await standing(page, 2);
    expect(ply).toBe(2);
    await mark(page, [cells.indexOf('1') + 1, 1]).click();
    await expect(planned(page)).toBeVisible();
  });
  await test.step('stepping back takes the last take back, and leaving the game keeps nothing of it', async () => {
    await begun();
    await button(page, sentence('transport-back')).click();
    await expectStep(page, 0);
    await release(page);
    await byNumber(page, [1, 1], nine);
    await expect(narration(page)).toContainText(thinking);
    await expectCells(page, '011111111');
    await expectStep(page, 1);
    await release(page);
    const { cells } = await standing(page, 2);
    expect(direct.value(cells).wins).toBe(false);
    await planByNumber(page, String(cells.indexOf('1') + 1));
    await planned(page).getByRole('button').click();
    await expect(narration(page)).toContainText(thinking);
    await button(page, sentence('play-leave')).click();
    await expectStep(page, 0);
    await release(page);
    await expectCells(page, nine);
  });
  await test.step('a player who types can go on typing after its move', async () => {
    await begun();
    await takeField(page).click();
    await takeField(page).fill('2-3');
    await release(page);
    await standing(page, 2);
    await expect(takeField(page)).toBeFocused();
    await expect(takeField(page)).toHaveValue('2-3');
  });
  await test.step('a double click on a planned object is one take', async () => {
    await showScene(page, 'v=1&takes=start');
    await standing(page);
    await mark(page, [5, 1]).click();
    await expectPlanned(page, [5, 1]);
    await mark(page, [5, 1]).dblclick();
    await expect(narration(page)).toContainText(thinking);
    await expectCells(page, '111101111');
    await expectStep(page, 1);
    await release(page);
    await standing(page, 2);
    await expect(planned(page)).toBeHidden();
  });
});
