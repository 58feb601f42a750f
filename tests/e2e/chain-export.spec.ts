import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { board, direct, mark, nine, openChain, openPanel, reverse, told } from './support/chain.ts';
import { article, ChainSolver, whole } from './support/chain-solver.ts';
import { expect, test } from './support/test.ts';

/** What the visitor gets for a click on this export. */
async function exported(page: Page, kind: 'svg' | 'png' | 'csv'): Promise<Buffer> {
  const panel = await openPanel(page, 'export');
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: told(`export-${kind}`) }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(`appleyard-chain.${kind}`);
  return readFile(await saved.path());
}

test('the SVG stands alone, with every object and every bar in its paint', async ({
  page,
  context,
}) => {
  await openChain(page, '#v=1');
  const plate = await board(page).boundingBox();
  const paint = await board(page)
    .locator('.bar.loses')
    .first()
    .evaluate((bar) => getComputedStyle(bar).fill);
  const svg = (await exported(page, 'svg')).toString('utf8');
  // As a file, apart from the page and its policy.
  const plain = await context.newPage();
  await plain.setContent(svg);
  const read = await plain.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
    return {
      error: parsed.querySelector('parsererror')?.textContent ?? null,
      objects: parsed.querySelectorAll('circle[id^=o]').length,
      joints: parsed.querySelectorAll('rect[id^=j]').length,
      fills: [...parsed.querySelectorAll('rect:not([id])')].map((one) => one.getAttribute('fill')),
      texts: [...parsed.querySelectorAll('text')].map((one) => one.textContent?.trim()),
    };
  }, svg);
  expect(read).toMatchObject({ error: null, objects: 9, joints: 8 });
  expect(read.fills.filter((fill) => fill === paint)).toHaveLength(8);
  expect(read.texts.filter((text) => text === '8')).toHaveLength(8);
  expect(read.texts).toContain('{0,0,0,0,0,0,0,0,1}');
  const drawn = await plain.locator('svg').boundingBox();
  expect(drawn?.width).toBeCloseTo(plate?.width ?? 0, 0);
});

test('the PNG is twice the size of the plate and shows its bars', async ({ page }) => {
  await openChain(page);
  const plate = await board(page).boundingBox();
  const bar = await board(page).locator('.bar.loses').first().boundingBox();
  if (!plate || !bar) throw new Error('nothing is drawn');
  const place = [bar.x + bar.width / 2 - plate.x, bar.y + bar.height / 2 - plate.y];
  const bytes = [...(await exported(page, 'png'))];
  const read = await page.evaluate(
    async ({ bytes, place: [x = 0, y = 0] }) => {
      const png = new Blob([Uint8Array.from(bytes)], { type: 'image/png' });
      const image = await createImageBitmap(png);
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d', {
        willReadFrequently: true,
      });
      if (!context) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      const pixel = (at: number, down: number) =>
        [...context.getImageData(at, down, 1, 1).data].join();
      const { width, height } = image;
      return {
        width,
        height,
        corner: pixel(1, 1),
        bar: pixel(Math.round(2 * x), Math.round(2 * y)),
      };
    },
    { bytes, place },
  );
  expect(Math.abs(read.width - 2 * plate.width)).toBeLessThanOrEqual(2);
  expect(Math.abs(read.height - 2 * plate.height)).toBeLessThanOrEqual(2);
  expect(read.corner).toBe('251,248,241,255');
  // A bar of a move that loses is red.
  expect(read.bar).toBe('200,64,47,255');
});

test('the CSV has the values of all rows to 60 objects, as the article and a search have them', async ({
  page,
}) => {
  await openChain(page, '#v=1&objects=3');
  await expect(mark(page, [3, 1])).toBeVisible();
  const lines = (await exported(page, 'csv')).toString('utf8').trimEnd().split('\r\n');
  const [header, ...rows] = lines.map((line) => line.split(','));
  expect(header).toEqual([
    'objects',
    'direct',
    'reverse',
    'direct_any_first_move',
    'reverse_any_first_move',
  ]);
  expect(rows).toHaveLength(60);
  const solvers = [
    direct,
    reverse,
    new ChainSolver({ any: true }),
    new ChainSolver({ misere: true, any: true }),
  ];
  for (const [i, row] of rows.entries()) {
    const [objects, ...values] = row.map(Number);
    expect(objects).toBe(i + 1);
    const printed = article[i];
    if (printed) expect(values.slice(0, 2)).toEqual(printed);
    // Longer rows take the plain search too long.
    if (i >= 22) continue;
    expect(values).toEqual(
      solvers.map((solver) => {
        const { wins, plies } = solver.value(whole(i + 1), 0);
        return wins ? plies : -plies;
      }),
    );
  }
  expect(article[nine.length - 1]).toEqual([7, -7]);
});
