import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { button, expectStep } from './support/lattice.ts';
import { expectHeaps, openNim, openPanel, play, standing } from './support/nim.ts';
import { expect, test } from './support/test.ts';

const barsOf = (panel: Locator): Locator => panel.locator('svg.values rect');

/** The table as Export gives it. */
async function csv(page: Page): Promise<{ file: string; rows: string[][] }> {
  const panel = await openPanel(page, 'Export');
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: /^CSV/ }).click();
  const saved = await download;
  const text = (await readFile(await saved.path())).toString('utf8').trimEnd();
  return { file: saved.suggestedFilename(), rows: text.split('\r\n').map((row) => row.split(',')) };
}

/** Grundy values by the plainest recursion. */
function grundy(to: number, may: (stones: number) => boolean): number[] {
  const values: number[] = [];
  for (let heap = 0; heap <= to; heap += 1) {
    const reached = new Set(values.filter((_, left) => may(heap - left)));
    let value = 0;
    while (reached.has(value)) value += 1;
    values.push(value);
  }
  return values;
}

test.describe('the table', () => {
  test('of plain Nim says that a heap is worth as much as it has', async ({ page }) => {
    await openNim(page);
    const panel = await openPanel(page, 'Table');
    await expect(panel.getByRole('heading')).toHaveText(
      'Grundy values of a heap, taking any number',
    );
    await expect(panel).toContainText('A heap is worth as many as it has stones.');
    await expect(barsOf(panel)).toHaveCount(61);
    await expect(panel.locator('rect.here')).toHaveCount(3);
    await expect(panel.locator('rect.zero')).toHaveCount(1);
  });

  test('of 1 to 3 gives the remainder as a formula, of 2 or 5 a proved period', async ({
    page,
  }) => {
    await openNim(page, '#v=1&heaps=21&rules=1..3');
    let panel = await openPanel(page, 'Table');
    await expect(panel).toContainText(
      'A heap is worth the remainder of its stones divided by 4: a period of 4, proved.',
    );
    await expect(panel.locator('rect.zero')).toHaveCount(16);
    await openNim(page, '#v=1&heaps=5,12&rules=2,5');
    panel = await openPanel(page, 'Table');
    await expect(panel).toContainText('From 0 on the values repeat every 7. That is proved');
    await expect(panel.locator('line.period')).toHaveCount(1);
  });

  test('has every value, as bars and as numbers', async ({ page }) => {
    const expected = grundy(60, (stones) => stones === 2 || stones === 5);
    await openNim(page, '#v=1&heaps=5,12&rules=2,5');
    const panel = await openPanel(page, 'Table');
    await panel.getByText('The values as numbers').click();
    const cells = panel.locator('table.values td');
    expect((await cells.allTextContents()).map(Number)).toEqual(expected);
    const heights = await barsOf(panel).evaluateAll((bars) =>
      bars.map((bar) => Number(bar.getAttribute('height'))),
    );
    const unit = Math.max(...heights) / Math.max(...expected);
    expect(heights.map((height) => (height <= 2 ? 0 : Math.round(height / unit)))).toEqual(
      expected,
    );
    const zeros = expected.filter((value, heap) => value === 0 && heap !== 5 && heap !== 12);
    await expect(panel.locator('rect.zero')).toHaveCount(zeros.length);
  });

  test('has a part for each rule', async ({ page }) => {
    await openNim(page, '#v=1&heaps=10,8,6&rules=1..3_odd_any');
    const panel = await openPanel(page, 'Table');
    await expect(panel.getByRole('heading')).toHaveText([
      'Grundy values of a heap, taking 1..3',
      'Grundy values of a heap, taking an odd number',
      'Grundy values of a heap, taking any number',
    ]);
  });

  test('says what it does not know: Fibonacci’s values have no period yet', async ({ page }) => {
    await openNim(page, '#v=1&heaps=1,4,1&rules=fib');
    const panel = await openPanel(page, 'Table');
    await expect(panel).toContainText(/No period was found\.|That is no proof\./);
    await expect(panel).not.toContainText('proved');
  });

  test('warns under misère play that its values do not decide', async ({ page }) => {
    await openNim(page, '#v=1&heaps=5,12&rules=2,5&end=misere');
    const panel = await openPanel(page, 'Table');
    await expect(panel).toContainText('Under misère play these values do not decide who wins.');
  });

  test('is as long as one says, and keeps what cannot be', async ({ page }) => {
    await openNim(page, '#v=1&heaps=5,12&rules=2,5');
    const panel = await openPanel(page, 'Table');
    const to = panel.getByRole('textbox', { name: 'to heaps of' });
    await to.fill('100');
    await to.press('Tab');
    await expect(barsOf(panel)).toHaveCount(101);
    for (const typed of ['abc', '9', '1000001', '']) {
      await to.fill(typed);
      await to.press('Tab');
      await expect(panel.getByRole('alert')).toHaveText(
        'A whole number from 10 to 1,000,000, please.',
      );
      await expect(to).toHaveValue(typed);
      await expect(barsOf(panel)).toHaveCount(101);
    }
  });

  test('whole as CSV has every heap and every rule', async ({ page }) => {
    const [byThree, odd] = [
      grundy(60, (stones) => stones >= 1 && stones <= 3),
      grundy(60, (stones) => stones % 2 === 1),
    ];
    await openNim(page, '#v=1&heaps=10,8,6&rules=1..3_odd_any');
    const { file, rows } = await csv(page);
    expect(file).toBe('appleyard-nim.csv');
    expect(rows[0]).toEqual(['stones', '1..3', 'odd', 'any']);
    expect(rows.slice(1)).toEqual(
      byThree.map((value, heap) => [heap, value, odd[heap], heap].map(String)),
    );
  });

  test('of a million heaps comes as CSV', async ({ page }) => {
    test.slow();
    await openNim(page, '#v=1&heaps=21&rules=1..3');
    const panel = await openPanel(page, 'Table');
    const to = panel.getByRole('textbox', { name: 'to heaps of' });
    await to.fill('1000000');
    await to.press('Tab');
    await expect(barsOf(panel)).toHaveCount(400);
    const { rows } = await csv(page);
    expect(rows).toHaveLength(1_000_002);
    expect(rows.at(-1)).toEqual(['1000000', '0']);
  });
});

