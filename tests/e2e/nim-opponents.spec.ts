import type { Page } from '@playwright/test';
import { Heaps, may, type Take } from './support/heaps.ts';
import { release, withHeldComputer } from './support/held.ts';
import { button, expectStep, narration } from './support/lattice.ts';
import {
  board,
  byFields,
  byMouse,
  expectHeaps,
  expectPlanned,
  going,
  lost,
  openNim,
  openPanel,
  planned,
  playOut,
  standing,
  status,
  stone,
  takeField,
  withQuickComputer,
  won,
} from './support/nim.ts';
import { dice } from './support/solver.ts';
import { expect, test } from './support/test.ts';

const nim = new Heaps();
const firstTake = (heaps: readonly number[]) => nim.takes(heaps)[0];
const perfectly = (heaps: readonly number[]) => nim.best(heaps);

/** Plays a line of the game and tells what lay there whenever it was the visitor's move. */
async function line(page: Page, choose = firstTake): Promise<string> {
  const stands = await playOut(page, choose);
  return stands.map(({ heaps }) => heaps.join()).join(' ');
}

test.describe('the perfect opponent', () => {
  test.beforeEach(({ page }) => withQuickComputer(page));

  for (const seed of [1, 2, 3]) {
    test(`is not beaten from a lost position, by line ${seed}`, async ({ page }) => {
      await openNim(page, '#v=1&heaps=1,4,5&takes=start');
      const throws = dice(seed);
      const stands = await playOut(page, (heaps) => {
        const takes = nim.takes(heaps);
        return takes[throws(takes.length)];
      });
      await expect(status(page)).toHaveText(lost);
      for (const { heaps, over } of stands) if (!over) expect(nim.lost(heaps)).toBe(true);
    });
  }

  test('wins under misère play, where the last stone loses', async ({ page }) => {
    const misere = new Heaps({ misere: true });
    await openNim(page, '#v=1&heaps=1,2,3&end=misere&takes=start');
    const stands = await playOut(page, (heaps) => misere.takes(heaps)[0]);
    await expect(status(page)).toHaveText(lost);
    // Whoever is left a single stone must take it.
    for (const { heaps, over } of stands) if (!over) expect(misere.lost(heaps)).toBe(true);
  });

  test('wins Wythoff’s game, where it may take from both', async ({ page }) => {
    const wythoff = new Heaps({ wythoff: true });
    await openNim(page, '#v=1&heaps=3,5&coupling=wythoff&takes=start');
    const stands = await playOut(page, (heaps) => wythoff.takes(heaps)[0]);
    await expect(status(page)).toHaveText(lost);
    for (const { heaps, over } of stands) if (!over) expect(wythoff.lost(heaps)).toBe(true);
  });

  test('wins by 2 or 5, where one stone cannot be taken', async ({ page }) => {
    const rules = new Heaps({ may: may.oneOf([2, 5]) });
    await openNim(page, '#v=1&heaps=5,12&rules=2,5&takes=start');
    const stands = await playOut(page, (heaps) => rules.takes(heaps).at(-1));
    await expect(status(page)).toHaveText(lost);
    for (const { heaps, over } of stands) if (!over) expect(rules.lost(heaps)).toBe(true);
  });

  test('is beaten where it must begin and is lost', async ({ page }) => {
    await openNim(page, '#v=1&heaps=1,2,3&computer=first&takes=start');
    await expect(status(page)).toHaveText('The computer is to move.');
    await button(page, 'Let it move').click();
    const [first] = await playOut(page, perfectly, byMouse);
    expect(first?.ply).toBe(1);
    await expect(status(page)).toHaveText(won);
  });
});

test.describe('the opponent that errs', () => {
  test.beforeEach(({ page }) => withQuickComputer(page));

  test('always, errs wherever it could have won', async ({ page }) => {
    await openNim(page, '#v=1&heaps=2,4,5&opponent=erring&percent=100&takes=start');
    const stands = await playOut(page, perfectly);
    await expect(status(page)).toHaveText(won);
    for (const { heaps, over } of stands) if (!over) expect(nim.lost(heaps)).toBe(false);
  });

  test('always, gives back what was given away', async ({ page }) => {
    await openNim(page, '#v=1&heaps=2,4,5&opponent=erring&percent=100&takes=start');
    const blundering = (heaps: readonly number[]): Take | undefined =>
      nim.takes(heaps).find((take) => !nim.lost(nim.after(heaps, take)));
    await standing(page);
    await byFields(page, blundering([2, 4, 5]) ?? [1, 1], [2, 4, 5]);
    const { heaps } = await standing(page, 2);
    expect(nim.lost(heaps)).toBe(false);
    await expect(narration(page)).toContainText('That gave the win to you.');
  });

  test('never, is perfect', async ({ page }) => {
    await openNim(page, '#v=1&heaps=1,4,5&opponent=erring&percent=0&takes=start');
    await playOut(page, firstTake);
    await expect(status(page)).toHaveText(lost);
  });

  test('plays the same again with the same seed', async ({ page }) => {
    test.slow();
    const lines: string[] = [];
    for (const seed of [7, 7, 8, 9, 10]) {
      await openNim(page, `#v=1&heaps=7,9,12&opponent=erring&percent=50&seed=${seed}&takes=start`);
      lines.push(await line(page));
    }
    expect(lines[0]).toBe(lines[1]);
    expect(new Set(lines).size).toBeGreaterThan(1);
    // Begun again, the same takes meet the same answers.
    await button(page, 'Begin again').click();
    await expectStep(page, 0);
    expect(await line(page)).toBe(lines.at(-1));
  });

  test('is chosen in the panel, with how often', async ({ page }) => {
    await openNim(page);
    const panel = await openPanel(page, 'Play');
    await panel.getByRole('radio', { name: 'the computer, erring' }).check();
    const percent = panel.getByRole('textbox', { name: 'errs in percent of its moves' });
    await percent.fill('101');
    await percent.press('Tab');
    await expect(panel.getByRole('alert')).toHaveText('A whole number from 0 to 100, please.');
    await expect(percent).toHaveValue('101');
    await percent.fill('100');
    await percent.press('Tab');
    await expect(panel.getByRole('alert')).toBeHidden();
    await button(panel, 'Begin').click();
    await expect(page).toHaveURL(/opponent=erring&percent=100&seed=\d+/);
    await expect(page).toHaveURL(/takes=start/);
  });
});

