import type { Locator, Page } from '@playwright/test';
import {
  byNumber,
  direct,
  expectCells,
  figure,
  nine,
  openChain,
  openPanel,
  reverse,
  standing,
  told,
  verdict,
} from './support/chain.ts';
import { ChainSolver, whole } from './support/chain-solver.ts';
import { button, narration } from './support/lattice.ts';
import { expect, test } from './support/test.ts';

const position = (panel: Locator) => panel.getByLabel(told('row-position'));
const objects = (panel: Locator) => panel.getByLabel(told('field-objects'), { exact: true });
const choice = (panel: Locator, name: string) =>
  panel.getByRole('radio', { name: told(name), exact: true });

async function type(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Tab');
}

async function withRow(page: Page, scene = '#v=1'): Promise<Locator> {
  await openChain(page, scene);
  return openPanel(page, 'row');
}

test('a position is typed as cells, as groups, or as sizes', async ({ page }) => {
  const panel = await withRow(page);
  await expect(position(panel)).toHaveValue(nine);
  for (const [typed, cells] of [
    ['1101', '1101'],
    ['{1,0,0,1}', '101111'],
    ['**.*', '1101'],
    ['{0,2}', '11011'],
    ['●●·●', '1101'],
    ['0110', '0110'],
    [' 11 0 1 ', '1101'],
    ['4 + 1', '101111'],
    ['1', '1'],
    ['3+2+1', '10110111'],
  ] as const) {
    await type(position(panel), typed);
    await expectCells(page, cells);
    await expect(panel.getByRole('alert')).toHaveCount(0);
    // What is read stands there then, as cells.
    await expect(position(panel)).toHaveValue(cells);
    await expect(narration(page)).toContainText(verdict(direct.value(cells, 0)));
    await expect(page).toHaveURL(cells.includes('0') ? new RegExp(`row=${cells}$`) : /objects=1$/);
  }
});

test('without a gap it is a row of so many objects, with the rule for the first move', async ({
  page,
}) => {
  const panel = await withRow(page);
  for (const typed of ['11111', '5', '{0,0,0,0,1}']) {
    await type(position(panel), '1101');
    await expectCells(page, '1101');
    await type(position(panel), typed);
    await expectCells(page, whole(5));
    await expect(objects(panel)).toHaveValue('5');
    await expect(page).toHaveURL(/objects=5$/);
    await expect(figure(page)).toContainText(told('in-short', { end: 'normal', ruled: 'yes' }));
    await expect(narration(page)).toContainText(verdict(direct.value(whole(5), 0)));
  }
});

test('what is no position is refused, kept, and told', async ({ page }) => {
  const panel = await withRow(page, '#v=1&row=1101');
  for (const [typed, code, params] of [
    ['', 'empty-row', {}],
    ['   ', 'empty-row', {}],
    ['0000', 'empty-row', {}],
    ['{}', 'not-a-row', { at: 2 }],
    ['{0,0}', 'empty-row', {}],
    ['abc', 'not-a-row', { at: 1 }],
    ['11x1', 'not-a-row', { at: 3 }],
    ['{1,0', 'not-a-row', {}],
    ['4+', 'not-a-row', {}],
    ['1.5,2', 'not-a-row', {}],
    ['-3', 'not-a-row', { at: 1 }],
    ['<b>1</b>', 'not-a-row', { at: 1 }],
    [whole(41), 'row-too-long', { cells: 41, max: 40 }],
    ['30+10', 'row-too-long', { cells: 41, max: 40 }],
    [whole(61), 'row-too-long', { cells: 61, max: 40 }],
    [whole(5000), 'row-too-long', { cells: 5000, max: 40 }],
    ['1000', undefined, {}],
  ] as const) {
    await test.step(`“${typed.slice(0, 20)}” (${typed.length})`, async () => {
      await type(position(panel), typed);
      if (code === undefined) {
        await expectCells(page, typed);
        await expect(panel.getByRole('alert')).toHaveCount(0);
        return;
      }
      const remark = told(`error-${code}`, { at: 0, cells: 0, max: 40, ...params });
      const known = Object.keys(params).length > 0 || code === 'empty-row';
      const text = known ? remark : remark.slice(0, 20);
      await expect(panel.getByRole('alert')).toContainText(text);
      await expect(position(panel)).toHaveValue(typed);
      await expect(position(panel)).toHaveAttribute('aria-invalid', 'true');
      await expect(position(panel)).toHaveAccessibleDescription(
        new RegExp(`^${text.slice(0, 10)}`),
      );
      await expectCells(page, '1101');
    });
  }
  await expect(position(panel)).toHaveAttribute('aria-invalid', 'false');
});

