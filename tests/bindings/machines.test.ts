import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  initSync,
  type MachineConfig,
  type MachineForm,
  TuringMachine,
  TwoStateMachines,
} from '../../www/pkg/machines.js';
import { thrown } from './support/calls.ts';

initSync({
  module: readFileSync(new URL('../../www/pkg/machines_bg.wasm', import.meta.url)),
});

function finished(config: MachineConfig): TuringMachine {
  const machine = new TuringMachine(config);
  while (!machine.advance(100_000).finished);
  return machine;
}

const CHAMPION = '1RB1LC_1RC1RB_1RD0LE_1LA1LD_1RZ0LA';

describe('a Turing machine', () => {
  test('comes to its end with the published numbers, as written or a step earlier', () => {
    const champion = finished({ text: CHAMPION });
    expect(champion.summary()).toEqual({
      known: 47_176_870,
      operations: expect.any(Number),
      ones: 4_098,
      first: expect.any(Number),
      last: expect.any(Number),
      stop: 'end',
      end: 'halt',
    });
    expect(champion.summary().last - champion.summary().first).toBe(12_288);
    expect(champion.proof()).toBeUndefined();
    expect(finished({ text: CHAMPION, haltIsStep: false }).summary().known).toBe(47_176_869);
    const missing = finished({ text: '1RB1LB_1LA---' }).summary();
    expect([missing.known, missing.end]).toEqual([5, 'missing']);
    expect(finished({ text: '1RB1LB_1LA---', haltIsStep: true }).summary().known).toBe(6);
  });

  test('is seen at any step as its list of steps has it', () => {
    const machine = finished({ ready: 'palindrome', tape: { right: 'abba' } });
    const { known, end } = machine.summary();
    expect(end).toBe('accept');
    const steps = machine.steps(0, 10_000);
    expect(steps).toHaveLength(known);
    const cells = new Map([...'abba'].map((sign, at) => [at, sign]));
    const { symbols, states, start, left, right } = machine.table();
    expect([left, right]).toEqual(['', 'abba']);
    expect(steps[0]?.state).toBe(start);
    for (const row of steps) {
      const { step, state, head, read } = machine.at(row.step);
      expect({ step, state, head, read }).toEqual({
        step: row.step,
        state: row.state,
        head: row.head,
        read: row.read,
      });
      expect(symbols[read]).toBe(cells.get(head) ?? '_');
      const tape = machine.tape(step, -2, 7);
      expect([...tape].map((it) => symbols[it])).toEqual(
        Array.from({ length: 9 }, (_, i) => cells.get(i - 2) ?? '_'),
      );
      cells.set(head, symbols[row.write] ?? '');
      const next = machine.at(step + 1);
      expect(next.head).toBe(head + (row.go === 'left' ? -1 : 1));
      expect(next.state).toBe(row.next);
    }
    expect(states).toContain('a-right');
    expect(machine.at(known)).toMatchObject({ step: known, end: 'accept' });
    expect(machine.at(known)).not.toHaveProperty('state');
  });

  test('stops where it is asked to', () => {
    const machine = finished({ text: CHAMPION });
    const first = machine.nextBreak(0, { state: 4 }, false) ?? -1;
    expect(machine.at(first).state).toBe(4);
    const earlier = Array.from({ length: first }, (_, step) => machine.at(step).state);
    expect(earlier).not.toContain(4);
    expect(machine.nextBreak(first + 1, { state: 4 }, true)).toBe(first);
    expect(machine.nextBreak(47_176_870, {}, false)).toBeUndefined();
    const last = machine.nextBreak(47_176_870, { record: true }, true) ?? -1;
    const { head } = machine.at(last);
    const { first: low, last: high } = machine.summary();
    expect([low, high]).toContain(head);
  });

  test('is written in each form so that it is read again', () => {
    for (const form of ['standard', 'yaml', 'tuples'] as MachineForm[]) {
      const text = new TuringMachine({ ready: 'beaver-five' }).text(form);
      const again = new TuringMachine({ text });
      expect(again.table().form).toBe(form);
      expect(again.text('standard')).toBe(CHAMPION);
    }
    const yaml =
      "blank: ' '\nstart state: q\ninput: 'aa'\ntable:\n  q: {a: R, ' ': {L: accept}}\n  accept:\n";
    const machine = finished({ text: yaml });
    expect(machine.table()).toMatchObject({ form: 'yaml', symbols: [' ', 'a'], right: 'aa' });
    expect(machine.summary()).toMatchObject({ known: 3, end: 'accept' });
    const named = new TuringMachine({ text: 'accept: q7\nq 0 1 R q7\nq 1 0 L stop' });
    expect(named.text('tuples')).toContain('\naccept: q7\nq 0 1 R q7\nq 1 0 L stop\n');
  });

  test('that never halts says why, and what it knows', () => {
    const runs = finished({ text: '1RA1RZ', limit: 5000 });
    expect(runs.summary()).toMatchObject({ stop: 'never', known: 5000, ones: 5000 });
    expect(runs.proof()).toEqual({ kind: 'translated', first: 0, second: 1, shift: 1, reach: 0 });
    const bounces = finished({ ready: 'bouncer', limit: 5000 });
    expect(bounces.summary()).toMatchObject({ stop: 'limit', known: 5000 });
    expect(bounces.proof()).toEqual({ kind: 'no-halt-in-reach', states: [0, 1], symbols: [0, 1] });
  });

  test('refuses what is wrong, with its place', () => {
    const error = (config: object) => thrown(() => new TuringMachine(config));
    expect(error({ text: '1RB1LB_1LA1RC' })).toMatchObject({
      code: 'turing-unknown-state',
      params: { line: 1, column: 13, name: 'C' },
    });
    expect(error({ text: 'q 0 1 U q' })).toMatchObject({
      code: 'turing-no-such-direction',
      params: { line: 1, column: 7, name: 'U' },
    });
    expect(error({ ready: 'copier', tape: { left: '1', right: '12' } })).toMatchObject({
      code: 'turing-tape-symbol',
      params: { place: 3, found: '2' },
    });
    const cells = 10_000_000;
    expect(error({ ready: 'copier', tape: { right: '1'.repeat(cells) } })).toMatchObject({
      code: 'bad-argument',
    });
    expect(error({ ready: 'copier', tape: { right: '1'.repeat(8_000_000) } })).toMatchObject({
      code: 'turing-tape-too-long',
      params: { cells: 8_000_000, limit: 1_048_576 },
    });
    for (const limit of [0, 2 ** 53]) expect(error({ ready: 'copier', limit })).toBeTruthy();
    const machine = new TuringMachine({ ready: 'palindrome' });
    expect(thrown(() => machine.text('standard'))).toMatchObject({ code: 'turing-not-standard' });
    expect(thrown(() => machine.at(1))).toMatchObject({
      code: 'turing-no-such-step',
      params: { step: 1, known: 0 },
    });
  });
});

