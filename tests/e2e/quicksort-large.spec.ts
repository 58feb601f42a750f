import type { Page } from '@playwright/test';
import { full } from './support/full.ts';
import { button, expectStep, narration, slider } from './support/lattice.ts';
import {
  brief,
  canvas,
  elements,
  openPanel,
  openSort,
  picture,
  showSort,
  stepsOf,
} from './support/quicksort.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const now = (page: Page) => picture(page).locator('path.now');

/** Waits until the picture is painted in more than one colour. */
async function expectPainted(page: Page): Promise<void> {
  await expect(canvas(page)).toHaveAttribute('data-settled', 'true', { timeout: 20_000 });
  await expect.poll(async () => (await paints(page)).length).toBeGreaterThan(1);
}

const paint = async (page: Page) => (await paints(page)).join();

/** The colours of the picture, the most frequent first, without transparent pixels. */
function paints(page: Page): Promise<string[]> {
  return canvas(page).evaluate((one: HTMLCanvasElement) => {
    // Only a copy is made for reading.
    const copy = new OffscreenCanvas(one.width, one.height);
    const context = copy.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    context.drawImage(one, 0, 0);
    const { data } = context.getImageData(0, 0, one.width, one.height);
    const found = new Map<string, number>();
    for (let i = 0; i < data.length; i += 4) {
      if (data[i + 3] === 0) continue;
      const paint = `${data[i]},${data[i + 1]},${data[i + 2]}`;
      found.set(paint, (found.get(paint) ?? 0) + 1);
    }
    return [...found].sort(([, a], [, b]) => b - a).map(([paint]) => paint);
  });
}

/** How far down the picture the cursor is drawn, from 0 to 1. */
async function cursorDown(page: Page): Promise<number> {
  const painted = await pictureBox(page);
  const y = Number(/M[\d.-]+ ([\d.]+)/.exec((await now(page).getAttribute('d')) ?? '')?.[1]);
  const box = await picture(page).boundingBox();
  return (y - (painted.top - (box?.y ?? 0))) / painted.height;
}

/** The painted part of the canvas, in the viewport. */
async function pictureBox(page: Page) {
  await picture(page).scrollIntoViewIfNeeded();
  return canvas(page).evaluate((one: HTMLCanvasElement) => {
    const { width, height } = one;
    const context = new OffscreenCanvas(1, height).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    context.drawImage(one, -Math.round(width / 2), 0);
    const column = context.getImageData(0, 0, 1, height).data;
    const painted = Array.from({ length: height }, (_, y) => column[4 * y + 3] !== 0);
    const scale = one.getBoundingClientRect().height / height;
    const [first, last] = [painted.indexOf(true), painted.lastIndexOf(true)];
    const { top, left, width: wide } = one.getBoundingClientRect();
    return {
      top: top + first * scale,
      height: (last + 1 - first) * scale,
      left,
      middle: left + wide / 2,
    };
  });
}

test('a list of 513 to 100,000 elements has a picture that can be used, and a tree', async ({
  page,
}) => {
  await openSort(page, '#v=1&length=512');
  await expect(elements(page)).toHaveCount(512);
  for (const length of full ? [513, 20_000, 100_000] : [100_000]) {
    await test.step(`${length} elements`, async () => {
      await showSort(page, `#v=1&length=${length}`);
      const count = length >= 10_000 ? length.toLocaleString('en') : String(length);
      await expect(picture(page)).toHaveAccessibleName(`A list of ${count} elements`);
      await expect(elements(page)).toHaveCount(0);
      await expectPainted(page);
      const steps = await stepsOf(page);
      expect(steps).toBeGreaterThan(length * Math.log2(length) * 0.8);
      await button(page, 'last').click();
      await expect(narration(page)).toContainText('The list is sorted');
      await expect.poll(() => cursorDown(page)).toBeCloseTo(1, 1);
      // A click in the picture goes to that moment.
      const { top, height, middle } = await pictureBox(page);
      await page.mouse.click(middle, top + height * 0.5);
      await expect
        .poll(async () => Number(await slider(page).inputValue()) / steps)
        .toBeCloseTo(0.5, 1);
      await expect(narration(page)).not.toContainText('The list is sorted');
      await expect.poll(() => cursorDown(page)).toBeCloseTo(0.5, 1);
      // So does the scrubber.
      for (const part of [0.1, 0.9]) {
        await slider(page).fill(String(Math.round(part * steps)));
        await expect.poll(() => cursorDown(page)).toBeCloseTo(part, 1);
      }
      // So do the buttons.
      const here = Number(await slider(page).inputValue());
      await button(page, 'forward').click();
      await expectStep(page, here + 1);
      await expect(narration(page)).toContainText(/pivot|compared/);
      await slider(page).focus();
      await page.keyboard.press('Home');
      await expectStep(page, 0);
      await expect(narration(page)).toContainText(
        'The picture below the elements shows the whole run',
      );
      await expect(brief(page)).toContainText(
        'elements, shuffled with seed 1, which fixes the order.',
      );
    });
  }
  await test.step('the tree of 100,000 elements shows its widest parts, and a click goes to them', async () => {
    const panel = await openPanel(page, 'Tree');
    const rects = panel.locator('svg.tree rect');
    await expect.poll(() => rects.count()).toBeGreaterThan(1000);
    const first = Number(await rects.nth(2).getAttribute('data-first'));
    expect(first).toBeGreaterThan(0);
    await rects.nth(2).click();
    await expectStep(page, first);
  });
});

test('the picture is coloured by area or by value, follows the theme, and is as wide as the page', async ({
  page,
}) => {
  await openSort(page, '#v=1&length=2000');
  await expectPainted(page);
  // The picture is narrower beside a panel.
  const panel = await openPanel(page, 'Settings');
  await expectPainted(page);
  const light = await paint(page);
  await test.step('by area or by value', async () => {
    await panel.getByRole('radio', { name: 'by value' }).check();
    await expect(page).toHaveURL(/colour=value/);
    // A ramp has many colours.
    await expect.poll(async () => (await paints(page)).length).toBeGreaterThan(20);
    await expect(page.locator('.legend')).toContainText(
      'small values are pale and large ones dark',
    );
    await panel.getByRole('radio', { name: 'by area' }).check();
    await expect.poll(() => paint(page)).toBe(light);
    // Beside a panel the legend is short; pointers name the other marks.
    await expect(page.locator('.legend')).toContainText('pivot');
  });
  await test.step('the theme of the page', async () => {
    const theme = page.getByRole('combobox', { name: 'Light or dark' });
    const usual = await theme.inputValue();
    await theme.selectOption('dark');
    await expect.poll(() => paint(page)).not.toBe(light);
    await expectPainted(page);
    const dark = await paint(page);
    await theme.selectOption(usual);
    await expect.poll(() => paint(page)).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect.poll(() => paint(page)).toBe(dark);
  });
  await test.step('the width of the page', async () => {
    await page.setViewportSize({ width: 500, height: 800 });
    await expect
      .poll(async () => {
        const [drawn, room] = [await canvas(page).boundingBox(), await picture(page).boundingBox()];
        return Math.abs((drawn?.width ?? 0) - (room?.width ?? 1));
      })
      .toBeLessThan(2);
    await expectPainted(page);
  });
});