test('a number of objects that is none is refused, kept, and told', async ({ page }) => {
  const panel = await withRow(page);
  const remark = told('field-wrong', { min: 1, max: 40 });
  for (const typed of ['0', '-1', '41', '1000', 'nine', '', '2.5', '1e1', '9'.repeat(30)]) {
    await type(objects(panel), typed);
    await expect(panel.getByRole('alert')).toHaveText(remark);
    await expect(objects(panel)).toHaveValue(typed);
    await expect(objects(panel)).toHaveAccessibleDescription(remark);
    await expectCells(page, nine);
  }
  for (const count of [1, 40, 12]) {
    await type(objects(panel), String(count));
    await expectCells(page, whole(count));
    await expect(panel.getByRole('alert')).toHaveCount(0);
    await expect(position(panel)).toHaveValue(whole(count));
  }
});

test('what was refused is forgotten when another row is chosen', async ({ page }) => {
  const panel = await withRow(page);
  await type(position(panel), 'abc');
  await expect(panel.getByRole('alert')).toBeVisible();
  await type(objects(panel), '7');
  await expectCells(page, whole(7));
  await expect(panel.getByRole('alert')).toHaveCount(0);
  await expect(position(panel)).toHaveValue(whole(7));
});

test('the rules are chosen: who wins at the end, and what the first move may take', async ({
  page,
}) => {
  const panel = await withRow(page, '#v=1&objects=6');
  const short = (end: string, ruled: string) => told('in-short', { end, ruled });
  await expect(figure(page)).toContainText(short('normal', 'yes'));
  await choice(panel, 'row-end-misere').check();
  await expect(figure(page)).toContainText(short('misere', 'yes'));
  await expect(narration(page)).toContainText(verdict(reverse.value(whole(6), 0)));
  await expect(page).toHaveURL(/end=misere$/);
  await choice(panel, 'row-first-any').check();
  await expect(figure(page)).toContainText(short('misere', 'no'));
  const free = new ChainSolver({ misere: true, any: true });
  await expect(narration(page)).toContainText(verdict(free.value(whole(6), 0)));
  await choice(panel, 'row-end-normal').check();
  await choice(panel, 'row-first-fewest').check();
  await expect(narration(page)).toContainText(verdict(direct.value(whole(6), 0)));
  await expect(page).toHaveURL(/#v=1&objects=6$/);
  // With gaps there is no rule for the first move to apply.
  await type(position(panel), '110111');
  await expect(figure(page)).toContainText(short('normal', 'no'));
});

test('other rules, and another row, end the game that was played', async ({ page }) => {
  for (const change of [
    (panel: Locator) => choice(panel, 'row-end-misere').check(),
    (panel: Locator) => type(objects(panel), '8'),
    (panel: Locator) => type(position(panel), '11011'),
  ]) {
    await openChain(page, '#v=1&opponent=human&takes=start');
    await byNumber(page, [5, 1], nine);
    await standing(page, 1);
    await change(await openPanel(page, 'row'));
    await expect(button(page, told('play-leave'))).toBeHidden();
    await expect(page).not.toHaveURL(/takes=/);
    await expect(narration(page)).not.toContainText('Ply');
  }
});
