import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Conjecture,
  initSync,
  Lattice,
  type LatticeConfig,
  LatticePlan,
  type Move,
  type Opponent,
} from '../../www/pkg/appleyard.js';
import { type Preset, presets, rulesOf } from '../../www/src/exhibits/lattice/rules.ts';

// The package that the page loads, handed its bytes.
beforeAll(() => {
  initSync({
    module: readFileSync(new URL('../../www/pkg/appleyard_bg.wasm', import.meta.url)),
  });
});

/** Stands for a number that is not there, in traces and cells. */
const NONE = 2 ** 32 - 1;

const step = (dm: number, dn: number): Move => ({ dm, dn, ray: false });
const ray = (dm: number, dn: number): Move => ({ dm, dn, ray: true });
const apples = [step(-1, 0), step(0, -1), step(-1, 1)];
const queen = [ray(-1, 0), ray(0, -1), ray(-1, -1)];

const configOf = (changes: Partial<LatticeConfig> = {}): LatticeConfig => ({
  moves: apples,
  endRule: 'misere',
  columns: 21,
  rows: 13,
  order: 'pull',
  ...changes,
});

const plate = (changes: Partial<LatticeConfig> = {}): Lattice => {
  const run = new Lattice(configOf(changes));
  while (!run.advance(100_000).finished);
  return run;
};

