/**
 * How pages handle a link or a field that they cannot understand. The notices about each bad link are
 * tested without a browser.
 */
import type { Page } from '@playwright/test';
import { board, marks, point, settled } from './support/lattice.ts';
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
} from './support/picture.ts';
import { Game } from './support/solver.ts';
import { expect, test } from './support/test.ts';

const rest = 'columns=9&rows=8';

/** What is wrong with a link, the link, and the notices that its reader sees. */
const badLinks: readonly (readonly [wrong: string, link: string, notices: RegExp])[] = [
  ['of a future version', 'v=2&columns=9', /version 2, but this page reads only version 1/],
  [
    'with a script for a value',
    'v=1&columns=<script>window.hit=1</script>',
    /“columns” is “<script>window\.hit=1<\/script>”.* from 8 to 4096/,
  ],
  ['with markup for a name', 'v=1&<img src=x onerror=window.hit=1>', /“<img src”, which means/],
  ['that is a script itself', 'javascript:window.hit=1', /does not begin with v=1/],
  ['with half an escape', 'v=1&columns=%E5%8D', /“columns” is “�+”.* from 8 to 4096/],
  [
    '100 KB long',
    `v=1&columns=${'9'.repeat(100_000)}`,
    /100,0\d\d characters, and the limit is 9000/,
  ],
  ['with a cursor beyond its run', `v=1&${rest}&cursor=73`, /“cursor” is 73: .* 0 and 72/],
  ['to the 99th scene of two', `v=1&lesson=99/${rest}/${rest}`, /“lesson” is 99: .* 1 and 2/],
  ['with endless moves', `v=1&${rest}&moves=1,0*`, /The move \(1, 0\) lowers neither number/],
  ['with an illegal path', `v=1&${rest}&path=5,0_4,4`, /its ply 1 to \(4, 4\) is not a legal move/],
];

/** No script in a link has run, and none of its text has become an element. */
async function expectHarmless(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  await expect(page.locator('figure :is(script, img)')).toHaveCount(0);
}

const goTo = (page: Page, link: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, link);

test('a link that is not understood opens a working figure and says so until the reader dismisses it', async ({
  page,
}) => {
  const [, link, expected] = badLinks[2] ?? ['', '', /$/];
  await openLattice(page, link);
  const figure = figures(page);
  await expect(notices(figure)).toHaveText(expected);
  await expectPlays(figure);
  await expectHarmless(page);

  // The notice stays while the figure is used, until the reader dismisses it. Then it is gone for good.
  await expect(notices(figure)).toHaveText(expected);
  await button(figure, 'dismiss').click();
  await expect(notices(figure)).toBeHidden();
  await button(figure, 'first').click();
  await expectAt(figure, 0);
  await expect(notices(figure)).toBeHidden();

  for (const [wrong, link, expected] of badLinks) {
    await test.step(`${wrong}: typed over another link, it gives only its own notice`, async () => {
      await goTo(page, link);
      await expect(notices(figure)).toHaveText(expected);
      await expect(notices(figure).getByRole('listitem')).toHaveCount(1);
      await expect(grid(figure)).toBeVisible();
      await expect(button(figure, 'play')).toBeEnabled();
    });
  }
  await expectPlays(figure);
  await expectHarmless(page);
  await test.step('refused rules give way to the apples, coloured correctly', async () => {
    await goTo(page, `v=1&${rest}&moves=-1,1_1,-1`);
    await expect(notices(figure)).toHaveText(
      /lower neither number, so they can be repeated for ever/,
    );
    await expectAt(figure, 72);
    const game = new Game();
    const right = async () =>
      (await marks(page)).filter(({ m, n, state }) => state === (game.lost(m, n) ? 'lost' : 'won'))
        .length;
    await expect(grid(figure).getByRole('gridcell')).toHaveCount(72);
    await expect.poll(right).toBe(72);
  });
  await test.step('a region that is too large gives way to a smaller picture', async () => {
    await goTo(page, 'v=1&columns=4096&rows=4096&moves=-1,9_0,-1');
    await expect(notices(figure)).toHaveText(
      /This needs \d\d,?\d{3},?\d{3} positions; the solver takes at most 67,108,864/,
    );
    await expect(board(page).getByRole('gridcell')).toHaveCount(273);
    const lost = new Game('-1,9_0,-1').lost(3, 1);
    const label = `(3, 1): ${lost ? 'lost' : 'won'}`;
    await expect(point(page, 3, 1)).toHaveAttribute('aria-label', label);
  });
  await test.step('what was understood is kept', async () => {
    await goTo(page, 'v=1&columns=9&rows=many&cursor=20&ask=3,2&color=red');
    await expect(notices(figure).getByRole('listitem')).toHaveText([/“color”/, /“rows”/]);
    await expectAt(figure, 20);
    await expect(grid(figure).getByRole('gridcell')).toHaveCount(9 * 13);
    await expect(figure.getByRole('region', { name: 'Why (3, 2) is as it is' })).toBeVisible();
  });
  await test.step('a good link after it gives no notice', async () => {
    await goTo(page, `v=1&${rest}&cursor=7`);
    await expectAt(figure, 7);
    await expect(notices(figure)).toBeHidden();
  });
  await test.step('an empty link goes back to the opening', async () => {
    await goTo(page, '');
    await expect(grid(figure).getByRole('gridcell')).toHaveCount(21 * 13);
  });
  await test.step('a link of the page opens its moment again after the reader has moved on', async () => {
    const moment = page.getByRole('link', { name: /^See the two points circled/ });
    await moment.click();
    await expectAt(figure, 3);
    await button(figure, 'forward').click();
    await expectAt(figure, 4);
    await moment.click();
    await expectAt(figure, 3);
  });
});

