import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnsOf } from '../../www/src/stage/heaps/bundles.ts';
import {
  bundleOf,
  type Layout,
  type LayoutPlan,
  layoutHeaps,
  type Spot,
} from '../../www/src/stage/heaps/layout.ts';
import { barOf } from '../../www/src/stage/heaps/view.ts';
import {
  barred,
  boardLeft,
  DUST,
  derived,
  inAnyRoom,
  ordinary,
  planOf,
  presented,
  unknown,
} from './nim-plans.ts';

interface Mark extends Spot {
  readonly r: number;
}

const upTo = (count: bigint) => Array.from({ length: Number(count) }, (_, at) => at);

/** A heap in plain rows. */
const inRows = ({ inRow, r }: Layout, heap: number, stones: bigint): Mark[] =>
  upTo(stones).map((stone) => ({ ...inRow(heap, stone), r }));

/** A heap in bundles; also a Grundy value, where it differs from the number of stones. */
const inBundles = ({ bundles, r }: Layout, heap: number, count: bigint): Mark[] =>
  upTo(count).flatMap((stone) => {
    const { column, at } = bundleOf(count, stone);
    return bundles ? [{ ...bundles.spot(heap, column, at), r: Math.min(bundles.r, r) }] : [];
  });

/** The pairs of marks that overlap. */
function overlaps(marks: readonly Mark[]): [Mark, Mark][] {
  return marks.flatMap((one, at) =>
    marks
      .slice(at + 1)
      .filter((next) => Math.hypot(one.x - next.x, one.y - next.y) < one.r + next.r - DUST)
      .map((next): [Mark, Mark] => [one, next]),
  );
}

/** The middle of a heap's row. Its number stands there, too, or above it. */
const centre = ({ middle, line }: Layout, heap: number) => (middle(heap) + line(heap)) / 2;

/** The marks outside the heap's own row or outside these two sides. */
function astray(layout: Layout, heap: number, marks: readonly Mark[], left: number, right: number) {
  const [top, bottom] = [-0.5, 0.5].map((half) => centre(layout, heap) + half * layout.row);
  return marks.filter(
    ({ x, y, r }) =>
      !(
        x - r >= left - DUST &&
        x + r <= right + DUST &&
        y - r >= (top ?? 0) - DUST &&
        y + r <= (bottom ?? 0) + DUST
      ),
  );
}

