/** Games that a visitor describes by a text: vectors, takes, octal codes and graphs. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as chain from '../../www/pkg/chain.js';
import { SolvedGame } from '../../www/pkg/forms.js';
import * as games from '../../www/pkg/games.js';
import { thrown } from './support/calls.ts';
import { solved, useTheWasm, worth } from './support/forms.ts';

useTheWasm();

describe('vectors', () => {
  test('twenty apples are lost, as on the lattice', () => {
    const rules = '-1,0 0,-1 -1,+1';
    const run = solved({ game: 'vectors', size: [20, 0], rules, endRule: 'misere' });
    expect(run.at([])).toMatchObject({ position: '(20,0)', outcome: 'P' });
    expect(run.labels([])).toEqual(['(-1,0)', '(-1,+1)']);
    // From one apple the player to move wins by eating half of it.
    const one = solved({ game: 'vectors', size: [1, 0], rules, endRule: 'misere' });
    const here = one.at([]);
    expect(here).toMatchObject({ outcome: 'N', remoteness: 2 });
    expect(here.options[here.deciding ?? -1]?.chosen).toBe(2);
    expect(one.record(one.summary().line)).toMatchObject({ over: true, winner: 'first' });
  });

  test('kiki’s game is lost where both sides of the board are odd', () => {
    const rules = '-1,0 0,-1 -1,-1';
    for (const [columns, rows] of [
      [5, 3],
      [5, 4],
      [6, 6],
    ] as const) {
      const lost = columns % 2 === 1 && rows % 2 === 1;
      const size = [columns - 1, rows - 1];
      expect(worth({ game: 'vectors', size, rules })[0]).toBe(lost ? 'P' : 'N');
    }
  });

  test('a ray goes any number of times', () => {
    const run = solved({ game: 'vectors', size: [3, 1], rules: '-1,0*_0,-1*' });
    expect(run.labels([])).toEqual(['(-1,0)', '2 × (-1,0)', '3 × (-1,0)', '(0,-1)']);
    expect(run.at([])).toMatchObject({ outcome: 'N' });
    expect(run.at([64])).toMatchObject({ position: '(1,1)', outcome: 'P' });
  });
});

describe('takes', () => {
  test('with one to three stones, multiples of four are lost', () => {
    for (const stones of [20, 21, 22, 23, 24]) {
      const [outcome] = worth({ game: 'take-away', size: [stones], rules: '1..3' });
      expect(outcome).toBe(stones % 4 === 0 ? 'P' : 'N');
    }
    const run = solved({ game: 'take-away', size: [21], rules: '1..3' });
    expect(run.reply([], 'perfect', 0, 1)).toBe(64);
    expect(run.labels([])).toEqual(['21−1', '21−2', '21−3']);
  });

  test('a heap of a thousand stones has more plies than 511', () => {
    const run = solved({ game: 'take-away', size: [1000], rules: '1' });
    const { line } = run.summary();
    expect(line).toHaveLength(1000);
    expect(run.record(line)).toMatchObject({ over: true, winner: 'second' });
  });

  test('each heap can have its own rule', () => {
    const run = solved({ game: 'take-away', size: [2, 5], rules: 'any; 2,5' });
    expect(run.labels([])).toEqual(['2−1,5', '2−2,5', '2,5−2', '2,5−5']);
  });
});

test('Kayles is lost where the exclusive or of its Grundy values is 0', () => {
  chain.initSync({
    module: readFileSync(new URL('../../www/pkg/chain_bg.wasm', import.meta.url)),
  });
  const table = new chain.ChainGrundy({ code: '0.77', heaps: 12 });
  while (!table.advance(100_000).finished);
  const values = table.values();
  for (let one = 1; one <= 12; one += 1) {
    for (let other = 0; other <= one; other += 3) {
      const size = other > 0 ? [one, other] : [one];
      const [outcome] = worth({ game: 'octal', size, rules: '0.77' });
      expect(outcome, size.join()).toBe(values[one] === (values[other] ?? 0) ? 'P' : 'N');
    }
  }
  const run = solved({ game: 'octal', size: [3], rules: '.77' });
  expect(run.labels([])).toEqual(['3→2', '3→1+1', '3→1']);
});

describe('a graph', () => {
  const circle = 'a -> b\nb -> a c\nc -> d';

  test.each([
    ['a list of edges', circle],
    ['DOT', 'digraph { a -> b; b -> { a c }; c -> d }'],
    ['JSON', '{ "a": ["b"], "b": ["a", "c"], "c": ["d"] }'],
  ])('with a circle, as %s, is drawn', (_, rules) => {
    const run = solved({ game: 'graph', rules });
    expect(run.summary().positions).toBe(4);
    expect(run.at([])).toMatchObject({ position: 'a', outcome: 'D' });
    expect(run.labels([1])).toEqual(['a', 'c']);
    expect(run.reply([1], 'perfect', 0, 1)).toBe(0);
  });

  test('begins at any node', () => {
    const run = solved({ game: 'graph', rules: circle, start: 'c' });
    expect(run.at([])).toMatchObject({ outcome: 'N', remoteness: 1 });
    expect(run.ended([3])).toEqual({ reason: 'no-move', squares: [] });
    expect(worth({ game: 'graph', rules: circle, start: 'c', endRule: 'misere' })).toEqual([
      'P',
      1,
    ]);
  });
});

test.each([
  [
    { game: 'vectors', size: [3, 3], rules: '-1;0' },
    'vectors-not-understood',
    { at: 3, found: ';' },
  ],
  [{ game: 'vectors', size: [3, 3], rules: '1,0' }, 'endless-move', { dm: 1, dn: 0 }],
  [
    { game: 'vectors', size: [5000, 3], rules: '-1,0' },
    'vector-start-out-of-range',
    { value: 5000 },
  ],
  [{ game: 'vectors', size: [2 ** 40, 3], rules: '-1,0' }, 'vector-start-out-of-range', {}],
  [{ game: 'vectors', size: [4000, 4000], rules: '-1,0* 0,-1*' }, 'too-many-links', {}],
  [{ game: 'take-away', size: [1000, 1000, 1000], rules: '1' }, 'too-much-memory', {}],
  [{ game: 'take-away', size: [5], rules: 'two' }, 'rule-not-understood', { at: 1 }],
  [{ game: 'take-away', size: [5], rules: '' }, 'rule-empty', {}],
  [{ game: 'octal', size: [61], rules: '0.7' }, 'row-too-long', { cells: 61, max: 60 }],
  [{ game: 'octal', size: [9], rules: '7' }, 'not-octal', { at: 2 }],
  [{ game: 'graph', size: [], rules: '' }, 'graph-without-nodes', {}],
  [{ game: 'graph', size: [], rules: 'a -> b', start: 'z' }, 'graph-start-unknown', {}],
  [{ game: 'graph', size: [], rules: 'a -> a' }, 'graph-self-loop', { line: 1, column: 6 }],
  [{ game: 'graph', size: [], rules: 'a\n'.repeat(200_001) }, 'graph-too-many-lines', {}],
  [{ game: 'graph', size: [] }, 'bad-argument', {}],
  [{ game: 'octal', size: [9], rules: '0.7', endRule: 'other' }, 'bad-argument', {}],
] as const)('case %# is refused before it starts', (config, code, params) => {
  const error = thrown(() => new SolvedGame(config as never));
  expect(error).toMatchObject({ code, params });
});

test('without the package forms, the class says where a family is', () => {
  games.initSync({
    module: readFileSync(new URL('../../www/pkg/games_bg.wasm', import.meta.url)),
  });
  const config = { game: 'octal', size: [9], rules: '0.7' } as const;
  expect(thrown(() => new games.SolvedGame(config))).toMatchObject({
    code: 'bad-argument',
    message: expect.stringContaining('forms'),
  });
});

test('a row is marked at the end of a game', () => {
  const run = solved({ game: 'in-a-row', size: [3, 3, 3] });
  expect(run.ended([])).toBeUndefined();
  expect(run.ended([1, 2, 5, 3, 9])).toEqual({ reason: 'row', squares: [0, 4, 8] });
  expect(run.ended(run.summary().line)).toEqual({ reason: 'no-move', squares: [] });
  expect(thrown(() => run.ended([1, 1]))).toMatchObject({ code: 'illegal-ply' });
});

describe('Grundy values', () => {
  test('are the least that no move leads to', () => {
    const heaps = solved({ game: 'take-away', size: [5, 6], rules: '1..3' });
    // 5 mod 4 and 6 mod 4.
    expect(heaps.grundy([])).toEqual({ value: 1 ^ 2, options: [2, 1, 0, 0, 1, 2], set: [0, 1, 2] });
    expect(heaps.at([]).options).toHaveLength(6);
    const kayles = solved({ game: 'octal', size: [9], rules: '0.77' });
    expect(kayles.grundy([]).value).toBe(4);
  });

  test('belong to impartial games that end and are won by the last move', () => {
    const refused = [
      solved({ game: 'take-away', size: [5], rules: 'any', endRule: 'misere' }),
      solved({ game: 'graph', rules: 'a -> b\nb -> a' }),
      solved({ game: 'calendar', start: '2001-10-20' }),
      solved({ game: 'hexapawn', size: [3, 3] }),
    ];
    for (const run of refused)
      expect(thrown(() => run.grundy([]))).toMatchObject({ code: 'grundy-undefined' });
    const large = solved({ game: 'take-away', size: [3000], rules: 'any' });
    expect(thrown(() => large.grundy([]))).toMatchObject({
      code: 'grundy-too-large',
      params: { limit: 2_000_000 },
    });
  });
});
