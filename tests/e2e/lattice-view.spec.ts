import {
  anyWhy,
  board,
  button,
  focusBoard,
  mark,
  marks,
  middleOf,
  openLattice,
  openPanel,
  spread,
} from './support/lattice.ts';
import { expect, test } from './support/test.ts';

test.describe('magnifying', () => {
  test('the wheel magnifies with Ctrl and scrolls the page without', async ({ page }) => {
    await openLattice(page);
    const before = await spread(page);
    const exactly = await middleOf(page, 10, 6);
    const [x, y] = [Math.round(exactly.x), Math.round(exactly.y)];
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await spread(page)).toBeCloseTo(before, 1);
    await page.mouse.wheel(0, -200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -40);
    await page.keyboard.up('Control');
    await expect.poll(() => spread(page)).toBeGreaterThan(before * 1.3);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // What is under the pointer stays there.
    const after = await middleOf(page, 10, 6);
    expect(Math.hypot(after.x - x, after.y - y)).toBeLessThan(2);
  });

  test('by + - 0 while the board has focus', async ({ page }) => {
    await openLattice(page);
    const before = await spread(page);
    await focusBoard(page);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(() => spread(page)).toBeCloseTo(before * 2.25, 0);
    await page.keyboard.press('-');
    await expect.poll(() => spread(page)).toBeCloseTo(before * 1.5, 0);
    await page.keyboard.press('0');
    await expect.poll(() => spread(page)).toBeCloseTo(before, 1);
  });

  test('by buttons in the settings', async ({ page }) => {
    await openLattice(page);
    const settings = await openPanel(page, 'Settings');
    const before = await spread(page);
    await settings.getByRole('button', { name: 'larger' }).click();
    await expect.poll(() => spread(page)).toBeCloseTo(before * 1.5, 0);
    await settings.getByRole('button', { name: 'show all' }).click();
    await expect.poll(() => spread(page)).toBeCloseTo(before, 1);
  });

  test('dragging moves what is magnified and asks nothing', async ({ page }) => {
    await openLattice(page);
    const before = await spread(page);
    await focusBoard(page);
    await page.keyboard.press('+');
    await expect.poll(() => spread(page)).toBeGreaterThan(before * 1.4);
    const { x, y } = await middleOf(page, 10, 6);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 90, y + 40, { steps: 4 });
    await page.mouse.up();
    await expect
      .poll(async () => {
        const now = await middleOf(page, 10, 6);
        return [Math.round(now.x - x), Math.round(now.y - y)];
      })
      .toEqual([-90, 40]);
    await expect(anyWhy(page)).toBeHidden();
  });

  test('dragging at rest moves nothing', async ({ page }) => {
    await openLattice(page);
    const { x, y } = await middleOf(page, 10, 6);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 90, y, { steps: 4 });
    await page.mouse.up();
    expect((await middleOf(page, 10, 6)).x).toBeCloseTo(x, 0);
  });

  test('the mark that has the keyboard is in sight', async ({ page }) => {
    await openLattice(page, '#v=1&view=400,50000,50000');
    const inSight = (m: number, n: number) =>
      expect
        .poll(async () => {
          const plate = await board(page).boundingBox();
          const { x, y } = await middleOf(page, m, n);
          if (!plate || y < 0 || y > 720) return false;
          const across = x > plate.x && x < plate.x + plate.width;
          return across && y > plate.y && y < plate.y + plate.height;
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

  test('the keyboard goes on while what moves the view is still on its way', async ({ page }) => {
    let arrive = (): void => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/gestures-[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await openLattice(page, '#v=1&view=400,50000,50000');
    await focusBoard(page);
    for (let m = 11; m <= 16; m += 1) {
      await page.keyboard.press('ArrowRight');
      await expect(mark(page, m, 6)).toBeFocused();
    }
    arrive();
    await expect(mark(page, 16, 6)).toBeFocused();
  });
});

test.describe('the size of the plate', () => {
  test('changes with its fields', async ({ page }) => {
    await openLattice(page);
    const settings = await openPanel(page, 'Settings');
    const columns = settings.getByRole('textbox', { name: 'points across' });
    await columns.fill('8');
    await columns.press('Enter');
    await expect.poll(async () => (await marks(page)).length).toBe(8 * 13);
    const rows = settings.getByRole('textbox', { name: 'points up' });
    await rows.fill('40');
    await rows.press('Enter');
    await expect.poll(async () => (await marks(page)).length).toBe(8 * 40);
    await expect(page.getByText('7 whole apples on the table.')).toBeVisible();
  });

  test('keeps bad input as typed and says what is allowed', async ({ page }) => {
    await openLattice(page);
    const settings = await openPanel(page, 'Settings');
    const columns = settings.getByRole('textbox', { name: 'points across' });
    for (const typed of ['seven', '4097', '7', '', '1e1', '12.5']) {
      await columns.fill(typed);
      await columns.press('Tab');
      await expect(settings.getByRole('alert')).toHaveText(/8 to 4096/);
      await expect(columns).toHaveValue(typed);
      await expect(columns).toHaveAccessibleDescription(/8 to 4096/);
    }
    expect(await marks(page)).toHaveLength(273);
    await columns.fill('9');
    await columns.press('Tab');
    await expect(settings.getByRole('alert')).toHaveCount(0);
    await expect.poll(async () => (await marks(page)).length).toBe(9 * 13);
  });

  test('keeps the cursor where it fits', async ({ page }) => {
    await openLattice(page, '#v=1&cursor=50');
    const settings = await openPanel(page, 'Settings');
    const columns = settings.getByRole('textbox', { name: 'points across' });
    await columns.fill('30');
    await columns.press('Enter');
    await expect.poll(async () => (await marks(page)).length).toBe(390);
    const coloured = (await marks(page)).filter(({ state }) => state !== 'not coloured yet');
    expect(coloured).toHaveLength(50);
    await expect(button(page, 'play')).toBeVisible();
  });
});
