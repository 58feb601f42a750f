/** Weights of edges: read, said, drawn, linked, undone, and used for the path of least weight. */

import type { Locator, Page } from '@playwright/test';
import { button, lines, open } from './support/paths.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1366, height: 768 } });

const word = (figure: Locator, name: string) =>
  figure.locator('.words').getByRole('button', { name, exact: true });

/** Opens the text of the graph, and draws another one. */
async function paste(page: Page, figure: Locator, text: string): Promise<void> {
  await word(figure, 'Graph').click();
  const summary = figure.locator('details summary', { hasText: 'The graph as text' });
  if (!(await summary.evaluate((one) => one.closest('details')?.open))) await summary.click();
  await figure.locator('textarea[name=graph]').fill(text);
  await button(page, 'Draw this').click();
}

test('weights are read, shown, kept in the link, and lead to the path of least weight', async ({
  page,
}) => {
  const figure = await open(page);
  await paste(page, figure, 'a b 0.1\nb c 0.2\na c 5');
  await expect(figure.locator('#about-graph')).toContainText(
    'The third column was taken as weights. Each edge has a weight, and “Count” looks for the path of least weight with them.',
  );
  await expect(page).toHaveURL(/weights=0\.1,5,0\.2/);
  await expect(figure.locator('.weights text')).toHaveText(['0.1', '5', '0.2']);
  // Undo leads back to the graph before, and redo to the weights.
  await button(page, 'Undo').click();
  await expect(page).not.toHaveURL(/weights=/);
  await button(page, 'Redo').click();
  await expect(page).toHaveURL(/weights=0\.1,5,0\.2/);
  // An edit keeps the weights of the other edges; the new edge has none, and that is said.
  const link = await page.evaluate(() => location.hash.slice(1));

  const shared = await open(page, link);
  await expect(shared.locator('.weights text')).toHaveText(['0.1', '5', '0.2']);
  await word(shared, 'Count').click();
  const panel = shared.locator('.panel');
  await expect(panel).toContainText(
    'The path of least weight is a → b → c. Its 2 edges weigh 0.3 together. The path with the fewest edges weighs 5.',
  );
  await expect(panel).toContainText(
    'The path with the fewest edges is a → c. It has one edge. It weighs 5, and the path of least weight weighs 0.3.',
  );
  const inked = shared.locator('.edge.inked');
  await button(page, 'Draw the path with the fewest edges').click();
  await expect(inked).toHaveCount(1);
  // And by the keyboard.
  await button(page, 'Draw the path of least weight').focus();
  await page.keyboard.press('Enter');
  await expect(inked).toHaveCount(2);
  await expect(lines(page)).toContainText('The path of least weight is a → b → c.');
});
