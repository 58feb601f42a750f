import type { Page } from '@playwright/test';
import { encode } from 'uqr';
import {
  askNear,
  button,
  expectStep,
  marks,
  narration,
  openDialog,
  openLattice,
  openPanel,
  sharedLink,
  slider,
  stepField,
  whyOf,
} from './support/lattice.ts';
import { expect, test } from './support/test.ts';

/** Everything that a visitor sees of a moment, with places rounded as in a link. */
async function moment(page: Page) {
  const picture = (await marks(page)).map(({ x, y, ...mark }) => mark);
  return {
    picture,
    step: await slider(page).getAttribute('aria-valuetext'),
    narration: await narration(page).innerText(),
    why: await page.getByRole('region', { name: /^Why \(/ }).innerText(),
  };
}

test.describe('the link to a moment', () => {
  test('reopens exactly this: size, step, asked point, view, classroom', async ({
    page,
    context,
    expectConsole,
  }) => {
    await openLattice(page);
    const settings = await openPanel(page, 'Settings');
    const columns = settings.getByRole('textbox', { name: 'points across' });
    await columns.fill('12');
    await columns.press('Enter');
    await expect.poll(async () => (await marks(page)).length).toBe(12 * 13);
    await stepField(page).fill('90');
    await stepField(page).press('Enter');
    await expectStep(page, 90);
    await settings.getByRole('checkbox', { name: 'hints' }).uncheck();
    await settings.getByRole('button', { name: 'larger' }).click();
    await button(page, 'More').click();
    await askNear(page, 6, 6);
    await expect(whyOf(page, 6, 6)).toBeVisible();

    // If a dialog cannot be downloaded, a message beside its button says so, and the button works the next
    // time.
    expectConsole(/ERR_FAILED/);
    await page.route('**/*.js', (route) => route.abort());
    const failed = page.getByRole('alert').filter({ hasText: 'This could not be downloaded.' });
    await button(page, 'Share').click();
    await expect(failed).toBeVisible();
    await page.unroute('**/*.js');
    const link = await sharedLink(page);
    await expect(failed).toHaveCount(0);
    const opened = await context.newPage();
    await opened.goto(link);
    await expect(whyOf(opened, 6, 6)).toBeVisible();
    await expect(narration(opened)).toHaveText(await narration(page).innerText());
    await expect(async () => {
      expect(await moment(opened)).toEqual(await moment(page));
    }).toPass();
    const [before, after] = [await marks(page), await marks(opened)];
    for (const [i, mark] of before.entries()) {
      const there = after[i];
      // A link keeps the middle of the view in parts of a pixel.
      expect(Math.hypot(mark.x - (there?.x ?? 0), mark.y - (there?.y ?? 0))).toBeLessThan(1);
    }
    await openPanel(opened, 'Settings');
    await expect(opened.getByRole('checkbox', { name: 'hints' })).not.toBeChecked();
  });

  test('is copied, is selected if copying is forbidden, and is there as a QR code', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openLattice(page, '#v=1&cursor=57&ask=4,4');
    const dialog = await openDialog(page, 'Share');
    const copy = dialog.getByRole('button', { name: 'Copy' });
    const field = dialog.getByRole('textbox', { name: 'Link', exact: true });
    const link = await field.inputValue();
    expect(link).toContain('cursor=57');

    await copy.click();
    await expect(dialog.getByText('Copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'));
    });
    await copy.click();
    await expect(dialog.getByRole('status').first()).toContainText('did not allow copying');
    await expect(field).toBeFocused();
    const selected = await field.evaluate(
      (area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart,
    );
    expect(selected).toBe(link.length);

    const code = dialog.getByRole('img', { name: 'The link as a QR code' });
    await expect(code).toBeVisible();
    const drawn = await code.locator('path').getAttribute('d');
    const squares = [...(drawn ?? '').matchAll(/M(\d+),(\d+)/g)].map(([, x, y]) => `${x},${y}`);
    const { data } = encode(link, { ecc: 'L', border: 2 });
    const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`${x},${y}`] : [])));
    expect(squares).toEqual(dark);
  });

  test('is in the address bar and survives a reload', async ({ page }) => {
    await openLattice(page, '#v=1&cursor=57');
    await button(page, 'forward').click();
    await expect(page).toHaveURL(/cursor=58\b/);
    await askNear(page, 4, 4);
    await expect(page).toHaveURL(/ask=4,4&cursor=58$/);
    await page.reload();
    await expectStep(page, 58);
    await expect(whyOf(page, 4, 4)).toBeVisible();
    // The address without a hash is that of the opening, which is another moment than the end.
    await openLattice(page, '');
    await button(page, 'last').click();
    await expect(page).toHaveURL(/\/lattice\/#v=1$/);
    await page.reload();
    await expectStep(page, 273);
  });

  test('in the page moves the figure', async ({ page }) => {
    await openLattice(page, '#v=1&cursor=57');
    await page.getByRole('link', { name: /\(20, 0\)/ }).click();
    await expect(whyOf(page, 20, 0)).toBeVisible();
    await expectStep(page, 273);
    await expect(whyOf(page, 20, 0)).toBeInViewport();
  });
});

