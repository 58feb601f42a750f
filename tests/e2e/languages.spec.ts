import { board, openLattice, slider } from './support/lattice.ts';
import { expect, test } from './support/test.ts';
import { languages, properWords, speaks } from './support/words.ts';

test.describe('changing the language', () => {
  test('keeps the scene: cursor, why, marks', async ({ page }) => {
    await openLattice(page, '#v=1&cursor=168&ask=13,6');
    const kinds = () =>
      board(page)
        .getByRole('gridcell')
        .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('class')));
    const before = await kinds();
    const heading = page.getByRole('heading', { level: 1 });
    const seen = [await heading.innerText()];
    for (const { name, tag } of [languages[1], languages[2], languages[0]]) {
      await page.getByRole('button', { name }).click();
      await speaks(page, tag);
      await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
      await expect(slider(page)).toHaveValue('168');
      await expect(page.getByRole('heading').filter({ hasText: '(13, 6)' })).toBeVisible();
      expect(await kinds()).toEqual(before);
      seen.push(await heading.innerText());
    }
    expect(new Set(seen.slice(0, 3)).size).toBe(3);
    expect(seen[3]).toBe(seen[0]);
    await expect(page).toHaveURL(/ask=13,6&cursor=168$/);
  });

  test('says so when the words cannot be had, and goes on in the language it has', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/Failed to load resource/);
    await openLattice(page, '#v=1&cursor=168');
    await page.route(/words\/\w+\/es\/(common|lattice)\.txt$/, (route) => route.abort());
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(page.getByText('The words in that language could not')).toBeVisible();
    await speaks(page, 'en');
    await page.getByRole('button', { name: 'back', exact: true }).click();
    await expect(slider(page)).toHaveValue('167');
  });

  test('changes the title and is remembered', async ({ page }) => {
    await openLattice(page);
    const english = await page.title();
    await page.getByRole('button', { name: 'Español' }).click();
    await speaks(page, 'es');
    await expect(page).not.toHaveTitle(english);
    const spanish = await page.title();
    await page.reload();
    await speaks(page, 'es');
    await expect(page).toHaveTitle(spanish);
    await page.goto('');
    await speaks(page, 'es');
  });

  test('reaches an open why and a running announcement', async ({ page }) => {
    await openLattice(page, '#v=1&cursor=9&ask=2,0');
    await page.getByRole('button', { name: '中文' }).click();
    await speaks(page, 'zh-Hans');
    await expect(page.locator('[aria-live=polite]')).toContainText(/\p{Script=Han}/u);
    await expect(page.locator('.narration')).toContainText(/\p{Script=Han}/u);
  });
});

test('a link may name the language', async ({ page }) => {
  await openLattice(page, '#v=1&cursor=5', '?lang=es');
  await speaks(page, 'es');
  await expect(page.getByRole('link', { name: 'Appleyard' })).toHaveAttribute('href', /lang=es/);
  await page.goto('embed.html?figure=lattice&lang=zh#v=1');
  await speaks(page, 'zh-Hans');
});

test.describe('a browser in Mexico', () => {
  test.use({ locale: 'es-MX' });
  test('gets Spanish', async ({ page }) => {
    await page.goto('');
    await speaks(page, 'es');
  });
});

for (const { code, tag } of languages) {
  test(`no message is shown raw in ${code}`, async ({ page }) => {
    await page.goto(`?lang=${code}`);
    await speaks(page, tag);
    await properWords(page);
    const scenes = [
      '#v=1',
      '#v=1&cursor=0',
      '#v=1&cursor=168&ask=13,6',
      '#v=1&cursor=2',
      '#v=1&cursor=168&ask=13,6&hints=off',
      '#v=1&cursor=168&reveal=on',
      '#v=1&cursor=168&present=on',
      '#v=1&lesson=1/cursor=2/cursor=4',
      '#v=1&columns=7&nonsense=1&cursor=x&ask=99,99&hints=maybe&view=1',
      '#v=2',
    ];
    for (const scene of scenes) {
      await openLattice(page, scene, `?lang=${code}`);
      await speaks(page, tag);
      await properWords(page);
    }
    await openLattice(page, '#v=1&cursor=0&columns=8&rows=8&predict=on', `?lang=${code}`);
    const transport = page.locator('.transport');
    await transport.getByRole('button').last().click();
    await expect(page.locator('.question')).toBeVisible();
    await properWords(page);
    // Every word under the figure opens something; panels and dialogs have words of their own.
    await openLattice(page, '#v=1&cursor=168', `?lang=${code}`);
    await page.locator('.as-text summary').click();
    for (const word of await page.locator('.words button[aria-expanded]').all()) {
      await word.click();
      await expect(page.locator('.panel')).toBeVisible();
      await properWords(page);
    }
    for (const word of await page.locator('.words button[aria-haspopup]').all()) {
      await word.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await properWords(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });
}

test('a word of the trade opens its sentence', async ({ page }) => {
  await openLattice(page, '#v=1&ask=20,0');
  const term = page.getByRole('button', { name: 'P-position' });
  await term.click();
  await expect(page.getByText(/the player who just moved, the previous one, wins/)).toBeVisible();
  await term.click();
  await expect(page.getByText(/the player who just moved, the previous one/)).toBeHidden();
});

test('the theme is chosen and remembered', async ({ page }) => {
  const paper = () =>
    page.locator('appleyard-page').evaluate((host) => getComputedStyle(host).backgroundColor);
  await openLattice(page, '#v=1&cursor=168');
  expect(await paper()).toBe('rgb(251, 248, 241)');
  await page.getByRole('combobox', { name: 'Light or dark' }).selectOption('dark');
  await expect.poll(paper).toBe('rgb(22, 20, 15)');
  await expect(slider(page)).toHaveValue('168');
  await page.reload();
  await expect(board(page)).toBeVisible();
  expect(await paper()).toBe('rgb(22, 20, 15)');
  await page.getByRole('combobox', { name: 'Light or dark' }).selectOption('as the device');
  await expect.poll(paper).toBe('rgb(251, 248, 241)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(paper).toBe('rgb(22, 20, 15)');
});