test.describe('Wythoff’s table', () => {
  const scene = '#v=1&heaps=9,13&coupling=wythoff';
  /** The pairs by the rule of the least number that has not been used. */
  const pairs: [number, number][] = [];
  for (const used = new Set<number>(); pairs.length < 24; ) {
    let smaller = 0;
    while (used.has(smaller)) smaller += 1;
    const pair: [number, number] = [smaller, smaller + pairs.length];
    pairs.push(pair);
    for (const stones of pair) used.add(stones);
  }

  test('has the cold pairs, by both formulas', async ({ page }) => {
    await openNim(page, scene);
    const panel = await openPanel(page, 'Table');
    await expect(panel.getByRole('columnheader')).toHaveText([
      'k',
      'smaller',
      'smaller + k',
      'exact formula',
      'with doubles',
    ]);
    const rows = await panel
      .locator('table.values tbody tr')
      .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
    expect(rows.map((row) => row.map(Number))).toEqual(
      pairs.map(([smaller, larger], k) => [k, smaller, larger, smaller, smaller]),
    );
  });

  test('tells the three properties on real pairs, and where doubles fail', async ({ page }) => {
    await openNim(page, scene);
    const panel = await openPanel(page, 'Table');
    await expect(panel).toContainText('1: (1, 2) · 2: (1, 2) · 3: (3, 5)');
    await expect(panel).toContainText('from (4, 7), a move in one heap keeps a number');
    await expect(panel).toContainText('keeps the difference 3');
    await expect(panel).toContainText('from (6, 13) reduce the larger heap to 10');
    await expect(panel).toContainText('With doubles the formula is first wrong at k = 102,334,155');
  });

  test('marks the pair that lies there', async ({ page }) => {
    await openNim(page, '#v=1&heaps=5,3&coupling=wythoff');
    const panel = await openPanel(page, 'Table');
    await expect(panel.locator('tr.here')).toHaveText(/^\s*2\s*3\s*5/);
    await expect(play(page)).toContainText('Whoever moves first loses this');
    await expect(panel.locator('tr.here td').first()).not.toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
  });

  test('comes as CSV', async ({ page }) => {
    await openNim(page, scene);
    const { rows } = await csv(page);
    expect(rows[0]).toEqual(['k', 'smaller', 'larger', 'exact formula', 'double formula']);
    expect(rows.slice(1, 25).map((row) => row.map(Number))).toEqual(
      pairs.map(([smaller, larger], k) => [k, smaller, larger, smaller, smaller]),
    );
  });
});

