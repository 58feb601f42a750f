import { describe, expect, test } from 'vitest';
import {
  ChainCensus,
  ChainGrundy,
  ChainMap,
  ChainTable,
  type EndRule,
} from '../../www/pkg/chain.js';
import { rowsOf } from './support/calls.ts';
import {
  finished,
  GAMES,
  groupsOf,
  kaylesValues,
  nimOutcome,
  optionsOf,
  positionsIn,
  rowOf,
  rowsOfLength,
  tableOf,
  takesOf,
  useTheWasm,
  verdictOf,
  whole,
  without,
  worthOf,
} from './support/chain.ts';

useTheWasm();

/** The article's values for 1 to 16 objects, under normal and under misère play. */
const DIRECT = [1, -2, 3, -4, 5, 5, 7, -8, 7, 9, 11, -10, 11, -12, 13, -14];
const REVERSE = [-1, 2, -3, -3, 4, -5, 6, -7, -7, 8, -9, -9, 10, -11, 12, -13];

describe('a table', () => {
  const rows = () => {
    const flat = tableOf(60).values();
    expect(flat).toBeInstanceOf(Int32Array);
    expect(flat).toHaveLength(240);
    return Array.from({ length: 60 }, (_, i) => [...flat.subarray(4 * i, 4 * i + 4)]);
  };

  test("has the article's values", () => {
    const table = rows();
    expect(table.slice(0, 16).map(([direct]) => direct)).toEqual(DIRECT);
    expect(table.slice(0, 16).map(([, reverse]) => reverse)).toEqual(REVERSE);
  });

  test('has the values of a plain search, and whole rows have the outcomes of their Grundy values', () => {
    const table = rows();
    for (const [i, values] of table.entries()) {
      const objects = i + 1;
      if (objects <= 18) {
        const searched = GAMES.map(([endRule, firstMove]) =>
          worthOf(whole(objects), endRule, firstMove === 'fewest'),
        );
        expect(values).toEqual(searched);
      }
      const [fewest = NaN, , any = NaN] = values;
      expect(any > 0).toBe(kaylesValues[objects] !== 0);
      const splits = Array.from({ length: objects }, (_, left) => left);
      const equal = splits.some((left) => kaylesValues[left] === kaylesValues[i - left]);
      expect(fewest > 0).toBe(equal);
    }
  });

  test('knows its size and its work beforehand', () => {
    const table = new ChainTable({ objects: 60 });
    expect(table.summary()).toEqual({ positions: 1_121_505, bytes: 2_243_010 });
    const { total } = table.advance(0);
    expect(table.advance(1_000_000)).toMatchObject({ total, finished: false });
    expect(table.advance(2 ** 32 - 1)).toEqual({ done: total, total, finished: true });
  });

  test('has the values of short rows early, and 0 for the others', () => {
    const table = new ChainTable({ objects: 30 });
    const all = [...tableOf(30).values()];
    let known = -1;
    for (let end = false; !end; ) {
      const values = [...table.values()];
      expect(values.map((value, i) => value || all[i])).toEqual(all);
      const now = values.filter((value) => value !== 0).length;
      expect(now).toBeGreaterThanOrEqual(known);
      known = now;
      end = table.advance(1000).finished;
    }
    expect([...table.values()]).toEqual(all);
    table.free();
    expect(() => table.values()).toThrow();
  });
});

