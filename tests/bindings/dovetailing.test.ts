import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  initSync,
  knownTotals,
  MachineTree,
  orderAt,
  orderTime,
  pair,
  QuestionRun,
  QuestionsRun,
  Sweep,
  type SweepConfig,
  type SweepOrder,
  stringAt,
  stringNumber,
  systemProcedure,
  systemQuestion,
  unpair,
  verify,
} from '../../www/pkg/dovetailing.js';
import { thrown } from './support/calls.ts';

initSync({
  module: readFileSync(new URL('../../www/pkg/dovetailing_bg.wasm', import.meta.url)),
});

function swept(config: SweepConfig): Sweep {
  const sweep = new Sweep(config);
  while (!sweep.advance(1000).finished);
  return sweep;
}

const orders: SweepOrder[] = ['cantor', 'rounds', 'triangles', 'doubling'];

describe('whole numbers', () => {
  test('of any size are paired and come back', () => {
    for (const [a, b] of [
      [0n, 0n],
      [3n, 8n],
      [10n ** 30n, 7n],
      [12345678901234567890n, 10n ** 29n],
    ] as const) {
      const number = ((a + b) * (a + b + 1n)) / 2n + b;
      expect(pair(a, b)).toBe(number);
      expect(pair(String(a), String(b))).toBe(number);
      expect(unpair(number)).toEqual([a, b]);
    }
    expect(pair(2, 1)).toBe(7n);
  });

  test('that cannot be read are refused', () => {
    const codes = ['-1', '', '1.0', 'x', -1n].map((it) => thrown(() => pair(it, 0)));
    for (const error of codes) expect(error).toMatchObject({ code: 'dovetail-not-whole' });
    for (const odd of [-1, 1.5, Number.NaN, 2 ** 60, null, undefined, {}, [], true]) {
      expect(thrown(() => unpair(odd as number))).toMatchObject({ code: 'bad-argument' });
    }
    for (const long of ['9'.repeat(1001), 10n ** 1000n, 1n << 3_000_000n]) {
      expect(thrown(() => unpair(long))).toMatchObject({
        code: 'dovetail-number-too-long',
        params: { digits: 1001, limit: 1000 },
      });
    }
    expect(unpair('9'.repeat(1000))).toHaveLength(2);
  });

  test('name strings and the moments of an order', () => {
    expect(stringAt('IU', 2)).toBe('U');
    expect(stringNumber('01', '1111')).toBe(30n);
    expect(thrown(() => stringNumber('ab', 'abc'))).toMatchObject({
      code: 'dovetail-not-in-alphabet',
      params: { place: 3, found: 'c' },
    });
    for (const order of orders) {
      for (const t of [0n, 5n, 10n ** 25n]) {
        const [machine, step, round] = orderAt(order, t);
        expect(orderTime(order, machine as bigint, step as bigint)).toEqual([t, round]);
      }
    }
    expect(orderTime('first', 1, 1)).toBeUndefined();
    expect(thrown(() => orderAt('odd' as SweepOrder, 1))).toMatchObject({ code: 'bad-argument' });
  });
});

