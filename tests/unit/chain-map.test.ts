import { describe, expect, test } from 'vitest';
import { articleCount } from '../../www/src/exhibits/chain/map/article.ts';
import {
  layoutMap,
  type MapEdge,
  type MapNode,
  nameOf,
} from '../../www/src/exhibits/chain/map/layout.ts';
import { cellsOf } from '../../www/src/exhibits/chain/tables/open-row.ts';

/** Ways to write a number as a sum, its largest part first. */
function sums(objects: number, most = objects): number[][] {
  if (objects === 0) return [[]];
  const parts = Array.from({ length: Math.min(objects, most) }, (_, at) => at + 1);
  return parts.flatMap((part) => sums(objects - part, part).map((rest) => [part, ...rest]));
}

/** All positions of a row of `cells` cells, from the empty one on. */
function nodesOf(cells: number): MapNode[] {
  return Array.from({ length: cells + 1 }, (_, objects) =>
    sums(objects).flatMap((groups) =>
      objects + groups.length - 1 <= cells ? [{ groups, objects }] : [],
    ),
  ).flat();
}

function edgesOf(nodes: readonly MapNode[]): MapEdge[] {
  const places = new Map(nodes.map(({ groups }, at) => [groups.join(), at]));
  return nodes.flatMap(({ groups }, from) =>
    groups.flatMap((size, at) =>
      [1, 2].flatMap((count) =>
        Array.from({ length: Math.max(0, size - count + 1) }, (_, left): MapEdge => {
          const rest = [left, size - count - left, ...groups.toSpliced(at, 1)];
          const key = rest.filter((one) => one > 0).sort((a, b) => b - a);
          return { from, to: places.get(key.join()) ?? -1, count };
        }),
      ),
    ),
  );
}

describe('the map', () => {
  test.each([1, 2, 5, 8, 9])('shows every position of a row of %i in its layer', (cells) => {
    const nodes = nodesOf(cells);
    const edges = edgesOf(nodes);
    expect(edges.every(({ to }) => to >= 0)).toBe(true);
    for (const width of [248, 318, 699, 700, 1040]) {
      const { places, layers, along } = layoutMap(nodes, edges, width);
      expect(layers.map(({ objects }) => objects)).toEqual(
        Array.from({ length: cells + 1 }, (_, at) => cells - at),
      );
      expect(layers.flatMap((layer) => layer.nodes).toSorted((a, b) => a - b)).toEqual(
        nodes.map((_, at) => at),
      );
      expect(along).toBe(width >= 700);
      for (const { x } of places) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(width);
      }
    }
  });

  test.each([280, 318, 500, 720, 1040])('keeps its names apart at %i px', (width) => {
    const nodes = nodesOf(9);
    const { places } = layoutMap(nodes, edgesOf(nodes), width);
    const half = (node: number) => (nameOf(nodes[node]?.groups ?? []).length * 7.2) / 2;
    for (const [node, one] of places.entries()) {
      expect(one.x + half(node)).toBeLessThanOrEqual(width + 8);
      for (const [other, two] of places.entries()) {
        if (other <= node || Math.abs(one.y - two.y) >= 14) continue;
        expect(Math.abs(one.x - two.x)).toBeGreaterThan(half(node) + half(other));
      }
    }
  });

  test('names the three positions that the article does not count: two of seven objects, and the empty row', () => {
    const nodes = nodesOf(9);
    expect(nodes).toHaveLength(42);
    expect(articleCount(nodes, 'en')).toEqual([
      { id: 'map-article', args: { counted: 39, positions: 42 } },
      {
        id: 'map-article-groups',
        args: {
          objects: 7,
          groups: 3,
          has: 2,
          there: 4,
          list: '3 + 2 + 2, 3 + 3 + 1, 4 + 2 + 1, and 5 + 1 + 1',
        },
      },
      {
        id: 'map-article-empty',
        args: { objects: 0, groups: 0, has: 0, there: 1, list: '–' },
      },
    ]);
  });
});

test('a position opens with its groups from small to large, and with gaps that fill the row', () => {
  expect(cellsOf([4, 1], 9)).toBe('101111000');
  expect(cellsOf([2], 3)).toBe('110');
  expect(cellsOf([3, 2, 2], 9)).toBe('110110111');
  expect(cellsOf([9], 9)).toBe('111111111');
});
