import type { Page } from '@playwright/test';
import {
  apples,
  byButtons,
  byMouse,
  lost,
  movesOf,
  perfectly,
  playOut,
  standing,
  status,
  withQuickComputer,
  won,
} from './support/game.ts';
import {
  button,
  expectStep,
  narration,
  openLattice,
  openPanel,
  point,
  stepField,
} from './support/lattice.ts';
import { dice } from './support/solver.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ page }) => withQuickComputer(page));

test('an erring opponent plays the same again with the same seed', async ({ page }) => {
  const visits: string[] = [];
  for (const seed of [7, 7, 8, 9]) {
    await openLattice(
      page,
      `#v=1&columns=11&rows=11&path=10,0&opponent=erring&percent=100&seed=${seed}`,
    );
    const stands = await playOut(page, (at) => apples.options(at)[0]);
    visits.push(stands.map(({ at }) => at.join()).join(' '));
  }
  expect(visits[0]).toBe(visits[1]);
  expect(new Set(visits).size).toBeGreaterThan(1);
  // Begun again, the same moves meet the same answers.
  await button(page, 'Begin again').click();
  await expectStep(page, 0);
  const again = await playOut(page, (at) => apples.options(at)[0]);
  expect(again.map(({ at }) => at.join()).join(' ')).toBe(visits[3]);
});

test('an opponent that errs never is perfect', async ({ page }) => {
  await openLattice(page, '#v=1&columns=8&rows=8&path=6,0&opponent=erring&percent=0');
  const stands = await playOut(page, (at) => apples.options(at)[0]);
  await expect(status(page)).toHaveText(lost);
  for (const { at, over } of stands) if (!over) expect(apples.lost(...at)).toBe(true);
});

test('the opponent that wants to lose loses slowly', async ({ page }) => {
  await openLattice(page, '#v=1&columns=9&rows=9&path=8,0&opponent=slowest-loss');
  const stands = await playOut(page, perfectly);
  await expect(status(page)).toHaveText(won);
  for (const { at, over } of stands.slice(1)) if (!over) expect(apples.lost(...at)).toBe(false);
});

test.describe('the strategy', () => {
  for (const [start, seed] of [
    [20, 1],
    [8, 2],
    [8, 3],
    [6, 4],
    [6, 5],
    [4, 6],
  ] as const) {
    test(`is not beaten from ${start} apples by line ${seed}`, async ({ page }) => {
      test.slow();
      await openLattice(
        page,
        `#v=1&columns=9&rows=9&path=${start},0&opponent=copying`.replace(
          /columns=9&rows=9&path=20/,
          'rows=21&path=20',
        ),
      );
      const throws = dice(seed);
      const stands = await playOut(page, (at) => {
        const options = apples.options(at);
        return options[throws(options.length)];
      });
      await expect(status(page)).toHaveText(
        'Nothing is left to play. The strategy has won, as it does on every line: step back and try another.',
      );
      for (const { at, over } of stands) if (!over) expect(apples.lost(...at)).toBe(true);
      await button(page, 'first').click();
      await expectStep(page, 0);
      expect((await standing(page)).at).toEqual([start, 0]);
    });
  }

  test('is there to be tried, and says what it does', async ({ page }) => {
    await openLattice(page);
    const panel = await openPanel(page, 'Play');
    await button(panel, 'Beat the strategy').click();
    expect(await standing(page)).toEqual({ ply: 0, at: [20, 0], over: false });
    await byButtons(page, [19, 1], [20, 0]);
    expect(await standing(page, 2)).toEqual({ ply: 2, at: [18, 2], over: false });
    await expect(narration(page)).toContainText(
      'It copied your move: wholes and halves are even again.',
    );
    // Every point that play can come to has its mark.
    await expect(point(page, 0, 20)).toBeAttached();
    await button(page, 'Leave the game').click();
    await expect(movesOf(page)).toBeHidden();
    await expect(stepField(page)).not.toHaveValue('2');
  });
});

test.describe('while the computer thinks', () => {
  const rook = '#v=1&columns=8&rows=8&moves=-1,0*_0,-1*&end=normal';

  /** Its half second is as long as the test wants it. */
  const withSlowComputer = async (page: Page) => {
    await page.addInitScript(() => {
      const later = window.setTimeout;
      const held: (() => void)[] = [];
      window.setTimeout = ((run: () => void, ms?: number) =>
        ms === 500 || ms === 0 ? held.push(run) : later(run, ms)) as typeof setTimeout;
      Object.assign(window, {
        release: () => {
          for (const run of held.splice(0)) run();
        },
      });
    });
  };
  const release = (page: Page) =>
    page.evaluate(() => (window as unknown as { release(): void }).release());

  test('no move can be made for it, or twice', async ({ page }) => {
    await withSlowComputer(page);
    await openLattice(page, '#v=1&columns=8&rows=8&path=5,0');
    await standing(page);
    await byButtons(page, [4, 0], [5, 0]);
    await expect(status(page)).toHaveText('The computer moves …');
    const eat = movesOf(page).getByRole('button', { name: 'eat a whole', exact: true });
    await expect(eat).toBeDisabled();
    await eat.dispatchEvent('click');
    await byMouse(page, [3, 0], [4, 0]);
    await expectStep(page, 1);
    await release(page);
    await standing(page, 2);
    await expectStep(page, 2);
  });

  test('stepping back takes the move back, and no answer comes', async ({ page }) => {
    await withSlowComputer(page);
    await openLattice(page, `${rook}&path=5,0`);
    await standing(page);
    await byMouse(page, [4, 0], [5, 0]);
    await expect(status(page)).toHaveText('The computer moves …');
    await button(page, 'back').click();
    await expectStep(page, 0);
    await release(page);
    await page.waitForTimeout(300);
    // From (5, 0) the rook could have come where the computer wanted to go from (4, 0).
    expect(await standing(page)).toEqual({ ply: 0, at: [5, 0], over: false });
    await byMouse(page, [0, 0], [5, 0]);
    await expect(status(page)).toHaveText(won);
  });

  test('leaving the game leaves it', async ({ page }) => {
    await withSlowComputer(page);
    await openLattice(page, '#v=1&columns=8&rows=8&path=5,0');
    await standing(page);
    await byButtons(page, [4, 0], [5, 0]);
    await button(page, 'Leave the game').click();
    await expectStep(page, 64);
    await release(page);
    await page.waitForTimeout(300);
    await expectStep(page, 64);
    await expect(status(page)).toBeHidden();
  });
});

test('a double click is one move', async ({ page }) => {
  await openLattice(page, '#v=1&columns=8&rows=8&path=6,0');
  await standing(page);
  await movesOf(page)
    .getByRole('button', { name: 'eat a whole', exact: true })
    .evaluate((eat: HTMLElement) => {
      eat.click();
      eat.click();
    });
  expect((await standing(page, 2)).ply).toBe(2);
  await page.waitForTimeout(300);
  expect((await standing(page, 2)).ply).toBe(2);
});
