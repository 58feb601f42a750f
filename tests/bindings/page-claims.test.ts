/** What the pages of the machines say of them, each claim as a property. The message that states it is named. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as discrete from '../../www/pkg/discrete.js';
import * as dovetailing from '../../www/pkg/dovetailing.js';
import * as machines from '../../www/pkg/machines.js';
import { rowsOf } from './support/calls.ts';
import {
  exchangedBy,
  partsOf,
  rules,
  sortedList,
  stepsOf,
  useTheWasm,
} from './support/quicksort.ts';

useTheWasm();
for (const [slug, { initSync }] of Object.entries({ discrete, dovetailing, machines })) {
  initSync({ module: readFileSync(new URL(`../../www/pkg/${slug}_bg.wasm`, import.meta.url)) });
}

const list = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 12 });

describe('quicksort', () => {
  /** The list sorted by the true median of each part. */
  function byMedian(values: number[]) {
    const picks: number[] = [];
    for (;;) {
      const run = sortedList(values, { pivot: 'hand', picks });
      const { waiting, steps } = run.summary();
      if (!waiting) return run;
      const { lo, hi } = waiting;
      const at = [...run.order(steps)]
        .slice(lo, hi)
        .map((id, i) => ({ at: lo + i, value: values[id] ?? 0 }));
      const median = at.sort((a, b) => a.value - b.value)[Math.floor((hi - lo) / 2)];
      picks.push(median?.at ?? -1);
    }
  }

  test('by the true median has no bad list (how-4)', () => {
    const distinct = fc.uniqueArray(fc.integer({ min: 0, max: 999 }), {
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(fc.oneof(distinct, list), (values) => {
        const most = values.length * Math.floor(Math.log2(values.length));
        expect(byMedian(values).summary().total.comparisons).toBeLessThanOrEqual(most);
      }),
      { numRuns: 60 },
    );
  });

  test('moves equal elements only until their part is divided (how-5)', () => {
    let moved = 0;
    fc.assert(
      fc.property(list, (values) => {
        const run = sortedList(values, { pivot: 'first' });
        const steps = stepsOf(run);
        const end = [...run.order(steps.length)];
        for (const { first, last, lo, hi, equal, larger, work } of partsOf(run)) {
          if (work !== 0) continue;
          const compared = steps
            .slice(first, last)
            .filter(({ operation }) => operation !== 'pivot');
          // Every other element is compared with the pivot once.
          expect(compared).toHaveLength(hi - lo - 1);
          expect([...run.order(last)].slice(equal, larger)).toEqual(end.slice(equal, larger));
          moved += compared.filter(
            (step) => step.operation === 'smaller' && exchangedBy(step),
          ).length;
        }
      }),
    );
    expect(moved).toBeGreaterThan(0);
  });

  test('swaps a larger element wherever it stands, unless it is the last one compared; Hoare’s does not (note-5)', () => {
    fc.assert(
      fc.property(list, (values) => {
        const run = sortedList(values, { pivot: 'middle' });
        const steps = stepsOf(run);
        const ends = new Set(partsOf(run).map(({ last }) => last));
        for (const [at, step] of steps.entries()) {
          if (step.operation !== 'larger') continue;
          expect(exchangedBy(step) === undefined).toBe(ends.has(at + 1));
        }
        const hoare = sortedList(values, { pivot: 'middle', scheme: 'hoare' });
        const own = hoare.values();
        for (const { first, last, lo } of partsOf(hoare)) {
          const row = stepsOf(hoare);
          for (let at = first; at < last; at += 1) {
            const step = row[at];
            if (step?.operation !== 'exchange') continue;
            const before = [...hoare.order(at)].map((id) => own[id] ?? 0);
            const [one, other] = exchangedBy(step) ?? [];
            expect(before[one ?? -1]).toBeGreaterThanOrEqual(before[lo] ?? 0);
            expect(before[other ?? -1]).toBeLessThanOrEqual(before[lo] ?? 0);
          }
        }
      }),
    );
  });

  test('calls nothing with two elements or more, and still counts a call, where all are equal (quicksort-sorted-more)', () => {
    for (const rule of rules) {
      const run = sortedList([4, 4, 4], { pivot: rule });
      expect(run.summary().total.mostFrames).toBe(2);
      const called = partsOf(run).filter(({ depth }) => depth > 1);
      expect(called.map(({ lo, hi }) => hi - lo)).toEqual([0]);
    }
  });
});

