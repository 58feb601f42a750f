import { describe, expect, test } from 'vitest';
import {
  type Conjecture,
  type Lattice,
  type LatticeOpponent,
  LatticePattern,
  type Move,
  type Point,
} from '../../www/pkg/lattice.js';
import { thrown } from './support/calls.ts';
import { apples, pathOf, patternOf, picture, queen, step, useTheWasm } from './support/lattice.ts';

useTheWasm();

describe('findings about a finished picture', () => {
  test('the check looks at every point, and at its moves until the verdict is sure', () => {
    expect(picture().certificate(100_000)).toEqual({ points: 273, options: 583 });
    expect(picture({ columns: 1100, rows: 30 }).certificate(100_000)).toMatchObject({
      points: 33_000,
    });
  });

  test('the pattern of the apple game is the rule in the blog post', () => {
    expect(patternOf(apples, 'misere')).toEqual({
      kind: 'rectangular',
      from: { m: 1, n: 0 },
      period: [2, 2],
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

  test('a pattern can be proved, can repeat along the diagonal, or can be missing', () => {
    const normal = (...moves: Move[]) => patternOf(moves, 'normal');
    expect(normal(step(-1, 0), step(0, -1))).toMatchObject({ kind: 'rectangular', proved: true });
    expect(normal(step(-1, -1))).toMatchObject({
      kind: 'diagonal',
      from: { m: 0, n: 0 },
      period: [2, 2],
      block: { columns: 4, rows: 4 },
    });
    expect(normal(...queen)).toEqual({ kind: 'none', upTo: 256 });
  });

  test('a pattern lists its classes only if its periods are short', () => {
    const moves = [step(-1, 0), step(-2, 0), step(0, -1), step(0, -2)];
    const pattern = patternOf(moves, 'normal');
    expect(pattern).toMatchObject({ kind: 'rectangular', period: [3, 3] });
    expect(pattern).not.toHaveProperty('classes');
  });

  test('cells come in parts if there are many', () => {
    const run = picture({ columns: 4096, rows: 129 });
    expect(run.cells(0, 0, 4096, 128)).toHaveLength(3 * 2 ** 19);
    expect(thrown(() => run.cells(0, 0, 4096, 129))).toMatchObject({
      code: 'cells-out-of-range',
      params: { value: 4096 * 129, min: 0, max: 2 ** 19 },
    });
  });

  test('a conjecture holds, or fails at a number of points with a first one', () => {
    const run = picture();
    const even: Conjecture = {
      columns: 2,
      rows: 2,
      from: { m: 0, n: 0 },
      lost: [true, false, false, false],
    };
    // It is wrong for every number of halves if there are no wholes.
    const first = { m: 0, n: 0 };
    const wrong = { points: 273, violations: 13, first, complete: true };
    expect(run.test(even, 1000)).toEqual(wrong);
    const right = (points: number) => ({ points, violations: 0, complete: true });
    expect(run.test({ ...even, from: { m: 1, n: 0 } }, 1000)).toEqual(right(260));
    expect(run.test({ ...even, from: { m: 64, n: 0 } }, 1000)).toEqual(right(0));
    expect(picture({ columns: 2000 }).test(even, 1e6)).toMatchObject({ violations: 13 });
    // Slice by slice the result is the same; another rule in between starts again.
    for (const points of [100, 200, 273]) {
      expect(run.test(even, 100)).toMatchObject({ points, complete: points === 273 });
    }
    expect(run.test(even, 0)).toEqual(wrong);
    expect(run.test({ ...even, from: { m: 1, n: 0 } }, 1)).toMatchObject({ points: 1 });
    expect(run.test(even, 7)).toMatchObject({ points: 7, complete: false });
  });
});

describe('a game', () => {
  const run = () => picture();
  const short = pathOf(2, 0, 1, 0, 0, 1, 0, 0);

  test('is recorded ply by ply, with its winner', () => {
    const [start, ...path] = short;
    const ply = (to: Point, index: number) => ({ index, times: 1, to });
    const position = (at: number) => ({ position: path[at], blunder: false });
    expect(run().record(short)).toEqual({
      plies: [
        { position: start, outcome: 'P', remoteness: 3, blunder: false },
        { ...position(0), chosen: ply({ m: 1, n: 0 }, 0), outcome: 'N', remoteness: 2 },
        { ...position(1), chosen: ply({ m: 0, n: 1 }, 2), outcome: 'P', remoteness: 1 },
        { ...position(2), chosen: ply({ m: 0, n: 0 }, 1), outcome: 'N', remoteness: 0 },
      ],
      winner: 'second',
      over: true,
      rules: [undefined, undefined, 'half-of-other-whole', undefined],
    });
    expect(run().record(pathOf(20, 0))).not.toHaveProperty('winner');
    // A move has led to a point outside the drawing.
    expect(run().record(pathOf(20, 12, 19, 13)).plies[1]?.position).toEqual({ m: 19, n: 13 });
  });

  test('has a blunder where a player gave a win away', () => {
    const { plies, winner } = run().record(pathOf(2, 0, 1, 0, 0, 0));
    expect(plies.map(({ blunder }) => blunder)).toEqual([false, false, true]);
    expect(plies[2]?.better?.to).toEqual({ m: 0, n: 1 });
    expect(winner).toBe('first');
  });

  test('with rays says how often the vector was added', () => {
    const chess = picture({ moves: queen, endRule: 'normal' });
    const { plies, winner } = chess.record(pathOf(7, 4, 4, 1, 4, 0, 0, 0));
    expect(plies.slice(1).map(({ chosen }) => [chosen?.index, chosen?.times])).toEqual([
      [2, 3],
      [1, 1],
      [0, 4],
    ]);
    expect(winner).toBe('first');
  });

  /** Plays from here to the end, with this opponent on both sides. */
  const played = (
    of: Lattice,
    start: Point[],
    first: LatticeOpponent,
    second: LatticeOpponent,
    seed = 1,
  ) => {
    const path = [...start];
    for (let ply = 0; ; ply += 1) {
      const reply = of.reply(path, ply % 2 === 0 ? first : second, 50, seed);
      if (!reply) return path;
      path.push(reply);
    }
  };

  test('lasts exactly as many plies as its remoteness if both players are perfect', () => {
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

  test('is won by copying from the twenty apples of the blog post, against any opponent', () => {
    const apple = run();
    for (const first of ['perfect', 'erring', 'slowest-loss'] as const) {
      for (const seed of [1, 2, 3]) {
        const path = played(apple, pathOf(20, 0), first, 'copying', seed);
        const { winner, rules } = apple.record(path);
        expect(winner).toBe('second');
        for (const [at, rule] of rules.entries()) {
          if (at > 0 && at % 2 === 0) expect(rule).toBeDefined();
        }
      }
    }
    expect(apple.reply(pathOf(20, 0, 19, 1), 'copying', 0, 0)).toEqual({ m: 18, n: 2 });
  });

  test('is lost by a player who gives every win away, against a perfect one', () => {
    const apple = run();
    // With 19 apples the first player wins.
    const { plies, winner } = apple.record(played(apple, pathOf(19, 0), 'slowest-loss', 'perfect'));
    expect(winner).toBe('second');
    expect(plies[1]).toMatchObject({ outcome: 'N', blunder: true });
  });

  test('is drawn out by the player who loses slowly: every move leads to a won point if one exists', () => {
    const apple = run();
    for (let m = 0; m < 21; m += 1) {
      for (let n = m === 0 ? 1 : 0; n < 13; n += 1) {
        const { options } = apple.why(m, n);
        const won = options.filter(({ outcome }) => outcome === 'N');
        const wanted = won.length > 0 ? won : options;
        const most = Math.max(...wanted.map(({ remoteness }) => remoteness ?? 0));
        const reply = apple.reply(pathOf(m, n), 'slowest-loss', 0, 0);
        const first = wanted.find(({ remoteness }) => remoteness === most);
        expect(reply).toEqual(first?.ply.to);
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
    // This holds from the middle of a game too.
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
