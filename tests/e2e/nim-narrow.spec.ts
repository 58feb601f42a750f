import type { Page } from '@playwright/test';
import { overlappingControls, scrolls, seenTexts } from './support/inspect.ts';
import { narration } from './support/lattice.ts';
import { narrow } from './support/narrow.ts';
import {
  board,
  byMouse,
  expectPlanned,
  openNim,
  openPanel,
  planned,
  play,
  standing,
  status,
  stone,
  withQuickComputer,
} from './support/nim.ts';
import { expect, test } from './support/test.ts';

/** Nothing but a long chart, table or course, which scrolls in its own box, is wider than its room. */
async function fits(page: Page, where: string, own: readonly string[] = []): Promise<void> {
  const across = (await scrolls(page)).filter((one) => /across|page/.test(one));
  expect
    .soft(
      across.filter((one) => !own.includes(one)),
      `scrolls ${where}`,
    )
    .toEqual([]);
  expect.soft(await overlappingControls(page), `overlaps ${where}`).toEqual([]);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, use } of narrow) {
  test.describe(`at ${name}`, () => {
    test.use(use);

    test('every plate fits', async ({ page }) => {
      for (const scene of [
        '#v=1',
        '#v=1&cursor=0',
        '#v=1&heaps=1,2,3,4,5',
        '#v=1&heaps=40,39,38',
        '#v=1&heaps=100,60',
        '#v=1&heaps=1000000,7,999',
        '#v=1&heaps=1000000000000000,5',
        '#v=1&heaps=10,8,6&rules=1..3_odd_any',
        '#v=1&heaps=9,13&coupling=wythoff',
        `#v=1&heaps=${Array(24).fill(15).join()}`,
        '#v=1&heaps=5,12&rules=2,5&end=misere',
      ]) {
        await openNim(page, scene);
        await expect(narration(page)).toContainText('.');
        await fits(page, scene);
      }
    });

    test('every panel fits', async ({ page }) => {
      await openNim(page, '#v=1&heaps=10,8,6&rules=1..3_odd_any');
      const rules = await openPanel(page, 'Rules');
      await fits(page, 'with the rules');
      await rules.getByRole('textbox', { name: 'stones' }).fill('7,'.repeat(60));
      await rules.getByRole('textbox', { name: 'stones' }).press('Tab');
      await expect(rules.getByRole('alert')).toBeVisible();
      await fits(page, 'with refused heaps');
      const opponents = await openPanel(page, 'Play');
      await opponents.getByRole('radio', { name: 'the computer, erring' }).check();
      await fits(page, 'with the opponents');
      const table = await openPanel(page, 'Table');
      await expect(table.locator('svg.values')).toHaveCount(3);
      await table.getByText('The values as numbers').first().click();
      await fits(page, 'with the table', ['section across']);
      await openPanel(page, 'Settings');
      await fits(page, 'with the settings');
      await openNim(page, '#v=1&end=misere');
      await openPanel(page, 'Last stone');
      await fits(page, 'with the last stone', ['section across']);
      await openNim(page, '#v=1&heaps=9,13&coupling=wythoff');
      await expect((await openPanel(page, 'Table')).locator('table')).toBeVisible();
      await fits(page, 'with Wythoff’s table', ['section across']);
    });

    test('a game fits, from its beginning to its end', async ({ page }) => {
      await openNim(page, '#v=1&takes=start');
      await standing(page);
      await fits(page, 'at the start');
      await stone(page, 3, 2).click();
      await expect(planned(page)).toBeVisible();
      await fits(page, 'with a plan');
      await openNim(page, '#v=1&heaps=1,3&opponent=human&takes=2-1_1-1_2-1_2-1');
      await expect(status(page)).toContainText('Nothing is left');
      await page.getByText('The argument, on this game').click();
      await fits(page, 'at the end', ['div across', 'details across', 'section across']);
    });

    test('a stone can be hit and taken', async ({ page }) => {
      await withQuickComputer(page);
      await openNim(page, '#v=1&takes=start');
      await standing(page);
      await byMouse(page, [3, 7], [3, 5, 7]);
      expect((await standing(page, 2)).ply).toBe(2);
    });
  });
}

test.describe('a frame', () => {
  for (const [width, height] of [
    [320, 400],
    [480, 360],
    [800, 450],
  ] as const) {
    test(`of ${width} by ${height} holds the whole figure`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const scene of [
        '#v=1',
        '#v=1&cursor=0',
        '#v=1&cursor=5',
        '#v=1&heaps=1,4,5',
        '#v=1&heaps=100,60',
        '#v=1&heaps=9,13&coupling=wythoff',
        '#v=1&heaps=10,8,6&rules=1..3_odd_any',
        '#v=1&end=misere',
        '#v=1&takes=start',
        '#v=1&takes=3-1_1-1',
      ]) {
        await test.step(scene, async () => {
          await page.goto('about:blank');
          await page.goto(`embed.html?figure=nim${scene}`);
          await expect(board(page)).toBeVisible();
          await expect(play(page)).toBeVisible();
          expect.soft(await scrolls(page), `scrollbars at ${scene}`).toEqual([]);
          const cut = (await seenTexts(page)).filter((text) => text.cut).map(({ text }) => text);
          expect.soft(cut, `cut text at ${scene}`).toEqual([]);
          const plate = await board(page).boundingBox();
          // A plate squeezed to a strip is no figure.
          expect.soft(plate?.height ?? 0, `plate at ${scene}`).toBeGreaterThan(100);
          expect.soft(await overlappingControls(page), `overlaps at ${scene}`).toEqual([]);
        });
      }
    });

    test(`of ${width} by ${height} lets a stone be taken, without scrollbars`, async ({ page }) => {
      await withQuickComputer(page);
      await page.setViewportSize({ width, height });
      await page.goto('embed.html?figure=nim#v=1');
      await expect(play(page)).toBeVisible();
      await stone(page, 3, 7).click();
      await expectPlanned(page, 'Take 1 from heap 3');
      expect.soft(await scrolls(page), 'with a plan').toEqual([]);
      const cut = (await seenTexts(page)).filter((text) => text.cut).map(({ text }) => text);
      expect.soft(cut, 'cut text with a plan').toEqual([]);
      await stone(page, 3, 7).click();
      expect((await standing(page, 2)).ply).toBe(2);
      expect.soft(await scrolls(page), 'in the game').toEqual([]);
    });
  }
});
