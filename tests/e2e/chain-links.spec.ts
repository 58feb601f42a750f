import {
  board,
  cellsOf,
  expectCells,
  expectPlanned,
  marks,
  nine,
  notices,
  openChain,
  openPanel,
  planned,
  play,
  standing,
  status,
  told,
  withQuickComputer,
} from './support/chain.ts';
import { whole } from './support/chain-solver.ts';
import { button, expectStep, narration, sharedLink } from './support/lattice.ts';
import { expect, test } from './support/test.ts';

const number = (field: string, value: string, [min, max]: readonly [number, number]) =>
  told('link-not-integer', { field, value, min, max });
const range = (field: string, value: string, [min, max]: readonly [number, number]) =>
  told('link-out-of-range', { field, value, min, max });
const row = (value: string) => told('link-bad-row', { field: 'row', value, most: 40 });
const takes = (value: string) => told('link-bad-chain-takes', { field: 'takes', value, most: 40 });
const illegal = (ply: number) => told('error-illegal-chain-take', { ply });
const oneOf = (field: string, value: string, choices: string) =>
  told('link-bad-choice', { field, value, choices });
const objects = [1, 40] as const;

/** The fields of a link, what is told of it, and the row that lies there then. */
const bad: Readonly<Record<string, readonly (readonly [string, string, string?])[]>> = {
  'the row': [
    ['objects=0', range('objects', '0', objects)],
    ['objects=-1', range('objects', '-1', objects)],
    ['objects=41', range('objects', '41', objects)],
    ['objects=1000', range('objects', '1000', objects)],
    ['objects=many', number('objects', 'many', objects)],
    ['objects=', number('objects', '', objects)],
    ['objects=5&row=x', row('x'), whole(5)],
    ['row=', row('')],
    ['row=000', row('000')],
    ['row=<b>1', row('<b>1')],
    ['row=4%2B1', row('4+1')],
    [`row=1${'0'.repeat(40)}`, row(`1${'0'.repeat(38)}…`)],
  ],
  'the rules': [
    ['end=draw', oneOf('end', 'draw', 'normal, misere')],
    ['first=none', oneOf('first', 'none', 'fewest, any')],
    ['values=maybe', oneOf('values', 'maybe', 'on, off')],
    ['opponent=god', oneOf('opponent', 'god', 'human, perfect, erring, slowest-loss')],
    ['opponent=copying', oneOf('opponent', 'copying', 'human, perfect, erring, slowest-loss')],
    ['computer=third', oneOf('computer', 'third', 'second, first')],
    ['percent=101', range('percent', '101', [0, 100])],
    ['seed=1.5', number('seed', '1.5', [0, 999_999])],
    ['colour=red', told('link-unknown-field', { field: 'colour' })],
    ['cursor=41', range('cursor', '41', [0, 40])],
    ['cursor=-1', range('cursor', '-1', [0, 40])],
    ['cursor=8', range('cursor', '8', [0, 7])],
  ],
  'the game': [
    ['takes=rubbish', takes('rubbish')],
    ['takes=', takes('')],
    ['takes=5_', takes('')],
    ['takes=5_0', takes('0')],
    ['takes=5_3-5', takes('3-5')],
    ['takes=5_4-3', takes('4-3')],
    ['takes=41', takes('41')],
    ['takes=4-5', illegal(1)],
    ['takes=5_5', illegal(2)],
    ['takes=5_4-5', illegal(2)],
    ['takes=10', illegal(1)],
    ['objects=2&takes=1_2_1', illegal(3), '11'],
    ['takes=5_1&cursor=3', range('cursor', '3', [0, 2]), '011101111'],
  ],
};

