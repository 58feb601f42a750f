import type { Page } from '@playwright/test';
import {
  anyWhy,
  board,
  button,
  expectStep,
  focusBoard,
  narration,
  openLattice,
  openPanel,
  point,
  sharedLink,
  whyOf,
} from './support/lattice.ts';
import { figures, notices } from './support/plate.ts';
import { canvas, type Grid, gridOf, lightness, openAt, painted } from './support/raster.ts';
import { Game } from './support/solver.ts';
import { expect, test } from './support/test.ts';

const queen = 'moves=-1,0*_0,-1*_-1,-1*&end=normal&columns=4096&rows=4096';
test.describe.configure({ timeout: 60_000 });

/** The queen’s cold pairs, from Wythoff: k of the golden ratio, and k more. */
const golden = (1 + Math.sqrt(5)) / 2;
const cold = new Set(
  Array.from({ length: 2000 }, (_, k) => {
    const a = Math.floor(k * golden);
    return [`${a},${a + k}`, `${a + k},${a}`];
  }).flat(),
);

/** The points around one whose squares are seen whole, clear of the labels. */
async function around(page: Page, grid: Grid, [m, n]: readonly [number, number]) {
  const width = Number(await board(page).getAttribute('width'));
  const height = Number(await board(page).getAttribute('height'));
  const side = async (name: string) => Number(await board(page).getAttribute(`aria-${name}count`));
  const most = { columns: await side('col'), rows: await side('row') };
  const points: [number, number][] = [];
  for (let a = Math.max(0, m - 60); a < Math.min(m + 60, most.columns); a += 1) {
    for (let b = Math.max(0, n - 60); b < Math.min(n + 60, most.rows); b += 1) {
      const [x, y] = [grid.x(a), grid.y(b)];
      if (x > 50 && x < width - 20 && y > 10 && y < height - 40) points.push([a, b]);
    }
  }
  return points;
}

