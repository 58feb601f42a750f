import type { Locator } from '@playwright/test';
import {
  byMouse,
  direct,
  expectCells,
  figure,
  nine,
  openChain,
  openPanel,
  reverse,
  sentence,
  showScene,
  standing,
} from './support/chain.ts';
import { ChainSolver, whole } from './support/chain-solver.ts';
import { button, narration } from './support/lattice.ts';
import { expect, test } from './support/test.ts';

const position = (panel: Locator) => panel.getByLabel(sentence('row-position'));
const objects = (panel: Locator) => panel.getByLabel(sentence('field-objects'), { exact: true });
const choice = (panel: Locator, name: string) =>
  panel.getByRole('radio', { name: sentence(name), exact: true });

async function type(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Tab');
}

/** The sentences about a row before anybody plays. */
const invited = ({ wins }: { wins: boolean }): string =>
  wins
    ? sentence('game-worth', { who: 'you', outcome: 'N', plies: -1 })
    : sentence('game-let-begin');

test('a reader types a position or a number of objects; a wrong text stays with its error until another row comes', async ({
  page,
}) => {
  await openChain(page);
  const panel = await openPanel(page, 'row');
  const alert = panel.getByRole('alert');
  await expect(position(panel)).toHaveValue(nine);
  // Node tests the other notations of positions.
  for (const [typed, cells] of [
    ['{1,0,0,1}', '101111'],
    ['●●·●', '1101'],
    [' 2 + 2 ', '11011'],
    ['5', whole(5)],
    ['1101', '1101'],
  ] as const) {
    await type(position(panel), typed);
    await expectCells(page, cells);
    await expect(position(panel)).toHaveValue(cells);
    await expect(narration(page)).toContainText(invited(direct.value(cells, 0)));
    // A position without a gap is a whole row, with the rule for the first move.
    const ruled = cells.includes('0') ? 'no' : 'yes';
    if (ruled === 'yes') await expect(page).toHaveURL(/objects=5$/);
    // The page itself gives the rules of its own row.
    const rules = ruled === 'yes' ? '' : sentence('in-short', { end: 'normal', ruled });
    await expect(page.locator('.rules')).toHaveText(rules);
    await expect(objects(panel)).toHaveValue(String(cells.replaceAll('0', '').length));
  }
  await expect(page).toHaveURL(/row=1101$/);
  for (const [typed, code, params] of [
    ['', 'empty-row', {}],
    ['0000', 'empty-row', {}],
    ['{}', 'not-a-row', { at: 2 }],
    ['<b>1</b>', 'not-a-row', { at: 1 }],
    ['30+10', 'row-too-long', { cells: 41, max: 40 }],
    [whole(41), 'row-too-long', { cells: 41, max: 40 }],
    [whole(61), 'row-too-long', { cells: 61, max: 40 }],
  ] as const) {
    await test.step(`“${typed.slice(0, 20)}” (${typed.length})`, async () => {
      await type(position(panel), typed);
      const remark = sentence(`error-${code}`, params);
      await expect(alert).toHaveText(remark);
      await expect(position(panel)).toHaveAccessibleDescription(remark);
      await expect(position(panel)).toHaveAttribute('aria-invalid', 'true');
      await expect(position(panel)).toHaveValue(typed);
      await expectCells(page, '1101');
    });
  }
  await test.step('a refused text is still there when the panel opens again', async () => {
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await openPanel(page, 'row');
    await expect(position(panel)).toHaveValue(whole(61));
    await expect(alert).toHaveText(sentence('error-row-too-long', { cells: 61, max: 40 }));
  });
  await type(position(panel), '1000');
  await expectCells(page, '1000');
  await expect(alert).toHaveCount(0);
  await expect(position(panel)).toHaveAttribute('aria-invalid', 'false');

  await showScene(page, 'v=1');
  const remark = sentence('field-wrong', { min: 1, max: 40 });
  for (const typed of ['0', '41', 'nine', '2.5']) {
    await type(objects(panel), typed);
    await expect(alert).toHaveText(remark);
    await expect(objects(panel)).toHaveValue(typed);
    await expect(objects(panel)).toHaveAccessibleDescription(remark);
    await expectCells(page, nine);
  }
  for (const count of [1, 40, 12]) {
    await type(objects(panel), String(count));
    await expectCells(page, whole(count));
    await expect(alert).toHaveCount(0);
    await expect(position(panel)).toHaveValue(whole(count));
  }
  await type(position(panel), 'abc');
  await expect(alert).toBeVisible();
  await type(objects(panel), '7');
  await expectCells(page, whole(7));
  await expect(alert).toHaveCount(0);
  await expect(position(panel)).toHaveValue(whole(7));
});

test('the reader chooses the rules; other rules and another row end the game', async ({ page }) => {
  await openChain(page, '#v=1&objects=6');
  const panel = await openPanel(page, 'row');
  const short = (end: string, ruled: string) => sentence('in-short', { end, ruled });
  await expect(page.locator('.rules')).toHaveText('');
  await choice(panel, 'row-end-misere').check();
  await expect(figure(page)).toContainText(short('misere', 'yes'));
  await expect(narration(page)).toContainText(invited(reverse.value(whole(6), 0)));
  await expect(page).toHaveURL(/end=misere$/);
  await choice(panel, 'row-first-any').check();
  await expect(figure(page)).toContainText(short('misere', 'no'));
  const free = new ChainSolver({ misere: true, any: true });
  await expect(narration(page)).toContainText(invited(free.value(whole(6), 0)));
  await choice(panel, 'row-end-normal').check();
  await choice(panel, 'row-first-fewest').check();
  await expect(narration(page)).toContainText(invited(direct.value(whole(6), 0)));
  await expect(page).toHaveURL(/#v=1&objects=6$/);

  for (const [what, change] of [
    ['rules', () => choice(panel, 'row-end-misere').check()],
    ['objects', () => type(objects(panel), '8')],
    ['position', () => type(position(panel), '11011')],
  ] as const) {
    await test.step(what, async () => {
      await showScene(page, 'v=1&opponent=human&takes=start');
      await byMouse(page, [5, 1], nine);
      await standing(page, 1);
      if (what === 'rules') await expect(page).toHaveURL(/takes=5/);
      await expect(button(page, sentence('play-new'))).toBeVisible();
      await expect(narration(page)).toContainText('was taken');
      await change();
      await expect(button(page, sentence('play-new'))).toBeHidden();
      if (what === 'rules') await expect(page).not.toHaveURL(/takes=/);
      await expect(narration(page)).not.toContainText('was taken');
    });
  }
});
