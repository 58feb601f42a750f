import { fileURLToPath } from 'node:url';
import { expect, test } from '../e2e/support/test.ts';
import { hosts, variants } from './hosts.ts';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
for (const host of [...hosts, ...variants]) {
  test(host.name, async ({ page }) => {
    const open = await host.open(dist);
    try {
      await page.goto(open.address);
      const where = open.frame ? page.frameLocator(open.frame) : page;
      await expect(where.locator('svg.plate')).toBeVisible();
      await expect(where.locator(`appleyard-${open.exhibit}`)).toHaveAttribute(
        'data-ready',
        'true',
      );
      expect(
        await where
          .locator(`appleyard-${open.exhibit}`)
          .evaluate((e) => (e as unknown as { engine: { place: string } }).engine.place),
      ).toBe(open.place);
    } finally {
      await open.close();
    }
  });
}
