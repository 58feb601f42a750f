/** What the lattice’s exports hold; the rows of its table are tested without a browser. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { board, isLost, middleOf, openLattice, openPanel, showScene } from './support/lattice.ts';
import { expect, test } from './support/test.ts';

/** What the visitor gets for a click on this export. */
async function exported(page: Page, name: RegExp): Promise<Buffer> {
  const panel = page.getByRole('region', { name: 'Export' });
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name }).click();
  return readFile(await (await download).path());
}

test('SVG and PNG have every mark in its paint', async ({ page, context }) => {
  await openLattice(page);
  await openPanel(page, 'Export');
  const data = (await exported(page, /^SVG/)).toString('utf8');
  const paint = await board(page)
    .locator('.lost')
    .first()
    .evaluate((mark) => getComputedStyle(mark).fill);
  const [discs, rings] = await page.evaluate(
    ([text, paint]) => {
      const parsed = new DOMParser().parseFromString(text ?? '', 'image/svg+xml');
      const fills = [...parsed.querySelectorAll('circle[id]')].map((mark) =>
        mark.getAttribute('fill'),
      );
      return [paint, 'none'].map((wanted) => fills.filter((fill) => fill === wanted).length);
    },
    [data, paint],
  );
  const points = Array.from({ length: 273 }, (_, i) => isLost(i % 21, Math.floor(i / 21)));
  const lost = points.filter(Boolean).length;
  expect({ discs, rings }).toEqual({ discs: lost, rings: 273 - lost });
  const plain = await context.newPage();
  await plain.setContent(data);
  await expect(plain.locator('svg text').first()).toHaveCSS('font-size', '12px');
  await plain.close();

  const plate = await board(page).boundingBox();
  if (!plate) throw new Error('no plate');
  const middles = [await middleOf(page, 4, 4), await middleOf(page, 5, 5)];
  const places = middles.map(({ x, y }) => [2 * (x - plate.x), 2 * (y - plate.y)]);
  const png = await exported(page, /^PNG/);
  const seen = await page.evaluate(
    async ({ png, places }) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      return places.map(([x = 0, y = 0]) =>
        [...context.getImageData(Math.round(x), Math.round(y), 1, 1).data].join(),
      );
    },
    { png: png.toString('base64'), places },
  );
  // A disc's middle is red, a ring's is paper.
  expect(seen).toEqual(['200,64,47,255', '251,248,241,255']);
});

test('an export of what is no longer there ends without a word', async ({ page }) => {
  await openLattice(page, '#v=1&columns=100&rows=100');
  await openPanel(page, 'Export');
  const whole = (await exported(page, /^CSV/)).toString('utf8').trimEnd().split('\r\n');
  expect(whole).toHaveLength(1 + 100 * 100);
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
  await expect(board(page).getByRole('gridcell')).toHaveCount(72);
  expect(saved).toEqual([]);
  // The panel still exports: what is there now.
  await showScene(page, 'v=1&columns=8&rows=8');
  const now = (await exported(page, /^CSV/)).toString('utf8').trimEnd().split('\r\n');
  expect(now).toHaveLength(1 + 64);
  expect(saved).toHaveLength(1);
});
