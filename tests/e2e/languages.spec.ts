import { board, button, openLattice, showScene, slider, whyOf } from './support/lattice.ts';
import { expect, test } from './support/test.ts';
import { languages, properWords, speaks } from './support/words.ts';

test('the language changes everything but the moment, and is remembered', async ({ page }) => {
  await openLattice(page, '#v=1&cursor=168&ask=13,6');
  const kinds = () =>
    board(page)
      .getByRole('gridcell')
      .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('class')));
  const before = await kinds();
  const why = page.locator('section.why');
  await expect(why).toContainText('lost');
  const titles = [await page.title()];
  for (const { code, name, tag } of [languages[0], languages[1], languages[2]]) {
    await page.getByRole('button', { name }).click();
    await speaks(page, tag);
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    await expect(slider(page)).toHaveValue('168');
    await expect(page.getByRole('heading').filter({ hasText: '(13, 6)' })).toBeVisible();
    expect(await kinds()).toEqual(before);
    if (code === 'en') continue;
    for (const told of [why, page.locator('.narration'), page.locator('[aria-live=polite]')]) {
      await expect(told).not.toContainText(/lost|won/);
      await expect(told).toContainText(code === 'zh' ? /\p{Script=Han}/u : /perdid|ganad/);
    }
    titles.push(await page.title());
  }
  expect(new Set(titles).size).toBe(3);
  await expect(page).toHaveURL(/ask=13,6&cursor=168$/);
  await page.reload();
  await speaks(page, 'es');
  await expect(page).toHaveTitle(titles[2] ?? '');
  await page.goto('');
  await speaks(page, 'es');
  await page.getByRole('button', { name: 'English' }).click();
  await speaks(page, 'en');
});

test('a page goes on in the language it has when the words of another cannot be had', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  await openLattice(page, '#v=1&cursor=168');
  await page.route(/words\/\w+\/es\/(common|lattice)\.txt$/, (route) => route.abort());
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByText('The words in that language could not')).toBeVisible();
  await speaks(page, 'en');
  await button(page, 'back').click();
  await expect(slider(page)).toHaveValue('167');
});

test('a link may name the language, of a frame too', async ({ page }) => {
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

// What every exhibit says is tested by the contract.
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
    for (const scene of [
      '#v=1&lesson=1/cursor=2/cursor=4',
      '#v=1&columns=7&nonsense=1&cursor=x&ask=99,99&hints=maybe&view=1',
      '#v=2',
      '#v=1&cursor=168&reveal=on',
      '#v=1&cursor=168&present=on',
    ]) {
      await showScene(page, scene);
      await properWords(page);
    }
  }
});

test('a word of the trade opens its sentence', async ({ page }) => {
  await openLattice(page, '#v=1&ask=20,0');
  await expect(whyOf(page, 20, 0)).toBeVisible();
  const term = button(page, 'P-position');
  const sentence = page.getByText(/the player who just moved, the previous one, wins/);
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

test('a figure that has left the page no longer follows what the visitor chooses', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const waiting = { change: 0 };
    Object.assign(window, { waiting });
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
    // What tells choices is an event target made here, no part of the document or the browser.
    const counts = (target: EventTarget, type: string) =>
      type === 'change' && !/\[native code\]/.test(String(target.constructor));
    EventTarget.prototype.addEventListener = function (...given: Parameters<typeof add>) {
      if (counts(this, given[0])) waiting.change += 1;
      add.apply(this, given);
    };
    EventTarget.prototype.removeEventListener = function (...given: Parameters<typeof remove>) {
      if (counts(this, given[0])) waiting.change -= 1;
      remove.apply(this, given);
    };
  });
  await openLattice(page);
  const waiting = () =>
    page.evaluate(() => (window as unknown as { waiting: { change: number } }).waiting.change);
  const before = await waiting();
  expect(before).toBeGreaterThan(0);
  await page.evaluate(() => {
    const second = document.createElement('appleyard-lattice');
    second.id = 'second';
    document.body.append(second);
  });
  expect(await waiting()).toBe(before + 1);
  await page.evaluate(() => document.querySelector('#second')?.remove());
  expect(await waiting()).toBe(before);
});
