import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import fc from 'fast-check';
import { svg } from 'lit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FrontColours } from '../../www/src/exhibits/lattice/picture/front-colours.ts';
import { type Layout, layoutLattice } from '../../www/src/exhibits/lattice/picture/layout.ts';
import { latticePicture } from '../../www/src/exhibits/lattice/picture/view.ts';
import { viewLimits } from '../../www/src/stage/picture-view.ts';

afterEach(() => vi.unstubAllGlobals());

/** The greatest rounding error of these numbers. */
const DUST = 1e-6;

const boxOf = (side: fc.Arbitrary<number>) =>
  fc.record({
    columns: side,
    rows: side,
    width: fc.integer({ min: 300, max: 2600 }),
    tallest: fc.integer({ min: 320, max: 1600 }),
  });
const small = fc.integer({ min: 8, max: 40 });
const anySide = fc.oneof(
  small,
  fc.integer({ min: 41, max: 300 }),
  fc.integer({ min: 301, max: 4096 }),
  fc.constantFrom(1024, 4096),
);
const box = boxOf(small);
const anyBox = boxOf(anySide);

/** A view magnified about some point within the page's limits: it shows nothing beyond the picture. */
const transform = fc
  .record({
    k: fc.oneof(fc.constant(1), fc.double({ min: 1, max: 200, noNaN: true })),
    across: fc.double({ min: 0, max: 1, noNaN: true }),
    down: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ k, across, down }) => ({ k, across, down }));

type Box = { columns: number; rows: number; width: number; tallest: number };

function magnified(of: Box, to: { k: number; across: number; down: number }, text = 1): Layout {
  const { columns, rows, width, tallest } = of;
  const rest = layoutLattice(columns, rows, width, tallest, text);
  const k = Math.min(to.k, rest.maxZoom);
  const [x, y] = [width * (1 - k) * to.across, rest.height * (1 - k) * to.down];
  return layoutLattice(columns, rows, width, tallest, text, { k, x, y });
}

describe('the layout of a picture with a mark for each point', () => {
  test('keeps every point inside the picture and apart from its neighbours', () => {
    fc.assert(
      fc.property(box, ({ columns, rows, width, tallest }) => {
        const layout = layoutLattice(columns, rows, width, tallest, 1);
        const { radius, plot } = layout;
        const across = layout.x(1) - layout.x(0);
        const up = layout.y(0) - layout.y(1);
        expect(layout.raster).toBe(false);
        expect(across).toBeCloseTo(layout.step);
        expect(up).toBeCloseTo(layout.stepUp);
        expect(2 * radius).toBeLessThanOrEqual(Math.min(across, up) + DUST);
        expect(layout.x(0) - radius).toBeGreaterThanOrEqual(plot.left);
        expect(layout.x(columns - 1) + radius).toBeLessThanOrEqual(plot.right);
        expect(layout.y(rows - 1) - radius).toBeGreaterThanOrEqual(plot.top);
        expect(layout.y(0) + radius).toBeLessThanOrEqual(plot.bottom);
        for (let i = 1; i < columns; i += 1) {
          expect(layout.x(i) - layout.x(i - 1)).toBeCloseTo(across);
        }
      }),
    );
  });

  test('shows twenty apples on a phone, with its numbers and without collisions', () => {
    const layout = layoutLattice(21, 13, 320, 400, 1);
    expect(layout.step).toBeGreaterThan(12);
    expect(layout.height).toBeLessThanOrEqual(400);
    expect(layout.labelEvery.across).toBe(5);
  });

  test('uses most of the height of a large screen, and all the width of a low frame', () => {
    const filled = (width: number, tallest: number) => {
      const { height, step } = layoutLattice(21, 13, width, tallest, 1);
      return { high: height / tallest, wide: (step * 21) / width };
    };
    for (const [width, tallest] of [
      [885, 550],
      [1190, 870],
      [1180, 640],
    ] as const) {
      const { high, wide } = filled(width, tallest);
      expect(high, `${width} × ${tallest}`).toBeGreaterThan(0.95);
      expect(wide, `${width} × ${tallest}`).toBeGreaterThan(0.9);
    }
    expect(filled(624, 170).wide).toBeGreaterThan(0.6);
    // The distance of rows that leaves a line of words between their marks.
    const phone = layoutLattice(21, 13, 366, 405, 1);
    expect(phone.stepUp - 2 * phone.radius).toBeGreaterThanOrEqual(13);
  });

  test('shows all its marks at any magnification', () => {
    fc.assert(
      fc.property(box, transform, (of, to) => {
        const { raster, seen } = magnified(of, to);
        expect(raster).toBe(false);
        expect(seen).toEqual({ m: [0, of.columns], n: [0, of.rows] });
      }),
    );
  });
});

