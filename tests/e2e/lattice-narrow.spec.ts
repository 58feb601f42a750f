import type { Page } from '@playwright/test';
import { movesOf, standing, status } from './support/game.ts';
import { overlappingControls, scrolls, smallTexts } from './support/inspect.ts';
import { button, openLattice, openPanel } from './support/lattice.ts';
import { narrow } from './support/narrow.ts';
import { painted } from './support/raster.ts';
import { expect, test } from './support/test.ts';

/** Nothing but a long chart, which scrolls in its own box, is wider than its room. */
async function fits(page: Page, where: string): Promise<void> {
  const across = (await scrolls(page)).filter((one) => /across|page/.test(one));
  expect.soft(across, `scrolls ${where}`).toEqual([]);
  expect.soft(await overlappingControls(page), `overlaps ${where}`).toEqual([]);
}

for (const { name, use } of narrow) {
  test.describe(`at ${name}`, () => {
    test.use(use);

    test('every panel of the lattice fits', async ({ page }) => {
      await openLattice(page, '#v=1&columns=9&rows=8');
      const rules = await openPanel(page, 'Rules');
      await expect(rules.getByRole('grid')).toBeVisible();
      await fits(page, 'with the rules');
      const moves = rules.getByRole('textbox', { name: 'as text' });
      await moves.fill('-1,0 -1,0 '.repeat(40));
      await moves.press('Tab');
      await expect(rules.getByRole('alert')).toBeVisible();
      await fits(page, 'with refused rules');
      const play = await openPanel(page, 'Play');
      await play.getByRole('radio', { name: 'the computer, erring' }).check();
      await fits(page, 'with the play panel');
      const pattern = await openPanel(page, 'Pattern');
      await button(pattern, 'Paint one').click();
      await expect(pattern.getByRole('status')).toContainText('It fails');
      await fits(page, 'with a conjecture');
      for (const field of ['period of m', 'period of n']) {
        const period = pattern.getByRole('textbox', { name: field });
        await period.fill('8');
        await period.press('Tab');
      }
      await expect(pattern.getByRole('button', { name: /^m leaves/ })).toHaveCount(64);
      await fits(page, 'with the largest conjecture');
      await expect((await openPanel(page, 'Settings')).getByText('The marks tell')).toBeVisible();
      await fits(page, 'with the settings');
    });

    test('a game fits, from its beginning to its end', async ({ page }) => {
      await openLattice(page, '#v=1&rows=21&path=20,0');
      await standing(page);
      await fits(page, 'at the start');
      await openLattice(page, '#v=1&columns=9&rows=9&path=5,0_4,0_3,0_2,1&opponent=human');
      await standing(page, 3);
      await fits(page, 'in the middle');
      await openLattice(page, '#v=1&columns=9&rows=9&path=3,0_2,1_1,2_1,1_0,1_0,0&opponent=human');
      await expect(status(page)).toContainText('Nothing is left');
      await fits(page, 'at the end');
    });

    test('the apples and the buttons of a queen’s many moves fit', async ({ page }) => {
      await openLattice(page, '#v=1&columns=40&rows=40&path=39,39&opponent=human');
      await standing(page);
      await fits(page, 'with 39 apples');
      await openLattice(
        page,
        '#v=1&columns=40&rows=40&moves=-1,0*_0,-1*_-1,-1*&end=normal&path=39,38&opponent=human',
      );
      await standing(page);
      await expect(movesOf(page)).toContainText('more: point at them');
      await fits(page, 'with a queen');
    });

    test('a long game’s chart scrolls in its own box', async ({ page }) => {
      const path = Array.from({ length: 64 }, (_, i) => `0,${63 - i}`).join('_');
      await openLattice(page, `#v=1&columns=8&rows=64&path=${path}&opponent=human`);
      await expect(page.locator('.chart')).toBeVisible();
      const found = (await scrolls(page)).filter((one) => /across|page/.test(one));
      expect(found).toEqual(['ol across']);
      const last = page.locator('.chart li').last().getByRole('button');
      await last.focus();
      await expect(last).toBeInViewport();
    });

    test('a raster fits', async ({ page }) => {
      await openLattice(page, '#v=1&columns=4096&rows=4096&moves=-1,0*_0,-1*_-1,-1*&end=normal');
      await painted(page);
      await fits(page, 'with a raster');
    });
  });
}

test('no text is smaller than 12 px in the panels, a game or its chart', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const [scene, panel] of [
    ['#v=1&columns=9&rows=8', 'Rules'],
    ['#v=1&columns=9&rows=8', 'Play'],
    ['#v=1&columns=9&rows=8&conjecture=2,2,0,0,1000', 'Pattern'],
    ['#v=1&columns=9&rows=8&colour=plies', 'Settings'],
    ['#v=1&columns=9&rows=8&path=3,0_2,1_1,2_1,1_0,1_0,0&opponent=human', undefined],
    ['#v=1&columns=9&rows=8&path=3,0', undefined],
  ] as const) {
    await openLattice(page, scene);
    if (panel)
      await expect((await openPanel(page, panel)).locator('fieldset').first()).toBeVisible();
    else await expect(status(page)).toBeVisible();
    expect.soft(await smallTexts(page), `${scene} ${panel}`).toEqual([]);
  }
});
