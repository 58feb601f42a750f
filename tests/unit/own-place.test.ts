/** Places on the screen and in a figure that a page has scaled. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { placeIn, scaleOf } from '../../www/src/stage/own-place.ts';
import { drawingAt } from './drawing-at.ts';

test('an event has its place in px of the drawing, whatever the page has scaled it by', () => {
  const place = (scale: number, down = scale) =>
    placeIn(
      { clientX: 100 + 30 * scale, clientY: 50 + 40 * down },
      drawingAt(
        { x: 100, y: 50, width: 200 * scale, height: 90 * down },
        { width: 200, height: 90 },
      ),
    );
  for (const [across, down] of [[1], [0.5], [2], [1.5, 0.75]] as const) {
    const { x, y } = place(across ?? 1, down);
    expect(x).toBeCloseTo(30);
    expect(y).toBeCloseTo(40);
  }
  const unseen = drawingAt({ x: 0, y: 0, width: 0, height: 0 }, { width: 0, height: 0 });
  expect(placeIn({ clientX: 3, clientY: 4 }, unseen)).toEqual({ x: 3, y: 4 });
});

test('the scale of a box is that of its page, and 1 if it is not seen', () => {
  const strip = (seen: number, own: number) =>
    ({ getBoundingClientRect: () => ({ width: seen }), offsetWidth: own }) as HTMLElement;
  expect(scaleOf(strip(1056, 640))).toBe(1.65);
  // The browser rounds the own width.
  expect(scaleOf(strip(580.4, 580))).toBe(1);
  expect(scaleOf(strip(0, 640))).toBe(1);
  expect(scaleOf(strip(0, 0))).toBe(1);
});

test('a zoom of the page counts once, whether boxes are in px of the screen or in px before the zoom', async () => {
  for (const boxes of [1, 1.5]) {
    class Zoomed {
      style = { zoom: 1 };
      parentNode: unknown;
      remove() {}
      getBoundingClientRect = () => ({ width: 50 * (boxes === 1 ? 1 : this.style.zoom) });
    }
    vi.stubGlobal('Element', Zoomed);
    vi.stubGlobal('getComputedStyle', () => ({ zoom: '1.5' }));
    vi.stubGlobal('document', { createElement: () => new Zoomed() });
    vi.resetModules();
    const own = await import('../../www/src/stage/own-place.ts');
    const around = { parentNode: new Zoomed(), getRootNode: () => ({ appendChild() {} }) };
    const box = { x: 100 * boxes, y: 50 * boxes, width: 200 * boxes, height: 90 * boxes };
    const drawing = Object.assign(drawingAt(box, { width: 200, height: 90 }), around);
    const { x, y } = own.placeIn({ clientX: 1.5 * 130, clientY: 1.5 * 90 }, drawing);
    expect([x, y]).toEqual([30, 40]);
    const strip = { ...around, getBoundingClientRect: () => ({ width: 640 * boxes }) };
    expect(own.scaleOf({ ...strip, offsetWidth: 640 } as unknown as HTMLElement)).toBe(1.5);
  }
  vi.unstubAllGlobals();
});

/** The files that may ask for places on the screen, with the reason. */
const screen: Readonly<Record<string, string>> = {
  'www/src/stage/own-place.ts': 'passes from the screen to the figure',
  'www/src/stage/export/sheet.ts': 'passes the boxes of lines to it',
  'www/src/stage/gestures.ts': 'passes the places that d3 gets to it',
  'www/src/gallery/touch.ts': 'compares places on the screen with each other',
  'www/src/gallery/gallery.ts': 'gives a place on the screen to touch.ts',
  'www/src/page/page.ts': 'measures a page of this site',
  'www/src/stage/uncover.ts': 'scrolls the page by a distance on the screen, to an opened panel',
  'www/src/stage/task/locked-controls.ts':
    'puts a sentence above everything on the screen, where it was touched',
  'www/src/embed/answer.ts': 'measures the document of a frame, which has its own px',
};

test('only one file of the figures reckons with px of the screen', () => {
  const raw =
    /\b(?:getBoundingClientRect|getClientRects|getScreenCTM|(?:client|offset|page|screen)[XY])\b/;
  const found = readdirSync('www/src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `www/src/${file}`)
    .filter((file) => raw.test(readFileSync(file, 'utf8')));
  expect(found.sort()).toEqual(Object.keys(screen).sort());
});