/** What a call threw, as the page sees it. */
const thrown = (call: () => unknown): unknown => {
  try {
    call();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
};

/** The rows of a trace. */
const rowsOf = (data: Uint32Array, width: number): number[][] =>
  Array.from({ length: data.length / width }, (_, i) => [
    ...data.subarray(i * width, (i + 1) * width),
  ]);

/** Whether a point of the apple game is lost, as the source material says. */
const isLost = (m: number, n: number): boolean =>
  m === 0 ? n % 2 === 1 : m % 2 === 0 && n % 2 === 0;

describe('a run', () => {
  test('counts its progress in BigInt and in slices of the budget', () => {
    const run = new Lattice(configOf({ columns: 8, rows: 8 }));
    expect(run.advance(0)).toMatchObject({ done: 0n, finished: false });
    // Whole lines of equal weight: the budget, and the line of the last point.
    const first = run.advance(10);
    expect(first).toMatchObject({ finished: false });
    expect(first.done).toBeGreaterThanOrEqual(10n);
    expect(first.done).toBeLessThan(20n);
    expect(first.total).toBe(BigInt(run.summary().positions));
    expect(run.advance(1000)).toEqual({ done: first.total, total: first.total, finished: true });
  });

  test('sums up what there is: positions, weight, and the largest numbers', () => {
    expect(plate().summary()).toEqual({
      positions: 483,
      weightM: 2,
      weightN: 1,
      traced: true,
      rowWidth: 6,
      pushRowWidth: 4,
      mostPlies: 51,
      mostGrundy: 3,
    });
  });

  test('has steps up to 64 points a side, numbers up to 1024, Grundy values of rays up to 512', () => {
    const known = (changes: Partial<LatticeConfig>) => {
      const { traced, mostPlies, mostGrundy } = plate(changes).summary();
      return [traced, mostPlies !== undefined, mostGrundy !== undefined];
    };
    expect(known({ columns: 64, rows: 64 })).toEqual([true, true, true]);
    expect(known({ columns: 65 })).toEqual([false, true, true]);
    expect(known({ columns: 1024, rows: 8 })).toEqual([false, true, true]);
    expect(known({ columns: 8, rows: 1025 })).toEqual([false, false, false]);
    expect(known({ moves: queen, columns: 512, rows: 8 })).toEqual([false, true, true]);
    expect(known({ moves: queen, columns: 513, rows: 8 })).toEqual([false, true, false]);
  });

  test.each(Object.keys(presets) as Preset[])('is made of every game with a name: %s', (name) => {
    const { moves, end } = rulesOf(name);
    const run = plate({ moves: [...moves], endRule: end, columns: 40, rows: 40 });
    expect(run.certificate()).toMatchObject({ points: 1600 });
    expect(run.certificate().flaw).toBeUndefined();
  });

  test('can be freed before it has finished', () => {
    const run = new Lattice(configOf({ columns: 4096, rows: 4096 }));
    run.advance(1000);
    run.free();
    expect(() => run.advance(1)).toThrow();
  });
});

describe('the trace', () => {
  test('says what the source material says of the apple game', () => {
    const run = plate();
    const rows = rowsOf(run.trace(), run.summary().rowWidth);
    expect(rows).toHaveLength(21 * 13);
    for (const [m = 0, n = 0, outcome] of rows) {
      expect(outcome, `(${m}, ${n})`).toBe(isLost(m, n) ? 0 : 1);
    }
  });

  test('has a row a step: point, outcome, plies, Grundy value, deciding move', () => {
    const run = plate({ columns: 8, rows: 8 });
    const rows = rowsOf(run.trace(), 6);
    expect(rows.slice(0, 4)).toEqual([
      [0, 0, 1, 0, 0, NONE],
      [0, 1, 0, 1, 1, NONE],
      [0, 2, 1, 2, 0, 1],
      [1, 0, 1, 2, 2, 2],
    ]);
    for (const [m = 0, n = 0, outcome, plies, grundy, deciding] of rows) {
      const why = run.why(m, n);
      expect([outcome === 0 ? 'P' : 'N', plies, grundy]).toEqual([
        why.outcome,
        why.remoteness,
        why.grundy,
      ]);
      const best = why.deciding === undefined ? undefined : why.options[why.deciding];
      expect(best?.index ?? NONE).toBe(deciding);
    }
  });

  test('goes by rising weight, then by rising m; a point can be asked by its step', () => {
    for (const changes of [{}, { columns: 90, rows: 70 }, { columns: 1100, rows: 20 }]) {
      const { columns, rows } = configOf(changes);
      const run = plate(changes);
      const order = Array.from({ length: columns * rows }, (_, i) => {
        const [m, n] = [i % columns, Math.floor(i / columns)];
        return { m, n, weight: 2 * m + n };
      }).sort((p, q) => p.weight - q.weight || p.m - q.m);
      const asked = order.map((_, at) => run.pointAt(at));
      expect(asked).toEqual(order.map(({ m, n }) => ({ m, n })));
      expect(run.pointAt(columns * rows)).toBeUndefined();
    }
  });

  test('is empty beyond 64 points a side', () => {
    expect(plate({ columns: 65 }).trace()).toHaveLength(0);
    expect(plate({ rows: 2000 }).trace()).toHaveLength(0);
  });

  test('in push order is there when it is asked for, with the same colours', () => {
    const run = plate({ order: 'push' });
    const { pushRowWidth } = run.summary();
    expect(pushRowWidth).toBe(4);
    const rows = rowsOf(run.pushTrace(), pushRowWidth);
    expect(rows).toHaveLength(21 * 13);
    const place = new Map(rows.map(([m, n], at) => [`${m},${n}`, at]));
    expect(place.size).toBe(21 * 13);
    for (const [at, [m = 0, n = 0, outcome, by = NONE]] of rows.entries()) {
      expect(outcome).toBe(isLost(m, n) ? 0 : 1);
      const move = apples[by];
      // A won point was turned by a lost one that came before; only the empty plate was not.
      if (outcome === 0 || (m === 0 && n === 0)) expect(by).toBe(NONE);
      else {
        const from = { m: m + (move?.dm ?? 0), n: n + (move?.dn ?? 0) };
        expect(isLost(from.m, from.n)).toBe(true);
        const earlier = place.get(`${from.m},${from.n}`);
        if (earlier !== undefined) expect(earlier).toBeLessThan(at);
      }
    }
    expect(plate().pushTrace()).toHaveLength(0);
  });
});

describe('the cells of a part', () => {
  const numbers = (run: Lattice, m: number, n: number) => {
    const { outcome, remoteness, grundy } = run.why(m, n);
    return [outcome === 'P' ? 0 : 1, remoteness ?? NONE, grundy ?? NONE];
  };

  test('are rows of outcome, plies and Grundy value, and of nothing beyond the plate', () => {
    const run = plate();
    const cells = rowsOf(run.cells(18, 11, 4, 3), 3);
    const expected = [11, 12, 13].flatMap((n) =>
      [18, 19, 20, 21].map((m) => (m < 21 && n < 13 ? numbers(run, m, n) : [NONE, NONE, NONE])),
    );
    expect(cells).toEqual(expected);
  });

  test('of a large plate are outcomes only', () => {
    const run = plate({ columns: 2000, rows: 30 });
    expect([...run.cells(1998, 28, 2, 1)]).toEqual([0, NONE, NONE, 1, NONE, NONE]);
    expect(numbers(run, 1998, 28)).toEqual([0, NONE, NONE]);
  });
});

describe('why', () => {
  test('twenty apples are lost for whoever begins: in 39 plies', () => {
    expect(plate().why(20, 0)).toMatchObject({ outcome: 'P', remoteness: 39, grundy: 0 });
    expect(plate().why(20, 0).deciding).toBeUndefined();
  });

  test('who makes the last move wins under normal play, and then the empty plate is lost', () => {
    expect(plate({ endRule: 'normal' }).why(0, 0)).toEqual({
      m: 0,
      n: 0,
      outcome: 'P',
      remoteness: 0,
      grundy: 0,
      options: [],
    });
  });

  test('every move is named with its value, and the one that decides', () => {
    const option = { times: 1, drawn: true };
    expect(plate().why(1, 0)).toEqual({
      m: 1,
      n: 0,
      outcome: 'N',
      remoteness: 2,
      grundy: 2,
      options: [
        { ...option, index: 0, m: 0, n: 0, outcome: 'N', remoteness: 0, grundy: 0 },
        { ...option, index: 2, m: 0, n: 1, outcome: 'P', remoteness: 1, grundy: 1 },
      ],
      deciding: 1,
    });
  });

  test('a move may lead out of the drawing, and decide there', () => {
    const why = plate({ columns: 8, rows: 8 }).why(7, 7);
    expect(why.options.map(({ m, n, drawn }) => [m, n, drawn])).toEqual([
      [6, 7, true],
      [7, 6, true],
      [6, 8, false],
    ]);
    expect(why.options[why.deciding ?? -1]).toMatchObject({ m: 6, n: 8, outcome: 'P' });
  });

  test('a ray is as many moves as there is room, from near to far', () => {
    const { options, outcome } = plate({ moves: queen, endRule: 'normal' }).why(1, 2);
    expect(outcome).toBe('P');
    expect(options.map(({ index, times, m, n }) => [index, times, m, n])).toEqual([
      [0, 1, 0, 2],
      [1, 1, 1, 1],
      [1, 2, 1, 0],
      [2, 1, 0, 1],
    ]);
  });

  test('the Grundy value is the least that no option has', () => {
    const run = plate({ moves: queen, endRule: 'normal' });
    for (let m = 0; m < 21; m += 1) {
      for (let n = 0; n < 13; n += 1) {
        const { grundy, options } = run.why(m, n);
        const values = new Set(options.map((option) => option.grundy));
        let least = 0;
        while (values.has(least)) least += 1;
        expect(grundy).toBe(least);
      }
    }
  });
});

describe('milestones', () => {
  test('are the circled points at first, and the finished plate at last', () => {
    const milestones = plate().milestones();
    expect(milestones.slice(0, 2)).toEqual([
      { step: 2, kind: 'given', m: 0, n: 1 },
      { step: 4, kind: 'follows', m: 1, n: 0 },
    ]);
    expect(milestones.at(-1)).toEqual({ step: 273, kind: 'finished', m: 20, n: 12 });
    expect(milestones).toContainEqual({ step: 231, kind: 'all-wholes', m: 20, n: 0 });
  });

  test('stand at the points of their steps, on every size of plate', () => {
    for (const columns of [21, 200, 2000]) {
      const run = plate({ columns });
      for (const { step: taken, m, n } of run.milestones()) {
        expect(run.pointAt(taken - 1)).toEqual({ m, n });
      }
    }
  });
});

describe('what is read off a finished plate', () => {
  test('a check has looked at every point, and at options until it was sure', () => {
    expect(plate().certificate()).toEqual({ points: 273, options: 583 });
    expect(plate({ columns: 1100, rows: 30 }).certificate()).toMatchObject({ points: 33_000 });
  });

  test('the pattern of the apple game is the rule that the document has', () => {
    expect(plate().pattern()).toEqual({
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

  test('the pattern is that of the whole game, whatever is drawn', () => {
    expect(plate({ columns: 8, rows: 8 }).pattern()).toEqual(plate({ columns: 2000 }).pattern());
  });

  test('a pattern may be proved, repeat along the diagonal, or not be found', () => {
    const normal = (...moves: Move[]) => plate({ moves, endRule: 'normal' }).pattern();
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
    const pattern = plate({ moves, endRule: 'normal' }).pattern();
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
  const short = [2, 0, 1, 0, 0, 1, 0, 0];

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
    expect(run().record([20, 0])).not.toHaveProperty('winner');
    // Beyond the drawing, where a move has led.
    expect(run().record([20, 12, 19, 13]).plies[1]).toMatchObject({ m: 19, n: 13 });
  });

  test('has a blunder where a win was given away', () => {
    const { plies, winner } = run().record([2, 0, 1, 0, 0, 0]);
    expect(plies.map(({ blunder }) => blunder)).toEqual([false, false, true]);
    expect(winner).toBe('first');
  });

  test('with rays says how often the vector was added', () => {
    const chess = plate({ moves: queen, endRule: 'normal' });
    const { plies, winner } = chess.record([7, 4, 4, 1, 4, 0, 0, 0]);
    expect(plies.slice(1).map(({ index, times }) => [index, times])).toEqual([
      [2, 3],
      [1, 1],
      [0, 4],
    ]);
    expect(winner).toBe('first');
  });

  /** Both sides play like this, from here to the end. */
  const played = (of: Lattice, start: number[], first: Opponent, second: Opponent, seed = 1) => {
    const path = [...start];
    for (let ply = 0; ; ply += 1) {
      const reply = of.reply(path, ply % 2 === 0 ? first : second, 50, seed);
      if (!reply) return path;
      path.push(reply.m, reply.n);
    }
  };

  test('is played as fast or as long as its remoteness says, by two perfect players', () => {
    const apple = run();
    for (const start of [
      [20, 0],
      [7, 3],
      [0, 5],
    ] as const) {
      const path = played(apple, [...start], 'perfect', 'perfect');
      const [m, n] = start;
      expect(path.length / 2 - 1).toBe(apple.why(m, n).remoteness);
    }
  });

  test('is won by copying, from the twenty apples of the document, against anybody', () => {
    const apple = run();
    for (const first of ['perfect', 'erring', 'slowest-loss'] as const) {
      for (const seed of [1, 2, 3]) {
        const path = played(apple, [20, 0], first, 'copying', seed);
        const { winner, plies } = apple.record(path);
        expect(winner).toBe('second');
        for (const [at, { rule }] of plies.entries()) {
          if (at > 0 && at % 2 === 0) expect(rule).toBeDefined();
        }
      }
    }
    expect(apple.reply([20, 0, 19, 1], 'copying', 0, 0)).toEqual({ m: 18, n: 2 });
  });

  test('is lost by whoever gives every win away, against a perfect player', () => {
    const apple = run();
    // 19 apples are won for whoever begins.
    const { plies, winner } = apple.record(played(apple, [19, 0], 'slowest-loss', 'perfect'));
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
        const reply = apple.reply([m, n], 'slowest-loss', 0, 0);
        const first = wanted.find(({ remoteness }) => remoteness === most);
        expect(reply).toEqual({ m: first?.m, n: first?.n });
      }
    }
  });

  test('repeats itself with the same seed, errs with another, and not at all at 0 %', () => {
    const apple = run();
    const games = [1, 2, 3, 4, 5].map((seed) => played(apple, [20, 0], 'erring', 'erring', seed));
    expect(played(apple, [20, 0], 'erring', 'erring', 1)).toEqual(games[0]);
    expect(new Set(games.map(String)).size).toBeGreaterThan(1);
    // From the middle too.
    const middle = games[0]?.slice(0, 10) ?? [];
    const next = apple.reply(middle, 'erring', 50, 1);
    expect([next?.m, next?.n]).toEqual(games[0]?.slice(10, 12));
    for (const seed of [1, 2, 3]) {
      const start = [20, 0, 19, 0];
      expect(apple.reply(start, 'erring', 0, seed)).toEqual(apple.reply(start, 'perfect', 0, 0));
    }
  });

  test('that is over has no reply', () => {
    for (const opponent of ['perfect', 'erring', 'slowest-loss', 'copying'] as const) {
      expect(run().reply(short, opponent, 50, 1)).toBeUndefined();
    }
  });
});

describe('a plan', () => {
  test('tells what would be solved and how far play can reach, and solves nothing', () => {
    const plan = new LatticePlan(configOf());
    expect(plan.positions()).toBe(plate().summary().positions);
    expect(plan.reach()).toEqual({ columns: 21, rows: 33 });
    expect(plan.advance(1)).toEqual({ done: 483n, total: 483n, finished: true });
    const flat = new LatticePlan(configOf({ moves: [step(-1, 0), step(0, -1)] }));
    expect(flat.positions()).toBe(273);
    expect(flat.reach()).toEqual({ columns: 21, rows: 13 });
  });

  test('can be made of the largest plate', () => {
    const plan = new LatticePlan(configOf({ columns: 4096, rows: 4096 }));
    expect(plan.positions()).toBe(25_163_776);
    expect(plan.reach()).toEqual({ columns: 4096, rows: 8191 });
  });
});

const many = (count: number) => Array.from({ length: count }, (_, i) => step(-1 - i, 0));

const refusals: [string, Partial<LatticeConfig>, string, Record<string, number>][] = [
  ['no moves', { moves: [] }, 'no-moves', {}],
  ['a move that stays', { moves: [step(-1, 0), step(0, 0)] }, 'zero-vector', { index: 1 }],
  [
    'moves to and fro',
    { moves: [step(-1, 1), step(1, -1)] },
    'endless-moves',
    {
      first_dm: -1,
      first_dn: 1,
      first_times: 1,
      second_dm: 1,
      second_dn: -1,
      second_times: 1,
    },
  ],
  [
    'moves that gain together',
    { moves: [step(-1, 2), step(2, -1)] },
    'endless-moves',
    {
      first_dm: -1,
      first_dn: 2,
      first_times: 2,
      second_dm: 2,
      second_dn: -1,
      second_times: 1,
    },
  ],
  [
    'a move that gains',
    { moves: [step(-1, 0), ray(1, 0)] },
    'endless-moves',
    {
      first_dm: 1,
      first_dn: 0,
      first_times: 1,
      second_dm: 1,
      second_dn: 0,
      second_times: 0,
    },
  ],
  [
    'a move twice, once as a ray',
    { moves: [step(-1, 0), ray(-1, 0)] },
    'repeated-vector',
    { index: 1, dm: -1, dn: 0 },
  ],
  [
    'too long a move',
    { moves: [step(0, -1), step(-4097, 0)] },
    'vector-too-long',
    { index: 1, dm: -4097, dn: 0, limit: 4096 },
  ],
  ['64 moves', { moves: many(64) }, 'too-many-moves', { count: 64, limit: 63 }],
  ['5000 columns', { columns: 5000 }, 'columns-out-of-range', { value: 5000, min: 1, max: 4096 }],
  ['5000 rows', { rows: 5000 }, 'rows-out-of-range', { value: 5000, min: 1, max: 4096 }],
  ['no columns', { columns: 0 }, 'columns-out-of-range', { value: 0, min: 1 }],
  ['no rows', { rows: 0 }, 'rows-out-of-range', { value: 0, min: 1 }],
  [
    'push order of 65 columns',
    { order: 'push', columns: 65 },
    'columns-out-of-range',
    { value: 65, min: 1, max: 64 },
  ],
  [
    'push order of 65 rows',
    { order: 'push', rows: 65 },
    'rows-out-of-range',
    { value: 65, min: 1, max: 64 },
  ],
  [
    'a large plate from which much can be reached',
    { moves: [step(-1, 7), step(0, -1)], columns: 4096, rows: 4096 },
    'region-too-large',
    { positions: 75_519_992, limit: 2 ** 26 },
  ],
  [
    'a plate with numbers from which much can be reached',
    { moves: [step(-1, 7), step(0, -1)], columns: 1024, rows: 1024 },
    'region-too-large',
    { limit: 2 ** 22 },
  ],
  [
    'a plate in push order whose box is too large',
    { order: 'push', moves: [step(-1, 1500), step(0, -1)], columns: 64, rows: 64 },
    'region-too-large',
    { positions: 6_052_096, limit: 2 ** 22 },
  ],
  [
    'weights so large that lines are too many',
    { moves: [step(-1, 4096), step(0, -1)], columns: 4096, rows: 8 },
    'too-many-lines',
    { lines: 16_777_223 },
  ],
];

describe.each([
  ['Lattice', Lattice],
  ['LatticePlan', LatticePlan],
] as const)('new %s', (_, Model) => {
  test.each(refusals)(
    'refuses %s, with a code and what was wrong',
    (_name, changes, code, params) => {
      const error = thrown(() => new Model(configOf(changes)));
      expect(error).toBeInstanceOf(Error);
      expect(error).toMatchObject({ code, params });
    },
  );

  test.each([
    ['a string', 'eight'],
    ['nothing', undefined],
    ['without moves', { ...configOf(), moves: undefined }],
    [
      'with a move that does not say whether it is a ray',
      configOf({ moves: [{ dm: -1, dn: 0 } as Move] }),
    ],
    ['with a move by half a point', configOf({ moves: [step(-0.5, 0)] })],
    ['of a negative side', configOf({ columns: -1 })],
    ['of a side with a fraction', configOf({ rows: 8.5 })],
    ['of a side of 1e20', configOf({ columns: 1e20 })],
    ['with another end rule', { ...configOf(), endRule: 'draw' }],
    ['with another order', { ...configOf(), order: 'random' }],
  ])('refuses a configuration that is %s', (_name, config) => {
    expect(thrown(() => new Model(config as never))).toMatchObject({
      code: 'bad-config',
      params: {},
    });
  });

  test('takes what is just allowed', () => {
    for (const changes of [
      { moves: many(63) },
      { moves: [step(-4096, 0), step(0, -4096)] },
      { columns: 1, rows: 1 },
      { columns: 4096, rows: 4096 },
      { order: 'push', columns: 64, rows: 64 },
    ] as const) {
      new Model(
        configOf({ ...changes, moves: 'moves' in changes ? [...changes.moves] : apples }),
      ).free();
    }
  });
});

describe('a question that cannot be answered', () => {
  const asked: [string, (run: Lattice) => unknown, string, object][] = [
    ['a point nobody can come to', (run) => run.why(21, 0), 'point-outside', { m: 21, n: 0 }],
    ['a start outside', (run) => run.record([0, 33]), 'point-outside', { m: 0, n: 33 }],
    ['a game without a point', (run) => run.record([]), 'empty-path', {}],
    ['half a point', (run) => run.record([20]), 'bad-config', {}],
    [
      'an illegal move',
      (run) => run.record([20, 0, 18, 0]),
      'illegal-move',
      { ply: 1, m: 18, n: 0 },
    ],
    [
      'an illegal move to reply to',
      (run) => run.reply([20, 0, 19, 0, 19, 1], 'perfect', 0, 0),
      'illegal-move',
      { ply: 2, m: 19, n: 1 },
    ],
    [
      'too long a game',
      (run) => run.record(Array(2 * 513).fill(0)),
      'path-too-long',
      { plies: 512, limit: 511 },
    ],
    [
      'more than every move in error',
      (run) => run.reply([20, 0], 'erring', 101, 0),
      'percent-out-of-range',
      { value: 101, max: 100 },
    ],
    [
      'a move to copy that has not been made',
      (run) => run.reply([20, 0], 'copying', 0, 0),
      'strategy-does-not-apply',
      { m: 20, n: 0 },
    ],
    [
      'a copy from where copying does not win',
      (run) => run.reply([19, 0, 18, 0], 'copying', 0, 0),
      'strategy-does-not-apply',
      { m: 19, n: 0 },
    ],
    ['a stranger', (run) => run.reply([20, 0], 'cunning' as Opponent, 0, 0), 'bad-config', {}],
    [
      'a period of 9',
      (run) => run.test({ columns: 9, rows: 1, fromM: 0, fromN: 0, lost: Array(9).fill(true) }),
      'conjecture-out-of-range',
      { value: 9, min: 1, max: 8 },
    ],
    [
      'a period of 0',
      (run) => run.test({ columns: 1, rows: 0, fromM: 0, fromN: 0, lost: [] }),
      'conjecture-out-of-range',
      { value: 0, min: 1, max: 8 },
    ],
    [
      'a beginning at 65',
      (run) => run.test({ columns: 1, rows: 1, fromM: 0, fromN: 65, lost: [true] }),
      'conjecture-out-of-range',
      { value: 65, min: 0, max: 64 },
    ],
    [
      'a conjecture with a gap',
      (run) => run.test({ columns: 2, rows: 2, fromM: 0, fromN: 0, lost: [true] }),
      'conjecture-incomplete',
      { count: 1, expected: 4 },
    ],
    [
      'half a conjecture',
      (run) => run.test({ columns: 2, rows: 2 } as Conjecture),
      'bad-config',
      {},
    ],
    [
      'a tile of a level that is not painted',
      (run) => run.paint('winner', 6, 0, 0, 8, 8, [0, 0, 0, 1, 1, 1]),
      'level-out-of-range',
      { value: 6, max: 5 },
    ],
    [
      'a tile without pixels',
      (run) => run.paint('winner', 0, 0, 0, 8, 0, [0, 0, 0, 1, 1, 1]),
      'tile-out-of-range',
      { value: 0, min: 1, max: 1024 },
    ],
    [
      'too wide a tile',
      (run) => run.paint('winner', 0, 0, 0, 1025, 8, [0, 0, 0, 1, 1, 1]),
      'tile-out-of-range',
      { value: 1025, min: 1, max: 1024 },
    ],
    [
      'a shade that there is not',
      (run) => run.paint('mood', 0, 0, 0, 8, 8, [0, 0, 0, 1, 1, 1]),
      'bad-config',
      {},
    ],
    [
      'part of a colour',
      (run) => run.paint('winner', 0, 0, 0, 8, 8, Array(7).fill(0)),
      'bad-config',
      {},
    ],
    ['a palette of one', (run) => run.paint('winner', 0, 0, 0, 8, 8, [0, 0, 0]), 'bad-config', {}],
  ];

  test.each(asked)('is refused with a code and what was wrong: %s', (_, ask, code, params) => {
    const error = thrown(() => ask(plate()));
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ code, params });
  });

  test.each([
    ['why', (run: Lattice) => run.why(20, 0)],
    ['record', (run: Lattice) => run.record([20, 0])],
    ['reply', (run: Lattice) => run.reply([20, 0], 'perfect', 0, 0)],
  ])('is one asked before the run has come to it: %s', (_, ask) => {
    const run = new Lattice(configOf());
    run.advance(10);
    const error = { code: 'point-not-coloured', params: { m: 20, n: 0 } };
    expect(thrown(() => ask(run))).toMatchObject(error);
    expect(thrown(() => run.certificate())).toMatchObject({ code: 'point-not-coloured' });
  });

  test('is a game on a plate too large for plies', () => {
    const run = plate({ columns: 1025, rows: 8 });
    const error = { code: 'point-not-coloured', params: { m: 2, n: 0 } };
    expect(thrown(() => run.record([2, 0]))).toMatchObject(error);
    expect(thrown(() => run.reply([2, 0], 'perfect', 0, 0))).toMatchObject(error);
  });
});
