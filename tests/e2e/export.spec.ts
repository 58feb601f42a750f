import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { board, isLost, middleOf, openLattice, openPanel } from './support/lattice.ts';
import { expect, test } from './support/test.ts';

/** What the visitor gets for a click on this export. */
async function exported(page: Page, name: RegExp): Promise<{ file: string; data: Buffer }> {
  const panel = await openPanel(page, 'Export');
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name }).click();
  const saved = await download;
  return { file: saved.suggestedFilename(), data: await readFile(await saved.path()) };
}

test('the SVG stands alone and has every mark in its paint', async ({ page }) => {
  await openLattice(page);
  const lost = await board(page)
    .locator('.lost')
    .first()
    .evaluate((mark) => getComputedStyle(mark).fill);
  const { file, data } = await exported(page, /^SVG/);
  expect(file).toBe('appleyard-lattice.svg');
  const read = await page.evaluate(
    ([text, paint]) => {
      const parsed = new DOMParser().parseFromString(text ?? '', 'image/svg+xml');
      const marks = [...parsed.querySelectorAll('circle[id]')];
      return {
        error: parsed.querySelector('parsererror')?.textContent ?? null,
        root: parsed.documentElement.localName,
        marks: marks.length,
        discs: marks.filter((mark) => mark.getAttribute('fill') === paint).length,
        rings: marks.filter((mark) => mark.getAttribute('fill') === 'none').length,
      };
    },
    [data.toString('utf8'), lost],
  );
  const points = Array.from({ length: 273 }, (_, i) => isLost(i % 21, Math.floor(i / 21)));
  const discs = points.filter(Boolean).length;
  expect(read).toEqual({ error: null, root: 'svg', marks: 273, discs, rings: 273 - discs });
});

test('the SVG looks like the figure when it is opened as a file', async ({ page, context }) => {
  await openLattice(page);
  const { data } = await exported(page, /^SVG/);
  const plain = await context.newPage();
  await plain.setContent(data.toString('utf8'));
  const drawn = await plain.locator('svg').boundingBox();
  const plate = await board(page).boundingBox();
  expect(drawn?.width).toBeCloseTo(plate?.width ?? 0, 0);
  await expect(plain.locator('svg text').first()).toHaveCSS('font-size', '12px');
});

test('the PNG is twice the size of the plate and shows its marks', async ({ page }) => {
  await openLattice(page);
  const plate = await board(page).boundingBox();
  if (!plate) throw new Error('no plate');
  const [lost, won] = [await middleOf(page, 4, 4), await middleOf(page, 5, 5)];
  const places = [lost, won].map(({ x, y }) => [2 * (x - plate.x), 2 * (y - plate.y)]);
  const { file, data } = await exported(page, /^PNG/);
  expect(file).toBe('appleyard-lattice.png');
  const read = await page.evaluate(
    async ({ bytes, places }) => {
      const png = new Blob([Uint8Array.from(bytes)], { type: 'image/png' });
      const image = await createImageBitmap(png);
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      const pixel = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data].join();
      return {
        width: image.width,
        height: image.height,
        corner: pixel(1, 1),
        marks: places.map(([x, y]) => pixel(Math.round(x ?? 0), Math.round(y ?? 0))),
      };
    },
    { bytes: [...data], places },
  );
  expect(Math.abs(read.width - 2 * plate.width)).toBeLessThanOrEqual(2);
  expect(Math.abs(read.height - 2 * plate.height)).toBeLessThanOrEqual(2);
  expect(read.corner).toBe('251,248,241,255');
  // A disc's middle is red, a ring's is paper.
  expect(read.marks).toEqual(['200,64,47,255', '251,248,241,255']);
});

test('the CSV has every step as a row', async ({ page }) => {
  await openLattice(page, '#v=1&cursor=20');
  const { file, data } = await exported(page, /^CSV/);
  expect(file).toBe('appleyard-lattice.csv');
  const [header, ...rows] = data.toString('utf8').trimEnd().split('\r\n');
  expect(header).toBe('step,m,n,outcome,remoteness,grundy');
  expect(rows).toHaveLength(273);
  expect(rows.find((row) => /^\d+,20,0,/.test(row))).toMatch(/,P,39,\d+$/);
  for (const [i, row] of rows.entries()) {
    const [step, m, n, outcome] = row.split(',');
    expect(Number(step)).toBe(i + 1);
    expect(outcome).toBe(isLost(Number(m), Number(n)) ? 'P' : 'N');
  }
});

test('an export of what is no longer there ends without a word', async ({ page }) => {
  await openLattice(page, '#v=1&columns=100&rows=100');
  await exported(page, /^CSV/);
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  // The core is asked for the rows, and before it answers another scene is opened.
  await page.locator('appleyard-lattice').evaluate(async (element) => {
    const figure = element as HTMLElement & {
      scene: string;
      run: { ask(...what: unknown[]): Promise<unknown> };
    };
    const { run } = figure;
    const ask = run.ask.bind(run);
    run.ask = (...what) => {
      const answer = ask(...what);
      figure.scene = 'v=1&columns=9&rows=8';
      return answer;
    };
    const buttons = [...(figure.shadowRoot?.querySelectorAll('button') ?? [])];
    buttons.find(({ textContent }) => textContent?.trim().startsWith('CSV'))?.click();
  });
  await expect.poll(() => board(page).getByRole('gridcell').count()).toBe(72);
  expect(saved).toEqual([]);
});
