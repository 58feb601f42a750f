import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  EdgeCounts,
  FrontierRun,
  initSync as initCounts,
  PathCount,
  PathList,
  PathNumber,
} from '../../www/pkg/counts.js';
import { GraphText, initSync as initGraphs } from '../../www/pkg/graphs.js';
import { initSync, type PathsConfig, PathWalk } from '../../www/pkg/paths.js';
import { Walk } from '../../www/src/exhibits/paths/walk.ts';
import { drawnFrom } from '../../www/src/stage/graph/edit-graph.ts';
import { compact, written } from '../../www/src/stage/graph/edit-text.ts';
import { streets, tables } from '../unit/paths-walk.ts';
import { thrown } from './support/calls.ts';

const module = (name: string) =>
  readFileSync(new URL(`../../www/pkg/${name}_bg.wasm`, import.meta.url));
initSync({ module: module('paths') });
initCounts({ module: module('counts') });
initGraphs({ module: module('graphs') });

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
      params: { node: 10, nodes: 9 },
    });
  });

  test('of a graph without nodes, without ends or without a way has no paths and is no mistake', () => {
    const form = 'edges';
    for (const config of [
      { text: '', form },
      { text: 'a -- b', form },
      { text: 'a\nb', form, from: 0, to: 1 },
    ] as const) {
      const run = new PathWalk(config);
      expect(run.summary()).toMatchObject({ paths: 0, reachable: false });
      expect(count(config)).toBe('0');
    }
  });

  test('takes a text only as the list that it is said to be', () => {
    const directed = new PathWalk({ text: 'a -> b', form: 'edges' });
    expect([directed.names(), directed.directed()]).toEqual([['a', 'b'], true]);
    for (const config of [
      { text: 'a -- b' },
      { text: 'graph { a -- b }', form: 'dot' },
      {},
    ] as const) {
      expect(thrown(() => new PathWalk(config))).toMatchObject({ code: 'bad-argument' });
    }
    expect(thrown(() => new PathWalk({ text: 'graph { a }', form: 'edges' }))).toMatchObject({
      code: 'graph-not-a-name',
    });
  });

  test('refuses a size and a node that do not exist', () => {
    expect(thrown(() => new PathWalk({ ready: 'grid', size: 18 }))).toMatchObject({
      code: 'path-graph-size-out-of-range',
      params: { value: 18, min: 1, max: 17 },
    });
    expect(thrown(() => new PathWalk({ text: 'a', form: 'edges', to: 1 }))).toMatchObject({
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

  test('of a graph whose edges go round in no circle is one pass, however wide it is', () => {
    const joined = (nodes: number) =>
      Array.from({ length: nodes - 1 }, (_, from) => {
        const later = Array.from({ length: nodes - 1 - from }, (_, at) => from + 1 + at);
        return `${from} -> ${later.join(', ')}`;
      }).join('\n');
    for (const nodes of [24, 80]) {
      const config = { text: joined(nodes), from: 0, to: nodes - 1 };
      const total = 2n ** BigInt(nodes - 2);
      expect(count(config)).toBe(String(total));
      const through = new EdgeCounts(config);
      while (!through.advance(1000).finished);
      expect(through.through().slice(0, 2)).toEqual([String(total / 2n), String(total / 4n)]);
      const last = new PathNumber({ ...config, number: String(total) });
      while (!last.advance(1000).finished);
      expect([...(last.path() ?? [])]).toEqual([0, nodes - 1]);
    }
  });

  test('that needs too much says so', () => {
    expect(thrown(() => count({ ready: 'complete', size: 24 }))).toMatchObject({
      code: 'path-too-many-states',
      params: { limit: 2_000_000 },
    });
  });
});

/** The forms that the core reads. */
const forms = ['edges', 'dot', 'json'] as const;

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
          const run = new GraphText({ text, form, directed: !both });
          expect(run.names(), text).toEqual(trimmed);
          expect([...run.edges()], text).toEqual(edges.flat());
        }
        if (edges.length > 0) {
          for (const form of ['edges', 'dot'] as const) {
            expect(new GraphText({ text: written(graph, form), form }).directed()).toBe(!both);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('counts', () => {
  const found = (config: PathsConfig) => {
    const run = new PathNumber(config);
    while (!run.advance(1_000_000).finished);
    return { path: [...(run.path() ?? [])], number: run.number(), total: run.total() };
  };
  const listed = (config: PathsConfig) => {
    const run = new PathList(config);
    const all: number[][] = [];
    while (!run.finished()) {
      const taken = run.take(3, 50);
      for (let at = 0; at < taken.length; at += 1 + (taken[at] ?? 0)) {
        all.push([...taken.slice(at + 1, at + 1 + (taken[at] ?? 0))]);
      }
    }
    return all;
  };

  test('number, list and walk have the same paths in the same order', () => {
    const config = { ready: 'petersen', size: 1 } as const;
    const walk = new PathWalk(config);
    const own = new Walk(walk.rows(), walk.calls(), walk.to() ?? -1);
    const paths = own.found.map((_, at) => own.path(at));
    expect(listed(config)).toEqual(paths);
    expect(listed({ ...config, pruned: true, path: [...(paths[5] ?? [])] })).toEqual(
      paths.slice(5),
    );
    for (const [at, path] of paths.entries()) {
      const total = String(paths.length);
      expect(found({ ...config, number: String(at + 1) })).toEqual({
        path,
        number: `${at + 1}`,
        total,
      });
      expect(found({ ...config, path: [...path] }).number).toBe(`${at + 1}`);
    }
    expect(paths).toContainEqual(found({ ...config, seed: 7 }).path);
    const passed = new PathList(config);
    const few = passed.skip(20);
    expect(passed.calls()).toBe(20);
    expect(few + passed.skip(1_000_000)).toBe(paths.length);
    expect(passed.finished()).toBe(true);
    const short = { ...config, longest: 4 };
    expect(listed(short)).toEqual(paths.filter(({ length }) => length <= 5));
  });

  test('the frontier is a run whose states add up to the number of paths', () => {
    const run = new FrontierRun({ ready: 'grid', size: 3 });
    while (!run.advance(10).finished);
    const edges = run.edges().length / 2;
    expect(edges).toBe(12);
    const rows = Array.from({ length: edges + 1 }, (_, at) => [
      ...run.steps().subarray(3 * at, 3 * at + 3),
    ]);
    const states = rows.map(([, one = 0]) => one);
    const total = states.reduce((all, one) => all + one, 0);
    expect(run.ways()).toHaveLength(total);
    expect(run.fates()).toHaveLength(2 * total);
    expect(run.found().at(-1)).toBe('12');
    // Each state before the last edge that completes a path by it has its ways among the paths.
    const closes = (state: number) => run.fates()[2 * state + 1] === 2 ** 32 - 2;
    const ways = run.ways().filter((_, state) => closes(state));
    expect(ways.reduce((all, one) => all + Number(one), 0)).toBe(12);
    // The frontier has the two ends first; each state names only its nodes.
    const frontiers = [...run.frontiers()];
    expect(frontiers.slice(0, 3)).toEqual([2, 0, 8]);
    expect([...run.states().subarray(0, 4)]).toEqual([1, 0, 8, 0]);
    for (const [text, to] of [
      ['a; b', 1],
      ['a; b', 0],
      ['a -> b; c -> b', 2],
    ] as const) {
      const none = new FrontierRun({ text, from: 0, to });
      while (!none.advance(1).finished);
      const begins = [none.edges(), none.frontiers(), none.steps(), none.found()].map((it) => [
        ...it,
      ]);
      expect(begins, text).toEqual([[], [0], [0, 0, 0], [count({ text, from: 0, to })]]);
    }
    const wide = new FrontierRun({ ready: 'grid', size: 8 });
    while (!wide.advance(100_000).finished);
    expect(wide.found().at(-1)).toBe('789360053252');
    expect(wide.states()).toHaveLength(0);
  });

  test('by length, through each edge, with nodes to pass and to avoid, add up', () => {
    const config = { ready: 'grid', size: 4 } as const;
    const run = new PathCount({ ...config, lengths: true });
    while (!run.advance(1000).finished);
    const sum = (digits: readonly string[]) => digits.reduce((all, one) => all + BigInt(one), 0n);
    expect(sum(run.byLength())).toBe(184n);
    expect(run.looked()).toBeGreaterThan(run.widest());
    // Every path of six edges goes only right and down: 6 over 3.
    expect(run.byLength()[6]).toBe('20');
    const through = new EdgeCounts(config);
    while (!through.advance(1000).finished);
    const edges = listed(config).map(({ length }) => BigInt(length - 1));
    expect(sum(through.through())).toBe(edges.reduce((all, one) => all + one, 0n));
    const all = [5, 6].map((node) => BigInt(count({ ...config, pass: [node] })));
    expect(all.map((one, at) => one + BigInt(count({ ...config, avoid: [5 + at] })))).toEqual([
      184n,
      184n,
    ]);
  });

  test('parallel edges are one path, or many', () => {
    const text = 'a -- b\na -- b\nb -- c\nb -- c\nb -- c';
    const config: PathsConfig = { text, form: 'edges', from: 0, to: 2 };
    expect([count(config), count({ ...config, parallel: true })]).toEqual(['1', '6']);
  });

  test('what is no number, or too large a one, is refused with the reason', () => {
    const config = { ready: 'grid', size: 3 } as const;
    for (const number of ['0', '-1', '1.5', '', 'x', '1_0', ' 1', '9'.repeat(10_001)]) {
      expect(thrown(() => new PathNumber({ ...config, number }))).toMatchObject({
        code: 'path-number-not-digits',
      });
    }
    expect(thrown(() => found({ ...config, number: '13' }))).toMatchObject({
      code: 'path-no-such-number',
      params: { paths: '12' },
    });
    expect(thrown(() => new PathList({ ...config, path: [0, 4] }))).toMatchObject({
      code: 'not-a-way',
    });
    expect(thrown(() => new PathCount({ ...config, pass: [9] }))).toMatchObject({
      code: 'path-no-such-node',
    });
  });
});