describe('a sweep', () => {
  test('knows any moment, forward and back, and why it is there', () => {
    for (const order of [...orders, 'first'] as const) {
      for (const pruned of [false, true]) {
        const sweep = swept({ order, pruned, rounds: 12, states: 2, first: 9000, count: 9 });
        const { moments, machines } = sweep.summary();
        const steps = new Uint32Array(machines);
        for (let t = 0; t < moments; t += 1) {
          const grid = sweep.grid(t, 0, machines);
          expect([...steps]).toEqual([...grid].filter((_, at) => at % 3 === 0));
          const { machine, step, round, does } = sweep.at(t);
          if (does === 'step' || does === 'halts') {
            steps[machine] = step;
            expect(sweep.when(machine, step)).toBe(BigInt(t));
            const why = sweep.why(machine, step);
            expect([why.t, (why.before ?? 0) + (why.place ?? 0)]).toEqual([t, t]);
            expect(why).toMatchObject({ round, does });
            const bound = sweep.bound(machine, step);
            if (order !== 'first') expect(bound).toBeGreaterThanOrEqual(BigInt(t));
          }
        }
      }
    }
  });

  test('names no round after a machine that may run for ever', () => {
    const texts = ['1RZ1RZ', '0RA0RA', '1RZ1RZ'];
    const sweep = swept({ order: 'first', pruned: false, rounds: 50, texts });
    expect(sweep.why(2, 1)).toEqual({ does: 'later' });
    expect(sweep.why(1, 9)).toEqual({ round: 9, before: 9, place: 0, t: 9, does: 'step' });
    expect(sweep.why(1, 900)).toEqual({ round: 900, does: 'later' });
  });

  test('reports what halts, with its tape', () => {
    const sweep = swept({ order: 'cantor', rounds: 300, texts: ['1RB1LB_1LA1RZ', '1RA1RZ'] });
    expect(sweep.reports(0, 10)).toEqual([{ machine: 0, step: 6, round: 5, t: 15, ones: 4 }]);
    expect(sweep.machine(0)).toEqual({ text: '1RB1LB_1LA1RZ', halts: 6, tape: '1111' });
    expect(sweep.machine(1)).toMatchObject({ proved: 2, proof: { kind: 'translated' } });
    expect(sweep.summary()).toMatchObject({ proved: 1, reports: 1, settled: true });
  });

  test('of the order first has as many rounds as moments', () => {
    for (const [texts, steps] of [
      [['0LA0LA'], 0],
      [['1RZ1RZ', '0LA0LA'], 1],
    ] as const) {
      const sweep = swept({ order: 'first', pruned: true, rounds: 5, texts: [...texts] });
      expect(sweep.summary()).toMatchObject({ rounds: steps, moments: steps, settled: true });
    }
  });

  test('has all machines with two states, in each enumeration', () => {
    const config = { order: 'cantor', pruned: true, rounds: 30_000, states: 2 } as const;
    const index = swept({ ...config, count: 20_736 });
    const shuffled = swept({ ...config, count: 20_736, enumeration: 'shuffled', seed: 5n });
    const tree = new MachineTree({ states: 2 });
    while (!tree.advance(100).finished);
    const forms = swept({ ...config, count: tree.summary().forms, enumeration: 'tree' });
    const { halting, most } = knownTotals(2);
    for (const sweep of [index, shuffled]) {
      expect(sweep.summary()).toMatchObject({ reports: halting, settled: true });
      expect(sweep.reports(0, 10_000).reduce((max, it) => Math.max(max, it.step), 0)).toBe(most);
    }
    const weights = forms.reports(0, 10_000).map((it) => forms.machine(it.machine).weight ?? 0);
    expect(weights.reduce((sum, it) => sum + it, 0)).toBe(halting);
    expect(shuffled.machine(0).index).not.toBe(0);
    expect(tree.summary()).toMatchObject({ machines: 20_736, settled: 20_736, halting, most });
  });

  test('refuses what it cannot run', () => {
    const error = (config: object) =>
      thrown(() => new Sweep({ order: 'cantor', rounds: 5, ...config } as SweepConfig));
    expect(error({})).toMatchObject({ code: 'dovetail-no-machines' });
    expect(error({ order: 'odd', states: 2 })).toMatchObject({ code: 'bad-argument' });
    expect(error({ texts: ['1RZ1RZ', '1RQ'] })).toMatchObject({ params: { machine: 1 } });
    expect(error({ states: 2, first: 20_736 })).toMatchObject({
      code: 'turing-index-out-of-range',
      params: { value: 20_736, min: 0, max: 20_735 },
    });
    expect(error({ states: 2, count: 70_000 })).toMatchObject({
      code: 'dovetail-count-out-of-range',
    });
    expect(error({ states: 2, order: 'doubling', rounds: 25 })).toMatchObject({
      code: 'dovetail-rounds-out-of-range',
      params: { value: 25, min: 1, max: 24 },
    });
    expect(thrown(() => new MachineTree({ states: 5 }))).toMatchObject({
      code: 'dovetail-tree-out-of-range',
    });
  });
});

describe('questions', () => {
  test('are decided by H within j + m rounds, or never', () => {
    const h = new QuestionRun({ system: 'squares', question: 3, rounds: 1000 });
    while (!h.advance(7).finished);
    const { halt, sequential, rounds } = h.summary();
    expect(halt).toMatchObject({ decision: false });
    const { procedure = 0, steps = 0 } = halt ?? {};
    expect(halt?.round).toBe(procedure + steps - 1);
    expect(rounds).toBe(procedure + steps);
    expect(BigInt(halt?.t ?? 0)).toBe(pair(steps - 1, procedure));
    expect(verify('squares', 3, procedure)).toEqual({ steps, decision: false });
    expect(h.verdicts(procedure, 1)).toEqual([{ steps, decision: false }]);
    const tried = h.verdicts(0, (sequential?.procedure ?? 0) + 1);
    expect(sequential?.steps).toBe(tried.reduce((sum, it) => sum + it.steps, 0));
    expect(systemQuestion('equations', 561)).toEqual({ kind: 'equation', a: 34, c: 1 });
    expect(systemProcedure('misled', 0)).toEqual({ kind: 'rule' });
    expect(systemProcedure('rewriting', 37)).toMatchObject({ kind: 'derivation' });
  });

  test('are all asked by X, which drops what is proved undecidable', () => {
    const asked = (pruned: boolean) => {
      const systems = ['squares', 'rewriting', 'equations', 'misled', 'about'] as const;
      const x = new QuestionsRun({ systems: [...systems], questions: 200, rounds: 2000, pruned });
      while (!x.advance(13).finished);
      return x;
    };
    const [plain, pruned] = [asked(false), asked(true)];
    const said = (x: QuestionsRun) => x.reports(0, 1000).map(({ drops: _, ...it }) => it);
    expect(said(pruned)).toEqual(said(plain));
    const wrong = said(plain).filter((it) => it.check === 'contradicts');
    expect(wrong.map((it) => [it.system, it.question])).toEqual([
      ['misled', 21],
      ['misled', 33],
    ]);
    expect(pruned.summary().steps).toBeLessThan(plain.summary().steps);
    expect(pruned.summary().dropped).toBeGreaterThan(0);
    // What has halted does no further step, pruned or not.
    for (const x of [plain, pruned]) {
      for (const { n, step, round } of x.reports(0, 1000)) {
        expect([...x.grid(round + 1, n, 1)]).toEqual([step, 2]);
        expect([...x.grid(2000, n, 1)]).toEqual([step, 2]);
      }
    }
    const [first] = pruned.reports(0, 1000).filter((it) => it.drops !== undefined);
    expect(pruned.pair(first?.drops ?? 0)).toEqual({
      system: 'rewriting',
      question: first?.question,
    });
    expect(pruned.grid(2000, first?.drops ?? 0, 1)[1]).toBe(3);
    expect(thrown(() => pruned.pair(200))).toMatchObject({
      code: 'dovetail-question-out-of-range',
    });
  });
});
