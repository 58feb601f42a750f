import { describe, expect, test } from 'vitest';
import {
  type At,
  type Conjecture,
  type Lattice,
  LatticePattern,
  type Move,
  type Opponent,
} from '../../www/pkg/lattice.js';
import { apples, pathOf, patternOf, plate, queen, step, useTheWasm } from './support/lattice.ts';

useTheWasm();

describe('what is read off a finished plate', () => {
  test('a check has looked at every point, and at options until it was sure', () => {
    expect(plate().certificate(100_000)).toEqual({ points: 273, options: 583 });
    expect(plate({ columns: 1100, rows: 30 }).certificate(100_000)).toMatchObject({
      points: 33_000,
    });
  });

  test('the pattern of the apple game is the rule that the document has', () => {
    expect(patternOf(apples, 'misere')).toEqual({
      kind: 'rectangular',
      fromM: 1,
      fromN: 0,
      periodM: 2,
      periodN: 2,
      classes: [
        { m: { kind: 'exactly', at: 0 }, n: { kind: 'from', at: 1, step: 2 } },
        { m: { kind: 'from', at: 2, step: 2 }, n: { kind: 'from', at: 0, step: 2 } },
      ],
      block: { columns: 3, rows: 2, lost: [false, false, true, true, false, false] },
      proved: false,
    });
  });

  test('a search that has not finished has found nothing', () => {
    const search = new LatticePattern({ moves: apples, endRule: 'misere' });
    expect(search.pattern()).toEqual({ kind: 'none', upTo: 0 });
    expect(search.advance(100)).toMatchObject({ finished: false });
  });

  test('a pattern may be proved, repeat along the diagonal, or not be found', () => {
    const normal = (...moves: Move[]) => patternOf(moves, 'normal');
    expect(normal(step(-1, 0), step(0, -1))).toMatchObject({ kind: 'rectangular', proved: true });
    expect(normal(step(-1, -1))).toMatchObject({
      kind: 'diagonal',
      fromM: 0,
      fromN: 0,
      periodM: 2,
      periodN: 2,
      block: { columns: 4, rows: 4 },
    });
    expect(normal(...queen)).toEqual({ kind: 'none', upTo: 256 });
  });

  test('classes are told only where periods are short', () => {
    const moves = [step(-1, 0), step(-2, 0), step(0, -1), step(0, -2)];
    const pattern = patternOf(moves, 'normal');
    expect(pattern).toMatchObject({ kind: 'rectangular', periodM: 3, periodN: 3 });
    expect(pattern).not.toHaveProperty('classes');
  });

  test('a conjecture holds, or is wrong so many times, first here', () => {
    const run = plate();
    const even: Conjecture = {
      columns: 2,
      rows: 2,
      fromM: 0,
      fromN: 0,
      lost: [true, false, false, false],
    };
    // Wrong for every number of halves where there is no whole.
    expect(run.test(even)).toEqual({ points: 273, violations: 13, first: { m: 0, n: 0 } });
    expect(run.test({ ...even, fromM: 1 })).toEqual({ points: 260, violations: 0 });
    expect(run.test({ ...even, fromM: 64 })).toEqual({ points: 0, violations: 0 });
    expect(plate({ columns: 2000 }).test(even)).toMatchObject({ violations: 13 });
  });
});

