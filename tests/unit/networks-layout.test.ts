import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Layout, layoutNetwork } from '../../www/src/exhibits/networks/picture/layout.ts';
import type { Traced } from '../../www/src/exhibits/networks/traced.ts';
import { anyNetwork, fed, kindsFor, sceneOf, tracedOf, typed } from './networks-run.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const anySize = fc.record({
  width: fc.integer({ min: 240, max: 1400 }),
  height: fc.integer({ min: 120, max: 700 }),
});
/** The extremes of all sizes, and common sizes of windows. */
const sizes: readonly Size[] = [
  { width: 240, height: 120 },
  { width: 240, height: 700 },
  { width: 352, height: 260 },
  { width: 960, height: 400 },
  { width: 1400, height: 120 },
  { width: 1400, height: 700 },
];
/** The width of a digit, in px, and the tolerance of comparisons. */
const [DIGIT, DUST] = [7.3, 1e-6];

const numbersOf = (count: number) => Array.from({ length: count }, (_, i) => i);
const digits = (value: number) => String(value).length;

/** A cheap check: `expect` is slow, and these are millions of comparisons. */
function must(holds: boolean, what: () => string): void {
  if (!holds) expect.fail(what());
}

/** All networks in stock, and some extreme ones. */
const networks: [name: string, traced: Traced][] = numbersOf(65).flatMap((wires) =>
  kindsFor(wires).map((kind): [string, Traced] => {
    const input = wires % 2 === 0 ? 'random' : 'sorted';
    return [`${kind} of ${wires}`, tracedOf(sceneOf({ wires, kind, input }))];
  }),
);
const chain = numbersOf(300).map((k) => [k % 2, 2 + (k % 62)] as const);
networks.push(['nothing', tracedOf(typed(8, []))]);
networks.push(['a chain', tracedOf(typed(64, chain))]);
networks.push(['one over and over', tracedOf(typed(2, Array(500).fill([0, 1])))]);
const large = fed(Array(8).fill(999), [[0, 7]]);
networks.push(['large elements', tracedOf(large)]);

const every = (check: (layout: Layout, traced: Traced, size: Size, name: string) => void) => {
  for (const [name, traced] of networks) {
    const random = fc.sample(anySize, { numRuns: 2, seed: traced.size });
    for (const size of [...sizes, ...random]) {
      const { width, height } = size;
      const said = `${name}, ${width} x ${height}`;
      check(layoutNetwork({ size, text: 1, traced }), traced, size, said);
    }
  }
};

