/** The contest games behind the class of all games, and the table of the problems. */
import { describe, expect, test } from 'vitest';
import { problems, SolvedGame } from '../../www/pkg/forms.js';
import { thrown } from './support/calls.ts';
import { solved, useTheWasm, worth } from './support/forms.ts';

useTheWasm();

describe('1079: Calendar Game', () => {
  test.each([
    ['2001-11-03', 'N'],
    ['2001-11-02', 'P'],
    ['2001-10-03', 'P'],
  ])('the sample %s has the outcome %s', (start, outcome) => {
    expect(worth({ game: 'calendar', start })[0]).toBe(outcome);
  });

  test('a month goes to the same day, and the target ends the game', () => {
    const run = solved({ game: 'calendar', start: '2001-10-04' });
    expect(run.labels([])).toEqual(['2001-10-05', '2001-11-04']);
    expect(run.ended([1])).toEqual({ reason: 'goal', squares: [] });
    expect(run.ended([0, 1])).toEqual({ reason: 'past-goal', squares: [] });
    // Whoever passes the date has lost.
    expect(run.record([0, 1])).toMatchObject({ over: true, winner: 'first' });
  });

  test('the longest game has a move for each day', () => {
    const run = solved({ game: 'calendar', start: '1900-01-01' });
    const days = new Uint32Array(37_197);
    expect(run.at(days)).toMatchObject({ position: '2001-11-04', outcome: 'P', remoteness: 0 });
  });
});

describe('1517: A Multiplication Game', () => {
  test.each([
    [17, 'P', 2],
    [162, 'N', 3],
    [4_294_967_295, 'N', 15],
    [10n ** 18n, 'N', 29],
  ])('to %s', (target, outcome, plies) => {
    const run = solved({ game: 'multiplication', size: [target] });
    const here = run.at([]);
    expect(here).toMatchObject({ position: '1', outcome });
    expect(here.remoteness).toBe(plies);
    expect(run.labels([])).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map((factor) => `× ${factor}`));
    expect(run.summary().line).toHaveLength(plies);
  });
});

describe('1404: Digital Deletions', () => {
  test.each([
    ['0', 'N', 1],
    ['00', 'N', 1],
    ['1', 'P', 2],
    ['20', 'P', 4],
  ])('%s has the outcome %s', (start, outcome, plies) => {
    expect(worth({ game: 'digital-deletions', start })).toEqual([outcome, plies]);
  });

  test('moves lower a digit, or delete a zero and what follows', () => {
    const run = solved({ game: 'digital-deletions', start: '201' });
    expect(run.labels([])).toEqual(['001', '101', '2', '200']);
    expect(run.labels([0])).toEqual(['∅', '0', '000']);
    expect(run.ended([0, 15])).toEqual({ reason: 'no-move', squares: [] });
  });

  test('six digits have 1,111,111 positions', () => {
    expect(solved({ game: 'digital-deletions', start: '999999' }).summary().positions).toBe(
      1_111_111,
    );
  });
});

test.each([
  [{ game: 'calendar', size: [], start: 'today' }, 'not-a-date'],
  [{ game: 'calendar', size: [], start: '1999-02-29' }, 'no-such-date'],
  [{ game: 'calendar', size: [], start: '1899-12-31' }, 'date-outside'],
  [{ game: 'calendar', size: [] }, 'bad-argument'],
  [{ game: 'multiplication', size: [1] }, 'target-out-of-range'],
  [{ game: 'multiplication', size: [10n ** 18n + 1n] }, 'target-out-of-range'],
  [{ game: 'multiplication', size: [] }, 'bad-argument'],
  [{ game: 'digital-deletions', size: [], start: '1234567' }, 'too-many-digits'],
  [{ game: 'digital-deletions', size: [], start: '12a' }, 'not-digits'],
  [{ game: 'digital-deletions', size: [], start: '' }, 'not-digits'],
] as const)('%o is refused', (config, code) => {
  expect(thrown(() => new SolvedGame(config))).toMatchObject({ code });
});

test('thirteen problems have their limits, their solver and their exhibit', () => {
  const all = problems();
  expect(all).toHaveLength(13);
  const by = (number: number) => all.find((problem) => problem.number === number);
  expect(by(2147)).toEqual({
    number: 2147,
    name: "kiki's game",
    solver: {
      kind: 'lattice',
      moves: [
        [-1, 0],
        [0, -1],
        [-1, -1],
      ],
    },
    limits: [
      { of: 'columns', min: 1n, max: 2000n },
      { of: 'rows', min: 1n, max: 2000n },
    ],
    exhibit: 'lattice',
  });
  expect(by(1907)).toMatchObject({
    solver: { kind: 'heaps', taken: 'any', pastEnd: false, endRule: 'misere' },
    exhibit: 'nim',
  });
  const inGames = all.filter(({ exhibit }) => exhibit === 'games').map(({ number }) => number);
  expect(inGames).toEqual([1079, 1517, 1404]);
});
