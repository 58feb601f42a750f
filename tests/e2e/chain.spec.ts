import type { Page } from '@playwright/test';
import {
  board,
  cellsOf,
  direct,
  expectCells,
  expectPlanned,
  mark,
  nine,
  openChain,
  play,
  showScene,
  takeArgs,
  takeMade,
  told,
  toldOfPly,
  toldOfStart,
  verdict,
  winningMoves,
} from './support/chain.ts';
import { ChainSolver, groupsOf, type Take, whole, without } from './support/chain-solver.ts';
import {
  announcements,
  button,
  expectStep,
  narration,
  slider,
  stepField,
} from './support/lattice.ts';
import { expect, test } from './support/test.ts';

const story = (page: Page) => narration(page).locator('p').first();
const invited = (outcome: string, begun = 'no') => told('chain-invitation', { outcome, begun });

/** The plies that are shown from now on, until nothing plays any more. */
const pliesShown = (page: Page): Promise<number[]> =>
  page.locator('appleyard-chain').evaluate(
    (figure: Element & { timeline?: { playing: boolean } }) =>
      new Promise<number[]>((done) => {
        const seen: number[] = [];
        const look = (): void => {
          const step = figure.shadowRoot?.querySelector<HTMLInputElement>('input[name=step]');
          const ply = Number(step?.value);
          if (ply !== seen.at(-1)) seen.push(ply);
          if (seen.length > 1 && figure.timeline?.playing === false) done(seen);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

test.describe('the opening', () => {
  test('sweeps through best play, comes back to the row and asks', async ({ page }) => {
    await openChain(page, '');
    const seen = await pliesShown(page);
    // It was under way when the page was asked first.
    const from = seen[0] ?? 0;
    expect(from).toBeLessThan(5);
    expect(seen.slice(0, 6 - from)).toEqual([0, 1, 2, 3, 4, 5].slice(from));
    expect(seen.at(-1)).toBe(0);
    await expectCells(page, nine);
    await expect(story(page)).toHaveText(toldOfStart(direct, nine));
    await expect(play(page)).toContainText(invited('N'));
    await expect(button(page, told('transport-play'))).toBeVisible();
  });

  test('ends at a touch or a key, wherever it is', async ({ page }) => {
    for (const end of [
      async () => {
        await mark(page, [1, 1]).click();
        await expectPlanned(page, [1, 1]);
      },
      async () => {
        await board(page).locator('[tabindex="0"]').focus();
        await page.keyboard.press('Enter');
        await expect(page.locator('div.planned')).toBeVisible();
      },
      async () => {
        await board(page).locator('[tabindex="0"]').focus();
        await page.keyboard.press('Home');
        await expectStep(page, 0);
      },
    ]) {
      await openChain(page, '');
      await expect(button(page, told('transport-pause'))).toBeVisible();
      await end();
      await expect(button(page, told('transport-play'))).toBeVisible();
    }
  });

  test('does not move for those who want no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openChain(page, '');
    expect(await stepField(page).inputValue()).toBe('0');
    await expect(button(page, told('transport-play'))).toBeVisible();
    await expect(play(page)).toContainText(invited('N'));
    await button(page, told('transport-forward')).click();
    await expect(mark(page, [5, 1])).toHaveCount(0);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test.describe('best play', () => {
  for (const [what, rules, rows] of [
    ['the direct game', {}, [nine, whole(8), '1110110111']],
    ['the reverse game', { misere: true }, [nine, '1110110111']],
    ['the direct game with a free first move', { any: true }, [whole(6)]],
  ] as const) {
    test(`of ${what} is stepped through, each ply with its verdict`, async ({ page }) => {
      const solver = new ChainSolver(rules);
      await openChain(page);
      for (const cells of rows) {
        const end = solver.misere ? 'misere' : 'normal';
        const first = 'any' in rules ? 'any' : 'fewest';
        const row = cells.includes('0') ? `row=${cells}` : `objects=${cells.length}`;
        await showScene(page, `v=1&${row}&end=${end}&first=${first}`);
        await expect(story(page)).toHaveText(toldOfStart(solver, cells));
        const { plies } = solver.value(cells, 0);
        await expect(page.locator('.counter')).toContainText(`/ ${plies}`);
        let before: string = cells;
        for (let ply = 1; ply <= plies; ply += 1) {
          await button(page, told('transport-forward')).click();
          await expectStep(page, ply);
          const left = await cellsOf(page);
          const take = takeMade(before, left);
          expect(solver.best(before, ply - 1)).toContainEqual(take);
          const said = toldOfPly(solver, { before, take, ply, who: 'line' });
          for (const sentence of said) await expect(story(page)).toContainText(sentence);
          before = left;
        }
        await expect(button(page, told('transport-forward'))).toBeDisabled();
        expect(groupsOf(before)).toEqual([]);
        await expect(page.locator('form.take')).toBeHidden();
      }
    });
  }

  test('from nine objects is won in 7 plies, by the middle alone, and not by copying', async ({
    page,
  }) => {
    await openChain(page);
    await expect(page.locator('.bar.wins')).toHaveCount(1);
    await expect(page.locator('.bar.loses')).toHaveCount(8);
    await expect(mark(page, [5, 1])).toHaveAccessibleName(
      told('mark-take', { ...takeArgs([5, 1]), shown: 'wins', plies: 7, barred: 'no' }),
    );
    await button(page, told('transport-forward')).click();
    await expectCells(page, '111101111');
    await expect(story(page)).toContainText(told('chain-only', { ways: 1 }));
    // Two in the mirror are as far from the other end.
    const copyOf = ([object, count]: Take): Take => [11 - object - count, count];
    const reader = told('chain-mirror', { ...takeArgs([1, 1]), plies: 0, exact: 0 });
    const beginning = reader.slice(0, reader.indexOf(' by taking'));
    const slower: number[] = [];
    let before = '111101111';
    let last: Take = [5, 1];
    for (let ply = 2; ply <= 7; ply += 1) {
      await button(page, told('transport-forward')).click();
      await expectStep(page, ply);
      const left = await cellsOf(page);
      const take = takeMade(before, left);
      const copied = copyOf(last);
      // As long as the row is its own mirror image but for the last ply.
      const symmetrical = without(before, copied).split('').reverse().join('');
      const mirrors = ply % 2 === 1 && symmetrical === without(before, copied);
      const plies = ply + direct.value(without(before, copied)).plies;
      if (mirrors && plies > 7) {
        slower.push(ply);
        expect(direct.worth(before, copied).wins).toBe(true);
        expect(take).not.toEqual(copied);
        await expect(story(page)).toContainText(
          told('chain-mirror', { ...takeArgs(copied), plies, exact: 7 }),
        );
      } else {
        await expect(story(page)).not.toContainText(beginning);
      }
      before = left;
      last = take;
    }
    expect(slower).toHaveLength(1);
  });

  test('the margin’s note leads to the position that it speaks of', async ({ page }) => {
    await openChain(page);
    await page.locator('a[slot=note-2]').click();
    await expectCells(page, '111101');
    await expect(story(page)).toContainText(verdict({ wins: false, plies: 4 }));
    await expect(story(page)).toContainText(told('chain-no-winning'));
    await expect(play(page)).toContainText(invited('P'));
  });
});

test('the cursor goes by slider, field, keys and link, and the address follows', async ({
  page,
}) => {
  await openChain(page, '#v=1&cursor=2');
  await expectStep(page, 2);
  await slider(page).fill('5');
  await expect(story(page)).toContainText('Ply 5');
  await expect(page).toHaveURL(/cursor=5$/);
  await board(page).locator('[tabindex="0"]').focus();
  await page.keyboard.press('Home');
  await expectStep(page, 0);
  await expect(page).toHaveURL(/\/chain\/(#v=1)?$/);
  await stepField(page).fill('8');
  await stepField(page).press('Enter');
  await expect(page.locator('#about-step')).toHaveText(told('field-wrong', { min: 0, max: 7 }));
  await stepField(page).fill('7');
  await stepField(page).press('Enter');
  await expect(story(page)).toContainText('Ply 7');
  await expect(play(page).getByRole('textbox')).toHaveCount(0);
});

test('every step is told in the live region', async ({ page }) => {
  await openChain(page);
  await expect(announcements(page)).toHaveText(toldOfStart(direct, nine));
  await button(page, told('transport-forward')).click();
  const said = toldOfPly(direct, { before: nine, take: [5, 1], ply: 1, who: 'line' });
  await expect(announcements(page)).toHaveText(said.join(' '));
});

test.describe('the figure as text', () => {
  const open = (page: Page) => page.getByText(told('as-text')).click();
  const text = (page: Page) => page.locator('.as-text p');

  test('tells everything: the row, its groups, the verdict, each kind of move', async ({
    page,
  }) => {
    const cells = '11011';
    await openChain(page, `#v=1&row=${cells}`);
    await open(page);
    await expect(text(page)).toHaveText([
      told('text-row', { cells: '1 1 0 1 1' }),
      told('text-groups', { groups: '2 + 2', notation: '{0,2}' }),
      // 2 + 2 fill five cells with a gap between.
      told('text-arrangements', { rows: 1, cells: 5 }),
      verdict(direct.value(cells)),
      ...(
        [
          [1, 1],
          [1, 2],
        ] as const satisfies readonly Take[]
      )
        .toSorted((a, b) => direct.worth(cells, b).plies - direct.worth(cells, a).plies)
        .map((take) => {
          const { wins, plies } = direct.worth(cells, take);
          const left = groupsOf(without(cells, take)).join(' + ');
          const ways = take[1] === 1 ? 4 : 2;
          const outcome = wins ? 'P' : 'N';
          return told('text-option', { ...takeArgs(take), left, ways, outcome, plies });
        }),
    ]);
  });

  test('goes with the cursor, and without hints tells no more than the row', async ({ page }) => {
    await openChain(page, '#v=1&objects=5&cursor=1');
    await open(page);
    await expect(text(page).first()).toHaveText(told('text-row', { cells: '1 1 0 1 1' }));
    await openChain(page, '#v=1&row=10011&hints=off');
    await open(page);
    await expect(text(page)).toHaveText([
      told('text-row', { cells: '1 0 0 1 1' }),
      told('text-groups', { groups: '2 + 1', notation: '{1,1}' }),
      // Two groups in five cells, a gap between and one cell more: 3 ways, in 2 orders.
      told('text-arrangements', { rows: 6, cells: 5 }),
      told('text-moves', { moves: 4 }),
    ]);
  });
});

test('forty objects stand there with their verdict and can be played', async ({ page }) => {
  await openChain(page, '#v=1&objects=40');
  await expect(board(page).locator('.object')).toHaveCount(40);
  await expect(page.locator('.bar')).toHaveCount(40);
  await expect(story(page)).toContainText(verdict({ wins: false, plies: 36 }));
  await expect(story(page)).not.toContainText(winningMoves(direct, nine, 0));
  await mark(page, [40, 1]).click();
  await expectPlanned(page, [40, 1]);
});