describe('a picture', () => {
  // Node lacks this class, so the test has the little that a picture needs.
  class Image {
    constructor(
      readonly data: Uint8ClampedArray,
      readonly width: number,
      readonly height: number,
    ) {}
  }
  beforeAll(() => {
    vi.stubGlobal('ImageData', Image);
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });

  test('has the mean colour of each box', () => {
    const machine = finished({ text: '1RB1LB_1LA1RZ' });
    const palette = new Uint8Array([0, 0, 0, 250, 100, 50]);
    // Steps 0 to 6 of the cells -2 to 1, as they are.
    const { data } = machine.picture(0, 7, -2, 4, 4, 7, palette);
    const rows = Array.from({ length: 7 }, (_, y) =>
      Array.from({ length: 4 }, (_, x) => (data[4 * (4 * y + x)] === 250 ? 1 : 0)),
    );
    expect(rows).toEqual(Array.from({ length: 7 }, (_, step) => [...machine.tape(step, -2, 2)]));
    const all = machine.picture(0, 7, -2, 4, 1, 1, palette).data;
    const ones = rows.flat().filter((it) => it === 1).length;
    expect([...all]).toEqual([250, 100, 50].map((it) => Math.round((it * ones) / 28)).concat(255));
    expect(thrown(() => machine.picture(0, 7, 0, 4, 1, 1, new Uint8Array(3)))).toMatchObject({
      code: 'bad-argument',
    });
  });
});

describe('all machines of two states', () => {
  test('are settled, each with its steps or its proof', () => {
    const machines = new TwoStateMachines({});
    expect(machines.outcomes()).toHaveLength(0);
    while (!machines.advance(5000).finished);
    const counts = new Map<number, number>();
    for (const one of machines.outcomes()) counts.set(one, (counts.get(one) ?? 0) + 1);
    expect([1, 2, 3, 4, 5, 6].map((it) => counts.get(it))).toEqual([6912, 2304, 384, 128, 16, 40]);
    expect([64, 65, 66].reduce((sum, it) => sum + (counts.get(it) ?? 0), 0)).toBe(10_952);
    for (const [code, kind] of [
      [64, 'repeat'],
      [65, 'translated'],
      [66, 'no-halt-in-reach'],
    ] as const) {
      const { text, proof } = machines.machine(machines.outcomes().indexOf(code));
      expect(proof).toMatchObject({ kind });
      const machine = finished({ text, limit: 100 });
      expect(machine.proof()?.kind).toBe(machine.summary().stop === 'never' ? 'translated' : kind);
    }
    // Of the 40 that take six steps, some leave four ones, as Rado's champion does; each leaves what a run of it leaves.
    const slowest = [...machines.outcomes().entries()].filter(([, steps]) => steps === 6);
    const left = slowest.map(([index]) => {
      const { text, halts } = machines.machine(index);
      const machine = finished({ text, limit: 100 });
      expect(halts).toEqual({ steps: 6, ones: machine.summary().ones });
      return halts?.ones ?? Number.NaN;
    });
    expect([left.length, Math.max(...left)]).toEqual([40, 4]);
    expect(machines.machine(0)).toMatchObject({ text: '0LA0LA_0LA0LA', proof: expect.anything() });
    expect(thrown(() => machines.machine(20_736))).toMatchObject({
      code: 'turing-index-out-of-range',
    });
  });
});
