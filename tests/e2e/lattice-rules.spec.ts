import type { Locator, Page } from '@playwright/test';
import { marks, often, openLattice, openPanel } from './support/lattice.ts';
import { Game } from './support/solver.ts';
import { expect, test } from './support/test.ts';

const small = '#v=1&columns=9&rows=8';

/** Expects that every mark of the picture agrees with an independent solver. */
async function expectSolved(page: Page, game: Game, count = 72): Promise<void> {
  const solved = async () => {
    const all = await marks(page);
    const wrong = all.filter(({ m, n, state, drawn }) => {
      const lost = game.lost(m, n);
      return state !== (lost ? 'lost' : 'won') || drawn !== (lost ? 'disc' : 'ring');
    });
    return { marks: all.length, wrong: wrong.map(({ m, n, state }) => `${m},${n} ${state}`) };
  };
  await expect.poll(solved, often).toEqual({ marks: count, wrong: [] });
}

const vector = (panel: Locator, dm: number, dn: number): Locator =>
  panel
    .getByRole('grid', { name: 'Vectors from the token' })
    .locator(`[aria-label^="${`(${dm}, ${dn}):`.replaceAll('-', '−')}"]`);
const asText = (panel: Locator): Locator => panel.getByRole('textbox', { name: 'as text' });

test('the keyboard walks the grid of vectors past the token; Space and Enter change a vector', async ({
  page,
}) => {
  await openLattice(page, small);
  const panel = await openPanel(page, 'Rules');
  await expect(vector(panel, -2, -1)).toHaveAccessibleName('(−2, −1): not a move');
  await vector(panel, -1, 0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(vector(panel, 1, 0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(vector(panel, 1, -2)).toHaveAccessibleName('(1, −2): a move');
  await expectSolved(page, new Game('-1,0_0,-1_-1,1_1,-2'));
  await expect(vector(panel, 1, -2)).toBeFocused();
  for (let i = 0; i < 9; i += 1) await page.keyboard.press('ArrowLeft');
  await expect(vector(panel, -4, -2)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expectSolved(page, new Game('-1,0_0,-1_-1,1_1,-2_-3,-2'));
  await page.keyboard.press('Tab');
  await expect(asText(panel)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(vector(panel, -3, -2)).toBeFocused();
});
