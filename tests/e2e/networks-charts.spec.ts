import type { Locator } from '@playwright/test';
import { expectStep } from './support/lattice.ts';
import { openNetwork, openPanel, stepsOf } from './support/networks.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Checks that a chart is not empty: it has lines of some height. */
async function expectDrawn(chart: Locator): Promise<void> {
  await expect.poll(async () => (await chart.boundingBox())?.width ?? 0).toBeGreaterThan(200);
  await expect.poll(async () => (await chart.boundingBox())?.height ?? 0).toBeGreaterThan(100);
}

test('the charts of the proof are drawn, and arrow keys lead from bar to bar', async ({ page }) => {
  await openNetwork(page, '#v=1&wires=8');
  const size = await stepsOf(page);
  const panel = await openPanel(page, 'proof');
  await expectDrawn(panel.locator('svg.chart[role=group]'));
  const bars = panel.locator('svg.chart').getByRole('button');
  await expect(bars).toHaveCount(size);
  await test.step('arrow keys lead from bar to bar, Enter to its comparator', async () => {
    await expect(panel.locator('svg.chart [tabindex="0"]')).toHaveCount(1);
    await bars.first().focus();
    for (const [key, at] of [
      ['ArrowRight', 1],
      ['End', size - 1],
      ['ArrowLeft', size - 2],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(bars.nth(at)).toBeFocused();
    }
    const name = await bars.first().getAttribute('aria-label');
    await page.keyboard.press('Enter');
    await expectStep(page, Number(/comparator (\d+)/.exec(name ?? '')?.[1]));
  });
  const growth = panel.locator('section.growth');
  await expectDrawn(growth.locator('svg.chart[role=img]'));
});
