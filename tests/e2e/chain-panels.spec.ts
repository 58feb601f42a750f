import type { Locator } from '@playwright/test';
import {
  cellsOf,
  expectCells,
  openChain,
  openPanel,
  planned,
  sentence,
  showScene,
} from './support/chain.ts';
import { expect, test } from './support/test.ts';

/** The texts of a table, row by row, without its headings. */
const rowsOf = (table: Locator): Promise<string[][]> =>
  table
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')),
    );

const digitsOf = (text: string): number => Number(text.replaceAll('−', '-').replace(/[^\d-]/g, ''));

test('a row of a shelf plans its take; the map opens a position by pointer and by key', async ({
  page,
}) => {
  await openChain(page, '#v=1&row=1101111');
  const panel = await openPanel(page, 'groups');
  // A click on a row of a shelf plans its take.
  await panel.locator('.merged').first().click();
  await expect(planned(page)).toBeVisible();

  await showScene(page, 'v=1&cursor=2');
  const map = (await openPanel(page, 'map')).getByRole('grid');
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

test('the race tries as many moves as the article prints, and starts long programs only by their own button', async ({
  page,
}) => {
  const lane = (at: number) => panel.locator('.lanes > li').nth(at);
  const objects = page.getByRole('textbox', { name: sentence('field-race-objects') });
  const type = async (typed: string) => {
    await objects.fill(typed);
    await objects.press('Tab');
  };
  await openChain(page, '#v=1&objects=8');
  const panel = await openPanel(page, 'race');
  await test.step('four lanes race', async () => {
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
});
