import {
  board,
  button,
  expectStep,
  openLattice,
  showScene,
  slider,
  whyOf,
} from './support/lattice.ts';
import { expect, test } from './support/test.ts';
import { chooseLanguage, languages, properWords, speaks } from './support/words.ts';

test('the language changes everything but the moment, and is remembered', async ({ page }) => {
  await openLattice(page, '#v=1&cursor=168&ask=13,6');
  const kinds = () =>
    board(page)
      .getByRole('gridcell')
      .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('class')));
  const why = page.locator('section.why');
  await expect(why).toContainText('loses');
  await expectStep(page, 168);
  const before = await kinds();
  const titles = [await page.title()];
  for (const { code, tag } of [languages[0], languages[1], languages[2]]) {
    await chooseLanguage(page, code);
    await speaks(page, tag);
    await expect(page.locator('header .language select')).toHaveValue(code);
    await expect(slider(page)).toHaveValue('168');
    await expect(page.getByRole('heading').filter({ hasText: '(13, 6)' })).toBeVisible();
    await expect.poll(kinds).toEqual(before);
    if (code === 'en') continue;
    for (const text of [why, page.locator('.narration')]) {
      await expect(text).toContainText(code === 'zh' ? /\p{Script=Han}/u : /pierde|gana/);
      await expect(text).not.toContainText(/lost|won/);
    }
    await expect(page).not.toHaveTitle(titles.at(-1) ?? '');
    titles.push(await page.title());
  }
  expect(new Set(titles).size).toBe(3);
  await expect(page).toHaveURL(/ask=13,6&cursor=168$/);
  await page.reload();
  await speaks(page, 'es');
  await expect(page).toHaveTitle(titles[2] ?? '');
  await page.goto('');
  await speaks(page, 'es');
  await chooseLanguage(page, 'en');
  await speaks(page, 'en');
});

test('a page keeps its language if the words of another cannot be fetched', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  await openLattice(page, '#v=1&cursor=168');
  await page.route(/words\/\w+\/es\/(common|lattice)\.txt$/, (route) => route.abort());
  await chooseLanguage(page, 'es');
  await expect(page.getByText('The words in that language could not')).toBeVisible();
  await speaks(page, 'en');
  await button(page, 'back').click();
  await expect(slider(page)).toHaveValue('167');
});

test('a link can name the language, even the link of a frame', async ({ page }) => {
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

// The contract tests the words of every exhibit.
test('the gallery, a lesson, a prediction, a bad link and presenting have words in every language', async ({
  page,
}) => {
  for (const { code, tag } of languages) {
    await page.goto(`?lang=${code}`);
    await speaks(page, tag);
    await properWords(page);
    await openLattice(page, '#v=1&columns=8&rows=8&cursor=0&predict=on', `?lang=${code}`);
    await page.locator('.transport').getByRole('button').last().click();
    await expect(page.locator('.question')).toBeVisible();
    await properWords(page);
    for (const [scene, seen] of [
      ['#v=1&lesson=1/cursor=2/cursor=4', 'nav.lesson'],
      ['#v=1&columns=7&nonsense=1&cursor=x&ask=99,99&hints=maybe&view=1', '.notices li'],
      ['#v=2', '.notices li'],
      ['#v=1&cursor=168&reveal=on', '.covered'],
      ['#v=1&cursor=168&present=on', '.leave'],
    ] as const) {
      await showScene(page, scene);
      await expect(page.locator(seen).first()).toBeVisible();
      await properWords(page);
    }
  }
});

test('a technical term opens its sentence', async ({ page }) => {
  await openLattice(page, '#v=1&ask=20,0');
  await expect(whyOf(page, 20, 0)).toBeVisible();
  const term = button(whyOf(page, 20, 0), 'lost');
  const sentence = page.getByText(/the opponent can win, whatever the player to move does/);
  await expect(sentence).toBeHidden();
  await term.click();
  await expect(sentence).toBeVisible();
  await term.click();
  await expect(sentence).toBeHidden();
});

test('the theme is chosen and remembered', async ({ page }) => {
  const paper = () =>
    page.locator('appleyard-page').evaluate((host) => getComputedStyle(host).backgroundColor);
  await openLattice(page, '#v=1&cursor=168');
  await expect.poll(paper).toBe('rgb(251, 248, 241)');
  await page.getByRole('combobox', { name: 'Light or dark' }).selectOption('dark');
  await expect.poll(paper).toBe('rgb(22, 20, 15)');
  await expect(slider(page)).toHaveValue('168');
  await page.reload();
  await expect(board(page)).toBeVisible();
  await expect.poll(paper).toBe('rgb(22, 20, 15)');
  await page.getByRole('combobox', { name: 'Light or dark' }).selectOption('auto');
  await expect.poll(paper).toBe('rgb(251, 248, 241)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(paper).toBe('rgb(22, 20, 15)');
});
