import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import {
  board,
  countsFrom,
  drawList,
  expectNetwork,
  expectOutcome,
  field,
  frontOf,
  list,
  networkOf,
  openNetwork,
  openPanel,
  press,
  showScene,
  verdict,
  words,
} from './support/networks.ts';
import { bricks, five, linked, type Pair, sceneOf, tried } from './support/sorter.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const alert = (panel: Locator): Locator => panel.getByRole('alert');
const expectWires = (page: Page, wires: number): Promise<void> =>
  expect.poll(async () => (await frontOf(page)).length).toBe(wires);

// Every notation, and the place in every error, are tested in tests/bindings/networks-text.test.ts.
test('a typed list is drawn, in any notation, with the typed number of wires', async ({ page }) => {
  await openNetwork(page, '#v=1&wires=3');
  const panel = await openPanel(page, 'text');
  for (const [how, text] of [
    ['colons, a line for each layer', '1:2 3:4\n1:3 2:4\n2:3\n'],
    // A wire 0 in the list shows that it counts from 0.
    ['a list of pairs', '[(0,1),(2,3),(0,2),(1,3),(1,2)]'],
    ['layers of pairs', '[[(0,1),(2,3)],[(0,2),(1,3)],[(1,2)]]'],
    ['Knuth, after a list from 0', '[1:2][3:4]\n[1:3][2:4]\n[2:3]'],
    ['JSON in layers', '[[[1,2],[3,4]],\n [[1,3],[2,4]],\n [[2,3]]]'],
  ] as const) {
    await test.step(how, async () => {
      await showScene(page, 'v=1&wires=3');
      await drawList(panel, text);
      await expectNetwork(page, five);
      await expectWires(page, 4);
      const counted = text.includes('0') ? 0 : 1;
      await expect(panel).toContainText(
        words.text('text-read', { size: 5, wires: 4, first: counted }),
      );
      await expectOutcome(page, 'sorts');
      await expect(page).toHaveURL(new RegExp(`net=${linked(five)}`));
      await expect(alert(panel)).toHaveCount(0);
      // The edit can be undone.
      await press(verdict(page), 'undo').click();
      await expectWires(page, 3);
    });
  }

  await test.step('reversed comparators stay reversed', async () => {
    const net: readonly Pair[] = five.with(1, [4, 3]);
    await drawList(panel, net.map((pair) => pair.join(':')).join(' '));
    await expectNetwork(page, net);
    await expect(board(page).locator('.arrow-head')).toHaveCount(1);
  });

  await test.step('a list longer than its box', async () => {
    const net = bricks(12);
    await drawList(panel, net.map((pair) => pair.join(':')).join('\n'));
    await expectNetwork(page, net);
    expect(tried(12, net).sorted).toBe(4096);
    await expectOutcome(page, 'sorts');
  });

  await test.step('more wires than the list names, and an empty list', async () => {
    await field(panel, 'text-wires').fill('6');
    await drawList(panel, '1:2');
    await expectWires(page, 6);
    await expectNetwork(page, [[1, 2]]);
    // The list alone does not name the wires below its last comparator.
    await expect(field(panel, 'text-wires')).toHaveValue('6');
    await field(panel, 'text-wires').fill('');
    await drawList(panel, '');
    await expectWires(page, 0);
    await field(panel, 'text-wires').fill('5');
    await drawList(panel, '');
    await expectWires(page, 5);
    await expectNetwork(page, []);
  });
});

