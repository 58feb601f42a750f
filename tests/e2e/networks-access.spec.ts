import type { Page } from '@playwright/test';
import { expectNoComplaints, type State } from './support/complaints.ts';
import { smallTexts, tabRound } from './support/inspect.ts';
import { announcements, button, expectStep, openDialog } from './support/lattice.ts';
import {
  allPanels,
  asked,
  bead,
  board,
  comparator,
  comparators,
  expectFront,
  expectNetwork,
  expectOutcome,
  field,
  figure,
  networkOf,
  openNetwork,
  openPanel,
  ownPanels,
  type PanelName,
  plate,
  press,
  verdict,
  words,
} from './support/networks.ts';
import { tried } from './support/sorter.ts';
import { expect, test } from './support/test.ts';

const broken = '#v=1&wires=4&kind=typed&net=0:1,2:3,0:2,1:3&input=typed&values=1,3,2,4';
const opened = (scene: string, query?: string) => (page: Page) => openNetwork(page, scene, query);
const withPanel = (name: PanelName, scene: string) => async (page: Page) => {
  await openNetwork(page, scene);
  await openPanel(page, name);
};

const states: readonly State[] = [
  ['sixteen wires, sorted', opened('#v=1')],
  ['the beginning', opened('#v=1&wires=8&cursor=0')],
  ['the middle', opened('#v=1&wires=8&cursor=7')],
  ['one that fails', opened(broken)],
  ['zeros and ones', opened('#v=1&wires=8&threshold=5')],
  ['nothing drawn', opened('#v=1&wires=4&kind=typed&net=-')],
  ['no wires', opened('#v=1&wires=0')],
  ['one wire', opened('#v=1&wires=1')],
  ['64 wires', opened('#v=1&wires=64&kind=bitonic&cursor=300')],
  ['2,016 comparators', opened('#v=1&wires=64&kind=bubble&cursor=900')],
  ['two beside each other', opened('#v=1&wires=8&kind=insertion&beside=bubble&cursor=9')],
  ['reversed comparators', opened('#v=1&wires=4&kind=typed&net=1:0,2:3,3:1')],
  ['what does nothing', opened('#v=1&wires=3&kind=typed&net=0:1,0:1,1:2')],
  ['no hints', opened(`${broken}&hints=off`)],
  ['covered', opened(`${broken}&reveal=on`)],
  ['presenting', opened('#v=1&cursor=9&present=on')],
  ['notices', opened('#v=1&nonsense=1&wires=x')],
  ['a lesson', opened('#v=1&lesson=1/wires=6&cursor=2/wires=5')],
  ['Chinese', opened(broken, '?lang=zh')],
  ['Spanish', opened(broken, '?lang=es')],
  ...allPanels.map((name): State => [`the panel ${name}`, withPanel(name, '#v=1&wires=8')]),
  ['the proof of one that fails', withPanel('proof', broken)],
  ['the principle of one that fails', withPanel('principle', broken)],
  ['the order of the beginning', withPanel('order', '#v=1&wires=6&cursor=2')],
  [
    'an asked comparator, the figure as text',
    async (page) => {
      await openNetwork(page, '#v=1&wires=8&cursor=7');
      await page.getByText(words.text('as-text')).click();
      await comparator(page, 4).click();
      await expect(asked(page, 4)).toBeVisible();
    },
  ],
  [
    'an element picked, a comparator to be',
    async (page) => {
      await openNetwork(page, broken);
      await bead(page, 1).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowDown');
      await expect(plate(page).locator('.draft')).toHaveCount(1);
    },
  ],
  [
    'one left out, its failure shown',
    async (page) => {
      await openNetwork(page, '#v=1');
      await press(page, 'leave-out').click();
      await expect(press(page, 'put-back')).toBeVisible();
      await expectOutcome(page, 'fails');
      await button(page, 'last').click();
    },
  ],
  [
    'lists and details refused and opened',
    async (page) => {
      await openNetwork(page, broken);
      const panel = await openPanel(page, 'text');
      await field(panel, 'text-list').fill('x');
      await press(panel, 'text-draw').click();
      await expect(panel.getByRole('alert')).toHaveCount(1);
    },
  ],
  [
    'refused elements and a seed',
    async (page) => {
      await openNetwork(page, broken);
      const panel = await openPanel(page, 'input');
      await field(panel, 'input-typed').fill('x');
      await field(panel, 'field-seed').fill('x');
      await field(panel, 'field-seed').press('Tab');
      await expect(panel.getByRole('alert')).toHaveCount(2);
    },
  ],
  [
    'every detail of the proof',
    async (page) => {
      await openNetwork(page, '#v=1&wires=8');
      const panel = await openPanel(page, 'proof');
      await expect(panel.locator('section.growth svg').first()).toBeVisible();
      for (const summary of await panel.locator('summary').all()) await summary.click();
    },
  ],
  [
    'a prediction asked',
    async (page) => {
      await openNetwork(page, '#v=1&wires=6&cursor=0&predict=on');
      await button(page, 'last').click();
      await expect(page.getByRole('group', { name: words.text('predict-label') })).toBeVisible();
    },
  ],
  [
    'sharing',
    async (page) => {
      await openNetwork(page, broken);
      await openDialog(page, 'Share');
    },
  ],
];

expectNoComplaints('the networks', states);

