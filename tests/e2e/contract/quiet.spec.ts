/** A page that opens does not speak: readers find its first sentences where they stand. */
import { expect, test } from '../support/test.ts';
import { exhibits } from './exhibits.ts';
import { Figure } from './figure.ts';

for (const exhibit of exhibits) {
  test(`${exhibit.slug}: no sentence is spoken before somebody acts, and then the next one is`, async ({
    page,
  }) => {
    await page.clock.install();
    // Without a link some figures sweep through their run.
    for (const scene of ['', exhibit.midway]) {
      const figure = await new Figure(page, exhibit).open(scene);
      const spoken = figure.element.locator('.spoken');
      await page.clock.runFor(8000);
      expect((await spoken.innerText()).trim(), `at “${scene}”`).toBe('');
      if (scene === '') continue;
      await figure.button('transport-back').click();
      await page.clock.runFor(2000);
      await expect(spoken).not.toBeEmpty();
    }
  });
}