for (const at of [
  [12, 12],
  [2427, 3927],
  [4090, 2528],
  [4095, 4095],
] as const) {
  test(`around (${at.join(', ')}) a plate of 4096 × 4096 shows the cold pairs only`, async ({
    page,
  }) => {
    const grid = await openAt(page, `#v=1&${queen}`, at, 6500);
    await expect(board(page)).toHaveAttribute('aria-colcount', '4096');
    await expect(narration(page)).toContainText('Every point is coloured');
    expect(grid.step).toBeGreaterThan(4);
    // The mark that the keyboard was on last.
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

test('a click asks the point under it', async ({ page }) => {
  const grid = await openAt(page, `#v=1&${queen}`, [12, 12], 6500);
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

test('the keyboard walks, asks, and is told what it is on', async ({ page }) => {
  await openLattice(page, `#v=1&${queen}`);
  await painted(page);
  await focusBoard(page);
  await expect(point(page, 0, 0)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(point(page, 1, 2)).toBeFocused();
  await expect(board(page).getByRole('gridcell')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(whyOf(page, 1, 2).getByRole('heading')).toContainText('(1, 2) is lost');
  await page.keyboard.press('Escape');
  await expect(point(page, 1, 2)).toBeFocused();
  await expect(point(page, 1, 2)).toHaveAttribute('aria-label', '(1, 2): lost');
  await page.keyboard.press('ArrowRight');
  await expect(point(page, 2, 2)).toHaveAttribute('aria-label', '(2, 2): won');
});

test('the wheel with Ctrl magnifies until there are marks', async ({ page }) => {
  await openLattice(page, `#v=1&${queen}`);
  await painted(page);
  await expect(page.locator('.legend')).toContainText('One pixel for');
  const box = await board(page).boundingBox();
  if (!box) throw new Error('no plate');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.keyboard.down('Control');
  for (let i = 0; i < 60 && (await canvas(page).count()) > 0; i += 1) {
    await page.mouse.wheel(0, -120);
    await page.waitForTimeout(60);
  }
  await page.keyboard.up('Control');
  await expect(canvas(page)).toHaveCount(0);
  const marked = board(page).getByRole('gridcell');
  await expect.poll(() => marked.count()).toBeGreaterThan(100);
  await expect(marked.first()).toHaveAttribute('aria-label', /: (lost|won)$/);
  const cells = await marked.evaluateAll((all) =>
    all.map((cell) => [cell.id, cell.getAttribute('aria-label')]),
  );
  for (const [id, label] of cells) {
    const at = id?.slice(1).replace('-', ',') ?? '';
    expect(label, at).toBe(`(${at.replace(',', ', ')}): ${cold.has(at) ? 'lost' : 'won'}`);
  }
  // The link holds it.
  const link = await sharedLink(page);
  expect(link).toMatch(/view=\d+,\d+,\d+/);
  const count = await marked.count();
  await page.goto('about:blank');
  await page.goto(link);
  await expect.poll(() => board(page).getByRole('gridcell').count()).toBe(count);
  await expect(point(page, ...at(cells[0]?.[0]))).toHaveAttribute(
    'aria-label',
    cells[0]?.[1] ?? '',
  );
});

const at = (id: string | null | undefined): [number, number] => {
  const [m = 0, n = 0] = (id ?? '').slice(1).split('-').map(Number);
  return [m, n];
};

test('dragging moves what is magnified and asks nothing', async ({ page }) => {
  await openLattice(page, `#v=1&${queen}&view=6500,50000,50000`);
  await painted(page);
  const before = await gridOf(page);
  const box = await board(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 500, (box?.y ?? 0) + 200];
  await page.mouse.move(x, y);
  // The hand that drags is fetched when the pointer comes near.
  await page.waitForLoadState('networkidle');
  await page.mouse.down();
  await page.mouse.move(x - 90, y + 40, { steps: 4 });
  await page.mouse.up();
  await painted(page);
  const after = await gridOf(page);
  expect(after.step).toBeCloseTo(before.step, 5);
  expect(after.x(2000) - before.x(2000)).toBeCloseTo(-90, 0);
  expect(after.y(2000) - before.y(2000)).toBeCloseTo(40, 0);
  await expect(anyWhy(page)).toBeHidden();
});

test('a point is asked by its numbers', async ({ page }) => {
  await openLattice(page, `#v=1&${queen}`);
  const panel = await openPanel(page, 'Settings');
  const ask = panel.getByRole('group', { name: 'Ask a point' });
  await ask.getByRole('textbox').first().fill('2427');
  await ask.getByRole('textbox').last().fill('3927');
  await ask.getByRole('button', { name: 'why?' }).click();
  await expect(whyOf(page, 2427, 3927).getByRole('heading')).toContainText('(2427, 3927) is lost');
});

test('a step in the middle covers what is ahead of it', async ({ page }) => {
  // One or two from either heap: the front goes by m + n.
  const game = new Game('-1,0_-2,0_0,-1_0,-2', 'normal');
  const size = 200;
  // All lines up to m + n = 99 hold 5050 points.
  const scene = `#v=1&moves=-1,0_-2,0_0,-1_0,-2&end=normal&columns=${size}&rows=${size}`;
  const grid = await openAt(page, `${scene}&cursor=5050`, [50, 50], 250);
  await expectStep(page, 5050);
  await expect(board(page).locator('.ahead')).toHaveCount(1);
  // Around the point coloured last there is a halo.
  const seen = (await around(page, grid, [50, 50])).filter(
    ([m, n]) => Math.hypot(m - 99, n) * grid.step > 30,
  );
  const light = await lightness(
    page,
    seen.map(([m, n]) => ({ x: grid.x(m), y: grid.y(n) })),
  );
  const dark = new Set(seen.filter((_, i) => (light[i] ?? 0) < 150).map(String));
  // The front itself is a dotted line, dark here and there.
  const clear = seen.filter(([m, n]) => m + n !== 99);
  const wrong = clear.filter(([m, n]) => dark.has(`${m},${n}`) !== (m + n < 99 && game.lost(m, n)));
  expect(wrong.map(String)).toEqual([]);
  expect(clear.filter(([m, n]) => m + n < 99).length).toBeGreaterThan(300);
  expect(clear.filter(([m, n]) => m + n > 99).length).toBeGreaterThan(300);
  await button(page, 'forward').click();
  await expectStep(page, 5051);
  await expect(narration(page)).toContainText('From (0, 100)');
});

test.describe('a size that is too large', () => {
  test('for any plate is refused beside the field, and the old plate stays', async ({ page }) => {
    await openLattice(page);
    const panel = await openPanel(page, 'Settings');
    const rows = panel.getByRole('textbox', { name: 'points up' });
    await rows.fill('5000');
    await rows.press('Tab');
    await expect(rows).toHaveAccessibleDescription('A whole number from 8 to 4096, please.');
    await expect(rows).toHaveValue('5000');
    await expect(board(page)).toHaveAttribute('aria-rowcount', '13');
    await rows.fill('4096');
    await rows.press('Tab');
    await expect(board(page)).toHaveAttribute('aria-rowcount', '4096');
    await expect(panel.getByRole('alert')).toBeHidden();
    await painted(page);
  });

  test('for its rules says how many positions it needs, before any work', async ({ page }) => {
    await openLattice(page, '#v=1&moves=-1,9_0,-1&columns=64&rows=64');
    const panel = await openPanel(page, 'Settings');
    const columns = panel.getByRole('textbox', { name: 'points across' });
    await columns.fill('4096');
    await columns.press('Tab');
    await expect(panel.getByRole('alert')).toHaveText(
      /^This needs [\d,]+ positions; at most 67,108,864 are solved here\.$/,
    );
    await expect(columns).toHaveValue('4096');
    // A column m holds its 64 points and nine more for each step that can be taken before it.
    const least = Array.from({ length: 4096 }, (_, m) => 64 + 9 * (4095 - m));
    const [needed = '0'] = /\d[\d,]+/.exec(await panel.getByRole('alert').innerText()) ?? [];
    const ratio = Number(needed.replaceAll(',', '')) / least.reduce((sum, more) => sum + more, 0);
    expect(ratio).toBeGreaterThanOrEqual(1);
    expect(ratio).toBeLessThan(1.01);
    await expect(board(page)).toHaveAttribute('aria-colcount', '64');
    await expect(page.getByRole('progressbar')).toBeHidden();
    await expectStep(page, 64 * 64);
  });

  test('for a game is refused by the panel in words', async ({ page }) => {
    await openLattice(page, '#v=1&columns=1025&rows=8');
    const panel = await openPanel(page, 'Play');
    await expect(panel).toContainText('A game can be played on plates up to 1024 × 1024');
    await expect(notices(figures(page))).toBeHidden();
  });
});