for (const [what, links] of Object.entries(bad)) {
  test(`a link that is wrong about ${what} opens a working figure and says so`, async ({
    page,
  }) => {
    await openChain(page);
    for (const [fields, remark, cells = nine] of links) {
      await test.step(fields, async () => {
        await page.evaluate((hash) => {
          location.hash = hash;
        }, `v=1&${fields}`);
        await expect(notices(page).getByRole('listitem')).toHaveText([remark]);
        await expectCells(page, cells);
        await expect(narration(page)).toContainText('.');
        // The address says what is shown instead.
        await expect.poll(() => new URL(page.url()).hash).not.toBe(`#v=1&${fields}`);
        await button(page, told('dismiss')).click();
        await expect(notices(page)).toBeHidden();
        // It can be played.
        await marks(page).first().click();
        await expectPlanned(page, [cells.indexOf('1') + 1, 1]);
      });
    }
  });
}

test('a game of more plies than a row has objects is not read', async ({ page }) => {
  const long = Array.from({ length: 41 }, (_, i) => i + 1).join('_');
  await openChain(page, `#v=1&objects=40&takes=${long}`);
  await expect(notices(page).getByRole('listitem')).toHaveCount(1);
  await expectCells(page, whole(40));
  // As many are: the whole row, one by one.
  const longest = Array.from({ length: 40 }, (_, i) => i + 1).join('_');
  await openChain(page, `#v=1&objects=40&opponent=human&takes=${longest}`);
  await expectStep(page, 40);
  await expect(status(page)).toHaveText(told('play-over', { who: 'mover', last: 'second' }));
});

test.describe('a link carries', () => {
  test.beforeEach(({ page }) => withQuickComputer(page));

  test('the row, the rules, what is shown and the opponent', async ({ page, context }) => {
    const scene =
      'row=1101101&end=misere&first=any&values=off&opponent=erring&computer=first&percent=40&seed=7';
    await openChain(page, `#v=1&${scene}`);
    await expectCells(page, '1101101');
    await expect(notices(page)).toBeHidden();
    await button(page, told('chain-computer-begins')).click();
    const stand = await standing(page, 1);
    const link = await sharedLink(page);
    const fields = new URL(link).hash.split('&');
    for (const field of scene.split('&')) expect(fields).toContain(field);
    const there = await context.newPage();
    await there.goto(link);
    await expect(board(there)).toBeVisible();
    expect(await standing(there, 1)).toEqual(stand);
    await expect(narration(there)).toHaveText(await narration(page).innerText(), {
      useInnerText: true,
    });
  });

  test('a moment of best play and of a game, and nothing that need not be said', async ({
    page,
    context,
  }) => {
    for (const scene of [
      '#v=1&cursor=3',
      '#v=1&objects=12&end=misere&cursor=2',
      '#v=1&takes=5_1-2_8&opponent=human&cursor=1',
      '#v=1&row=1101&hints=off',
    ]) {
      await openChain(page, scene);
      const there = await context.newPage();
      const link = await sharedLink(page);
      expect(new Set(new URL(link).hash.split('&'))).toEqual(new Set(scene.split('&')));
      await there.goto(link);
      await expect(play(there)).toBeVisible();
      await expectCells(there, await cellsOf(page));
      await expect(narration(there)).toHaveText(await narration(page).innerText(), {
        useInnerText: true,
      });
      await there.close();
    }
    await openChain(page, '#v=1&objects=9&end=normal&first=fewest&cursor=0');
    expect(new URL(await sharedLink(page)).hash).toBe('#v=1');
  });

  test('no plan, and no panel', async ({ page }) => {
    await openChain(page);
    await openPanel(page, 'row');
    await marks(page).first().click();
    await expect(planned(page)).toBeVisible();
    expect(new URL(await sharedLink(page)).hash).toBe('#v=1');
  });
});

test('the page’s own links lead to what they promise', async ({ page }) => {
  await openChain(page);
  const links = page.locator('ul[slot=try] a');
  await expect(links).toHaveCount(6);
  for (const [at, cells] of [
    [1, nine],
    [2, '111101'],
    [3, whole(8)],
    [4, whole(40)],
  ] as const) {
    await links.nth(at).click();
    await expectCells(page, cells);
    await expect(play(page)).toBeVisible();
  }
  await links.first().click();
  await expect(status(page)).toHaveText(told('chain-turn', { who: 'you' }));
});
