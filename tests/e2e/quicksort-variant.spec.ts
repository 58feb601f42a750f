import type { Locator, Page } from '@playwright/test';
import { readAsText } from './support/as-text.ts';
import { announcements, button, expectStep, narration } from './support/lattice.ts';
import {
  asked,
  board,
  brief,
  costOf,
  element,
  elements,
  expectList,
  linkOf,
  listOf,
  openPanel,
  openSort,
  seek,
  showSort,
  stepsOf,
  type,
} from './support/quicksort.ts';
import { expectedCost, sortOf } from './support/sorted.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const choice = (panel: Locator, group: string, name: string) =>
  panel.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
const cutoffField = (panel: Locator) =>
  panel.getByRole('textbox', { name: 'with fewer elements than' });
const chanceField = (panel: Locator) => panel.getByRole('textbox', { name: 'Random seed' });

test('each choice changes the run, the line of rules and the link', async ({ page }) => {
  const plain = '#v=1&length=25&chance=3';
  await openSort(page, plain);
  await readAsText(page);
  const panel = await openPanel(page, 'Sort');
  const runs = new Set<string>();
  /** Expects the run of these fields: it has as many steps and the same cost. */
  const runsAs = async (fields: string) => {
    const run = sortOf(`${plain}&${fields}`);
    const link = [...plain.slice(1).split('&'), ...fields.split('&'), `cursor=${run.steps}`].sort();
    await expect.poll(async () => (await linkOf(page)).split('&').sort()).toEqual(link);
    await expectStep(page, run.steps);
    expect(await stepsOf(page)).toBe(run.steps);
    if (/recurse|calls|small/.test(fields)) {
      // Two runs may have the same length and differ in their waiting calls.
      await expect.poll(() => costOf(page)).toEqual(expectedCost(run, run.steps));
    }
    runs.add([...run.run.rows(0, run.steps)].join());
  };
  for (const [group, name, fields, short] of [
    ['How to divide', 'in two, from both ends (Hoare)', 'scheme=hoare', 'Partition: Hoare’s.'],
    ['How to divide', 'in two, from the left (Lomuto)', 'scheme=lomuto', 'Partition: Lomuto’s.'],
    ['The pivot', 'at random', 'pivot=random', 'Pivot: at random.'],
    ['The pivot', 'first', 'pivot=first', 'Pivot: first.'],
    ['The pivot', 'last', 'pivot=last', 'Pivot: last.'],
    ['The pivot', 'middle', 'pivot=middle', 'Pivot: middle.'],
    ['The pivot', 'median of three', 'pivot=median-of-three', 'Pivot: median of three.'],
    ['The pivot', 'median of three medians', 'pivot=ninther', 'Pivot: median of three medians.'],
    [
      'The new call is for',
      'the longer side',
      'recurse=larger',
      'The longer side gets the new call.',
    ],
    ['The new call is for', 'the left side', 'recurse=left', 'The left side gets the new call.'],
    ['The other side', 'gets another new call', 'calls=two', 'Each side gets a call.'],
  ] as const) {
    await test.step(`${group}: ${name}`, async () => {
      await showSort(page, plain);
      await choice(panel, group, name).check();
      await expect(brief(page)).toContainText(short);
      await runsAs(fields);
    });
  }
  for (const [name, small, short] of [
    ['by insertion', '', 'Fewer than 9 elements: insertion sort.'],
    ['by a sorting network', '&small=table', 'sorting network.'],
    ['by an unrolled network', '&small=unrolled', 'unrolled sorting network.'],
  ] as const) {
    await test.step(`Short parts: ${name}`, async () => {
      await showSort(page, plain);
      await choice(panel, 'Short parts', name).click();
      await expect(choice(panel, 'Short parts', name)).toBeChecked();
      // With a cutoff of 2 the small sort has nothing to do.
      await type(cutoffField(panel), '9');
      await expect(brief(page)).toContainText(short);
      await runsAs(`cutoff=9${small}`);
    });
  }
  // The order and the kind of the calls changes neither the comparisons nor the swaps of some lists.
  expect(runs.size).toBeGreaterThanOrEqual(12);
  await test.step('a rule with chance has a random seed', async () => {
    await showSort(page, '#v=1&length=25');
    await type(chanceField(panel), '7');
    const run = sortOf('#v=1&length=25&chance=7');
    await expect.poll(() => linkOf(page)).toBe(`v=1&length=25&chance=7&cursor=${run.steps}`);
    expect(await stepsOf(page)).toBe(run.steps);
    await seek(page, 20);
    await expectList(page, run.list(20));
    await choice(panel, 'The pivot', 'first').check();
    await expect(chanceField(panel)).toHaveCount(0);
  });
  await test.step('the panel shows the choices of a link', async () => {
    await showSort(
      page,
      '#v=1&scheme=lomuto&pivot=last&recurse=left&calls=two&small=table&cutoff=7',
    );
    for (const [group, name] of [
      ['How to divide', 'in two, from the left (Lomuto)'],
      ['The pivot', 'last'],
      ['The new call is for', 'the left side'],
      ['The other side', 'gets another new call'],
      ['Short parts', 'by a sorting network'],
    ] as const) {
      await expect(choice(panel, group, name)).toBeChecked();
    }
    await expect(cutoffField(panel)).toHaveValue('7');
    await expect(brief(page)).toContainText(
      '24 elements, shuffled with seed 1, which fixes the order. Partition: Lomuto’s. Pivot: last. Each side gets a call. Fewer than 7 elements: sorting network.',
    );
  });
});

