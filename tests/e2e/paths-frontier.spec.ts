import type { Page } from '@playwright/test';
import { open as openPaths } from './support/paths.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1366, height: 768 } });

async function open(page: Page, link: string) {
  const figure = await openPaths(page, link);
  await figure.locator('.words').getByRole('button', { name: 'Frontier', exact: true }).click();
  return figure;
}

test('the count by the frontier is stepped with the figure’s own keys, and each state shows a choice', async ({
  page,
}) => {
  const figure = await open(page, 'v=1');
  const lines = figure.locator('div.lines');
  await expect(lines).toContainText('No edge is decided yet. There is one state');
  await expect(figure.locator('.node.frontier')).toHaveCount(2);
  await expect(figure.locator('.counter')).toContainText('/ 12');

  await figure.locator('.scrubber input').focus();
  await page.keyboard.press('.');
  await expect(lines).toContainText('Edge 1 of 12, 2 – 3, is left out or taken: two cases.');
  await expect(figure.locator('.edge.inked')).toHaveCount(1);
  for (let step = 1; step < 6; step += 1) await page.keyboard.press('.');
  await expect(lines).toContainText('in each of 6 states: 12 cases.');
  await expect(figure.locator('.edge.decided')).toHaveCount(5);
  await expect(figure.locator('.stamp')).toHaveCount(6);
  await expect(figure.locator('.stamp + .kept')).toHaveCount(6);

  // A state by keyboard: one of its choices is drawn, and a step takes it away.
  const state = figure.locator('.panel').getByRole('button', { name: 'Pieces 5 – 6, 4 – 9' });
  await expect(state).toHaveText('Pieces 5 – 6, 4 – 9: 2 choices of edges.');
  await state.focus();
  await page.keyboard.press('Enter');
  await expect(state).toHaveAttribute('aria-pressed', 'true');
  await expect(figure.locator('.stamp.again')).toHaveCount(1);
  await page.keyboard.press('.');
  await expect(figure.locator('.stamp.again')).toHaveCount(0);

  // A bar of the chart leads to its step, and the last one has all paths.
  await figure.locator('.panel').getByRole('button', { name: 'After 12 edges: 0 states' }).focus();
  await page.keyboard.press('Enter');
  await expect(lines).toContainText('All edges are decided. The number of paths is 12.');
  // The figure’s own search has not been stepped.
  await figure.locator('.words').getByRole('button', { name: 'Count', exact: true }).click();
  await expect(lines).toContainText('Find a way from 1 to 9');
});