describe('a census', () => {
  const censusOf = (objects: number, endRule: EndRule) =>
    finished(new ChainCensus({ objects, endRule })).census();

  test.each(['normal', 'misere'] as const)(
    'of %s play counts what a plain search counts',
    (rule) => {
      const other = rule === 'normal' ? 'misere' : 'normal';
      for (const objects of [1, 2, 5, 9, 12]) {
        const kinds = (cells: string) => {
          const { outcome } = verdictOf(worthOf(cells, rule));
          const options = optionsOf(cells, rule, false);
          const winning = options.filter((option) => option.outcome === 'P').length;
          return {
            won: outcome === 'N',
            lost: outcome === 'P',
            oneWins: options.length > 1 && winning === 1,
            everyWins: options.length > 1 && winning === options.length,
            forced: options.length === 1 && winning === 1,
            reversed: outcome !== verdictOf(worthOf(cells, other)).outcome,
            misled: outcome !== nimOutcome(groupsOf(cells), rule),
          };
        };
        const positions = positionsIn(objects).map((cells) => ({
          objects: [...cells].filter((cell) => cell === '1').length,
          groups: groupsOf(cells),
          kinds: kinds(cells),
        }));
        const counted = Array.from({ length: objects + 1 }, (_, left) => {
          const here = positions.filter((position) => position.objects === left);
          const names = Object.keys(kinds('0')) as (keyof ReturnType<typeof kinds>)[];
          const counts = names.map((name) => [name, here.filter((it) => it.kinds[name]).length]);
          return { objects: left, positions: here.length, ...Object.fromEntries(counts) };
        });
        const census = censusOf(objects, rule);
        expect(census.rows).toEqual(counted);
        for (const name of ['oneWins', 'everyWins', 'reversed', 'misled'] as const) {
          const all = positions.filter((position) => position.kinds[name]);
          const sizes = all.map((position) => position.objects).sort((a, b) => a - b);
          const examples = census[name];
          expect(examples.map((groups) => groups.reduce((a, b) => a + b, 0))).toEqual(
            sizes.slice(0, 12),
          );
          expect(new Set(examples.map(String)).size).toBe(examples.length);
          for (const groups of examples) {
            expect(all.map((position) => position.groups)).toContainEqual(groups);
          }
        }
      }
    },
  );

  test('of 9 objects has 42 positions, while the article counts 39', () => {
    const { rows } = censusOf(9, 'normal');
    expect(rows.reduce((sum, { positions }) => sum + positions, 0)).toBe(42);
    expect(rows.map(({ misled }) => misled)).toEqual(Array(10).fill(0));
  });

  test('of 60 objects is the largest', () => {
    const { rows } = censusOf(60, 'misere');
    expect(rows).toHaveLength(61);
    // 61 has this many partitions.
    expect(rows.reduce((sum, { positions }) => sum + positions, 0)).toBe(1_121_505);
  });

  test('solves the positions and then counts them, slice by slice', () => {
    const run = new ChainCensus({ objects: 20, endRule: 'misere' });
    const { total } = run.advance(0);
    expect(total).toBe(2n * new ChainTable({ objects: 20 }).advance(0).total);
    const positions = () => run.census().rows.reduce((sum, row) => sum + row.positions, 0);
    let last = 0n;
    for (let end = false; !end; ) {
      const { done, finished } = run.advance(100);
      expect(done - last).toBeLessThan(140n);
      expect(positions() > 0).toBe(done > total / 2n);
      [last, end] = [done, finished];
    }
    // 21 has this many partitions.
    expect([last, positions()]).toEqual([total, 792]);
    expect(run.census()).toEqual(censusOf(20, 'misere'));
    run.free();
    expect(() => run.census()).toThrow();
  });
});

test.each(['fewest', 'any'] as const)('misled: single rows, with %s', (firstMove) => {
  const fewest = firstMove === 'fewest';
  const objects = Array.from({ length: 18 }, (_, i) => i + 1);
  const winner = (row: number, rule: 'normal' | 'misere') =>
    verdictOf(worthOf(whole(row), rule, fewest)).outcome;
  const ofNim = (row: number) => {
    if (!fewest) return nimOutcome([row], 'misere');
    const left = takesOf(whole(row), true).map((take) => groupsOf(without(whole(row), take)));
    return left.some((groups) => nimOutcome(groups, 'misere') === 'P') ? 'N' : 'P';
  };
  expect(tableOf(18).misled(firstMove)).toEqual({
    reversed: objects.filter((row) => winner(row, 'normal') !== winner(row, 'misere')),
    misled: objects.filter((row) => winner(row, 'misere') !== ofNim(row)),
  });
});

