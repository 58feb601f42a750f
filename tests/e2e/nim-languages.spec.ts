import { narration } from './support/lattice.ts';
import { board, expectHeaps, openNim, planned, play, stone } from './support/nim.ts';
import { expect, test } from './support/test.ts';
import { languages, properWords, speaks } from './support/words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('changing the language keeps the game', async ({ page }) => {
  await openNim(page, '#v=1&takes=3-1_1-1');
  const heading = page.getByRole('heading', { level: 1 });
  const seen = [await heading.innerText()];
  const marks = () => board(page).locator('[role=gridcell]').count();
  expect(await marks()).toBe(13);
  for (const { name, tag } of [languages[1], languages[2], languages[0]]) {
    await page.getByRole('button', { name }).click();
    await speaks(page, tag);
    expect(await marks()).toBe(13);
    await expect(narration(page)).toContainText('2, 5, 6');
    seen.push(await heading.innerText());
  }
  expect(new Set(seen).size).toBe(3);
  await expect(page).toHaveURL(/takes=3-1_1-1$/);
  await expectHeaps(page, '2 5 6');
});

test('changing the language reaches what is planned, and the small figures', async ({ page }) => {
  await openNim(page, '#v=1');
  await stone(page, 3, 7).click();
  await expect(planned(page)).toContainText('Take 1 from heap 3');
  await page.getByRole('button', { name: '中文' }).click();
  await speaks(page, 'zh-Hans');
  await expect(planned(page)).toContainText(/\p{Script=Han}/u);
  await expect(play(page)).not.toContainText(/Winning|Take|heap/);
  await page.locator('appleyard-lamp').evaluate((lamp) => lamp.scrollIntoView());
  await expect(page.locator('appleyard-lamp')).toContainText(/\p{Script=Han}/u);
});

for (const { code, tag } of languages) {
  test(`no message of the heaps is shown raw in ${code}`, async ({ page }) => {
    test.slow();
    for (const scene of [
      '#v=1&cursor=0',
      '#v=1&cursor=1',
      '#v=1&cursor=5',
      '#v=1&cursor=7',
      '#v=1',
      '#v=1&heaps=1,4,5',
      '#v=1&heaps=1',
      '#v=1&end=misere&heaps=1,1',
      '#v=1&end=misere&heaps=1,1,4',
      '#v=1&heaps=5,12&rules=5,2,5&end=misere',
      '#v=1&heaps=10,8,6&rules=1..3_odd_any',
      '#v=1&heaps=4,7&coupling=wythoff',
      '#v=1&heaps=9,13&coupling=wythoff&takes=both-1',
      '#v=1&heaps=100&rules=1..10',
      '#v=1&hints=off',
      '#v=1&reveal=on',
      '#v=1&present=on',
      '#v=1&takes=3-1_1-1',
      '#v=1&heaps=1,3&opponent=human&takes=2-1_1-1_2-1_2-1',
      '#v=1&heaps=1,3&takes=2-1_1-1_2-1_2-1',
      '#v=1&heaps=0&rules=&takes=x&coupling=wythoff&story=1&cursor=x&nonsense=1',
      '#v=1&rules=5..3',
      '#v=1&takes=3-9',
      '#v=1&heaps=1000,1000,1000&rules=2,5&end=misere',
      '#v=1&heaps=10&rules=1..2&past=on&story=2188',
    ]) {
      await openNim(page, scene, `?lang=${code}`);
      await speaks(page, tag);
      if (!scene.includes('present')) await page.locator('.as-text summary').click();
      await properWords(page);
    }
    await openNim(page, '#v=1&cursor=0&predict=on', `?lang=${code}`);
    await page.locator('.transport').getByRole('button').last().click();
    await expect(page.locator('.question')).toBeVisible();
    await properWords(page);
  });

  test(`no word of its panels is shown raw in ${code}`, async ({ page }) => {
    test.slow();
    for (const scene of [
      '#v=1&end=misere',
      '#v=1&heaps=9,13&coupling=wythoff',
      '#v=1&heaps=10,8,6&rules=1..3_odd_fib',
    ]) {
      await openNim(page, scene, `?lang=${code}`);
      await speaks(page, tag);
      await stone(page, 1, 1).click();
      await expect(planned(page)).toBeVisible();
      await properWords(page);
      for (const word of await page.locator('.words button[aria-expanded]').all()) {
        await word.click();
        await expect(page.locator('.panel')).not.toBeEmpty();
        await properWords(page);
      }
      for (const word of await page.locator('.words button[aria-haspopup]').all()) {
        await word.click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await properWords(page);
        await page.keyboard.press('Escape');
      }
    }
  });

  test(`every story is told, and answered, in ${code}`, async ({ page }) => {
    test.slow();
    await openNim(page, '#v=1', `?lang=${code}`);
    await page.locator('.words button').first().click();
    const radios = page.locator('.panel input[name=preset]');
    await expect(radios).toHaveCount(19);
    const legend = page.locator('figcaption .legend');
    let before = await legend.innerText();
    for (const [i, radio] of (await radios.all()).entries()) {
      await radio.check();
      await expect(radio).toBeChecked();
      // The first two, plain games of Nim, are told alike.
      if (i > 1) await expect(legend).not.toHaveText(before, { useInnerText: true });
      await properWords(page);
      before = await legend.innerText();
    }
  });
}
