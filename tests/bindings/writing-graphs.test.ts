/** Graphs that are written and read again: they are the same in each form, whatever their names. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { GraphText, initSync } from '../../www/pkg/graphs.js';
import { decimalKey } from '../../www/src/reading/decimal.ts';
import type { GraphChoice } from '../../www/src/reading/foreign-graph.ts';
import { readGraph } from '../../www/src/reading/graph.ts';
import { graphForms, type WritableGraph, writeGraph } from '../../www/src/writing/graph.ts';

initSync({ module: readFileSync(new URL('../../www/pkg/graphs_bg.wasm', import.meta.url)) });

const names = fc.oneof(
  fc.constantFrom(
    ...['a', 'a b', '  a', 'a  b ', '"', '""', "'", 'a"b', '\\', 'a\\', '\\"', '\\N', 'a\\nb'],
    ...['->', '--', 'a->b', '<-', '&', '&amp;', '<', '<b>', ']]>', '<!--', '&#10;', 'a\tb', 'a\nb'],
    ...['node', 'edge', 'graph', 'Digraph', 'strict', 'subgraph', 'true', 'null', 'n0', 'source'],
    ...['0', '1', '2', '12', '-1', '-1.5', '.5', '1e3', '007', '+1', '1,000', 'NaN', '∞', '１２'],
    ...['#', '# a', '//', '/* a */', '%', ';', ',', ':', 'a:b', '=', '[', ']', '{', '}', '(', '*'],
    ...['né', 'né', '中文', '🍎', 'शा', '𝒳', '\u00a0a', 'A_', 'a.b', '`', '|', '$x', '~', '?'],
  ),
  fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' }),
);

const graphs: fc.Arbitrary<WritableGraph> = fc
  .uniqueArray(
    // The core refuses names that nobody sees, and XML knows no control characters.
    names.filter(
      (name) =>
        name.trim() !== '' &&
        !/[\p{Cc}\p{Cf}\ufffe\uffff]/u.test(name.replaceAll(/[\t\n]/g, '')) &&
        // DOT cannot hold some of these, see below.
        !/\\.*[<>]|[<>].*\\/s.test(name),
    ),
    { minLength: 1, maxLength: 10 },
  )
  .chain((all) => {
    const node = fc.nat(all.length - 1);
    const ends = fc.record({ from: node, to: node }).filter(({ from, to }) => from !== to);
    const least = ({ from, to }: { from: number; to: number }) =>
      `${Math.min(from, to)} ${Math.max(from, to)}`;
    return fc.record({
      directed: fc.boolean(),
      nodes: fc.constant(all.map((name) => ({ name }))),
      edges: fc.uniqueArray(ends, { maxLength: all.length === 1 ? 0 : 14, selector: least }),
    });
  });

/** The names, the edges in one order, and whether they lead one way. */
const said = (
  nodes: readonly string[],
  edges: readonly (readonly [number, number])[],
  directed: boolean,
) => ({
  nodes,
  directed,
  edges: edges
    .map(([from, to]) => (directed ? [from, to] : [from, to].sort((a, b) => a - b)).join())
    .sort(),
});

const saidOf = ({ nodes, edges, directed }: WritableGraph) =>
  said(
    nodes.map(({ name }) => name),
    edges.map(({ from, to }) => [from, to]),
    directed,
  );

async function readHere(text: string, directed?: boolean) {
  const choice = directed === undefined ? {} : { directed };
  const core = (given: string, more: GraphChoice) => new GraphText({ text: given, ...more });
  const { graph: run, reading } = await readGraph(text, choice, core);
  const flat = [...run.edges()];
  const pairs = flat.flatMap((from, at) =>
    at % 2 === 0 ? [[from, flat[at + 1] ?? -1] as const] : [],
  );
  const answer = { ...said(run.names(), pairs, run.directed()), form: reading?.form };
  run.free();
  return answer;
}

function readingOf(text: string) {
  const run = new GraphText({ text });
  const reading = run.reading();
  run.free();
  return reading;
}

const { DOMParser } = new JSDOM('').window;

/** Another reader of GraphML than ours. */
function readGraphml(text: string) {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  const all = (name: string) => [...document.getElementsByTagName(name)];
  const value = (element: Element, name: string) => element.getAttribute(name) ?? '?';
  const nodes = all('node').map((node) => value(node, 'id'));
  const end = (edge: Element, name: string) => nodes.indexOf(value(edge, name));
  const read = said(
    nodes,
    all('edge').map((edge) => [end(edge, 'source'), end(edge, 'target')]),
    all('graph').some((graph) => value(graph, 'edgedefault') === 'directed'),
  );
  return { ...read, form: 'graphml' };
}

const placed = fc.integer({ min: -1000, max: 1000 }).map((thousandths) => thousandths / 8);

