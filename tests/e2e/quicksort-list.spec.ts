import type { Locator, Page } from '@playwright/test';
import { expectStep } from './support/lattice.ts';
import {
  ascending,
  board,
  brief,
  canvas,
  expectList,
  listOf,
  openPanel,
  openSort,
  plate,
  stepsOf,
  told,
  type,
} from './support/quicksort.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const typedField = (panel: Locator) =>
  panel.getByRole('textbox', { name: 'Or your own numbers', exact: true });
const lengthField = (panel: Locator) => panel.getByRole('textbox', { name: 'Elements' });
const seedField = (panel: Locator) => panel.getByRole('textbox', { name: 'Seed' });
const kind = (panel: Locator, name: string) => panel.getByRole('radio', { name, exact: true });

/** The list that is drawn, when the run stands at its beginning and this is so of it. */
async function listWhere(page: Page, what: (list: number[]) => boolean): Promise<number[]> {
  await expect.poll(async () => what(await listOf(page))).toBe(true);
  await expectStep(page, 0);
  return listOf(page);
}

const range = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
const descents = (list: readonly number[]) =>
  list.filter((value, i) => i > 0 && value < (list[i - 1] ?? 0)).length;
const same = (one: readonly number[], other: readonly number[]) => one.join() === other.join();

test.describe('a list that is made', () => {
  const sorted = range(12);
  for (const [name, field, fits] of [
    ['sorted', 'sorted', (list: number[]) => same(list, sorted)],
    ['sorted backwards', 'reversed', (list: number[]) => same(list, [...sorted].reverse())],
    [
      'nearly sorted',
      'nearly-sorted',
      (list: number[]) =>
        descents(list) > 0 && descents(list) <= 4 && same(ascending(list), sorted),
    ],
    [
      'of few different values',
      'few-distinct',
      (list: number[]) => new Set(list).size > 1 && new Set(list).size < 8,
    ],
    ['all equal', 'all-equal', (list: number[]) => new Set(list).size === 1],
    [
      'up and down again',
      'organ-pipe',
      (list: number[]) => {
        const top = list.indexOf(Math.max(...list));
        return (
          top > 2 &&
          top < 9 &&
          descents(list.slice(0, top + 1)) === 0 &&
          descents(list.slice(top).reverse()) === 0
        );
      },
    ],
    [
      'in teeth',
      'sawtooth',
      (list: number[]) => descents(list) > 0 && descents(list) < 6 && list[0] !== 12,
    ],
    [
      'the slowest for a rule',
      'time-killer',
      (list: number[]) => same(ascending(list), sorted) && descents(list) > 0,
    ],
    [
      'the deepest for a rule',
      'stack-killer',
      (list: number[]) => same(ascending(list), sorted) && descents(list) > 0,
    ],
  ] as const) {
    test(`${name} lies there and is sorted`, async ({ page }) => {
      await openSort(page, '#v=1&length=12');
      const panel = await openPanel(page, 'List');
      await kind(panel, name).check();
      const list = await listWhere(page, fits);
      await expect(page).toHaveURL(new RegExp(`input=${field}\\b`));
      await expect(kind(panel, name)).toBeChecked();
      await expect(panel.locator('fieldset').first()).toContainText(
        /order|value|numbers|Up|Built|changed|Only/,
      );
      await page.getByRole('button', { name: 'last', exact: true }).click();
      await expectList(page, ascending(list));
    });
  }

  test('by chance is another with another seed, and the same with the same', async ({ page }) => {
    await openSort(page, '#v=1&length=16&cursor=0');
    const first = await listOf(page);
    expect(ascending(first)).toEqual(range(16));
    const panel = await openPanel(page, 'List');
    await type(seedField(panel), '2');
    const second = await listWhere(page, (list) => !same(list, first));
    expect(ascending(second)).toEqual(range(16));
    await expect(brief(page)).toContainText('16 elements, shuffled with seed 2.');
    await type(seedField(panel), '1');
    await expectList(page, first);
  });

  test('has the size that is wanted', async ({ page }) => {
    await openSort(page, '#v=1');
    const panel = await openPanel(page, 'List');
    for (const size of [1, 2, 33, 64, 512]) {
      await type(lengthField(panel), String(size));
      await expect(plate(page)).toHaveAccessibleName(
        size === 1 ? 'A list of one element' : `A list of ${size} elements`,
      );
      await expectList(page, await listOf(page));
      expect(ascending(await listOf(page))).toEqual(range(size));
    }
    await expect(canvas(page)).toBeVisible();
  });

  test('of one element has nothing to be done', async ({ page }) => {
    await openSort(page, '#v=1&length=1');
    await expect(page.locator('.narration')).toContainText(
      'One element: there is nothing to sort.',
    );
    expect(await stepsOf(page)).toBe(0);
    await expectStep(page, 0);
    expect(await told(page)).toMatchObject([{ place: 1, value: 1, area: 'order' }]);
  });

  test('against a rule is another for another rule', async ({ page }) => {
    await openSort(page, '#v=1&length=16&input=time-killer&cursor=0');
    const panel = await openPanel(page, 'List');
    const rule = panel.getByRole('combobox', { name: 'Against the pivot rule' });
    const seen = new Set([(await listOf(page)).join()]);
    for (const name of ['first', 'last', 'median of three']) {
      await rule.selectOption(name);
      await expect(brief(page)).toContainText(`built to make the rule “${name}” take its time`);
      await expect.poll(async () => seen.has((await listOf(page)).join())).toBe(false);
      seen.add((await listOf(page)).join());
    }
  });
});

