import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Drawn, drawnFrom, fixed, SIDE } from '../../www/src/stage/graph/edit-graph.ts';
import { depths, freePlace, layoutGraph } from '../../www/src/stage/graph/layout.ts';

const named = (count: number) => Array.from({ length: count }, (_, at) => `${at}`);
const graphOf = (nodes: number, ...pairs: readonly (readonly [number, number])[]): Drawn =>
  drawnFrom(named(nodes), pairs.flat());

const anyGraph = fc
  .integer({ min: 1, max: 30 })
  .chain((nodes) =>
    fc
      .array(fc.tuple(fc.nat(nodes - 1), fc.nat(nodes - 1)), { maxLength: 60 })
      .map((pairs) => graphOf(nodes, ...pairs.filter(([from, to]) => from !== to))),
  );

describe('depths', () => {
  test('are the longest ways to an end', () => {
    expect(depths(graphOf(4, [0, 1], [1, 2], [0, 2]))).toEqual([2, 1, 0, 0]);
  });

  test('do not exist where edges go round in a cycle', () => {
    expect(depths(graphOf(3, [0, 1], [1, 2], [2, 1]))).toBeUndefined();
  });
});

describe('the layout', () => {
  test('has every edge of a graph without circles lead to the right', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const edges = graph.edges.filter(({ from, to }) => from < to);
        const places = layoutGraph({ ...graph, edges });
        return edges.every(({ from, to }) => (places[from]?.x ?? 0) < (places[to]?.x ?? 0));
      }),
    );
  });

  test('gives every node a place of its own within the square, always the same', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const places = layoutGraph(graph);
        const within = places.every(({ x, y }) => Math.min(x, y) >= 0 && Math.max(x, y) <= SIDE);
        const whole = places.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y));
        const apart = new Set(places.map(({ x, y }) => `${x} ${y}`)).size === places.length;
        expect(layoutGraph(structuredClone(graph))).toEqual(places);
        return within && whole && apart;
      }),
    );
  });

  test('of a fixed graph is the same on every machine', () => {
    const cube = graphOf(8, [0, 1], [0, 2], [0, 4], [1, 3], [2, 3], [4, 5], [5, 7], [3, 7], [6, 7]);
    expect(layoutGraph(cube).map(({ x, y }) => [x, y])).toEqual([
      [0, 500],
      [333, 167],
      [333, 500],
      [667, 167],
      [333, 833],
      [667, 500],
      [667, 833],
      [1000, 500],
    ]);
    const ring = graphOf(5, [0, 1], [1, 2], [2, 3], [3, 4], [4, 0]);
    expect(layoutGraph(ring).map(({ x, y }) => [x, y])).toEqual([
      [500, 0],
      [976, 345],
      [794, 905],
      [206, 905],
      [24, 345],
    ]);
  });

  test('keeps the places that somebody has chosen, and finds free ones for new nodes', () => {
    const before = graphOf(3, [0, 1], [1, 2]);
    const places = layoutGraph(before);
    const kept = fixed(before, places);
    const grown = { ...kept, nodes: [...kept.nodes, { name: 'new' }] };
    const after = layoutGraph(grown);
    expect(after.slice(0, 3)).toEqual(places);
    expect(after[3]).toEqual(freePlace(places));
  });

  test('places 300 nodes with 2,000 edges within a second of work', () => {
    const pairs = Array.from({ length: 2000 }, (_, at) => {
      const from = (at * 7919) % 299;
      return [from, from + 1 + ((at * 104_729) % (299 - from))] as const;
    });
    const graph = graphOf(300, ...pairs);
    const start = process.cpuUsage();
    layoutGraph(graph);
    expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
  });
});
