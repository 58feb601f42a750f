import type { Page } from '@playwright/test';
import { full } from './support/full.ts';
import { button, expectStep, narration, slider } from './support/lattice.ts';
import {
  board,
  brief,
  canvas,
  element,
  elements,
  expectList,
  notices,
  openPanel,
  openSort,
  picture,
  seek,
  showSort,
  stepsOf,
  type,
} from './support/quicksort.ts';
import { listsOf, sortOf } from './support/sorted.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const now = (page: Page) => picture(page).locator('path.now');

/** Waits until the picture is painted in more than one colour. */
async function expectPainted(page: Page): Promise<void> {
  await expect(canvas(page)).toHaveAttribute('data-settled', 'true', { timeout: 20_000 });
  expect((await paints(page)).length).toBeGreaterThan(1);
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
  const painted = await paintedBox(page);
  const y = Number(/M[\d.-]+ ([\d.]+)/.exec((await now(page).getAttribute('d')) ?? '')?.[1]);
  const box = await picture(page).boundingBox();
  return (y - (painted.top - (box?.y ?? 0))) / painted.height;
}

/** The painted part of the canvas, in the viewport. */
async function paintedBox(page: Page) {
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

const upTo = (length: number) => Array.from({ length }, (_, i) => i + 1);

test('a list of 65 to 512 elements has bars that can be stepped, and a picture of the whole run', async ({
  page,
}) => {
  await openSort(page, '#v=1&length=65');
  for (const length of full ? [65, 200, 512] : [65, 512]) {
    await test.step(`${length} elements`, async () => {
      await showSort(page, `#v=1&length=${length}`);
      await expect(elements(page)).toHaveCount(length);
      await expectPainted(page);
      await button(page, 'last').click();
      await expect(board(page).locator('text.value')).toHaveCount(0);
      await expectList(page, upTo(length));
      await element(page, length).click({ force: true });
      await expect(page.getByRole('region', { name: /^Place \d+$/ })).toBeVisible();
    });
  }
  await test.step('the steps go forward and back', async () => {
    const scene = '#v=1&length=128';
    await showSort(page, `${scene}&cursor=0`);
    const lists = listsOf(sortOf(scene));
    for (const step of [1, 130, 131, 700, 2]) {
      await seek(page, step);
      await expectList(page, lists[step] ?? []);
    }
    await button(page, 'back').click();
    await expectList(page, lists[1] ?? []);
    await button(page, 'last').click();
    await expectList(page, upTo(128));
  });
  await test.step('few elements have their values below them', async () => {
    await showSort(page, '#v=1&length=8');
    await expect(board(page).locator('text.value')).toHaveCount(8);
  });
});

test('a list of 513 to 100,000 elements has a picture that can be used, and a tree', async ({
  page,
}) => {
  await openSort(page, '#v=1&length=512');
  await expect(elements(page)).toHaveCount(512);
  for (const length of full ? [513, 20_000, 100_000] : [513, 100_000]) {
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
      const { top, height, middle } = await paintedBox(page);
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
  const light = await paint(page);
  await test.step('by area or by value', async () => {
    const panel = await openPanel(page, 'Settings');
    await panel.getByRole('radio', { name: 'by value' }).check();
    await expect(page).toHaveURL(/colour=value/);
    // A ramp has many colours.
    await expect.poll(async () => (await paints(page)).length).toBeGreaterThan(20);
    await expect(page.locator('.legend')).toContainText(
      'small values are pale and large ones dark',
    );
    await panel.getByRole('radio', { name: 'by area' }).check();
    await expect.poll(() => paint(page)).toBe(light);
    await expect(page.locator('.legend')).toContainText('not looked at');
  });
  await test.step('the theme of the page', async () => {
    const theme = page.getByRole('combobox', { name: 'Light or dark' });
    const usual = await theme.inputValue();
    await theme.selectOption('dark');
    await expect.poll(() => paint(page)).not.toBe(light);
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

test('a run with too many steps is refused with the limit, by link, by sort and by list, and the figure stays', async ({
  page,
}) => {
  const tooMany = /would take more than 8,000,000 steps, which are too many to record/;
  await test.step('by a link', async () => {
    await openSort(page, '#v=1&length=100000&input=sorted&pivot=first&cursor=77');
    await expect(notices(page)).toHaveText(tooMany);
    await expect(elements(page)).toHaveCount(24);
    await button(page, 'dismiss').click();
    await expect(notices(page)).toBeHidden();
    await expectStep(page, 0);
  });
  await test.step('by another pivot', async () => {
    await showSort(page, '#v=1&length=20000&input=reversed');
    await expectPainted(page);
    const steps = await stepsOf(page);
    await button(page, 'last').click();
    const panel = await openPanel(page, 'Sort');
    await panel.getByRole('radio', { name: 'first', exact: true }).check();
    await expect(panel.getByRole('alert')).toHaveText(tooMany, { timeout: 60_000 });
    expect(await stepsOf(page)).toBe(steps);
    await expect(narration(page)).toContainText('The list is sorted');
    await expect(brief(page)).not.toContainText('Pivot:');
    // The old run can still be stepped.
    await button(page, 'back').click();
    await expectStep(page, steps - 1);
    await panel.getByRole('radio', { name: 'middle', exact: true }).check();
    await expect(brief(page)).toContainText('Pivot: middle');
    await expect(panel.getByRole('alert')).toHaveCount(0);
  });
  await test.step('by a longer list', async () => {
    await showSort(page, '#v=1&length=100&input=sorted&pivot=first');
    const panel = await openPanel(page, 'List');
    await button(page, 'last').click();
    await expect(narration(page)).toContainText('The list is sorted');
    const story = await narration(page).innerText();
    expect(story).toContain('The list is sorted');
    const field = panel.getByRole('textbox', { name: 'Elements' });
    await type(field, '100000');
    await expect(panel.getByRole('alert')).toHaveText(tooMany, { timeout: 60_000 });
    await expect(elements(page)).toHaveCount(100);
    await expect(field).toHaveValue('100000');
    await expect(narration(page)).toHaveText(story, { useInnerText: true });
  });
});
