import { readFile } from 'node:fs/promises';
import { full } from './support/full.ts';
import { button, expectStep, narration, sharedLink } from './support/lattice.ts';
import { expectHeaps, openNim, openPanel, standing } from './support/nim.ts';
import { expect, test } from './support/test.ts';

test('the link of a named game opens it again, by the same name', async ({ page }) => {
  await openNim(page, '#v=1&why=on&heaps=6');
  const panel = await openPanel(page, 'Rules');
  await panel.getByRole('radio', { name: '1907 John', exact: true }).check();
  await expectHeaps(page, '3 5 1');
  const link = await sharedLink(page);
  await openNim(page, new URL(link).hash);
  await expect(page.locator('.rules')).toContainText('John and his brother');
  const again = await openPanel(page, 'Rules');
  await expect(again.getByRole('radio', { name: '1907 John', exact: true })).toBeChecked();
});

test('the table has its numbers too, and can be saved whole as CSV', async ({ page }) => {
  await openNim(page, '#v=1&heaps=21&rules=1..3');
  const panel = await openPanel(page, 'Table');
  await panel.getByText('The values as numbers').click();
  await expect(panel.locator('table.numbers td').nth(13)).toBeVisible();
  const most = full ? 1_000_000 : 12_000;
  const to = panel.getByRole('textbox', { name: 'to heaps of' });
  await to.fill(String(most));
  await to.press('Tab');
  await expect(panel.locator('svg.chart .chart-bar')).toHaveCount(400);
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save the whole table as CSV' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('appleyard-nim-table.csv');
  const rows = (await readFile(await saved.path())).toString('utf8').trimEnd().split('\r\n');
  expect(rows).toHaveLength(most + 2);
  expect(rows[0]).toBe('\ufeffstones in the heap,"Grundy value, taking 1 to 3"');
  expect(rows.slice(1, 7)).toEqual(['0,0', '1,1', '2,2', '3,3', '4,0', '5,1']);
  expect(rows.at(-1)).toBe(`${most},0`);
});

test('the badge in the panel “Play” opens the panel “Last stone”, which follows the game', async ({
  page,
}) => {
  await openNim(page, '#v=1&heaps=1,2,2&end=misere&opponent=human&takes=1-1_2-1_3-2_2-1');
  await expect(narration(page)).toContainText('No move is left. The first player has won');
  await button(page, 'back').click();
  await button(page, 'back').click();
  await standing(page, 2);
  await expectStep(page, 2);
  await openPanel(page, 'Play');
  const badge = page.locator('.own-game').getByRole('button', { name: 'S1', exact: true });
  await expect(badge).toHaveAttribute('aria-expanded', 'false');
  await badge.click();
  const panel = page.getByRole('region', { name: 'Last stone' });
  await expect(panel.locator('p .badge')).toHaveText('S1');
});

test('the small figures of the page work, and every link of “Try” opens what it promises', async ({
  page,
}) => {
  await openNim(page);
  // The page fetches them at the first action.
  // A full browser reports the first place of a mouse as no movement.
  await page.mouse.move(9, 9);
  await page.mouse.move(30, 9);
  await test.step('a lamp with two switches is on if exactly one switch is on', async () => {
    const lamp = page.getByRole('figure', { name: 'A lamp with two switches' });
    const first = lamp.getByRole('switch', { name: /^Switch 1/ });
    const state = lamp.locator('span:has(> [role=status])');
    await expect(state).toHaveText('0 xor 0 = 0: the lamp is off.');
    await first.click();
    await expect(first).toBeChecked();
    await expect(state).toHaveText('1 xor 0 = 1: the lamp is on.');
    await expect(lamp.locator('circle.on')).toHaveCount(1);
    await lamp.getByRole('switch', { name: /^Switch 2/ }).press('Space');
    await expect(state).toHaveText('1 xor 1 = 0: the lamp is off.');
    await expect(lamp.locator('circle.on')).toHaveCount(0);
    await first.press('Enter');
    await expect(state).toHaveText('0 xor 1 = 1: the lamp is on.');
  });
  await test.step('three exclusive ors swap two values', async () => {
    const swap = page.getByRole('figure', { name: 'Two values are swapped' });
    for (const row of [
      /a = 011\s*b = 101\s*To begin with/,
      /a = 110\s*b = 101\s*a becomes a xor b/,
      /a = 110\s*b = 011\s*b becomes a xor b: it is what a was/,
      /a = 101\s*b = 011\s*a becomes a xor b: it is what b was/,
    ]) {
      await expect(swap.getByRole('row').last()).toHaveText(row);
      await swap.getByRole('button').click();
    }
    await expect(swap.getByRole('row')).toHaveCount(1);
  });
});
