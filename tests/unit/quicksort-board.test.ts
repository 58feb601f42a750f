import { describe, expect, test } from 'vitest';
import { boardPlan } from '../../www/src/exhibits/quicksort/picture/board-plan.ts';
import { layoutQuicksort, MOST_DRAWN } from '../../www/src/exhibits/quicksort/picture/layout.ts';
import { type Pointer, spotsOf } from '../../www/src/exhibits/quicksort/picture/pointers.ts';
import { rowMark, STACK } from '../../www/src/exhibits/quicksort/picture/view.ts';
import type { ArrowKey } from '../../www/src/stage/board.ts';

const chosen: number[] = [];

function board(length: number, drawn = true, pointers: readonly Pointer[] = [], rows = 0) {
  const layout = layoutQuicksort({
    size: { width: 800, height: 500 },
    text: 1,
    length,
    largest: length,
    cards: false,
    pointers: 4,
    frames: 8,
    rows,
  });
  const plan = boardPlan({
    length,
    layout: () => (drawn ? layout : undefined),
    frame: () => ({ pointers, pressed: Array.from({ length: rows }) }),
    choose: (place) => chosen.push(place),
  });
  return { plan, layout };
}

describe('the elements as a board', () => {
  test('have names from their places', () => {
    const { plan } = board(64);
    for (const place of [0, 1, 63, 99_999]) expect(plan.named(plan.id(place))).toBe(place);
    for (const id of ['', 'e', 'e-1', 'ex', 'xe1', 'e1x', '1', 'e 1']) {
      expect(plan.named(id), id).toBeUndefined();
    }
  });

  test.each([1, 2, 64, MOST_DRAWN])(
    'are found at their points of the picture: %i elements',
    (length) => {
      const { plan, layout } = board(length);
      for (let place = 0; place < length; place += 1) {
        const at = plan.place(place);
        if (!at) throw new Error(`element ${place} stands nowhere`);
        expect(plan.nearest(at.x, at.y)).toBe(place);
        // So are the points above the elements, and the pointers below.
        expect(plan.nearest(at.x, 0)).toBe(place);
        expect(plan.nearest(at.x, layout.pointers.top + layout.pointers.height)).toBe(place);
        expect(plan.nearest(layout.x(place) + 0.01, at.y)).toBe(place);
        expect(plan.nearest(layout.x(place + 1) - 0.01, at.y)).toBe(place);
      }
      expect(plan.nearest(-5, 20)).toBe(0);
      expect(plan.nearest(805, 20)).toBe(length - 1);
    },
  );

  test('are not found where the calls and the rows are: the waiting calls are a mark of their own', () => {
    const { plan, layout } = board(64);
    const under = layout.pointers.top + layout.pointers.height + 1;
    expect(plan.nearest(400, under)).toBe(STACK);
    const { x, y } = plan.place(STACK) ?? { x: -1, y: -1 };
    expect(plan.nearest(x, y)).toBe(STACK);
    expect(plan.named(plan.id(STACK))).toBe(STACK);
    expect(plan.neighbour(STACK, 'ArrowLeft')).toBe(63);
    expect(plan.nearest(400, 499)).toBeUndefined();
  });

  test('have the rows of the list below them, which a touch and the arrow keys find', () => {
    const { plan, layout } = board(20, true, [], 5);
    for (let row = 0; row < 5; row += 1) {
      const { x, y } = plan.place(rowMark(row)) ?? { x: -1, y: -1 };
      expect(y).toBeGreaterThan(layout.frames.top + layout.frames.height);
      expect(plan.nearest(x, y)).toBe(rowMark(row));
      expect(plan.named(plan.id(rowMark(row)))).toBe(rowMark(row));
      const next = row < 4 ? rowMark(row + 1) : undefined;
      expect(plan.neighbour(rowMark(row), 'ArrowDown')).toBe(next);
    }
    expect(plan.neighbour(STACK, 'ArrowDown')).toBe(rowMark(0));
    expect(plan.neighbour(rowMark(0), 'ArrowUp')).toBe(STACK);
    expect(plan.neighbour(rowMark(2), 'ArrowUp')).toBe(rowMark(1));
    // The line above the rows is not a row.
    expect(layout.heading).toBeGreaterThan(0);
    expect(plan.nearest(400, layout.woodcut.top - layout.heading / 2)).toBeUndefined();
  });

  test('are not found if they are not drawn one by one, or not yet', () => {
    expect(board(MOST_DRAWN + 1).plan.nearest(400, 20)).toBeUndefined();
    const { plan } = board(64, false);
    expect(plan.nearest(400, 20)).toBeUndefined();
    expect(plan.place(3)).toBeUndefined();
  });

  test('have neighbours beside them, and eight places away', () => {
    const { plan } = board(20);
    const around = (place: number) =>
      (['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as ArrowKey[]).map((key) =>
        plan.neighbour(place, key),
      );
    expect(around(10)).toEqual([9, 11, 18, 2]);
    expect(around(0)).toEqual([undefined, 1, 8, undefined]);
    expect(around(19)).toEqual([18, STACK, undefined, 11]);
    expect(around(15)).toEqual([14, 16, 19, 7]);
    expect(around(4)).toEqual([3, 5, 12, 0]);
    expect(board(1).plan.neighbour(0, 'ArrowRight')).toBe(STACK);
    expect(board(1).plan.neighbour(STACK, 'ArrowRight')).toBeUndefined();
  });

  test('come before the pointers, which a finger finds by their names', () => {
    const pointers = [
      { name: 'first', at: 0 },
      { name: 'equal', at: 4 },
      { name: 'larger', at: 20 },
      { name: 'next', at: 9 },
    ] as const;
    const { plan } = board(20, true, pointers);
    for (const row of pointers.keys()) {
      const spot = plan.place(20 + row);
      if (!spot) throw new Error('a pointer stands nowhere');
      // Near the right end the name stands left of its line.
      const beside = pointers[row]?.at === 20 ? -20 : 20;
      expect(plan.nearest(spot.x + beside, spot.y)).toBe(20 + row);
    }
    expect(plan.neighbour(19, 'ArrowRight')).toBe(20);
    expect(plan.neighbour(23, 'ArrowRight')).toBe(STACK);
    expect(plan.neighbour(STACK, 'ArrowUp')).toBe(23);
    expect(plan.neighbour(20, 'ArrowLeft')).toBe(19);
    expect(plan.neighbour(15, 'ArrowUp')).toBe(19);
  });

  test('can be chosen', () => {
    board(20).plan.choose(7);
    expect(chosen).toEqual([7]);
  });
});

describe('the names of the pointers', () => {
  /** The lines that a name crosses: those that come down to a lower row within its width. */
  const crossings = (pointers: readonly Pointer[], length: number): number => {
    const { layout } = board(length);
    const spots = spotsOf(pointers, layout);
    return spots.flatMap((name) =>
      spots.filter(({ x, y }) => {
        const [from, to] = name.before ? [name.x - 60, name.x] : [name.x, name.x + 60];
        return y > name.y && x > from && x < to;
      }),
    ).length;
  };

  test('cross no line, wherever the pointers are', () => {
    const length = 24;
    let seen = 0;
    for (let equal = 0; equal <= length; equal += 1)
      for (let next = equal; next <= length; next += 1)
        for (let larger = next; larger <= length; larger += 1) {
          const pointers = [
            { name: 'first', at: Math.floor(equal / 2) },
            { name: 'equal', at: equal },
            { name: 'larger', at: larger },
            { name: 'next', at: next },
          ] as const;
          expect(crossings(pointers, length), JSON.stringify(pointers)).toBe(0);
          seen += 1;
        }
    expect(seen).toBeGreaterThan(2000);
  });
});