test.describe('a list that is typed', () => {
  for (const [how, text] of [
    ['spaces', '5 3 8 3'],
    ['commas', '5,3,8,3'],
    ['commas and spaces', ' 5, 3 , 8,3, '],
    ['new lines', '5\n3\r\n8\n3\n'],
    ['semicolons and tabs', '5;3\t8; 3'],
    ['leading zeros', '005 03 8 0003'],
  ] as const) {
    test(`with ${how} is taken`, async ({ page }) => {
      await openSort(page, '#v=1');
      const panel = await openPanel(page, 'List');
      await type(typedField(panel), text);
      await expectList(page, [5, 3, 8, 3]);
      await expect(page).toHaveURL(/input=typed&values=5,3,8,3\b/);
      await expect(typedField(panel)).toHaveAttribute('aria-invalid', 'false');
      await expect(typedField(panel)).toHaveValue('5 3 8 3');
      await page.getByRole('button', { name: 'last', exact: true }).click();
      await expectList(page, [3, 3, 5, 8]);
    });
  }

  test('holds numbers from 0 to 999,999, equal ones too, or just one', async ({ page }) => {
    await openSort(page, '#v=1&length=10');
    const panel = await openPanel(page, 'List');
    await type(typedField(panel), '999999 0 0 500000');
    await expectList(page, [999_999, 0, 0, 500_000]);
    await page.getByRole('button', { name: 'last', exact: true }).click();
    await expectList(page, [0, 0, 500_000, 999_999]);
    const [, , middle, largest] = await told(page);
    expect((middle?.height ?? 0) / (largest?.height ?? 1)).toBeCloseTo(0.5, 1);
    await type(typedField(panel), '7');
    await expectList(page, [7]);
    await type(typedField(panel), '0 0 0');
    await expectList(page, [0, 0, 0]);
  });

  test('may have 512 numbers', async ({ page }) => {
    await openSort(page, '#v=1&length=10');
    const panel = await openPanel(page, 'List');
    await type(typedField(panel), range(512).reverse().join(' '));
    await expectList(page, range(512).reverse());
  });

  test('begins with the list that is there, to be edited', async ({ page }) => {
    await openSort(page, '#v=1&length=6&input=reversed');
    const panel = await openPanel(page, 'List');
    await expect(typedField(panel)).toHaveValue('6 5 4 3 2 1');
    await typedField(panel).focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' 9');
    await page.keyboard.press('Tab');
    await expectList(page, [6, 5, 4, 3, 2, 1, 9]);
    await expect(panel.getByRole('radio', { checked: true })).toHaveCount(0);
    await kind(panel, 'sorted').check();
    await listWhere(page, (list) => descents(list) === 0);
    await expect(page).not.toHaveURL(/values=/);
  });
});

