/** A table that is edited cell by cell becomes a text, and the core reads the same table from it. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initSync, TuringMachine } from '../../www/pkg/machines.js';
import {
  isSmall,
  keyOf,
  textOf,
  withoutState,
  withoutSymbol,
  withState,
  withSymbol,
  writtenOf,
} from '../../www/src/exhibits/machines/edit/written.ts';
import type { Machine, Rule } from '../../www/src/exhibits/machines/machine.ts';
import { thrown } from '../bindings/support/calls.ts';

initSync({ module: readFileSync(new URL('../../www/pkg/machines_bg.wasm', import.meta.url)) });

const moves = { left: -1, stay: 0, right: 1 } as const;

/** What the core reads. */
function readBack(text: string) {
  const machine = new TuringMachine({ text });
  const { states, symbols, start, cells, left, right } = machine.table();
  const rules = cells.map((cell): Rule | undefined => {
    if (!cell) return undefined;
    const next = cell.next ?? cell.end;
    if (next === undefined || next === 'missing') throw new Error('a rule without an end');
    return { write: cell.write, move: moves[cell.go], next };
  });
  machine.free();
  return { machine: { states, symbols, start, rules } satisfies Machine, left, right };
}

/** Names of states and symbols that need quotes, or that stand for something else where they are not states. */
const names = ['A', 'Z', 'halt', 'accept', 'Y', 'start:', "it's", '#', 'q 1', '-', "''"] as const;
const signs = ['0', '1', '_', ' ', "'", '#', '-', ':', '字', ','] as const;

const machines = fc
  .record({
    states: fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 8 }),
    symbols: fc.uniqueArray(fc.constantFrom(...signs), { minLength: 2, maxLength: 4 }),
  })
  .chain(({ states, symbols }) => {
    const rule = fc.record({
      write: fc.nat(symbols.length - 1),
      move: fc.constantFrom(-1 as const, 0 as const, 1 as const),
      next: fc.oneof(
        { weight: 4, arbitrary: fc.nat(states.length - 1) },
        { weight: 1, arbitrary: fc.constantFrom('halt' as const, 'accept', 'reject') },
      ),
    });
    const cells = states.length * symbols.length;
    return fc.record({
      states: fc.constant(states),
      symbols: fc.constant(symbols),
      start: fc.nat(states.length - 1),
      rules: fc.array(fc.option(rule, { nil: undefined }), { minLength: cells, maxLength: cells }),
    });
  });

describe('the text of a table', () => {
  test('is read as the same table, whatever its names are', () => {
    fc.assert(
      fc.property(machines, (machine) => {
        const { text } = writtenOf(machine, new Map(), '');
        expect(readBack(text).machine, text).toEqual(machine);
      }),
      { numRuns: 500 },
    );
  });

  test('has the rule that was typed, and the tape', () => {
    const typed = fc.tuple(fc.nat(100), fc.constantFrom('L', 'R', 'S'), fc.nat(100));
    fc.assert(
      fc.property(machines, fc.nat(100), typed, (machine, at, [write, move, next]) => {
        const { states, symbols, rules } = machine;
        const [place, wrote, to] = [
          at % rules.length,
          write % symbols.length,
          next % states.length,
        ];
        const cell = { state: Math.floor(place / symbols.length), symbol: place % symbols.length };
        const rule = `${symbols[wrote]}${move}${states[to]}`;
        const tape = symbols.join('');
        const { text } = writtenOf(machine, new Map([[keyOf(cell), rule]]), tape);
        const edited = { write: wrote, move: { L: -1, S: 0, R: 1 }[move], next: to };
        const found = readBack(text);
        expect(found.machine.rules, text).toEqual(rules.with(place, edited as Rule));
        expect(found.right).toBe(tape);
        expect(textOf(found.machine, cell)).toBe(rule);
      }),
    );
  });
});

const beaver: Machine = readBack('1RB1LB_1LA1RZ').machine;

