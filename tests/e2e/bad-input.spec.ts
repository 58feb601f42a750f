import type { Page } from '@playwright/test';
import {
  addFigure,
  button,
  counter,
  expectAt,
  expectPlays,
  figures,
  grid,
  notices,
  openLattice,
} from './support/plate.ts';
import { expect, test } from './support/test.ts';

const rest = 'columns=9&rows=8';
const moments = (count: number) => Array.from({ length: count }, () => rest).join('/');

/** What is wrong with a link, the link, and what its reader is told: the part and its limits. */
const badLinks: readonly (readonly [wrong: string, link: string, told: RegExp])[] = [
  ['cut in half within a name', 'v=1&columns=9&ro', /“ro”, which means nothing here/],
  [
    'cut in half within a value',
    'v=1&columns=9&rows=',
    /“rows” is “”.* whole number from 8 to 4096/,
  ],
  ['of a future version', 'v=2&columns=9', /version 2; this page reads version 1/],
  ['without a version', rest, /does not begin with v=1/],
  [
    'with a script for a value',
    'v=1&columns=<script>window.hit=1</script>',
    /“columns” is “<script>window\.hit=1<\/script>”.* from 8 to 4096/,
  ],
  ['with markup for a name', 'v=1&<img src=x onerror=window.hit=1>', /“<img src”, which means/],
  ['that is a script itself', 'javascript:window.hit=1', /does not begin with v=1/],
  [
    'with javascript: for a value',
    'v=1&ask=javascript:window.hit%3D1',
    /“ask” is “javascript:window\.hit=1”.* two numbers like 3,4, at most 4095,4095/,
  ],
  ['too large', 'v=1&columns=1000000000', /“columns” is 1000000000: .* between 8 and 4096/],
  ['with a negative size', 'v=1&rows=-5', /“rows” is -5: .* between 8 and 4096/],
  ['with a word for a number', 'v=1&columns=many', /“columns” is “many”.* from 8 to 4096/],
  ['with a cursor beyond its run', `v=1&${rest}&cursor=73`, /“cursor” is 73: .* 0 and 72/],
  [
    'with a cursor beyond any run',
    'v=1&cursor=99999999',
    /“cursor” is 99999999: .* 0 and 16,777,216/,
  ],
  ['asking outside the plate', `v=1&${rest}&ask=9,0`, /“ask” is 9: .* between 0 and 8/],
  ['asking above the plate', `v=1&${rest}&ask=0,8`, /“ask” is 8: .* between 0 and 7/],
  ['asking outside any plate', 'v=1&ask=9999,9999', /“ask” is “9999,9999”.* at most 4095,4095/],
  [
    'with rubbish for a view',
    'v=1&view=rubbish',
    /“view” is “rubbish”: .* zoom 100–100000, x 0–100000, y 0–100000/,
  ],
  ['with half a view', 'v=1&view=200,10', /“view” is “200,10”: .* zoom 100–100000/],
  ['with another answer than on or off', 'v=1&hints=maybe', /“hints” is “maybe”: .* on, off/],
  [
    'repeating itself',
    'v=1&columns=9&columns=10',
    /“columns” more than once; the first one counts/,
  ],
  ['with an unknown field', 'v=1&color=red', /“color”, which means nothing here/],
  ['with a bare percent sign', 'v=1&columns=%', /“columns” is “%”.* from 8 to 4096/],
  ['with half an escape', 'v=1&columns=%E5%8D', /“columns” is “�+”.* from 8 to 4096/],
  ['100 KB long', `v=1&columns=${'9'.repeat(100_000)}`, /100,0\d\d characters; at most 9000/],
  ['of a lesson with 51 scenes', `v=1&lesson=1/${moments(51)}`, /51 scenes; the first 50 are/],
  ['to the 99th scene of two', `v=1&lesson=99/${moments(2)}`, /“lesson” is 99: .* 1 and 2/],
  ['to a scene called zero', `v=1&lesson=zero/${moments(2)}`, /“lesson” is “zero”.* 1 to 2/],
];

/** No script of a link has run, and none of its text has become an element. */
async function expectHarmless(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  await expect(page.locator('figure :is(script, img)')).toHaveCount(0);
}

