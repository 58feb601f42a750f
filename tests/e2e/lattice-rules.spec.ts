import type { Locator, Page } from '@playwright/test';
import {
  board,
  button,
  expectStep,
  marks,
  narration,
  often,
  openLattice,
  openPanel,
  showScene,
} from './support/lattice.ts';
import { Game } from './support/solver.ts';
import { expect, test } from './support/test.ts';

const small = '#v=1&columns=9&rows=8';

/** The marks without their places, which differ slightly when the page has scrolled. */
const picture = async (page: Page) => (await marks(page)).map(({ x, y, ...mark }) => mark);

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
  ['Apples, the last eater wins', '-1,0_0,-1_-1,1', 'normal'],
  ['Rook', '-1,0*_0,-1*', 'normal'],
  ['Queen', '-1,0*_0,-1*_-1,-1*', 'normal'],
  ['King', '-1,0_0,-1_-1,-1', 'normal'],
  ['Knight', '-1,-2_-2,-1_1,-2_-2,1', 'normal'],
  ['Take 1 or 2', '-1,0_-2,0_0,-1_0,-2', 'normal'],
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
  for (const [name, moves, legend] of [
    ['Rook', '-1,0*_0,-1*', '(−1, 0)* (0, −1)*'],
    // The misère queen loses at three other points near the corner.
    ['Queen', '-1,0*_0,-1*_-1,-1*', '(−1, 0)* (0, −1)* (−1, −1)*'],
  ] as const) {
    await test.step(`${name}, and the last move loses`, async () => {
      await games.getByRole('radio', { name, exact: true }).check();
      await expectSolved(page, new Game(moves, 'normal'));
      await panel.getByRole('radio', { name: 'loses (misère play)' }).check();
      await expectSolved(page, new Game(moves, 'misere'));
      await expect(page.locator('.rules')).toContainText(
        `The moves are ${legend}; a star means any number of times. The player who makes the last move loses.`,
      );
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
  await test.step('moves without an end are refused, and stay in the editor', async () => {
    await vector(panel, 1, 0).click();
    await expect(panel.getByRole('alert')).toContainText('can be repeated for ever');
    await expect(vector(panel, 1, 0)).toHaveAccessibleName('(1, 0): a move');
    await expectSolved(page, new Game());
    await vector(panel, 1, 0).click();
    await vector(panel, 1, 0).click();
    await expect(panel.getByRole('alert')).toBeHidden();
  });
  await test.step('every click counts, even if clicks are fast', async () => {
    const clicked = (times: number) =>
      vector(panel, -2, -1).evaluate(async (cell: HTMLElement, n) => {
        for (let i = 0; i < n; i += 1) {
          cell.click();
          // The next click comes after the page has drawn, but long before the core has answered.
          await new Promise(requestAnimationFrame);
        }
      }, times);
    await clicked(2);
    await expectSolved(page, new Game('-1,0_0,-1_-1,1_-2,-1*'));
    await clicked(5);
    await expectSolved(page, new Game('-1,0_0,-1_-1,1_-2,-1'));
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

// A unit test checks the sentence for each wrong text.
test('refused moves that a visitor typed stay beside the reason', async ({ page }) => {
  await openLattice(page, small);
  const panel = await openPanel(page, 'Rules');
  await test.step('with a minus of either kind', async () => {
    await asText(panel).fill('(−1, 0)* ; 0,-2 -3,-1');
    await asText(panel).press('Enter');
    await expectSolved(page, new Game('-1,0*_0,-2_-3,-1'));
    await expect(asText(panel)).toHaveValue('-1,0* 0,-2 -3,-1');
    await expect(vector(panel, -3, -1)).toHaveAccessibleName('(−3, −1): a move');
  });
  await showScene(page, `${small}&cursor=20`);
  const before = await picture(page);
  for (const [typed, why] of [
    ['', 'A game needs at least one move.'],
    ['-1,1 1,-1', /lower neither number, so they can be repeated for ever/],
    ['-1,0 left', /^“left” is not a vector/],
  ] as const) {
    await test.step(`“${typed}”`, async () => {
      await asText(panel).fill(typed);
      await asText(panel).press('Tab');
      await expect(panel.getByRole('alert')).toHaveText(why);
      await expect(asText(panel)).toHaveAccessibleDescription(why);
      await expect(asText(panel)).toHaveAttribute('aria-invalid', 'true');
      await expect(asText(panel)).toHaveValue(typed);
      await expectStep(page, 20);
      expect(await picture(page)).toEqual(before);
    });
  }
  await asText(panel).fill('-1,0 0,-1');
  await asText(panel).press('Tab');
  await expect(panel.getByRole('alert')).toBeHidden();
  await expectSolved(page, new Game('-1,0_0,-1'));
});

test('the marks can show the plies left and Grundy values as numbers', async ({ page }) => {
  await openLattice(page, small);
  const panel = await openPanel(page, 'Settings');
  await expect(board(page).locator('text.number')).toHaveCount(0);
  for (const [name, shade, moves, end] of [
    ['plies left', 'plies', '-1,0_0,-1_-1,1', 'misere'],
    ['the Grundy value', 'grundy', '-1,0*_0,-1*', 'normal'],
    ['the Grundy value', 'grundy', '-1,0_0,-1_-1,1', 'misere'],
  ] as const) {
    await test.step(`${name} of ${moves}`, async () => {
      await showScene(page, `${small}&moves=${moves}&end=${end}`);
      await panel.getByRole('radio', { name }).check();
      await expect(board(page).locator('text.number')).toHaveCount(72);
      const game = new Game(moves, end);
      const numbered = await board(page).evaluate((picture) => {
        const at = (one: Element, x: string, y: string) =>
          `${one.getAttribute(x)} ${one.getAttribute(y)}`;
        const numbers = new Map(
          [...picture.querySelectorAll('text.number')].map((one) => [
            at(one, 'x', 'y'),
            one.textContent,
          ]),
        );
        return [...picture.querySelectorAll('[role=gridcell]')].map((cell) => ({
          id: cell.id,
          label: cell.getAttribute('aria-label'),
          number: numbers.get(at(cell, 'cx', 'cy')),
        }));
      });
      expect(numbered).toHaveLength(72);
      for (const { id, label, number } of numbered) {
        const [m = 0, n = 0] = id.slice(1).split('-').map(Number);
        const { [shade]: value, lost } = game.value([m, n]);
        expect(number, id).toBe(String(value));
        expect(label, id).toContain(lost ? ': lost, ' : ': won, ');
        expect(label, id).toMatch(
          shade === 'plies' ? new RegExp(`, ${value} (ply|plies) left$`) : new RegExp(` ${value}$`),
        );
      }
    });
  }
  await expect(page).toHaveURL(/colour=grundy/);
});

// A unit test checks the sentence of each step.
test('in push order lost points make others won, and the picture is the same', async ({ page }) => {
  await openLattice(page, '#v=1&columns=8&rows=8&cursor=0');
  const panel = await openPanel(page, 'Settings');
  await panel.getByRole('radio', { name: /^each lost point makes/ }).check();
  await expect(page).toHaveURL(/order=push/);
  const story: string[] = [];
  for (let step = 1; step <= 4; step += 1) {
    await button(page, 'forward').click();
    await expectStep(page, step);
    const now = async () => (await marks(page)).filter(({ state }) => state !== 'not coloured yet');
    await expect.poll(async () => (await now()).length).toBe(step);
    const coloured = await now();
    const { m, n } = coloured.find(({ m, n }) => !story.includes(`${m},${n}`)) ?? { m: 9, n: 9 };
    story.push(`${m},${n}`);
    await expect(narration(page)).toContainText(`(${m}, ${n})`);
    if (step > 1) {
      const lost = new Game().lost(m, n);
      await expect(narration(page)).toContainText(
        lost ? 'is lost, because' : 'becomes won, because',
      );
    }
  }
  await button(page, 'last').click();
  await expectSolved(page, new Game(), 64);
});
