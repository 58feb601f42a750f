import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DiscreteConfig, DiscreteMachine, initSync } from '../../www/pkg/discrete.js';
import { thrown } from './support/calls.ts';

initSync({ module: readFileSync(new URL('../../www/pkg/discrete_bg.wasm', import.meta.url)) });

/** The rows of a run, each with its cells. */
function rowsOf(run: DiscreteMachine): number[][] {
  const width = run.cells().length;
  const rows = run.rows();
  return Array.from({ length: run.steps() + 1 }, (_, at) => [
    ...rows.subarray(at * width, (at + 1) * width),
  ]);
}

const run = (config: DiscreteConfig) => new DiscreteMachine(config);

const kinds = [
  'counter',
  'facing',
  'automaton',
  'cells',
  'motion',
  'wave',
  'pendulum',
  'turing',
] as const;

describe('a discrete machine', () => {
  test('has the cells of its kind', () => {
    const cells = kinds.map((kind) => run({ kind, steps: 0 }).cells());
    const roles = cells.map((all) => [...new Set(all.map((it) => it.role))]);
    expect(roles).toEqual([
      ['lamp', 'counter', 'press'],
      ['first-player', 'second-player'],
      ['state', 'letter'],
      ['cell'],
      ['time', 'position'],
      ['string'],
      ['angle', 'momentum'],
      ['tape', 'head'],
    ]);
    const meant = cells.map((all) => [...new Set(all.map((it) => it.kind))]);
    expect(meant).toEqual([
      ['symbol', 'number'],
      ['symbol'],
      ['symbol'],
      ['symbol'],
      ['number'],
      ['amplitude'],
      ['fixed'],
      ['symbol', 'head'],
    ]);
  });

  test('follows the rule of its cells', () => {
    const row = fc.array(fc.constantFrom(0, 1), { minLength: 1, maxLength: 20 });
    const rule = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(row, rule, fc.boolean(), (cells, rule, wraps) => {
        const [first, second] = rowsOf(run({ kind: 'cells', steps: 1, rule, wraps, cells }));
        expect(first).toEqual(cells);
        const cell = (at: number) => (wraps ? cells.at(at % cells.length) : cells[at]) ?? 0;
        const next = cells.map((own, at) => {
          const place = 4 * (at > 0 || wraps ? cell(at - 1) : 0) + 2 * own + cell(at + 1);
          return Math.floor(rule / 2 ** place) % 2;
        });
        expect(second).toEqual(next);
      }),
    );
  });

  test('is the same by itself as in the whole, and its signals are what stands at its ends', () => {
    const at = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(fc.constantFrom(...kinds), at, at, (kind, one, other) => {
        const machine = run({ kind, steps: 40 });
        const rows = rowsOf(machine);
        const width = machine.cells().length;
        const [from = 0, to = 0] = [one, other].map((it) => it % (width + 1)).sort((a, b) => a - b);
        const own = rows.flatMap((row) => row.slice(from, to));
        expect([...machine.alone(from, to)]).toEqual(own);
        for (const [step, row] of rows.entries()) {
          const crossed = machine.signals(step, from, to);
          // The head of a Turing machine gives what it writes; the champion writes 1 in every step.
          const given = machine.cells().map(({ kind }, at) => (kind === 'head' ? 1 : row[at]));
          const there = {
            fromLeft: given[from - 1],
            fromRight: given[to],
            toLeft: given[from],
            toRight: given[to - 1],
          };
          expect(there).toMatchObject(crossed);
        }
      }),
    );
  });

  test('sends only what the law behind the boundary reads', () => {
    const facing = run({ kind: 'facing', steps: 1, players: ['alternator', 'tit-for-tat'] });
    expect(facing.signals(0, 0, 1)).toEqual({ toRight: 0 });
    expect(run({ kind: 'motion', steps: 1 }).signals(0, 0, 1)).toEqual({});
    const reader = run({ kind: 'automaton', steps: 1 });
    expect(reader.signals(0, 0, 1)).toEqual({ fromRight: 1 });
    expect(reader.signals(0, 1, 3)).toEqual({ toLeft: 1, fromRight: 0 });
    const ring = run({ kind: 'wave', steps: 1, wraps: true, cells: [1, 2, 3] });
    expect(ring.signals(0, 0, 2)).toEqual({ fromLeft: 3, fromRight: 3, toLeft: 1, toRight: 2 });
    expect(ring.signals(0, 0, 3)).toEqual({});
  });

  test('is a Turing machine with its tape', () => {
    const beaver = run({ kind: 'turing', steps: 6 });
    expect(rowsOf(beaver).map((row) => row.join(' '))).toEqual([
      '0 0 0 0 0 0',
      '0 1 10 0 0 0',
      '0 0 1 1 0 0',
      '0 0 10 1 1 0',
      '0 0 0 1 1 1',
      '0 1 11 1 1 0',
      '1 1 -2 1 0 0',
    ]);
    expect(beaver.signals(0, 2, 3)).toEqual({ toLeft: 1, fromRight: 0 });
    expect(beaver.signals(1, 2, 3)).toEqual({ fromLeft: 1, toRight: 1 });
    expect(beaver.signals(6, 2, 3)).toEqual({});
    const other = run({ kind: 'turing', steps: 2, table: '0RA2LZ---', word: '01' });
    expect(rowsOf(other)).toEqual([
      [0, 0, 1],
      [0, 1, 0],
      [0, -1, 2],
    ]);
  });

  test('goes back where its law has an inverse', () => {
    for (const kind of kinds) {
      const machine = run({ kind, steps: 300 });
      const { reversible } = machine.law();
      expect(reversible).toBe(['motion', 'wave', 'pendulum'].includes(kind));
      expect(machine.backwards(300)).toEqual(reversible ? machine.rows() : undefined);
    }
  });

  // The numbers are those of the test of the core, which has them from doubles.
  test('swings as the native code does', () => {
    const rows = rowsOf(run({ kind: 'pendulum', steps: 2000 }));
    expect([1, 100, 2000].map((at) => rows[at])).toEqual([
      [65_321, -3447],
      [60_776, 24_328],
      [-34_647, 51_667],
    ]);
  });

  test('has the states of its automaton, and no others', () => {
    const { states } = run({ kind: 'automaton', steps: 0, automaton: 'two-ones' }).law();
    expect(states).toEqual([
      { next: [0, 1], accepts: false },
      { next: [0, 2], accepts: false },
      { next: [2, 2], accepts: true },
    ]);
    expect(run({ kind: 'cells', steps: 0, wraps: true }).law()).toEqual({
      reversible: false,
      wraps: true,
      states: [],
    });
  });
});

