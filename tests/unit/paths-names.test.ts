/** Where the names of nodes stand beside them: whole, and on nothing else. */
import { describe, expect, test } from 'vitest';
import { layoutPaths } from '../../www/src/exhibits/paths/picture/layout.ts';
import { placeNames } from '../../www/src/exhibits/paths/picture/names.ts';
import { forced } from '../../www/src/stage/graph/forces.ts';

/** A graph of streets with chords, whose names have 8 to 20 letters. */
function graphOf(count: number) {
  const nodes = Array.from({ length: count }, (_, at) => ({
    name: `Station-${'abcdefghijklmnopqrst'.slice(0, (at * 7) % 11)}${String(at).padStart(2, '0')}`,
  }));
  const edges = nodes
    .slice(1)
    .flatMap((_, at) => [
      { from: Math.floor((at * 3) / 5), to: at + 1 },
      ...(at % 3 === 0 && at > 4 ? [{ from: at - 4, to: at + 1 }] : []),
    ]);
  return { nodes, edges, standing: [], both: true, ends: { from: 0, to: count - 1 } };
}

describe.each([
  [40, 900, 580, 40],
  [60, 900, 580, 55],
  [40, 366, 400, 12],
] as const)('the names of %i nodes on a picture of %i × %i px', (count, width, height, least) => {
  const graph = graphOf(count);
  const layout = layoutPaths({ width, height }, 1, graph, forced(graph));
  const names = placeNames(graph, layout).flatMap((name) => name ?? []);

  test('are whole, and there are many', () => {
    const all = new Set(graph.nodes.map(({ name }) => name));
    for (const { text } of names) expect(all.has(text)).toBe(true);
    expect(names.length).toBeGreaterThanOrEqual(least);
  });

  test('are on no other name, on no node, and within the picture', () => {
    for (const [at, { middle, across, down }] of names.entries()) {
      for (const other of names.slice(0, at)) {
        const apart =
          Math.abs(middle.x - other.middle.x) >= across + other.across ||
          Math.abs(middle.y - other.middle.y) >= down + other.down;
        expect(apart).toBe(true);
      }
      for (const { x, y } of layout.spots) {
        const [dx, dy] = [Math.abs(x - middle.x) - across, Math.abs(y - middle.y) - down];
        expect(Math.hypot(Math.max(0, dx), Math.max(0, dy))).toBeGreaterThan(layout.radius);
      }
      expect(middle.x - across).toBeGreaterThanOrEqual(0);
      expect(middle.x + across).toBeLessThanOrEqual(layout.graph.width);
      expect(middle.y - down).toBeGreaterThanOrEqual(0);
      expect(middle.y + down).toBeLessThanOrEqual(layout.graph.height);
    }
  });
});
