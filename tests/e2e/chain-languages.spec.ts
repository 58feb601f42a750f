import { chainWords } from './support/catalogue.ts';
import {
  direct,
  expectCells,
  mark,
  openChain,
  openPanel,
  planned,
  sentence,
  showScene,
  standing,
  takeArgs,
  verdict,
} from './support/chain.ts';
import { whole } from './support/chain-solver.ts';
import { narration } from './support/lattice.ts';
import { expect, test } from './support/test.ts';
import { chooseLanguage, languages, properWords, speaks } from './support/words.ts';

test('changing the language keeps the game, and translates plans, errors and questions', async ({
  page,
}) => {
  await openChain(page, '#v=1&why=on&takes=5_1-2&opponent=human');
  const { cells } = await standing(page, 2);
  await mark(page, [3, 1]).click();
  await expect(planned(page)).toContainText(sentence('planned-take', takeArgs([3, 1])));
  await expect(narration(page)).toContainText(verdict(direct.value(cells)));
  const spoken = [languages[1], languages[2], languages[0]];
  for (const { code, tag } of spoken) {
    const words = chainWords(code);
    await chooseLanguage(page, code);
    await speaks(page, tag);
    await expectCells(page, cells);
    await expect(planned(page)).toContainText(words.text('planned-take', takeArgs([3, 1])));
    const { wins, plies } = direct.value(cells);
    await expect(narration(page)).toContainText(
      words.text('game-worth', { who: 'mover', outcome: wins ? 'N' : 'P', plies }),
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
    await properWords(page);
  }
  await expect(page).toHaveURL(/takes=5_1-2&opponent=human$/);

  await showScene(page, 'v=1&predict=on');
  await page.getByRole('button', { name: sentence('word-row'), exact: true }).click();
  const typed = page.locator('input[name=position]');
  await typed.fill(whole(50));
  await typed.press('Tab');
  await page.locator('.transport').getByRole('button').last().click();
  await mark(page, [1, 2]).click();
  for (const { code, tag } of spoken) {
    const words = chainWords(code);
    await chooseLanguage(page, code);
    await speaks(page, tag);
    await expect(planned(page)).toContainText(words.text('take-barred'));
    await expect(page.locator('.question')).toContainText(
      words.text('game-predict', { answers: 2 }),
    );
    const wrong = words.text('error-row-too-long', { cells: 50, max: 40 });
    await expect(page.locator('#about-position')).toHaveText(wrong);
    await properWords(page);
  }
  await openPanel(page, 'play');
  await page.locator('form.take input').fill('x');
  await page.locator('form.take input').press('Enter');
  for (const { code, tag } of spoken) {
    await chooseLanguage(page, code);
    await speaks(page, tag);
    const wrong = chainWords(code).text('take-wrong', { most: 40 });
    await expect(page.locator('form.take')).toContainText(wrong);
    await properWords(page);
  }
});