test('a scene that an element does not understand gives a working figure', async ({ page }) => {
  await openLattice(page, 'v=1&cursor=1');
  await expectAt(figures(page), 1);
  for (const at of [1, 9]) {
    const [wrong, link, expected] = badLinks[at] ?? ['', '', /$/];
    await test.step(wrong, async () => {
      await addFigure(page, link);
      const figure = figures(page).nth(1);
      await expect(notices(figure)).toHaveText(expected);
      await expectPlays(figure);
      await expect(notices(figures(page).first())).toBeHidden();
      await page
        .locator('appleyard-lattice')
        .nth(1)
        .evaluate((element) => element.remove());
    });
  }
  await expectHarmless(page);
});

test('a link has its notice even if the words for it cannot be fetched', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED .*notices/);
  await page.route(/notices/, (route) => route.abort());
  await openLattice(page, `v=1&${rest}&colour=rubbish`);
  await expect(notices(figures(page))).toHaveText(/but it could not be downloaded/);
  await expectPlays(figures(page));
  await page.unroute(/notices/);
  await goTo(page, `v=1&${rest}&colour=garbage`);
  await expect(notices(figures(page))).toHaveText(/“colour” is “garbage”/);
});

test('a link that asks too much of a picture keeps the picture, and its panels say so', async ({
  page,
}) => {
  await openLattice(page, 'v=1&columns=1025&rows=8&path=20,0');
  const figure = figures(page);
  await expect(notices(figure)).toHaveText(/“columns” is 1025: .* between 8 and 1024/);
  await expect(board(page)).toHaveAttribute('aria-colcount', '1025');
  await expect(page.locator('.play')).toBeHidden();
  await button(figure, 'Play').click();
  await expect(figure.getByRole('region', { name: 'Play' })).toContainText(
    'You can play on up to 1024 × 1024 points',
  );
  await button(figure, 'More').click();
  const settings = figure.getByRole('region', { name: 'Settings' });
  const colour = settings.getByRole('group', { name: 'The marks show' });
  await expect(colour).toContainText('only up to 1024 × 1024 points');
  await expect(settings.getByRole('group', { name: 'Order of the steps' })).toContainText(
    'only up to 64 × 64 points',
  );
  await expect(settings.getByRole('radio', { name: 'who wins' })).toBeEnabled();
  for (const name of ['plies left', 'the Grundy value', /^each lost point makes/]) {
    await expect(settings.getByRole('radio', { name })).toBeDisabled();
  }
});

