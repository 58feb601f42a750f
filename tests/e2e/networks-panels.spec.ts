import {
  board,
  brief,
  comparators,
  openNetwork,
  openPanel,
  picture,
  words,
} from './support/networks.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const kind = (name: string) => words.text(`kind-${name}`);

test('no word of a table is broken on a phone, and the page does not scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of ['en', 'es']) {
    await openNetwork(page, '#v=1', `?lang=${language}`);
    await page.locator('appleyard-networks').evaluate((element) => {
      (element as unknown as { figure: { togglePanel(name: string): void } }).figure.togglePanel(
        'network',
      );
    });
    const table = page.locator('table.gallery');
    await expect(table.locator('tbody tr').first()).toBeVisible();
    const broken = await table.evaluate((whole) => {
      const walk = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        for (const word of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(word[0]);
        }
      }
      return found;
    });
    expect(broken, language).toEqual([]);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await wide(), language).toBeLessThanOrEqual(390);
  }
});

test('two networks are drawn side by side, with the same elements', async ({ page }) => {
  await openNetwork(page, '#v=1&wires=8&kind=insertion&by=layer&cursor=0');
  const panel = await openPanel(page, 'network');
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
  // Each says in the picture which one it is.
  await expect(picture(page).locator('.note')).toHaveText([kind('insertion'), kind('bubble')]);
  await expect(brief(page)).toContainText(kind('bubble'));
  await panel.getByRole('radio', { name: words.text('network-alone') }).check();
  await expect(board(page)).toBeVisible();
  await expect(comparators(page)).toHaveCount(28);
});