test.describe('the panel of the last stone', () => {
  const course = (panel: Locator, name: RegExp) => panel.getByRole('img', { name });
  const nodes = (image: Locator) => image.locator('text.node').allTextContents();

  for (const [heaps, name, normal, misere] of [
    ['3,5,7', 'S2', 'won', 'won'],
    ['1,4,5', 'T2', 'lost', 'lost'],
    ['1,1,4', 'S1', 'won', 'won'],
    ['1,1,1', 'S0', 'won', 'lost'],
    ['1,1', 'T0', 'lost', 'won'],
  ] as const) {
    test(`marks ${name} for ${heaps}, and who wins either way`, async ({ page }) => {
      await openNim(page, `#v=1&heaps=${heaps}&end=misere`);
      const panel = await openPanel(page, 'Last stone');
      await expect(panel.locator('.badge')).toHaveText(name);
      const parts = panel.locator('.side-by-side section');
      await expect(parts).toHaveCount(2);
      await expect(parts.first()).toContainText(`That is ${normal} for whoever must move`);
      await expect(parts.last()).toContainText(`That is ${misere} for whoever must move`);
      const first = course(panel, /^A course of normal play/);
      const second = course(panel, /^A course of misère play/);
      expect(await nodes(first)).toEqual(['S2', 'T2', 'S2', 'T2', 'S1', 'T0', 'S0', 'T0']);
      expect(await nodes(second)).toEqual(['S2', 'T2', 'S2', 'T2', 'S1', 'S0', 'T0', 'S0']);
      for (const image of [first, second]) {
        const at = image.locator('circle.at');
        await expect(at).toHaveCount(1);
        const ringed = await at.evaluate((ring) => {
          const x = ring.getAttribute('cx');
          return ring.closest('svg')?.querySelector(`text.node[x="${x}"]`)?.textContent;
        });
        expect(ringed).toBe(name);
      }
    });
  }

  test('names the takes that win under either end', async ({ page }) => {
    await openNim(page, '#v=1&heaps=1,1,4&end=misere');
    const panel = await openPanel(page, 'Last stone');
    const parts = panel.locator('.side-by-side section');
    // Two single stones are left, or three.
    await expect(parts.first()).toContainText('Winning moves: 4 from heap 3.');
    await expect(parts.last()).toContainText('Winning moves: 3 from heap 3.');
    await expect(play(page)).toContainText('Winning moves: 3 from heap 3.');
  });

  test('opens from the badge under the narration, and follows the game', async ({ page }) => {
    await openNim(page, '#v=1&heaps=1,2,2&end=misere&opponent=human&takes=1-1_2-1_3-2_2-1');
    await expect(play(page)).toContainText('Nothing is left to play. Whoever moved first has won.');
    await button(page, 'back').click();
    await button(page, 'back').click();
    await standing(page, 2);
    await expectStep(page, 2);
    const badge = play(page).getByRole('button', { name: 'S1', exact: true });
    await expect(badge).toHaveAttribute('aria-expanded', 'false');
    await badge.click();
    const panel = page.getByRole('region', { name: 'Last stone' });
    await expect(panel.getByRole('img', { name: 'S2 → T2 → S1 → S0 → T0' })).toBeVisible();
    await button(page, 'forward').click();
    await expect(panel.locator('p .badge')).toHaveText('S0');
  });

  test('says of other rules that it has nothing to say', async ({ page }) => {
    await openNim(page, '#v=1&heaps=5,12&rules=2,5');
    const panel = await openPanel(page, 'Last stone');
    await expect(panel).toContainText('The classes say something of Nim alone');
    await expect(panel.getByRole('img')).toHaveCount(0);
  });
});

test.describe('the small figures', () => {
  /** They are fetched as soon as anything is done on the page. */
  const arrive = (page: Page) => page.mouse.move(9, 9);

  test('a lamp with two switches is on if exactly one is', async ({ page }) => {
    await openNim(page);
    await arrive(page);
    const lamp = page.getByRole('figure', { name: 'A lamp with two switches' });
    const first = lamp.getByRole('switch', { name: /^Switch 1/ });
    const second = lamp.getByRole('switch', { name: /^Switch 2/ });
    await expect(lamp.getByRole('status')).toHaveText('0 xor 0 = 0: the lamp is off.');
    await first.click();
    await expect(first).toBeChecked();
    await expect(lamp.getByRole('status')).toHaveText('1 xor 0 = 1: the lamp is on.');
    await expect(lamp.locator('circle.on')).toHaveCount(1);
    await second.press('Space');
    await expect(lamp.getByRole('status')).toHaveText('1 xor 1 = 0: the lamp is off.');
    await expect(lamp.locator('circle.on')).toHaveCount(0);
    await first.press('Enter');
    await expect(lamp.getByRole('status')).toHaveText('0 xor 1 = 1: the lamp is on.');
  });

  test('two values change places by three exclusive ors', async ({ page }) => {
    await openNim(page);
    await arrive(page);
    const swap = page.getByRole('figure', { name: 'Two values change places' });
    const next = swap.getByRole('button');
    for (const row of [
      /a = 011\s*b = 101\s*To begin with/,
      /a = 110\s*b = 101\s*a becomes a xor b/,
      /a = 110\s*b = 011\s*b becomes a xor b: it is what a was/,
      /a = 101\s*b = 011\s*a becomes a xor b: it is what b was/,
    ]) {
      await expect(swap.getByRole('row').last()).toHaveText(row);
      await next.click();
    }
    await expect(swap.getByRole('row')).toHaveCount(1);
  });
});

test('every link of “Try” opens what it promises, without a remark', async ({ page }) => {
  await openNim(page);
  const links = page.locator('[slot=try] a');
  const opened = ['3 5 7', '3 5 7', '9 13', '5 7 9', '10 8 6', /^(\d{15} ?){20}$/, '3 5 7'];
  await expect(links).toHaveCount(opened.length);
  for (const [i, heaps] of opened.entries()) {
    await links.nth(i).click();
    if (typeof heaps === 'string') await expectHeaps(page, heaps);
    await expect(page.locator('.plate')).toBeInViewport();
    await expect(page.getByRole('status').filter({ hasText: 'dismiss' })).toHaveCount(0);
  }
});
