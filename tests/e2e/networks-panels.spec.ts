import type { Page } from '@playwright/test';
import { full } from './support/full.ts';
import { expectStep } from './support/lattice.ts';
import {
  board,
  brief,
  comparators,
  expectInputs,
  expectOutcome,
  field,
  frontOf,
  inputsOf,
  markedNetwork,
  networkOf,
  openNetwork,
  openPanel,
  picture,
  press,
  seek,
  showScene,
  type,
  verdict,
  words,
} from './support/networks.ts';
import { bricks, layersOf, linked, sent, tried } from './support/sorter.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The table of known networks: name, comparators, layers. */
async function gallery(page: Page): Promise<Map<string, readonly [number, number]>> {
  const rows = page.locator('table.gallery tbody tr');
  const read = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].slice(2).map((cell) => cell.innerText.trim())),
  );
  return new Map(read.map(([name = '', size, depth]) => [name, [Number(size), Number(depth)]]));
}

const kind = (name: string) => words.text(`kind-${name}`);

test('the panel of networks lists the known ones, draws the chosen one, and transforms it', async ({
  page,
}) => {
  await openNetwork(page, '#v=1&wires=16');
  const panel = await openPanel(page, 'network');

  await test.step('the networks for 16 wires, with size and depth', async () => {
    await expect.poll(async () => (await gallery(page)).size).toBeGreaterThan(7);
    const all = await gallery(page);
    // Comparators and layers: Knuth 5.3.4 and the list of the best known networks.
    for (const [name, figures] of Object.entries({
      smallest: [60, 10],
      shallowest: [61, 9],
      'odd-even-merge': [63, 10],
      bitonic: [80, 10],
      pairwise: [63, 10],
      'bose-nelson': [65, 15],
      insertion: [120, 29],
      bubble: [120, 29],
      'odd-even-transposition': [120, 16],
    })) {
      expect.soft(all.get(kind(name)), name).toEqual(figures);
    }
  });

  await test.step('what is proved, what is open, and who proved it', async () => {
    const said = (what: 'size' | 'depth', least: number, most: number) =>
      expect(panel).toContainText(
        words.text(`network-least-${what}`, { least, most, open: least < most ? 'yes' : 'no' }),
      );
    await said('size', 57, 60);
    await said('depth', 9, 9);
    const credits = panel.locator('ul.credits li');
    await expect(credits).toHaveCount(2);
    await expect(credits.first()).toContainText('D. E. Knuth');
    await type(field(panel, 'field-wires'), '9');
    await said('size', 25, 25);
    await expect(panel.locator('ul.credits')).toContainText('Codish');
    await expect(panel.locator('legend').nth(1)).toHaveText(
      words.text('network-known', { wires: 9 }),
    );
    await type(field(panel, 'field-wires'), '40');
    await expect.poll(async () => (await frontOf(page)).length).toBe(40);
    await expect(panel.locator('ul.credits')).toHaveCount(0);
    await expectOutcome(page, 'sorts');
  });

  await test.step('a chosen network is drawn with the listed size and depth', async () => {
    await showScene(page, 'v=1&wires=8');
    await expect.poll(async () => (await gallery(page)).get(kind('bitonic'))).toEqual([24, 6]);
    const all = [...(await gallery(page))];
    expect(all.length).toBeGreaterThan(7);
    for (const [name, [size, depth]] of full ? all : all.slice(-3)) {
      await panel.getByRole('radio', { name, exact: true }).check();
      await expect(brief(page)).toContainText(name);
      await expect(comparators(page)).toHaveCount(size);
      // Another network may have as many comparators.
      await expect
        .poll(async () => Math.max(...(await markedNetwork(page)).layers), name)
        .toBe(depth);
      const { pairs, layers } = await markedNetwork(page);
      expect(layers, name).toEqual(layersOf(8, pairs));
      expect(tried(8, pairs).sorted, name).toBe(256);
      await expectOutcome(page, 'sorts');
    }
  });

  await test.step('two networks are side by side, with the same elements', async () => {
    await showScene(page, 'v=1&wires=8&kind=insertion&by=layer&cursor=0');
    const beside = words.text('network-beside-this', { name: kind('bubble') });
    await panel.getByRole('radio', { name: beside, exact: true }).check();
    await expect(page).toHaveURL(/beside=bubble/);
    await expect(picture(page)).toHaveAttribute('role', 'img');
    // Insertion sort and bubble sort are the same network, so they are drawn alike.
    await expect(picture(page).locator('.comparator')).toHaveCount(56);
    const beads = picture(page).locator('.traveller text.in-bead');
    await expect(beads).toHaveCount(16);
    const numbers = (await beads.allTextContents()).slice(0, 8);
    await expect(beads).toHaveText([...numbers, ...numbers]);
    await expect(brief(page)).toContainText(kind('bubble'));
    await panel.getByRole('radio', { name: words.text('network-alone') }).check();
    await expect(board(page)).toBeVisible();
    await expect(comparators(page)).toHaveCount(28);
  });

  await test.step('a network can be turned upside down, or lose a wire', async () => {
    await showScene(page, 'v=1&wires=6&kind=bose-nelson');
    const net = await networkOf(page);
    const turned = net.map(([low, high]) => `${7 - high}:${7 - low}`).sort();
    await press(panel, 'transform-reflected').click();
    await expect
      .poll(async () => (await networkOf(page)).map((pair) => pair.join(':')).sort())
      .toEqual(turned);
    await expectOutcome(page, 'sorts');
    for (const [button, wires] of [
      ['transform-withoutTop', 5],
      ['transform-withoutBottom', 4],
    ] as const) {
      await press(panel, button).click();
      await expect.poll(async () => (await frontOf(page)).length).toBe(wires);
      expect(tried(wires, await networkOf(page)).sorted).toBe(2 ** wires);
      await expectOutcome(page, 'sorts');
    }
  });

  await test.step('a wrong number of wires is refused, and stays as it was typed', async () => {
    const wires = field(panel, 'field-wires');
    for (const wrong of ['65', '-1', '1e3', 'x', '', '4.5']) {
      await type(wires, wrong);
      await expect(panel.getByRole('alert')).toHaveText(
        words.text('field-wrong', { min: 0, max: 64 }),
      );
      await expect(wires).toHaveValue(wrong);
      expect(await frontOf(page)).toHaveLength(4);
    }
    for (const right of [64, 0, 1, 2]) {
      await type(wires, String(right));
      await expect.poll(async () => (await frontOf(page)).length).toBe(right);
      await expect(panel.getByRole('alert')).toHaveCount(0);
    }
  });
});