describe('a game', () => {
  const run = () => plate();
  const short = pathOf(2, 0, 1, 0, 0, 1, 0, 0);

  test('is told ply by ply, with its winner', () => {
    expect(run().record(short)).toEqual({
      plies: [
        { m: 2, n: 0, outcome: 'P', remoteness: 3, blunder: false },
        { m: 1, n: 0, outcome: 'N', remoteness: 2, index: 0, times: 1, blunder: false },
        {
          m: 0,
          n: 1,
          outcome: 'P',
          remoteness: 1,
          index: 2,
          times: 1,
          blunder: false,
          rule: 'half-of-other-whole',
        },
        { m: 0, n: 0, outcome: 'N', remoteness: 0, index: 1, times: 1, blunder: false },
      ],
      winner: 'second',
    });
    expect(run().record(pathOf(20, 0))).not.toHaveProperty('winner');
    // Beyond the drawing, where a move has led.
    expect(run().record(pathOf(20, 12, 19, 13)).plies[1]).toMatchObject({ m: 19, n: 13 });
  });

  test('has a blunder where a win was given away', () => {
    const { plies, winner } = run().record(pathOf(2, 0, 1, 0, 0, 0));
    expect(plies.map(({ blunder }) => blunder)).toEqual([false, false, true]);
    expect(winner).toBe('first');
  });

  test('with rays says how often the vector was added', () => {
    const chess = plate({ moves: queen, endRule: 'normal' });
    const { plies, winner } = chess.record(pathOf(7, 4, 4, 1, 4, 0, 0, 0));
    expect(plies.slice(1).map(({ index, times }) => [index, times])).toEqual([
      [2, 3],
      [1, 1],
      [0, 4],
    ]);
    expect(winner).toBe('first');
  });

  /** Both sides play like this, from here to the end. */
  const played = (of: Lattice, start: At[], first: Opponent, second: Opponent, seed = 1) => {
    const path = [...start];
    for (let ply = 0; ; ply += 1) {
      const reply = of.reply(path, ply % 2 === 0 ? first : second, 50, seed);
      if (!reply) return path;
      path.push(reply);
    }
  };

  test('is played as fast or as long as its remoteness says, by two perfect players', () => {
    const apple = run();
    for (const start of [
      [20, 0],
      [7, 3],
      [0, 5],
    ] as const) {
      const path = played(apple, pathOf(...start), 'perfect', 'perfect');
      const [m, n] = start;
      expect(path.length - 1).toBe(apple.why(m, n).remoteness);
    }
  });

  test('is won by copying, from the twenty apples of the document, against anybody', () => {
    const apple = run();
    for (const first of ['perfect', 'erring', 'slowest-loss'] as const) {
      for (const seed of [1, 2, 3]) {
        const path = played(apple, pathOf(20, 0), first, 'copying', seed);
        const { winner, plies } = apple.record(path);
        expect(winner).toBe('second');
        for (const [at, { rule }] of plies.entries()) {
          if (at > 0 && at % 2 === 0) expect(rule).toBeDefined();
        }
      }
    }
    expect(apple.reply(pathOf(20, 0, 19, 1), 'copying', 0, 0)).toEqual({ m: 18, n: 2 });
  });

  test('is lost by whoever gives every win away, against a perfect player', () => {
    const apple = run();
    // 19 apples are won for whoever begins.
    const { plies, winner } = apple.record(played(apple, pathOf(19, 0), 'slowest-loss', 'perfect'));
    expect(winner).toBe('second');
    expect(plies[1]).toMatchObject({ outcome: 'N', blunder: true });
  });

  test('is drawn out by whoever plays for the slowest loss: a won point, as far as there is', () => {
    const apple = run();
    for (let m = 0; m < 21; m += 1) {
      for (let n = m === 0 ? 1 : 0; n < 13; n += 1) {
        const { options } = apple.why(m, n);
        const won = options.filter(({ outcome }) => outcome === 'N');
        const wanted = won.length > 0 ? won : options;
        const most = Math.max(...wanted.map(({ remoteness }) => remoteness ?? 0));
        const reply = apple.reply(pathOf(m, n), 'slowest-loss', 0, 0);
        const first = wanted.find(({ remoteness }) => remoteness === most);
        expect(reply).toEqual({ m: first?.m, n: first?.n });
      }
    }
  });

  test('repeats itself with the same seed, errs with another, and not at all at 0 %', () => {
    const apple = run();
    const games = [1, 2, 3, 4, 5].map((seed) =>
      played(apple, pathOf(20, 0), 'erring', 'erring', seed),
    );
    expect(played(apple, pathOf(20, 0), 'erring', 'erring', 1)).toEqual(games[0]);
    expect(new Set(games.map((game) => JSON.stringify(game))).size).toBeGreaterThan(1);
    // From the middle too.
    const middle = games[0]?.slice(0, 5) ?? [];
    const next = apple.reply(middle, 'erring', 50, 1);
    expect(next).toEqual(games[0]?.[5]);
    for (const seed of [1, 2, 3]) {
      const start = pathOf(20, 0, 19, 0);
      expect(apple.reply(start, 'erring', 0, seed)).toEqual(apple.reply(start, 'perfect', 0, 0));
    }
  });

  test('that is over has no reply', () => {
    for (const opponent of ['perfect', 'erring', 'slowest-loss', 'copying'] as const) {
      expect(run().reply(short, opponent, 50, 1)).toBeUndefined();
    }
  });
});