describe('the layout of any picture', () => {
  test('is as wide as its box and at most as high, labels included', () => {
    fc.assert(
      fc.property(anyBox, ({ columns, rows, width, tallest }) => {
        const { height, axis, plot, table, ...layout } = layoutLattice(
          columns,
          rows,
          width,
          tallest,
          1,
        );
        expect(layout.width).toBe(width);
        expect(height).toBeLessThanOrEqual(tallest + DUST);
        expect(axis.across).toBeLessThan(height);
        expect(plot.top).toBe(table.bottom);
        expect(axis.up).toBeGreaterThan(0);
        expect(axis.up).toBeLessThan(layout.x(0));
      }),
    );
  });

  test('leaves room for its labels, also when they are larger', () => {
    const text = fc.double({ min: 1, max: 2.5, noNaN: true });
    fc.assert(
      fc.property(anyBox, text, ({ columns, rows, width, tallest }, times) => {
        const layout = layoutLattice(columns, rows, width, tallest, times);
        const { across, up } = layout.labelEvery;
        // Otherwise there is only one label, that of the point 0.
        if (across < columns)
          expect(across * layout.step).toBeGreaterThanOrEqual(30 * times - DUST);
        const rise = layout.y(0) - layout.y(1);
        if (up < rows) expect(up * rise).toBeGreaterThanOrEqual(18 * times - DUST);
        expect(layout.axis.up).toBeGreaterThanOrEqual(30 * times - DUST);
        expect(layout.height - layout.plot.bottom).toBeGreaterThanOrEqual(22 * times - DUST);
      }),
    );
  });

  test('moves and spreads with pan and zoom, inside a frame that stays', () => {
    const to = fc.record({
      k: fc.double({ min: 1, max: 8, noNaN: true }),
      x: fc.double({ min: -2000, max: 0, noNaN: true }),
      y: fc.double({ min: -2000, max: 0, noNaN: true }),
    });
    fc.assert(
      fc.property(anyBox, to, small, ({ columns, rows, width, tallest }, moved, i) => {
        const rest = layoutLattice(columns, rows, width, tallest, 1);
        const seen = layoutLattice(columns, rows, width, tallest, 1, moved);
        expect(seen.x(i)).toBeCloseTo(moved.k * rest.x(i) + moved.x);
        expect(seen.y(i)).toBeCloseTo(moved.k * rest.y(i) + moved.y);
        expect(seen.step).toBeCloseTo(moved.k * rest.step);
        expect(seen.radius).toBeGreaterThanOrEqual(rest.radius);
        expect(seen.labelEvery.across).toBeLessThanOrEqual(rest.labelEvery.across);
        const frame = ({ height, plot, axis, table }: typeof rest) => [
          height,
          plot,
          axis.across,
          table,
        ];
        expect(frame(seen)).toEqual(frame(rest));
        // The numbers of the rows stay at the lower left corner while it is visible.
        expect(seen.axis.up).toBeGreaterThanOrEqual(30);
        expect(seen.axis.up).toBeLessThanOrEqual(Math.max(30, seen.x(-0.5) - 10) + DUST);
      }),
    );
  });

  test('converts points to places, and places to points', () => {
    fc.assert(
      fc.property(anyBox, transform, anySide, (of, to, i) => {
        const layout = magnified(of, to);
        expect(layout.m(layout.x(i))).toBeCloseTo(i, 5);
        expect(layout.n(layout.y(i))).toBeCloseTo(i, 5);
        expect(layout.x(layout.m(123))).toBeCloseTo(123, 5);
        expect(layout.y(layout.n(123))).toBeCloseTo(123, 5);
      }),
    );
  });

  test('is a raster exactly where marks would be too small or too many', () => {
    fc.assert(
      fc.property(anyBox, transform, (of, to) => {
        const { raster, seen, step } = magnified(of, to);
        const marks = (seen.m[1] - seen.m[0]) * (seen.n[1] - seen.n[0]);
        const large = Math.max(of.columns, of.rows) > 40;
        expect(raster).toBe(large && (step < 9 || marks > 2000));
      }),
    );
    expect(layoutLattice(41, 41, 800, 800, 1).raster).toBe(false);
    expect(layoutLattice(64, 64, 800, 800, 1).raster).toBe(true);
  });

  test('counts exactly the points whose squares are in the plot as visible', () => {
    const large = boxOf(fc.integer({ min: 41, max: 4096 }));
    fc.assert(
      fc.property(large, transform, (of, to) => {
        const layout = magnified(of, to);
        const { plot, seen } = layout;
        const overlap = (from: number, until: number, low: number, high: number) =>
          Math.min(until, high) - Math.max(from, low);
        const points = (count: number) => Array.from({ length: count }, (_, i) => i);
        const wronglyIn = ([from, to]: readonly [number, number], i: number, inside: number) =>
          Math.abs(inside) > DUST && (i >= from && i < to) !== inside > 0;
        const across = points(of.columns).filter((m) => {
          const inside = overlap(layout.x(m - 0.5), layout.x(m + 0.5), plot.left, plot.right);
          return wronglyIn(seen.m, m, inside);
        });
        const up = points(of.rows).filter((n) => {
          const inside = overlap(layout.y(n + 0.5), layout.y(n - 0.5), plot.top, plot.bottom);
          return wronglyIn(seen.n, n, inside);
        });
        expect([across, up]).toEqual([[], []]);
      }),
      { numRuns: 40 },
    );
  });

  test('can be magnified until marks are large, and no further than a link can say', () => {
    const narrow = fc.record({
      columns: anySide,
      rows: anySide,
      width: fc.integer({ min: 120, max: 2600 }),
      tallest: fc.integer({ min: 120, max: 1600 }),
    });
    fc.assert(
      fc.property(narrow, ({ columns, rows, width, tallest }) => {
        const { maxZoom, step } = layoutLattice(columns, rows, width, tallest, 1);
        expect(maxZoom).toBeGreaterThanOrEqual(8);
        expect(Math.round(maxZoom * 100)).toBeLessThanOrEqual(viewLimits.zoom.max);
        const most = viewLimits.zoom.max / 100;
        if (maxZoom < most) expect(maxZoom * step).toBeGreaterThanOrEqual(64 - DUST);
      }),
    );
  });

  test.each([1, 1.25, 1.3333333730697632, 1.5, 2, 2.625, 3])(
    'has squares of a whole number of pixels where a pixel more would be seen, at scale %d',
    (scale) => {
      vi.stubGlobal('devicePixelRatio', scale);
      fc.assert(
        fc.property(anyBox, ({ columns, rows, width, tallest }) => {
          if (Math.max(columns, rows) <= 40) return;
          const { step, stepUp, x } = layoutLattice(columns, rows, width, tallest, 1);
          const pixels = step * scale;
          expect(stepUp).toBe(step);
          if (pixels >= 1 - DUST && pixels < 4) expect(pixels).toBeCloseTo(Math.round(pixels), 6);
          expect(x(columns - 0.5)).toBeLessThanOrEqual(width);
        }),
      );
    },
  );
});

