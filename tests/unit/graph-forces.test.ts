import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  type Drawn,
  drawnFrom,
  fixed,
  type Place,
  SIDE,
} from '../../www/src/stage/graph/edit-graph.ts';
import { Editor } from '../../www/src/stage/graph/editor.ts';
import * as forces from '../../www/src/stage/graph/forces.ts';
import { forcesFor, laidOut, layoutGraph } from '../../www/src/stage/graph/layout.ts';

const { forced } = forces;

type Pairs = readonly (readonly [number, number])[];

const graphOf = (nodes: number, pairs: Pairs): Drawn => {
  const names = Array.from({ length: nodes }, (_, node) => `${node}`);
  return { ...drawnFrom(names, pairs.flat()), both: true };
};
const range = (count: number) => Array.from({ length: count }, (_, at) => at);

const path = (nodes: number) =>
  graphOf(
    nodes,
    range(nodes - 1).map((at) => [at, at + 1] as const),
  );
const grid = (side: number) =>
  graphOf(
    side * side,
    range(side * side).flatMap((at) => [
      ...((at + 1) % side > 0 ? [[at, at + 1] as const] : []),
      ...(at + side < side * side ? [[at, at + side] as const] : []),
    ]),
  );
const complete = (nodes: number) =>
  graphOf(
    nodes,
    range(nodes).flatMap((to) => range(to).map((from) => [from, to] as const)),
  );
const tree = (nodes: number) =>
  graphOf(
    nodes,
    range(nodes - 1).map((at) => [at >> 1, at + 1] as const),
  );
const petersen = graphOf(
  10,
  range(5).flatMap(
    (at): Pairs => [
      [at, (at + 1) % 5],
      [at, at + 5],
      [at + 5, ((at + 2) % 5) + 5],
    ],
  ),
);
const together = (one: Drawn, other: Drawn) => {
  const shift = one.nodes.length;
  const moved = other.edges.map(({ from, to }) => [from + shift, to + shift] as const);
  const own = one.edges.map(({ from, to }) => [from, to] as const);
  return graphOf(shift + other.nodes.length, [...own, ...moved]);
};

const least = (places: readonly Place[]) =>
  Math.min(
    ...places.flatMap((a, at) =>
      places.slice(0, at).map((b) => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)),
    ),
  );

/** How many edges cross each other. */
function crossings({ edges }: Drawn, places: readonly Place[]): number {
  const at = (node: number) => places[node] ?? { x: 0, y: 0 };
  const side = (a: number, b: number, c: number) =>
    Math.sign(
      (at(b).x - at(a).x) * (at(c).y - at(a).y) - (at(b).y - at(a).y) * (at(c).x - at(a).x),
    );
  const cross = (a: number, b: number, c: number, d: number) =>
    new Set([a, b, c, d]).size === 4 &&
    side(a, b, c) * side(a, b, d) < 0 &&
    side(c, d, a) * side(c, d, b) < 0;
  return edges.flatMap((one, index) =>
    edges.slice(0, index).filter((two) => cross(one.from, one.to, two.from, two.to)),
  ).length;
}

const anyGraph = fc.integer({ min: 1, max: 40 }).chain((nodes) =>
  fc.array(fc.tuple(fc.nat(nodes - 1), fc.nat(nodes - 1)), { maxLength: 80 }).map((pairs) =>
    graphOf(
      nodes,
      pairs.filter(([from, to]) => from !== to),
    ),
  ),
);