test('a field keeps what it cannot take, and says what is allowed', async ({ page }) => {
  await openLattice(page, `v=1&${rest}&cursor=5`);
  const figure = figures(page);
  await button(figure, 'More').click();
  const columns = figure.getByRole('textbox', { name: 'points across' });
  await expect(columns).toHaveAccessibleDescription('8 to 4096');
  const remark = 'Enter a whole number from 8 to 4096.';
  for (const typed of ['abc', '', '-1', '7', '4097', '12.5', '1e9', '999999999999999999']) {
    await test.step(`the size “${typed}”`, async () => {
      await columns.fill(typed);
      await columns.press('Tab');
      await expect(figure.getByRole('alert')).toHaveText(remark);
      await expect(columns).toHaveValue(typed);
      await expect(columns).toHaveAttribute('aria-invalid', 'true');
      await expect(columns).toHaveAccessibleDescription(remark);
    });
  }
  await expectAt(figure, 5);
  await expect(grid(figure).getByRole('gridcell')).toHaveCount(9 * 8);
  await test.step('a size that can be taken', async () => {
    await columns.fill('10');
    await columns.press('Tab');
    await expect(grid(figure).getByRole('gridcell')).toHaveCount(10 * 8);
    await expect(columns).toHaveValue('10');
    await expect(columns).toHaveAttribute('aria-invalid', 'false');
    await expect(figure.getByRole('alert')).toBeHidden();
    await expectAt(figure, 5);
  });
  await test.step('another scene forgets what was typed', async () => {
    await columns.fill('abc');
    await columns.press('Tab');
    await expect(figure.getByRole('alert')).toBeVisible();
    await goTo(page, 'v=1&rows=8&columns=9&cursor=5');
    await expect(grid(figure).getByRole('gridcell')).toHaveCount(9 * 8);
    await expect(columns).toHaveValue('9');
    await expect(figure.getByRole('alert')).toBeHidden();
  });
  await test.step('a point to ask', async () => {
    const ask = figure.getByRole('group', { name: 'Ask about a point' });
    for (const [typed, field, max] of [
      ['9', 'wholes m', 8],
      ['', 'wholes m', 8],
      ['1.5', 'halves n', 7],
    ] as const) {
      const input = ask.getByLabel(field);
      await input.fill(typed);
      await button(ask, 'why?').click();
      const remark = `Enter a whole number from 0 to ${max}.`;
      await expect(ask.getByText(remark)).toBeVisible();
      await expect(input).toHaveAccessibleDescription(remark);
      await expect(input).toHaveValue(typed);
      await settled(page);
      await expect(figure.getByRole('region', { name: /^Why/ })).toBeHidden();
      await expectAt(figure, 5);

      await input.fill('2');
      await button(ask, 'why?').click();
      await expect(figure.getByRole('region', { name: /^Why/ })).toBeVisible();
      await expect(ask.getByText(remark)).toBeHidden();
      await button(figure, 'close').click();
    }
    await button(figure, 'More').click();
  });
  await test.step('the step', async () => {
    const coloured = grid(figure).locator(':is([aria-label$=": lost"], [aria-label$=": won"])');
    for (const typed of ['abc', '73', '2.5']) {
      await counter(figure).fill(typed);
      await counter(figure).press('Tab');
      await expect(figure.getByRole('alert')).toHaveText('Enter a whole number from 0 to 72.');
      await expect(counter(figure)).toHaveValue(typed);
      await expect(coloured).toHaveCount(5);
    }
    await counter(figure).fill('8');
    await counter(figure).press('Tab');
    await expectAt(figure, 8);
    await expect(coloured).toHaveCount(8);
    await expect(figure.getByRole('alert')).toBeHidden();
  });
});

test('a field keeps what is being typed while the figure is redrawn', async ({ page }) => {
  await openLattice(page, `v=1&${rest}&cursor=0`);
  const figure = figures(page);
  await button(figure, 'More').click();
  const columns = figure.getByRole('textbox', { name: 'points across' });
  await button(figure, 'play').click();
  await columns.fill('12');
  // Time passes before the field is left, and the figure draws steps.
  const before = Number(await counter(figure).inputValue());
  await expect.poll(async () => Number(await counter(figure).inputValue())).not.toBe(before);
  await expect(columns).toHaveValue('12');
  await columns.press('Tab');
  await expect(grid(figure).getByRole('gridcell')).toHaveCount(12 * 8);
});

test('a size whose picture cannot be solved is refused beside its field, before any work', async ({
  page,
}) => {
  await openLattice(page, 'v=1&moves=-1,9_0,-1&columns=64&rows=64');
  const figure = figures(page);
  await button(figure, 'More').click();
  const [columns, rows] = ['points across', 'points up'].map((name) =>
    figure.getByRole('textbox', { name }),
  );
  await columns?.fill('4096');
  await columns?.press('Tab');
  const refused = figure.getByRole('region', { name: 'Settings' }).getByRole('alert');
  await expect(refused).toHaveText(
    /^This needs [\d,]+ positions; the solver takes at most 67,108,864\.$/,
  );
  await expect(columns ?? figure).toHaveValue('4096');
  await expect(board(page)).toHaveAttribute('aria-colcount', '64');
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(counter(figure)).toHaveValue(`${64 * 64}`);
  // Under other rules the largest size is solved.
  await goTo(page, 'v=1');
  await expect(refused).toBeHidden();
  await rows?.fill('4096');
  await rows?.press('Tab');
  await expect(board(page)).toHaveAttribute('aria-rowcount', '4096');
  await expect(refused).toBeHidden();
});
