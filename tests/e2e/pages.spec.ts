import { expect, test } from './support/test.ts';

const pages = [
  ['', 'Small games and machines, solved completely. Play them, and ask why.'],
  ['lattice/', 'Would you go first?'],
  ['nim/', 'Which stone would you take?'],
  ['quicksort/', 'What is the worst list?'],
  ['networks/', 'Can one be left out?'],
  ['chain/', 'Which one would you take?'],
  ['embedding/', 'A figure in your own page'],
] as const;

test('every page opens with its heading and without an error', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [path, heading] of pages) {
    await test.step(`/${path}`, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
    });
  }
});
