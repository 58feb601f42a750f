import type { Locator, Page } from '@playwright/test';
import { announcements, button, expectStep, narration } from './support/lattice.ts';
import {
  ascending,
  board,
  brief,
  costOf,
  element,
  elements,
  expectList,
  listOf,
  notices,
  openPanel,
  openSort,
  seek,
  stepsOf,
  type,
} from './support/quicksort.ts';
import { exportedRows } from './support/replay.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const choice = (panel: Locator, group: string, name: string) =>
  panel.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
const cutoffField = (panel: Locator) =>
  panel.getByRole('textbox', { name: 'with fewer elements than' });
const chanceField = (panel: Locator) => panel.getByRole('textbox', { name: 'Seed of chance' });

/** What the run is, from its table. */
async function runOf(page: Page): Promise<string> {
  const rows = await exportedRows(page);
  return rows.map(({ operation, a, b, c }) => `${operation} ${a} ${b} ${c}`).join('\n');
}

test.describe('every choice makes another run', () => {
  for (const [group, name, url, short, done] of [
    ['To divide', 'in two, from both ends (Hoare)', 'scheme=hoare', 'Hoare’s', /scan-left/],
    ['To divide', 'in two, from the left (Lomuto)', 'scheme=lomuto', 'Lomuto’s', /stay/],
    ['The pivot', 'at random', 'pivot=random', 'at random', /pivot/],
    ['The pivot', 'first', 'pivot=first', 'Pivot: first', /^pivot 0 0/],
    ['The pivot', 'last', 'pivot=last', 'Pivot: last', /^pivot 23 0/],
    ['The pivot', 'middle', 'pivot=middle', 'Pivot: middle', /^pivot 1[12] 0/],
    ['The pivot', 'median of three', 'pivot=median-of-three', 'median of three', /^probe/],
    ['The pivot', 'median of three medians', 'pivot=ninther', 'three medians', /^probe/],
    ['Called first', 'the longer side', 'recurse=larger', 'The longer side is called', /pivot/],
    ['Called first', 'the left side', 'recurse=left', 'The left side is called', /pivot/],
    ['Small parts', 'by a sorting network', 'small=table', undefined, /pivot/],
    ['Small parts', 'by an unrolled network', 'small=unrolled', undefined, /pivot/],
  ] as const) {
    test(`${group}: ${name}`, async ({ page }) => {
      await openSort(page, '#v=1&length=24');
      const input = ascending(await listOf(page));
      const before = await runOf(page);
      const panel = await openPanel(page, 'Sort');
      await choice(panel, group, name).check();
      await expect(page).toHaveURL(new RegExp(`${url}\\b`));
      if (short) await expect(brief(page)).toContainText(short);
      await expectStep(page, 0);
      // Below the cutoff of 2 there is nothing for a small sort to do.
      if (group === 'Small parts') await type(cutoffField(panel), '9');
      const after = await runOf(page);
      expect(after).toMatch(group === 'Small parts' ? /comparator/ : done);
      expect(after).not.toBe(before);
      await button(page, 'last').click();
      await expectList(page, input);
    });
  }

  test('The other side: a call of its own', async ({ page }) => {
    await openSort(page, '#v=1&length=24');
    await page.getByText('The figure as text').click();
    const before = await costOf(page);
    const panel = await openPanel(page, 'Sort');
    await choice(panel, 'The other side', 'is a call of its own').check();
    await expect(page).toHaveURL(/calls=two/);
    await expect(brief(page)).toContainText('Both sides are calls.');
    await button(page, 'last').click();
    await expect.poll(async () => (await costOf(page)).comparisons).toBe(before.comparisons);
    expect((await costOf(page)).most).toBeGreaterThan(before.most);
  });

  test('the seed of chance', async ({ page }) => {
    await openSort(page, '#v=1&length=24');
    const before = await runOf(page);
    const panel = await openPanel(page, 'Sort');
    await type(chanceField(panel), '7');
    await expect(page).toHaveURL(/chance=7/);
    const after = await runOf(page);
    expect(after).not.toBe(before);
    const again = await openPanel(page, 'Sort');
    await choice(again, 'The pivot', 'first').check();
    await expect(chanceField(again)).toHaveCount(0);
  });

  test('what is chosen is shown as chosen, also by a link', async ({ page }) => {
    await openSort(
      page,
      '#v=1&scheme=lomuto&pivot=last&recurse=left&calls=two&small=table&cutoff=7',
    );
    const panel = await openPanel(page, 'Sort');
    for (const [group, name] of [
      ['To divide', 'in two, from the left (Lomuto)'],
      ['The pivot', 'last'],
      ['Called first', 'the left side'],
      ['The other side', 'is a call of its own'],
      ['Small parts', 'by a sorting network'],
    ] as const) {
      await expect(choice(panel, group, name)).toBeChecked();
    }
    await expect(cutoffField(panel)).toHaveValue('7');
    await expect(brief(page)).toContainText(
      '64 elements, shuffled with seed 1. Partition: Lomuto’s. Pivot: last. Both sides are calls. Fewer than 7 elements: sorting network.',
    );
  });
});

