import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initSync, PathCount, type PathsConfig, PathWalk } from '../../www/pkg/paths.js';
import { Walk } from '../../www/src/exhibits/paths/walk.ts';
import { drawnFrom } from '../../www/src/stage/graph/edit-graph.ts';
import { compact, forms, written } from '../../www/src/stage/graph/edit-text.ts';
import { streets, tables } from '../unit/paths-walk.ts';
import { thrown } from './support/calls.ts';

initSync({ module: readFileSync(new URL('../../www/pkg/paths_bg.wasm', import.meta.url)) });

function count(config: PathsConfig): string {
  const run = new PathCount(config);
  while (!run.advance(1_000_000).finished);
  return run.paths();
}

describe('a walk', () => {
  test('has the tables that the page reads: those of the program, call by call', () => {
    for (const size of [1, 2, 3, 4]) {
      const walk = new PathWalk({ ready: 'grid', size });
      const own = tables(streets(size), 0, size * size - 1);
      if (size === 1) expect(walk.rows()).toHaveLength(0);
      else {
        expect(walk.rows()).toEqual(own.rows);
        expect(walk.calls()).toEqual(own.calls);
      }
    }
  });

  test('gives the paths of the page in the order of the search, pruned or not', () => {
    for (const pruned of [false, true]) {
      const run = new PathWalk({ ready: 'petersen', size: 1, pruned });
      const walk = new Walk(run.rows(), run.calls(), run.to() ?? -1);
      const paths = walk.found.map((_, at) => walk.path(at));
      expect(String(paths.length)).toBe(count({ ready: 'petersen', size: 1 }));
      for (const path of paths) {
        expect(run.isWay([...path])).toBe(true);
        expect(path.at(-1)).toBe(run.to());
      }
      expect(run.summary()).toMatchObject({ complete: true, reachable: true });
      if (pruned) expect(run.summary().deadEnds).toBe(0);
    }
  });

  test('says what each node is, and where a way may go on', () => {
    const run = new PathWalk({ ready: 'grid', size: 3 });
    expect(run.why(32, 6)).toEqual({
      node: 6,
      state: 'dead-end',
      head: 7,
      back: 7,
      place: 0,
      paths: 0,
      wall: [0, 4, 7],
    });
    expect([...run.moves([0])]).toEqual([3, 1, 0, 1, 0, 0, 0, 0, 0]);
    expect([...run.moves([0, 1, 2, 5])].indexOf(2)).toBe(8);
    expect(thrown(() => run.moves([0, 4]))).toMatchObject({
      code: 'not-a-way',
      params: { place: 2 },
    });
    expect(thrown(() => run.why(1000, 0))).toMatchObject({ code: 'path-no-such-step' });
    expect(thrown(() => run.why(0, 9))).toMatchObject({
      code: 'path-no-such-node',
      params: { node: 9, nodes: 9 },
    });
  });

  test('of a graph without nodes, without ends or without a way has no paths and is no mistake', () => {
    for (const config of [{ text: '' }, { text: 'a -- b' }, { text: 'a\nb', from: 0, to: 1 }]) {
      const run = new PathWalk(config);
      expect(run.summary()).toMatchObject({ paths: 0, reachable: false });
      expect(count(config)).toBe('0');
    }
  });

  test('refuses a size and a node that do not exist', () => {
    expect(thrown(() => new PathWalk({ ready: 'grid', size: 18 }))).toMatchObject({
      code: 'path-graph-size-out-of-range',
      params: { value: 18, min: 1, max: 17 },
    });
    expect(thrown(() => new PathWalk({ text: 'a', to: 1 }))).toMatchObject({
      code: 'path-no-such-node',
    });
  });
});

describe('a count', () => {
  test('follows an edge that is blocked', () => {
    // Of the twelve paths through 3 by 3 corners, six begin with each street at the start.
    expect(count({ ready: 'grid', size: 3 })).toBe('12');
    expect(count({ ready: 'grid', size: 3, blocked: [0, 1] })).toBe('6');
    expect(count({ ready: 'grid', size: 3, blocked: [1, 0] })).toBe('6');
  });

  test('is exact far beyond the numbers of JavaScript', () => {
    expect(count({ ready: 'grid', size: 9 })).toBe('3266598486981642');
    expect(count({ ready: 'ladder', size: 100 })).toBe('633825300114114700748351602688');
  });

  test('that needs too much says so', () => {
    expect(thrown(() => count({ ready: 'complete', size: 20 }))).toMatchObject({
      code: 'path-too-many-states',
      params: { limit: 500_000 },
    });
  });
});

describe('a drawn graph', () => {
  const drawn = fc.integer({ min: 1, max: 8 }).chain((nodes) =>
    fc.record({
      both: fc.boolean(),
      names: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 6 }), {
        minLength: nodes,
        maxLength: nodes,
      }),
      pairs: fc.uniqueArray(fc.tuple(fc.nat({ max: nodes - 1 }), fc.nat({ max: nodes - 1 })), {
        maxLength: 14,
        selector: ([from, to]) => `${Math.min(from, to)} ${Math.max(from, to)}`,
      }),
    }),
  );

  test('is read back from each form in which it is written, edges that lead both ways included', () => {
    fc.assert(
      fc.property(drawn, ({ both, names, pairs }) => {
        const edges = pairs
          .filter(([from, to]) => from !== to)
          .map(([from, to]) => (both && from > to ? [to, from] : [from, to]))
          .sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d);
        const trimmed = names.map((name) => `${name}x`.replaceAll(/[\n\r]/g, ' '));
        if (new Set(trimmed).size < trimmed.length) return;
        const graph = { ...drawnFrom(trimmed, edges.flat()), both };
        const texts = [...forms.map((form) => written(graph, form)), compact(graph)];
        for (const [at, text] of texts.entries()) {
          const form = forms[at] ?? 'edges';
          // JSON and the shortest list have no sign for it.
          const run = new PathWalk({ text, form, directed: !both });
          expect(run.names(), text).toEqual(trimmed);
          expect([...run.edges()], text).toEqual(edges.flat());
        }
        if (edges.length > 0) {
          for (const form of ['edges', 'dot'] as const) {
            expect(new PathWalk({ text: written(graph, form), form }).directed()).toBe(!both);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
