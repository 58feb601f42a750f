/** The files that a figure saves, and whether they show what the screen shows. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { Figure } from '../contract/figure.ts';
import { expect } from './test.ts';

/** The file that the visitor gets by clicking this export. Its panel must be open. */
export async function exported(
  { page, exhibit, panel, words }: Figure,
  kind: 'svg' | 'png' | 'csv',
): Promise<Buffer> {
  const download = page.waitForEvent('download');
  // What a row stands for depends on the figure.
  const [label = ''] = words.text(`export-${kind}`, { rows: 'steps' }).split(/[,，]/);
  await panel.getByRole('button', { name: label }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(`appleyard-${exhibit.slug}.${kind}`);
  return readFile(await saved.path());
}

/** Waits until nothing moves and late painting is done. */
export async function settled(figure: Figure): Promise<void> {
  await expect(figure.element.locator('canvas.raster:not([data-settled=true])')).toHaveCount(0);
  await figure.picture.evaluate((picture) =>
    Promise.all(picture.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
}

/** The place of the picture in an exported picture, in px of the page. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** An SVG opened as a file of its own: how it looks, the place of the picture in it, and its lines of words. */
export async function pictureAlone(page: Page, svg: string) {
  await page.setContent('<!doctype html><body style="margin: 0">');
  await page.evaluate((text) => {
    // Parsed as strictly as other programs parse the file.
    const file = new DOMParser().parseFromString(text, 'image/svg+xml');
    document.body.replaceChildren(document.adoptNode(file.documentElement));
  }, svg);
  const inner = page.locator('svg > svg');
  const [place, words, description] = await Promise.all([
    inner.evaluate((picture) => ({
      x: Number(picture.getAttribute('x')),
      y: Number(picture.getAttribute('y')),
    })),
    page.locator('svg > a text').allTextContents(),
    page.locator('svg > desc').allTextContents(),
  ]);
  expect(await page.locator('svg :is(script, foreignObject, [style], [class])').count()).toBe(0);
  return {
    file: await page.screenshot({ fullPage: true }),
    place,
    words,
    description: description.join(''),
  };
}

/** The text of sentences as paper has them, without blanks: nobody is invited to touch it. */
export const withoutInvitations = (sentences: Locator): Promise<string> =>
  sentences.evaluate((written) => {
    const copy = written.cloneNode(true) as Element;
    for (const one of copy.querySelectorAll('.invite, .hidden, [hidden]')) one.remove();
    return copy.textContent?.replaceAll(/\s/g, '') ?? '';
  });

/** A picture, and the place of the picture in it. */
interface Picture {
  readonly file: Buffer;
  readonly place: Place;
}

/** The picture as the screen shows it, without the buttons over it. */
export async function onScreen(picture: Locator): Promise<Picture> {
  await picture.evaluate((svg) => {
    for (const over of svg.parentElement?.children ?? []) {
      if (!over.matches('svg, canvas')) (over as HTMLElement).style.visibility = 'hidden';
    }
    // Between two pixels letters have other edges than in a picture of their own.
    const sheet = svg.parentElement;
    if (!sheet) throw new Error('the picture has no sheet');
    const { top } = svg.getBoundingClientRect();
    const before = Number.parseFloat(getComputedStyle(sheet).top) || 0;
    sheet.style.top = `${before + Math.round(top) - top}px`;
  });
  const file = await picture.screenshot({ animations: 'allow' });
  const { x, y } = (await picture.boundingBox()) ?? { x: 0, y: 0 };
  // A picture consists of whole pixels of the page.
  return { file, place: { x: x - Math.floor(x), y: y - Math.floor(y) } };
}

/**
 * The number of pixels of the screen that are missing in the picture, plus the reverse. A pixel may be one
 * beside its place, because edges may lie between two pixels.
 */
export function difference(page: Page, screen: Picture, picture: Picture): Promise<number> {
  const pictures = [screen, picture].map(({ file, place }) => ({
    file: file.toString('base64'),
    place,
  }));
  return page.evaluate(async (pictures) => {
    const [one, other] = await Promise.all(
      pictures.map(async ({ file, place }) => {
        const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        return { image, x: Math.round(2 * place.x), y: Math.round(2 * place.y) };
      }),
    );
    if (!one || !other) throw new Error('a picture is missing');
    const [width, height] = [one.image.width - one.x, one.image.height - one.y];
    const pixels = ({ image, x, y }: typeof one) => {
      const context = new OffscreenCanvas(width, height).getContext('2d');
      if (!context) throw new Error('the canvas has no 2d context');
      context.drawImage(image, -x, -y);
      return context.getImageData(0, 0, width, height).data;
    };
    const [a, b] = [pixels(one), pixels(other)];
    // Most pixels are the same, which four bytes at once say.
    const [wholeA, wholeB] = [a, b].map(({ buffer }) => new Uint32Array(buffer));
    if (!wholeA || !wholeB) throw new Error('a picture is missing');
    // A third of the way from paper to ink.
    const alike = (a: Uint8ClampedArray, i: number, b: Uint8ClampedArray, j: number) =>
      [0, 1, 2].every((band) => Math.abs((a[i + band] ?? 0) - (b[j + band] ?? 0)) < 80);
    const missing = (a: Uint8ClampedArray, b: Uint8ClampedArray): number => {
      let count = 0;
      // The surroundings of the picture may show at its rim.
      for (let y = 4; y < height - 4; y += 1) {
        for (let x = 4; x < width - 4; x += 1) {
          const pixel = y * width + x;
          if (wholeA[pixel] === wholeB[pixel]) continue;
          const at = 4 * pixel;
          if (alike(a, at, b, at)) continue;
          const beside = [-1, 0, 1].some((down) =>
            [-1, 0, 1].some((right) => alike(a, at, b, at + 4 * (down * width + right))),
          );
          if (!beside) count += 1;
        }
      }
      return count;
    };
    return missing(a, b) + missing(b, a);
  }, pictures);
}