describe('what was typed into the cell of B and 1', () => {
  const b1 = { state: 1, symbol: 1 };
  const refused = (rule: string) => {
    const { text, cells } = writtenOf(beaver, new Map([[keyOf(b1), rule]]), '');
    const error = thrown(() => readBack(text)) as { code: string; params: { line: number } };
    expect(cells.get(error.params.line)).toEqual(b1);
    return error;
  };

  test.each([
    ['1RC', 'turing-unknown-state', 'C'],
    ['1Rb', 'turing-unknown-state', 'b'],
    ['1RAB', 'turing-unknown-state', 'AB'],
    ['1R A', 'turing-unknown-state', ' A'],
    ['2RA', 'turing-unknown-symbol', '2'],
    ['1UA', 'turing-no-such-direction', 'U'],
    ['11A', 'turing-no-such-direction', '1'],
    ['1#A', 'turing-no-such-direction', '#'],
  ])('%s is refused with its place', (rule, code, name) => {
    expect(refused(rule)).toMatchObject({ code, params: { name } });
  });

  test.each([
    ['1', 'move'],
    ['1R', 'next'],
    ['-', 'move'],
    ['--', 'next'],
    ['?', 'move'],
    ["'", 'move'],
  ])('%s is no rule: its part %s is missing', (rule, part) => {
    expect(refused(rule)).toMatchObject({ code: 'turing-part-missing', params: { part } });
  });

  test.each(['', '---', '  ', ' --- '])('“%s” takes the rule away', (rule) => {
    const { text } = writtenOf(beaver, new Map([[keyOf(b1), rule]]), '');
    expect(readBack(text).machine.rules).toEqual(beaver.rules.with(3, undefined));
  });

  test('small letters are directions too, and the ends have their letters', () => {
    const ends = ['0lZ', '0lY', '0lX', '0lhalt'].map((rule) => {
      const { text } = writtenOf(beaver, new Map([[keyOf(b1), rule]]), '');
      return readBack(text).machine.rules[3];
    });
    const next = ['halt', 'accept', 'reject', 'halt'];
    expect(ends).toEqual(next.map((end) => ({ write: 0, move: -1, next: end })));
  });
});

describe('a state', () => {
  test('is added without rules, under the next letter, up to ten', () => {
    const three = withState(beaver);
    expect(three?.states).toEqual(['A', 'B', 'C']);
    expect(three?.rules).toEqual([...beaver.rules, undefined, undefined]);
    const ten = { ...beaver, states: [...'ABCDEFGHIJ'] };
    expect(isSmall(ten)).toBe(true);
    expect(withState(ten)).toBeUndefined();
    expect(isSmall({ states: ['A'], symbols: [...'01234'] })).toBe(false);
  });

  test('is taken away with the rules that lead to it, but not the start', () => {
    const one = withoutState(beaver);
    // A 0 and A 1 led to B.
    expect(one).toEqual({ ...beaver, states: ['A'], rules: [undefined, undefined] });
    expect(one && withoutState(one)).toBeUndefined();
    expect(withoutState({ ...beaver, start: 1 })).toBeUndefined();
  });
});

describe('a symbol', () => {
  test('is added without rules, as the next digit, up to four', () => {
    const three = withSymbol(beaver);
    const [a0, a1, b0, b1] = beaver.rules;
    expect(three).toEqual({
      ...beaver,
      symbols: ['0', '1', '2'],
      rules: [a0, a1, undefined, b0, b1, undefined],
    });
    const four = three && withSymbol(three);
    expect(four?.symbols).toEqual([...'0123']);
    expect(four && withSymbol(four)).toBeUndefined();
  });

  test('is taken away with the rules that write it, down to two', () => {
    fc.assert(
      fc.property(machines, (machine) => {
        const more = withSymbol(machine);
        if (more) expect(withoutSymbol(more)).toEqual(machine);
        const fewer = withoutSymbol(machine);
        const [{ symbols, rules }, last] = [machine, machine.symbols.length - 1];
        expect(fewer === undefined).toBe(symbols.length === 2);
        if (!fewer) return;
        expect(readBack(writtenOf(fewer, new Map(), '').text).machine).toEqual(fewer);
        const kept = rules.filter((_, at) => at % symbols.length < last);
        const left = kept.map((rule) => (rule?.write === last ? undefined : rule));
        expect(fewer.rules).toEqual(left);
      }),
    );
  });
});
