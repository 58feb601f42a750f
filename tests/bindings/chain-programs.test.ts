import { describe, expect, test } from 'vitest';
import {
  type Algorithm,
  ChainGrowth,
  ChainProgram,
  ChainVisits,
  type ProgramPlan,
  type Representation,
} from '../../www/pkg/chain.js';
import {
  finished,
  GAMES,
  groupsOf,
  planOf,
  positionsIn,
  rowOf,
  rowsOfLength,
  takesOf,
  useTheWasm,
  verdictOf,
  whole,
  without,
  worthOf,
} from './support/chain.ts';

useTheWasm();

const REPRESENTATIONS = ['array', 'groups'] as const satisfies readonly Representation[];
const ALGORITHMS = [
  'exhaustive',
  'cut-off',
  'memoised',
  'bottom-up',
  'sprague-grundy',
] as const satisfies readonly Algorithm[];

/** The counts of the article: moves tried under normal play whose first move takes one object. */
const ARRAY = [1, 4, 17, 82, 463, 3032, 22693, 191422, 1798427, 18634228, 211177537];
const GROUPS = [
  1, 2, 7, 20, 71, 263, 1107, 4945, 24283, 125419, 699165, 4057686, 25056975, 160643971, 1082854607,
];

/** The rows after a position that a program reaches; with groups, one row for each move. */
function leavings(cells: string, representation: Representation, fewest: boolean): string[] {
  const left = takesOf(cells, fewest).map((take) => ({
    cells: without(cells, take),
    ...take,
  }));
  if (representation === 'array') return left.map((it) => it.cells);
  const moves = new Map(left.map((it) => [`${groupsOf(it.cells)} by ${it.count}`, it.cells]));
  return [...moves.values()].map((row) => rowOf(groupsOf(row)));
}

const tried = new Map<string, number>();

/** The moves of all lines of play from a row. */
function linesFrom(cells: string, representation: Representation, fewest = false): number {
  const key = `${representation} ${fewest} ${representation === 'array' ? cells : groupsOf(cells)}`;
  const found = tried.get(key);
  if (found !== undefined) return found;
  const moves = leavings(cells, representation, fewest)
    .map((left) => 1 + linesFrom(left, representation))
    .reduce((a, b) => a + b, 0);
  tried.set(key, moves);
  return moves;
}

const runOf = (changes: Partial<ProgramPlan>): ChainProgram =>
  finished(new ChainProgram(planOf(changes)));
const growthOf = (changes: Partial<ProgramPlan>): ChainGrowth =>
  finished(new ChainGrowth(planOf(changes)));

describe.each(REPRESENTATIONS)('with %s', (representation) => {
  describe.each(ALGORITHMS)('the program %s', (algorithm) => {
    const games = GAMES.filter(
      ([endRule]) => algorithm !== 'sprague-grundy' || endRule === 'normal',
    );
    test.each(games)('values %s play with %s as a plain search does', (endRule, firstMove) => {
      const exact = algorithm !== 'cut-off' && algorithm !== 'sprague-grundy';
      for (let objects = 1; objects <= 8; objects += 1) {
        const plan = { objects, endRule, firstMove, representation, algorithm };
        const run = runOf(plan);
        const { counting, moves, stored, rounds, ...verdict } = run.summary();
        const value = worthOf(whole(objects), endRule, firstMove === 'fewest');
        const { outcome, remoteness } = verdictOf(value);
        expect(verdict).toEqual(exact ? { outcome, remoteness } : { outcome });
        const { done, total } = run.advance(1);
        expect([done, Number(done) - counting]).toEqual([total, moves]);
        expect(growthOf(plan).counts().at(-1)).toBe(`${moves}`);
        expect(rounds).toBe(algorithm === 'bottom-up' ? 2 : 0);
        if (algorithm === 'exhaustive' || algorithm === 'cut-off') expect(stored).toBe(0);
        else expect(stored).toBeGreaterThan(0);
        run.free();
      }
    });

    test('stops between moves, and goes on', () => {
      const objects = 9;
      const run = new ChainProgram(planOf({ objects, representation, algorithm }));
      const { total: counting } = run.advance(0);
      const before = run.summary();
      expect(before).toMatchObject({ counting: Number(counting), moves: 0, rounds: 0 });
      // The program has counted all moves, and tried no move.
      const { total } = run.advance(before.counting);
      expect(run.summary()).toEqual(before);
      const moves = total - counting;
      expect(before).not.toHaveProperty('outcome');
      expect(before).not.toHaveProperty('remoteness');
      const step = Math.max(1, Math.floor(Number(moves) / 7));
      let last = 0n;
      for (let end = false; !end; ) {
        const progress = run.advance(step);
        expect(progress.total).toBe(total);
        expect(run.summary().moves).toBe(Number(progress.done - counting));
        if (!progress.finished) expect(progress.done).toBeGreaterThan(last);
        last = progress.done;
        end = progress.finished;
      }
      expect(last).toBe(total);
      expect(run.summary()).toEqual(runOf({ objects, representation, algorithm }).summary());
    });
  });

  test('the exhaustive search tries as many moves as there are in all lines of play', () => {
    for (const firstMove of ['fewest', 'any'] as const) {
      const counts = growthOf({ objects: 9, firstMove, representation }).counts();
      const plain = counts.map((_, i) =>
        linesFrom(whole(i + 1), representation, firstMove === 'fewest'),
      );
      expect(counts).toEqual(plain.map(String));
    }
  });

  test('memory is one value a position', () => {
    const objects = 9;
    const summary = runOf({ objects, representation, algorithm: 'bottom-up' }).summary();
    const positions = representation === 'array' ? 2 ** objects : positionsIn(objects).length;
    expect(summary.stored).toBe(positions - 1);
  });
});

