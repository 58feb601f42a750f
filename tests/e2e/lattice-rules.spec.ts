import type { Locator, Page } from '@playwright/test';
import { marks, often, openLattice, openPanel, showScene } from './support/lattice.ts';
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

const presets = [
  ['Queen', '-1,0*_0,-1*_-1,-1*', 'normal'],
  ['Apples', '-1,0_0,-1_-1,1', 'misere'],
] as const;

test('each game with a name is one touch away, and the end rule can be changed', async ({
  page,
}) => {
  await openLattice(page, small);
  const panel = await openPanel(page, 'Rules');
  const games = panel.getByRole('group', { name: 'Game', exact: true });
  await expect(games.getByRole('radio', { name: 'Apples', exact: true })).toBeChecked();
  for (const [name, moves, end] of presets) {
    await test.step(name, async () => {
      await games.getByRole('radio', { name, exact: true }).check();
      await expectSolved(page, new Game(moves, end));
      await expect(asText(panel)).toHaveValue(moves.replaceAll('_', ' '));
      const rule = end === 'misere' ? /^loses/ : /^wins/;
      await expect(panel.getByRole('radio', { name: rule })).toBeChecked();
      await expect(games.getByRole('radio', { name, exact: true })).toBeChecked();
    });
  }
});

test('the grid changes vectors by mouse and by keyboard, and counts every click', async ({
  page,
}) => {
  await openLattice(page, small);
  const panel = await openPanel(page, 'Rules');
  const apples = panel.getByRole('radio', { name: 'Apples', exact: true });
  await test.step('by mouse: a step, a ray, off', async () => {
    await vector(panel, -2, -1).click();
    await expect(vector(panel, -2, -1)).toHaveAccessibleName('(−2, −1): a move');
    await expectSolved(page, new Game('-1,0_0,-1_-1,1_-2,-1'));
    await expect(apples).not.toBeChecked();
    await vector(panel, -2, -1).click();
    await expect(vector(panel, -2, -1)).toHaveAccessibleName(/as often as you like/);
    await expectSolved(page, new Game('-1,0_0,-1_-1,1_-2,-1*'));
    await vector(panel, -2, -1).click();
    await expect(vector(panel, -2, -1)).toHaveAccessibleName('(−2, −1): not a move');
    await expectSolved(page, new Game());
    await expect(apples).toBeChecked();
  });
  await test.step('by the arrow keys, past the token; Space and Enter change a vector', async () => {
    await showScene(page, small);
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
});
