import type { Page } from '@playwright/test';
import { animations } from '../support/animations.ts';
import {
  bars,
  board,
  cellsOf,
  direct,
  expectCells,
  expectPlanned,
  mark,
  markOf,
  marks,
  nameOf,
  nine,
  openChain,
  openPanel,
  play,
  showScene,
  soon,
  takeArgs,
  takeMade,
  told,
  toldOfPly,
  toldOfStart,
  verdict,
} from './support/chain.ts';
import { ChainSolver, groupsOf, whole, without } from './support/chain-solver.ts';
import { full } from './support/full.ts';
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

/** The fields of a scene with this row and these rules. */
function fieldsOf(cells: string, { misere, any }: { misere?: boolean; any?: boolean }): string {
  const row = cells.includes('0') ? `row=${cells}` : `objects=${cells.length}`;
  return `v=1&${row}${misere ? '&end=misere' : ''}${any ? '&first=any' : ''}`;
}

/** What moves goes six times as fast. */
const hurried = (page: Page) =>
  page.addInitScript(() => {
    const frame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (run) => frame((time) => run(time * 6));
  });

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

test('the opening sweeps through best play, comes back to the row and asks', async ({ page }) => {
  await hurried(page);
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

test('the opening ends at a touch or a key, and does not move for those who want no motion', async ({
  page,
}) => {
  const focusRow = () => board(page).locator('[tabindex="0"]').focus();
  for (const end of [
    async () => {
      await mark(page, [1, 1]).click();
      await expectPlanned(page, [1, 1]);
    },
    async () => {
      await focusRow();
      await page.keyboard.press('Enter');
      await expect(page.locator('div.planned')).toBeVisible();
    },
    async () => {
      await focusRow();
      await page.keyboard.press('Home');
      await expectStep(page, 0);
    },
  ]) {
    await openChain(page, '');
    await expect(button(page, told('transport-pause'))).toBeVisible();
    await end();
    await expect(button(page, told('transport-play'))).toBeVisible();
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openChain(page, '');
  expect(await stepField(page).inputValue()).toBe('0');
  await expect(button(page, told('transport-play'))).toBeVisible();
  await expect(play(page)).toContainText(invited('N'));
  await expect(mark(page, [5, 1])).toHaveCount(1);
  await button(page, told('transport-forward')).click();
  await expect(mark(page, [5, 1])).toHaveCount(0);
  expect(await page.evaluate(animations)).toBe(0);
});

test('best play is stepped through, and each ply is told with its verdict, to the ear too', async ({
  page,
}) => {
  const few = [
    [{}, [nine]],
    [{ misere: true }, ['110111']],
    [{ any: true }, [whole(6)]],
  ] as const;
  const all = [
    [{}, [nine, whole(8), '1110110111']],
    [{ misere: true }, [nine, '1110110111']],
    [{ any: true }, [whole(6)]],
  ] as const;
  const forward = button(page, told('transport-forward'));
  await openChain(page);
  for (const [rules, rows] of full ? all : few) {
    const solver = new ChainSolver(rules);
    for (const cells of rows) {
      await test.step(fieldsOf(cells, rules), async () => {
        await showScene(page, fieldsOf(cells, rules));
        await expect(story(page)).toHaveText(toldOfStart(solver, cells));
        if (cells === nine)
          await expect(announcements(page)).toHaveText(toldOfStart(solver, cells));
        const { plies } = solver.value(cells, 0);
        await expect(page.locator('.counter')).toContainText(`/ ${plies}`);
        await expect(page.locator('form.take')).toBeVisible();
        let before: string = cells;
        for (let ply = 1; ply <= plies; ply += 1) {
          // A real click, and then what is as good and quicker.
          if (ply === 1) await forward.click();
          else await forward.evaluate((one: HTMLElement) => one.click());
          await expectStep(page, ply);
          const left = await cellsOf(page);
          const take = takeMade(before, left);
          expect(solver.best(before, ply - 1)).toContainEqual(take);
          const said = toldOfPly(solver, { before, take, ply, who: 'line' });
          for (const sentence of said) await expect(story(page)).toContainText(sentence);
          if (cells === nine && ply === 1) {
            await expect(announcements(page)).toHaveText(said.join(' '));
          }
          before = left;
        }
        await expect(forward).toBeDisabled();
        expect(groupsOf(before)).toEqual([]);
        await expect(page.locator('form.take')).toBeHidden();
      });
    }
  }
  await test.step('what copying would have cost is told where it is possible', async () => {
    const dearer = told('chain-mirror', { ...takeArgs([9, 1]), plies: 9, exact: 7 });
    await showScene(page, 'v=1&cursor=3');
    await expect(story(page)).toContainText(dearer);
    await forward.click();
    await expectStep(page, 4);
    await expect(story(page)).not.toContainText(dearer);
  });
});

test('the cursor goes by slider, field, keys, link and the margin’s note, and the address follows', async ({
  page,
}) => {
  await openChain(page, '#v=1&cursor=2');
  await expectStep(page, 2);
  await slider(page).fill('5');
  await expect(story(page)).toContainText('Ply 5');
  await expect(page).toHaveURL(/cursor=5$/);
  await expect(play(page).getByRole('textbox')).toHaveCount(1);
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
  await page.locator('a[slot=note-2]').click();
  await expectCells(page, '111101');
  await expect(story(page)).toContainText(verdict({ wins: false, plies: 4 }));
  await expect(story(page)).toContainText(told('chain-no-winning'));
  await expect(play(page)).toContainText(invited('P'));
});

/** Every mark is named with what it is worth, and has its bar; where and how long is drawn is tested in Node. */
async function expectValues(page: Page, solver: ChainSolver, cells: string) {
  const names = solver.takes(cells).map((take) => [markOf(take), nameOf(solver, cells, take, 0)]);
  const named = () =>
    marks(page).evaluateAll((all) => all.map((one) => [one.id, one.getAttribute('aria-label')]));
  const byId = (all: unknown[][]) => Object.fromEntries(all);
  await expect.poll(async () => byId(await named()), soon).toEqual(byId(names));
  const winning = solver.winning(cells, 0).length;
  const losing = solver.takes(cells, 0).length - winning;
  const deciding = winning > 0 ? solver.best(cells, 0).length : 0;
  await expect(page.locator('.bar.wins')).toHaveCount(winning);
  await expect(page.locator('.bar.loses')).toHaveCount(losing);
  await expect(page.locator('.bar.deciding')).toHaveCount(deciding);
  await expect(narration(page)).toContainText(verdict(solver.value(cells, 0)));
}

test('every move has its value, as a bar and in its name, unless they are switched off; forty objects can be played', async ({
  page,
}) => {
  const rows = [1, 2, 3, 5, 8, 9, 12].map(whole);
  const gaps = ['111101', '1', '101', '1101011', '0110111010', '11111011111'];
  const games = [{}, { misere: true }, { any: true }, { misere: true, any: true }];
  const all = games.flatMap((rules) => [...rows, ...gaps].map((cells) => ({ rules, cells })));
  const few = [
    { rules: {}, cells: nine },
    { rules: { misere: true }, cells: '0110111010' },
    { rules: { misere: true }, cells: whole(5) },
    { rules: { any: true }, cells: whole(5) },
  ];
  await openChain(page);
  for (const { rules, cells } of full ? all : few) {
    await test.step(fieldsOf(cells, rules), async () => {
      await showScene(page, fieldsOf(cells, rules));
      await expectValues(page, new ChainSolver(rules), cells);
    });
  }
  await showScene(page, 'v=1&objects=40');
  await expect(bars(page)).toHaveCount(40);
  await expect(board(page).locator('.object')).toHaveCount(40);
  await expect(story(page)).toContainText(verdict({ wins: false, plies: 36 }));
  await expect(story(page)).toContainText(told('chain-no-winning'));
  await mark(page, [40, 1]).click();
  await expectPlanned(page, [40, 1]);

  await test.step('without values, who wins is told all the same', async () => {
    await showScene(page, 'v=1&objects=4&values=off');
    await expect(mark(page, [2, 1])).toHaveAccessibleName(
      told('mark-take', { from: 2, to: 2, count: 1, shown: 'no', plies: 0, barred: 'no' }),
    );
    await expect(bars(page)).toHaveCount(0);
    await expect(narration(page)).toContainText(verdict(direct.value(whole(4), 0)));
    const panel = await openPanel(page, 'settings');
    await panel.getByLabel(told('chain-show-values')).check();
    await expect(bars(page)).toHaveCount(4);
    await expect(page).not.toHaveURL(/values/);
    await panel.getByLabel(told('chain-show-values')).uncheck();
    await expect(bars(page)).toHaveCount(0);
    await expect(page).toHaveURL(/values=off/);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await showScene(page, 'v=1&objects=25');
  await expect(board(page).getByRole('row')).toHaveCount(2);
  await expectValues(page, direct, whole(25));
});

test('the figure as text tells the row, its groups, the verdict and each kind of move; without hints the row alone', async ({
  page,
}) => {
  const text = page.locator('.as-text p');
  const cells = '11011';
  await openChain(page, `#v=1&row=${cells}`);
  await page.getByText(told('as-text')).click();
  const options = (
    [
      [1, 1],
      [1, 2],
    ] as const
  )
    .toSorted((a, b) => direct.worth(cells, b).plies - direct.worth(cells, a).plies)
    .map((take) => {
      const { wins, plies } = direct.worth(cells, take);
      const left = groupsOf(without(cells, take)).join(' + ');
      const ways = take[1] === 1 ? 4 : 2;
      const outcome = wins ? 'P' : 'N';
      return told('text-option', { ...takeArgs(take), left, ways, outcome, plies });
    });
  await expect(text).toHaveText([
    told('text-row', { cells: '1 1 0 1 1' }),
    told('text-groups', { groups: '2 + 2', notation: '{0,2}' }),
    // 2 + 2 fill five cells with a gap between.
    told('text-arrangements', { rows: 1, cells: 5 }),
    verdict(direct.value(cells)),
    ...options,
  ]);
  await showScene(page, 'v=1&objects=5&cursor=1');
  await expect(text.nth(3)).toHaveText(verdict(direct.value(cells)));
  await button(page, told('transport-back')).click();
  await expect(text.first()).toHaveText(told('text-row', { cells: '1 1 1 1 1' }));
  await showScene(page, 'v=1&row=10011&hints=off');
  await expect(text).toHaveText([
    told('text-row', { cells: '1 0 0 1 1' }),
    told('text-groups', { groups: '2 + 1', notation: '{1,1}' }),
    // Two groups in five cells, a gap between and one cell more: 3 ways, in 2 orders.
    told('text-arrangements', { rows: 6, cells: 5 }),
    told('text-moves', { moves: 4 }),
  ]);
});