test.describe('the cutoff', () => {
  test('sends parts with fewer elements to the small sort', async ({ page }) => {
    await openSort(page, '#v=1&length=40');
    for (const cutoff of [3, 17, 33]) {
      const panel = await openPanel(page, 'Sort');
      await type(cutoffField(panel), String(cutoff));
      await expect(page).toHaveURL(new RegExp(`cutoff=${cutoff}\\b`));
      const rows = await exportedRows(page);
      expect(rows.some(({ operation }) => operation === 'settle' || operation === 'shift')).toBe(
        true,
      );
      await button(page, 'last').click();
      await expectList(
        page,
        Array.from({ length: 40 }, (_, i) => i + 1),
      );
    }
  });

  test('out of range is told so beside its field', async ({ page }) => {
    await openSort(page, '#v=1&length=12&cursor=3');
    const before = await listOf(page);
    const panel = await openPanel(page, 'Sort');
    for (const wrong of ['1', '0', '34', '-2', 'x', '', '2.5']) {
      await type(cutoffField(panel), wrong);
      await expect(panel.getByRole('alert')).toHaveText('A whole number from 2 to 33, please.');
      await expect(cutoffField(panel)).toHaveValue(wrong);
      await expect(cutoffField(panel)).toHaveAttribute('aria-invalid', 'true');
      await expectStep(page, 3);
      await expectList(page, before);
    }
    await type(cutoffField(panel), '33');
    await expect(panel.getByRole('alert')).toHaveCount(0);
    await expect(narration(page)).toContainText('12 elements');
  });

  test('a seed of chance out of range is told so beside its field', async ({ page }) => {
    await openSort(page, '#v=1&length=12&cursor=3');
    const panel = await openPanel(page, 'Sort');
    for (const wrong of ['-1', '1000000', 'x', '']) {
      await type(chanceField(panel), wrong);
      await expect(panel.getByRole('alert')).toHaveText(
        /A whole number from 0 to 999,?999, please\./,
      );
      await expect(chanceField(panel)).toHaveValue(wrong);
      await expectStep(page, 3);
    }
  });
});

/** Who is to be chosen, where and how many have been. */
const asks = (page: Page, from: number, to: number) =>
  expect(narration(page)).toContainText(
    `Choose the pivot: point at an element at one of the places ${from} to ${to}.`,
  );
const pickField = (page: Page) => page.getByRole('textbox', { name: 'Pivot at place' });

