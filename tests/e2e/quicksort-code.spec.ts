import type { Locator, Page } from '@playwright/test';
import { announcements, button, expectStep, narration, sharedLink } from './support/lattice.ts';
import {
  board,
  element,
  expectList,
  listOf,
  openPanel,
  openSort,
  seek,
  stepsOf,
} from './support/quicksort.ts';
import { exportedRows } from './support/replay.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const lit = (panel: Locator) => panel.locator('pre code[aria-current=step]');
const claims = (panel: Locator) => panel.locator('.claims li');
const broken = (page: Page) => page.locator('.narration .broken');
const pointer = (panel: Locator, name: string) =>
  panel.locator('dl.pointers div').filter({ has: panel.page().locator('dt', { hasText: name }) });

/** What must stand in the lit line after each kind of step, in words, in Rust and in C++. */
const lines: Readonly<Record<string, readonly [pseudo: RegExp, rust: RegExp, cpp: RegExp]>> = {
  pivot: [/choose a pivot/, /choose\(a, lo, hi\)/, /choose\(lo, hi\)/],
  probe: [/choose a pivot/, /choose\(a, lo, hi\)/, /choose\(lo, hi\)/],
  equal: [/equal: +next ← next \+ 1/, /Equal => next \+= 1/, /order == 0\) \+\+next/],
  larger: [/larger: +larger ← larger − 1; swap/, /Greater => .*larger -= 1/, /order > 0.*--larger/],
  smaller: [
    /smaller: swap .*equal ← equal \+ 1/,
    /Less => .*equal \+= 1/,
    /\*next\+\+, \*equal\+\+/,
  ],
  'scan-left': [/if a\[i\] < a\[lo\]: i/, /a\[i\] < a\[lo\] \{ i \+= 1/, /\*i < \*lo\) \{ \+\+i/],
  'scan-right': [/a\[j − 1\] > a\[lo\]: j/, /a\[j - 1\] > a\[lo\]/, /\*lo < j\[-1\]\) --j/],
  exchange: [/swap a\[i\], a\[j\]/, /a\.swap\(i, j\)/, /std::swap\(\*i\+\+, \*--j\)/],
  stay: [/if a\[next\] < a\[lo\]/, /if a\[next\] < a\[lo\]/, /if \(\*next < \*lo\)/],
  move: [/swap a\[i\], a\[next\]/, /a\.swap\(i, next\)/, /std::swap\(\*i\+\+, \*next\)/],
  place: [/p ← i − 1; swap a\[lo\], a\[p\]/, /a\.swap\(lo, p\)/, /std::swap\(\*lo, \*p\)/],
  shift: [/small sort/, /small_sort/, /small_sort/],
  settle: [/small sort/, /small_sort/, /small_sort/],
  comparator: [/small sort/, /small_sort/, /small_sort/],
};

