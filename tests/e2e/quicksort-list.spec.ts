import type { Locator, Page } from '@playwright/test';
import { full } from './support/full.ts';
import { button, expectStep } from './support/lattice.ts';
import {
  ascending,
  board,
  brief,
  canvas,
  expectList,
  linkOf,
  listOf,
  openPanel,
  openSort,
  picture,
  shownElements,
  showSort,
  stepsOf,
  type,
} from './support/quicksort.ts';
import { sortOf, words } from './support/sorted.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const typedField = (panel: Locator) =>
  panel.getByRole('textbox', { name: 'Or your own numbers', exact: true });
const lengthField = (panel: Locator) => panel.getByRole('textbox', { name: 'Elements' });
const seedField = (panel: Locator) => panel.getByRole('textbox', { name: 'Seed' });
const kind = (panel: Locator, name: string) => panel.getByRole('radio', { name, exact: true });

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
const backwards = (count: number) => upTo(count).reverse();

/** Goes from the end of a run to its start, and expects the list of the link there. */
async function expectMade(page: Page, fields: string): Promise<number[]> {
  // A choice plays at once; visitors who want no motion see its end.
  const run = sortOf(`#v=1&${fields}`);
  await expectStep(page, run.steps);
  await expectList(page, run.list(run.steps));
  await button(page, 'first').click();
  await expectList(page, run.list(0));
  return run.list(0);
}

test('a list of each kind is made, described and sorted', async ({ page }) => {
  await openSort(page, '#v=1&length=12');
  const panel = await openPanel(page, 'List');
  const seen = new Set<string>();
  for (const [name, input] of [
    ['sorted', 'sorted'],
    ['sorted backwards', 'reversed'],
    ['nearly sorted', 'nearly-sorted'],
    ['with few different values', 'few-distinct'],
    ['all equal', 'all-equal'],
    ['up and down again', 'organ-pipe'],
    ['up again and again', 'sawtooth'],
    ['the slowest for a rule', 'time-killer'],
    ['the deepest for a rule', 'stack-killer'],
    ['shuffled', 'random'],
  ] as const) {
    await test.step(name, async () => {
      await kind(panel, name).check();
      const list = await expectMade(page, `length=12&input=${input}`);
      seen.add(list.join());
      expect(await linkOf(page)).toBe(
        `v=1&${input === 'random' ? '' : `input=${input}&`}length=12`,
      );
      await expect(kind(panel, name)).toBeChecked();
      await expect(panel.locator('fieldset').first()).toContainText(
        words.text(`input-${input}-about`),
      );
      await button(page, 'last').click();
      await expectList(page, ascending(list));
    });
  }
  expect(seen.size).toBe(10);
  await test.step('against another rule', async () => {
    await kind(panel, 'the slowest for a rule').check();
    const rule = panel.getByRole('combobox', { name: 'Against the pivot rule' });
    for (const [name, against] of [
      ['first', 'first'],
      ['median of three', 'median-of-three'],
    ] as const) {
      await rule.selectOption(name);
      await expect(brief(page)).toContainText(`built to slow down the rule “${name}”`);
      await expectMade(page, `length=12&input=time-killer&against=${against}`);
    }
  });
  await test.step('a killer that is too large is refused, and the old list stays', async () => {
    await showSort(page, '#v=1&length=5000');
    await kind(panel, 'the slowest for a rule').check();
    await expect(panel.getByRole('alert')).toHaveText(/may have at most 4,?096 elements/);
    await expect(picture(page)).toHaveAccessibleName(/A list of 5,?000 elements/);
    await expect(brief(page)).toContainText('shuffled with seed 1');
    // The typed list is not wrong.
    await expect(typedField(panel)).toHaveAttribute('aria-invalid', 'false');
    await kind(panel, 'shuffled').check();
    await expect(panel.getByRole('alert')).toHaveCount(0);
  });
});

test('a list has the size and the seed that the visitor sets, and a wrong number gets a message beside its field', async ({
  page,
}) => {
  await openSort(page, '#v=1&length=16&cursor=0');
  const panel = await openPanel(page, 'List');
  await test.step('another seed gives another shuffled list', async () => {
    const first = await listOf(page);
    await type(seedField(panel), '2');
    expect(await expectMade(page, 'length=16&seed=2')).not.toEqual(first);
    await expect(brief(page)).toContainText('16 elements, shuffled with seed 2, which');
    await type(seedField(panel), '1');
    await button(page, 'first').click();
    await expectList(page, first);
  });
  await test.step('the list has the wanted size', async () => {
    for (const size of [2, 33, 64, 512]) {
      await type(lengthField(panel), String(size));
      await expect(picture(page)).toHaveAccessibleName(`A list of ${size} elements`);
      await expectMade(page, `length=${size}`);
    }
    await expect(canvas(page)).toBeVisible();
  });
  await test.step('a list of one element has nothing to sort', async () => {
    await type(lengthField(panel), '1');
    await expect(picture(page)).toHaveAccessibleName('A list of one element');
    await expect(page.locator('.narration')).toContainText(
      'There is only one element, so there is nothing to sort.',
    );
    expect(await stepsOf(page)).toBe(0);
    for (const word of ['first', 'back', 'play', 'forward', 'last']) {
      await expect(button(page, word)).toHaveAttribute('aria-disabled', 'true');
    }
  });
  for (const [name, field, wrongs, limits, right] of [
    [
      'Elements',
      lengthField,
      ['0', '100001', '-3', 'x', '', '1.5', 'NaN', '1e3', '10000000'],
      'Enter a whole number from 1 to 100,?000.',
      ['8', 'length=8'],
    ],
    [
      'Seed',
      seedField,
      ['-1', '1000000', 'x', '', '0.5', '99999999999999999999'],
      'Enter a whole number from 0 to 999,?999.',
      ['999999', 'length=6&seed=999999'],
    ],
  ] as const) {
    await test.step(`a wrong number under ${name} stays there`, async () => {
      await showSort(page, '#v=1&length=6&cursor=3');
      const before = sortOf('#v=1&length=6').list(3);
      for (const wrong of wrongs) {
        await type(field(panel), wrong);
        await expect(panel.getByRole('alert')).toHaveText(new RegExp(limits));
        await expect(field(panel)).toHaveValue(wrong);
        await expect(field(panel)).toHaveAttribute('aria-invalid', 'true');
      }
      await expectStep(page, 3);
      expect(await listOf(page)).toEqual(before);
      await type(field(panel), right[0]);
      await expect(panel.getByRole('alert')).toHaveCount(0);
      await expectMade(page, right[1]);
    });
  }
});

