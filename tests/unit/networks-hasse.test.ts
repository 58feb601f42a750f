import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Hasse, hasse, type Place } from '../../www/src/exhibits/networks/proof/hasse.ts';
import { anyNetwork, fed, orderOf, sceneOf, tracedOf, typed } from './networks-run.ts';

/** The radius of a wire's circle, in px, and the tolerance of comparisons. */
const [RADIUS, DUST] = [12, 1e-6];
/** A line nearer than this to the middle of a wire, in px, runs through its number. */
const NUMBER = 5;

type Pair = readonly [low: number, high: number];

/** The distance of a place from the line between two others. */
function away(at: Place, from: Place, to: Place): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((at.x - from.x) * dx + (at.y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const part = Math.max(0, Math.min(1, along));
  return Math.hypot(at.x - from.x - part * dx, at.y - from.y - part * dy);
}

/** Checks what every drawing of an order must satisfy. */
function check(drawn: Hasse, pairs: readonly Pair[], wires: number): void {
  const related = new Set(pairs.flat());
  const all = Array.from({ length: wires }, (_, wire) => wire);
  expect(drawn.wires.map(({ wire }) => wire).sort()).toEqual([...related].sort());
  expect([...drawn.apart].sort()).toEqual(all.filter((wire) => !related.has(wire)).sort());
  const at = new Map(drawn.wires.map((placed) => [placed.wire, placed]));
  for (const { x, y } of drawn.wires) {
    expect(x >= RADIUS - DUST && x <= drawn.width - RADIUS + DUST).toBe(true);
    expect(y >= RADIUS - DUST && y <= drawn.height - RADIUS + DUST).toBe(true);
  }
  for (const [i, one] of drawn.wires.entries()) {
    for (const other of drawn.wires.slice(i + 1)) {
      const apart = Math.hypot(one.x - other.x, one.y - other.y);
      if (apart < 2 * RADIUS) expect.fail(`${one.wire} lies over ${other.wire}`);
    }
  }
  expect(drawn.lines).toHaveLength(pairs.length);
  const ends = drawn.lines.map((line) => {
    const [from, to] = [line[0], line.at(-1)].map((end) =>
      drawn.wires.find((placed) => placed.x === end?.x && placed.y === end?.y),
    );
    return `${from?.wire} ${to?.wire}`;
  });
  expect(ends.sort()).toEqual(pairs.map(([low, high]) => `${low} ${high}`).sort());
  for (const line of drawn.lines) {
    // The line always goes up, and never through the number of another wire.
    for (const [i, from] of line.entries()) {
      const to = line[i + 1];
      if (!to) continue;
      expect(to.y).toBeLessThan(from.y);
      for (const placed of at.values()) {
        const end = [line[0], line.at(-1)].some((one) => one?.x === placed.x && one.y === placed.y);
        const far = end || away(placed, from, to) >= NUMBER;
        if (!far) expect.fail(`a line goes through ${placed.wire}`);
      }
    }
  }
}

describe('the drawing of an order', () => {
  test('is empty if nothing is known', () => {
    expect(hasse([], [0, 0, 0], 400)).toEqual({
      width: 0,
      height: 0,
      wires: [],
      lines: [],
      apart: [0, 1, 2],
    });
    expect(hasse([], [], 400).apart).toEqual([]);
  });

  test('of a chain is a straight line upwards', () => {
    const covers: Pair[] = [0, 1, 2].map((wire) => [wire, wire + 1]);
    const drawn = hasse(covers, [0, 1, 2, 3], 400);
    check(drawn, covers, 4);
    expect(new Set(drawn.wires.map(({ x }) => x)).size).toBe(1);
    const heights = drawn.wires.map(({ y }) => y);
    expect(heights).toEqual(heights.toSorted((a, b) => b - a));
  });

  test('has the wires of one rank at one height, the smallest at the bottom', () => {
    // A diamond, and one wire without relations.
    const covers: Pair[] = [
      [0, 1],
      [0, 2],
      [1, 3],
      [2, 3],
    ];
    const drawn = hasse(covers, [0, 1, 1, 2, 0], 400);
    check(drawn, covers, 5);
    const y = (wire: number) => drawn.wires.find((placed) => placed.wire === wire)?.y ?? 0;
    expect(y(1)).toBe(y(2));
    expect(y(0)).toBeGreaterThan(y(1));
    expect(y(3)).toBeLessThan(y(1));
    expect(drawn.apart).toEqual([4]);
  });

  test('puts unrelated parts side by side, or in rows', () => {
    const covers: Pair[] = [0, 2, 4].map((wire) => [wire, wire + 1]);
    const ranks = [0, 1, 0, 1, 0, 1];
    const wide = hasse(covers, ranks, 400);
    const narrow = hasse(covers, ranks, 40);
    check(wide, covers, 6);
    check(narrow, covers, 6);
    expect(wide.width).toBeGreaterThan(narrow.width);
    expect(narrow.height).toBe(3 * wide.height);
  });

  test('is right after any comparators of any network, in any width', () => {
    fc.assert(
      fc.property(
        anyNetwork(9, 16),
        fc.nat(16),
        fc.integer({ min: 60, max: 640 }),
        ({ values, net }, steps, width) => {
          const order = orderOf(fed(values, net), Math.min(steps, net.length));
          if (!order) throw new Error('so few wires are always known');
          check(hasse(order.covers, order.ranks, width), order.covers, values.length);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('is right all through networks in stock', () => {
    for (const [wires, kind] of [
      [8, 'smallest'],
      [10, 'insertion'],
      [16, 'smallest'],
      [16, 'odd-even-merge'],
      [12, 'bitonic'],
    ] as const) {
      const scene = sceneOf({ wires, kind });
      for (let done = 0; done <= tracedOf(scene).size; done += 3) {
        const order = orderOf(scene, done);
        if (order) check(hasse(order.covers, order.ranks, 600), order.covers, wires);
      }
    }
  });

  test('of a network that sorts is the chain of its wires', () => {
    const order = orderOf(sceneOf({ wires: 16 }), 0xffff_ffff);
    const drawn = hasse(order?.covers ?? [], order?.ranks ?? [], 600);
    const upwards = drawn.wires.toSorted((a, b) => b.y - a.y).map(({ wire }) => wire);
    expect(upwards).toEqual(Array.from({ length: 16 }, (_, wire) => wire));
    expect(new Set(drawn.wires.map(({ x }) => x)).size).toBe(1);
    const unsorted = orderOf(typed(3, [[2, 0]]), 1);
    expect(hasse(unsorted?.covers ?? [], [1, 0, 0], 300).apart).toEqual([1]);
  });
});
