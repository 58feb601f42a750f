import type { Locator, Page } from '@playwright/test';
import { cellsOf, expectCells, notices, openChain, openPanel, told } from './support/chain.ts';
import { ChainSolver, whole } from './support/chain-solver.ts';
import { expect, test } from './support/test.ts';

/** In the order of the columns. */
const solvers = [
  new ChainSolver(),
  new ChainSolver({ misere: true }),
  new ChainSolver({ any: true }),
  new ChainSolver({ misere: true, any: true }),
];

/** What a table says, row by row, without its headings. */
const rowsOf = (table: Locator): Promise<string[][]> =>
  table
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')),
    );

const digitsOf = (text: string): number => Number(text.replaceAll('−', '-').replace(/[^\d-]/g, ''));

test.describe('the table of values', () => {
  test('has all rows to 60, as a plain search has them, and opens them', async ({ page }) => {
    await openChain(page, '#v=1&objects=5');
    const panel = await openPanel(page, 'table');
    const table = panel.getByRole('grid', { name: told('table-values') });
    await expect(table.locator('tbody tr')).toHaveCount(60, { timeout: 60_000 });
    for (const [at, row] of (await rowsOf(table)).slice(0, 20).entries()) {
      const [objects, ...values] = row.map(digitsOf);
      expect(objects).toBe(at + 1);
      const expected = solvers.map((solver) => {
        const { wins, plies } = solver.value(whole(at + 1), 0);
        return wins ? plies : -plies;
      });
      expect(values, `${objects} objects`).toEqual(expected);
    }
    await table.locator('#value-12-1').click();
    await expectCells(page, whole(12));
    await expect(page).toHaveURL(/objects=12&end=misere/);
  });

  test('tells of nothing that wins where hints are off', async ({ page }) => {
    await openChain(page, '#v=1&hints=off');
    const panel = await openPanel(page, 'table');
    await expect(panel).toContainText(told('table-withheld'));
    await expect(panel.getByRole('grid')).toHaveCount(0);
  });
});

test.describe('the map', () => {
  test('has all positions of nine objects, and opens one', async ({ page }) => {
    await openChain(page, '#v=1&cursor=2');
    const panel = await openPanel(page, 'map');
    const map = panel.getByRole('grid');
    await expect(map.getByRole('gridcell')).toHaveCount(42);
    const label = told('map-node', { objects: 5, groups: '4+1', outcome: 'P', plies: 4 });
    await map.getByRole('gridcell', { name: label, exact: true }).click();
    await expectCells(page, '101111000');
    await map.locator('[tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/row=101111000/);
    await expect.poll(async () => (await cellsOf(page)).replaceAll('0', '').length).toBeLessThan(5);
  });
});

test.describe('the theory', () => {
  test('knows the period of Kayles and of Dawson’s Kayles', async ({ page }) => {
    await openChain(page);
    const panel = await openPanel(page, 'octal');
    await expect(panel).toContainText(
      told('octal-period', { preperiod: 71, period: 12, exceptions: 14, last: 70 }),
    );
    await panel.getByRole('button', { name: told('octal-example-2') }).click();
    await expect(panel).toContainText(/repeat every 34/);
  });

  const refused: readonly (readonly [typed: string, said: string])[] = [
    ['0.78', told('error-not-octal', { at: 4, found: '8' })],
    ['3.7', told('error-octal-endless', { digit: 3 })],
    ['0.00', told('error-octal-without-moves')],
    [`0.${'7'.repeat(17)}`, told('error-octal-too-long', { digits: 17, max: 16 })],
  ];
  test('refuses a code that is none, and keeps it', async ({ page }) => {
    await openChain(page);
    const panel = await openPanel(page, 'octal');
    const field = panel.getByRole('textbox', { name: told('octal-code'), exact: true });
    for (const [typed, said] of refused) {
      await field.fill(typed);
      await field.press('Enter');
      await expect(panel.getByRole('alert')).toHaveText(said);
      await expect(field).toHaveValue(typed);
    }
    await field.fill('0.137');
    await field.press('Enter');
    await expect(panel.getByRole('alert')).toHaveCount(0);
    await expect(panel).toContainText(/repeat every 34/);
  });
});

test.describe('the race', () => {
  const lane = (panel: Locator, at: number) => panel.locator('.lanes > li').nth(at);
  const choose = (panel: Locator, at: number, name: string, value: string) =>
    lane(panel, at).locator(`select[name^=race-${name}]`).selectOption(value);
  const objectsField = (page: Page) =>
    page.getByRole('textbox', { name: told('field-race-objects') });

  test('of four lanes tries as many moves as the article prints', async ({ page }) => {
    await openChain(page, '#v=1&objects=8');
    const panel = await openPanel(page, 'race');
    await expect(lane(panel, 0)).toContainText('191,422');
    await expect(lane(panel, 1)).toContainText('4945');
    await panel.getByRole('button', { name: told('race-start'), exact: true }).click();
    const results = panel.locator('table').first();
    await expect(results.locator('tbody tr')).toHaveCount(4);
    const rows = await rowsOf(results);
    const moves = rows.map((row) => row.map(digitsOf));
    expect(moves[0]).toContain(191_422);
    expect(moves[1]).toContain(4945);
    // From eight objects the direct game is lost in 8: all say so, with cut-off without a number.
    for (const row of rows) expect(row.join(' ')).toMatch(/loses/);
  });

  test('says first what takes long, begins it only when told to, and stops it', async ({
    page,
  }) => {
    await openChain(page, '#v=1&objects=9');
    const panel = await openPanel(page, 'race');
    await objectsField(page).fill('15');
    await objectsField(page).press('Tab');
    const long = lane(panel, 0).getByRole('button', {
      name: told('race-label-start-long', { letter: 'A' }),
    });
    await expect(long).toBeVisible({ timeout: 60_000 });
    await long.click();
    const progress = lane(panel, 0).getByRole('progressbar');
    await expect(progress).toBeVisible();
    const stop = lane(panel, 0).getByRole('button', {
      name: told('race-label-stop', { letter: 'A' }),
    });
    await stop.click();
    await expect(progress).toHaveCount(0);
    await expect(stop).toHaveCount(0);
  });

  test('refuses Grundy values in the reverse game, and too large tables', async ({ page }) => {
    await openChain(page, '#v=1&end=misere');
    const panel = await openPanel(page, 'race');
    await choose(panel, 0, 'algorithm', 'sprague-grundy');
    await expect(lane(panel, 0)).toContainText(told('error-grundy-under-misere'));
    await choose(panel, 0, 'algorithm', 'memoised');
    await objectsField(page).fill('40');
    await objectsField(page).press('Tab');
    await expect(lane(panel, 0)).toContainText(
      told('error-program-too-large', { objects: 40, max: 24 }),
    );
    for (const typed of ['0', '-1', '1000', 'nine']) {
      await objectsField(page).fill(typed);
      await objectsField(page).press('Tab');
      await expect(panel.getByRole('alert')).toHaveText(told('field-wrong', { min: 1, max: 60 }));
      await expect(objectsField(page)).toHaveValue(typed);
    }
    await expect(notices(page)).toHaveCount(0);
  });
});
