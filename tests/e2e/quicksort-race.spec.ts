import type { Page } from '@playwright/test';
import type { Variant } from '../../www/src/exhibits/quicksort/fields.ts';
import { readAsText } from './support/as-text.ts';
import { button, expectStep, narration } from './support/lattice.ts';
import { openPanel, openSort, picture } from './support/quicksort.ts';
import { laneOf, sortOf, words } from './support/sorted.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const lanes = (page: Page) => picture(page).locator('text.lane');
const counts = (page: Page) => picture(page).locator('text.count');

/** What each lane of a race must have done, as text, from runs in which every variant sorts alone. */
function expectedLanes(scene: string, race: readonly Variant[]) {
  const own = sortOf(scene);
  const alone = race.map((variant) => laneOf(own, variant));
  const ends = alone.map(({ steps }) => steps);
  const lines = (step: number) =>
    alone.map((run, lane) => {
      const { counters } = run.here(Math.min(step, run.steps)).moment;
      const { comparisons, swaps, writes, mostFrames } = counters;
      const variant = words.text(`variant-${race[lane]}`);
      const [waiting, { steps }] = [mostFrames - 1, run];
      return words.text('race-lane', { variant, comparisons, swaps, writes, waiting, steps });
    });
  return { ends, lines };
}

test('a race goes step by step, by buttons and keys, and its lanes finish', async ({ page }) => {
  const scene = '#v=1&length=12';
  const { ends, lines } = expectedLanes(scene, ['document', 'hoare']);
  const [home, last] = [Math.min(...ends), Math.max(...ends)];
  expect(home).toBeLessThan(last);
  await openSort(page, `${scene}&race=document_hoare&cursor=0`);
  const text = await readAsText(page);
  await button(page, 'forward').click();
  await expectStep(page, 1);
  await page.keyboard.press('.');
  await expectStep(page, 2);
  await expect(text).toHaveText(lines(2));
  const [, comparisons, swaps] = /: (\d+) comparisons?, (\d+) swaps?/.exec(lines(2)[0] ?? '') ?? [];
  await expect(counts(page).first()).toHaveText(
    new RegExp(`^${comparisons} comparisons? · ${swaps} swaps?$`),
  );
  await page.keyboard.press(',');
  await expectStep(page, 1);
  await page.keyboard.press('Shift+Period');
  await expectStep(page, home);
  await expect(narration(page)).toContainText('One has finished, and one is still sorting.');
  await expect(lanes(page).filter({ hasText: '✓' })).toHaveCount(1);
  await page.keyboard.press('Shift+Period');
  await expectStep(page, last);
  await expect(picture(page).locator('rect.bar')).toHaveCount(4);
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
