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
  await expect(brief(page)).toContainText(kind('bubble'));
  await panel.getByRole('radio', { name: words.text('network-alone') }).check();
  await expect(board(page)).toBeVisible();
  await expect(comparators(page)).toHaveCount(28);
});