test('a program can be freed before its end', () => {
  const run = new ChainProgram(planOf({ objects: 16, representation: 'array' }));
  const { counting } = run.summary();
  const total = 122_029_746_985_462n + BigInt(counting);
  const done = BigInt(counting) + 1000n;
  expect(run.advance(counting + 1000)).toEqual({ done, total, finished: false });
  run.free();
  expect(() => run.summary()).toThrow();
});

describe('growth', () => {
  test("has the article's counts, and goes on", () => {
    const array = growthOf({ objects: 60, representation: 'array' });
    const groups = growthOf({ objects: 30 });
    expect(array.counts().slice(0, 11)).toEqual(ARRAY.map(String));
    expect(groups.counts().slice(0, 15)).toEqual(GROUPS.map(String));
    expect(array.counts()[15]).toBe('122029746985462');
    expect(array.counts()).toHaveLength(60);
    expect(array.counts().at(-1)).toBe('');
    expect(groups.counts()).toHaveLength(30);
  });

  test('has the same numbers rounded, and their factors', () => {
    const run = growthOf({ objects: 60, representation: 'array' });
    const [counts, about, factors] = [run.counts(), run.about(), run.factors()];
    expect(about).toBeInstanceOf(Float64Array);
    expect(factors).toBeInstanceOf(Float64Array);
    expect([about.length, factors.length]).toEqual([60, 60]);
    expect(factors[0]).toBe(0);
    for (let i = 0; i < 60; i += 1) {
      const [here = NaN, past = NaN] = [about[i], about[i - 1]];
      if (counts[i] !== '') expect(here / Number(counts[i])).toBeCloseTo(1, 9);
      else expect(here).toBeGreaterThan(2 ** 128 / (1 + 1e-9));
      if (i > 0) expect(factors[i]).toBeCloseTo(here / past, 9);
    }
  });

  test.each(REPRESENTATIONS)(
    'of %s says how often the search reaches a position',
    (representation) => {
      const run = growthOf({ objects: 9, representation });
      const [meets, about] = [run.meets(), run.about()];
      expect(meets).toBeInstanceOf(Float64Array);
      for (let i = 0; i < 9; i += 1) {
        const rows = representation === 'array' ? rowsOfLength(i + 1) : positionsIn(i + 1);
        expect(meets[i]).toBeCloseTo((about[i] ?? NaN) / (rows.length - 1), 9);
      }
      const visits = new ChainVisits({ objects: 9, firstMove: 'fewest', representation });
      expect(meets[8]).toBeCloseTo(visits.visits().mean, 9);
    },
  );

  test('of the array reaches each position of 16 objects about 10⁹ times, not 10⁷', () => {
    const meets = growthOf({ objects: 16, representation: 'array' }).meets();
    expect(Math.round((meets[15] ?? NaN) / 1e9)).toBe(2);
  });

  test('comes row by row', () => {
    const run = new ChainGrowth(planOf({ objects: 25 }));
    const { total } = run.advance(0);
    const all = growthOf({ objects: 25 }).counts();
    let rows = 0;
    for (let end = false; !end; ) {
      const counts = run.counts();
      expect(counts).toEqual(all.slice(0, counts.length));
      for (const numbers of [run.about(), run.factors(), run.meets()]) {
        expect(numbers).toHaveLength(counts.length);
      }
      expect(counts.length).toBeGreaterThanOrEqual(rows);
      rows = counts.length;
      const progress = run.advance(500);
      expect(progress.total).toBe(total);
      end = progress.finished;
    }
    expect(run.counts()).toEqual(all);
    run.free();
    expect(() => run.counts()).toThrow();
  });

  test("knows the article's table", () => {
    const rows = new ChainGrowth(planOf()).article();
    expect(rows.map(({ objects }) => objects)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
    expect(rows.flatMap(({ array }) => array?.moves ?? [])).toEqual(ARRAY);
    expect(rows.flatMap(({ groups }) => groups?.moves ?? [])).toEqual(GROUPS);
    for (const { objects, direct, reverse } of rows) {
      expect(direct).toBe(worthOf(whole(objects), 'normal', true));
      expect(reverse).toBe(worthOf(whole(objects), 'misere', true));
    }
    // The article's counters of 32 bits overflowed, and it did not run longer rows with an array.
    expect(rows[11]).toEqual({
      objects: 12,
      direct: -10,
      reverse: -9,
      array: { seconds: 127 },
      groups: { moves: 4_057_686, seconds: 0.6 },
    });
    expect(rows[15]).toEqual({ objects: 16, direct: -14, reverse: -13, groups: { seconds: 1698 } });
  });
});

describe.each(REPRESENTATIONS)('visits of %s', (representation) => {
  test.each(['fewest', 'any'] as const)('with %s are those of a plain search', (firstMove) => {
    for (const objects of [1, 2, 6, 8]) {
      const met = new Map<string, number>();
      const keyOf = (cells: string) => (representation === 'array' ? cells : `${groupsOf(cells)}`);
      const visit = (cells: string, start: boolean) => {
        met.set(keyOf(cells), (met.get(keyOf(cells)) ?? 0) + 1);
        for (const left of leavings(cells, representation, start && firstMove === 'fewest')) {
          visit(left, false);
        }
      };
      visit(whole(objects), true);
      const run = new ChainVisits({ objects, firstMove, representation });
      expect(run).not.toHaveProperty('advance');
      const { rows, mean, most } = run.visits();
      const positions = representation === 'array' ? rowsOfLength(objects) : positionsIn(objects);
      expect(rows).toHaveLength(positions.length);
      for (const { cells, groups, objects: left, times } of rows) {
        if (representation === 'array') expect(cells).toHaveLength(objects);
        else expect(cells).toBeUndefined();
        const row = cells ?? rowOf(groups);
        expect(groups).toEqual(groupsOf(row));
        expect(left).toBe(groups.reduce((a, b) => a + b, 0));
        expect(times).toBe(met.get(keyOf(row)) ?? 0);
      }
      const all = [...met.values()];
      const moves = all.reduce((a, b) => a + b, 0) - 1;
      expect(mean).toBeCloseTo(moves / (positions.length - 1), 9);
      expect(most).toBe(Math.max(...all));
      run.free();
      expect(() => run.visits()).toThrow();
    }
  });

  test('go from the whole row to the empty one', () => {
    const run = new ChainVisits({ objects: 12, firstMove: 'fewest', representation });
    const { rows } = run.visits();
    const left = rows.map(({ objects }) => objects);
    expect(left).toEqual([...left].sort((a, b) => b - a));
    expect(rows[0]).toMatchObject({ groups: [12], times: 1 });
    expect(rows.at(-1)?.groups).toEqual([]);
    expect(rows).toHaveLength(representation === 'array' ? 4096 : 101);
  });
});