describe('a discrete machine refuses', () => {
  test.each<[DiscreteConfig, string, object]>([
    [{ kind: 'wave', steps: 2001 }, 'steps-out-of-range', { value: 2001, min: 0, max: 2000 }],
    [{ kind: 'cells', steps: 1, rule: 256 }, 'rule-out-of-range', { value: 256, min: 0, max: 255 }],
    [{ kind: 'wave', steps: 1, width: 0 }, 'width-out-of-range', { value: 0, min: 1, max: 401 }],
    [
      { kind: 'counter', steps: 1, word: '0'.repeat(300) },
      'letters-out-of-range',
      { value: 300, min: 0, max: 200 },
    ],
    [{ kind: 'automaton', steps: 1, word: '0b1' }, 'not-a-letter', { place: 2, found: 'b' }],
    [{ kind: 'pendulum', steps: 1, cells: [1] }, 'wrong-cell-count', { count: 1, needed: 2 }],
    [
      { kind: 'cells', steps: 1, cells: [1, -1] },
      'cell-out-of-range',
      { cell: 2, value: -1, min: 0, max: 1 },
    ],
    [
      { kind: 'motion', steps: 1, velocity: -1001 },
      'velocity-out-of-range',
      { value: -1001, min: -1000, max: 1000 },
    ],
    [
      { kind: 'turing', steps: 500, table: '1RA1RA' },
      'width-out-of-range',
      { value: 502, min: 1, max: 401 },
    ],
  ])('%j', (config, code, params) => {
    expect(thrown(() => run(config))).toMatchObject({ code: `discrete-${code}`, params });
  });

  test('rules that are no Turing machine', () => {
    const params = { line: 1, column: 13, name: 'C' };
    const unknown = { code: 'turing-unknown-state', params };
    const table = '1RB1LB_1LA1RC';
    expect(thrown(() => run({ kind: 'turing', steps: 1, table }))).toMatchObject(unknown);
  });

  test('steps and boundaries that it does not have', () => {
    const machine = run({ kind: 'facing', steps: 3 });
    const step = { code: 'discrete-no-such-step', params: { step: 4, steps: 3 } };
    expect(thrown(() => machine.signals(4, 0, 1))).toMatchObject(step);
    expect(thrown(() => machine.backwards(4))).toMatchObject(step);
    const window = { code: 'discrete-no-such-window', params: { from: 2, to: 1, cells: 2 } };
    expect(thrown(() => machine.signals(0, 2, 1))).toMatchObject(window);
    expect(thrown(() => machine.alone(2, 1))).toMatchObject(window);
  });
});
