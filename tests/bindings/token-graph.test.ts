import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initSync, ReadyGraph, type ReadyKind, TokenGraph } from '../../www/pkg/graphs.js';
import { drawnFrom } from '../../www/src/stage/graph/edit-graph.ts';
import { compact, written } from '../../www/src/stage/graph/edit-text.ts';
import { completed, linkedGraph, readLink } from '../../www/src/stage/graph/graph-link.ts';
import { thrown } from './support/calls.ts';

initSync({ module: readFileSync(new URL('../../www/pkg/graphs_bg.wasm', import.meta.url)) });

const edges = (text: string) => new TokenGraph({ text, form: 'edges' });

describe('a graph', () => {
  test('is read in each form, which it recognises', () => {
    const all = {
      edges: 'a -> b c\nb -> c',
      dot: 'digraph { a -> {b c}; b -> c }',
      json: '[["a","b"],["a","c"],["b","c"]]',
    };
    for (const [form, text] of Object.entries(all)) {
      const graph = new TokenGraph({ text });
      expect(graph.form()).toBe(form);
      expect(graph.names()).toEqual(['a', 'b', 'c']);
      expect([...graph.edges()]).toEqual([0, 1, 0, 2, 1, 2]);
    }
    expect(edges('a b\na b').merged()).toBe(1);
  });

  test('has values with their mex sets, and tokens as heaps', () => {
    const graph = edges('a -> b c d\nb -> c\nc -> d');
    expect([...graph.grundyValues()]).toEqual([2, 0, 1, 0]);
    expect([...graph.longest()]).toEqual([3, 2, 1, 0]);
    expect([...graph.mexSet(0)]).toEqual([0, 1]);
    expect(graph.heaps([0, 2, 3])).toEqual({
      heaps: [2, 1, 0],
      xor: 3,
      columns: [
        { column: 1, heaps: [0], odd: true },
        { column: 0, heaps: [1], odd: true },
      ],
      deciding: { column: 1, heaps: [0], odd: true },
      winning: [{ token: 0, to: 2 }],
    });
  });

  test('with a circle shows it, and has no values', () => {
    const graph = edges('x -> a -> b -> a');
    expect([...graph.cycle()]).toEqual([1, 2]);
    const refused = { code: 'graph-cycle', params: { nodes: 2 } };
    expect(thrown(() => graph.grundyValues())).toMatchObject(refused);
    expect(thrown(() => graph.heaps([0]))).toMatchObject(refused);
    expect([...edges('a b').cycle()]).toEqual([]);
  });

  test('is refused at its place', () => {
    const refusal = (text: string) => thrown(() => new TokenGraph({ text }));
    expect(refusal('a b\nc ->')).toMatchObject({
      code: 'graph-node-missing',
      params: { line: 2, column: 5 },
    });
    expect(refusal('a a')).toMatchObject({ code: 'graph-self-loop', params: { line: 1 } });
    expect(refusal('a\n'.repeat(200_001))).toMatchObject({ code: 'graph-too-many-lines' });
    expect(refusal('é'.repeat(600_000))).toMatchObject({ code: 'graph-text-too-long' });
  });
});

describe('a game with tokens', () => {
  const graph = edges('a -> b c\nb -> c');

  test('has a place with the value after each move, and a record with blunders', () => {
    const here = graph.at([0, 1], []);
    expect(here).toMatchObject({ position: [0, 1], outcome: 'N', deciding: 0 });
    expect(here.options.map(({ chosen, outcome }) => [chosen, outcome])).toEqual([
      [{ token: 0, to: 1 }, 'P'],
      [{ token: 0, to: 2 }, 'N'],
      [{ token: 1, to: 2 }, 'N'],
    ]);
    const record = graph.record([0, 1], [{ token: 0, to: 2 }]);
    expect(record.plies.map(({ outcome }) => outcome)).toEqual(['N', 'N']);
    expect(thrown(() => graph.at([0], [{ token: 0, to: 0 }]))).toMatchObject({
      code: 'illegal-ply',
      params: { ply: 1 },
    });
    expect(thrown(() => graph.at([3], []))).toMatchObject({ code: 'token-not-on-a-node' });
  });

  test('is won by the perfect opponent from every won position, though no remoteness is known', () => {
    const kayles = new ReadyGraph({ kind: 'kayles', size: 5 });
    const game = edges(written(drawnFrom(kayles.names(), kayles.edges()), 'edges'));
    const nodes = kayles.names().map((_, node) => node);
    for (const start of nodes.flatMap((a) => nodes.map((b) => [a, b]))) {
      const won = game.at(start, []).outcome === 'N';
      const moves: { token: number; to: number }[] = [];
      for (;;) {
        const computer = moves.length % 2 === (won ? 0 : 1);
        const move = computer
          ? game.reply(start, moves, 'perfect', 0, 0)
          : game.reply(start, moves, 'erring', 100, 5);
        if (!move) break;
        moves.push(move);
      }
      // The player who made the last move has won.
      expect(moves.length % 2 === 1, `${start}`).toBe(won);
    }
  });

  test('has the other opponents too', () => {
    expect(graph.reply([0, 1], [], 'slowest-loss', 0, 0)).toEqual({ token: 0, to: 2 });
    expect(graph.reply([2], [], 'perfect', 0, 0)).toBeUndefined();
    expect(thrown(() => graph.reply([0], [], 'erring', 101, 0))).toMatchObject({
      code: 'percent-out-of-range',
    });
  });
});

