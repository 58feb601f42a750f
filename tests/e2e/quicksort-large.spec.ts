import type { Page } from '@playwright/test';
import { button, expectStep, narration, slider } from './support/lattice.ts';
import {
  board,
  brief,
  canvas,
  element,
  elements,
  expectList,
  listOf,
  notices,
  openPanel,
  openSort,
  plate,
  seek,
  stepsOf,
  type,
} from './support/quicksort.ts';
import { exportedRows, replay } from './support/replay.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const now = (page: Page) => plate(page).locator('path.now');

/** The picture is painted, in more than one colour. */
async function expectPainted(page: Page): Promise<void> {
  await expect(canvas(page)).toHaveAttribute('data-settled', 'true', { timeout: 20_000 });
  expect((await paints(page)).length).toBeGreaterThan(1);
}

/** The colours of the picture, the most frequent first; transparent is none. */
function paints(page: Page): Promise<string[]> {
  return canvas(page).evaluate((one: HTMLCanvasElement) => {
    // A copy, made to be read.
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
  const picture = await pictureBox(page);
  const y = Number(/M[\d.-]+ ([\d.]+)/.exec((await now(page).getAttribute('d')) ?? '')?.[1]);
  const box = await plate(page).boundingBox();
  return (y - (picture.top - (box?.y ?? 0))) / picture.height;
}

/** Where the picture is in the viewport: what of the canvas is painted. */
async function pictureBox(page: Page) {
  await plate(page).scrollIntoViewIfNeeded();
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

for (const length of [65, 200, 512]) {
  test(`${length} elements are bars, with a picture of the whole run`, async ({ page }) => {
    await openSort(page, `#v=1&length=${length}`);
    await expect(elements(page)).toHaveCount(length);
    await expectPainted(page);
    await expect(board(page).locator('.pressed')).toHaveCount(0);
    await expect(board(page).locator('text.value')).toHaveCount(0);
    await expectList(
      page,
      Array.from({ length }, (_, i) => i + 1),
    );
    await element(page, length).click({ force: true });
    await expect(page.getByRole('region', { name: /^Place \d+$/ })).toBeVisible();
  });
}

test('128 elements can be stepped through, there and back', async ({ page }) => {
  await openSort(page, '#v=1&length=128&cursor=0');
  const lists = replay(await listOf(page), await exportedRows(page));
  for (const step of [1, 130, 131, 700, 2]) {
    await seek(page, step);
    await expectList(page, lists[step] ?? []);
  }
  await button(page, 'back').click();
  await expectList(page, lists[1] ?? []);
  await button(page, 'last').click();
  await expectList(page, lists.at(-1) ?? []);
});

for (const length of [513, 20_000, 100_000]) {
  test(`${length} elements are a picture that can be used`, async ({ page }) => {
    test.slow();
    await openSort(page, `#v=1&length=${length}`);
    const count = length >= 10_000 ? length.toLocaleString('en') : String(length);
    await expect(plate(page)).toHaveAccessibleName(
      new RegExp(`A list of (${count}|${length}) elements`),
    );
    await expect(elements(page)).toHaveCount(0);
    await expectPainted(page);
    const steps = await stepsOf(page);
    expect(steps).toBeGreaterThan(length * Math.log2(length) * 0.8);
    await expect(narration(page)).toContainText('Sorted. Comparisons');
    expect(await cursorDown(page)).toBeCloseTo(1, 1);
    // A click in it goes there.
    const { top, height, middle } = await pictureBox(page);
    await page.mouse.click(middle, top + height * 0.5);
    await expect
      .poll(async () => Number(await slider(page).inputValue()) / steps)
      .toBeCloseTo(0.5, 1);
    await expect(narration(page)).not.toContainText('Sorted. Comparisons');
    await expect.poll(() => cursorDown(page)).toBeCloseTo(0.5, 1);
    // Scrubbing too.
    for (const part of [0.1, 0.9, 0.33]) {
      await slider(page).fill(String(Math.round(part * steps)));
      await expect.poll(() => cursorDown(page)).toBeCloseTo(part, 1);
    }
    // And stepping.
    const here = Number(await slider(page).inputValue());
    await button(page, 'forward').click();
    await expectStep(page, here + 1);
    await expect(narration(page)).toContainText(/pivot|compared/);
    await slider(page).focus();
    await page.keyboard.press('Home');
    await expectStep(page, 0);
    await expect(narration(page)).toContainText('One of them becomes the pivot.');
  });
}

test('the picture is coloured by area or by value', async ({ page }) => {
  await openSort(page, '#v=1&length=2000');
  await expectPainted(page);
  const byArea = await paints(page);
  const panel = await openPanel(page, 'Settings');
  await panel.getByRole('radio', { name: 'by value' }).check();
  await expect(page).toHaveURL(/colour=value/);
  await expect.poll(async () => (await paints(page)).join() === byArea.join()).toBe(false);
  // A ramp has many.
  await expect.poll(async () => (await paints(page)).length).toBeGreaterThan(20);
  await expect(page.locator('.legend')).toContainText('coloured by its value');
  await panel.getByRole('radio', { name: 'by area' }).check();
  await expect.poll(async () => (await paints(page)).join()).toBe(byArea.join());
});

test('the picture follows the theme, and the width of the page', async ({ page }) => {
  await openSort(page, '#v=1&length=2000');
  await expectPainted(page);
  const light = (await paints(page)).join();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect.poll(async () => (await paints(page)).join() === light).toBe(false);
  await page.setViewportSize({ width: 500, height: 800 });
  await expect
    .poll(async () => {
      const [drawn, room] = [await canvas(page).boundingBox(), await plate(page).boundingBox()];
      return Math.abs((drawn?.width ?? 0) - (room?.width ?? 1));
    })
    .toBeLessThan(2);
  await expectPainted(page);
});

test('the theme of the page recolours the picture', async ({ page }) => {
  await openSort(page, '#v=1&length=2000');
  await expectPainted(page);
  const light = (await paints(page)).join();
  await page.getByRole('combobox', { name: 'Light or dark' }).selectOption('dark');
  await expect.poll(async () => (await paints(page)).join() === light).toBe(false);
});

test.describe('too many steps', () => {
  test('are refused with the limit, and the old figure stays', async ({ page }) => {
    test.slow();
    await openSort(page, '#v=1&length=20000&input=all-equal&scheme=lomuto&pivot=middle&cursor=0');
    await expect(notices(page)).toHaveText(/more than 8,000,000 steps/);
    await openSort(page, '#v=1&length=20000&input=reversed');
    await expectPainted(page);
    const steps = await stepsOf(page);
    const panel = await openPanel(page, 'Sort');
    await panel.getByRole('radio', { name: 'first', exact: true }).check();
    await expect(panel.getByRole('alert')).toHaveText(
      /would take more than 8,000,000 steps, which are too many to record/,
      { timeout: 60_000 },
    );
    expect(await stepsOf(page)).toBe(steps);
    await expect(narration(page)).toContainText('Sorted. Comparisons');
    await expect(brief(page)).not.toContainText('Pivot: first');
    // And it goes on.
    await button(page, 'back').click();
    await expectStep(page, steps - 1);
    await panel.getByRole('radio', { name: 'middle', exact: true }).check();
    await expect(brief(page)).toContainText('Pivot: middle');
    await expect(panel.getByRole('alert')).toHaveCount(0);
  });

  test('by a longer list are refused in the List panel', async ({ page }) => {
    test.slow();
    await openSort(page, '#v=1&length=100&input=sorted&pivot=first');
    const panel = await openPanel(page, 'List');
    const story = await narration(page).innerText();
    expect(story).toContain('Sorted. Comparisons');
    const field = panel.getByRole('textbox', { name: 'Elements' });
    await type(field, '100000');
    await expect(panel.getByRole('alert')).toHaveText(/more than 8,000,000 steps/, {
      timeout: 60_000,
    });
    await expect(plate(page)).toHaveAccessibleName('A list of 100 elements');
    await expect(elements(page)).toHaveCount(100);
    await expect(field).toHaveValue('100000');
    await expect(narration(page)).toHaveText(story, { useInnerText: true });
  });

  test('by a link give a notice and a figure', async ({ page }) => {
    test.slow();
    await openSort(page, '#v=1&length=100000&input=sorted&pivot=first&cursor=77');
    await expect(notices(page)).toHaveText(
      /This list would take more than 8,000,000 steps, which are too many to record\./,
    );
    await expect(board(page)).toBeVisible();
    await expect(elements(page)).toHaveCount(64);
    await button(page, 'dismiss').click();
    await expect(notices(page)).toBeHidden();
    await button(page, 'first').click();
    await expectStep(page, 0);
  });
});