describe('machines', () => {
  test('of three states: those with most ones stop after 11 to 14 steps, the slowest after 21 with fewer (note-4)', () => {
    const tree = new dovetailing.MachineTree({ states: 3 });
    while (!tree.advance(1000).finished);
    const count = tree.summary().forms;
    const sweep = new dovetailing.Sweep({
      order: 'rounds',
      pruned: true,
      rounds: count + 25,
      states: 3,
      enumeration: 'tree',
      count,
    });
    while (!sweep.advance(1000).finished);
    const { reports } = sweep.summary();
    const all = Array.from({ length: Math.ceil(reports / 10_000) }, (_, at) =>
      sweep.reports(at * 10_000, 10_000),
    ).flat();
    const slowest = Math.max(...all.map(({ step }) => step));
    const most = Math.max(...all.map(({ ones }) => ones));
    const steps = all.filter(({ ones }) => ones === most).map(({ step }) => step);
    expect([slowest, most]).toEqual([21, 6]);
    expect([Math.min(...steps), Math.max(...steps)]).toEqual([11, 14]);
    const written = all.filter(({ step }) => step === slowest).map(({ ones }) => ones);
    expect(Math.max(...written)).toBeLessThan(most);
  });
});

describe('the champion of five states', () => {
  test('has ever longer rows of ones, as a rule like Collatz’s says (how-5)', () => {
    const champion = new machines.TuringMachine({ ready: 'beaver-five' });
    while (!champion.advance(1_000_000).finished);
    const { first, last, known } = champion.summary();
    const rows: number[] = [];
    for (let [n, step] = [0, 0]; ; ) {
      rows.push(n);
      // The head stands before a row of n ones, and nothing else is on the tape.
      const { state, head } = champion.at(step);
      const tape = champion.tape(step, first - 1, last + 2);
      const ones = [...tape.keys()].filter((at) => tape[at] === 1);
      expect(state).toBe(champion.table().start);
      expect(ones).toEqual(Array.from({ length: n }, (_, at) => head + 1 + at - (first - 1)));
      const [k, remainder] = [Math.floor(n / 3), n % 3];
      if (remainder === 2) {
        expect(step + 6 * k + 12).toBe(known);
        break;
      }
      step += 5 * k * k + (remainder === 0 ? 19 * k + 15 : 25 * k + 27);
      n = 5 * k + (remainder === 0 ? 6 : 9);
    }
    expect([rows.slice(0, 5), rows.length, rows.at(-1)]).toEqual([[0, 6, 16, 34, 64], 15, 12_284]);
    expect(known).toBe(47_176_870);
  });

  test('is one of 63 million million, against 25.6 thousand million of four states (how-5)', () => {
    // Each of 2n cells has a symbol, a direction, and one of n states or the stop.
    const machines = (states: number) => (4 * (states + 1)) ** (2 * states);
    expect(machines(2)).toBe(20_736);
    expect(machines(4)).toBe(25.6e9);
    expect(Math.round(machines(5) / 1e12)).toBe(63);
    expect(dovetailing.knownTotals(4).most).toBe(107);
  });
});

