import type { Page } from '@playwright/test';
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
  plyText,
  sentence,
  showScene,
  soon,
  startText,
  takeArgs,
  takeMade,
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
/** The fields of a scene with this row and these rules. */
function fieldsOf(cells: string, { misere, any }: { misere?: boolean; any?: boolean }): string {
  const row = cells.includes('0') ? `row=${cells}` : `objects=${cells.length}`;
  return `v=1&why=on&${row}${misere ? '&end=misere' : ''}${any ? '&first=any' : ''}`;
}

/** The first sentences about the row: they say that you can win, but not how. */
const opening = [
  sentence('chain-start', { objects: 9, end: 'normal', ruled: 'yes', groups: '9' }),
  sentence('game-turn', { who: 'you', last: 'first' }),
  sentence('game-worth', { who: 'you', outcome: 'N', plies: -1 }),
].join(' ');
const why = (page: Page) => button(page, sentence('game-why')).first();

test('the page opens on nine rings; best play is a demonstration, and a touch on it begins anew', async ({
  page,
}) => {
  await openChain(page, '');
  await expectCells(page, nine);
  await expectStep(page, 0);
  await expect(story(page)).toHaveText(opening);
  await expect(bars(page)).toHaveCount(0);
  await expect(mark(page, [5, 1])).toHaveAccessibleName(
    sentence('mark-take', { from: 5, to: 5, count: 1, shown: 'no', plies: 0, barred: 'no' }),
  );
  await expect(button(page, sentence('transport-play'))).toBeVisible();
  await test.step('“Why?” shows the value of each move, and hides it again', async () => {
    await why(page).click();
    await expect(bars(page)).toHaveCount(9);
    await expect(page).toHaveURL(/#v=1&why=on$/);
    await expectStep(page, 0);
    await why(page).click();
    await expect(bars(page)).toHaveCount(0);
  });
  await test.step('a touch or a key during best play chooses a move at the start', async () => {
    const focusRow = () => board(page).locator('[tabindex="0"]').focus();
    for (const touch of [
      () => marks(page).last().click(),
      async () => {
        await focusRow();
        await page.keyboard.press('Enter');
      },
    ]) {
      await button(page, sentence('transport-forward')).click();
      await button(page, sentence('transport-forward')).click();
      await expectStep(page, 2);
      await expect(page.locator('.demonstration')).toHaveText(sentence('game-demonstration'));
      await touch();
      await expect(page.locator('div.planned')).toBeVisible();
      await expectStep(page, 0);
      await expectCells(page, nine);
      await expect(page.locator('.demonstration')).toBeHidden();
      await expect(bars(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
    }
  });
});

test('the steps of best play have sentences with verdicts, which screen readers announce too', async ({
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
  const forward = button(page, sentence('transport-forward'));
  await openChain(page);
  for (const [rules, rows] of full ? all : few) {
    const solver = new ChainSolver(rules);
    for (const cells of rows) {
      await test.step(fieldsOf(cells, rules), async () => {
        await showScene(page, fieldsOf(cells, rules));
        await expect(story(page)).toHaveText(startText(solver, cells));
        if (cells === nine) await expect(announcements(page)).toHaveText(startText(solver, cells));
        const { plies } = solver.value(cells, 0);
        await expect(page.locator('.counter')).toContainText(`/ ${plies}`);
        let before: string = cells;
        for (let ply = 1; ply <= plies; ply += 1) {
          // The first step is a real click; later ones are as good, and quicker.
          if (ply === 1) await forward.click();
          else await forward.evaluate((one: HTMLElement) => one.click());
          await expectStep(page, ply);
          const left = await cellsOf(page);
          const take = takeMade(before, left);
          expect(solver.best(before, ply - 1)).toContainEqual(take);
          const said = plyText(solver, { before, take, ply, who: 'line' });
          for (const sentence of said) await expect(story(page)).toContainText(sentence);
          if (cells === nine && ply === 1) {
            await expect(announcements(page)).toHaveText(said.join(' '));
          }
          before = left;
        }
        await expect(forward).toBeDisabled();
        expect(groupsOf(before)).toEqual([]);
      });
    }
  }
  await test.step('a sentence says what copying would have cost', async () => {
    const dearer = sentence('chain-mirror', { ...takeArgs([9, 1]), plies: 9, exact: 7 });
    await showScene(page, 'v=1&cursor=3');
    await expect(story(page)).toContainText(dearer);
    await forward.click();
    await expectStep(page, 4);
    await expect(story(page)).not.toContainText(dearer);
  });
});

test('slider, field, keys, link and margin note move the cursor, and the address follows', async ({
  page,
}) => {
  await openChain(page, '#v=1&cursor=2');
  await expectStep(page, 2);
  await slider(page).fill('5');
  await expect(story(page)).toContainText('Ply 5');
  await expect(page).toHaveURL(/cursor=5$/);
  await slider(page).press('Home');
  await expectStep(page, 0);
  await expect(page).toHaveURL(/\/chain\/(#v=1)?$/);
  await stepField(page).fill('8');
  await stepField(page).press('Enter');
  await expect(page.locator('#about-step')).toHaveText(sentence('field-wrong', { min: 0, max: 7 }));
  await stepField(page).fill('7');
  await stepField(page).press('Enter');
  await expect(story(page)).toContainText('Ply 7');
  await page.locator('a[slot=note-2]').click();
  await expectCells(page, '111101');
  await expect(story(page)).toContainText(verdict({ wins: false, plies: 4 }, 'you'));
  await expect(story(page)).toContainText(sentence('chain-no-winning', { reason: 'answer' }));
});

/** Expects that every mark has its value in its name, and a bar; Node tests the places and lengths of bars. */
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
  await expect(narration(page)).toContainText(verdict(solver.value(cells, 0), 'you'));
}

test('“Why?” gives every move its value, as a bar and in its name; the reader can play with forty objects', async ({
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
  await showScene(page, 'v=1&why=on&objects=40');
  await expect(bars(page)).toHaveCount(40);
  await expect(board(page).locator('.object')).toHaveCount(40);
  await expect(story(page)).toContainText(verdict({ wins: false, plies: 36 }, 'you'));
  await expect(story(page)).toContainText(sentence('chain-no-winning', { reason: 'answer' }));
  await mark(page, [40, 1]).click();
  await expectPlanned(page, [40, 1]);

  await page.setViewportSize({ width: 390, height: 844 });
  await showScene(page, 'v=1&why=on&objects=25');
  await expect(board(page).getByRole('row')).toHaveCount(2);
  await expectValues(page, direct, whole(25));
});

test('the figure as text has the row, its groups, the verdict and each kind of move; without hints it has the row alone', async ({
  page,
}) => {
  const text = page.locator('.as-text p');
  const cells = '11011';
  await openChain(page, `#v=1&why=on&row=${cells}`);
  await page.getByText(sentence('as-text')).click();
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
      return sentence('text-option', { ...takeArgs(take), left, ways, outcome, plies });
    });
  await expect(text).toHaveText([
    sentence('text-row', { cells: '1 1 0 1 1' }),
    sentence('text-groups', { groups: '2 + 2', notation: '{0,2}' }),
    // The groups 2 + 2 fill five cells with a gap between them.
    sentence('text-arrangements', { rows: 1, cells: 5 }),
    verdict(direct.value(cells), 'you'),
    ...options,
  ]);
  await showScene(page, 'v=1&objects=5&cursor=1');
  await expect(text.nth(3)).toHaveText(verdict(direct.value(cells)));
  await button(page, sentence('transport-back')).click();
  await expect(text.first()).toHaveText(sentence('text-row', { cells: '1 1 1 1 1' }));
  await showScene(page, 'v=1&row=10011&hints=off');
  await expect(text).toHaveText([
    sentence('text-row', { cells: '1 0 0 1 1' }),
    sentence('text-groups', { groups: '2 + 1', notation: '{1,1}' }),
    // Two groups in five cells, a gap between and one cell more: 3 ways, in 2 orders.
    sentence('text-arrangements', { rows: 6, cells: 5 }),
    sentence('text-moves', { moves: 4 }),
  ]);
});