test.describe('a link', () => {
  for (const [wrong, link, told] of badLinks) {
    test(`${wrong} opens a working figure and says what was not understood`, async ({ page }) => {
      await openLattice(page, link);
      const figure = figures(page);
      await expect(notices(figure)).toHaveText(told);
      await expectPlays(figure);
      await expectHarmless(page);

      // The remark stays while the figure is used, until it is put away; then it is gone for good.
      await expect(notices(figure)).toHaveText(told);
      await button(figure, 'dismiss').click();
      await expect(notices(figure)).toBeHidden();
      await button(figure, 'forward').click();
      await expect(notices(figure)).toBeHidden();
    });
  }

  test('keeps what was understood of it', async ({ page }) => {
    await openLattice(page, 'v=1&columns=9&rows=many&cursor=20&ask=3,2&color=red');
    const figure = figures(page);
    await expect(notices(figure).getByRole('listitem')).toHaveText([/“color”/, /“rows”/]);
    await expectAt(figure, 20);
    await expect(grid(figure).getByRole('gridcell')).toHaveCount(9 * 13);
    await expect(figure.getByRole('region', { name: 'Why (3, 2) is as it is' })).toBeVisible();
  });

  test('with hundreds of mistakes is told in a few lines', async ({ page }) => {
    await openLattice(page, `v=1&${Array.from({ length: 300 }, (_, i) => `x${i}=1`).join('&')}`);
    await expect(notices(figures(page)).getByRole('listitem')).toHaveCount(9);
    await expect(notices(figures(page))).toContainText('292 more things');
    await expectPlays(figures(page));
  });

  test('typed over another one tells of itself alone', async ({ page }) => {
    test.slow();
    await openLattice(page, `v=1&${rest}&cursor=5`);
    const figure = figures(page);
    await expectAt(figure, 5);
    for (const [wrong, link, told] of badLinks) {
      await test.step(wrong, async () => {
        await page.evaluate((hash) => {
          location.hash = hash;
        }, link);
        await expect(notices(figure)).toHaveText(told);
        await expectPlays(figure);
      });
    }
    await expectHarmless(page);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `v=1&${rest}&cursor=7`);
    await expectAt(figure, 7);
    await expect(notices(figure)).toBeHidden();
  });

  test('is told of even where the words for it cannot be fetched', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/ERR_FAILED .*notices/);
    await page.route(/notices/, (route) => route.abort());
    await openLattice(page, `v=1&${rest}&colour=rubbish`);
    await expect(notices(figures(page))).toHaveText(/the words for it could not be fetched/);
    await expectPlays(figures(page));
    await page.unroute(/notices/);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `v=1&${rest}&colour=garbage`);
    await expect(notices(figures(page))).toHaveText(/“colour” is “garbage”/);
  });

  test('opens its moment again after the reader has moved on', async ({ page }) => {
    await openLattice(page);
    const link = page.getByRole('link', { name: /^Step to the two points/ });
    const figure = figures(page);
    await link.click();
    await expectAt(figure, 3);
    await button(figure, 'forward').click();
    await expectAt(figure, 4);
    await link.click();
    await expectAt(figure, 3);
  });

  test('without anything in it goes back to the opening', async ({ page }) => {
    await openLattice(page);
    const figure = figures(page);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `v=1&${rest}&cursor=5`);
    await expectAt(figure, 5);
    await page.evaluate(() => {
      location.hash = '';
    });
    await expect(grid(figure).getByRole('gridcell')).toHaveCount(21 * 13);
  });
});

test('the scene of an element that is not understood gives a working figure', async ({ page }) => {
  test.slow();
  await openLattice(page, 'v=1&cursor=1');
  await expectAt(figures(page), 1);
  for (const [wrong, link, told] of badLinks) {
    await test.step(wrong, async () => {
      await addFigure(page, link);
      const figure = figures(page).nth(1);
      await expect(notices(figure)).toHaveText(told);
      await expectPlays(figure);
      await page
        .locator('appleyard-lattice')
        .nth(1)
        .evaluate((element) => element.remove());
    });
  }
  await expectHarmless(page);
  await expect(notices(figures(page))).toBeHidden();
});

