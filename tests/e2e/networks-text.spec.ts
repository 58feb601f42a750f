import {
  board,
  drawList,
  expectNetwork,
  expectOutcome,
  field,
  frontOf,
  list,
  openNetwork,
  openPanel,
  press,
  verdict,
  words,
} from './support/networks.ts';
import { bricks, five, linked, type Pair, sceneOf, tried } from './support/sorter.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A network as it is written, with wires from `first`. */
const written = (net: readonly Pair[], first: 0 | 1, one: (a: number, b: number) => string) =>
  net.map(([low, high]) => one(low - 1 + first, high - 1 + first));

test.describe('a list that is typed is drawn', () => {
  for (const first of [0, 1] as const) {
    const colons = written(five, first, (a, b) => `${a}:${b}`);
    const pairs = written(five, first, (a, b) => `(${a},${b})`);
    const json = written(five, first, (a, b) => `[${a},${b}]`);
    for (const [how, text] of [
      ['colons and blanks', colons.join(' ')],
      [
        'colons, a line for each layer',
        `${colons.slice(0, 2).join(' ')}\n${colons.slice(2, 4).join(' ')}\n${colons[4]}\n`,
      ],
      ['colons and commas', colons.join(',')],
      ['colons and semicolons', colons.join('; ')],
      ['pairs', pairs.join('')],
      ['pairs with blanks in them', pairs.join(' ').replaceAll(',', ' , ')],
      ['JSON', `[${json.join()}]`],
      ['JSON in layers', `[[${json.slice(0, 2)}],\n [${json.slice(2, 4)}],\n [${json[4]}]]`],
    ] as const) {
      test(`${how}, wires from ${first}`, async ({ page }) => {
        await openNetwork(page, '#v=1&wires=3');
        const panel = await openPanel(page, 'text');
        await drawList(panel, text, first);
        await expectNetwork(page, five);
        expect(await frontOf(page)).toHaveLength(4);
        await expectOutcome(page, 'sorts');
        await expect(page).toHaveURL(new RegExp(`net=${linked(five)}`));
        await expect(panel.getByRole('alert')).toHaveCount(0);
        // It can be taken back.
        await press(verdict(page), 'undo').click();
        await expect.poll(async () => (await frontOf(page)).length).toBe(3);
      });
    }
  }

  test('with more wires than it names, and with none', async ({ page }) => {
    await openNetwork(page, '#v=1&wires=3');
    const panel = await openPanel(page, 'text');
    await field(panel, 'text-wires').fill('6');
    await drawList(panel, '1:2');
    await expect.poll(async () => (await frontOf(page)).length).toBe(6);
    await expectNetwork(page, [[1, 2]]);
    // The list alone does not say the wires below its last.
    await expect(field(panel, 'text-wires')).toHaveValue('6');
    await field(panel, 'text-wires').fill('');
    await drawList(panel, '');
    await expect.poll(async () => (await frontOf(page)).length).toBe(0);
    await field(panel, 'text-wires').fill('5');
    await drawList(panel, '');
    await expect.poll(async () => (await frontOf(page)).length).toBe(5);
    await expectNetwork(page, []);
  });

  test('with reversed comparators, as it is', async ({ page }) => {
    await openNetwork(page, '#v=1&wires=3');
    const panel = await openPanel(page, 'text');
    await drawList(panel, '1:2 4:3 1:3 2:4 1:2 3:4');
    await expectNetwork(page, [
      [1, 2],
      [4, 3],
      [1, 3],
      [2, 4],
      [1, 2],
      [3, 4],
    ]);
    await expectOutcome(page, 'sorts');
    await expect(board(page).locator('.arrow-head')).toHaveCount(1);
  });
});

