import type { Locator } from '@playwright/test';
import { readAsText } from './support/as-text.ts';
import { button, expectStep, narration } from './support/lattice.ts';
import {
  board,
  brief,
  costIn,
  costOf,
  expectList,
  listOf,
  numberIn,
  openPanel,
  openSort,
  picture,
  seek,
  showSort,
  stepsOf,
  type,
  walk,
} from './support/quicksort.ts';
import { sortOf } from './support/sorted.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const outcome = (panel: Locator) => panel.getByText(/^This run took/);
const comparisonsOf = (panel: Locator) =>
  numberIn(outcome(panel), /^This run took ([\d,]+) comparisons\./);

test('the tree has each part, and buttons for the part above and the parts below', async ({
  page,
}) => {
  const scene = '#v=1&length=30';
  await openSort(page, `${scene}&cursor=0`);
  const run = sortOf(scene);
  const panel = await openPanel(page, 'Tree');
  const rects = panel.locator('svg.tree rect');
  await expect(rects).toHaveCount(run.parts.filter(({ lo, hi }) => lo < hi).length);
  await test.step('the part of the step is the current one', async () => {
    await readAsText(page);
    for (const step of [20, run.steps]) {
      await seek(page, step);
      const { lo, hi } = run.part(step);
      const part = hi - lo > 1 ? `places ${lo + 1} to ${hi}` : `place ${hi}`;
      await expect(panel.getByText(/^Now: /)).toContainText(`Now: ${part}, level`);
      await expect(page.locator('.as-text')).toContainText(`The program is working on ${part}`);
      await expect(rects.and(panel.locator('.current'))).toHaveCount(1);
    }
  });
  await test.step('a click on a part goes to its beginning', async () => {
    const first = Number(await rects.nth(1).getAttribute('data-first'));
    await rects.nth(1).click();
    await expectStep(page, first);
    await seek(page, first + 1);
  });
  await test.step('buttons go to the part above and to the parts below', async () => {
    await expect(panel).toContainText('It came from');
    await button(panel, 'places 1 to 30').click();
    await expectStep(page, 0);
    await expect(panel).toContainText(/Now: places 1 to 30, level 1\./);
    await expect(panel).not.toContainText('It came from');
    await expect(panel).toContainText('It is divided into');
    const child = panel.getByRole('button', { name: /^places? \d+/ }).first();
    const name = (await child.textContent())?.trim() ?? '';
    await child.focus();
    await page.keyboard.press('Enter');
    await button(page, 'forward').click();
    await expect(panel).toContainText(`Now: ${name}, level 2.`);
  });
  await test.step('small sorts look different, and so do parts that have begun', async () => {
    await showSort(page, '#v=1&length=40&cutoff=9&cursor=0');
    await expect(panel.locator('.tree .small')).not.toHaveCount(0);
    await expect.poll(() => panel.locator('.tree .ahead').count()).toBeGreaterThan(3);
    await button(page, 'last').click();
    await expect(panel.locator('.tree .ahead')).toHaveCount(0);
  });
});

test('the stack has a bar for each waiting call, within its line while the shorter side gets the new call', async ({
  page,
}) => {
  await test.step('each call has at most half the elements of the one around it', async () => {
    await openSort(page, '#v=1&length=23&input=stack-killer&pivot=middle&cursor=1');
    await readAsText(page);
    const moments = await walk(page, 'forward');
    for (const { step, frames, text } of moments.slice(0, -1)) {
      expect(frames, `after step ${step}`).toHaveLength(costIn(text.at(-1) ?? '').waiting);
      for (const [i, width] of frames.entries()) {
        if (i > 0) expect(width).toBeLessThanOrEqual((frames[i - 1] ?? 0) / 2 + 1);
      }
    }
    expect(Math.max(...moments.map(({ frames }) => frames.length))).toBe(3);
    // floor(log2((N + 1) / 3)) + 2, attained at N = 3 · 2^k − 1: the bound itself, floor(log2 N) + 1. The
    // innermost has one element and takes no step.
    expect(await costOf(page)).toMatchObject({ most: 4, bound: 4 });
  });
  const killer = '#v=1&length=64&input=time-killer&against=first&pivot=first';
  await test.step('the longer side first crosses the line', async () => {
    const scene = `${killer}&recurse=larger`;
    await showSort(page, `${scene}&cursor=${sortOf(scene).steps - 1}`);
    await expect(board(page).locator('.frame.beyond')).not.toHaveCount(0);
    await button(page, 'last').click();
    await expect(narration(page)).toContainText(
      /At most \d\d calls had to wait at once\. If only the shorter side got a new call, at most 6 would/,
    );
    const { most, bound } = await costOf(page);
    expect(bound).toBe(6);
    expect(most).toBeGreaterThan(50);
    await expect(board(page).locator('text.gauge')).toContainText(`most: ${most} · limit: 6`);
  });
  await test.step('the shorter side first leaves the stack almost empty on the same list', async () => {
    await showSort(page, `${killer}&cursor=${sortOf(killer).steps - 1}`);
    await expect(board(page).locator('text.gauge')).toContainText('waiting calls: 0 ·');
    await expect(board(page).locator('.frame')).toHaveCount(0);
    const { most, comparisons } = await costOf(page);
    expect(most).toBeLessThanOrEqual(3);
    expect(comparisons).toBeGreaterThan(0.9 * ((64 * 63) / 2));
  });
});

