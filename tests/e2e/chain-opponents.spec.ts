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
  play,
  playOut,
  reverse,
  standing,
  status,
  takeArgs,
  takeField,
  told,
  withQuickComputer,
  won,
} from './support/chain.ts';
import { type ChainSolver, groupsOf, whole, without } from './support/chain-solver.ts';
import { release, withHeldComputer } from './support/held.ts';
import { button, expectStep, narration } from './support/lattice.ts';
import { dice } from './support/solver.ts';
import { expect, test } from './support/test.ts';

const first = (cells: string, ply: number) => direct.takes(cells, ply)[0];

/** Plays a line of the game and tells what lay there whenever it was the visitor's move. */
async function line(page: Page): Promise<string> {
  return (await playOut(page, first)).map(({ cells }) => cells).join(' ');
}

test.describe('the perfect computer', () => {
  test.beforeEach(({ page }) => withQuickComputer(page));

  for (const [end, solver, scenes] of [
    ['normal', direct, ['objects=8', 'objects=12', 'row=111101']],
    ['misere', reverse, ['objects=4', 'objects=9']],
  ] as const) {
    test(`is not beaten from a lost position, ${end}`, async ({ page }) => {
      for (const [seed, scene] of scenes.entries()) {
        await openChain(page, `#v=1&${scene}&end=${end}&takes=start`);
        const throws = dice(seed + 1);
        const stands = await playOut(page, (cells, ply) => {
          const takes = solver.takes(cells, ply);
          return takes[throws(takes.length)];
        });
        await expect(status(page)).toHaveText(lost);
        for (const { cells, ply, over } of stands) {
          if (!over) expect(solver.value(cells, ply).wins).toBe(false);
        }
      }
    });
  }

  test('hurries where it wins and delays where it loses', async ({ page }) => {
    for (const [scene, cells, wins] of [
      ['objects=8&takes=start', whole(8), false],
      ['objects=9&takes=start', nine, true],
    ] as const) {
      await openChain(page, `#v=1&${scene}`);
      const stands = await playOut(page, (row, ply) => direct.best(row, ply)[0]);
      await expect(status(page)).toHaveText(wins ? won : lost);
      expect(stands.at(-1)?.ply).toBe(direct.value(cells, 0).plies);
    }
  });

  for (const [how, begin] of [
    ['from the invitation', (page: Page) => button(page, told('chain-computer-begins')).click()],
    [
      'from the panel',
      async (page: Page) => {
        const panel = await openPanel(page, 'play');
        await panel.getByRole('radio', { name: told('play-computer-first'), exact: true }).check();
        await button(panel, told('play-begin')).click();
        await expect(panel).toBeHidden();
      },
    ],
  ] as const) {
    test(`begins, ${how}, and is beaten where it is lost`, async ({ page }) => {
      await openChain(page, '#v=1&objects=4');
      await expect(play(page)).toContainText(
        told('chain-invitation', { begun: 'no', outcome: 'P' }),
      );
      await begin(page);
      const stands = await playOut(page, (cells) => direct.best(cells)[0], byMouse);
      expect(stands[0]?.ply).toBe(1);
      await expect(page).toHaveURL(/computer=first/);
      await expect(status(page)).toHaveText(won);
    });
  }
});