/** What is typed, how wires are counted, and what is said. */
const refused: readonly (readonly [string, string, 0 | 1, string, Record<string, number>])[] = [
  ['a word', 'sort!', 1, 'error-network-syntax', { line: 1, column: 1 }],
  ['a word after two good ones', '1:2\n3:4 x', 1, 'error-network-syntax', { line: 2, column: 5 }],
  ['half a pair', '(1,2)(3', 1, 'error-network-syntax', { line: 1, column: 8 }],
  ['an unfinished bracket', '[[0,1],[2,3]', 0, 'error-network-syntax', { line: 1, column: 13 }],
  ['three wires', '(1,2,3)', 1, 'error-network-syntax', { line: 1, column: 5 }],
  ['a minus', '1:2 -1:3', 1, 'error-network-syntax', { line: 1, column: 5 }],
  ['markup', '<img src=x>', 1, 'error-network-syntax', { line: 1, column: 1 }],
  [
    'a wire 0 where they count from 1',
    '1:2\n0:3',
    1,
    'error-wire-not-allowed',
    { line: 2, column: 1, wire: 0, min: 1, max: 64 },
  ],
  [
    'a wire 65',
    '1:2 3:65',
    1,
    'error-wire-not-allowed',
    { line: 1, column: 7, wire: 65, min: 1, max: 64 },
  ],
  [
    'a wire 64 where they count from 0',
    '0:64',
    0,
    'error-wire-not-allowed',
    { line: 1, column: 3, wire: 64, min: 0, max: 63 },
  ],
  [
    'a wire 1000000000',
    '1000000000:1',
    1,
    'error-wire-not-allowed',
    { line: 1, column: 1, wire: 1_000_000_000, min: 1, max: 64 },
  ],
  ['twice the same', '1:2\n3:3', 1, 'error-same-wire-at', { line: 2, column: 3, wire: 3 }],
];

test.describe('a list that cannot be read', () => {
  for (const [what, text, first, id, args] of refused) {
    test(`${what} is told with its place, and kept`, async ({ page }) => {
      await openNetwork(page, sceneOf(five));
      const panel = await openPanel(page, 'text');
      await drawList(panel, text, first);
      await expect(panel.getByRole('alert')).toHaveText(words.text(id, args));
      await expect(list(panel)).toHaveValue(text);
      await expect(list(panel)).toHaveAttribute('aria-invalid', 'true');
      await expectNetwork(page, five);
      await expectOutcome(page, 'sorts');
      // Made right it is drawn; put away, what is drawn stands there again.
      await list(panel).fill(first === 0 ? '0:1' : '1:2');
      await expect(panel.getByRole('alert')).toHaveCount(0);
      await press(panel, 'text-draw').click();
      await expectNetwork(page, [[1, 2]]);
    });
  }

  test('is put away on request', async ({ page }) => {
    await openNetwork(page, sceneOf(five));
    const panel = await openPanel(page, 'text');
    await expect(list(panel)).not.toHaveValue('');
    const before = await list(panel).inputValue();
    await drawList(panel, 'nonsense');
    await expect(panel.getByRole('alert')).toBeVisible();
    await press(panel, 'text-forget').click();
    await expect(list(panel)).toHaveValue(before);
    await expect(panel.getByRole('alert')).toHaveCount(0);
  });

  test('has wires that there are not, or too few', async ({ page }) => {
    await openNetwork(page, sceneOf(five));
    const panel = await openPanel(page, 'text');
    const wires = field(panel, 'text-wires');
    for (const wrong of ['65', '1000000000', '-1', 'x', '2.5']) {
      await wires.fill(wrong);
      await expect(panel.getByRole('alert')).toHaveText(
        words.text('text-wires-wrong', { min: 0, max: 64 }),
      );
      await expect(press(panel, 'text-draw')).toBeDisabled();
      await expect(wires).toHaveValue(wrong);
    }
    await wires.fill('3');
    await press(panel, 'text-draw').click();
    await expect(panel.getByRole('alert')).toHaveText(
      words.text('error-too-few-wires', { named: 4, count: 3 }),
    );
    await expect(wires).toHaveValue('3');
    await expectNetwork(page, five);
  });

  test('is 10,000 comparators, or far too long a text', async ({ page }) => {
    await openNetwork(page, sceneOf(five));
    const panel = await openPanel(page, 'text');
    const many = Array.from({ length: 10_000 }, (_, i) => `${(i % 3) + 1}:${(i % 3) + 2}`);
    await drawList(panel, many.join(' '));
    await expect(panel.getByRole('alert')).toContainText(/4,?096/);
    await expect(list(panel)).toHaveValue(many.join(' '));
    await expectNetwork(page, five);
    await drawList(panel, '1:2 '.repeat(70_000));
    await expect(panel.getByRole('alert')).toHaveText(
      words.text('error-network-text-too-long', { count: 280_000, limit: 262_144 }),
    );
    await drawList(panel, '1:2');
    await expectNetwork(page, [[1, 2]]);
  });
});

test('a larger list than is seen at once is drawn and judged', async ({ page }) => {
  await openNetwork(page, '#v=1&wires=3');
  const panel = await openPanel(page, 'text');
  const net = bricks(12);
  await drawList(panel, net.map(([low, high]) => `${low}:${high}`).join('\n'));
  await expectNetwork(page, net);
  expect(tried(12, net).sorted).toBe(4096);
  await expectOutcome(page, 'sorts');
});
