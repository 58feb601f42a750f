import type { Locator } from '@playwright/test';
import { button } from './support/lattice.ts';
import { expectList, openPanel, openSort } from './support/quicksort.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const typedField = (panel: Locator) =>
  panel.getByRole('textbox', { name: 'Or your own numbers', exact: true });
const kind = (panel: Locator, name: string) => panel.getByRole('radio', { name, exact: true });

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

test('a typed list is taken, drawn and sorted', async ({ page }) => {
  await openSort(page, '#v=1&length=6&input=reversed');
  const panel = await openPanel(page, 'List');
  await test.step('the field begins with the current list, to be edited', async () => {
    await expect(typedField(panel)).toHaveValue('6 5 4 3 2 1');
    await expect(kind(panel, 'sorted backwards')).toBeChecked();
    await typedField(panel).focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' 9');
    await page.keyboard.press('Tab');
    await button(page, 'first').click();
    await expectList(page, [6, 5, 4, 3, 2, 1, 9]);
    await expect(panel.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(page).toHaveURL(/values=/);
    await kind(panel, 'sorted').check();
    await expectList(page, upTo(6));
    await expect(page).not.toHaveURL(/values=/);
  });
});