describe('Grundy values', () => {
  const valuesOf = (code: string, heaps: number) => finished(new ChainGrundy({ code, heaps }));

  test('of Chain have the period 12 from 71 on', () => {
    const run = valuesOf('0.77', 300);
    const values = run.values();
    expect(values).toBeInstanceOf(Uint32Array);
    expect(values).toHaveLength(301);
    expect([...values.subarray(0, 61)]).toEqual(kaylesValues);
    const { code, period, exceptions } = run.summary();
    expect(code).toBe('0.77');
    expect(period).toEqual({ preperiod: 71n, period: 12n, proved: true, verifiedTo: 300n });
    const repeated = [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7];
    for (let size = 71; size <= 300; size += 1) expect(values[size]).toBe(repeated[size % 12]);
    const wrong = [...values.keys()].filter((size) => values[size] !== repeated[size % 12]);
    expect(exceptions).toEqual(wrong);
    expect(wrong.at(-1)).toBe(70);
  });

  test("of Dawson's chess have the period 34, and the game 0.07 is the same, one object later", () => {
    const chess = valuesOf('.1370', 400);
    expect(chess.summary()).toMatchObject({
      code: '0.137',
      period: { period: 34n, preperiod: 52n },
    });
    const dawson = valuesOf(' 0.07 ', 401);
    expect([...dawson.values().subarray(1)]).toEqual([...chess.values()]);
    // https://oeis.org/A002187
    const first = [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2];
    expect([...chess.values().subarray(0, first.length)]).toEqual(first);
  });

  test('exist for a game that splits without taking, too', () => {
    const run = valuesOf('4.007', 100);
    expect(run.summary().code).toBe('4.007');
    expect(run.values()).toHaveLength(101);
  });

  test('come in slices, with the period at the end', () => {
    const run = new ChainGrundy({ code: '.77', heaps: 300 });
    const { total } = run.advance(0);
    expect(run.advance(1000)).toMatchObject({ total, finished: false });
    const some = run.values();
    expect(some.length).toBeGreaterThan(20);
    expect(some.length).toBeLessThan(100);
    expect(run.summary()).toEqual({ code: '0.77', exceptions: [] });
    while (!run.advance(1).finished);
    const all = valuesOf('0.77', 300);
    expect(run.values()).toEqual(all.values());
    expect(run.summary()).toEqual(all.summary());
    run.free();
    expect(() => run.values()).toThrow();
  });

  test('of few heaps show no period', () => {
    expect(valuesOf('0.77', 100).summary()).not.toHaveProperty('period');
    expect([...valuesOf('0.77', 0).values()]).toEqual([0]);
  });
});

describe('a map', () => {
  test.each(['fewest', 'any'] as const)(
    'with %s has the positions and moves of a plain search',
    (firstMove) => {
      for (let objects = 1; objects <= 12; objects += 1) {
        const map = new ChainMap({ objects, firstMove });
        expect(map).not.toHaveProperty('advance');
        const nodes = map.nodes();
        const rows = rowsOfLength(objects);
        const reached = new Set<string>();
        const visit = (groups: number[], start: boolean) => {
          if (reached.has(`${groups}`)) return;
          reached.add(`${groups}`);
          const cells = rowOf(groups);
          for (const take of takesOf(cells, start && firstMove === 'fewest')) {
            visit(groupsOf(without(cells, take)), false);
          }
        };
        visit([objects], true);
        expect(nodes.map(({ groups }) => `${groups}`).sort()).toEqual(
          positionsIn(objects)
            .map((cells) => `${groupsOf(cells)}`)
            .sort(),
        );
        for (const { groups, objects: left, normal, misere, reachable, arrangements } of nodes) {
          expect(left).toBe(groups.reduce((a, b) => a + b, 0));
          // The empty row has 0 plies, which have no sign.
          expect(normal).toBe(worthOf(rowOf(groups), 'normal') + 0);
          expect(misere).toBe(worthOf(rowOf(groups), 'misere') + 0);
          expect(reachable).toBe(reached.has(`${groups}`));
          const alike = rows.filter((cells) => `${groupsOf(cells)}` === `${groups}`);
          expect(arrangements).toBe(alike.length);
        }
        const left = nodes.map((node) => node.objects);
        expect(left).toEqual([...left].sort((a, b) => a - b));
        expect(nodes.at(-1)?.groups).toEqual([objects]);
        const edges = map.edges();
        expect(edges).toBeInstanceOf(Uint32Array);
        const found = rowsOf(edges, 4).map(([from = 0, to = 0, count, ways]) =>
          [nodes[from]?.groups, nodes[to]?.groups, count, ways].join(' → '),
        );
        const searched = nodes.flatMap(({ groups }) => {
          const ways = new Map<string, number>();
          const cells = rowOf(groups);
          for (const take of takesOf(cells)) {
            const edge = [groups, groupsOf(without(cells, take)), take.count].join(' → ');
            ways.set(edge, (ways.get(edge) ?? 0) + 1);
          }
          return [...ways].map(([edge, count]) => `${edge} → ${count}`);
        });
        expect(found.sort()).toEqual(searched.sort());
        map.free();
        expect(() => map.nodes()).toThrow();
      }
    },
  );
});