test.describe('the opponent that sets traps', () => {
  test.beforeEach(({ page }) => withQuickComputer(page));

  test('where it is lost, leaves the fewest winning takes', async ({ page }) => {
    await openNim(page, '#v=1&heaps=3,5,7&opponent=trap&takes=start');
    await byFields(page, [3, 1], [3, 5, 7]);
    const left = [3, 5, 6];
    const fewest = Math.min(
      ...nim.takes(left).map((take) => nim.winning(nim.after(left, take)).length),
    );
    const { heaps } = await standing(page, 2);
    expect(nim.winning(heaps)).toHaveLength(fewest);
    expect(nim.lost(heaps)).toBe(false);
  });

  test('where it can win, wins', async ({ page }) => {
    await openNim(page, '#v=1&heaps=1,4,5&opponent=trap&takes=start');
    await playOut(page, firstTake);
    await expect(status(page)).toHaveText(lost);
  });

  test('is chosen in the panel, which says what it does', async ({ page }) => {
    await openNim(page);
    const panel = await openPanel(page, 'Play');
    await expect(panel).toContainText('the position from which the fewest moves win');
    await panel.getByRole('radio', { name: 'the computer, setting traps' }).check();
    await button(panel, 'Begin').click();
    await expect(page).toHaveURL(/opponent=trap/);
    await standing(page);
  });
});

test.describe('while the computer thinks', () => {
  test.beforeEach(async ({ page }) => {
    await withHeldComputer(page);
    await openNim(page, '#v=1&takes=start');
    await standing(page);
    await byFields(page, [3, 1], [3, 5, 7]);
    await expect(status(page)).toHaveText('The computer moves …');
  });

  test('nothing can be taken for it, by no hand', async ({ page }) => {
    const press = page.getByRole('button', { name: 'Show what that leaves' });
    await expect(press).toHaveAttribute('aria-disabled', 'true');
    await press.click({ force: true });
    await stone(page, 2, 2).hover();
    await expect(going(page)).toHaveCount(0);
    await stone(page, 2, 2).click();
    await board(page).locator('[tabindex="0"]').focus();
    await page.keyboard.press('Enter');
    await expect(planned(page)).toBeHidden();
    await expectStep(page, 1);
    await release(page);
    expect((await standing(page, 2)).ply).toBe(2);
  });

  test('stepping back takes the take back, and no answer comes', async ({ page }) => {
    await button(page, 'back').click();
    await expectStep(page, 0);
    await release(page);
    await byFields(page, [1, 3], [3, 5, 7]);
    await expect(status(page)).toHaveText('The computer moves …');
    await expect(narration(page)).toContainText('Ply 1: you took 3 from heap 1. Left: 0, 5, 7.');
    await expectStep(page, 1);
    await release(page);
    expect((await standing(page, 2)).heaps).toEqual([0, 5, 5]);
  });

  test('leaving the game leaves it', async ({ page }) => {
    await button(page, 'Leave the game').click();
    await expectStep(page, 8);
    await release(page);
    await expectHeaps(page, '3 5 7');
    await expect(status(page)).toBeHidden();
    await button(page, 'back').click();
    await expectStep(page, 7);
  });

  test('whoever types goes on typing when it has moved', async ({ page }) => {
    await takeField(page).click();
    await takeField(page).fill('2');
    await release(page);
    await standing(page, 2);
    await expect(takeField(page)).toBeFocused();
    await expect(takeField(page)).toHaveValue('2');
  });
});

test('a double click on a planned stone is one take', async ({ page }) => {
  await withHeldComputer(page);
  await openNim(page, '#v=1&takes=start');
  await standing(page);
  await stone(page, 3, 5).click();
  await expectPlanned(page, 'Take 3 from heap 3');
  await stone(page, 3, 5).dblclick();
  await expect(status(page)).toHaveText('The computer moves …');
  await expectHeaps(page, '3 5 4');
  await expectStep(page, 1);
  await release(page);
  await standing(page, 2);
  await expect(planned(page)).toBeHidden();
});