test.each([
  ['heap', 7, 8],
  ['take-away', 10, 11],
  ['kayles', 5, 11],
  ['divisors', 36, 9],
  ['random', 12, 12],
] as const)('the ready graph “%s” of size %i has %i nodes', (kind: ReadyKind, size, nodes) => {
  const ready = new ReadyGraph({ kind, size, seed: 3 });
  expect(ready.names()).toHaveLength(nodes);
  expect([...edges(written(drawnFrom(ready.names(), ready.edges()), 'edges')).cycle()]).toEqual([]);
});

describe('a drawn graph', () => {
  const anyName = fc.oneof(
    fc.constantFrom('a', 'b->c', 'x y', '"', '\\', '*', 'digraph', 'strict {', '3+1', 'né', '🍎'),
    fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }),
  );
  const anyGraph = fc
    .uniqueArray(
      anyName.filter((name) => name.trim() !== ''),
      { minLength: 1, maxLength: 12 },
    )
    .chain((names) =>
      fc.record({
        names: fc.constant(names),
        pairs: fc.array(fc.tuple(fc.nat(names.length - 1), fc.nat(names.length - 1))),
        standing: fc.array(fc.nat(names.length - 1), { maxLength: 5 }),
      }),
    )
    .map(({ names, pairs, standing }) => {
      const joined = pairs.filter(([from, to]) => from !== to);
      const once = [...new Map(joined.map((pair) => [pair.join(), pair])).values()];
      // The core lists edges in ascending order.
      once.sort(([a, b], [c, d]) => a - c || b - d);
      return { ...drawnFrom(names, once.flat()), standing };
    });
  const readBack = (text: string, form?: 'edges') => {
    const read = new TokenGraph(form ? { text, form } : { text });
    return drawnFrom(read.names(), read.edges());
  };

  test('is the same after it has been written and read, in every form', () => {
    fc.assert(
      fc.property(anyGraph, fc.constantFrom('edges', 'dot', 'json'), (graph, form) => {
        const { nodes, edges: joined } = readBack(written(graph, form));
        expect({ nodes, edges: joined }).toEqual({ nodes: graph.nodes, edges: graph.edges });
      }),
    );
  });

  test('is the same after it has been in a link, with its places and what stands on it', () => {
    fc.assert(
      fc.property(anyGraph, fc.boolean(), (graph, placed) => {
        const nodes = graph.nodes.map((node, at) =>
          placed ? { ...node, at: { x: at, y: 1000 - at } } : node,
        );
        const linked = readLink(linkedGraph({ ...graph, nodes }));
        expect(linked.text).toBe(compact(graph));
        expect(completed(readBack(linked.text, 'edges'), linked)).toEqual({ ...graph, nodes });
      }),
    );
  });
});

test('a mutilated link gives no places and no things that do not belong to a node', () => {
  const linked = readLink('0,99,x*1,2,3*a b');
  expect(linked).toEqual({ standing: [], places: [{ x: 1, y: 2 }], text: 'a b' });
  const graph = drawnFrom(['a', 'b'], [0, 1]);
  const other = { standing: [0, 7, -1], places: [{ x: 1, y: 2 }], text: '' };
  expect(completed(graph, other)).toEqual({ ...graph, standing: [0] });
  expect(readLink('1,2**a b').standing).toEqual([0, 1]);
  expect(readLink('')).toEqual({ standing: [], places: [], text: '' });
});
