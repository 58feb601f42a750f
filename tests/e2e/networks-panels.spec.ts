import type { Page } from '@playwright/test';
import { full } from './support/full.ts';
import {
  board,
  brief,
  comparators,
  expectOutcome,
  markedNetwork,
  openNetwork,
  openPanel,
  picture,
  showScene,
  words,
} from './support/networks.ts';
import { layersOf, tried } from './support/sorter.ts';
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
});