describe('the picture of a network', () => {
  test('has only numbers, all inside the picture', () => {
    every((layout, traced, { width, height }, name) => {
      const { left, right, top, gap, pitch, bead, wide, named, pearl, inputs } = layout;
      const all = [left, right, top, gap, pitch, bead, wide, named, pearl, inputs];
      const marks = numbersOf(traced.size).map((k) => layout.x(k));
      const fronts = numbersOf(traced.size + 1).map((done) => layout.front(done));
      const bounds = layout.layers.flatMap(({ from, to }) => [from, to]);
      expect([...all, ...marks, ...fronts, ...bounds].every(Number.isFinite), name).toBe(true);
      expect(layout.width).toBe(width);
      expect(layout.height).toBeLessThanOrEqual(height);
      for (const x of [...marks, ...fronts]) {
        must(x >= left && x <= right, () => `${name}: ${x} is beyond ${left}, ${right}`);
      }
    });
  });

  test('has every wire from top to bottom, with room for its beads', () => {
    every((layout, traced, { width }, name) => {
      const { left, right, wide, bead, gap } = layout;
      must(left - wide >= 0 && right + wide <= width, () => `${name}: beads beside the picture`);
      must(gap > 0, () => `${name}: wires lie over each other`);
      for (let wire = 0; wire < traced.wires; wire += 1) {
        const y = layout.y(wire);
        const inside = y - bead >= 0 && y + bead <= layout.height;
        must(inside, () => `${name}: the bead on ${wire} is outside`);
        const apart = y - layout.y(wire - 1);
        must(
          wire === 0 || Math.abs(apart - gap) < DUST,
          () => `${name}: ${wire} is ${apart} below`,
        );
      }
      // Beads do not touch, unless they have their smallest size.
      must(bead <= 2 || 2 * bead < gap, () => `${name}: beads touch`);
    });
  });

  test('has its comparators from left to right, and those of one column do not touch', () => {
    every((layout, { comparators, columns }, _, name) => {
      let column: (readonly [number, number])[] = [];
      for (const [k, [a, b]] of comparators.entries()) {
        const same = k > 0 && columns[k] === columns[k - 1];
        const way = k > 0 ? layout.x(k) - layout.x(k - 1) : 1;
        must(same ? way === 0 : way > 0, () => `${name}: ${k} is ${way} from the one before`);
        const here = [Math.min(a, b), Math.max(a, b)] as const;
        column = same ? column : [];
        const over = column.some(([from, to]) => here[0] <= to && from <= here[1]);
        must(!over, () => `${name}: ${k} lies over another`);
        column.push(here);
      }
    });
  });

  test('has columns at equal distances within a layer, and at a larger one between layers', () => {
    every((layout, { size, columns, layers }, _, name) => {
      const { pitch } = layout;
      if (size > 0) {
        const first = layout.x(0) - layout.left;
        must(Math.abs(first - 1.2 * pitch) < DUST, () => `${name}: begins after ${first}`);
      }
      for (let k = 1; k < size; k += 1) {
        const way = layout.x(k) - layout.x(k - 1);
        const due = ((columns[k] ?? 0) - (columns[k - 1] ?? 0)) * pitch;
        const more = layers[k] === layers[k - 1] ? 0 : 0.7 * pitch;
        must(Math.abs(way - due - more) < DUST, () => `${name}: ${k} is ${way} after the last`);
      }
    });
  });

  test('has wires at most 128 px apart, below the numbers of the layers', () => {
    every((layout, { wires }, { height }, name) => {
      const [head, foot] = layout.roomy ? [38, 44] : [28, 16];
      expect(layout.roomy).toBe(height >= 180);
      expect([layout.top, layout.y(0)], name).toEqual([head, head]);
      expect(layout.gap, name).toBeLessThanOrEqual(128);
      // They are closer only if there is no more room.
      const more = head + Math.max(1, wires - 1) * (layout.gap + 0.5) + foot;
      if (layout.gap < 128) expect(more, name).toBeGreaterThan(height);
    });
  });

  test('has the elements right of the comparators done, and left of the next ones', () => {
    every((layout, { size, columns }, _, name) => {
      expect(layout.front(0)).toBe(layout.left);
      expect(layout.front(size)).toBe(size === 0 ? layout.left : layout.right);
      for (let done = 1; done <= size; done += 1) {
        const at = layout.front(done);
        const back = layout.front(done - 1) - at;
        must(back <= DUST, () => `${name}: the front goes back by ${back} at ${done}`);
        must(at > layout.x(done - 1), () => `${name}: the front is not past ${done - 1}`);
        const next = done < size && columns[done] !== columns[done - 1];
        must(!next || at < layout.x(done), () => `${name}: the front is past ${done}`);
      }
    });
  });

  test('has each layer after the one before, with its comparators inside', () => {
    every((layout, traced, _, name) => {
      let before = layout.left;
      expect(layout.layers, name).toHaveLength(traced.ends.length);
      for (const [index, end] of traced.ends.entries()) {
        const { from = Number.NaN, to = Number.NaN } = layout.layers[index] ?? {};
        must(to > from, () => `${name}: layer ${index} has no width`);
        const beside = index === 0 || Math.abs(from - before) < DUST;
        must(beside, () => `${name}: layer ${index} begins at ${from}, not at ${before}`);
        const first = index > 0 ? (traced.ends[index - 1] ?? 0) : 0;
        for (let k = first; k < end; k += 1) {
          const inside = layout.x(k) > from && layout.x(k) < to;
          must(inside, () => `${name}: ${k} is outside layer ${index}`);
        }
        before = to;
      }
    });
  });
});

