import type { Page } from '@playwright/test';
import { overlappingControls, scrolls, seenTexts } from './support/inspect.ts';
import { button, expectStep, narration } from './support/lattice.ts';
import {
  asked,
  element,
  elements,
  listOf,
  openPanel,
  openSort,
  picture,
  showSort,
  type,
} from './support/quicksort.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const small = '#v=1&input=typed&values=4,2,7,3,5,6,1&pivot=first&cursor=5';

/** Expects that only the areas in characters are wider than their room. */
async function expectFits(page: Page, where: string): Promise<void> {
  // A figure takes its new size one animation frame after its box.
  const strange = async () =>
    (await scrolls(page)).filter(
      (one) => /across|page/.test(one) && !['pre across', 'section across'].includes(one),
    );
  await expect.poll(strange, `scrolls ${where}`).toEqual([]);
  await expect.poll(() => overlappingControls(page), `overlaps ${where}`).toEqual([]);
}

test('the card of an element, a refused list and the chart of the seeds fit on a narrow screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openSort(page, small);
  await element(page, 4).click();
  await expect(asked(page, 4)).toBeVisible();
  await expectFits(page, 'asked');
  await page.keyboard.press('Escape');
  const panel = await openPanel(page, 'List');
  await type(panel.getByRole('textbox', { name: 'Or your own numbers' }), 'x'.repeat(60));
  await expect(panel.getByRole('alert')).toBeVisible();
  await expectFits(page, 'refused');
  await showSort(page, '#v=1&length=32&input=time-killer&pivot=middle');
  const lab = await openPanel(page, 'Worst list');
  await button(lab, 'Sort it with each of them').click();
  await expect(lab.locator('svg.chart')).toBeVisible();
  await expectFits(page, 'the chart');
});

test('a frame of any size can be stepped, and shows the card of an element', async ({ page }) => {
  await page.goto(`embed.html?figure=quicksort${small}`);
  await expect(elements(page)).toHaveCount(7);
  for (const [width, height, step] of [
    [320, 400, 6],
    [480, 360, 7],
    [800, 450, 8],
  ] as const) {
    await page.setViewportSize({ width, height });
    await button(page, 'forward').click();
    await expectStep(page, step);
    await element(page, 2).click();
    await expect(asked(page, 2)).toBeVisible();
    await expect(async () => {
      expect(await scrolls(page), `scrollbars at ${width}`).toEqual([]);
      const cut = (await seenTexts(page)).filter((text) => text.cut).map(({ text }) => text);
      expect(cut, `cut at ${width}`).toEqual([]);
    }).toPass({ timeout: 5000, intervals: [30, 100, 300] });
    await button(asked(page, 2), 'close').click();
    await expect(asked(page, 2)).toBeHidden();
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  const tap = async (page: Page, place: number) => {
    await element(page, place).scrollIntoViewIfNeeded();
    const box = await element(page, place).boundingBox();
    if (!box) throw new Error('no such element');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height - 2);
  };

  test('a finger opens a card, swaps two elements, chooses a pivot and uses the picture', async ({
    page,
  }) => {
    await openSort(page, small);
    await test.step('a touch opens the card of an element, also above a low bar', async () => {
      await tap(page, 3);
      await expect(asked(page, 3)).toBeVisible();
      await button(asked(page, 3), 'close').tap();
      await expect(asked(page, 3)).toBeHidden();
      // The bar of 1 is low: a finger may be above it.
      const place = (await listOf(page)).indexOf(1) + 1;
      await picture(page).evaluate((svg) => svg.scrollIntoView({ block: 'center' }));
      const box = await element(page, place).boundingBox();
      const room = await picture(page).boundingBox();
      await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 2, (room?.y ?? 0) + 30);
      await expect(asked(page, place)).toBeVisible();
      await button(asked(page, place), 'close').tap();
    });
    await test.step('two elements are swapped', async () => {
      await tap(page, 1);
      await button(page, 'Swap it with another, to see what breaks').tap();
      await tap(page, 7);
      await expect(narration(page)).toContainText('You have swapped places 1 and 7');
    });
    await test.step('a pivot is chosen', async () => {
      await showSort(page, '#v=1&input=typed&values=4,2,6,1,3,7,5&pivot=hand');
      await tap(page, 1);
      await expect(page).toHaveURL(/picks=1\b/);
    });
    await test.step('a touch goes to that moment of the picture, and the buttons step', async () => {
      await showSort(page, '#v=1&length=300');
      await button(page, 'last').tap();
      await expect(narration(page)).toContainText('The list is sorted');
      await button(page, 'back').tap();
      await expect(narration(page)).not.toContainText('The list is sorted');
      await picture(page).scrollIntoViewIfNeeded();
      const room = await picture(page).boundingBox();
      if (!room) throw new Error('no picture');
      const before = await page.getByRole('slider').inputValue();
      await page.touchscreen.tap(room.x + room.width / 2, room.y + room.height - 60);
      await expect(page.getByRole('slider')).not.toHaveValue(before);
      await button(page, 'first').tap();
      await expectStep(page, 0);
    });
  });
});