test('the accessibility tree is an account of what is shown', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
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
      `      - 'grid "${words.text('networks-plate', { wires: 4, size: 4 })}"':`,
      `        - row "${words.text('networks-comparators')}":`,
      ...comparatorNames.map((name) => `          - 'gridcell "${name}"'`),
      `        - row "${words.text('networks-inputs')}":`,
      ...cells('mark-input'),
      `        - row "${words.text('networks-front')}":`,
      ...cells('mark-front'),
      ...ownPanels.map((name) => `      - button "${words.text(`word-${name}`)}"`),
      '      - paragraph: /1/',
      '      - paragraph:',
      `        - button "${words.text('show-failure')}"`,
      `      - group "${words.text('transport')}":`,
      `        - slider "${words.text('transport-scrubber')}": "1"`,
    ].join('\n'),
  );
  // All of it stands there as text.
  await page.getByText(words.text('as-text')).click();
  const text = page.locator('.as-text');
  await expect(text).toContainText(words.text('text-layer', { layer: 2, pairs: '1:3 2:4' }));
  await expect(text).toContainText(words.text('text-elements', { values: '1 3 2 4' }));
  const { sorted } = tried(4, await networkOf(page));
  await expect(text).toContainText(
    words.text('verdict-broken', { inputs: '16', sorted: String(sorted) }),
  );
});

test.describe('the keyboard alone', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [scene, cells] of [
    ['#v=1', 1],
    [broken, 1],
    ['#v=1&wires=64&kind=bubble', 1],
    ['#v=1&wires=4&kind=typed&net=-', 1],
    ['#v=1&wires=0', 0],
    ['#v=1&wires=8&beside=bubble', 0],
  ] as const) {
    test(`reaches everything at ${scene}`, async ({ page }) => {
      await openNetwork(page, scene);
      const { reached, missed } = await tabRound(page);
      expect(missed).toEqual([]);
      expect(reached.filter((stop) => stop.startsWith('gridcell'))).toHaveLength(cells);
    });
  }

  for (const name of ownPanels) {
    test(`reaches everything in ${name}`, async ({ page }) => {
      await openNetwork(page, '#v=1&wires=6');
      const panel = await openPanel(page, name);
      await expect(panel.getByText(words.text('growth-waiting'))).toHaveCount(0);
      await page.getByRole('link', { name: 'Appleyard' }).focus();
      const { missed } = await tabRound(page);
      // Of several radio buttons one is a stop.
      expect(missed.filter((stop) => !/^input|^a Appleyard$/.test(stop))).toEqual([]);
    });
  }

  test('sees what it tells: chosen, drawn, removed, in the live region', async ({ page }) => {
    await openNetwork(page, broken);
    await expectOutcome(page, 'fails');
    await bead(page, 1).focus();
    await expect(bead(page, 1)).not.toHaveCSS('outline-style', 'auto');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(announcements(page)).toContainText(words.text('pick-w', { wire: 2 }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(comparators(page)).toHaveCount(5);
    await expectOutcome(page, 'sorts');
    await expectFront(page, [1, 2, 3, 4]);
    // The verdict is heard as well.
    await expect(announcements(page).or(verdict(page).getByRole('status'))).toContainText(/16/);
  });

  test('asks and closes, and knows the keys', async ({ page }) => {
    await openNetwork(page, '#v=1&wires=6&cursor=4');
    await board(page).locator('[tabindex="0"]').focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    const region = page.getByRole('region', { name: /^Comparator \d+$/ });
    await expect(region).toBeVisible();
    await expect(announcements(page)).toContainText(/\d/);
    await page.keyboard.press('Escape');
    await expect(region).toBeHidden();
    await expect(board(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press(',');
    await expectStep(page, 3);
    await page.keyboard.press('?');
    await expect(page.getByRole('region', { name: words.text('word-help') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(board(page).locator(':focus')).toHaveCount(1);
  });

  test('is one tab stop wherever it went, and survives a smaller network', async ({ page }) => {
    await openNetwork(page, '#v=1&wires=16');
    await board(page).locator('[tabindex="0"]').focus();
    for (let i = 0; i < 15; i += 1) await page.keyboard.press('ArrowDown');
    await expect(bead(page, 16)).toBeFocused();
    await expect(board(page).locator('[tabindex="0"]')).toHaveCount(1);
    const panel = await openPanel(page, 'network');
    await field(panel, 'field-wires').fill('3');
    await field(panel, 'field-wires').press('Enter');
    await expect(comparators(page)).toHaveCount(3);
    await expect(board(page).locator('[tabindex="0"]')).toHaveCount(1);
    await openPanel(page, 'edit');
    await press(page, 'edit-clear').click();
    await expectNetwork(page, []);
    await expect(board(page).locator('[tabindex="0"]')).toHaveCount(1);
  });
});

test('no text is smaller than 12 px in the figure or its panels', async ({ page }) => {
  test.setTimeout(90_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const scene of [
      '#v=1',
      broken,
      '#v=1&wires=64&kind=bitonic',
      '#v=1&wires=8&beside=bubble',
    ]) {
      await openNetwork(page, scene);
      expect.soft(await smallTexts(page), `${scene} ${width}`).toEqual([]);
    }
    await openNetwork(page, '#v=1&wires=12');
    for (const name of allPanels) {
      await openPanel(page, name);
      expect.soft(await smallTexts(page), `${name} ${width}`).toEqual([]);
    }
  }
});

test('forced colours leave zeros, ones and what is wrong apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openNetwork(page, '#v=1&wires=4&kind=typed&net=0:1,2:3,0:2,1:3&input=typed&values=0,1,0,1');
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
  const paper = await plate(page).evaluate((svg) => getComputedStyle(svg).backgroundColor);
  for (const part of ['.wire', '.comparator .post', '.thread']) {
    const stroke = await plate(page)
      .locator(part)
      .first()
      .evaluate((line) => getComputedStyle(line).stroke);
    expect(stroke, part).not.toBe(paper);
    expect(stroke, part).not.toBe('none');
  }
});
