import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1366, height: 768 } });

test('a path whose number takes long to find can be stopped, says so, and can be asked for again', async ({
  page,
}) => {
  await page.goto('paths/?lang=en#v=1&size=13');
  const figure = page.locator('appleyard-paths');
  await expect(figure.locator('svg.picture [role=gridcell]').first()).toBeVisible();
  await figure.locator('.words').getByRole('button', { name: 'Count', exact: true }).click();
  const panel = figure.locator('.panel');
  const number = panel.locator('input[name=path-number]');
  await number.fill('1000');
  await number.press('Enter');
  await expect(panel.locator('progress')).toBeVisible();
  await panel.getByRole('button', { name: 'cancel', exact: true }).click();
  await expect(panel.getByRole('button', { name: 'Try again', exact: true })).toBeVisible();
  await expect(panel.locator('progress')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(panel.locator('progress')).toBeVisible();
  // Another number takes its place.
  await number.fill('0');
  await number.press('Enter');
  await expect(panel).toContainText('The number of a path is 1 or more, in digits.');
  await expect(panel.locator('progress')).toHaveCount(0);
});