test.describe('a field', () => {
  for (const typed of ['abc', '', '-1', '7', '4097', '12.5', '1e9', '999999999999999999']) {
    test(`for the size that says “${typed}” keeps it and says what is allowed`, async ({
      page,
    }) => {
      await openLattice(page, `v=1&${rest}&cursor=5`);
      const figure = figures(page);
      await button(figure, 'Settings').click();
      const columns = figure.getByRole('textbox', { name: 'points across' });
      await expect(columns).toHaveAccessibleDescription('8 to 4096');
      await columns.fill(typed);
      await columns.press('Tab');

      const remark = 'A whole number from 8 to 4096, please.';
      await expect(figure.getByRole('alert')).toHaveText(remark);
      await expect(columns).toHaveValue(typed);
      await expect(columns).toHaveAttribute('aria-invalid', 'true');
      await expect(columns).toHaveAccessibleDescription(remark);
      await expectAt(figure, 5);
      await expect(grid(figure).getByRole('gridcell')).toHaveCount(9 * 8);

      await columns.fill('10');
      await columns.press('Tab');
      await expect(grid(figure).getByRole('gridcell')).toHaveCount(10 * 8);
      await expect(columns).toHaveValue('10');
      await expect(figure.getByRole('alert')).toBeHidden();
      await expectAt(figure, 5);
    });
  }

  test('for the size forgets what was typed when another scene is opened', async ({ page }) => {
    await openLattice(page, `v=1&${rest}`);
    const figure = figures(page);
    await button(figure, 'Settings').click();
    const columns = figure.getByRole('textbox', { name: 'points across' });
    await columns.fill('abc');
    await columns.press('Tab');
    await expect(figure.getByRole('alert')).toBeVisible();
    await page.evaluate(() => {
      location.hash = 'v=1&columns=12&rows=8';
    });
    await expect(grid(figure).getByRole('gridcell')).toHaveCount(12 * 8);
    await expect(columns).toHaveValue('12');
    await expect(figure.getByRole('alert')).toBeHidden();
  });

  for (const typed of ['abc', '', '-1', '73', '2.5', '999999999999999999']) {
    test(`for the step that says “${typed}” says what is allowed`, async ({ page }) => {
      await openLattice(page, `v=1&${rest}&cursor=5`);
      const figure = figures(page);
      await expectAt(figure, 5);
      await counter(figure).fill(typed);
      await counter(figure).press('Tab');

      await expect(figure.getByRole('alert')).toHaveText('A whole number from 0 to 72, please.');
      await expect(counter(figure)).toHaveValue(typed);
      const coloured = grid(figure).getByRole('gridcell', { name: /: (lost|won)$/ });
      await expect(coloured).toHaveCount(5);

      await counter(figure).fill('8');
      await counter(figure).press('Tab');
      await expectAt(figure, 8);
      await expect(coloured).toHaveCount(8);
      await expect(figure.getByRole('alert')).toBeHidden();
    });
  }

  test('keeps what is being typed while the figure is redrawn', async ({ page }) => {
    await openLattice(page, `v=1&${rest}&cursor=0`);
    const figure = figures(page);
    await button(figure, 'Settings').click();
    const columns = figure.getByRole('textbox', { name: 'points across' });
    await button(figure, 'play').click();
    await columns.fill('12');
    // Time passes before the field is left: steps are drawn.
    const before = Number(await counter(figure).inputValue());
    await expect.poll(async () => Number(await counter(figure).inputValue())).not.toBe(before);
    await expect(columns).toHaveValue('12');
    await columns.press('Tab');
    await expect(grid(figure).getByRole('gridcell')).toHaveCount(12 * 8);
  });

  for (const [typed, field, max] of [
    ['9', 'wholes m', 8],
    ['-1', 'wholes m', 8],
    ['', 'wholes m', 8],
    ['8', 'halves n', 7],
    ['1.5', 'halves n', 7],
    ['999999999999999999', 'halves n', 7],
  ] as const) {
    test(`for the ${field} to ask that says “${typed}” says what is allowed`, async ({ page }) => {
      await openLattice(page, `v=1&${rest}&cursor=5`);
      const figure = figures(page);
      await button(figure, 'Settings').click();
      const ask = figure.getByRole('group', { name: 'Ask a point' });
      const input = ask.getByLabel(field);
      await input.fill(typed);
      await button(ask, 'why?').click();

      const remark = `A whole number from 0 to ${max}, please.`;
      await expect(ask.getByText(remark)).toBeVisible();
      await expect(input).toHaveAccessibleDescription(remark);
      await expect(input).toHaveValue(typed);
      await expect(figure.getByRole('region', { name: /^Why/ })).toBeHidden();
      await expectAt(figure, 5);

      await input.fill('2');
      await button(ask, 'why?').click();
      await expect(figure.getByRole('region', { name: /^Why/ })).toBeVisible();
      await expect(ask.getByText(remark)).toBeHidden();
    });
  }
});
