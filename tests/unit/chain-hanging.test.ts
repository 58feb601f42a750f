/// <reference path="../../www/src/env.d.ts" />
/** The row that hangs in an arc before anything is explained. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layoutOf } from './chain-run.ts';

const sizes = fc.record({
  cells: fc.integer({ min: 1, max: 40 }),
  width: fc.integer({ min: 280, max: 1280 }),
  height: fc.integer({ min: 300, max: 800 }),
});

test('a bare row uses the room of the picture: its objects are larger than in a straight row', () => {
  for (const [width, height] of [
    [885, 575],
    [366, 400],
  ] as const) {
    const size = { width, height };
    const [hung, straight] = [true, false].map((bare) => layoutOf(9, { size, bare }));
    expect(hung?.hangs).toBe(true);
    expect(straight?.hangs).toBe(false);
    expect(hung?.r).toBeGreaterThan(1.25 * (straight?.r ?? Number.NaN));
  }
});

test('its objects are evenly apart, symmetrical, and inside the picture', () => {
  fc.assert(
    fc.property(sizes, ({ cells, width, height }) => {
      const layout = layoutOf(cells, { size: { width, height }, bare: true });
      if (!layout.hangs) return;
      const spots = Array.from({ length: cells }, (_, at) => layout.cell(at));
      for (const [at, { x, y }] of spots.entries()) {
        for (const edge of [x - layout.r, y - layout.r]) expect(edge).toBeGreaterThanOrEqual(0);
        expect(x + layout.r).toBeLessThanOrEqual(width);
        expect(y + layout.r).toBeLessThanOrEqual(height);
        const other = spots[cells - 1 - at];
        expect(x + (other?.x ?? 0)).toBeCloseTo(width, 4);
        expect(y).toBeCloseTo(other?.y ?? 0, 4);
        const next = spots[at + 1];
        if (!next) continue;
        expect(Math.abs(Math.hypot(next.x - x, next.y - y) - layout.pitch)).toBeLessThan(1);
      }
      // Objects that are not neighbours do not touch.
      const [first, third] = [spots[0], spots[2]];
      if (first && third)
        expect(Math.hypot(third.x - first.x, third.y - first.y)).toBeGreaterThan(2 * layout.r);
    }),
  );
});