test('a graph that is written with its places is read with them, by DOT and by JSON', () => {
  fc.assert(
    fc.property(
      graphs,
      fc.constantFrom('dot', 'json'),
      fc.infiniteStream(placed),
      (graph, form, at) => {
        const next = (): number => at.next().value;
        const nodes = graph.nodes.map(({ name }) => ({ name, place: [next(), next()] as const }));
        const reading = readingOf(writeGraph({ ...graph, nodes }, form));
        // -0 is 0.
        expect(reading?.places?.map(([x, y]) => [x + 0, y + 0])).toEqual(
          nodes.map(({ place }) => place),
        );
        expect(reading?.attributes).toBe(0);
        // Places of some nodes are no layout.
        const some = nodes.map(({ name, place }, node) => (node > 0 ? { name, place } : { name }));
        const partly = readingOf(writeGraph({ ...graph, nodes: some }, form));
        expect(partly?.places).toBeUndefined();
        expect(partly?.attributes).toBe((form === 'dot' ? 1 : 2) * (nodes.length - 1));
      },
    ),
    { numRuns: 200 },
  );
});

const weights = fc.oneof(
  fc.constantFrom('0.1', '+3', '.5', '7.', '007', '-0', '2E-3', '-1e+5', '12345678901234567890.50'),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
);

test('the weights are written and read again to their last digit, in each form', async () => {
  const perhaps = fc.infiniteStream(fc.option(weights, { nil: undefined }));
  await fc.assert(
    fc.asyncProperty(graphs, fc.constantFrom(...graphForms), perhaps, async (graph, form, all) => {
      const edges = graph.edges.map((edge) => {
        const weight = all.next().value;
        return weight === undefined ? edge : { ...edge, weight };
      });
      const text = writeGraph({ ...graph, edges }, form);
      const core = (given: string, choice: GraphChoice) =>
        new GraphText({ text: given, ...choice });
      const direction = edges.length === 0 ? { directed: graph.directed } : {};
      expect(await readHere(text, direction.directed), text).toEqual({ ...saidOf(graph), form });
      const { graph: run } = await readGraph(text, direction, core);
      const order = edges.toSorted((one, other) => {
        const [[a = 0, b = 0], [c = 0, d = 0]] = [one, other].map(({ from, to }) =>
          graph.directed ? [from, to] : [from, to].sort((p, q) => p - q),
        ) as [number[], number[]];
        return a - c || b - d;
      });
      expect(
        run.weights().map((it) => (it === '' ? 'none' : decimalKey(it))),
        text,
      ).toEqual(order.map((edge) => ('weight' in edge ? decimalKey(edge.weight) : 'none')));
      run.free();
      if (form === 'json') expect(() => JSON.parse(text)).not.toThrow();
    }),
    { numRuns: 1000 },
  );
});

test('what is no weight is not written', () => {
  const nodes = [{ name: 'a' }, { name: 'b' }];
  for (const weight of ['', 'much', '1,5', '0x10', Number.NaN, Number.POSITIVE_INFINITY]) {
    const graph = { nodes, edges: [{ from: 0, to: 1, weight }], directed: true };
    for (const form of graphForms) {
      expect(() => writeGraph(graph, form), `${weight}`).toThrow('graph-bad-weight');
    }
  }
});

test('what draws an edge, or is no place, is no place of a node', () => {
  for (const pos of ['e,27,36 27,72', '27', 'a,b', '1,nan', '1e999,0']) {
    expect(
      readingOf(`graph { a [pos="${pos}"]; b [pos="${pos}"]; a -- b }`)?.places,
      pos,
    ).toBeUndefined();
  }
  expect(readingOf('graph { a [pos="1,2"]; b [pos="3, 4!"]; a -- b [pos="5,6"] }')?.places).toEqual(
    [
      [1, -2],
      [3, -4],
    ],
  );
  const nodes = '[{"id": "a", "x": 1, "y": 2}, {"id": "b", "x": "1", "y": 2}]';
  expect(readingOf(`{"nodes": ${nodes}, "links": []}`)?.places).toBeUndefined();
});

test('a graph is the same after it has been written and read, in each form that it names itself', async () => {
  await fc.assert(
    fc.asyncProperty(graphs, fc.constantFrom(...graphForms), async (graph, form) => {
      const text = writeGraph(graph, form);
      // A list without edges has no sign for the direction.
      const direction = form === 'edges' && graph.edges.length === 0 ? graph.directed : undefined;
      const expected = { ...saidOf(graph), form };
      expect(await readHere(text, direction), text).toEqual(expected);
      if (form === 'graphml') expect(readGraphml(text), text).toEqual(expected);
    }),
    { numRuns: 1000 },
  );
});

test('a name that DOT cannot hold is refused, and none is written as another', async () => {
  const graph = (name: string) => ({ nodes: [{ name }], edges: [], directed: true });
  for (const name of ['<\\', '\\">', 'a><\\']) {
    expect(() => writeGraph(graph(name), 'dot')).toThrow(
      expect.objectContaining({ code: 'graph-name-not-dot', params: { name } }),
    );
  }
  for (const name of ['<b>\\', '\\\\', '\\\\\\"']) {
    expect((await readHere(writeGraph(graph(name), 'dot'))).nodes).toEqual([name]);
  }
});