test.describe('other opponents', () => {
  test.beforeEach(({ page }) => withQuickComputer(page));

  test('one that errs plays the same again with the same seed', async ({ page }) => {
    const lines: string[] = [];
    for (const seed of [7, 7, 8]) {
      await openChain(page, `#v=1&objects=7&opponent=erring&percent=100&seed=${seed}&takes=start`);
      lines.push(await line(page));
    }
    expect(lines[0]).toBe(lines[1]);
    expect(new Set(lines).size).toBeGreaterThan(1);
    // Begun again, the same takes meet the same answers.
    await button(page, told('play-again')).click();
    await expectStep(page, 0);
    expect(await line(page)).toBe(lines[2]);
  });

  test('one that errs never is perfect', async ({ page }) => {
    await openChain(page, '#v=1&objects=8&opponent=erring&percent=0&takes=start');
    const stands = await playOut(page, first);
    await expect(status(page)).toHaveText(lost);
    for (const { cells, over } of stands.slice(1)) {
      if (!over) expect(direct.value(cells).wins).toBe(false);
    }
  });

  test('one that wants to lose gives wins away and loses slowly', async ({ page }) => {
    await openChain(page, '#v=1&objects=8&opponent=slowest-loss&takes=start');
    const expected: number[] = [];
    let before = whole(8);
    const stands = await playOut(page, (cells, ply) => {
      const take = direct.best(cells, ply)[0];
      before = take ? without(cells, take) : cells;
      // What it answers is for the visitor the slowest of the wins there are.
      const slowest = direct
        .takes(before)
        .map((reply) => direct.value(without(before, reply)))
        .filter(({ wins }) => wins)
        .map(({ plies }) => plies);
      expected.push(Math.max(...slowest));
      return take;
    });
    await expect(status(page)).toHaveText(won);
    for (const [i, { cells, over }] of stands.slice(1).entries()) {
      if (!over) expect(direct.value(cells)).toEqual({ wins: true, plies: expected[i] });
    }
  });
  test('are chosen in the panel, with how often one errs', async ({ page }) => {
    await openChain(page);
    const panel = await openPanel(page, 'play');
    await panel.getByRole('radio', { name: told('opponent-erring') }).check();
    const percent = panel.getByRole('textbox', { name: told('field-percent') });
    for (const typed of ['101', '-1', '1.5', 'x', '']) {
      await percent.fill(typed);
      await percent.press('Tab');
      await expect(panel.getByRole('alert')).toHaveText(told('field-wrong', { min: 0, max: 100 }));
      await expect(percent).toHaveValue(typed);
    }
    await percent.fill('100');
    await percent.press('Tab');
    await expect(panel.getByRole('alert')).toBeHidden();
    await button(panel, told('play-begin')).click();
    await expect(page).toHaveURL(/takes=start&opponent=erring&percent=100&seed=\d+/);
    await openPanel(page, 'play');
    await panel.getByRole('radio', { name: told('opponent-slowest-loss') }).check();
    await button(panel, told('play-begin')).click();
    await expect(page).toHaveURL(/opponent=slowest-loss/);
    await standing(page);
  });
});

