import type { Page } from '@playwright/test';
import type { Variant } from '../../www/src/exhibits/quicksort/fields.ts';
import { readAsText } from './support/as-text.ts';
import { button, expectStep, narration } from './support/lattice.ts';
import { openPanel, openSort, picture, seek, showSort, stepsOf } from './support/quicksort.ts';
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

const ready: readonly (readonly [string, readonly Variant[]])[] = [
  ['Quicksort against ordinary sorts', ['document', 'plain-insertion', 'bubble']],
  ['Three ways to divide', ['document', 'hoare', 'lomuto']],
  ['Which side gets the new call', ['document', 'larger-first', 'two-calls']],
  ['Four pivot rules', ['first-pivot', 'median-pivot', 'ninther-pivot', 'document']],
  ['Other sorts for short parts', ['document', 'insertion', 'network']],
];

test('each ready race runs its variants in step, and each costs what it costs alone', async ({
  page,
}) => {
  const scene = '#v=1&length=40';
  await openSort(page, scene);
  const panel = await openPanel(page, 'Race');
  const text = await readAsText(page);
  for (const [name, race] of ready) {
    await test.step(name, async () => {
      const { ends, lines } = expectedLanes(scene, race);
      await button(panel, name).click();
      await expect(page).toHaveURL(new RegExp(`race=${race.join('_')}\\b`));
      // Visitors who want no motion see the bars of its end.
      await expectStep(page, Math.max(...ends));
      await expect(lanes(page)).toHaveText(['Comparisons', 'Elements written']);
      await expect(picture(page).locator('rect.bar')).toHaveCount(2 * race.length);
      await expect(panel.locator('table.numbers').first().locator('tbody tr')).toHaveCount(
        race.length,
      );
      await button(page, 'first').click();
      await expect(lanes(page)).toHaveText(race.map((lane) => words.text(`variant-${lane}`)));
      await expect(narration(page)).toContainText('All are still sorting.');
      expect(await stepsOf(page)).toBe(Math.max(...ends));
      await seek(page, 30);
      await expect(text).toHaveText(lines(30));
      await button(page, 'last').click();
      await expect(narration(page)).toContainText('All have sorted the list.');
      await expect(text).toHaveText(lines(Math.max(...ends)));
    });
  }
  await test.step('the sort of the link races too', async () => {
    const own = `${scene}&scheme=lomuto&pivot=last`;
    const { lines } = expectedLanes(own, ['mine', 'document']);
    await showSort(page, `${own}&race=mine_document&cursor=33`);
    await expectStep(page, 33);
    await expect(lanes(page).first()).toHaveText('As set under “Sort”');
    await expect(text).toHaveText(lines(33));
  });
});

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

test('a race has two to four lanes, which the visitor chooses, and at most 512 elements', async ({
  page,
}) => {
  await openSort(page, '#v=1&length=16');
  const panel = await openPanel(page, 'Race');
  const box = (name: string) => panel.getByRole('checkbox', { name, exact: true });
  const races = (count: number) =>
    expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(count);
  await box('Lomuto’s partition').check();
  await button(page, 'first').click();
  // A race needs two, so the quicksort of the blog post joins.
  await expect(lanes(page)).toHaveText([/^Lomuto/, /^Quicksort, as in the blog post/]);
  await expect(box('Quicksort, as in the blog post')).toBeChecked();
  await box('Pivot: first').check();
  await races(3);
  await box('A call for each side').check();
  await races(4);
  await box('Pivot: middle').click({ force: true });
  await expect(box('Pivot: middle')).not.toBeChecked();
  await races(4);
  await expect(box('Pivot: middle')).toHaveAttribute('aria-disabled', 'true');
  await box('Pivot: first').uncheck();
  await races(3);
  await expect(page).toHaveURL(/race=lomuto_document_two-calls/);
  await button(panel, 'End the race').click();
  await expect(page.locator('svg.picture[role=grid]')).toBeVisible();
  await expect(lanes(page)).toHaveCount(0);
  await expect(narration(page)).toContainText('The list is sorted');
  await expect(page).not.toHaveURL(/race/);
  await test.step('a longer list gets a message instead of a race', async () => {
    await showSort(page, '#v=1&length=513&race=document_hoare');
    await expect(panel).toContainText('at most 512 elements. Choose a shorter list.');
    await expect(panel.getByRole('checkbox')).toHaveCount(0);
    await expect(lanes(page)).toHaveCount(0);
    await showSort(page, '#v=1&length=512&race=document_hoare');
    await expect(lanes(page)).toHaveCount(2);
    await expect(panel.getByRole('checkbox')).not.toHaveCount(0);
  });
});

test('four lanes stand two by two where there is room, and one below another where there is not', async ({
  page,
}) => {
  const boxesOf = async (texts: ReturnType<typeof lanes>) =>
    Promise.all(
      (await texts.all()).map(async (one) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0 }),
    );
  await openSort(page, '#v=1&length=64&race=document_hoare_lomuto_network');
  for (const [width, columns] of [
    [1280, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(async () => new Set((await boxesOf(lanes(page))).map(({ x }) => Math.round(x))).size)
      .toBe(columns);
    await expect(lanes(page)).toHaveCount(4);
    // Comparisons and elements written.
    await expect(counts(page)).toHaveCount(2 * 4);
    const room = await picture(page).boundingBox();
    for (const { x, width: wide } of await boxesOf(counts(page))) {
      expect(x + wide).toBeLessThanOrEqual((room?.x ?? 0) + (room?.width ?? 0) + 1);
    }
    const boxes = await boxesOf(lanes(page));
    for (const [a, b] of boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => [a, b] as const))) {
      expect(Math.abs(a.y - b.y) + Math.abs(a.x - b.x)).toBeGreaterThan(40);
    }
  }
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