test('a cutoff or a random seed out of range gets a message beside its field', async ({ page }) => {
  await openSort(page, '#v=1&length=40&cursor=3');
  const before = await listOf(page);
  const panel = await openPanel(page, 'Sort');
  for (const [field, wrongs, limits, [right, link]] of [
    [
      cutoffField,
      ['1', '0', '34', '-2', 'x', '', '2.5'],
      'Enter a whole number from 2 to 33.',
      ['33', /cutoff=33\b/],
    ],
    [
      chanceField,
      ['-1', '1000000', 'x', ''],
      /Enter a whole number from 0 to 999,?999\./,
      ['0', /chance=0\b/],
    ],
  ] as const) {
    await showSort(page, '#v=1&length=40&cursor=3');
    for (const wrong of wrongs) {
      await type(field(panel), wrong);
      await expect(panel.getByRole('alert')).toHaveText(limits);
      await expect(field(panel)).toHaveValue(wrong);
      await expect(field(panel)).toHaveAttribute('aria-invalid', 'true');
    }
    await expectStep(page, 3);
    expect(await listOf(page)).toEqual(before);
    await type(field(panel), right);
    await expect(page).toHaveURL(link);
    await expect(panel.getByRole('alert')).toHaveCount(0);
    await expect(narration(page)).toContainText('The list is sorted');
    await expect(narration(page)).toContainText('Before your change, it took');
  }
});

/** Expects the question for a pivot of these places. */
const asks = (page: Page, from: number, to: number) =>
  expect(narration(page)).toContainText(
    `Choose the pivot: touch an element at one of the places ${from} to ${to}.`,
  );
const pickField = (page: Page) => page.getByRole('textbox', { name: 'Pivot at place' });
const scene = '#v=1&input=typed&values=4,2,6,1,3,7,5&pivot=hand';