interface Label {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** The numbers along both axes of a picture. */
function labels(layout: Layout, columns: number, rows: number, apples: boolean) {
  const none = () => '';
  const picture = latticePicture(
    {
      colours: new FrontColours([1, 1], columns, rows),
      cursor: 0,
      weight: [1, 1],
      last: undefined,
      apples,
      table: undefined,
      given: false,
      explained: undefined,
      arrows: false,
      shade: undefined,
      overlays: { focus: { m: 0, n: 0 }, violations: [], marked: [] },
      tabindex: () => undefined,
      covered: () => false,
    },
    layout,
    { given: '', edge: '', front: '', state: none, played: none, row: none },
  );
  const markup = collectResultSync(render(svg`${picture}`)).replace(/<!--.*?-->/g, '');
  const found = [...markup.matchAll(/<text x="([^"]*)" y="([^"]*)" class="(tick[^"]*)">(\d+)</g)];
  const of = (kind: string): Label[] =>
    found.flatMap(([, x, y, name, text]) =>
      name === kind && text !== undefined ? [{ x: Number(x), y: Number(y), text }] : [],
    );
  return { across: of('tick').sort((a, b) => a.x - b.x), up: of('tick up') };
}

describe('the labels of any picture', () => {
  /** The width of a digit of the monospaced labels, in px at their ordinary size. */
  const DIGIT = 7.25;

  test('do not touch each other or the edge, even if the picture is magnified or presented', () => {
    // A picture narrower than two numbers, one whose last number is not round, and the largest.
    const boxes = [
      { columns: 41, rows: 1024, width: 300, tallest: 320 },
      { columns: 1111, rows: 1111, width: 1700, tallest: 1600 },
      { columns: 4096, rows: 4096, width: 2600, tallest: 1600 },
    ];
    const rest = { k: 1, across: 0, down: 0 };
    const times = [1, 2] as const;
    const examples = boxes.flatMap((one) =>
      times.map((larger): [Box, typeof rest, 1 | 2, boolean] => [one, rest, larger, true]),
    );
    const text = fc.constantFrom(...times);
    fc.assert(
      fc.property(anyBox, transform, text, fc.boolean(), (of, to, larger, apples) => {
        const { columns, rows } = of;
        const layout = magnified(of, to, larger);
        const { across, up } = labels(layout, columns, rows, apples);
        const half = ({ text: digits }: Label) => (digits.length * DIGIT * larger) / 2;
        for (const [i, label] of across.entries()) {
          const next = across[i + 1];
          if (next) expect(label.x + half(label)).toBeLessThanOrEqual(next.x - half(next));
        }
        const heights = up.map(({ y }) => y).sort((a, b) => a - b);
        for (const [i, y] of heights.entries()) {
          expect((heights[i + 1] ?? Number.POSITIVE_INFINITY) - y).toBeGreaterThan(12 * larger);
        }
        for (const label of up) {
          expect(layout.axis.up - 2 * half(label)).toBeGreaterThanOrEqual(0);
          expect(layout.y(Number(label.text))).toBeCloseTo(label.y, 3);
        }
      }),
      { numRuns: 300, examples },
    );
  });

  test('name the first and the last column if the whole picture is visible', () => {
    fc.assert(
      fc.property(anyBox, ({ columns, rows, width, tallest }) => {
        const layout = layoutLattice(columns, rows, width, tallest, 1);
        const { across } = labels(layout, columns, rows, false);
        // A picture hardly wider than a number names only the last column.
        if ((columns - 1) * layout.step >= 30) expect(across[0]?.text).toBe('0');
        const last = across.at(-1);
        expect(last?.text).toBe(String(columns - 1));
        expect((last?.x ?? 0) + (String(columns - 1).length * DIGIT) / 2).toBeLessThanOrEqual(
          width,
        );
      }),
    );
  });

  test('are frequent enough to show which part of the picture is visible', () => {
    for (const side of [64, 100, 512, 1024, 4096]) {
      const layout = layoutLattice(side, side, 960, 700, 1);
      const { across, up } = labels(layout, side, side, false);
      expect(across.length).toBeGreaterThanOrEqual(5);
      expect(up.length).toBeGreaterThanOrEqual(5);
    }
  });
});
