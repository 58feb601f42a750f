/// <reference path="../../www/src/env.d.ts" />
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ChainWhy } from '../../www/pkg/chain.js';
import type { LayoutPlan } from '../../www/src/exhibits/chain/picture/layout.ts';
import { boxesOf, collisions, drawn, languages, outside } from './chain-picture.ts';
import { layoutOf, one, positionOf, rowPosition, runOf, sceneOf } from './chain-run.ts';

const DUST = 1e-6;

interface Sight {
  readonly cells: number;
  readonly text: 1 | 2;
  readonly width: number;
  readonly height: number;
  readonly bars: boolean;
}

const anyCells = fc.integer({ min: 1, max: 40 });

/** A page: wide or narrow. */
const page = fc.record({
  cells: anyCells,
  text: fc.constant(1 as const),
  width: fc.integer({ min: 280, max: 1280 }),
  height: fc.integer({ min: 320, max: 800 }),
  bars: fc.boolean(),
});

/** A picture in a frame or a presentation, where everything must fit into the box. */
const framed = (text: 1 | 2) =>
  fc.record({
    cells: anyCells,
    text: fc.constant(text),
    width: fc.integer({ min: 320, max: 800 }),
    height: fc.integer({ min: 400, max: 450 }),
    bars: fc.boolean(),
  });

/** Pictures that every run tests, besides some by chance. */
const sight = (
  text: 1 | 2,
  cells: number,
  [width, height]: readonly [number, number],
  bars = true,
): [Sight] => [{ cells, text, width, height, bars }];

interface Sights {
  readonly some: fc.Arbitrary<Sight>;
  readonly examples: [Sight][];
}

const sights: readonly [name: string, sights: Sights][] = [
  [
    'a page',
    {
      some: page,
      examples: ([9, 20, 29, 40] as const).flatMap((cells) =>
        ([280, 300, 619, 620, 900, 1200, 1280] as const).flatMap((width) => [
          sight(1, cells, [width, 400]),
        ]),
      ),
    },
  ],
  ['a frame', { some: framed(1), examples: [...inBoxes(1, true), ...inBoxes(1, false)] }],
  ['a presentation', { some: framed(2), examples: [...inBoxes(2, true), ...inBoxes(2, false)] }],
];

function inBoxes(text: 1 | 2, bars: boolean): [Sight][] {
  const boxes = [
    [320, 400],
    [533, 400],
    // The narrowest with names beside the row.
    [620, 400],
    [800, 400],
    [800, 450],
  ] as const;
  return [1, 2, 9, 11, 17, 26, 32, 40].flatMap((cells) =>
    boxes.map((box) => sight(text, cells, box, bars)),
  );
}

const plan = ({ width, height, ...rest }: Sight): Partial<LayoutPlan> => ({
  ...rest,
  size: { width, height },
  plies: rest.cells,
});

const layout = (sight: Sight) => layoutOf(sight.cells, plan(sight));

/** Whole rows of 1 to 40 objects: at the start, and with one object gone. */
const whole: ChainWhy[] = [];
const begun: ChainWhy[] = [];
beforeAll(() => {
  for (let objects = 1; objects <= 40; objects += 1) {
    const run = runOf(sceneOf({ objects }));
    whole[objects] = positionOf(run);
    begun[objects] = positionOf(run, [one(Math.ceil(objects / 3))]);
    run.free();
  }
});

/** Positions that this many cells may have. */
const positionsFor = (cells: number) =>
  [whole[cells], begun[cells]].flatMap((position) => (position ? [position] : []));

