import type { Page } from '@playwright/test';
import { atComparator } from './support/drawing.ts';
import { overlappingControls, scrolls, seenTexts } from './support/inspect.ts';
import { button, expectStep } from './support/lattice.ts';
import {
  asked,
  bead,
  comparator,
  comparators,
  expectOutcome,
  field,
  keyboardOn,
  openNetwork,
  openPanel,
  press,
  showScene,
  verdict,
} from './support/networks.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Checks that nothing is wider than its room, except elements in `own`, which scroll inside their box. */
async function expectFits(page: Page, where: string, own: readonly string[] = []): Promise<void> {
  // A figure takes its new size one animation frame after its box.
  const across = async () =>
    (await scrolls(page)).filter((one) => /across|page/.test(one) && !own.includes(one));
  await expect.poll(across, `scrolls ${where}`).toEqual([]);
  await expect.poll(() => overlappingControls(page), `overlaps ${where}`).toEqual([]);
}

test('an asked comparator, and a refused list, fit on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openNetwork(page, '#v=1&wires=8');
  await comparator(page, 9).click();
  await expect(asked(page, 9)).toBeVisible();
  await expectFits(page, 'asked');
  await page.keyboard.press('Escape');
  const panel = await openPanel(page, 'text');
  await field(panel, 'text-list').fill('x'.repeat(200));
  await press(panel, 'text-draw').click();
  await expect(panel.getByRole('alert')).toBeVisible();
  await expectFits(page, 'refused', ['pre across', 'div across']);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a comparator can be asked and removed, the buttons step, and a finger scrolls, on an element too', async ({
    page,
  }) => {
    await openNetwork(page, '#v=1&wires=8');
    const { x, y } = await atComparator(page, 10);
    await page.touchscreen.tap(x, y);
    await expect(asked(page, 10)).toBeVisible();
    await press(page, 'take-out').tap();
    await expect(comparators(page)).toHaveCount(18);
    await expectOutcome(page, 'fails');
    await press(verdict(page), 'undo').tap();
    await expect(comparators(page)).toHaveCount(19);
    await button(page, 'back').tap();
    await expectStep(page, 18);

    await page.evaluate(() => scrollTo(0, 0));
    // It starts on an element, of which a finger takes hold only if it rests there.
    const room = await bead(page, 5).boundingBox();
    if (!room) throw new Error('no element');
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) => {
      const touchPoints = y === undefined ? [] : [{ x: room.x + room.width / 2, y }];
      return client.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    const middle = room.y + room.height / 2;
    await touch('touchStart', middle);
    for (let way = 20; way <= 160; way += 20) await touch('touchMove', middle - way);
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(40);
    await expect(comparators(page)).toHaveCount(19);
  });
});

test('in a frame of any size a comparator can be asked and removed, and everything is visible', async ({
  page,
}) => {
  await page.goto('embed.html?figure=networks#v=1&wires=6&cursor=5');
  for (const [width, height] of [
    [320, 400],
    [480, 360],
    [640, 360],
    [800, 450],
  ] as const) {
    await test.step(`${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await showScene(page, 'v=1&wires=6&cursor=5');
      await expect(comparators(page)).toHaveCount(12);
      await button(page, 'forward').click();
      await expectStep(page, 6);
      await comparator(page, 3).click();
      await expect(asked(page, 3)).toBeVisible();
      await expect.poll(() => scrolls(page), 'asked').toEqual([]);
      const cut = async () =>
        (await seenTexts(page)).filter((text) => text.cut).map(({ text }) => text);
      await expect.poll(cut, 'cut when asked').toEqual([]);
      await press(asked(page, 3), 'take-out').click();
      await expect(comparators(page)).toHaveCount(11);
      await expectOutcome(page, 'fails');
      await keyboardOn(page, 'w0');
      await page.keyboard.press('Control+z');
      await expect(comparators(page)).toHaveCount(12);
      await page.getByRole('slider').press('Home');
      await expectStep(page, 0);
      await expect.poll(() => scrolls(page), 'edited').toEqual([]);
    });
  }
});
