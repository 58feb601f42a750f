import { describe, expect, test } from 'vitest';
import { Lattice, type LatticeConfig } from '../../www/pkg/lattice.js';
import { type Preset, presets, rulesOf } from '../../www/src/exhibits/lattice/rules.ts';
import {
  apples,
  configOf,
  isLost,
  NONE,
  picture,
  queen,
  rowsOf,
  useTheWasm,
} from './support/lattice.ts';

useTheWasm();

describe('a run', () => {
  test('counts its progress in BigInt and in slices of the budget', () => {
    const run = new Lattice(configOf({ columns: 8, rows: 8 }));
    expect(run.advance(0)).toMatchObject({ done: 0n, finished: false });
    // A slice works on whole lines of equal weight: the budget, and the rest of the line it is on.
    const first = run.advance(10);
    expect(first).toMatchObject({ finished: false });
    expect(first.done).toBeGreaterThanOrEqual(10n);
    expect(first.done).toBeLessThan(20n);
    expect(first.total).toBe(BigInt(run.summary().positions));
    expect(run.advance(1000)).toEqual({ done: first.total, total: first.total, finished: true });
  });

  test('counts the work of both orders in push order', () => {
    const run = new Lattice(configOf({ columns: 8, rows: 8, order: 'push' }));
    const { total } = run.advance(0);
    expect(total).toBeGreaterThan(BigInt(run.summary().positions));
    for (let before = -1n; ; ) {
      const { done, total: now, finished } = run.advance(10);
      expect(now).toBe(total);
      expect(done).toBeGreaterThan(before);
      if (finished) expect(done).toBe(total);
      if (finished) return;
      before = done;
    }
  });

  test('has a summary: positions, weights, and the largest numbers', () => {
    expect(picture().summary()).toEqual({
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

  test('has steps up to 64 points per side, numbers up to 1024, Grundy values of rays up to 512', () => {
    const known = (changes: Partial<LatticeConfig>) => {
      const { traced, mostPlies, mostGrundy } = picture(changes).summary();
      return [traced, mostPlies !== undefined, mostGrundy !== undefined];
    };
    expect(known({ columns: 64, rows: 64 })).toEqual([true, true, true]);
    expect(known({ columns: 65 })).toEqual([false, true, true]);
    expect(known({ columns: 1024, rows: 8 })).toEqual([false, true, true]);
    expect(known({ columns: 8, rows: 1025 })).toEqual([false, false, false]);
    expect(known({ moves: queen, columns: 512, rows: 8 })).toEqual([false, true, true]);
    expect(known({ moves: queen, columns: 513, rows: 8 })).toEqual([false, true, false]);
  });

  test.each(Object.keys(presets) as Preset[])(
    'can be made of every game with a name: %s',
    (name) => {
      const { moves, end } = rulesOf(name);
      const run = picture({ moves: [...moves], endRule: end, columns: 40, rows: 40 });
      expect(run.certificate(100_000)).toMatchObject({ points: 1600 });
      expect(run.certificate(100_000).flaw).toBeUndefined();
    },
  );

  test('can be freed before it has finished', () => {
    const run = new Lattice(configOf({ columns: 4096, rows: 4096 }));
    run.advance(1000);
    run.free();
    expect(() => run.advance(1)).toThrow();
  });
});

describe('the trace', () => {
  test('agrees with the blog post on the apple game', () => {
    const run = picture();
    const rows = rowsOf(run.trace(), run.summary().rowWidth);
    expect(rows).toHaveLength(21 * 13);
    for (const [m = 0, n = 0, outcome] of rows) {
      expect(outcome, `(${m}, ${n})`).toBe(isLost(m, n) ? 0 : 1);
    }
  });

  test('has a row per step: point, outcome, plies, Grundy value, deciding move', () => {
    const run = picture({ columns: 8, rows: 8 });
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
      expect(best?.ply.index ?? NONE).toBe(deciding);
    }
  });

  test('is ordered by weight and then by m, and gives the point of each step', () => {
    for (const changes of [{}, { columns: 90, rows: 70 }, { columns: 1100, rows: 20 }]) {
      const { columns, rows } = configOf(changes);
      const run = picture(changes);
      const order = Array.from({ length: columns * rows }, (_, i) => {
        const [m, n] = [i % columns, Math.floor(i / columns)];
        return { m, n, weight: 2 * m + n };
      }).sort((p, q) => p.weight - q.weight || p.m - q.m);
      const asked = order.map((_, at) => run.pointAt(at));
      expect(asked).toEqual(order.map(({ m, n }) => ({ m, n })));
      expect(run.pointAt(columns * rows)).toBeUndefined();
    }
  });

  test('is empty beyond 64 points per side', () => {
    expect(picture({ columns: 65 }).trace()).toHaveLength(0);
    expect(picture({ rows: 2000 }).trace()).toHaveLength(0);
  });

  test('exists in push order too if the configuration wants it, with the same colours', () => {
    const run = picture({ order: 'push' });
    const { pushRowWidth } = run.summary();
    expect(pushRowWidth).toBe(4);
    const rows = rowsOf(run.pushTrace(), pushRowWidth);
    expect(rows).toHaveLength(21 * 13);
    const place = new Map(rows.map(([m, n], at) => [`${m},${n}`, at]));
    expect(place.size).toBe(21 * 13);
    for (const [at, [m = 0, n = 0, outcome, by = NONE]] of rows.entries()) {
      expect(outcome).toBe(isLost(m, n) ? 0 : 1);
      const move = apples[by];
      // An earlier lost point made each won point won, except (0, 0).
      if (outcome === 0 || (m === 0 && n === 0)) expect(by).toBe(NONE);
      else {
        const from = { m: m + (move?.dm ?? 0), n: n + (move?.dn ?? 0) };
        expect(isLost(from.m, from.n)).toBe(true);
        const earlier = place.get(`${from.m},${from.n}`);
        if (earlier !== undefined) expect(earlier).toBeLessThan(at);
      }
    }
    expect(picture().pushTrace()).toHaveLength(0);
  });
});

describe('the cells of a part', () => {
  const numbers = (run: Lattice, m: number, n: number) => {
    const { outcome, remoteness, grundy } = run.why(m, n);
    return [outcome === 'P' ? 0 : 1, remoteness ?? NONE, grundy ?? NONE];
  };

  test('are rows of outcome, plies and Grundy value', () => {
    const run = picture();
    const cells = rowsOf(run.cells(18, 11, 3, 2), 3);
    expect(cells).toEqual([11, 12].flatMap((n) => [18, 19, 20].map((m) => numbers(run, m, n))));
    expect(run.cells(21, 13, 0, 0)).toHaveLength(0);
  });

  test('hold only outcomes on a large picture', () => {
    const run = picture({ columns: 2000, rows: 30 });
    expect([...run.cells(1998, 28, 2, 1)]).toEqual([0, NONE, NONE, 1, NONE, NONE]);
    expect(numbers(run, 1998, 28)).toEqual([0, NONE, NONE]);
  });
});

describe('why', () => {
  test('the first player loses with twenty apples, in 39 plies', () => {
    expect(picture().why(20, 0)).toMatchObject({ outcome: 'P', remoteness: 39, grundy: 0 });
    expect(picture().why(20, 0).deciding).toBeUndefined();
  });

  test('under normal play the last move wins, so the empty picture is lost', () => {
    expect(picture({ endRule: 'normal' }).why(0, 0)).toEqual({
      point: { m: 0, n: 0 },
      outcome: 'P',
      remoteness: 0,
      grundy: 0,
      excluded: [],
      moves: 0,
      options: [],
    });
  });

  test('every move has its value, and one of them decides', () => {
    const ply = (index: number, m: number, n: number) => ({ index, times: 1, to: { m, n } });
    expect(picture().why(1, 0)).toEqual({
      point: { m: 1, n: 0 },
      outcome: 'N',
      remoteness: 2,
      grundy: 2,
      excluded: [0, 1],
      moves: 2,
      options: [
        { ply: ply(0, 0, 0), drawn: true, outcome: 'N', remoteness: 0, grundy: 0 },
        { ply: ply(2, 0, 1), drawn: true, outcome: 'P', remoteness: 1, grundy: 1 },
      ],
      deciding: 1,
    });
  });

  test('a move can lead out of the drawing and still decide', () => {
    const why = picture({ columns: 8, rows: 8 }).why(7, 7);
    expect(why.options.map(({ ply: { to }, drawn }) => [to.m, to.n, drawn])).toEqual([
      [6, 7, true],
      [7, 6, true],
      [6, 8, false],
    ]);
    expect(why.options[why.deciding ?? -1]).toMatchObject({
      ply: { to: { m: 6, n: 8 } },
      outcome: 'P',
    });
  });

  test('a ray gives a move to each point along it, from near to far', () => {
    const { options, outcome } = picture({ moves: queen, endRule: 'normal' }).why(1, 2);
    expect(outcome).toBe('P');
    expect(options.map(({ ply: { index, times, to } }) => [index, times, to.m, to.n])).toEqual([
      [0, 1, 0, 2],
      [1, 1, 1, 1],
      [1, 2, 1, 0],
      [2, 1, 0, 1],
    ]);
  });

  test('the Grundy value is the smallest that no position one move away has', () => {
    const run = picture({ moves: queen, endRule: 'normal' });
    for (let m = 0; m < 21; m += 1) {
      for (let n = 0; n < 13; n += 1) {
        const { grundy, excluded, options } = run.why(m, n);
        const values = new Set(options.map((option) => option.grundy ?? 0));
        expect(excluded).toEqual([...values].sort((a, b) => a - b));
        let least = 0;
        while (values.has(least)) least += 1;
        expect(grundy).toBe(least);
      }
    }
  });

  test('rays have more moves than one answer lists; the deciding move is always among those listed', () => {
    // Only the empty picture is lost, and from 4095 only the second ray leads there.
    const rays = [-2, -1].map((dm) => ({ dm, dn: 0, ray: true }));
    const run = picture({ moves: rays, endRule: 'normal', columns: 4096, rows: 8 });
    const why = run.why(4095, 0);
    expect([why.moves, why.options.length, why.deciding]).toEqual([6142, 4096, 4095]);
    expect(why.options[4095]?.ply).toEqual({ index: 1, times: 4095, to: { m: 0, n: 0 } });
    const slices = [0, 4096, 6142].map((from) => run.options(4095, 0, from));
    expect(slices.map(({ length }) => length)).toEqual([4096, 2046, 0]);
    expect(slices[1]?.at(-1)).toEqual(why.options[4095]);
    expect(slices[0]?.slice(0, -1)).toEqual(why.options.slice(0, -1));
  });
});

describe('milestones', () => {
  test('begin with the circled points and end with the finished picture', () => {
    const milestones = picture().milestones();
    expect(milestones.slice(0, 2)).toEqual([
      { step: 2, kind: 'given', point: { m: 0, n: 1 } },
      { step: 4, kind: 'follows', point: { m: 1, n: 0 } },
    ]);
    expect(milestones.at(-1)).toEqual({ step: 273, kind: 'finished', point: { m: 20, n: 12 } });
    expect(milestones).toContainEqual({ step: 231, kind: 'all-wholes', point: { m: 20, n: 0 } });
  });

  test('have the points of their steps, on pictures of every size', () => {
    for (const columns of [21, 200, 2000]) {
      const run = picture({ columns });
      for (const { step: taken, point } of run.milestones()) {
        expect(run.pointAt(taken - 1)).toEqual(point);
      }
    }
  });
});