describe('forces', () => {
  test('keep the nodes of any graph apart, on whole places within the square, always the same', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const places = forced(graph);
        expect(places).toHaveLength(graph.nodes.length);
        for (const { x, y } of places) {
          expect([Number.isInteger(x), Number.isInteger(y)]).toEqual([true, true]);
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(Math.max(x, y)).toBeLessThanOrEqual(SIDE);
        }
        // On a phone the square has about 300 px, and the smallest nodes are 10 px wide.
        expect(least(places)).toBeGreaterThan(SIDE / 30);
        expect(forced(structuredClone(graph))).toEqual(places);
      }),
      { numRuns: 60 },
    );
  });

  test('draw streets, trees, paths and pieces of them without a crossing', () => {
    const graphs = [grid(5), grid(17), tree(15), tree(31), path(30), together(grid(3), path(6))];
    for (const graph of graphs) expect(crossings(graph, forced(graph))).toBe(0);
  });

  test('stand the first node above and left of the last one, if they can', () => {
    const places = forced(grid(5));
    expect(places[0]?.x).toBeLessThan(100);
    expect(places[0]?.y).toBeLessThan(100);
    expect(places[24]?.x).toBeGreaterThan(900);
    expect(places[24]?.y).toBeGreaterThan(900);
  });

  test('leave the nodes of well-known graphs room for their names', () => {
    const graphs = [
      grid(5),
      petersen,
      complete(7),
      tree(15),
      graphOf(
        12,
        range(11).map((at) => [0, at + 1] as const),
      ),
    ];
    for (const graph of graphs) expect(least(forced(graph))).toBeGreaterThan(150);
  });

  test('draw one node in the middle, and none as nothing', () => {
    expect(forced(graphOf(1, []))).toEqual([{ x: SIDE / 2, y: SIDE / 2 }]);
    expect(layoutGraph(graphOf(0, []))).toEqual([]);
  });

  test('do not depend on how a browser rounds sines', () => {
    const places = [petersen, tree(15)].map(forced);
    const { sin, cos } = Math;
    vi.spyOn(Math, 'sin').mockImplementation((angle) => sin(angle) * (1 + Number.EPSILON));
    vi.spyOn(Math, 'cos').mockImplementation((angle) => cos(angle) * (1 - Number.EPSILON));
    expect([petersen, tree(15)].map(forced)).toEqual(places);
    vi.restoreAllMocks();
  });
});

describe('a graph without places', () => {
  test('stands around a circle without the forces, and otherwise as they draw it', async () => {
    expect(await laidOut(grid(3))).toEqual(forced(grid(3)));
    const middle = SIDE / 2;
    for (const { x, y } of layoutGraph(grid(3))) {
      expect(Math.sqrt((x - middle) ** 2 + (y - middle) ** 2)).toBeCloseTo(middle, -1);
    }
  });

  test('keeps its columns if its edges lead one way and in no circle', async () => {
    const oneWay = { ...tree(15), both: false };
    const places = await laidOut(oneWay);
    const right = ({ from, to }: { from: number; to: number }) =>
      (places[from]?.x ?? 0) < (places[to]?.x ?? 0);
    expect(oneWay.edges.every(right)).toBe(true);
  });

  test('fetches no forces for columns, for chosen places and for a single node', async () => {
    expect(await forcesFor(grid(2))).toBeDefined();
    expect(await forcesFor({ ...tree(15), both: false })).toBeUndefined();
    expect(await forcesFor(fixed(grid(2), forced(grid(2))))).toBeUndefined();
    expect(await forcesFor(graphOf(1, []))).toBeUndefined();
  });

  test('keeps places that somebody has chosen', async () => {
    const moved = fixed(
      grid(2),
      range(4).map((at) => ({ x: 10 * at, y: 20 })),
    );
    expect(await laidOut(moved)).toEqual(range(4).map((at) => ({ x: 10 * at, y: 20 })));
  });

  test('stays where it is when somebody adds or takes an edge, until all are placed anew', async () => {
    const nothing = () => {};
    const plan = { tools: [], leading: [], use: nothing, changed: nothing, redraw: nothing };
    const editor = new Editor(grid(4), { ...plan, read: () => Promise.reject() });
    await vi.waitFor(() => expect(editor.places).toEqual(forced(grid(4))));
    const before = editor.places;
    editor.apply({ kind: 'join', from: 0, to: 15 });
    expect(editor.places).toEqual(before);
    editor.apply({ kind: 'part', from: 0, to: 1 });
    expect(editor.places).toEqual(before);
    editor.apply({ kind: 'arrange' });
    expect(editor.places).toEqual(forced(editor.graph));
  });
});
