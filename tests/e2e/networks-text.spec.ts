import type { Locator, Page } from '@playwright/test';
import {
  drawList,
  expectNetwork,
  expectOutcome,
  frontOf,
  list,
  openNetwork,
  openPanel,
  press,
  showScene,
  verdict,
  words,
} from './support/networks.ts';
import { five, linked, type Pair, sceneOf } from './support/sorter.ts';
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
});

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

  await test.step('to the clipboard, with a message if that is not allowed', async () => {
    await showScene(page, sceneOf(five));
    await expect(list(panel)).toHaveValue(/2:3/);
    await expect(panel.locator('pre code')).toContainText('sort_4');
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await press(panel, 'text-copy-network').click();
    await expect(panel.getByText(words.text('text-copied'))).toBeVisible();
    expect(pairsIn(await clipboard(), 1)).toEqual(five);
    await press(panel, 'text-copy-code').click();
    await expect.poll(clipboard).toContain('sort_4');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    });
    await press(panel, 'text-copy-network').click();
    await expect(panel.getByText(words.text('text-not-copied'))).toBeVisible();
  });
});
