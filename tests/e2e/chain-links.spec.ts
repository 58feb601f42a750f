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
  sentence,
  showScene,
  standing,
  status,
  withQuickComputer,
} from './support/chain.ts';
import { whole } from './support/chain-solver.ts';
import { button, expectStep, narration, sharedLink } from './support/lattice.ts';
import { expect, test } from './support/test.ts';

const range = (field: string, value: string, min: number, max: number) =>
  sentence('link-out-of-range', { field, value, min, max });

/**
 * The fields of a wrong link, its notice, and the row that the figure then shows. Node tests the other
 * mistakes of links; this list has one of each kind, above all those that only the core finds.
 */
const bad: readonly (readonly [string, string, string?])[] = [
  [
    'objects=5&row=<b>1',
    sentence('link-bad-row', { field: 'row', value: '<b>1', most: 40 }),
    whole(5),
  ],
  ['cursor=8', range('cursor', '8', 0, 7)],
  ['objects=2&takes=1_2_1', sentence('error-illegal-chain-take', { ply: 3 }), '11'],
  ['takes=5_1&cursor=3', range('cursor', '3', 0, 2), '011101111'],
];

test('a wrong link opens a working figure with a notice, and the links of the page keep their promises', async ({
  page,
}) => {
  await openChain(page);
  for (const [fields, remark, cells = nine] of bad) {
    await test.step(fields, async () => {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `v=1&${fields}`);
      await expect(notices(page).getByRole('listitem')).toHaveText([remark]);
      await expectCells(page, cells);
      // The address becomes that of the shown scene.
      await expect.poll(() => new URL(page.url()).hash).not.toBe(`#v=1&${fields}`);
      await button(page, sentence('dismiss')).click();
      await expect(notices(page)).toBeHidden();
      // The reader can play in it.
      await marks(page).first().click();
      await expectPlanned(page, [cells.indexOf('1') + 1, 1]);
    });
  }
  const longest = Array.from({ length: 40 }, (_, i) => i + 1).join('_');
  await showScene(page, `v=1&objects=40&opponent=human&takes=${longest}`);
  await expectStep(page, 40);
  await expect(status(page)).toHaveText(sentence('play-winner', { who: 'mover', last: 'second' }));

  await test.step('the links of the page keep their promises', async () => {
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
    await expect(page.locator('.bar')).toHaveCount(9);
  });
});

test('a link carries the row, the rules, the opponent and the moment, but no plan, no panel and no default', async ({
  page,
  context,
}) => {
  await withQuickComputer(page);
  const rules =
    'row=1101101&end=misere&first=any&why=on&opponent=erring&computer=first&percent=40&seed=7';
  await openChain(page, `#v=1&${rules}`);
  await expectCells(page, '1101101');
  await button(page, sentence('game-computer-begins')).click();
  const stand = await standing(page, 1);
  const fields = async () => new URL(await sharedLink(page)).hash.split('&');
  expect(await fields()).toEqual(expect.arrayContaining(rules.split('&')));
  const there = await context.newPage();
  await there.goto(await sharedLink(page));
  await expect(board(there)).toBeVisible();
  expect(await standing(there, 1)).toEqual(stand);
  await expect(narration(there)).toHaveText(await narration(page).innerText(), {
    useInnerText: true,
  });
  for (const scene of ['#v=1&cursor=3', '#v=1&takes=5_1-2_8&opponent=human&cursor=1']) {
    await showScene(page, scene);
    expect(new Set(await fields())).toEqual(new Set(scene.split('&')));
    await showScene(there, scene);
    await expectCells(there, await cellsOf(page));
  }
  await showScene(page, 'v=1&objects=9&end=normal&first=fewest&cursor=0');
  await openPanel(page, 'row');
  await marks(page).first().click();
  await expect(planned(page)).toBeVisible();
  expect(await fields()).toEqual(['#v=1']);
});