test('the worst list is built against a rule, and then sorted with random pivots', async ({
  page,
}) => {
  await openSort(page, '#v=1&length=256');
  const panel = await openPanel(page, 'Worst list');
  const rule = panel.getByRole('combobox', { name: 'against the pivot rule' });
  await test.step('chance needs a killer', async () => {
    const same = button(panel, 'Same list, pivot at random');
    await expect(same).toHaveAttribute('aria-disabled', 'true');
    await same.click({ force: true });
    await expect(brief(page)).toContainText(
      '256 elements, shuffled with seed 1, which fixes the order.',
    );
  });
  await test.step('the slowest', async () => {
    await rule.selectOption('middle');
    await button(panel, 'The slowest').click();
    await expect(brief(page)).toContainText('built to slow down the rule “middle”');
    await expect(brief(page)).toContainText('Pivot: middle.');
    await expectStep(page, await stepsOf(page));
    await button(page, 'first').click();
    await expectStep(page, 0);
    const slow = await comparisonsOf(panel);
    const worst = (256 * 255) / 2;
    expect(slow).toBeGreaterThan(worst * 0.4);
    expect(slow).toBeLessThanOrEqual(worst);
    await expect(outcome(panel)).toContainText(
      'With the smallest element as pivot every time, it is 32,640.',
    );
    // 2 (N + 1) H(N) − 4 N.
    await expect(outcome(panel)).toContainText(/the average is 2,?12\d\./);
    await expect.poll(async () => (await listOf(page)).length).toBe(256);
    const list = await listOf(page);
    await button(panel, 'Same list, pivot at random').click();
    await expect(brief(page)).toContainText('Pivot: at random.');
    await expect.poll(() => comparisonsOf(panel)).toBeLessThan(slow / 4);
    await button(page, 'first').click();
    await expectStep(page, 0);
    await expectList(page, list);
  });
  await test.step('another rule gets another list', async () => {
    await showSort(page, '#v=1&length=64&input=time-killer&pivot=middle');
    await rule.selectOption('last');
    await expect(brief(page)).toContainText('built to slow down the rule “last”');
    await expect(brief(page)).toContainText('Pivot: last.');
    // 2 N ln N is 532.
    await expect.poll(() => comparisonsOf(panel)).toBeGreaterThan(800);
  });
  await test.step('the deepest', async () => {
    await showSort(page, '#v=1&length=47');
    await rule.selectOption('middle');
    await button(panel, 'The deepest').click();
    await expect(brief(page)).toContainText(
      'so that the rule “middle” finds the median every time',
    );
    await expect(outcome(panel)).toContainText('At most 5 calls waited; the limit is 5.');
  });
  await test.step('a killer takes the place of a typed list, and another size', async () => {
    await showSort(page, '#v=1&input=typed&values=3,1,2,5,4,9,8,7');
    await expect(page).toHaveURL(/values=/);
    await button(panel, 'The slowest').click();
    await expect(picture(page)).toHaveAccessibleName('A list of 8 elements');
    await expect(page).not.toHaveURL(/values=/);
    const list = await openPanel(page, 'List');
    await type(list.getByRole('textbox', { name: 'Elements' }), '32');
    await expect(picture(page)).toHaveAccessibleName('A list of 32 elements');
    await expect(brief(page)).toContainText('built to slow down the rule');
  });
});

test('a chart shows the cost with a thousand seeds, unless the list is too long', async ({
  page,
}) => {
  await openSort(page, '#v=1&length=256&input=time-killer&pivot=middle');
  const panel = await openPanel(page, 'Worst list');
  const count = button(panel, 'Sort it with each of them');
  await count.click();
  const outcomeOfSeeds = panel.locator('section p').filter({ hasText: 'on average' });
  await expect(outcomeOfSeeds).toHaveText(
    /^It takes [\d,]+ to [\d,]+ comparisons: [\d,]+ on average, and [\d,]+ as the median\./,
    { timeout: 30_000 },
  );
  const [least = 0, most = 0, mean = 0, median = 0] = (
    (await outcomeOfSeeds.textContent())?.match(/\d[\d,]*/g) ?? []
  ).map((n) => Number(n.replaceAll(',', '')));
  expect(least).toBeLessThan(median);
  expect(median).toBeLessThan(most);
  // Distinct elements and random pivots: 2 (N + 1) H(N) − 4 N on average, here about 2121.
  expect(Math.abs(mean - 2121)).toBeLessThan(40);
  await expect(outcomeOfSeeds).toContainText(
    /This run, with [\d,]+, lies far to the right of the chart\./,
  );
  await expect(panel.locator('svg.chart .current')).toHaveCount(0);
  const bars = panel.locator('svg.chart .chart-bar');
  await expect.poll(() => bars.count()).toBeGreaterThan(20);
  const columns = await bars.count();
  expect(columns).toBeLessThanOrEqual(52);
  // The table has a row for each column, and all seeds together.
  const rows = panel.locator('.numbers tbody tr');
  await expect(rows).toHaveCount(columns);
  const seeds = async () => {
    const texts = await rows.locator('td:last-child').allTextContents();
    return texts.reduce((sum, count) => sum + Number(count), 0);
  };
  await expect.poll(seeds).toBe(1000);
  // With random pivots this run is one of many.
  await button(panel, 'Same list, pivot at random').click();
  await expect(panel.locator('svg.chart .current')).toBeAttached();
  await expect(outcomeOfSeeds).not.toContainText('far to the right');

  await showSort(page, '#v=1&length=4096');
  await expect(count).toBeVisible();
  await showSort(page, '#v=1&length=5000');
  await expect(panel).toContainText(/To try the seeds, choose a list of at most 4,?096 elements\./);
  await expect(count).toHaveCount(0);
  // The page builds the killer with as many elements as show the cost well.
  await button(panel, 'The slowest').click();
  await expect(picture(page)).toHaveAccessibleName('A list of 256 elements');
});
