/** The widest states of the lattice on a narrow screen; the contract tests cover its scenes and panels. */
import type { Page } from '@playwright/test';
import { movesOf, standing } from './support/game.ts';
import { overlappingControls, scrolls, smallTexts } from './support/inspect.ts';
import { button, openLattice, openPanel, showScene } from './support/lattice.ts';
import { expect, test } from './support/test.ts';

/** Expects that nothing is wider than its room. */
async function fits(page: Page, where: string): Promise<void> {
  // A figure takes its new size one animation frame after its box.
  const across = async () => (await scrolls(page)).filter((one) => /across|page/.test(one));
  await expect.poll(across, `scrolls ${where}`).toEqual([]);
  await expect.poll(() => overlappingControls(page), `overlaps ${where}`).toEqual([]);
}

test('long rules, a large conjecture and many moves fit; a long chart scrolls in its own box', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openLattice(page, '#v=1&columns=9&rows=8');
  const rules = await openPanel(page, 'Rules');
  const moves = rules.getByRole('textbox', { name: 'as text' });
  await moves.fill('-1,0 -1,0 '.repeat(40));
  await moves.press('Tab');
  await expect(rules.getByRole('alert')).toBeVisible();
  await fits(page, 'with refused rules');

  await showScene(page, `#v=1&columns=9&rows=8&conjecture=8,8,0,0,${'10'.repeat(32)}`);
  const pattern = await openPanel(page, 'Pattern');
  await expect(pattern.getByRole('button', { name: /^m has remainder/ })).toHaveCount(64);
  await fits(page, 'with the largest conjecture');
  await page.setViewportSize({ width: 390, height: 640 });
  await expect.poll(() => smallTexts(page), 'with the largest conjecture').toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });

  await showScene(page, '#v=1&columns=40&rows=40&path=39,39&opponent=human');
  await standing(page);
  await fits(page, 'with 39 apples');
  const queen = 'moves=-1,0*_0,-1*_-1,-1*&end=normal';
  await showScene(page, `#v=1&columns=40&rows=40&${queen}&path=39,38&opponent=human`);
  await standing(page);
  await button(page, 'and 112 more moves').click();
  await expect(movesOf(page).last()).toContainText('more: touch a point');
  await fits(page, 'with a queen');

  const path = Array.from({ length: 64 }, (_, i) => `0,${63 - i}`).join('_');
  await showScene(page, `#v=1&columns=8&rows=64&path=${path}&opponent=human`);
  await expect(page.locator('.plies')).toBeVisible();
  const found = (await scrolls(page)).filter((one) => /across|page/.test(one));
  expect(found).toEqual(['div across']);
  const last = page.locator('.plies').getByRole('button', { name: /^Ply/ }).last();
  await last.focus();
  await expect(last).toBeInViewport();
});
