import type { Locator, Page } from '@playwright/test';
import { button, expectStep, narration } from './support/lattice.ts';
import {
  board,
  brief,
  costOf,
  listOf,
  numberIn,
  openPanel,
  openSort,
  plate,
  seek,
  stepsOf,
  type,
} from './support/quicksort.ts';
import { exportedRows } from './support/replay.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const log2 = (count: number) => Math.floor(Math.log2(count));
const outcome = (panel: Locator) => panel.getByText(/^This run:/);
const comparisonsOf = (panel: Locator) =>
  numberIn(outcome(panel), /^This run: ([\d,]+) comparisons\./);

test.describe('the tree', () => {
  const rects = (panel: Locator) => panel.locator('svg.tree rect');

  test('has the part of the step as its current one', async ({ page }) => {
    await openSort(page, '#v=1&length=30&cursor=0');
    const steps = await stepsOf(page);
    const panel = await openPanel(page, 'Tree');
    await page.getByText('The figure as text').click();
    for (const step of [1, 20, 60, steps]) {
      await seek(page, step);
      await expect(rects(panel).and(panel.locator('.current'))).toHaveCount(1);
      const text = page.locator('.as-text p').nth(1);
      const part = /places? (\d+)(?: to (\d+))?/;
      await expect
        .poll(async () => {
          const [, from, to = from] = part.exec((await text.textContent()) ?? '') ?? [];
          const here = (await panel.getByText(/^Now: /).textContent()) ?? '';
          const [, first, last = first] =
            /^Now: places? (\d+)(?: to (\d+))?/.exec(here.trim()) ?? [];
          return from !== undefined && from === first && to === last;
        })
        .toBe(true);
    }
  });

  test('is walked by clicking: a part, where it came from, what it was divided into', async ({
    page,
  }) => {
    await openSort(page, '#v=1&length=30&cursor=0');
    const panel = await openPanel(page, 'Tree');
    const levels = await panel.getByText(/levels\. Touch one/).textContent();
    expect(Number(/(\d+) levels/.exec(levels ?? '')?.[1])).toBeGreaterThan(3);
    const wide = rects(panel).nth(1);
    const first = Number(await wide.getAttribute('data-first'));
    await wide.click();
    await expectStep(page, first);
    await seek(page, first + 1);
    await expect(panel).toContainText('It came from');
    await button(panel, 'places 1 to 30').click();
    await expectStep(page, 0);
    await expect(panel).toContainText(/Now: places 1 to 30, level 1\./);
    await expect(panel).toContainText('It is divided into');
    const child = panel.getByRole('button', { name: /^places? \d+/ }).first();
    const name = (await child.textContent())?.trim() ?? '';
    await child.focus();
    await page.keyboard.press('Enter');
    await button(page, 'forward').click();
    await expect(panel).toContainText(`Now: ${name}, level 2.`);
  });

  test('shows what has begun, and small sorts', async ({ page }) => {
    await openSort(page, '#v=1&length=40&cutoff=9&cursor=0');
    const panel = await openPanel(page, 'Tree');
    await expect(panel.locator('.tree .small').first()).toBeAttached();
    expect(await panel.locator('.tree .ahead').count()).toBeGreaterThan(3);
    await button(page, 'last').click();
    await expect(panel.locator('.tree .ahead')).toHaveCount(0);
  });

  test('of 100,000 elements is drawn too', async ({ page }) => {
    test.slow();
    await openSort(page, '#v=1&length=100000');
    const panel = await openPanel(page, 'Tree');
    expect(await rects(panel).count()).toBeGreaterThan(1000);
    await rects(panel).nth(2).click();
    await expect(narration(page)).not.toContainText('Sorted');
  });
});