for (const [scheme, scene, expected] of [
  ['three areas', '&input=few-distinct', ['pivot', 'equal', 'larger', 'smaller', 'settle']],
  ['insertion', '&cutoff=12', ['shift', 'settle']],
  ['two areas, from both ends', '&scheme=hoare', ['scan-left', 'scan-right', 'exchange', 'place']],
  ['two areas, from the left', '&scheme=lomuto', ['stay', 'move', 'place', 'settle']],
  ['probes and networks', '&pivot=median-of-three&small=table', ['probe', 'comparator']],
] as const) {
  test(`the lit line is that of the step: ${scheme}`, async ({ page }) => {
    test.slow();
    await openSort(
      page,
      `#v=1&length=20${scene.includes('cutoff') ? '' : '&cutoff=5'}${scene}&cursor=0`,
    );
    const rows = await exportedRows(page);
    const panel = await openPanel(page, 'Program');
    await expect(lit(panel)).toHaveCount(0);
    const seen = new Set<string>();
    for (const [language, name] of ['pseudo-code', 'Rust', 'C++'].entries()) {
      await panel.getByRole('button', { name, exact: true }).click();
      await expect(panel.getByRole('button', { name, exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      // One step of each kind.
      const kinds = new Map(rows.map(({ step, operation }) => [operation, step]));
      for (const [operation, step] of kinds) {
        seen.add(operation);
        await seek(page, step);
        await expect(lit(panel)).toHaveCount(1);
        await expect(lit(panel)).toHaveText(lines[operation]?.[language] ?? /^$/);
        await expect(lit(panel)).toHaveClass('lit');
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining([...expected]));
  });
}

test('the program is that of the sort that is set', async ({ page }) => {
  await openSort(page, '#v=1&recurse=larger');
  const panel = await openPanel(page, 'Program');
  await expect(panel.locator('pre')).toContainText('if equal − lo ≥ hi − larger');
  await openSort(page, '#v=1&recurse=left&calls=two');
  const other = await openPanel(page, 'Program');
  await expect(other.locator('pre')).toContainText('sort(lo, equal); sort(larger, hi)');
  await expect(other.locator('pre')).not.toContainText('if equal');
});

test.describe('the claims', () => {
  test('are ticked after every step', async ({ page }) => {
    test.slow();
    for (const scheme of ['three-way', 'hoare', 'lomuto']) {
      await openSort(page, `#v=1&length=12&scheme=${scheme}&cutoff=4&cursor=1`);
      const steps = await stepsOf(page);
      const panel = await openPanel(page, 'Program');
      for (let step = 1; step < steps; step += 1) {
        await expectStep(page, step);
        await expect(panel.locator('.claims li.broken')).toHaveCount(0);
        await expect(broken(page)).toHaveCount(0);
        await button(page, 'forward').click();
      }
      await expect(claims(panel).first()).toHaveText(/^✓ /);
    }
  });

  test('are said of each area, with the pointers’ values', async ({ page }) => {
    await openSort(page, '#v=1&input=typed&values=5,8,5,2,9,1&pivot=first&cursor=0');
    const panel = await openPanel(page, 'Program');
    await expect(panel).toContainText('Nothing has been divided yet.');
    await seek(page, 4);
    await expect(claims(panel)).toHaveText([
      '✓ Everything in <<< is smaller than the pivot.',
      '✓ Everything in === equals the pivot.',
      '✓ Everything in >>> is larger than the pivot.',
    ]);
    for (const [name, value] of [
      ['lo', '1'],
      ['hi', '7'],
      ['p<<<', '1'],
      ['p===', '2'],
      ['p...', '4'],
      ['p>>>', '6'],
    ] as const) {
      await expect(pointer(panel, name).locator('dd')).toHaveText(value);
    }
    // In a later part there is something outside as well.
    await button(page, 'last').click();
    await expect(claims(panel).last()).toHaveText(/✓ Nothing before the part is larger/);
  });
});

/** Seven elements around the pivot 4. */
const middle = '#v=1&input=typed&values=4,2,7,3,5,6,1&pivot=first';
const exchanged = (page: Page) => page.locator('.narration .exchange');

/** Asks one element and swaps it with another, with the mouse. */
async function swap(page: Page, first: number, second: number): Promise<void> {
  await element(page, first).click();
  await page
    .getByRole('region', { name: `Place ${first}`, exact: true })
    .getByRole('button', { name: 'Swap it with another, to see what breaks' })
    .click();
  await expect(exchanged(page)).toContainText(`the element at place ${first} is to change`);
  await element(page, second).click();
  await expect(exchanged(page)).toContainText(`You have swapped places ${first} and ${second}`);
}

/** The first step at which every area of the first part has an element. */
async function goToMiddle(page: Page): Promise<number> {
  const rows = await exportedRows(page);
  const row = rows.find(
    ({ operation, a, b, c }) =>
      ['equal', 'larger', 'smaller'].includes(operation) && a > 0 && c > b && c < 7,
  );
  if (!row) throw new Error('no such step');
  await seek(page, row.step);
  return row.step;
}

test.describe('two elements that change places', () => {
  test('break the claims they break, and are put back', async ({ page }) => {
    await openSort(page, `${middle}&cursor=0`);
    const step = await goToMiddle(page);
    const before = await listOf(page);
    const panel = await openPanel(page, 'Program');
    await expect(claims(panel)).toHaveCount(3);
    // A smaller one and a larger one.
    await swap(page, 1, 7);
    await expectList(page, [before[6] ?? 0, ...before.slice(1, 6), before[0] ?? 0]);
    await expectStep(page, step);
    await expect(broken(page)).toHaveText([
      '✗ Everything in <<< is smaller than the pivot. Not so: look at place 1.',
      '✗ Everything in >>> is larger than the pivot. Not so: look at place 7.',
    ]);
    await expect(panel.locator('.claims li.broken')).toHaveCount(2);
    await expect(panel.locator('.claims li.holds')).toHaveText([
      '✓ Everything in === equals the pivot.',
    ]);
    await expect(board(page).locator('.element.exchanged')).toHaveCount(2);
    await button(page, 'Put them back').click();
    await expectList(page, before);
    await expect(broken(page)).toHaveCount(0);
    await expect(exchanged(page)).toHaveCount(0);
    await expect(board(page).locator('.element.exchanged')).toHaveCount(0);
    await expect(panel.locator('.claims li.broken')).toHaveCount(0);
    await expect(page).not.toHaveURL(/exchange/);
  });

  test('that are not told apart by any claim leave all of them true', async ({ page }) => {
    await openSort(page, '#v=1&input=typed&values=4,2,7,3,5,6,1&pivot=first&cursor=2');
    const unseen = board(page).locator('.element.unprocessed');
    await expect.poll(() => unseen.count()).toBeGreaterThan(1);
    const place = async (at: number) =>
      Number(/\d+/.exec((await unseen.nth(at).getAttribute('id')) ?? '')?.[0]) + 1;
    await swap(page, await place(0), await place(1));
    await expect(exchanged(page)).toContainText('Every claim still holds.');
    await expect(broken(page)).toHaveCount(0);
  });

  test('with the keyboard alone', async ({ page }) => {
    await openSort(page, `${middle}&cursor=0`);
    await goToMiddle(page);
    const before = await listOf(page);
    await board(page).locator('[tabindex="0"]').focus();
    for (let i = 0; i < 8; i += 1) await page.keyboard.press('ArrowLeft');
    await expect(element(page, 1)).toBeFocused();
    await page.keyboard.press('Enter');
    const start = button(page, 'Swap it with another, to see what breaks');
    await expect(start).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(start).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(announcements(page)).toContainText('Now the other one');
    await expect(element(page, 1)).toBeFocused();
    for (let i = 0; i < 6; i += 1) await page.keyboard.press('ArrowRight');
    await expect(element(page, 7)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(exchanged(page)).toContainText('You have swapped places 1 and 7');
    await expect(broken(page)).toHaveCount(2);
    await button(page, 'Put them back').focus();
    await page.keyboard.press('Enter');
    await expectList(page, before);
  });

  test('can be given up: by choosing the same one, or by Escape', async ({ page }) => {
    await openSort(page, `${middle}&cursor=3`);
    const before = await listOf(page);
    for (const leave of [() => element(page, 2).click(), () => page.keyboard.press('Escape')]) {
      await element(page, 2).click();
      await button(page, 'Swap it with another, to see what breaks').click();
      await expect(exchanged(page)).toBeVisible();
      await leave();
      await expect(exchanged(page)).toHaveCount(0);
      await expectList(page, before);
      await expect(page).not.toHaveURL(/exchange/);
    }
  });

  test('stand in the link', async ({ page, context }) => {
    await openSort(page, `${middle}&cursor=0`);
    const step = await goToMiddle(page);
    await swap(page, 1, 7);
    const list = await listOf(page);
    const told = await broken(page).allTextContents();
    await expect(page).toHaveURL(/exchange=0,6/);
    const link = await sharedLink(page);
    const opened = await context.newPage();
    await opened.emulateMedia({ reducedMotion: 'reduce' });
    await opened.goto(link);
    await expectStep(opened, step);
    await expectList(opened, list);
    await expect(broken(opened)).toHaveText(told);
    await expect(exchanged(opened)).toContainText('You have swapped places 1 and 7');
    await button(opened, 'Put them back').click();
    await expect(broken(opened)).toHaveCount(0);
  });

  test('at the end show that the list is no longer sorted', async ({ page }) => {
    await openSort(page, middle);
    await expect(narration(page)).toContainText('Sorted');
    await swap(page, 2, 6);
    await expectList(page, [1, 6, 3, 4, 5, 2, 7]);
    await expect(board(page).locator('.element.sorted')).toHaveCount(0);
    await expect(broken(page)).not.toHaveCount(0);
  });

  test('are, a step on, what the link of that moment says', async ({ page }) => {
    await openSort(page, `${middle}&cursor=0`);
    const step = await goToMiddle(page);
    await swap(page, 1, 7);
    await button(page, 'forward').click();
    await expectStep(page, step + 1);
    // The cursor is there before the moment is.
    const figure = page.locator('appleyard-quicksort');
    await expect
      .poll(() => figure.evaluate((it) => Reflect.get(it, 'here')?.step as number | undefined))
      .toBe(step + 1);
    // What a link of that moment says is what is drawn.
    const list = await listOf(page);
    const link = await sharedLink(page);
    await page.goto('about:blank');
    await page.goto(link);
    await expectStep(page, step + 1);
    await expectList(page, list);
  });
});
