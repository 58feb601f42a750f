import type { Page } from '@playwright/test';
import { full } from './support/full.ts';
import {
  anyWhy,
  board,
  button,
  focusBoard,
  narration,
  openLattice,
  point,
  showScene,
  whyOf,
} from './support/lattice.ts';
import { canvas, type Grid, gridOf, lightness, painted, showAt } from './support/raster.ts';
import { expect, test } from './support/test.ts';

const queen = '#v=1&moves=-1,0*_0,-1*_-1,-1*&end=normal&columns=4096&rows=4096';

/** The queen’s cold pairs by Wythoff’s formula: k times the golden ratio, rounded down, and k more. */
const golden = (1 + Math.sqrt(5)) / 2;
const cold = new Set(
  Array.from({ length: 2000 }, (_, k) => {
    const a = Math.floor(k * golden);
    return [`${a},${a + k}`, `${a + k},${a}`];
  }).flat(),
);

/** The places that the test looks at: the last corner, the first one, and some cold pairs. */
const ends = [
  [4095, 4095],
  [12, 12],
] as const;
const inside = [2427, 3927] as const;
const steep = [4090, 2528] as const;

/** The points around one whose squares are wholly visible and not under the labels. */
async function around(page: Page, grid: Grid, [m, n]: readonly [number, number]) {
  const [width = 0, height = 0, columns = 0, rows = 0] = await board(page).evaluate((picture) =>
    ['width', 'height', 'aria-colcount', 'aria-rowcount'].map((name) =>
      Number(picture.getAttribute(name)),
    ),
  );
  const points: [number, number][] = [];
  for (let a = Math.max(0, m - 60); a < Math.min(m + 60, columns); a += 1) {
    for (let b = Math.max(0, n - 60); b < Math.min(n + 60, rows); b += 1) {
      const [x, y] = [grid.x(a), grid.y(b)];
      if (x > 50 && x < width - 20 && y > 10 && y < height - 40) points.push([a, b]);
    }
  }
  return points;
}

test('a picture of 4096 × 4096 shows the cold pairs only, wherever it is magnified', async ({
  page,
}) => {
  await openLattice(page, queen);
  await painted(page);
  await expect(board(page)).toHaveAttribute('aria-colcount', '4096');
  await expect(narration(page)).toContainText('Every point is coloured');
  const rest = await gridOf(page);
  for (const at of full ? [inside, steep, ...ends] : ends) {
    await test.step(`around (${at.join(', ')})`, async () => {
      const grid = await showAt(page, queen, at, 6500, rest);
      expect(grid.step).toBeGreaterThan(4);
      const points = await around(page, grid, at);
      expect(points.length).toBeGreaterThan(500);
      const light = await lightness(
        page,
        points.map(([m, n]) => ({ x: grid.x(m), y: grid.y(n) })),
      );
      const dark = points.filter((_, i) => (light[i] ?? 0) < 150).map(String);
      expect(dark).toEqual(points.map(String).filter((one) => cold.has(one)));
      const pale = light.filter((_, i) => !cold.has(String(points[i])));
      expect(Math.min(...pale)).toBeGreaterThan(190);
    });
  }
  await test.step('a click explains the point under it', async () => {
    const grid = await gridOf(page);
    const box = await board(page).boundingBox();
    for (const [m, n, verdict] of [
      [3, 5, 'lost'],
      [12, 19, 'won'],
      [11, 18, 'lost'],
    ] as const) {
      await page.mouse.click((box?.x ?? 0) + grid.x(m), (box?.y ?? 0) + grid.y(n));
      await expect(whyOf(page, m, n).getByRole('heading')).toContainText(
        `(${m}, ${n}) is ${verdict}`,
      );
      await button(page, 'close').click();
    }
  });
  await test.step('dragging moves the magnified picture and explains nothing', async () => {
    const before = await gridOf(page);
    const box = await board(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 500, (box?.y ?? 0) + 200];
    await page.mouse.move(x, y);
    await page.mouse.down();
    // The view is at the lower left edge, so it can move only left and down.
    await page.mouse.move(x - 90, y + 40, { steps: 4 });
    await page.mouse.up();
    await expect(async () => {
      const after = await gridOf(page);
      expect(after.step).toBeCloseTo(before.step, 5);
      expect(after.x(20) - before.x(20)).toBeCloseTo(-90, 0);
      expect(after.y(20) - before.y(20)).toBeCloseTo(40, 0);
    }).toPass();
    await expect(anyWhy(page)).toBeHidden();
  });
});

test('the keyboard walks on a large picture, hears each point, asks why, and magnifies until there are marks', async ({
  page,
}) => {
  await openLattice(page, queen);
  await painted(page);
  await expect(page.locator('.legend')).toContainText('Each pixel is');
  await focusBoard(page);
  await expect(point(page, 0, 0)).toBeFocused();
  for (const key of ['ArrowRight', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  await expect(point(page, 1, 2)).toBeFocused();
  await expect(board(page).getByRole('gridcell')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(whyOf(page, 1, 2).getByRole('heading')).toContainText('(1, 2) is lost');
  await page.keyboard.press('Escape');
  await expect(point(page, 1, 2)).toBeFocused();
  await expect(point(page, 1, 2)).toHaveAttribute('aria-label', '(1, 2): lost');
  await page.keyboard.press('ArrowRight');
  await expect(point(page, 2, 2)).toHaveAttribute('aria-label', '(2, 2): won');

  await test.step('the magnified picture has marks, and the link holds the view', async () => {
    await focusBoard(page);
    for (let i = 0; i < 20; i += 1) await page.keyboard.press('+');
    await expect(canvas(page)).toHaveCount(0);
    const marked = board(page).getByRole('gridcell');
    await expect.poll(() => marked.count()).toBeGreaterThan(100);
    const marksNow = () =>
      marked.evaluateAll((all) =>
        all.map((cell) => [
          cell.id.slice(1).replace('-', ','),
          cell.getAttribute('aria-label') ?? '',
        ]),
      );
    // The view has arrived, and the core has answered for each mark.
    await expect
      .poll(async () => (await marksNow()).every(([, label]) => /: (lost|won)$/.test(label ?? '')))
      .toBe(true);
    const cells = await marksNow();
    for (const [at = '', label] of cells) {
      expect(label, at).toBe(`(${at.replace(',', ', ')}): ${cold.has(at) ? 'lost' : 'won'}`);
    }
    const link = await page
      .locator('appleyard-lattice')
      .evaluate((figure: Element & Partial<{ currentLink(): string }>) => figure.currentLink?.());
    expect(link).toMatch(/view=\d+,\d+,\d+/);
    await showScene(page, '#v=1');
    await showScene(page, link ?? '');
    await expect.poll(marksNow).toEqual(cells);
  });
});
