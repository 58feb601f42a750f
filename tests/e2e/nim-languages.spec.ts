import { narration } from './support/lattice.ts';
import { board, expectHeaps, openNim, planned, play, standing, stone } from './support/nim.ts';
import { expect, test } from './support/test.ts';
import { languages, speaks } from './support/words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('changing the language keeps the game and reaches what is planned, and the small figures', async ({
  page,
}) => {
  await openNim(page, '#v=1&takes=3-1_1-1');
  await standing(page, 2);
  await stone(page, 3, 6).click();
  await expect(planned(page)).toContainText('Take 1 from heap 3');
  const lamp = page.locator('appleyard-lamp').getByRole('switch').first();
  await lamp.scrollIntoViewIfNeeded();
  await expect(lamp).toContainText('Switch 1');
  const plans = new Set<string>();
  const lamps = new Set<string>();
  for (const { name, tag } of [languages[1], languages[2], languages[0]]) {
    await page.getByRole('button', { name }).click();
    await speaks(page, tag);
    await expect(page.locator('appleyard-nim figure')).toHaveAttribute('lang', tag);
    expect(await board(page).locator('[role=gridcell]').count()).toBe(13);
    await expect(narration(page)).toContainText('2, 5, 6');
    if (tag !== 'en') await expect(play(page)).not.toContainText(/Winning|Take|heap/);
    plans.add(await planned(page).innerText());
    await expect.poll(async () => lamps.has(await lamp.innerText())).toBe(false);
    lamps.add(await lamp.innerText());
  }
  expect(plans.size).toBe(3);
  await expect(planned(page)).toContainText('Take 1 from heap 3');
  await expect(page).toHaveURL(/takes=3-1_1-1$/);
  await expectHeaps(page, '2 5 6');
});
