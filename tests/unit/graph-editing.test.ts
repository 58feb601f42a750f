import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { CodedError } from '../../www/src/engine/errors.ts';
import { type Drawn, drawnFrom, drawnLimits, SIDE } from '../../www/src/stage/graph/edit-graph.ts';
import { Editor } from '../../www/src/stage/graph/editor.ts';
import { type Edit, edited, freeName } from '../../www/src/stage/graph/edits.ts';
import type { GraphChoice } from '../../www/src/stage/graph/pasted.ts';

const empty: Drawn = { nodes: [], edges: [], standing: [] };

/** A graph with these edges between A, B, C and so on. */
const graphOf = (nodes: number, ...pairs: readonly (readonly [number, number])[]): Drawn =>
  drawnFrom(
    Array.from({ length: nodes }, (_, at) => String.fromCharCode(65 + at)),
    pairs.flat(),
  );

const applied = (graph: Drawn, ...edits: Edit[]): Drawn =>
  edits.reduce((now, edit) => {
    const next = edited(now, edit);
    if (next instanceof CodedError) throw next;
    return next;
  }, graph);

const refusal = (graph: Drawn, edit: Edit) => {
  const refused = edited(graph, edit);
  return refused instanceof CodedError ? refused : undefined;
};

describe('an edit', () => {
  test('removes a node with its edges and all that stands on it, and renumbers the rest', () => {
    const graph = { ...graphOf(4, [0, 1], [1, 3], [2, 3]), standing: [1, 3, 0] };
    const left = applied(graph, { kind: 'remove', node: 1 });
    expect(left.nodes.map(({ name }) => name)).toEqual(['A', 'C', 'D']);
    expect(left.edges).toEqual([{ from: 1, to: 2 }]);
    expect(left.standing).toEqual([2, 0]);
  });

  test('joins two nodes once in each direction, and parts them', () => {
    const joined = applied(
      graphOf(2),
      { kind: 'join', from: 0, to: 1 },
      { kind: 'join', from: 0, to: 1 },
      { kind: 'join', from: 1, to: 0 },
    );
    expect(joined.edges).toHaveLength(2);
    expect(applied(joined, { kind: 'part', from: 0, to: 1 }).edges).toEqual([{ from: 1, to: 0 }]);
  });

  test('is refused with the reason', () => {
    const graph = graphOf(2);
    expect(refusal(graph, { kind: 'join', from: 1, to: 1 })?.code).toBe('edge-to-itself');
    expect(refusal(graph, { kind: 'add', name: ' ' })?.code).toBe('node-without-name');
    expect(refusal(graph, { kind: 'rename', node: 0, name: 'B' })).toMatchObject({
      code: 'node-name-taken',
      params: { name: 'B' },
    });
    const long = 'x'.repeat(drawnLimits.name + 1);
    expect(refusal(graph, { kind: 'add', name: long })?.params).toEqual({ length: 65, limit: 64 });
    const full = drawnFrom(
      Array.from({ length: drawnLimits.nodes }, (_, at) => `${at}`),
      [],
    );
    expect(refusal(full, { kind: 'add', name: 'one more' })?.code).toBe('graph-too-many-nodes');
    const crowded = { ...graph, standing: Array<number>(drawnLimits.standing).fill(0) };
    expect(refusal(crowded, { kind: 'put', node: 1 })?.code).toBe('too-many-tokens');
  });

  test('takes names to be what they are, also with markup in them', () => {
    const name = '<img src=x onerror=alert(1)>';
    expect(applied(empty, { kind: 'add', name }).nodes).toEqual([{ name }]);
  });

  test('of a place keeps the place within the square', () => {
    const graph = applied(graphOf(1), { kind: 'move', node: 0, at: { x: -7, y: 2000.4 } });
    expect(graph.nodes[0]?.at).toEqual({ x: 0, y: SIDE });
  });

  const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), name: fc.constantFrom('A', 'Q', 'x y', '') }),
    fc.record({ kind: fc.constantFrom('remove' as const, 'put', 'lift'), node: fc.nat(8) }),
    fc.record({ kind: fc.constantFrom('join' as const, 'part'), from: fc.nat(8), to: fc.nat(8) }),
    fc.record({ kind: fc.constant('carry' as const), index: fc.nat(4), node: fc.nat(8) }),
    fc.record({
      kind: fc.constant('rename' as const),
      node: fc.nat(8),
      name: fc.constantFrom('A', 'Z'),
    }),
  );

  test('never leaves an edge or a thing without its node, or two nodes with one name', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 40 }), (edits) => {
        let graph = graphOf(5, [0, 1], [1, 2], [3, 0]);
        for (const edit of edits) {
          const next = edited(graph, edit);
          if (!(next instanceof CodedError)) graph = next;
        }
        const isNode = (node: number) => node >= 0 && node < graph.nodes.length;
        const names = graph.nodes.map(({ name }) => name);
        const pairs = graph.edges.map(({ from, to }) => `${from} ${to}`);
        return (
          graph.edges.every(({ from, to }) => isNode(from) && isNode(to) && from !== to) &&
          graph.standing.every(isNode) &&
          new Set(names).size === names.length &&
          new Set(pairs).size === pairs.length
        );
      }),
    );
  });
});

test('a new node gets the first free name', () => {
  expect(freeName(empty)).toBe('A');
  expect(freeName(graphOf(3))).toBe('D');
  expect(freeName(graphOf(26))).toBe('A2');
});

