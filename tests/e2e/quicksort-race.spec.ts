import { button } from './support/lattice.ts';
import { openPanel, openSort, picture } from './support/quicksort.ts';
import { words } from './support/sorted.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a race is drawn lane by lane, and ends with what each has cost', async ({ page }) => {
  await openSort(page, '#v=1&length=12');
  const panel = await openPanel(page, 'Race');
  await button(panel, words.text('race-ready-1')).click();
  // The race waits for its start, and takes the buttons when its lanes are there.
  await expect(picture(page).locator('text.lane')).toHaveCount(3);
  await button(page, 'last').click();
  await expect(picture(page).locator('rect.bar')).toHaveCount(6);
  await button(page, 'first').click();
  await expect(picture(page).locator('text.lane')).toHaveCount(3);
});

test('a measurement sorts numbers in three ways, and shows the time of each', async ({ page }) => {
  await openSort(page, '#v=1');
  const panel = await openPanel(page, 'Race');
  await button(panel, 'Sort 100,000 numbers').click();
  const rows = panel
    .getByRole('group', { name: '100,000 numbers, median of 5 runs each' })
    .locator('tbody tr');
  await expect(rows).toHaveText(
    [/^Appleyard’s fast sort[\d.,]+ ms1 ×/, /typed array[\d.,]+ ms/, /plain array[\d.,]+ ms/],
    { timeout: 30_000 },
  );
});
