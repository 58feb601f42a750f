import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { PictureColour, Quicksort } from '../../www/pkg/quicksort.js';
import { sorted, sortedList, useTheWasm } from './support/quicksort.ts';

useTheWasm();

describe('a picture', () => {
  // Node lacks this class, so the test has the little that a picture needs.
  class Image {
    constructor(
      readonly data: Uint8ClampedArray,
      readonly width: number,
      readonly height: number,
    ) {
      // The picture takes no other memory of the wasm with it.
      expect(data.buffer.byteLength).toBe(4 * width * height);
    }
  }
  beforeAll(() => {
    vi.stubGlobal('ImageData', Image);
    return () => vi.unstubAllGlobals();
  });

  /** One digit for each pixel: its red. */
  const painted = (run: Quicksort, height: number, colour: PictureColour, colours: number) => {
    const palette = Array.from({ length: 3 * colours }, (_, i) => (i % 3 === 0 ? i / 3 : 9));
    const width = run.summary().length;
    const { data } = run.paint(width, height, colour, palette);
    const pixels = Array.from({ length: data.length / 4 }, (_, i) => {
      const [red = NaN, ...rest] = data.subarray(4 * i, 4 * i + 4);
      expect(rest).toEqual([9, 9, 255]);
      return red;
    });
    return Array.from({ length: height }, (_, y) =>
      pixels.slice(y * width, (y + 1) * width).join(''),
    );
  };

  test('has the areas of each moment from top to bottom', () => {
    const run = sortedList([2, 1, 3], { pivot: 'middle' });
    const kinds = ['smaller', 'equal', 'unprocessed', 'larger'];
    const moments = Array.from({ length: 6 }, (_, step) => run.areas(step));
    const rows = moments.map((areas) =>
      areas
        .flatMap(({ kind, from, to }, i) => {
          // In this array, places left of a part are finished, and no place right of it waits.
          const digit = i === 0 || i === areas.length - 1 ? 5 : kinds.indexOf(kind);
          return Array(to - from).fill(digit);
        })
        .join(''),
    );
    expect(painted(run, 6, 'area', 6)).toEqual(rows);
  });

  test('has the values of each moment, by rank from the smallest to the largest', () => {
    const run = sortedList([9, 4, 4, 9], { pivot: 'first' });
    const { steps } = run.summary();
    const rows = Array.from({ length: steps + 1 }, (_, step) =>
      [...run.order(step)].map((id) => (run.values()[id] === 9 ? 1 : 0)).join(''),
    );
    expect(painted(run, steps + 1, 'value', 2)).toEqual(rows);
    expect(painted(run, 2, 'value', 2)).toEqual(['1001', '0011']);
  });

  test('can show a long run in a few pixels', () => {
    const run = sorted({ length: 5000 });
    const { data, width, height } = run.paint(3, 2, 'area', new Uint8Array(18));
    expect([data.length, width, height]).toEqual([24, 3, 2]);
  });
});
