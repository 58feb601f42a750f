import { full } from './support/full.ts';
import { tabRound } from './support/inspect.ts';
import { announcements, button } from './support/lattice.ts';
import {
  board,
  comparators,
  expectFront,
  expectNetwork,
  expectOutcome,
  field,
  figure,
  keyboardOn,
  networkOf,
  openNetwork,
  openPanel,
  ownPanels,
  picture,
  press,
  showScene,
  words,
} from './support/networks.ts';
import { tried } from './support/sorter.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const broken = '#v=1&wires=4&kind=typed&net=1:2,3:4,1:3,2:4&input=typed&values=1,3,2,4';

test('the accessibility tree describes what the figure shows', async ({ page }) => {
  await openNetwork(page, `${broken}&cursor=1`);
  await expectOutcome(page, 'fails');
  const comparatorNames = [
    [1, 1, 1, 2],
    [2, 1, 3, 4],
    [3, 2, 1, 3],
    [4, 2, 2, 4],
  ].map(([number, layer, top, bottom]) =>
    words.text('mark-comparator', {
      number: number ?? 0,
      layer: layer ?? 0,
      top: top ?? 0,
      bottom: bottom ?? 0,
      reversed: 'no',
    }),
  );
  const cells = (id: string) =>
    [1, 3, 2, 4].map(
      (value, i) => `          - 'gridcell "${words.text(id, { wire: i + 1, value })}"'`,
    );
  await expect(figure(page)).toMatchAriaSnapshot(
    [
      `    - figure "${words.text('title')}":`,
      `      - 'grid "${words.text('networks-picture', { wires: 4, size: 4 })}"':`,
      ...[1, 2].flatMap((layer) => [
        `        - 'row "${words.text('networks-layer', { layer, count: 2 })}"':`,
        ...comparatorNames
          .slice(2 * layer - 2, 2 * layer)
          .map((name) => `          - 'gridcell "${name}"'`),
      ]),
      `        - row "${words.text('networks-inputs')}":`,
      ...cells('mark-input'),
      `        - row "${words.text('networks-front')}":`,
      ...cells('mark-front'),
      '      - paragraph: /1/',
      '      - paragraph:',
      `        - button "${words.text('show-failure')}"`,
      `      - group "${words.text('panels')}":`,
      ...ownPanels.map((name) => `        - button "${words.text(`word-${name}`)}"`),
      `      - group "${words.text('transport')}":`,
      `        - slider "${words.text('transport-scrubber')}": "1"`,
    ].join('\n'),
  );
  // The figure as text has all of it.
  await page.getByText(words.text('as-text')).click();
  const text = page.locator('.as-text');
  await expect(text).toContainText(words.text('text-layer', { layer: 2, pairs: '1:3 2:4' }));
  await expect(text).toContainText(words.text('text-elements', { values: '1 3 2 4' }));
  const { sorted } = tried(4, await networkOf(page));
  await expect(text).toContainText(
    words.text('verdict-broken', { inputs: '16', sorted: String(sorted) }),
  );
});

test('with the keyboard alone a visitor draws, hears each edit, asks, and never loses the focus', async ({
  page,
}) => {
  await openNetwork(page, broken);

  await test.step('picking and drawing are announced, with the verdict', async () => {
    await expectOutcome(page, 'fails');
    await keyboardOn(page, 'w1');
    await page.keyboard.press('Enter');
    await expect(announcements(page)).toContainText(words.text('pick-w', { wire: 2 }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(comparators(page)).toHaveCount(5);
    await expectOutcome(page, 'sorts');
    await expectFront(page, [1, 2, 3, 4]);
    await expect(announcements(page)).toContainText('16');
  });

  await test.step('an asked comparator is announced; Escape closes it and returns the focus', async () => {
    await keyboardOn(page, 'c3');
    await page.keyboard.press('Enter');
    const region = page.getByRole('region', { name: words.text('why-label', { number: 4 }) });
    await expect(region).toBeVisible();
    await expect(announcements(page)).toContainText(
      words.text('why-done', { one: 3, other: 4, exchanged: 'no' }),
    );
    await page.keyboard.press('Escape');
    await expect(region).toBeHidden();
    await expect(board(page).locator('#c3')).toBeFocused();
    await page.keyboard.press('?');
    await expect(page.getByRole('region', { name: words.text('word-help') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(board(page).locator('#c3')).toBeFocused();
  });

  await test.step('a smaller network is still one tab stop, wherever the focus was', async () => {
    const stop = board(page).locator('[tabindex="0"]');
    await showScene(page, 'v=1&wires=16');
    await keyboardOn(page, 'w15');
    const panel = await openPanel(page, 'network');
    await field(panel, 'field-wires').fill('3');
    await field(panel, 'field-wires').press('Enter');
    await expect(comparators(page)).toHaveCount(3);
    await expect(stop).toHaveCount(1);
    await openPanel(page, 'edit');
    await press(page, 'edit-clear').click();
    await expectNetwork(page, []);
    await expect(stop).toHaveCount(1);
  });

  await test.step('without marks, and in the panels, Tab reaches everything', async () => {
    for (const scene of ['v=1&wires=0', 'v=1&wires=8&beside=bubble']) {
      await showScene(page, scene);
      await page.getByRole('link', { name: 'Appleyard' }).focus();
      const { reached, missed } = await tabRound(page);
      // It begins after the first link; of several radio buttons, one is a tab stop.
      expect(missed.filter((stop) => !/^input|^a Appleyard$/.test(stop))).toEqual([]);
      expect(reached.length).toBeGreaterThan(20);
      expect(reached.filter((stop) => stop.startsWith('gridcell'))).toEqual([]);
    }
    await showScene(page, 'v=1&wires=6');
    for (const name of full ? ownPanels : (['network', 'text'] as const)) {
      const panel = await openPanel(page, name);
      await expect(panel.getByText(words.text('growth-waiting'))).toHaveCount(0);
      await page.getByRole('link', { name: 'Appleyard' }).focus();
      const { missed } = await tabRound(page);
      expect(missed.filter((stop) => !/^input|^a Appleyard$/.test(stop))).toEqual([]);
    }
  });
});

test('forced colours keep zeros, ones and wrong elements distinct', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openNetwork(page, '#v=1&wires=4&kind=typed&net=1:2,3:4,1:3,2:4&input=typed&values=0,1,0,1');
  const paint = (kind: string) =>
    board(page)
      .locator(`.bead.${kind}`)
      .first()
      .evaluate((one) => {
        const { fill, stroke, strokeWidth, strokeDasharray } = getComputedStyle(one);
        return [fill, stroke, strokeWidth, strokeDasharray].join(' ');
      });
  await button(page, 'back').click();
  const [zero, one] = [await paint('zero'), await paint('one')];
  expect(zero).not.toBe(one);
  await button(page, 'forward').click();
  await expect(board(page).locator('.bead.astray')).toHaveCount(2);
  expect([zero, one]).not.toContain(await paint('astray'));
  const paper = await picture(page).evaluate((svg) => getComputedStyle(svg).backgroundColor);
  for (const part of ['.wire', '.comparator .post', '.thread']) {
    const stroke = await picture(page)
      .locator(part)
      .first()
      .evaluate((line) => getComputedStyle(line).stroke);
    expect(stroke, part).not.toBe(paper);
    expect(stroke, part).not.toBe('none');
  }
});
