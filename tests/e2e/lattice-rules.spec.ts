import type { Locator, Page } from '@playwright/test';
import {
  board,
  button,
  expectStep,
  marks,
  narration,
  openLattice,
  openPanel,
  point,
  sharedLink,
} from './support/lattice.ts';
import { Game, type Point } from './support/solver.ts';
import { expect, test } from './support/test.ts';

const small = '#v=1&columns=9&rows=8';

/** The marks, without their places, which are a hair's breadth apart in another scroll. */
const picture = async (page: Page) => (await marks(page)).map(({ x, y, ...mark }) => mark);

/** Every mark of the plate is what an independent solver says. */
async function expectSolved(page: Page, game: Game, count = 72): Promise<void> {
  await expect
    .poll(async () => {
      const all = await marks(page);
      const wrong = all.filter(({ m, n, state, drawn }) => {
        const lost = game.lost(m, n);
        return state !== (lost ? 'lost' : 'won') || drawn !== (lost ? 'disc' : 'ring');
      });
      return { marks: all.length, wrong: wrong.map(({ m, n, state }) => `${m},${n} ${state}`) };
    })
    .toEqual({ marks: count, wrong: [] });
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

test('each game that has a name is one touch away', async ({ page }) => {
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

test('the end rule can be turned', async ({ page }) => {
  await openLattice(page, '#v=1&columns=9&rows=8&moves=-1,0*_0,-1*&end=normal');
  const panel = await openPanel(page, 'Rules');
  await panel.getByRole('radio', { name: 'loses (misère play)' }).check();
  await expectSolved(page, new Game('-1,0*_0,-1*', 'misere'));
  await expect(page.locator('.legend')).toContainText(
    'Moves: (−1, 0)* (0, −1)* (a star: any number of times). Whoever makes the last move loses.',
  );
});

test.describe('the grid of vectors', () => {
  test('turns a vector by mouse: a move, any number of them, none', async ({ page }) => {
    await openLattice(page, small);
    const panel = await openPanel(page, 'Rules');
    await vector(panel, -2, -1).click();
    await expect(vector(panel, -2, -1)).toHaveAccessibleName('(−2, −1): a move');
    await expectSolved(page, new Game('-1,0_0,-1_-1,1_-2,-1'));
    await vector(panel, -2, -1).click();
    await expect(vector(panel, -2, -1)).toHaveAccessibleName(/as often as you like/);
    await expectSolved(page, new Game('-1,0_0,-1_-1,1_-2,-1*'));
    await vector(panel, -2, -1).click();
    await expect(vector(panel, -2, -1)).toHaveAccessibleName('(−2, −1): not a move');
    await expectSolved(page, new Game());
    await expect(panel.getByRole('radio', { name: 'Apples', exact: true })).toBeChecked();
  });

  test('is walked by the arrow keys, past the token; Space and Enter turn', async ({ page }) => {
    await openLattice(page, small);
    const panel = await openPanel(page, 'Rules');
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

  test('refuses what would never end, and shows it', async ({ page }) => {
    await openLattice(page, small);
    const panel = await openPanel(page, 'Rules');
    await vector(panel, 1, 0).click();
    await expect(panel.getByRole('alert')).toContainText('can be repeated for ever');
    await expect(vector(panel, 1, 0)).toHaveAccessibleName('(1, 0): a move');
    await expectSolved(page, new Game());
    await vector(panel, 1, 0).click();
    await vector(panel, 1, 0).click();
    await expect(panel.getByRole('alert')).toBeHidden();
  });

  test('counts every click, however quickly they come', async ({ page }) => {
    await openLattice(page, small);
    const panel = await openPanel(page, 'Rules');
    const clicked = (times: number) =>
      vector(panel, -2, -1).evaluate(async (cell: HTMLElement, n) => {
        for (let i = 0; i < n; i += 1) {
          cell.click();
          // The next click comes when the page has drawn, long before the core has answered.
          await new Promise(requestAnimationFrame);
        }
      }, times);
    await clicked(2);
    await expectSolved(page, new Game('-1,0_0,-1_-1,1_-2,-1*'));
    await clicked(5);
    await expectSolved(page, new Game('-1,0_0,-1_-1,1_-2,-1'));
  });
});

test('moves are typed, with a minus of either kind', async ({ page }) => {
  await openLattice(page, small);
  const panel = await openPanel(page, 'Rules');
  await asText(panel).fill('(−1, 0)* ; 0,-2 -3,-1');
  await asText(panel).press('Enter');
  await expectSolved(page, new Game('-1,0*_0,-2_-3,-1'));
  await expect(asText(panel)).toHaveValue('-1,0* 0,-2 -3,-1');
  await expect(vector(panel, -3, -1)).toHaveAccessibleName('(−3, −1): a move');
});

const most = Array.from({ length: 64 }, (_, i) => `-1,${-i}`).join(' ');
const refused: readonly (readonly [typed: string, why: string | RegExp])[] = [
  ['', 'A game needs at least one move.'],
  ['0,0', '(0, 0) would be a pass, and there is no passing.'],
  ['-1,1 1,-1', /1 × \((-1, 1|1, -1)\) and 1 × \((-1, 1|1, -1)\) together lose nothing/],
  ['1,0', /^The move \(1, 0\) can be repeated for ever/],
  ['abc', '“abc” is not a vector: two whole numbers with a comma between, like −1,0 or −1,0*.'],
  ['-1,0 0', /^“0” is not a vector/],
  ['-1,0 -1,0', '(-1, 0) is there twice.'],
  [most, '64 moves: at most 63 are allowed.'],
  ['-1000000000,0', /is too long: each number may be at most 4096 from zero\.$/],
  ['-1,0 0,-4097', /is too long: each number may be at most 4096 from zero\.$/],
];

for (const [typed, why] of refused) {
  test(`“${typed.slice(0, 20)}” is refused beside the field, where it stays`, async ({ page }) => {
    await openLattice(page, `${small}&cursor=20`);
    const panel = await openPanel(page, 'Rules');
    const before = await picture(page);
    await asText(panel).fill(typed);
    await asText(panel).press('Tab');
    await expect(panel.getByRole('alert')).toHaveText(why);
    await expect(asText(panel)).toHaveAccessibleDescription(why);
    await expect(asText(panel)).toHaveAttribute('aria-invalid', 'true');
    await expect(asText(panel)).toHaveValue(typed);
    await expectStep(page, 20);
    expect(await picture(page)).toEqual(before);

    await asText(panel).fill('-1,0 0,-1');
    await asText(panel).press('Tab');
    await expect(panel.getByRole('alert')).toBeHidden();
    await expectSolved(page, new Game('-1,0_0,-1'));
  });
}

test('a queen who must not arrive loses at three other points near the corner', async ({
  page,
}) => {
  await openLattice(page, `${small}&moves=-1,0*_0,-1*_-1,-1*&end=misere`);
  await expectSolved(page, new Game('-1,0*_0,-1*_-1,-1*', 'misere'));
  for (const [m, n, state] of [
    [0, 0, 'won'],
    [0, 1, 'lost'],
    [1, 0, 'lost'],
    [2, 2, 'lost'],
    [1, 2, 'won'],
    [3, 5, 'lost'],
  ] as const) {
    await expect(point(page, m, n)).toHaveAttribute('aria-label', `(${m}, ${n}): ${state}`);
  }
});

test.describe('the marks can tell', () => {
  for (const [name, shade, moves, end] of [
    ['plies left', 'plies', '-1,0_0,-1_-1,1', 'misere'],
    ['the Grundy value', 'grundy', '-1,0*_0,-1*', 'normal'],
    ['the Grundy value', 'grundy', '-1,0_0,-1_-1,1', 'misere'],
  ] as const) {
    test(`${name} of ${moves}, in numbers`, async ({ page }) => {
      await openLattice(page, `${small}&moves=${moves}&end=${end}`);
      const panel = await openPanel(page, 'Settings');
      await panel.getByRole('radio', { name }).check();
      await expect(board(page).locator('text.number')).toHaveCount(72);
      const game = new Game(moves, end);
      const said = await board(page)
        .getByRole('gridcell')
        .evaluateAll((cells) =>
          cells.map((cell) => {
            const at = (name: string) => Number(cell.getAttribute(name));
            const number = [...(cell.closest('svg')?.querySelectorAll('text.number') ?? [])].find(
              (text) =>
                Number(text.getAttribute('x')) === at('cx') &&
                Number(text.getAttribute('y')) === at('cy'),
            );
            return {
              id: cell.id,
              label: cell.getAttribute('aria-label'),
              told: number?.textContent,
            };
          }),
        );
      expect(said).toHaveLength(72);
      for (const { id, label, told } of said) {
        const [m = 0, n = 0] = id.slice(1).split('-').map(Number);
        const { [shade]: value, lost } = game.value([m, n]);
        expect(told, id).toBe(String(value));
        expect(label, id).toContain(lost ? ': lost, ' : ': won, ');
        expect(label, id).toMatch(
          shade === 'plies' ? new RegExp(`, ${value} (ply|plies) left$`) : new RegExp(` ${value}$`),
        );
      }
      const link = await sharedLink(page);
      expect(link).toContain(`colour=${shade}`);
    });
  }

  test('who wins only, where the plate is too large for more', async ({ page }) => {
    await openLattice(page, '#v=1&columns=1025&rows=8');
    const panel = await openPanel(page, 'Settings');
    for (const name of ['plies left', 'the Grundy value', /^a lost point turns/]) {
      await expect(panel.getByRole('radio', { name })).toBeDisabled();
    }
    const colour = panel.getByRole('group', { name: 'The marks tell' });
    await expect(colour).toContainText('for plates up to 1024 × 1024');
    await expect(panel.getByRole('group', { name: 'Order of the steps' })).toContainText(
      'for plates up to 64 × 64',
    );
  });
});

test('in push order lost points turn others, to the same picture', async ({ page }) => {
  await openLattice(page, '#v=1&columns=8&rows=8&cursor=0');
  const panel = await openPanel(page, 'Settings');
  await panel.getByRole('radio', { name: /^a lost point turns/ }).check();
  await expect(page).toHaveURL(/order=push/);
  const game = new Game();
  for (let step = 1; step <= 12; step += 1) {
    await button(page, 'forward').click();
    await expectStep(page, step);
    await expect(narration(page)).toContainText(/\(\d/);
    const told = await narration(page).innerText();
    const numbers = [...told.matchAll(/\((\d+), (\d+)\)/g)].map(
      ([, m, n]): Point => [Number(m), Number(n)],
    );
    const coloured = (await marks(page)).filter(({ state }) => state !== 'not coloured yet');
    expect(coloured).toHaveLength(step);
    const [one = [9, 9], other] = numbers;
    if (told.startsWith('Nothing has turned')) expect(game.lost(...one)).toBe(true);
    else if (other) {
      // “(one) is lost, and (other) has a move to it: it turns won.”
      expect(told).toContain('turns won');
      expect(game.lost(...one)).toBe(true);
      expect(game.options(other).map(String)).toContain(String(one));
    } else expect(told).toContain('(0, 0)');
  }
  await button(page, 'last').click();
  await expectSolved(page, game, 64);
});