test.describe('a pivot chosen by hand', () => {
  const scene = '#v=1&input=typed&values=4,2,6,1,3,7,5&pivot=hand';

  test('with the mouse divides the part around it, again and again until all is sorted', async ({
    page,
  }) => {
    await openSort(page, scene);
    await asks(page, 1, 7);
    await element(page, 1).click();
    await expect.poll(async () => (await listOf(page))[3]).toBe(4);
    await expect(narration(page)).toContainText('Choose the pivot');
    await expect(page).toHaveURL(/picks=0\b/);
    // Both sides have three: the right one is called.
    for (let picks = 0; picks < 7; picks += 1) {
      const [, from] = /places (\d+) to/.exec((await narration(page).textContent()) ?? '') ?? [];
      const place = /one of the places (\d+)/.exec(
        (await narration(page).textContent()) ?? '',
      )?.[1];
      if (!place) break;
      expect(from).toBeDefined();
      const before = await stepsOf(page);
      await element(page, Number(place)).click();
      await expect.poll(() => stepsOf(page)).toBeGreaterThan(before);
      await expectStep(page, await stepsOf(page));
      await expect(narration(page)).toContainText(/Choose the pivot|Sorted/);
    }
    await expect(narration(page)).toContainText('Sorted. Comparisons');
    await expectList(page, [1, 2, 3, 4, 5, 6, 7]);
    await expect(pickField(page)).toHaveCount(0);
  });

  test('with the keyboard alone', async ({ page }) => {
    await openSort(page, scene);
    await board(page).locator('[tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await expect(element(page, 2)).toBeFocused();
    await page.keyboard.press('Enter');
    await asks(page, 3, 7);
    await expect(page).toHaveURL(/picks=1\b/);
    await expect.poll(async () => (await listOf(page)).slice(0, 2)).toEqual([1, 2]);
    // The keyboard is still on the board, and goes on from there.
    await expect(board(page).locator('[tabindex="0"]:focus')).toHaveCount(1);
    for (let i = 0; i < 8; i += 1) await page.keyboard.press('ArrowRight');
    await expect(element(page, 7)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/picks=1,6\b/);
    await expect(announcements(page)).toContainText('Choose the pivot');
  });

  test('by its number', async ({ page }) => {
    await openSort(page, scene);
    await expect(pickField(page)).toHaveValue('4');
    await type(pickField(page), '6');
    await button(page, 'Take this one').click();
    await expect(page).toHaveURL(/picks=5\b/);
    await asks(page, 1, 6);
    await expect.poll(async () => (await listOf(page))[6]).toBe(7);
  });

  test('by its number, the one that is offered', async ({ page }) => {
    await openSort(page, scene);
    await pickField(page).focus();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Take this one')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/picks=3\b/);
  });

  test('outside the part is refused, by the field and by the plate', async ({ page }) => {
    await openSort(page, `${scene}&picks=1`);
    await asks(page, 3, 7);
    const steps = await stepsOf(page);
    for (const wrong of ['2', '8', '0', '-1', 'x', '', '3.5', '1000000000000']) {
      await type(pickField(page), wrong);
      await expect(page.locator('.narration [role=alert]')).toHaveText(
        'A whole number from 3 to 7, please.',
      );
      await expect(pickField(page)).toHaveValue(wrong);
      expect(await stepsOf(page)).toBe(steps);
    }
    // It is marked as disabled, which a plain click would wait for.
    await button(page, 'Take this one').click({ force: true });
    await expect(page.locator('.narration [role=alert]')).toBeVisible();
    expect(await stepsOf(page)).toBe(steps);
    // Outside its part an element can be asked as ever.
    await element(page, 1).click();
    await expect(page.getByRole('region', { name: 'Place 1' })).toBeVisible();
    expect(await stepsOf(page)).toBe(steps);
    await expect(page).toHaveURL(/picks=1\b/);
  });

  test('does not ask while one looks at an earlier step', async ({ page }) => {
    await openSort(page, `${scene}&picks=0`);
    const steps = await stepsOf(page);
    await expect(pickField(page)).toBeVisible();
    await seek(page, 3);
    await expect(pickField(page)).toHaveCount(0);
    await expect(narration(page)).not.toContainText('Choose the pivot');
    await element(page, 5).click();
    await expect(page.getByRole('region', { name: 'Place 5' })).toBeVisible();
    expect(await stepsOf(page)).toBe(steps);
    await page.keyboard.press('Escape');
    await button(page, 'last').click();
    await expect(pickField(page)).toBeVisible();
  });

  test('works with the other ways to divide', async ({ page }) => {
    for (const scheme of ['hoare', 'lomuto']) {
      await openSort(page, `${scene}&scheme=${scheme}`);
      await element(page, 5).click();
      await asks(page, 1, 2);
      await expect.poll(async () => (await listOf(page))[2]).toBe(3);
    }
  });

  test('is forgotten when the rule is another, and asked anew', async ({ page }) => {
    await openSort(page, `${scene}&picks=0`);
    const panel = await openPanel(page, 'Sort');
    await choice(panel, 'The pivot', 'first').check();
    await expect(page).not.toHaveURL(/picks/);
    await button(page, 'last').click();
    await expectList(page, [1, 2, 3, 4, 5, 6, 7]);
    await choice(panel, 'The pivot', 'chosen by hand').check();
    await asks(page, 1, 7);
    await expectList(page, [4, 2, 6, 1, 3, 7, 5]);
  });

  test('of all equal elements sorts them with one choice', async ({ page }) => {
    await openSort(page, '#v=1&length=9&input=all-equal&pivot=hand');
    await element(page, 4).click();
    await expect(narration(page)).toContainText('Sorted. Comparisons: 8;');
    await expect(elements(page)).toHaveCount(9);
  });

  for (const [wrong, picks, told] of [
    ['outside the list', '7', /Pivot number 1 is at place 8, outside its part: places 1 to 7/],
    ['outside its part', '1,0', /Pivot number 2 is at place 1, outside its part: places 3 to 7/],
  ] as const) {
    test(`${wrong} by a link is told, and the figure is not blank`, async ({ page }) => {
      await openSort(page, `${scene}&picks=${picks}&cursor=2`);
      await expect(notices(page)).toHaveText(told);
      await expect(elements(page)).toHaveCount(7);
      await expect(narration(page)).toContainText('Sorted');
      await expectList(page, [1, 2, 3, 4, 5, 6, 7]);
    });
  }
});
