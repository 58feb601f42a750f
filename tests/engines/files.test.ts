/** What a figure paints and saves: the raster under its marks, SVG, PNG and CSV. */
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type Slug, slugs } from '../../www/src/exhibits/slugs.ts';
import { pageWords } from '../e2e/support/catalogue.ts';
import { type Check, inEveryEngine, pageSize } from './support/engines.ts';
import { english, type Reader } from './support/reader.ts';

const lattice = pageWords('lattice', 'en');

/** The file that the visitor gets by clicking this export. */
async function exported(reader: Reader, slug: Slug, kind: 'svg' | 'png' | 'csv'): Promise<Buffer> {
  const file = join(reader.browser.downloads, `appleyard-${slug}.${kind}`);
  await rm(file, { force: true });
  // What a row of a table stands for depends on the figure.
  const [start = ''] = english.text(`export-${kind}`, { rows: 'steps' }).split(',');
  const label = (await reader.texts('.panel button')).find((name) => name.startsWith(start));
  // A browser may show its downloads in a bar, which makes the page lower and its picture smaller.
  await reader.browser.resize(...pageSize);
  await reader.moment();
  await reader.click('.panel button', label ?? start);
  await expect.poll(() => existsSync(file), { message: file }).toBe(true);
  let [before, bytes] = [Buffer.alloc(0), Buffer.alloc(0)];
  // Browsers write a file piece by piece.
  const isWhole = async (): Promise<boolean> => {
    before = bytes;
    bytes = await readFile(file);
    return bytes.length > 0 && bytes.length === before.length;
  };
  await expect.poll(isWhole, { message: `${file} is whole` }).toBe(true);
  return bytes;
}

/** The size of a PNG, and the number of its pixels that differ in colour from its corner. */
function seenIn(reader: Reader, png: Buffer) {
  return reader.browser.ask(async (_, text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (!context) throw new Error('the canvas has no 2d context');
    context.drawImage(image, 0, 0);
    const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
    const drawn = pixels.filter((pixel) => pixel !== pixels[0]).length;
    return { width, height, drawn: drawn / pixels.length };
  }, png.toString('base64'));
}