describe('the layout of heaps', () => {
  test('keeps the stones of a row apart, inside the row, and left of the board', () => {
    fc.assert(
      fc.property(ordinary, (plan) => {
        const layout = layoutHeaps(plan);
        expect(layout.bars).toBe(false);
        expect(layout.r).toBeGreaterThan(0.5);
        for (const [heap, stones] of plan.start.entries()) {
          const marks = inRows(layout, heap, stones);
          expect(overlaps(marks)).toEqual([]);
          expect(astray(layout, heap, marks, layout.left, layout.right)).toEqual([]);
        }
        expect(layout.right).toBeLessThanOrEqual(boardLeft(layout));
      }),
    );
  });

  test('keeps the bundles of a heap apart, inside its row, and left of the board', () => {
    const bundled = ordinary.map((plan) => ({ ...plan, bundled: true }));
    fc.assert(
      fc.property(bundled, (plan) => {
        const layout = layoutHeaps(plan);
        const { grundyValues, plain } = plan;
        expect(layout.bundles !== undefined).toBe(grundyValues !== undefined);
        for (const [heap, worth] of (grundyValues ?? []).entries()) {
          const marks = inBundles(layout, heap, worth);
          expect(overlaps(marks)).toEqual([]);
          // Tokens stand beside the stones that they are not.
          const left = plain ? layout.left : layout.right;
          expect(astray(layout, heap, marks, left, boardLeft(layout))).toEqual([]);
          expect(marks).toHaveLength(Number(worth));
        }
      }),
    );
  });

  test('keeps all rows on the picture, one below the other', () => {
    fc.assert(
      fc.property(inAnyRoom, (plan) => {
        const layout = layoutHeaps(plan);
        const { row, height, headY, sumY } = layout;
        const last = plan.start.length - 1;
        const top = centre(layout, 0) - row / 2;
        const bottom = centre(layout, last) + row / 2;
        expect(layout.width).toBe(plan.size.width);
        for (const heap of plan.start.keys()) {
          expect(centre(layout, heap + 1) - centre(layout, heap)).toBeCloseTo(row);
          const [line, middle] = [layout.line(heap), layout.middle(heap)];
          // A number stands before its stones, or above its bar.
          expect(line < middle).toBe(layout.stacked);
          expect(middle - line).toBeLessThan(row / 2);
        }
        // The headings of the board.
        if (plan.grundyValues) expect(headY).toBeGreaterThan(0);
        expect(headY).toBeLessThanOrEqual(top);
        expect(top).toBeGreaterThan(0);
        expect(sumY).toBeGreaterThan(bottom);
        expect(sumY).toBeLessThan(height);
      }),
    );
  });

  test('is as wide as its box and at most as high', () => {
    // In floating point the sum of the parts comes out slightly larger than the whole.
    const heaps = Array<bigint>(21).fill(7n);
    const hair: LayoutPlan = {
      size: { width: 320, height: 493 },
      text: 1.6,
      start: heaps,
      grundyValues: undefined,
      bundled: false,
      ...derived(heaps, undefined),
    };
    fc.assert(
      fc.property(inAnyRoom, (plan) => {
        const { width, height, row } = layoutHeaps(plan);
        expect(width).toBe(plan.size.width);
        // Where there is room for less than the least row, it cannot fit.
        if (row > 8) expect(height).toBeLessThanOrEqual(plan.size.height);
      }),
      { examples: [[hair]] },
    );
  });

  test('has the middle of a bundle in its middle', () => {
    fc.assert(
      fc.property(ordinary, (plan) => {
        const layout = layoutHeaps({ ...plan, bundled: true });
        const { bundles } = layout;
        if (!bundles) return;
        for (const [heap, worth] of (plan.grundyValues ?? []).entries()) {
          for (const column of columnsOf(worth)) {
            const stones = upTo(2n ** BigInt(column)).map((at) => bundles.spot(heap, column, at));
            const mean = (of: (spot: Spot) => number) =>
              stones.reduce((sum, spot) => sum + of(spot), 0) / stones.length;
            const { x, y } = bundles.middle(heap, column);
            expect(x).toBeCloseTo(mean((spot) => spot.x));
            expect(y).toBeCloseTo(mean((spot) => spot.y));
          }
        }
      }),
    );
  });

  test('puts bundles of one size below each other, larger ones further left', () => {
    fc.assert(
      fc.property(ordinary, (plan) => {
        const { bundles } = layoutHeaps({ ...plan, bundled: true });
        if (!bundles) return;
        for (let column = 1; column < plan.digits; column += 1) {
          expect(bundles.middle(0, column).x).toBeLessThan(bundles.middle(0, column - 1).x);
          const last = plan.start.length - 1;
          expect(bundles.middle(last, column).x).toBe(bundles.middle(0, column).x);
        }
      }),
    );
  });

  test('draws bars as soon as a heap has more than 40 stones', () => {
    fc.assert(
      fc.property(planOf(barred), (plan) => {
        const layout = layoutHeaps({ ...plan, bundled: true });
        expect(layout.bars).toBe(true);
        expect(layout.bundles).toBeUndefined();
        // Only digits show the Grundy values.
        expect(layout.board !== undefined).toBe(plan.grundyValues !== undefined);
      }),
    );
    const of = (start: bigint[]) =>
      layoutHeaps({
        size: { width: 800, height: 400 },
        text: 1,
        start,
        grundyValues: start,
        plain: true,
        digits: 6,
        bundled: true,
      });
    expect(of([40n, 1n]).bars).toBe(false);
    expect(of([1n, 41n]).bars).toBe(true);
  });

  test('has bars of some length between the numbers of the heaps and the board', () => {
    fc.assert(
      fc.property(planOf(barred, presented), (plan) => {
        const layout = layoutHeaps(plan);
        const frame = { start: plan.start, why: { ...unknown, heaps: [...plan.start] } };
        const most = plan.start.reduce((a, b) => (a > b ? a : b));
        for (const [heap, stones] of plan.start.entries()) {
          const { left, width, x } = barOf(frame, layout, heap);
          if (stones === most) expect(width).toBeGreaterThan(20);
          expect(width).toBeGreaterThan(0);
          expect(left + width).toBeLessThan(layout.stacked ? layout.width : boardLeft(layout));
          expect(x(0n)).toBe(left);
          expect(x(stones)).toBeCloseTo(left + width);
        }
      }),
    );
  });

  test('has the digits of the board side by side, the ones on the right, inside the picture', () => {
    fc.assert(
      fc.property(inAnyRoom, (plan) => {
        const { board, width } = layoutHeaps(plan);
        expect(board !== undefined).toBe(plan.grundyValues !== undefined);
        if (!board) return;
        expect(board.digits).toBe(plan.digits);
        for (let column = 1; column < board.digits; column += 1) {
          expect(board.x(column - 1) - board.x(column)).toBeCloseTo(board.width);
        }
        expect(board.x(0) + board.width / 2).toBeLessThanOrEqual(width);
        expect(board.x(board.digits - 1) - board.width / 2).toBeGreaterThan(0);
      }),
    );
  });
});