test('the elements come in shuffled, in order, backwards, or as typed', async ({ page }) => {
  await openNetwork(page, '#v=1&wires=6&cursor=0');
  const panel = await openPanel(page, 'input');
  const choose = (how: string) =>
    panel.getByRole('radio', { name: words.text(how), exact: true }).check();
  await choose('input-sorted');
  await expectInputs(page, [1, 2, 3, 4, 5, 6]);
  await choose('input-reversed');
  await expectInputs(page, [6, 5, 4, 3, 2, 1]);
  // The address follows a moment later. What was there before would not show that it does.
  await expect(page).toHaveURL(/^[^=]*#v=1&wires=6&input=reversed$/);
  await choose('input-random');
  // The elements run through to the end, which a link need not name.
  await expect(page).toHaveURL(/^[^=]*#v=1&wires=6$/);
  await expect.poll(async () => (await inputsOf(page)).join()).not.toBe('6,5,4,3,2,1');
  const first = await inputsOf(page);
  await press(panel, 'input-another').click();
  await expect(page).toHaveURL(/seed=2/);
  await expect.poll(() => inputsOf(page)).not.toEqual(first);
  await type(field(panel, 'field-seed'), '1');
  await expectInputs(page, first);
  const typed = field(panel, 'input-typed');
  for (const [text, list] of [
    ['3,1,2,2,1,999', [3, 1, 2, 2, 1, 999]],
    ['010110', [0, 1, 0, 1, 1, 0]],
  ] as const) {
    await type(typed, text);
    await expectInputs(page, list);
    await expect(page).toHaveURL(new RegExp(`values=${list.join()}`));
  }

  await test.step('wrong elements are refused where they were typed', async () => {
    await showScene(page, 'v=1&wires=4&cursor=0');
    const elements = await inputsOf(page);
    for (const [text, message] of [
      ['1 2 <b> 4', words.text('error-not-a-value', { wrong: '<b>', largest: 999, most: 64 })],
      ['1 2 3', words.text('error-count-values', { count: 3, wires: 4 })],
    ] as const) {
      await type(typed, text);
      await expect(panel.getByRole('alert')).toHaveText(message);
      await expect(typed).toHaveValue(text);
      expect(await inputsOf(page)).toEqual(elements);
    }
    await type(typed, '4 4 4 4');
    await expect(panel.getByRole('alert')).toHaveCount(0);
    await expectInputs(page, [4, 4, 4, 4]);
  });
});

test('a comparator repeated again and again is drawn as idle, and the verdict counts it', async ({
  page,
}) => {
  const net = [...bricks(6), [1, 2], [4, 5]] as const;
  await openNetwork(page, `#v=1&wires=6&kind=typed&net=${linked(net)}`);
  await expectOutcome(page, 'sorts');
  const { idle } = tried(6, await networkOf(page));
  expect(idle).toHaveLength(2);
  await expect(board(page).locator('.comparator.redundant')).toHaveCount(2);
  await expect(verdict(page)).toContainText(words.text('verdict-redundant', { count: 2 }));
  const panel = await openPanel(page, 'proof');
  await press(panel, 'proof-comparator', { number: idle[1] }).click();
  await expectStep(page, idle[1] ?? 0);
  await seek(page, 0);
  await expect.poll(() => frontOf(page)).toEqual(sent([], await inputsOf(page)));
});