const isSaved =
  (slug: Slug): Check =>
  async (reader, site) => {
    await reader.open(`${site}${slug}/#v=1&cursor=3`);
    await reader.moment();
    await reader.openPanel('export');
    const picture = await reader.browser.ask((find) => {
      const [svg] = find('svg.picture');
      const { width, height } = svg?.getBoundingClientRect() ?? { width: 0, height: 0 };
      const shapes = [...(svg?.querySelectorAll('circle, rect, line, path, polygon, text') ?? [])];
      const seen = shapes.filter((shape) => getComputedStyle(shape).visibility === 'visible');
      return { width, height, shapes: seen.length };
    });
    const svg = (await exported(reader, slug, 'svg')).toString('utf8');
    const drawing = await reader.browser.ask((_, text) => {
      const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
      const inner = root.querySelector('svg');
      const shapes = [
        ...(inner?.querySelectorAll('circle, rect, line, path, polygon, text') ?? []),
      ];
      const size = (of: Element | null) => [
        Number(of?.getAttribute('width')),
        Number(of?.getAttribute('height')),
      ];
      return {
        root: root.localName,
        sheet: size(root),
        picture: size(inner),
        words: root.querySelectorAll('a text').length,
        shapes: shapes.length,
        unpainted: shapes.filter((shape) => !shape.hasAttribute('fill')).length,
        // Only browsers know the newer forms of a colour.
        modern: shapes.filter((shape) => /okl|color\(|light-dark/.test(shape.outerHTML)).length,
      };
    }, svg);
    expect(drawing).toMatchObject({ root: 'svg', unpainted: 0, modern: 0 });
    expect(drawing.picture[0]).toBeCloseTo(picture.width, 0);
    expect(drawing.picture[1]).toBeCloseTo(picture.height, 0);
    // Title, legend and address.
    expect(drawing.words).toBeGreaterThan(2);
    expect(drawing.shapes).toBeGreaterThan(picture.shapes / 2);

    const seen = await seenIn(reader, await exported(reader, slug, 'png'));
    const [wide = 0, high = 0] = drawing.sheet;
    expect(Math.abs(seen.width - 2 * wide)).toBeLessThanOrEqual(2);
    expect(Math.abs(seen.height - 2 * high)).toBeLessThanOrEqual(2);
    expect(seen.drawn).toBeGreaterThan(0.005);
    expect(seen.drawn).toBeLessThan(0.8);

    const rows = (await exported(reader, slug, 'csv')).toString('utf8').trimEnd().split('\r\n');
    expect(rows.length).toBeGreaterThan(3);
    const columns = rows.map((row) => row.split(',').length);
    expect(rows[0]).toMatch(/^\ufeff[a-z]/i);
    expect(Math.min(...columns)).toBeGreaterThan(1);
  };

interface Seen {
  painted: number;
  dark: number;
}

/** The share of a canvas that is painted, and the share of that which is dark. */
async function painted(reader: Reader): Promise<Seen> {
  let seen: Seen | undefined;
  // Both at the same moment, because a page that learns its width late paints again.
  const look = async (): Promise<boolean> => {
    seen = await reader.browser.ask((find): Seen | undefined => {
      const canvas = find('canvas.raster')[0] as HTMLCanvasElement | undefined;
      if (canvas?.dataset.settled !== 'true') return undefined;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('the canvas has no 2d context');
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      let [painted, dark] = [0, 0];
      for (let at = 0; at < data.length; at += 4) {
        const [red = 0, green = 0, blue = 0, opaque = 0] = data.slice(at, at + 4);
        if (opaque < 255) continue;
        painted += 1;
        if (0.3 * red + 0.59 * green + 0.11 * blue < 160) dark += 1;
      }
      return { painted: painted / (data.length / 4), dark: dark / painted };
    });
    return Boolean(seen);
  };
  await expect.poll(look, { message: 'the canvas is painted' }).toBe(true);
  return seen as Seen;
}

inEveryEngine({
  ...Object.fromEntries(slugs.map((slug) => [`${slug} is saved`, isSaved(slug)])),
  'a picture of 256 × 256 points is painted in the worker': async (reader, site) => {
    await reader.open(`${site}lattice/#v=1&columns=256&rows=256`);
    const seen = await painted(reader);
    expect(await reader.where('lattice')).toBe('worker');
    expect(seen.painted).toBeGreaterThan(0.3);
    // The lost points have two even numbers and are not at the left edge: nearly a quarter of all.
    expect(seen.dark).toBeGreaterThan(0.2);
    expect(seen.dark).toBeLessThan(0.3);
    await reader.openPanel('export');
    const picture = await seenIn(reader, await exported(reader, 'lattice', 'png'));
    expect(picture.drawn).toBeGreaterThan(0.3);
  },
  'a point of a picture of 4096 × 4096 answers the keyboard': async (reader, site) => {
    const queen = 'moves=-1,0*_0,-1*_-1,-1*&end=normal&columns=4096&rows=4096';
    await reader.open(`${site}lattice/#v=1&${queen}`);
    expect((await painted(reader)).painted).toBeGreaterThan(0.3);
    await reader.focus('svg.picture [tabindex="0"]');
    await reader.press('ArrowRight', 'ArrowUp', 'ArrowUp', 'Enter');
    await reader.sees('.why', lattice.text('why-lost-only', { m: 1, n: 2 }));
  },
  'a list of 2000 elements is painted': async (reader, site) => {
    // Several pictures in a row, because WebKit once left every second one blank.
    for (let i = 0; i < 3; i += 1) {
      await reader.open(`${site}lattice/#v=1&columns=256&rows=256`);
      await painted(reader);
      await reader.open(`${site}quicksort/#v=1&length=2000`);
      const seen = await painted(reader);
      expect(seen.painted).toBeGreaterThan(0.2);
      expect(seen.dark).toBeGreaterThan(0.02);
      expect(seen.dark).toBeLessThan(0.98);
    }
  },
});
