import type { Locator, Page } from '@playwright/test';
import { board, button, showScene } from './lattice.ts';
import { expect } from './test.ts';

export const canvas = (page: Page): Locator => page.locator('canvas.raster');

/** The canvas shows everything that the painter was asked to paint. */
export async function painted(page: Page): Promise<void> {
  await expect(canvas(page)).toHaveAttribute('data-settled', 'true');
  // A frame later the last tile is drawn too.
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => seen(undefined))));
  await expect(canvas(page)).toHaveAttribute('data-settled', 'true');
}

/** The places of points in the picture, from the single mark of a raster and its magnification. */
export interface Grid {
  x(m: number): number;
  y(n: number): number;
  readonly step: number;
}

/** Finds the places by going to a neighbour and back. */
export async function gridOf(page: Page): Promise<Grid> {
  const where = async () => {
    const mark = board(page).locator('[tabindex="0"]');
    const id = (await mark.getAttribute('id')) ?? '';
    const [m = 0, n = 0] = id.slice(1).split('-').map(Number);
    return {
      m,
      n,
      x: Number(await mark.getAttribute('cx')),
      y: Number(await mark.getAttribute('cy')),
    };
  };
  await board(page).locator('[tabindex="0"]').focus();
  const one = await where();
  const beside = one.m === 0 ? 1 : one.m - 1;
  const [there, back] = one.m === 0 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  await page.keyboard.press(there ?? '');
  await expect(board(page).locator(`#p${beside}-${one.n}`)).toBeFocused();
  const two = await where();
  await page.keyboard.press(back ?? '');
  await expect(board(page).locator(`#p${one.m}-${one.n}`)).toBeFocused();
  const step = Math.abs(two.x - one.x);
  return { step, x: (m) => one.x + (m - one.m) * step, y: (n) => one.y - (n - one.n) * step };
}

/** The lightness of the picture at some places, from 0 to 255. */
export async function lightness(
  page: Page,
  places: readonly { readonly x: number; readonly y: number }[],
): Promise<number[]> {
  await board(page).scrollIntoViewIfNeeded();
  const box = await board(page).boundingBox();
  if (!box) throw new Error('no picture');
  const clip = { x: box.x, y: box.y, width: box.width, height: box.height };
  const picture = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(
    async ({ picture, places, width }) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      if (!context) throw new Error('the canvas has no 2d context');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const scale = image.width / width;
      return places.map(({ x, y }) => {
        const at = 4 * (Math.floor(x * scale) + Math.floor(y * scale) * image.width);
        const [red = 0, green = 0, blue = 0] = data.slice(at, at + 3);
        return Math.round(0.3 * red + 0.59 * green + 0.11 * blue);
      });
    },
    { picture, places, width: box.width },
  );
}

/**
 * Shows a scene with a point in the middle of the picture, magnified by `zoom` percent; `rest` has the places
 * of the points at rest.
 */
export async function showAt(
  page: Page,
  scene: string,
  [m, n]: readonly [number, number],
  zoom: number,
  rest: Grid,
): Promise<Grid> {
  const side = async (name: string) => Number(await board(page).getAttribute(name));
  const part = (at: number, of: number) => Math.round((at / of) * 100_000);
  const x = part(rest.x(m), await side('width'));
  const y = part(rest.y(n), await side('height'));
  // The keyboard's mark stays the same while it has the focus, wherever the view goes.
  await button(page, 'More').focus();
  await showScene(page, `${scene}&view=${zoom},${x},${y}`);
  await painted(page);
  const grid = await gridOf(page);
  // Not under the keyboard's mark, which is drawn over its point.
  await button(page, 'More').focus();
  return grid;
}
