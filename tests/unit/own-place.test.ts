/** Places on the screen and in a figure that a page has scaled. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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

/** The files that may ask for places on the screen, with the reason. */
const screen: Readonly<Record<string, string>> = {
  'www/src/stage/own-place.ts': 'passes from the screen to the figure',
  'www/src/stage/export/sheet.ts': 'passes the boxes of lines to it',
  'www/src/stage/gestures.ts': 'passes the places that d3 gets to it',
  'www/src/gallery/touch.ts': 'compares places on the screen with each other',
  'www/src/gallery/gallery.ts': 'gives a place on the screen to touch.ts',
  'www/src/page/page.ts': 'measures a page of this site',
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