describe.each(sights)('the layout of a row on %s', (_, { some, examples }) => {
  test('keeps everything on the picture, which is as wide as its box', () => {
    fc.assert(
      fc.property(some, (sight) => {
        for (const position of positionsFor(sight.cells)) {
          for (const words of languages) {
            const frame = { values: sight.bars };
            const { layout, elements } = drawn(position, { frame, layout: plan(sight), words });
            const { width, height } = layout;
            expect(width).toBe(sight.width);
            expect(outside(boxesOf(elements, layout.font), { width, height })).toEqual([]);
          }
        }
      }),
      { numRuns: 40, examples },
    );
  });

  test.each([
    ['numbers at the bars run into each other', true],
    ['anything else run into anything', false],
  ])('does not have %s', (_, numbers) => {
    fc.assert(
      fc.property(some, (sight) => {
        for (const position of positionsFor(sight.cells)) {
          const frame = { values: sight.bars };
          const { layout, elements } = drawn(position, { frame, layout: plan(sight) });
          const pairs = collisions(boxesOf(elements, layout.font));
          expect(pairs.filter((pair) => /plies.* and plies/.test(pair) === numbers)).toEqual([]);
        }
      }),
      { numRuns: 40, examples },
    );
  });

  test('has lines of the same length, except the last, which may be a little shorter', () => {
    fc.assert(
      fc.property(some, (sight) => {
        const { lines, perLine } = layout(sight);
        const last = sight.cells - (lines - 1) * perLine;
        expect(last).toBeGreaterThan(0);
        expect(last).toBeLessThanOrEqual(perLine);
        // One line fewer would not be enough.
        expect(perLine).toBe(Math.ceil(sight.cells / lines));
      }),
      { examples },
    );
  });

  test('has its cells from left to right, line by line, as far apart as they are wide', () => {
    fc.assert(
      fc.property(some, (sight) => {
        const { cell, line, take, perLine, pitch, r, width } = layout(sight);
        expect(2 * r).toBeLessThan(pitch);
        for (let at = 0; at < sight.cells; at += 1) {
          const { x, y } = cell(at);
          expect(y).toBe(line(Math.floor(at / perLine)));
          expect(x).toBe(cell(at % perLine).x);
          expect(take({ first: at, count: 1 })).toEqual({ x, y });
          if (at + 1 === sight.cells) continue;
          const next = cell(at + 1);
          const joint = take({ first: at, count: 2 });
          expect(joint.y).toBe(y);
          expect(joint.x).toBeCloseTo(x + pitch / 2);
          expect(joint.x).toBeLessThan(width);
          // This is the last cell of a line, beside the first of the next one.
          const parted = (at + 1) % perLine === 0;
          expect(next.y > y).toBe(parted);
          if (!parted) expect(next.x - x).toBeCloseTo(pitch);
        }
      }),
      { examples },
    );
  });

  test('has longer bars for more plies, and no bars without values', () => {
    fc.assert(
      fc.property(some, (sight) => {
        const { bar, bars } = layout(sight);
        if (sight.bars && !bars) {
          // Only for want of height.
          expect(layout({ ...sight, height: 4 * sight.height }).bars).toBe(true);
        }
        for (let plies = 1; plies <= sight.cells; plies += 1) {
          if (bars) expect(bar(plies)).toBeGreaterThan(plies === 1 ? 2 : bar(plies - 1));
          else expect(bar(plies)).toBe(0);
        }
      }),
      { examples },
    );
  });

  test('has its groups apart, below the row, and inside', () => {
    fc.assert(
      fc.property(some, (sight) => {
        const { groups, cell, r, below, width, height } = layout(sight);
        if (!groups) {
          // Only for want of height.
          expect(layout({ ...sight, height: 4 * sight.height }).groups).toBeDefined();
          return;
        }
        expect(groups.y - groups.r).toBeGreaterThan(cell(sight.cells - 1).y + below);
        expect(groups.y + groups.r).toBeLessThan(height);
        expect(groups.r).toBeGreaterThan(1.5);
        expect(groups.r).toBeLessThan(r);
        expect(groups.x(0) - groups.r).toBeGreaterThanOrEqual(0);
        expect(groups.x(sight.cells - 1) + groups.r).toBeLessThanOrEqual(width);
        expect(groups.x(1) - groups.x(0)).toBeGreaterThan(2 * groups.r);
      }),
      { examples },
    );
  });
});

describe('the layout of a row', () => {
  test('is at most as high as its box in a frame', () => {
    fc.assert(
      fc.property(framed(1), (sight) => {
        expect(layout(sight).height).toBeLessThanOrEqual(sight.height + DUST);
      }),
      { examples: inBoxes(1, true) },
    );
  });

  test('is at most as high as its box in a presentation', () => {
    fc.assert(
      fc.property(framed(2), (sight) => {
        expect(layout(sight).height).toBeLessThanOrEqual(sight.height + DUST);
      }),
      { examples: inBoxes(2, true) },
    );
  });

  test('has the nine objects of the page in one line, with names, an array and groups', () => {
    const nine = layout({
      ...{ cells: 9, text: 1, bars: true },
      ...{ width: 900, height: 400 },
    });
    expect(nine).toMatchObject({ lines: 1, perLine: 9, width: 900 });
    expect(nine.groups).toBeDefined();
    expect(nine.array).toBeGreaterThan(nine.font);
    expect(nine.names).toBeGreaterThan(0);
    expect(nine.bar(9)).toBeGreaterThan(60);
  });

  test('has text twice as large in a presentation', () => {
    const of = (text: 1 | 2) =>
      layout({ cells: 9, text, bars: true, width: 800, height: 450 }).font;
    expect(of(1)).toBeGreaterThanOrEqual(12);
    expect(of(2)).toBeGreaterThanOrEqual(24);
  });

  test('has names only if there is room for them left of the row', () => {
    const names = (width: number) =>
      layout({ cells: 9, text: 1, bars: true, width, height: 400 }).names;
    expect(names(280)).toBe(0);
    expect(names(1280)).toBeGreaterThan(0);
  });
});

describe('the notation under the groups', () => {
  const rows = [
    '1'.repeat(40),
    '10'.repeat(20),
    '110'.repeat(13),
    `${'1'.repeat(20)}${'01'.repeat(10)}`,
    '1111111101111111011111101111101111011101',
  ];

  test.each(rows)('stays on the picture, however narrow it is: %s', (row) => {
    const position = rowPosition(row);
    for (const width of [280, 320, 414, 619, 620, 768, 1280]) {
      const { layout, elements, ofKind } = drawn(position, {
        layout: { size: { width, height: 800 } },
      });
      const { height } = layout;
      expect(ofKind('notation')).toHaveLength(1);
      expect(outside(boxesOf(elements, layout.font), { width, height }), `${width}`).toEqual([]);
    }
  });
});