test('a list that cannot be read gets an error with its place, is kept, and can be dropped', async ({
  page,
}) => {
  await openNetwork(page, sceneOf(five));
  const panel = await openPanel(page, 'text');
  await expect(list(panel)).not.toHaveValue('');
  const before = await list(panel).inputValue();
  for (const [text, id, args] of [
    [
      '1:2\n3-4 2:3',
      'error-not-a-comparator',
      { line: 2, column: 2, found: '3-4', form: 'colons' },
    ],
    ['<img src=x>', 'error-not-a-comparator', { line: 1, column: 1, found: '<img', form: 'empty' }],
    ['[(1,2)', 'error-list-unfinished', { line: 1, column: 7 }],
    ['0:64', 'error-wire-not-allowed', { line: 1, column: 3, wire: 64, min: 0, max: 63 }],
    ['1:2\n3:3', 'error-same-wire-at', { line: 2, column: 3, wire: 3 }],
  ] as const) {
    await test.step(text, async () => {
      await drawList(panel, text);
      await expect(alert(panel)).toHaveText(words.text(id, args));
      await expect(list(panel)).toHaveValue(text);
      await expect(list(panel)).toHaveAttribute('aria-invalid', 'true');
      await expectNetwork(page, five);
      await expectOutcome(page, 'sorts');
    });
  }
  await press(panel, 'text-forget').click();
  await expect(list(panel)).toHaveValue(before);
  await expect(alert(panel)).toHaveCount(0);

  await test.step('the corrected list is drawn', async () => {
    await drawList(panel, 'nonsense');
    await expect(alert(panel)).toBeVisible();
    await list(panel).fill('1:2');
    await expect(alert(panel)).toHaveCount(0);
    await press(panel, 'text-draw').click();
    await expectNetwork(page, [[1, 2]]);
  });

  await test.step('wires that do not exist, or too few wires', async () => {
    await showScene(page, sceneOf(five));
    const wires = field(panel, 'text-wires');
    for (const wrong of ['65', '-1', 'x', '2.5']) {
      await wires.fill(wrong);
      await expect(alert(panel)).toHaveText(words.text('text-wires-wrong', { min: 0, max: 64 }));
      await expect(press(panel, 'text-draw')).toBeDisabled();
      await expect(wires).toHaveValue(wrong);
    }
    await wires.fill('3');
    await press(panel, 'text-draw').click();
    await expect(alert(panel)).toHaveText(
      words.text('error-too-few-wires', { named: 4, count: 3 }),
    );
    await expect(wires).toHaveValue('3');
    await expectNetwork(page, five);
    await wires.fill('');
  });

  await test.step('10,000 comparators, or far too long a text', async () => {
    const many = Array.from({ length: 10_000 }, (_, i) => `${(i % 3) + 1}:${(i % 3) + 2}`);
    await drawList(panel, many.join(' '));
    await expect(alert(panel)).toContainText(/4,?096/);
    await expect(list(panel)).toHaveValue(many.join(' '));
    await expectNetwork(page, five);
    await drawList(panel, '1:2 '.repeat(70_000));
    await expect(alert(panel)).toHaveText(
      words.text('error-network-text-too-long', { count: 280_000, limit: 262_144 }),
    );
  });
});

/** The file that a button saves. */
async function saved(page: Page, button: Locator): Promise<{ file: string; text: string }> {
  const download = page.waitForEvent('download');
  await button.click();
  const got = await download;
  return { file: got.suggestedFilename(), text: await readFile(await got.path(), 'utf8') };
}

/** Every pair of numbers in a text. */
const pairsIn = (text: string, first: 0 | 1): Pair[] =>
  [...text.matchAll(/(\d+)\s*[:,]\s*(\d+)/g)].map(([, low, high]) => [
    Number(low) + 1 - first,
    Number(high) + 1 - first,
  ]);

test('the network can be saved as a list, as a program, and copied to the clipboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openNetwork(page, '#v=1&wires=11');
  const panel = await openPanel(page, 'text');

  await test.step('as a list in each notation, which reads back unchanged', async () => {
    const net = await networkOf(page);
    const notation = panel.getByRole('combobox', { name: words.text('text-notation') });
    let text = '';
    for (const [way, first] of [
      ['colons', 1],
      ['pairs', 0],
      ['json', 1],
      ['json', 0],
    ] as const) {
      await notation.selectOption(way);
      await countsFrom(panel, first).check();
      await expect.poll(async () => pairsIn(await list(panel).inputValue(), first)).toEqual(net);
      text = await list(panel).inputValue();
      expect(text.startsWith('['), way).toBe(way === 'json');
      const file = `network_11.${way === 'json' ? 'json' : 'txt'}`;
      const got = await saved(page, press(panel, 'text-save', { file }));
      expect(got.file).toBe(file);
      expect(got.text.trim()).toBe(text.trim());
    }
    expect(JSON.parse(text).flat(2)).toHaveLength(2 * net.length);
    await showScene(page, 'v=1&wires=2');
    await drawList(panel, text);
    await expectNetwork(page, net);
  });

  await test.step('as a program in four languages', async () => {
    const program = panel.locator('pre code');
    for (const [language, suffix, mark] of [
      ['rust', 'rs', 'pub fn sort_11<'],
      ['javascript', 'js', 'function sort_11'],
      ['python', 'py', 'def sort_11'],
      ['c', 'c', 'void sort_11(int *a)'],
    ] as const) {
      const choice = press(panel, `text-language-${language}`);
      await choice.click();
      await expect(choice).toHaveAttribute('aria-pressed', 'true');
      await expect(program).toContainText(mark);
      const file = `sort_11.${suffix}`;
      const got = await saved(page, press(panel, 'text-save', { file }));
      expect(got.file).toBe(file);
      expect(got.text.trim()).toBe((await program.textContent())?.trim());
    }
  });

  await test.step('to the clipboard, with a message if that is not allowed', async () => {
    await showScene(page, sceneOf(five));
    await expect(list(panel)).toHaveValue(/2,\s*3/);
    await expect(panel.locator('pre code')).toContainText('sort_4');
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await press(panel, 'text-copy-network').click();
    await expect(panel.getByText(words.text('text-copied'))).toBeVisible();
    expect(pairsIn(await clipboard(), 0)).toEqual(five);
    await press(panel, 'text-copy-code').click();
    await expect.poll(clipboard).toContain('sort_4');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    });
    await press(panel, 'text-copy-network').click();
    await expect(panel.getByText(words.text('text-not-copied'))).toBeVisible();
  });
});
