import type { Page } from '@playwright/test';
import type { Variant } from '../../www/src/exhibits/quicksort/fields.ts';
import { readAsText } from './support/as-text.ts';
import { button, expectStep, narration } from './support/lattice.ts';
import { openPanel, openSort, plate, seek, showSort, stepsOf } from './support/quicksort.ts';
import { laneOf, sortOf, words } from './support/sorted.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const lanes = (page: Page) => plate(page).locator('text.lane');
const counts = (page: Page) => plate(page).locator('text.count');

/** What each lane of a race has done, as text, when every variant sorts alone. */
function expectedLanes(scene: string, race: readonly Variant[]) {
  const own = sortOf(scene);
  const alone = race.map((variant) => laneOf(own, variant));
  const ends = alone.map(({ steps }) => steps);
  const lines = (step: number) =>
    alone.map((run, lane) => {
      const { counters } = run.here(Math.min(step, run.steps)).moment;
      const { comparisons, swaps, writes, mostFrames } = counters;
      return (
        `${words.text(`variant-${race[lane]}`)}: ${comparisons} comparisons, ${swaps} swaps, ` +
        `${writes} elements written; at most ${mostFrames - 1} calls waited; ${run.steps} steps in all.`
      );
    });
  return { ends, lines };
}

const ready: readonly (readonly [string, readonly Variant[]])[] = [
  ['Three ways to divide', ['document', 'hoare', 'lomuto']],
  ['Which side is called', ['document', 'larger-first', 'two-calls']],
  ['Four pivot rules', ['first-pivot', 'median-pivot', 'ninther-pivot', 'document']],
  ['Small parts sorted otherwise', ['document', 'insertion', 'network']],
];

test('each race that is offered runs its variants in lock-step, and each ends with what it costs alone', async ({
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
      await expect(lanes(page)).toHaveText(race.map((lane) => words.text(`variant-${lane}`)));
      await expectStep(page, 0);
      await expect(narration(page)).toContainText('All are on their way.');
      expect(await stepsOf(page)).toBe(Math.max(...ends));
      await seek(page, 30);
      await expect(text).toHaveText(lines(30));
      await button(page, 'last').click();
      await expect(narration(page)).toContainText('All have sorted the list.');
      await expect(text).toHaveText(lines(Math.max(...ends)));
      await expect(lanes(page).filter({ hasText: /✓$/ })).toHaveCount(race.length);
    });
  }
  await test.step('one’s own sort, as a link says', async () => {
    const own = `${scene}&scheme=lomuto&pivot=last`;
    const { lines } = expectedLanes(own, ['mine', 'document']);
    await showSort(page, `${own}&race=mine_document&cursor=33`);
    await expectStep(page, 33);
    await expect(lanes(page).first()).toHaveText('As set under “Sort”');
    await expect(text).toHaveText(lines(33));
  });
});

test('a race goes step by step, by buttons and keys, and lanes come home', async ({ page }) => {
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
  const [, comparisons, swaps] = /: (\d+) comparisons, (\d+) swaps/.exec(lines(2)[0] ?? '') ?? [];
  await expect(counts(page).first()).toHaveText(`${comparisons} comparisons · ${swaps} swaps`);
  await page.keyboard.press(',');
  await expectStep(page, 1);
  await page.keyboard.press('Shift+Period');
  await expectStep(page, home);
  await expect(narration(page)).toContainText('1 home, 1 still on their way.');
  await expect(lanes(page).filter({ hasText: '✓' })).toHaveCount(1);
  await page.keyboard.press('Shift+Period');
  await expectStep(page, last);
  await expect(lanes(page).filter({ hasText: '✓' })).toHaveCount(2);
});

test('a race has two to four lanes, chosen one by one, of at most 512 elements', async ({
  page,
}) => {
  await openSort(page, '#v=1&length=16');
  const panel = await openPanel(page, 'Race');
  const box = (name: string) => panel.getByRole('checkbox', { name, exact: true });
  await box('Lomuto’s partition').check();
  // One alone is no race: the document's comes along.
  await expect(lanes(page)).toHaveText([/^Lomuto/, /^As the document says/]);
  await expect(box('As the document says')).toBeChecked();
  await box('Pivot: first').check();
  await expect(lanes(page)).toHaveCount(3);
  await box('Both sides are calls').check();
  await expect(lanes(page)).toHaveCount(4);
  await box('Pivot: middle').click({ force: true });
  await expect(box('Pivot: middle')).not.toBeChecked();
  await expect(lanes(page)).toHaveCount(4);
  await expect(box('Pivot: middle')).toHaveAttribute('aria-disabled', 'true');
  await box('Pivot: first').uncheck();
  await expect(lanes(page)).toHaveCount(3);
  await expect(page).toHaveURL(/race=lomuto_document_two-calls/);
  await button(panel, 'End the race').click();
  await expect(page.locator('svg.plate[role=grid]')).toBeVisible();
  await expect(lanes(page)).toHaveCount(0);
  await expect(narration(page)).toContainText('Sorted');
  await expect(page).not.toHaveURL(/race/);
  await test.step('more elements are not offered one, and told so', async () => {
    await showSort(page, '#v=1&length=513&race=document_hoare');
    await expect(panel).toContainText('at most 512 elements. Choose a shorter list.');
    await expect(panel.getByRole('checkbox')).toHaveCount(0);
    await expect(lanes(page)).toHaveCount(0);
    await showSort(page, '#v=1&length=512&race=document_hoare');
    await expect(lanes(page)).toHaveCount(2);
    await expect(panel.getByRole('checkbox')).not.toHaveCount(0);
  });
});

test('four lanes stand two by two where there is room, and below each other where there is not', async ({
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
    const room = await plate(page).boundingBox();
    for (const { x, width: wide } of await boxesOf(counts(page))) {
      expect(x + wide).toBeLessThanOrEqual((room?.x ?? 0) + (room?.width ?? 0) + 1);
    }
    const boxes = await boxesOf(lanes(page));
    expect(boxes).toHaveLength(4);
    for (const [a, b] of boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => [a, b] as const))) {
      expect(Math.abs(a.y - b.y) + Math.abs(a.x - b.x)).toBeGreaterThan(40);
    }
  }
});
