import { narration } from './support/lattice.ts';
import { board, expectHeaps, openNim, planned, play, standing, stone } from './support/nim.ts';
import { expect, test } from './support/test.ts';
import { chooseLanguage, languages, speaks } from './support/words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('changing the language keeps the game and translates the plan and the small figures, too', async ({
  page,
}) => {
  await openNim(page, '#v=1&takes=3-1_1-1');
  await standing(page, 2);
  await stone(page, 3, 6).click();
  await expect(planned(page)).toContainText('Take this one');
  const lamp = page.locator('appleyard-lamp').getByRole('switch').first();
  await lamp.scrollIntoViewIfNeeded();
  await expect(lamp).toContainText('Switch 1');
  const plans = new Set<string>();
  const lamps = new Set<string>();
  const left = { en: '2, 5, 6', zh: '2、5、6', es: '2, 5 y 6' } as const;
  for (const { code, tag } of [languages[1], languages[2], languages[0]]) {
    await chooseLanguage(page, code);
    await speaks(page, tag);
    await expect(page.locator('appleyard-nim figure')).toHaveAttribute('lang', tag);
    await expect(board(page).locator('[role=gridcell]')).toHaveCount(13);
    await expect(narration(page)).toContainText(left[code]);
    if (tag !== 'en') await expect(play(page)).not.toContainText(/Winning|Take|heap/);
    await expect.poll(async () => plans.has(await planned(page).innerText())).toBe(false);
    plans.add(await planned(page).innerText());
    await expect.poll(async () => lamps.has(await lamp.innerText())).toBe(false);
    lamps.add(await lamp.innerText());
  }
  expect(plans.size).toBe(3);
  await expect(planned(page)).toContainText('Take this one');
  await expect(page).toHaveURL(/takes=3-1_1-1$/);
  await expectHeaps(page, '2 5 6');
});