test.describe('a win that is given away', () => {
  test.beforeEach(({ page }) => withQuickComputer(page));

  /** Moves of a game that gave a win away, by their plies. */
  const blunders = (solver: ChainSolver, rows: readonly string[]) =>
    rows.slice(1).flatMap((cells, at) => {
      const before = rows[at] ?? '';
      return solver.value(before, at).wins && solver.value(cells).wins ? [at + 1] : [];
    });

  test('is marked in the chart, with what to take; a step back leads to the win', async ({
    page,
  }) => {
    await openChain(page, '#v=1&takes=start');
    await playOut(page, (cells, ply) => (ply === 0 ? [1, 1] : first(cells, ply)));
    await expect(status(page)).toHaveText(lost);
    await expect(page.getByText(told('chart-no-blunder'))).toBeHidden();
    const mistakes = page.locator('.better').getByRole('listitem');
    await expect(mistakes).toHaveCount(1);
    const better = { ply: 1, who: 'you', ...takeArgs([5, 1]) };
    await expect(mistakes).toContainText(told('chain-better', better));
    await expect(page.locator('.chart .blunder')).toHaveCount(1);
    await button(page, told('chart-before', { ply: 1 })).click();
    await expectStep(page, 0);
    await expectCells(page, nine);
    await playOut(page, (cells, ply) => direct.best(cells, ply)[0]);
    await expect(status(page)).toHaveText(won);
  });

  for (const [end, solver] of [
    ['normal', direct],
    ['misere', reverse],
  ] as const) {
    test(`is told at its ply, and the chart tells what each position was worth, ${end}`, async ({
      page,
    }) => {
      const takes = [
        [2, 1],
        [3, 1],
        [4, 2],
        [1, 1],
      ] as const;
      const played = [whole(5)];
      for (const take of takes) played.push(without(played.at(-1) ?? '', take));
      const gave = blunders(solver, played);
      expect(gave.length).toBeGreaterThan(0);
      await openChain(page, `#v=1&objects=5&end=${end}&opponent=human&takes=2_3_4-5_1`);
      const last = end === 'normal' ? 'second' : 'first';
      await expect(status(page)).toHaveText(told('play-over', { who: 'mover', last }));
      const names = await chart(page).evaluateAll((all) =>
        all.map((bar) => bar.getAttribute('aria-label')),
      );
      expect(names).toEqual(
        played.map((cells, ply) => {
          const { wins, plies } = solver.value(cells, ply);
          const side = wins === (ply % 2 === 0) ? 'up' : 'down';
          const blunder = gave.includes(ply) ? 'yes' : 'no';
          const position = groupsOf(cells).join(' + ') || '–';
          return told('chart-bar', { ply, position, plies, side, who: 'mover', blunder });
        }),
      );
      const mistakes = page.locator('.better').getByRole('listitem');
      await expect(mistakes).toHaveCount(gave.length);
      const blundered = told('play-blunder', { who: 'mover' });
      for (const [ply] of played.entries()) {
        await chart(page).nth(ply).click();
        await expectStep(page, ply);
        await expectCells(page, played[ply] ?? '');
        if (gave.includes(ply)) await expect(narration(page)).toContainText(blundered);
        else await expect(narration(page)).not.toContainText(blundered);
        if (ply < takes.length) await button(page, told('transport-last')).click();
      }
    });
  }
});

test.describe('while the computer thinks', () => {
  test.beforeEach(async ({ page }) => {
    await withHeldComputer(page);
    await openChain(page, '#v=1&takes=start');
    await standing(page);
    await byNumber(page, [5, 1], nine);
    await expect(status(page)).toHaveText(told('chain-turn', { who: 'thinking' }));
  });

  test('nothing can be taken for it, by no hand', async ({ page }) => {
    const press = page.getByRole('button', { name: told('take-plan') });
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
    expect((await standing(page, 2)).ply).toBe(2);
  });

  test('stepping back takes the take back, and no answer comes; leaving leaves it', async ({
    page,
  }) => {
    await button(page, told('transport-back')).click();
    await expectStep(page, 0);
    await release(page);
    await byNumber(page, [1, 1], nine);
    await expect(status(page)).toHaveText(told('chain-turn', { who: 'thinking' }));
    await expectCells(page, '011111111');
    await expectStep(page, 1);
    await release(page);
    const { cells } = await standing(page, 2);
    expect(direct.value(cells).wins).toBe(false);
    await planByNumber(page, String(cells.indexOf('1') + 1));
    await button(planned(page), told('planned-take')).click();
    await expect(status(page)).toHaveText(told('chain-turn', { who: 'thinking' }));
    await button(page, told('play-leave')).click();
    await expectStep(page, 0);
    await release(page);
    await expectCells(page, nine);
    await expect(status(page)).toBeHidden();
  });

  test('whoever types goes on typing when it has moved', async ({ page }) => {
    await takeField(page).click();
    await takeField(page).fill('2-3');
    await release(page);
    await standing(page, 2);
    await expect(takeField(page)).toBeFocused();
    await expect(takeField(page)).toHaveValue('2-3');
  });
});

test('a double click on a planned object is one take', async ({ page }) => {
  await withHeldComputer(page);
  await openChain(page, '#v=1&takes=start');
  await standing(page);
  await mark(page, [5, 1]).click();
  await expectPlanned(page, [5, 1]);
  await mark(page, [5, 1]).dblclick();
  await expect(status(page)).toHaveText(told('chain-turn', { who: 'thinking' }));
  await expectCells(page, '111101111');
  await expectStep(page, 1);
  await release(page);
  await standing(page, 2);
  await expect(planned(page)).toBeHidden();
});