test.describe('the stack', () => {
  test('never has more calls than its bound, and reaches it with a killer of 47', async ({
    page,
  }) => {
    for (const against of ['first', 'last', 'middle', 'median-of-three', 'ninther']) {
      await openSort(page, `#v=1&length=47&input=stack-killer&against=${against}&pivot=${against}`);
      await page.getByText('The figure as text').click();
      const { most, bound } = await costOf(page);
      expect(bound).toBe(log2(47) + 1);
      // floor(log2((N + 1) / 3)) + 2, attained at N = 3 · 2^k − 1.
      expect.soft(most, against).toBe(log2(48 / 3) + 2);
      await expect(board(page).locator('.frame.beyond')).toHaveCount(0);
    }
  });

  test('is drawn: a bar for each live call, each at most half of the one around it', async ({
    page,
  }) => {
    test.slow();
    await openSort(page, '#v=1&length=47&input=stack-killer&against=middle&pivot=middle&cursor=1');
    const steps = await stepsOf(page);
    await page.getByText('The figure as text').click();
    let most = 0;
    for (let step = 1; step < steps; step += 4) {
      await seek(page, step);
      await expect
        .poll(async () => (await costOf(page)).live === (await frames(page)).length)
        .toBe(true);
      const widths = await frames(page);
      most = Math.max(most, widths.length);
      for (const [i, width] of widths.entries()) {
        if (i > 0) expect(width).toBeLessThanOrEqual((widths[i - 1] ?? 0) / 2 + 1);
      }
      expect(widths.length).toBeLessThanOrEqual(log2(47) + 1);
    }
    expect(most).toBeGreaterThan(3);
  });

  test('crosses the line with the larger side first', async ({ page }) => {
    await openSort(
      page,
      '#v=1&input=time-killer&against=first&pivot=first&recurse=larger&cursor=0',
    );
    const rows = await exportedRows(page);
    await page.getByText('The figure as text').click();
    await seek(page, rows.length - 1);
    await expect(board(page).locator('.frame.beyond').first()).toBeAttached();
    await button(page, 'last').click();
    await expect(narration(page)).toContainText(
      /\d\d calls waited at the worst moment; calling the shorter side .*, at most 6 would\./,
    );
    const { most, bound } = await costOf(page);
    expect(bound).toBe(7);
    expect(most).toBeGreaterThan(50);
    const text = board(page).locator('text.gauge');
    await expect(text).toContainText(`most: ${most} · line: 7`);
  });

  test('with the smaller side first the same list leaves all but empty', async ({ page }) => {
    await openSort(page, '#v=1&input=time-killer&against=first&pivot=first');
    await page.getByText('The figure as text').click();
    const { most, comparisons } = await costOf(page);
    expect(most).toBeLessThanOrEqual(3);
    expect(comparisons).toBeGreaterThan(0.9 * ((64 * 63) / 2));
  });
});

/** Widths of the live calls, the outermost first. */
const frames = (page: Page): Promise<number[]> =>
  board(page)
    .locator('rect.frame')
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute('width'))));

