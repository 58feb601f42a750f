import { chainWords } from './support/catalogue.ts';
import {
  board,
  cellsOf,
  direct,
  expectCells,
  mark,
  openChain,
  planned,
  showScene,
  standing,
  takeArgs,
  told,
  verdict,
} from './support/chain.ts';
import { narration } from './support/lattice.ts';
import { expect, test } from './support/test.ts';
import { languages, properWords, speaks } from './support/words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('changing the language keeps the scene, and reaches what is planned', async ({ page }) => {
  await openChain(page, '#v=1&takes=5_1-2&opponent=human');
  const { cells } = await standing(page, 2);
  await mark(page, [3, 1]).click();
  await expect(planned(page)).toContainText(told('planned', takeArgs([3, 1])));
  await expect(narration(page)).toContainText(verdict(direct.value(cells)));
  for (const { code, name, tag } of [languages[1], languages[2], languages[0]]) {
    const words = chainWords(code);
    await page.getByRole('button', { name }).click();
    await speaks(page, tag);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.text('title'));
    await expectCells(page, cells);
    await expect(planned(page)).toContainText(words.text('planned', takeArgs([3, 1])));
    const { wins, plies } = direct.value(cells);
    await expect(narration(page)).toContainText(
      words.text('chain-verdict', { outcome: wins ? 'N' : 'P', plies }),
    );
    const worth = direct.worth(cells, [4, 1]);
    await expect(mark(page, [4, 1])).toHaveAccessibleName(
      words.text('mark-take', {
        ...takeArgs([4, 1]),
        shown: worth.wins ? 'wins' : 'loses',
        plies: worth.plies,
        barred: 'no',
      }),
    );
  }
  await expect(page).toHaveURL(/takes=5_1-2&opponent=human$/);
  expect(await cellsOf(page)).toBe(cells);
});

for (const { code, tag } of languages) {
  const words = chainWords(code);

  test(`no message of the row is shown raw in ${code}`, async ({ page }) => {
    await openChain(page, '#v=1', `?lang=${code}`);
    await speaks(page, tag);
    for (const scene of [
      'v=1',
      'v=1&cursor=1',
      'v=1&cursor=7',
      'v=1&objects=1',
      'v=1&objects=2&first=any&end=misere',
      'v=1&row=111101&values=off',
      'v=1&hints=off',
      'v=1&reveal=on',
      'v=1&present=on',
      'v=1&takes=5_1',
      'v=1&objects=5&opponent=human&takes=2_3_4-5_1',
      'v=1&objects=5&takes=2_3_4-5_1',
      'v=1&objects=0&row=&takes=x&end=x&cursor=x&nonsense=1',
      'v=1&takes=5_5',
    ]) {
      await test.step(scene, async () => {
        await showScene(page, scene);
        await properWords(page);
      });
    }
  });

  test(`no word of its panels, plans and questions is shown raw in ${code}`, async ({ page }) => {
    await openChain(page, '#v=1', `?lang=${code}`);
    await speaks(page, tag);
    await mark(page, [1, 2]).click();
    await expect(planned(page)).toContainText(words.text('take-barred'));
    await properWords(page);
    await mark(page, [1, 1]).click();
    await properWords(page);
    await page.locator('form.take input').fill('x');
    await page.locator('form.take button').click();
    await expect(page.locator('form.take')).toContainText(words.text('take-wrong', { most: 40 }));
    const own = ['row', 'play', 'groups', 'settings', 'export', 'help'];
    for (const panel of own) {
      await page.getByRole('button', { name: words.text(`word-${panel}`), exact: true }).click();
      await expect(page.locator('.panel')).not.toBeEmpty();
      await properWords(page);
    }
    await page.getByRole('button', { name: words.text('word-row'), exact: true }).click();
    for (const [typed, error] of [
      ['x', words.text('error-not-a-row', { at: 1 })],
      ['', words.text('error-empty-row')],
      ['1'.repeat(50), words.text('error-row-too-long', { cells: 50, max: 40 })],
    ] as const) {
      await page.locator('input[name=position]').fill(typed);
      await page.locator('input[name=position]').press('Tab');
      await expect(page.locator('#about-position')).toHaveText(error);
      await properWords(page);
    }
    for (const word of await page.locator('.words button[aria-haspopup]').all()) {
      await word.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await properWords(page);
      await page.keyboard.press('Escape');
    }
    await openChain(page, '#v=1&predict=on', `?lang=${code}`);
    await page.locator('.transport').getByRole('button').last().click();
    await expect(page.locator('.question')).toContainText(words.text('chain-predict'));
    await properWords(page);
    await expect(board(page)).toHaveAccessibleName(words.text('chain-plate'));
  });
}