test.describe('a lesson', () => {
  test('of three moments opens at the first and is walked through', async ({ page: opened }) => {
    await openLattice(opened, '#v=1&lesson=1/cursor=2/cursor=4/cursor=9');
    const lesson = opened.getByRole('navigation', { name: 'Lesson' });
    await expect(lesson).toContainText('1 of 3');
    await expectStep(opened, 2);
    await lesson.getByRole('button', { name: 'next' }).click();
    await expectStep(opened, 4);
    await lesson.getByRole('button', { name: 'next' }).click();
    await expectStep(opened, 9);
    await expect(lesson.getByRole('button', { name: 'next' })).toBeDisabled();
    await lesson.getByRole('button', { name: 'back' }).click();
    await expectStep(opened, 4);
    await expect(lesson).toContainText('2 of 3');

    // What was done in a moment is found there again, until it is wanted as it was given.
    await stepField(opened).fill('6');
    await stepField(opened).press('Enter');
    await lesson.getByRole('button', { name: 'next' }).click();
    await expectStep(opened, 9);
    await lesson.getByRole('button', { name: 'back' }).click();
    await expectStep(opened, 6);
    await lesson.getByRole('button', { name: 'as given' }).click();
    await expectStep(opened, 4);

    // A clicker goes through the steps and then to the next moment.
    await button(opened, 'Present').click();
    const sheet = opened.getByRole('group', { name: 'Would you go first?' });
    await sheet.press('End');
    await sheet.press('PageUp');
    await expect(lesson).toContainText('2 of 3');
    for (const place of ['2 of 3', '3 of 3']) {
      await sheet.press('PageDown');
      await expect(lesson).toContainText(place);
    }
    await expectStep(opened, 9);
  });

  const three = '#v=1&lesson=1/cursor=2/cursor=4&ask=1,0/columns=8&rows=8&cursor=9';

  test('shows each of its moments whole', async ({ page }) => {
    await openLattice(page, three);
    // What explains everything is folded in a lesson, and not on paper.
    const explanation = page.getByRole('heading', { name: 'Try' });
    const fold = page.getByText('How it works').first();
    await expect(fold).toBeVisible();
    await expect(explanation).toBeHidden();
    await fold.click();
    await expect(explanation).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(explanation).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    const next = page.getByRole('navigation', { name: 'Lesson' }).getByRole('button', {
      name: 'next',
    });
    await next.click();
    await expect(whyOf(page, 1, 0)).toBeVisible();
    await next.click();
    await expectStep(page, 9);
    await expect.poll(async () => (await marks(page)).length).toBe(64);
  });
});