test('a typed list is taken, drawn and sorted', async ({ page }) => {
  await openSort(page, '#v=1&length=6&input=reversed');
  const panel = await openPanel(page, 'List');
  await test.step('the field begins with the current list, to be edited', async () => {
    await expect(typedField(panel)).toHaveValue('6 5 4 3 2 1');
    await expect(kind(panel, 'sorted backwards')).toBeChecked();
    await typedField(panel).focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' 9');
    await page.keyboard.press('Tab');
    await button(page, 'first').click();
    await expectList(page, [6, 5, 4, 3, 2, 1, 9]);
    await expect(panel.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(page).toHaveURL(/values=/);
    await kind(panel, 'sorted').check();
    await expectList(page, upTo(6));
    await expect(page).not.toHaveURL(/values=/);
  });
  await test.step('numbers may be separated in many ways', async () => {
    await type(typedField(panel), ' 05;3\t8,\r\n 0003\n');
    await expect(page).toHaveURL(/input=typed&values=5,3,8,3\b/);
    await button(page, 'first').click();
    await expectList(page, [5, 3, 8, 3]);
    await expect(typedField(panel)).toHaveAttribute('aria-invalid', 'false');
    await expect(typedField(panel)).toHaveValue('5 3 8 3');
    await button(page, 'last').click();
    await expectList(page, [3, 3, 5, 8]);
  });
  await test.step('numbers go from 0 to 999,999, may be equal, and may be just one', async () => {
    await type(typedField(panel), '999999 0 0 500000');
    await expect(typedField(panel)).toHaveValue('999999 0 0 500000');
    await button(page, 'first').click();
    await expectList(page, [999_999, 0, 0, 500_000]);
    await button(page, 'last').click();
    await expectList(page, [0, 0, 500_000, 999_999]);
    const [, , middle, largest] = await shownElements(page);
    expect((middle?.height ?? 0) / (largest?.height ?? 1)).toBeCloseTo(0.5, 1);
    for (const list of [[7], [0, 0, 0], backwards(512)]) {
      await type(typedField(panel), list.join(' '));
      await expectList(page, ascending(list));
    }
  });
});

/** Each reason to refuse a typed list: the typed text and the message. */
const refused: readonly (readonly [what: string, text: string, message: RegExp])[] = [
  [
    'text among numbers',
    '3 4 five 6',
    /“five” cannot be used here: type whole numbers from 0 to 999,999/,
  ],
  ['nothing', '', /^There must be at least one number\.$/],
  ['a number too large', '3 1000000', /“1000000” cannot be used here/],
  ['a number without end', `1${'0'.repeat(60)}`, /“10000+…” cannot be used here/],
  ['markup', '<img src=x onerror=alert(1)>', /“<img” cannot be used here/],
  ['513 numbers', upTo(513).join(' '), /You can type at most 512 numbers\./],
  ['ten thousand numbers', upTo(10_000).join(','), /at most 512 numbers/],
];

test('a list that cannot be sorted gets a message beside its field, and stays as typed', async ({
  page,
}) => {
  const scene = '#v=1&length=6&input=reversed&cursor=3';
  await openSort(page, scene);
  const before = sortOf(scene).list(3);
  const panel = await openPanel(page, 'List');
  const expectRefused = async (answer: RegExp) => {
    await expect(panel.getByRole('alert')).toHaveText(answer, { timeout: 30_000 });
    await expect(typedField(panel)).toHaveAttribute('aria-invalid', 'true');
    await expectStep(page, 3);
    expect(await listOf(page)).toEqual(before);
    await expect(page).toHaveURL(/input=reversed/);
  };
  for (const [what, text, answer] of refused) {
    await test.step(what, async () => {
      await showSort(page, scene);
      await type(typedField(panel), text);
      await expectRefused(answer);
      await expect(typedField(panel)).toHaveValue(text);
      // The corrected list is taken.
      await type(typedField(panel), '2 1');
      await expect(panel.getByRole('alert')).toHaveCount(0);
      await expectList(page, [1, 2]);
    });
  }
  await test.step('a million numbers, pasted', async () => {
    await showSort(page, scene);
    const count = full ? 10_000_000 : 1_000_000;
    await typedField(panel).evaluate((one, many) => {
      const field = one as HTMLTextAreaElement;
      field.value = '1 '.repeat(many);
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }, count);
    await expectRefused(/at most 512 numbers/);
    const kept = typedField(panel).evaluate((one) => (one as HTMLTextAreaElement).value.length);
    expect(await kept).toBe(2 * count);
    await expect(board(page)).toHaveAccessibleName('A list of 6 elements');
    await button(page, 'forward').click();
    await expectStep(page, 4);
  });
});
