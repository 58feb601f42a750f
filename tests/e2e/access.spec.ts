/** The gallery for everybody and, on the lattice, what the stage does for all exhibits. */
import type { Page } from '@playwright/test';
import { slugs } from '../../www/src/exhibits/slugs.ts';
import { complaints } from './support/axe.ts';
import { wordsOf } from './support/catalogue.ts';
import { full } from './support/full.ts';
import { hostPage } from './support/host.ts';
import { tabRound } from './support/inspect.ts';
import {
  announcements,
  anyWhy,
  button,
  expectStep,
  focusBoard,
  narration,
  openDialog,
  openLattice,
  showScene,
} from './support/lattice.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/words.ts';

for (const { code } of full ? languages : languages.slice(0, 1)) {
  test(`axe finds nothing in the gallery in ${code}, still or playing, in either theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`?lang=${code}`);
    const name = wordsOf(code, ['gallery']).text('card-here');
    const play = page.getByRole('button', { name, exact: true });
    await expect(play).toHaveCount(slugs.length);
    expect.soft(await complaints(page, 'page'), 'still').toEqual([]);
    // Of everything that axe checks, only the contrast depends on the theme.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect.soft(await complaints(page, 'page', ['color-contrast']), 'dark').toEqual([]);
    for (let left = slugs.length; left > 0; left -= 1) {
      await play.first().click();
      await expect(play).toHaveCount(left - 1);
    }
    for (const slug of slugs) {
      await expect(page.locator(`appleyard-${slug}`)).toHaveAttribute('data-ready', 'true');
    }
    // The figures themselves are checked on their own pages. This checks how they fit into this one.
    const structure = ['best-practice', 'cat.structure', 'cat.semantics', 'cat.name-role-value'];
    expect.soft(await complaints(page, 'page', structure), 'playing').toEqual([]);
  });
}

test('axe finds nothing in a page with a figure in a frame', async ({ page }) => {
  await openLattice(page, '#v=1&columns=8&rows=8&cursor=50');
  const dialog = await openDialog(page, 'Embed');
  const frame = await dialog.getByRole('textbox', { name: /^In a frame/ }).inputValue();
  await hostPage(frame, async (address) => {
    await page.goto(address);
    await expect(page.frameLocator('iframe').getByRole('grid')).toBeVisible();
    expect(page.frames()).toHaveLength(2);
    for (const one of page.frames()) expect(await complaints(one, 'page')).toEqual([]);
  });
});

test('the keyboard alone reaches everything in the gallery', async ({ page }) => {
  await page.goto('');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { reached, missed, unmarked } = await tabRound(page);
  expect(reached.length).toBeGreaterThan(10);
  expect(missed).toEqual([]);
  expect(unmarked).toEqual([]);
  // The stills of the first page are no figures yet.
  expect(reached.filter((stop) => stop.startsWith('gridcell'))).toEqual([]);
});

test('the keyboard alone asks, opens, shares and closes, and keeps its place', async ({ page }) => {
  await openLattice(page, '#v=1&cursor=57');
  const tabTo = async (name: string) => {
    for (let i = 0; i < 60; i += 1) {
      if (await button(page, name).evaluate((one) => one.matches(':focus'))) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not come to ${name}`);
  };
  await focusBoard(page);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(anyWhy(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await tabTo('More');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Settings' })).toBeHidden();
  await tabTo('Share');
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button(page, 'Share')).toBeFocused();
  for (const [name, end, key, beside] of [
    ['first', 0, '.', 1],
    ['last', 273, ',', 272],
  ] as const) {
    await test.step(`“${name}” has nothing left to do`, async () => {
      await button(page, name).focus();
      await page.keyboard.press('Enter');
      await expectStep(page, end);
      await page.keyboard.press(key);
      await expectStep(page, beside);
    });
  }
});

test('the live region announces each step, only the newest of several, and milestones while it plays', async ({
  page,
}) => {
  /** Collects the announcements from now on. */
  const listen = () =>
    announcements(page).evaluate((region) => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      new MutationObserver(() => heard.push(region.textContent?.trim() ?? '')).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
  const heard = (on: Page) => on.evaluate(() => (window as unknown as { heard: string[] }).heard);

  await openLattice(page, '#v=1&cursor=9');
  await expect(narration(page)).toContainText('(2, 0)');
  await expect(announcements(page)).toHaveText('');
  await button(page, 'back').click();
  const narrated = async () => (await narration(page).locator('.lines p').innerText()).trim();
  await expect
    .poll(async () => (await announcements(page).innerText()).trim() === (await narrated()))
    .toBe(true);

  await test.step('several in a row', async () => {
    await listen();
    await page.evaluate(() => {
      const sheet = document
        .querySelector('appleyard-lattice')
        ?.shadowRoot?.querySelector('.sheet');
      for (let i = 0; i < 10; i += 1) {
        sheet?.dispatchEvent(new KeyboardEvent('keydown', { key: '.', bubbles: true }));
      }
    });
    await expectStep(page, 18);
    await expect.poll(() => heard(page)).toHaveLength(1);
    expect(await heard(page)).toEqual([await narrated()]);
  });

  await test.step('while it plays', async () => {
    await showScene(page, '#v=1&columns=8&rows=8&cursor=38');
    await expectStep(page, 38);
    await expect
      .poll(async () => (await announcements(page).innerText()).includes(await narrated()))
      .toBe(true);
    const before = await narrated();
    await listen();
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('8×');
    await button(page, 'play').click();
    await expect(announcements(page)).toContainText('Every point is coloured');
    // The last change of what was announced before may be heard late.
    const announced = (await heard(page)).filter((text) => text !== before);
    expect(announced.length).toBeGreaterThan(1);
    expect(announced[0]).toContain('(7, 0)');
    expect(announced.length).toBeLessThanOrEqual(6);
  });
});