describe('the editor', () => {
  const used: [string, number][] = [];
  const choices: GraphChoice[] = [];
  let changes = 0;
  let editor: Editor;
  beforeEach(() => {
    used.length = 0;
    changes = 0;
    editor = new Editor(graphOf(3, [0, 1]), {
      tools: ['own'],
      leading: ['own'],
      use: (tool, node) => used.push([tool, node]),
      changed: () => {
        changes += 1;
      },
      read: async (text, choice) => {
        choices.push(choice);
        if (text === 'bad') throw Object.assign(new Error(), { code: 'graph-syntax', params: {} });
        return { names: ['x', 'y'], edges: [0, 1], merged: 2 };
      },
      redraw: () => {},
    });
  });

  test('hands a touch to the tool of the exhibit', () => {
    editor.touch(2);
    editor.dragOnto(0, 1);
    expect(used).toEqual([
      ['own', 2],
      ['own', 0],
      ['own', 1],
    ]);
    expect(changes).toBe(0);
  });

  test('joins by two touches, and takes it back', () => {
    editor.choose('join');
    editor.touch(1);
    expect(editor.picked).toBe(1);
    editor.touch(1);
    expect([editor.picked, editor.refused], 'the same again gives it up').toEqual([
      undefined,
      undefined,
    ]);
    editor.touch(1);
    editor.touch(2);
    expect(editor.graph.edges).toContainEqual({ from: 1, to: 2 });
    expect([editor.picked, editor.canUndo]).toEqual([undefined, true]);
    editor.undo();
    expect(editor.graph.edges).toEqual([{ from: 0, to: 1 }]);
    editor.redo();
    expect(editor.graph.edges).toHaveLength(2);
    expect(changes).toBe(3);
  });

  test('moves a node by two touches or by keys, and no other node with it', () => {
    const { places: before, frame } = editor;
    editor.choose('move');
    editor.touch(0);
    editor.touchPlace({ x: 10, y: 20 }, 'unused');
    expect(editor.places[0]).toEqual({ x: 10, y: 20 });
    expect(editor.places.slice(1)).toEqual(before.slice(1));
    editor.nudge(0, 1, 0);
    expect(editor.places[0]).toEqual({ x: 50, y: 20 });
    expect(editor.picked).toBe(0);
    expect(editor.frame, 'what the picture holds stays').toBe(frame);
    editor.apply({ kind: 'arrange' });
    expect(editor.places).toEqual(before);
    expect(editor.frame, 'until the graph is arranged').not.toBe(frame);
  });

  test('adds a node at a touched place, or by its name at a free one', () => {
    editor.choose('add');
    editor.touchPlace({ x: 900, y: 900 }, 'D');
    expect(editor.places[3]).toEqual({ x: 900, y: 900 });
    expect(editor.add('E')).toBe(true);
    const [spot] = editor.places.slice(4);
    expect(editor.places.slice(0, 4)).not.toContainEqual(spot);
    expect(editor.add('E')).toBe(false);
    expect(editor.refused).toMatchObject({ code: 'node-name-taken' });
  });

  test('draws a text, and keeps one that is refused as it was typed', async () => {
    editor.type('bad');
    await editor.read();
    expect([editor.text, editor.pasted.error?.code]).toEqual(['bad', 'graph-syntax']);
    expect(editor.graph.nodes).toHaveLength(3);
    editor.type('x -> y');
    expect(editor.pasted.error).toBeUndefined();
    await editor.read();
    expect([editor.graph.nodes.length, editor.pasted.seen?.merged]).toEqual([2, 2]);
    editor.undo();
    expect([editor.graph.nodes.length, editor.pasted.seen]).toEqual([3, undefined]);
  });

  test('brings back with one undo what a text, a file or a correction has replaced', async () => {
    const { graph } = editor;
    const text = () => editor.pasted.draft;
    editor.type('a');
    editor.type('a b');
    editor.type('c d', true);
    editor.undo();
    expect([text(), editor.graph]).toEqual(['a b', graph]);
    editor.redo();
    await editor.correct({ directed: true });
    await editor.correct({ directed: false });
    editor.undo();
    expect([text(), editor.pasted.choice]).toEqual(['c d', { directed: true }]);
    await editor.read();
    expect(editor.graph.nodes).toHaveLength(2);
    // After it is drawn, its reading can still be corrected.
    await editor.correct({ directed: false });
    expect([text(), choices.at(-1)]).toEqual(['c d', { directed: false }]);
    editor.undo();
    expect(text()).toBeUndefined();
    editor.undo();
    expect([text(), editor.graph, editor.canUndo]).toEqual([undefined, graph, false]);
  });

  test('reads a text before it is drawn, and what is said of one text reads no other', async () => {
    editor.type('a b 3');
    await editor.pasted.choose({ columns: 'neighbours' }, editor.text);
    expect([choices.at(-1), changes]).toEqual([{ columns: 'neighbours' }, 0]);
    expect(editor.pasted.seen?.names).toEqual(['x', 'y']);
    await editor.read();
    expect([choices.at(-1), changes]).toEqual([{ columns: 'neighbours' }, 1]);
    editor.type('a b 4');
    expect(editor.pasted.seen).toBeUndefined();
    await editor.read();
    expect(choices.at(-1)).toEqual({});
  });

  test('a late answer about a text that is no longer there changes nothing', async () => {
    editor.type('bad');
    const late = editor.pasted.look('bad');
    editor.type('x -> y');
    expect([await late, editor.pasted.error]).toEqual([undefined, undefined]);
  });

  test('refuses a text of a million lines before the core has to read it', async () => {
    const text = 'a b\n'.repeat(1_000_000);
    editor.type(text);
    await editor.read();
    expect(editor.pasted.error).toMatchObject({
      code: 'graph-too-many-lines',
      params: { count: 1_000_000, limit: 200_000 },
    });
    expect(editor.text).toBe(text);
  });
});