test.describe('the worst list', () => {
  test('takes its rule to quadratic work; chance does the same list quickly', async ({ page }) => {
    await openSort(page, '#v=1&length=256');
    const panel = await openPanel(page, 'Worst list');
    await panel.getByRole('combobox', { name: 'against the pivot rule' }).selectOption('middle');
    await button(panel, 'The slowest').click();
    await expect(brief(page)).toContainText('built to make the rule “middle” take its time');
    await expect(brief(page)).toContainText('Pivot: middle.');
    await expectStep(page, 0);
    const slow = await comparisonsOf(panel);
    const worst = (256 * 255) / 2;
    expect(slow).toBeGreaterThan(worst * 0.4);
    expect(slow).toBeLessThanOrEqual(worst);
    await expect(outcome(panel)).toContainText(
      'With the least element as pivot every time it is 32,640.',
    );
    // 2 (N + 1) H(N) − 4 N.
    await expect(outcome(panel)).toContainText(/the mean is 2,?12\d\./);
    const list = await listOf(page);
    await button(panel, 'Same list, pivot at random').click();
    await expect(brief(page)).toContainText('Pivot: at random.');
    await expect.poll(() => comparisonsOf(panel)).toBeLessThan(slow / 4);
    expect(await listOf(page)).toEqual(list);
  });

  for (const rule of ['first', 'last', 'median of three', 'median of three medians']) {
    test(`can be built against “${rule}”`, async ({ page }) => {
      await openSort(page, '#v=1&length=128');
      const panel = await openPanel(page, 'Worst list');
      await panel.getByRole('combobox', { name: 'against the pivot rule' }).selectOption(rule);
      await button(panel, 'The slowest').click();
      await expect(brief(page)).toContainText(`Pivot: ${rule}.`);
      // 2 N ln N is 1242.
      await expect.poll(() => comparisonsOf(panel)).toBeGreaterThan(1750);
    });
  }

  test('for the stack is the deepest', async ({ page }) => {
    await openSort(page, '#v=1&length=47');
    const panel = await openPanel(page, 'Worst list');
    await button(panel, 'The deepest').click();
    await expect(brief(page)).toContainText(
      'so that the rule “middle” finds the median every time',
    );
    await expect(outcome(panel)).toContainText('At most 5 calls waited; the bound is 5.');
  });

  test('another rule builds another list, for that rule', async ({ page }) => {
    await openSort(page, '#v=1&length=64&input=time-killer&pivot=middle');
    const panel = await openPanel(page, 'Worst list');
    await panel.getByRole('combobox', { name: 'against the pivot rule' }).selectOption('last');
    await expect(brief(page)).toContainText('“last” take its time');
    await expect(brief(page)).toContainText('Pivot: last.');
    await expect.poll(() => comparisonsOf(panel)).toBeGreaterThan(800);
  });

  test('is tried with a thousand seeds, as a chart', async ({ page }) => {
    await openSort(page, '#v=1&length=256&input=time-killer&pivot=middle');
    const panel = await openPanel(page, 'Worst list');
    await button(panel, 'Sort it with each of them').click();
    const told = panel.locator('section p').filter({ hasText: 'on average' });
    await expect(told).toHaveText(
      /^From [\d,]+ to [\d,]+ comparisons, [\d,]+ on average, the median [\d,]+\./,
      { timeout: 30_000 },
    );
    const [least = 0, most = 0, mean = 0, median = 0] = (
      (await told.textContent())?.match(/\d[\d,]*/g) ?? []
    ).map((n) => Number(n.replaceAll(',', '')));
    expect(least).toBeLessThan(median);
    expect(median).toBeLessThan(most);
    // Distinct elements and random pivots: 2 (N + 1) H(N) − 4 N on average, here about 2121.
    expect(Math.abs(mean - 2121)).toBeLessThan(40);
    await expect(told).toContainText(/This run, with [\d,]+, lies far to the right of the chart\./);
    const chart = panel.locator('svg.values rect');
    await expect(chart).toHaveCount(52);
    const heights = await chart.evaluateAll((all) =>
      all.map((one) => Number(one.getAttribute('height'))),
    );
    expect(heights.filter((high) => high > 0).length).toBeGreaterThan(20);
    // With chance this run is one of many.
    await button(panel, 'Same list, pivot at random').click();
    await expect(panel.locator('svg.values line.mine')).toBeAttached();
    await expect(told).not.toContainText('far to the right');
  });

  test('of very many elements is not counted a thousand times', async ({ page }) => {
    await openSort(page, '#v=1&length=5000');
    const panel = await openPanel(page, 'Worst list');
    await expect(panel).toContainText(/For the seeds the list may have at most 4,?096 elements\./);
    await expect(button(panel, 'Sort it with each of them')).toHaveCount(0);
    // It is built with as many as show it.
    await button(panel, 'The slowest').click();
    await expect(plate(page)).toHaveAccessibleName('A list of 256 elements');
  });

  test('needs a killer before chance is tried on it', async ({ page }) => {
    await openSort(page, '#v=1&length=64');
    const panel = await openPanel(page, 'Worst list');
    const same = button(panel, 'Same list, pivot at random');
    await expect(same).toHaveAttribute('aria-disabled', 'true');
    await same.click({ force: true });
    await expect(page).not.toHaveURL(/pivot=random/);
  });

  test('of a typed list goes with another size', async ({ page }) => {
    await openSort(page, '#v=1&input=typed&values=3,1,2,5,4,9,8,7');
    const panel = await openPanel(page, 'Worst list');
    await button(panel, 'The slowest').click();
    await expect(plate(page)).toHaveAccessibleName('A list of 8 elements');
    await expect(page).not.toHaveURL(/values=/);
    const list = await openPanel(page, 'List');
    await type(list.getByRole('textbox', { name: 'Elements' }), '32');
    await expect(plate(page)).toHaveAccessibleName('A list of 32 elements');
    await expect(brief(page)).toContainText('built to make the rule');
  });
});
