import type { Page } from '@playwright/test';
import {
  anyWhy,
  board,
  button,
  focusBoard,
  mark,
  middleOf,
  often,
  openLattice,
  openPanel,
  point,
  settled,
  showScene,
  spread,
} from './support/lattice.ts';
import { expect, test } from './support/test.ts';

/** Drags from a point of the picture, and returns how far that point moved. */
async function dragged(page: Page, [byX, byY]: readonly [number, number]) {
  const from = await middleOf(page, 10, 6);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + byX, from.y + byY, { steps: 4 });
  await page.mouse.up();
  await settled(page);
  const to = await middleOf(page, 10, 6);
  return [Math.round(to.x - from.x), Math.round(to.y - from.y)];
}

test('wheel, keys and buttons magnify the picture, and dragging moves it', async ({ page }) => {
  await openLattice(page);
  const before = await spread(page);
  await test.step('the wheel magnifies with Ctrl and scrolls the page without', async () => {
    const exactly = await middleOf(page, 10, 6);
    const [x, y] = [Math.round(exactly.x), Math.round(exactly.y)];
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY), often).toBeGreaterThan(0);
    expect(await spread(page)).toBeCloseTo(before, 1);
    await page.mouse.wheel(0, -200);
    await expect.poll(() => page.evaluate(() => scrollY), often).toBe(0);

    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -40);
    await page.keyboard.up('Control');
    await expect.poll(() => spread(page), often).toBeGreaterThan(before * 1.3);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // The point under the pointer stays there.
    const after = await middleOf(page, 10, 6);
    expect(Math.hypot(after.x - x, after.y - y)).toBeLessThan(2);
  });
  await test.step('dragging moves the magnified picture and explains nothing', async () => {
    expect(await dragged(page, [-90, 40])).toEqual([-90, 40]);
    await expect(anyWhy(page)).toBeHidden();
    // A click without a drag asks why.
    await point(page, 10, 6).click();
    await expect(anyWhy(page)).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('0, + and - work while the board has focus', async () => {
    await focusBoard(page);
    await page.keyboard.press('0');
    await expect.poll(() => spread(page), often).toBeCloseTo(before, 1);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(() => spread(page), often).toBeCloseTo(before * 2.25, 0);
    await page.keyboard.press('-');
    await expect.poll(() => spread(page), often).toBeCloseTo(before * 1.5, 0);
    await page.keyboard.press('0');
    await expect.poll(() => spread(page), often).toBeCloseTo(before, 1);
  });
  await test.step('buttons in the settings', async () => {
    const settings = await openPanel(page, 'Settings');
    // Beside the panel the picture is smaller.
    await expect.poll(() => spread(page), often).toBeLessThan(before);
    const whole = await spread(page);
    await settings.getByRole('button', { name: 'larger' }).click();
    await expect.poll(() => spread(page), often).toBeCloseTo(whole * 1.5, 0);
    await settings.getByRole('button', { name: 'show all' }).click();
    await expect.poll(() => spread(page), often).toBeCloseTo(whole, 1);
    await button(page, 'More').click();
    await expect.poll(() => spread(page), often).toBeCloseTo(before, 1);
  });
  await test.step('dragging moves nothing at rest, because the whole picture is visible', async () => {
    expect(await dragged(page, [-90, 0])).toEqual([0, 0]);
  });
  await test.step('the mark with the keyboard focus is visible', async () => {
    await showScene(page, '#v=1&view=400,50000,50000&ask=10,6');
    await page.keyboard.press('Escape');
    const inSight = (m: number, n: number) =>
      expect
        .poll(async () => {
          const picture = await board(page).boundingBox();
          const { x, y } = await middleOf(page, m, n);
          if (!picture || y < 0 || y > 720) return false;
          const across = x > picture.x && x < picture.x + picture.width;
          return across && y > picture.y && y < picture.y + picture.height;
        })
        .toBe(true);
    await focusBoard(page);
    await expect(mark(page, 10, 6)).toBeFocused();
    await inSight(10, 6);
    for (let m = 11; m <= 16; m += 1) {
      await page.keyboard.press('ArrowRight');
      await expect(mark(page, m, 6)).toBeFocused();
    }
    await inSight(16, 6);
  });
});