describe('the names beside the picture', () => {
  test('of wires touch neither each other nor the elements, and are inside the picture', () => {
    every((layout, { wires, largest }, { width }, name) => {
      const { named, gap, nameLeft, nameRight, left, right, wide, inputs, written, pearl } = layout;
      expect(named, name).toBeGreaterThanOrEqual(1);
      expect(named * gap + DUST, name).toBeGreaterThanOrEqual(12);
      if (named > 1) expect((named - 1) * gap, `${name} leaves out too many`).toBeLessThan(13);
      const room = digits(Math.max(1, wires)) * DIGIT;
      expect(nameLeft - room, name).toBeGreaterThanOrEqual(0);
      expect(nameRight + room, name).toBeLessThanOrEqual(width);
      expect(nameRight, name).toBeGreaterThan(right + wide);
      expect(inputs, name).toBeLessThan(left - wide);
      if (written) expect(inputs - digits(largest) * DIGIT, name).toBeGreaterThan(nameLeft);
      else {
        expect(inputs + pearl, name).toBeLessThan(left - wide);
        expect(inputs - pearl, name).toBeGreaterThan(nameLeft);
      }
    });
  });

  test('of layers do not touch, and are left out only where they would', () => {
    every((layout, _traced, _, name) => {
      let edge = Number.NEGATIVE_INFINITY;
      let last = Number.NEGATIVE_INFINITY;
      for (const [index, { from, to, counted }] of layout.layers.entries()) {
        const half = (digits(index + 1) * DIGIT) / 2;
        const middle = (from + to) / 2;
        if (!counted) {
          must(middle - last < 24 + DUST, () => `${name}: layer ${index + 1} could have its name`);
          continue;
        }
        must(middle - half >= edge, () => `${name}: the name of layer ${index + 1}`);
        [edge, last] = [middle + half, middle];
      }
      expect(layout.layers[0]?.counted ?? true, `${name}: the first layer`).toBe(true);
    });
  });

  test('of elements are written in their beads if they fit', () => {
    every(({ written, bead, wide }, { largest }, _, name) => {
      expect(written, name).toBe(bead * 2 >= 13);
      if (written) expect(2 * wide, name).toBeGreaterThan(digits(largest) * DIGIT);
      else expect(wide, name).toBe(bead);
    });
  });
});

describe('a picture beside another', () => {
  test('is the same picture, moved to the right and down', () => {
    fc.assert(
      fc.property(anyNetwork(), anySize, fc.nat(900), fc.nat(500), (given, size, x, y) => {
        const traced = tracedOf(fed(given.values, given.net));
        const [one, other] = [undefined, { x, y }].map((origin) =>
          layoutNetwork({ size, text: 1, traced, ...(origin ? { origin } : {}) }),
        ) as [Layout, Layout];
        expect(other.width).toBe(one.width);
        expect(other.height).toBe(one.height);
        for (const name of ['left', 'right', 'nameLeft', 'nameRight', 'inputs'] as const) {
          expect(other[name]).toBeCloseTo(one[name] + x);
        }
        for (let k = 0; k < traced.size; k += 1) expect(other.x(k)).toBeCloseTo(one.x(k) + x);
        for (let wire = 0; wire < traced.wires; wire += 1) {
          expect(other.y(wire)).toBeCloseTo(one.y(wire) + y);
        }
        expect(other.front(1)).toBeCloseTo(one.front(1) + x);
      }),
      { numRuns: 50 },
    );
  });
});

test('a figure that is presented is drawn larger, and still fits', () => {
  for (const [name, traced] of networks) {
    for (const size of sizes.filter(({ width, height }) => width >= 900 && height >= 400)) {
      const [usual, presented] = [1, 2].map((text) => layoutNetwork({ size, text, traced })) as [
        Layout,
        Layout,
      ];
      expect(presented.top, name).toBeCloseTo(presented.text * usual.top, 5);
      // As large as possible while every number can be read.
      expect(presented.text).toBeGreaterThanOrEqual(1);
      if (presented.text > 1) expect([presented.named, presented.written], name).toEqual([1, true]);
      if (traced.wires <= 16 && size.height >= 500)
        expect(presented.text, name).toBeGreaterThan(1.7);
      expect(presented.right + presented.wide, name).toBeLessThan(size.width);
      const last = presented.y(Math.max(0, traced.wires - 1)) + presented.bead;
      expect(last, name).toBeLessThanOrEqual(presented.height);
      expect(presented.pitch, name).toBeGreaterThan(0);
    }
  }
});

test('layers are named in words if there is room, otherwise the first one as an example', () => {
  const traced = tracedOf(sceneOf({ wires: 8 }));
  const named = (width: number) =>
    layoutNetwork({ size: { width, height: 400 }, text: 1, traced }).layersNamed;
  expect([named(1100), named(358), named(120)]).toEqual(['all', 'first', 'none']);
});