test('the visitor chooses pivots with the mouse until the list is sorted', async ({ page }) => {
  await openSort(page, scene);
  await asks(page, 1, 7);
  await element(page, 1).click();
  await expect.poll(async () => (await listOf(page))[3]).toBe(4);
  await expect(page).toHaveURL(/picks=1\b/);
  // Both sides have three elements, and the right one gets the new call.
  await asks(page, 5, 7);
  for (let picks = 0; picks < 7; picks += 1) {
    const story = (await narration(page).textContent()) ?? '';
    const place = /one of the places (\d+)/.exec(story)?.[1];
    if (!place) break;
    const before = await stepsOf(page);
    await element(page, Number(place)).click();
    await expect.poll(() => stepsOf(page)).toBeGreaterThan(before);
    await expectStep(page, await stepsOf(page));
    // What the figure says arrives after the cursor.
    await expect(narration(page)).not.toHaveText(story);
    await expect(narration(page)).toContainText(/Choose the pivot|The list is sorted/);
  }
  await expect(narration(page)).toContainText('The list is sorted');
  await expectList(page, [1, 2, 3, 4, 5, 6, 7]);
  await expect(pickField(page)).toHaveCount(0);
  await test.step('the other schemes take chosen pivots too', async () => {
    for (const scheme of ['hoare', 'lomuto']) {
      await showSort(page, `${scene}&scheme=${scheme}`);
      await element(page, 5).click();
      await asks(page, 1, 2);
      await expect.poll(async () => (await listOf(page))[2]).toBe(3);
    }
  });
  await test.step('one choice is enough for equal elements', async () => {
    await showSort(page, '#v=1&length=9&input=all-equal&pivot=hand');
    await element(page, 4).click();
    await expect(narration(page)).toContainText('It took 8 comparisons');
    await expect(elements(page)).toHaveCount(9);
  });
  await test.step('another rule forgets the choices, and choosing by hand begins anew', async () => {
    await showSort(page, `${scene}&picks=1`);
    await expect(page).toHaveURL(/picks=1/);
    const panel = await openPanel(page, 'Sort');
    await choice(panel, 'The pivot', 'first').check();
    await expect(page).not.toHaveURL(/picks/);
    await expectList(page, [1, 2, 3, 4, 5, 6, 7]);
    await choice(panel, 'The pivot', 'chosen by hand').check();
    await asks(page, 1, 7);
    await expectList(page, [4, 2, 6, 1, 3, 7, 5]);
  });
});

test('the visitor chooses a pivot with the keyboard, or by its place', async ({ page }) => {
  await openSort(page, scene);
  await test.step('with the arrows and Enter', async () => {
    await board(page).locator('[tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await expect(element(page, 2)).toBeFocused();
    await page.keyboard.press('Enter');
    await asks(page, 3, 7);
    await expect(page).toHaveURL(/picks=2\b/);
    await expect.poll(async () => (await listOf(page)).slice(0, 2)).toEqual([1, 2]);
    // The keyboard focus is still on the board.
    await expect(board(page).locator('[tabindex="0"]:focus')).toHaveCount(1);
    for (let i = 0; i < 5; i += 1) await page.keyboard.press('ArrowRight');
    await expect(element(page, 7)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/picks=2,7\b/);
    await expect(announcements(page)).toContainText('Choose the pivot');
  });
  await test.step('the proposed place', async () => {
    await showSort(page, scene);
    await expect(pickField(page)).toHaveValue('4');
    await pickField(page).focus();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Take this one')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/picks=4\b/);
  });
  await test.step('another place', async () => {
    await showSort(page, scene);
    await type(pickField(page), '6');
    await button(page, 'Take this one').click();
    await expect(page).toHaveURL(/picks=6\b/);
    await asks(page, 1, 6);
    await expect.poll(async () => (await listOf(page))[6]).toBe(7);
  });
});

test('a pivot outside its part is refused, and an earlier step does not ask for a pivot', async ({
  page,
}) => {
  await openSort(page, `${scene}&picks=2`);
  await asks(page, 3, 7);
  const steps = await stepsOf(page);
  const alert = page.locator('.narration [role=alert]');
  for (const wrong of ['2', '8', '0', '-1', 'x', '', '3.5', '1000000000000']) {
    await type(pickField(page), wrong);
    await expect(alert).toHaveText('Enter a whole number from 3 to 7.');
    await expect(pickField(page)).toHaveValue(wrong);
  }
  expect(await stepsOf(page)).toBe(steps);
  // The button is marked as disabled, and a plain click would wait until it is not.
  await button(page, 'Take this one').click({ force: true });
  await expect(alert).toBeVisible();
  expect(await stepsOf(page)).toBe(steps);
  // An element outside the part still opens its card.
  await element(page, 1).click();
  await expect(asked(page, 1)).toBeVisible();
  expect(await stepsOf(page)).toBe(steps);
  await expect(page).toHaveURL(/picks=2\b/);
  await page.keyboard.press('Escape');
  await seek(page, 3);
  await expect(pickField(page)).toHaveCount(0);
  await expect(narration(page)).not.toContainText('Choose the pivot');
  await element(page, 5).click();
  await expect(asked(page, 5)).toBeVisible();
  expect(await stepsOf(page)).toBe(steps);
  await page.keyboard.press('Escape');
  await button(page, 'last').click();
  await expect(pickField(page)).toBeVisible();
  await asks(page, 3, 7);
});
