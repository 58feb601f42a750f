import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { initSync, SolvedGame } from '../../www/pkg/games.js';
import { thrown } from './support/calls.ts';

initSync({ module: readFileSync(new URL('../../www/pkg/games_bg.wasm', import.meta.url)) });

test('the package solves tic-tac-toe, records it, and replies in it', () => {
  const run = new SolvedGame({ game: 'in-a-row', size: [3, 3, 3] });
  expect(thrown(() => run.at([]))).toMatchObject({ code: 'position-not-solved' });
  while (!run.advance(1000).finished);
  expect(run.summary().positions).toBe(5478);
  const best = run.record(run.summary().line);
  expect([best.over, best.winner]).toEqual([true, undefined]);
  const here = run.at([1, 2, 5, 9, 4, 3]);
  expect(here).toMatchObject({ position: 'xoo/xx./..o:x', outcome: 'N', remoteness: 1 });
  expect(here.options[here.deciding ?? -1]?.chosen).toBe(6);
  expect(run.labels([1, 2, 5, 9, 4, 3])[0]).toBe('xoo/xxx/..o:o');
  expect(run.reply([1, 2, 5, 9, 4, 3], 'perfect', 0, 1)).toBe(6);
  expect(thrown(() => run.at([1, 1]))).toMatchObject({ code: 'illegal-ply', params: { ply: 2 } });
});

test.each([
  ['hexapawn', [3, 3], 135, 'P', 6],
  ['dodgem', [3], 1349, 'N', 19],
  ['four-in-a-row', [4, 4, 4], 161_029, 'D', undefined],
] as const)(
  '%s %s has %i positions and the value that others found',
  (game, size, positions, outcome, plies) => {
    const run = new SolvedGame({ game, size: [...size] });
    while (!run.advance(1_000_000).finished);
    const { outcome: found, remoteness } = run.at([]);
    expect([run.summary().positions, found, remoteness]).toEqual([positions, outcome, plies]);
  },
);

test('a game with the wrong number of sizes, or with sizes that do not fit, is refused', () => {
  expect(thrown(() => new SolvedGame({ game: 'dodgem', size: [3, 3] }))).toMatchObject({
    code: 'bad-argument',
  });
  expect(thrown(() => new SolvedGame({ game: 'in-a-row', size: [5, 4, 3] }))).toMatchObject({
    code: 'board-too-large',
    params: { squares: 20, limit: 16 },
  });
});

test('tic-tac-toe has 765 positions if those that symmetry makes equal count once', () => {
  const run = new SolvedGame({ game: 'in-a-row', size: [3, 3, 3], images: 'once' });
  while (!run.advance(1000).finished);
  expect(run.summary().positions).toBe(765);
  expect(run.at([])).toMatchObject({ outcome: 'D' });
  const once = { game: 'dodgem', size: [3], images: 'once' } as const;
  expect(thrown(() => new SolvedGame({ ...once, size: [3] }))).toMatchObject({
    code: 'bad-argument',
  });
});
