import type { Locator } from '@playwright/test';
import {
  cellsOf,
  direct,
  expectCells,
  openChain,
  openPanel,
  planned,
  sentence,
  showScene,
  verdict,
} from './support/chain.ts';
import { whole, without } from './support/chain-solver.ts';
import { expect, test } from './support/test.ts';

/** The texts of a table, row by row, without its headings. */
const rowsOf = (table: Locator): Promise<string[][]> =>
  table
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')),
    );

const digitsOf = (text: string): number => Number(text.replaceAll('−', '-').replace(/[^\d-]/g, ''));

test('the table opens rows, and hides without hints', async ({ page }) => {
  await openChain(page, '#v=1&objects=5');
  const panel = await openPanel(page, 'table');
  const table = panel.getByRole('grid', { name: sentence('table-values') });
  await expect(table.locator('tbody tr')).toHaveCount(60, { timeout: 60_000 });
  await table.locator('#value-12-1').click();
  await expectCells(page, whole(12));
  await expect(page).toHaveURL(/objects=12&end=misere/);
  await showScene(page, 'v=1&hints=off');
  await expect(panel).toContainText(sentence('table-withheld'));
  await expect(panel.getByRole('grid')).toHaveCount(0);
});

test('the groups panel has a shelf for each next position; the map has all positions, and opens one by pointer and by key', async ({
  page,
}) => {
  const cells = '1101111';
  await openChain(page, `#v=1&row=${cells}`);
  const panel = await openPanel(page, 'groups');
  const positions = direct.positions(cells);
  const moves = direct.takes(cells).length;
  await expect(panel).toContainText(sentence('groups-merge', { moves, options: positions.size }));
  const shelves = () =>
    panel.locator('.shelves > li').evaluateAll((all) =>
      all.map((shelf) => ({
        takes: [...shelf.querySelectorAll('.merged')].map((one) => one.textContent?.trim() ?? ''),
        text: shelf.querySelector('.shelf')?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '',
      })),
    );
  const shelved = [...positions].map(([left, takes]) => {
    const groups = left === '' ? [] : left.split(',').map(Number);
    const counts = Array.from(
      { length: groups[0] ?? 0 },
      (_, size) => groups.filter((group) => group === size + 1).length,
    );
    return {
      takes: takes.map(([object, count]) =>
        count === 1 ? `${object}` : `${object}-${object + 1}`,
      ),
      text: `{${counts}} ${verdict(direct.value(without(cells, takes[0] ?? [1, 1])))}`,
    };
  });
  const sorted = (all: typeof shelved) =>
    all.toSorted((a, b) => (a.takes.join() < b.takes.join() ? -1 : 1));
  await expect.poll(async () => sorted(await shelves())).toEqual(sorted(shelved));
  // A click on a row of a shelf plans its take.
  await panel.locator('.merged').first().click();
  await expect(planned(page)).toBeVisible();

  await showScene(page, 'v=1&cursor=2');
  const map = (await openPanel(page, 'map')).getByRole('grid');
  await expect(map.getByRole('gridcell')).toHaveCount(42);
  const label = sentence('map-node', { objects: 5, groups: '4+1', outcome: 'P', plies: 4 });
  await map.getByRole('gridcell', { name: label, exact: true }).click();
  await expectCells(page, '101111000');
  await expect(page).toHaveURL(/row=101111000/);
  await map.locator('[tabindex="0"]').focus();
  // In the column beside the picture the layers lie below each other, fewer objects further down.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/row=101111000/);
  await expect.poll(async () => (await cellsOf(page)).replaceAll('0', '').length).toBeLessThan(5);
});

test('the race tries as many moves as the article prints, starts long programs only by their own button, and refuses impossible ones', async ({
  page,
}) => {
  const lane = (at: number) => panel.locator('.lanes > li').nth(at);
  const choose = (name: string, value: string) =>
    lane(0).locator(`select[name^=race-${name}]`).selectOption(value);
  const objects = page.getByRole('textbox', { name: sentence('field-race-objects') });
  const type = async (typed: string) => {
    await objects.fill(typed);
    await objects.press('Tab');
  };
  await openChain(page, '#v=1&objects=8');
  const panel = await openPanel(page, 'race');
  await test.step('four lanes race', async () => {
    await expect(lane(0)).toContainText('191,422');
    await expect(lane(1)).toContainText('4945');
    await panel.getByRole('button', { name: sentence('race-start'), exact: true }).click();
    const results = panel.locator('table').first();
    const rows = results.locator('tbody tr');
    await expect(rows).toHaveCount(4);
    // Eight objects are lost in 8 plies under normal play. All lanes say so, but cut-off knows no number.
    // Each lane says it when it has come to its end.
    for (const row of await rows.all()) await expect(row).toContainText(/loses/);
    const moves = (await rowsOf(results)).map((row) => row.map(digitsOf));
    expect(moves[0]).toContain(191_422);
    expect(moves[1]).toContain(4945);
  });
  await test.step('the arrow keys move the marked row of the charts', async () => {
    const chart = panel.getByRole('slider', {
      name: sentence('counts-label', { to: 30, lanes: 4 }),
    });
    await expect(chart).toHaveAttribute('aria-valuenow', '8');
    await expect(chart).toHaveAttribute('aria-valuetext', /A: 191,422; B: 4945/);
    await chart.focus();
    await page.keyboard.press('ArrowRight');
    await expect(chart).toHaveAttribute('aria-valuenow', '9');
    await expect(chart).toHaveAttribute('aria-valuetext', /A: 1,798,427; B: 24,283/);
    await expect(
      panel.getByRole('columnheader', { name: sentence('counts-moves', { objects: 9 }) }),
    ).toBeVisible();
  });
  await test.step('a long program has its own buttons to start and to stop', async () => {
    await type('15');
    const start = sentence('race-label-start-long', { letter: 'A' });
    await lane(0).getByRole('button', { name: start }).click({ timeout: 60_000 });
    const progress = lane(0).getByRole('progressbar');
    await expect(progress).toBeVisible();
    const stop = lane(0).getByRole('button', {
      name: sentence('race-label-stop', { letter: 'A' }),
    });
    await stop.click();
    await expect(progress).toHaveCount(0);
    await expect(stop).toHaveCount(0);
  });
  await test.step('Grundy values under misère play, tables that are too large, and wrong numbers get errors', async () => {
    await showScene(page, 'v=1&end=misere');
    await choose('algorithm', 'sprague-grundy');
    await expect(lane(0)).toContainText(sentence('error-grundy-under-misere'));
    await choose('algorithm', 'memoised');
    await type('40');
    await expect(lane(0)).toContainText(
      sentence('error-program-too-large', { objects: 40, max: 24 }),
    );
    for (const typed of ['0', '1000', 'nine']) {
      await type(typed);
      await expect(panel.getByRole('alert')).toHaveText(
        sentence('field-wrong', { min: 1, max: 60 }),
      );
      await expect(objects).toHaveValue(typed);
    }
  });
});
