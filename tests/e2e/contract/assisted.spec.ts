/** What helps a reader: a way past the header, keys from anywhere in the figure, forced colours and letters twice as large. */
import {
  overlappingControls,
  overlappingTexts,
  scrolls,
  seenTexts,
  tabRound,
} from '../support/inspect.ts';
import { expect, test } from '../support/test.ts';
import { exhibits } from './exhibits.ts';
import { Figure } from './figure.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const exhibit of exhibits) {
  test(`${exhibit.slug}: the keyboard goes straight to the figure, and steps it from every control`, async ({
    page,
  }) => {
    const figure = await new Figure(page, exhibit).open(exhibit.midway);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('button', { name: figure.words.text('skip-to-figure') });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    const sheet = figure.element.locator('.sheet');
    await expect(sheet).toBeFocused();
    await expect(sheet).toHaveCSS('outline-style', 'solid');
    // The picture is one stop, after the buttons that stand over it, and the next one is past it.
    const inPicture = () =>
      figure.element.evaluate((it) => it.shadowRoot?.activeElement?.matches('svg.picture *'));
    for (let stops = 0; stops < 3 && !(await inPicture()); stops += 1)
      await page.keyboard.press('Tab');
    expect(await inPicture()).toBe(true);
    const from = await figure.step();
    await page.keyboard.press(',');
    await figure.expectStep(from - 1);
    await page.keyboard.press('Tab');
    expect(await inPicture()).toBe(false);
    await figure.button('transport-first').focus();
    await page.keyboard.press('.');
    await figure.expectStep(from);
    // The slider says its step and how many there are.
    const slider = figure.element.locator('.scrubber input');
    await slider.focus();
    await page.keyboard.press(',');
    await figure.expectStep(from - 1);
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      figure.words.text('transport-at', {
        step: from - 1,
        steps: Number(await slider.getAttribute('max')),
      }),
    );
  });

  test(`${exhibit.slug}: forced colours and letters twice as large leave all of it to be seen`, async ({
    page,
  }) => {
    // High enough for all of the figure.
    await page.setViewportSize({ width: 1280, height: 2600 });
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const figure = await new Figure(page, exhibit).open(exhibit.midway);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    // The figure takes its new room in the next frame.
    await figure.element.evaluate(
      () => new Promise((come) => requestAnimationFrame(() => requestAnimationFrame(come))),
    );
    const host = `appleyard-${exhibit.slug}`;
    await expect.poll(() => overlappingTexts(page, host)).toEqual([]);
    expect.soft((await scrolls(page)).filter((one) => /page/.test(one))).toEqual([]);
    expect.soft((await seenTexts(page, host)).filter(({ cut }) => cut)).toEqual([]);
    expect.soft(await overlappingControls(page)).toEqual([]);
    const { missed, unmarked } = await tabRound(page);
    expect.soft(missed, 'controls that Tab does not reach').toEqual([]);
    expect.soft(unmarked, 'controls without a visible focus').toEqual([]);
    // An open tab differs by more than a colour that is not there.
    const tab = figure.element.locator('.tabs button').first();
    const look = () =>
      tab.evaluate((one) => {
        const { color, backgroundColor } = getComputedStyle(one);
        return `${color} on ${backgroundColor}`;
      });
    const closed = await look();
    await tab.click();
    await expect(figure.panel).toBeVisible();
    await figure.picture.hover();
    expect(await look()).not.toBe(closed);
  });
}

test('the keyboard goes past the list of exhibits on the pages without one', async ({ page }) => {
  for (const path of ['', 'embedding/']) {
    await page.goto(`${path}?lang=en`);
    await expect(page.getByRole('main')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Skip to the content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  }
});