describe('a system that is cut in two (boundary-law)', () => {
  const rows = (config: discrete.DiscreteConfig) => {
    const run = new discrete.DiscreteMachine(config);
    return rowsOf(new Uint32Array(run.rows().buffer), run.cells().length).map((row) => [
      ...Int32Array.from(row),
    ]);
  };

  test('of a lamp and a counter: a press adds one, and a step later the lamp shows whether it is odd', () => {
    const word = fc.stringMatching(/^[01]{1,20}$/);
    fc.assert(
      fc.property(word, (word) => {
        const all = rows({ kind: 'counter', word, steps: word.length + 1 });
        for (const [at, [lamp, counter]] of all.entries()) {
          expect(counter).toBe([...word.slice(0, at)].filter((it) => it === '1').length);
          expect(lamp).toBe(((all[at - 1] ?? [0, 0])[1] ?? 0) % 2);
        }
      }),
    );
  });

  test('of two players: tit for tat repeats the other’s last move, the alternator changes its own', () => {
    const all = rows({ kind: 'facing', steps: 12 });
    expect(all[0]).toEqual([0, 0]);
    for (const [at, [tit, alternator]] of all.slice(1).entries()) {
      expect(tit).toBe(all[at]?.[1]);
      expect(alternator).toBe(1 - (all[at]?.[1] ?? 0));
    }
  });

  test('of an automaton: its state is the remainder of what it has read, by three', () => {
    const word = '110100110101';
    for (const [at, [state]] of rows({ kind: 'automaton', word, steps: 12 }).entries()) {
      expect(state).toBe(Number.parseInt(`0${word.slice(0, at)}`, 2) % 3);
    }
  });

  test('of a Turing machine: one symbol goes in and one out in a step that moves, and none in a step that stays', () => {
    const crossed = (table: string) =>
      new discrete.DiscreteMachine({ kind: 'turing', table, steps: 1 }).signals(0, 1, 2);
    expect(crossed('1RA---')).toEqual({ toLeft: 1, fromRight: 0 });
    expect(crossed('1LA---')).toEqual({ toRight: 1, fromLeft: 0 });
    expect(crossed('1SA---')).toEqual({});
  });

  test('of uniform motion: the law holds the velocity, and with it one event fixes all', () => {
    for (const velocity of [-7, 0, 3]) {
      const all = rows({ kind: 'motion', velocity, cells: [5, 9], steps: 4 });
      expect(all).toEqual([0, 1, 2, 3, 4].map((t) => [5 + t, 9 + velocity * t]));
    }
  });

  test('of a string: a point is the sum of its neighbours, less itself two rows before; it rests beyond the ends', () => {
    const all = rows({ kind: 'wave', width: 61, steps: 60 });
    for (const [at, row] of all.entries()) {
      if (at < 2) continue;
      const [once, twice] = [all[at - 1] ?? [], all[at - 2] ?? []];
      const sum = row.map((_, x) => (once[x - 1] ?? 0) + (once[x + 1] ?? 0) - (twice[x] ?? 0));
      expect(row).toEqual(sum);
    }
  });

  test('of a pendulum: the pull at the angle changes the momentum, then the new momentum turns the angle', () => {
    const one = 65_536;
    const all = rows({ kind: 'pendulum', steps: 60 });
    for (const [at, [angle = 0, momentum = 0]] of all.slice(1).entries()) {
      const [before = 0, old = 0] = all[at] ?? [];
      expect(Math.abs(momentum - (old - (Math.sin(before / one) * one) / 16))).toBeLessThan(1);
      expect(Math.abs(angle - (before + momentum / 16))).toBeLessThan(1);
    }
  });
});

describe('dovetailing', () => {
  const { orderTime, Sweep } = dovetailing;
  const orders = ['cantor', 'rounds', 'triangles', 'doubling'] as const;
  /** How many steps a machine has had, this many rounds after the one in which it began. */
  const stepsBy = {
    cantor: (rounds: number) => rounds + 1,
    rounds: (rounds: number) => rounds + 1,
    triangles: (rounds: number) => ((rounds + 1) * (rounds + 2)) / 2,
    doubling: (rounds: number) => 2 ** (rounds + 1) - 1,
  };

  test('gives each step of each machine its moment, in each order but one (lede, dovetailing-fair, why-came)', () => {
    for (const order of orders) {
      for (let machine = 0; machine < 9; machine += 1) {
        for (let step = 1; step < 40; step += 1) {
          const [, round = -1n] = orderTime(order, machine, step) ?? [];
          const rounds = Number(round) - machine;
          expect(stepsBy[order](rounds)).toBeGreaterThanOrEqual(step);
          expect(rounds === 0 ? 0 : stepsBy[order](rounds - 1)).toBeLessThan(step);
        }
      }
    }
    expect(orderTime('first', 1, 1)).toBeUndefined();
  });

  test('reports each machine that stops, though the first one never does (lede, dovetailing-fair)', () => {
    // The first machine climbs for ever; the others stop after 1, 6 and 1 steps.
    const texts = ['1RA1RA', '1RZ---', '1RB1LB_1LA1RZ', '0RZ---'];
    const reported = (order: dovetailing.SweepOrder, pruned: boolean) => {
      const sweep = new Sweep({ order, pruned, rounds: 12, texts });
      while (!sweep.advance(100).finished);
      return sweep.reports(0, 10);
    };
    for (const pruned of [false, true]) {
      for (const order of orders) {
        const all = reported(order, pruned);
        expect(all.map(({ machine, step }) => [machine, step]).sort()).toEqual([
          [1, 1],
          [2, 6],
          [3, 1],
        ]);
        for (const { machine, step, round, t } of all) {
          const [bound = -1n, when = -1n] = orderTime(order, machine, step) ?? [];
          expect(Number(t)).toBeLessThanOrEqual(Number(bound));
          expect(round).toBe(Number(when));
        }
      }
    }
    expect(reported('first', false)).toEqual([]);
  });

  test('checks each procedure to an end (how-1, how-2)', () => {
    for (const system of ['squares', 'rewriting', 'equations', 'misled', 'about'] as const) {
      for (let question = 0; question < 25; question += 1) {
        for (let procedure = 0; procedure < 60; procedure += 1) {
          const { steps } = dovetailing.verify(system, question, procedure);
          expect(Number.isSafeInteger(steps) && steps > 0).toBe(true);
        }
      }
    }
  });
});