/** What is typed for a list, and what is answered. */
const refused: readonly (readonly [what: string, text: string, told: RegExp])[] = [
  ['text', 'five', /“five” is no number here: whole numbers from 0 to 999,?999/],
  ['text among numbers', '3 4 five 6', /“five” is no number here/],
  ['nothing', '', /^There must be at least one number\.$/],
  ['spaces', '  \n ', /^There must be at least one number\.$/],
  ['commas only', ', ,, ,', /There must be at least one number|is no number here/],
  ['NaN', '3 NaN 4', /“NaN” is no number here/],
  ['Infinity', 'Infinity', /“Infinity” is no number here/],
  ['a decimal', '1.5 2', /“1\.5” is no number here/],
  ['a negative number', '3 -4', /“-4” is no number here/],
  ['a number with a letter', '1e3', /“1e3” is no number here/],
  [
    'a number too large',
    '3 1000000',
    /“1000000” is no number here: whole numbers from 0 to 999,?999/,
  ],
  ['a number without end', `1${'0'.repeat(40)}`, /“10000+…?.*” is no number here/],
  ['markup', '<img src=x onerror=alert(1)>', /is no number here/],
  ['513 numbers', range(513).join(' '), /That is too long a list to type: at most 512 numbers\./],
  ['ten thousand numbers', range(10_000).join(','), /at most 512 numbers/],
  ['eight digits of arabic', '٣ ٤', /“٣” is no number here/],
];

test.describe('a list that cannot be taken is told so beside its field, and stays as typed', () => {
  for (const [what, text, answer] of refused) {
    test(what, async ({ page }) => {
      await openSort(page, '#v=1&length=6&input=reversed&cursor=3');
      const before = await listOf(page);
      const panel = await openPanel(page, 'List');
      await type(typedField(panel), text);
      await expect(panel.getByRole('alert')).toHaveText(answer);
      await expect(typedField(panel)).toHaveAttribute('aria-invalid', 'true');
      await expect(typedField(panel)).toHaveValue(text.replaceAll('\r\n', '\n'));
      await expectStep(page, 3);
      await expectList(page, before);
      await expect(page).toHaveURL(/input=reversed/);
      // Made right, it is taken.
      await type(typedField(panel), '2 1');
      await expect(panel.getByRole('alert')).toHaveCount(0);
      await expectList(page, [2, 1]);
    });
  }

  test('ten million numbers, pasted', async ({ page }) => {
    test.slow();
    await openSort(page, '#v=1&length=6&input=reversed&cursor=3');
    const panel = await openPanel(page, 'List');
    await typedField(panel).evaluate((field: HTMLTextAreaElement) => {
      field.value = '1 '.repeat(10_000_000);
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect(panel.getByRole('alert')).toHaveText(/at most 512 numbers/, { timeout: 30_000 });
    expect(
      await typedField(panel).evaluate((field: HTMLTextAreaElement) => field.value.length),
    ).toBe(20_000_000);
    await expect(board(page)).toHaveAccessibleName('A list of 6 elements');
    await page.getByRole('button', { name: 'forward', exact: true }).click();
    await expectStep(page, 4);
  });
});

test.describe('a number that cannot be taken is told so beside its field', () => {
  for (const [name, field, wrongs, limits, right] of [
    [
      'Elements',
      lengthField,
      ['0', '100001', '-3', 'x', '', '1.5', 'NaN', '1e3', '10000000'],
      'A whole number from 1 to 100,?000, please.',
      '8',
    ],
    [
      'Seed',
      seedField,
      ['-1', '1000000', 'x', '', '0.5', '99999999999999999999'],
      'A whole number from 0 to 999,?999, please.',
      '999999',
    ],
  ] as const) {
    test(name, async ({ page }) => {
      await openSort(page, '#v=1&length=6&cursor=3');
      const before = await listOf(page);
      const panel = await openPanel(page, 'List');
      for (const wrong of wrongs) {
        await type(field(panel), wrong);
        await expect(panel.getByRole('alert')).toHaveText(new RegExp(limits));
        await expect(field(panel)).toHaveValue(wrong);
        await expect(field(panel)).toHaveAttribute('aria-invalid', 'true');
        await expectStep(page, 3);
        expect(await listOf(page)).toEqual(before);
      }
      await type(field(panel), right);
      await expect(panel.getByRole('alert')).toHaveCount(0);
      await expect.poll(async () => same(await listOf(page), before)).toBe(false);
    });
  }
});

test('a killer that would be too large is refused, and the old list stays', async ({ page }) => {
  await openSort(page, '#v=1&length=5000');
  const panel = await openPanel(page, 'List');
  await kind(panel, 'the slowest for a rule').check();
  await expect(panel.getByRole('alert')).toHaveText(/may have at most 4,?096 elements/);
  await expect(plate(page)).toHaveAccessibleName(/A list of 5,?000 elements/);
  await expect(brief(page)).toContainText('shuffled with seed 1');
  // It is not what was typed that is wrong.
  await expect(typedField(panel)).toHaveAttribute('aria-invalid', 'false');
  await kind(panel, 'shuffled').check();
  await expect(panel.getByRole('alert')).toHaveCount(0);
});
