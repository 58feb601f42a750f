/** Which part of a run the picture shows, and the rows that it draws, against a machine that is run by hand. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundaryAt, placesOf } from '../../www/src/exhibits/machines/boundary/picture.ts';
import type { World } from '../../www/src/exhibits/machines/boundary/world.ts';
import type { Machine, Rule, Step } from '../../www/src/exhibits/machines/machine.ts';
import {
  AROUND,
  LETTER,
  layoutMachine,
  maxZoomOf,
  roomAt,
  windowOf,
} from '../../www/src/exhibits/machines/picture/layout.ts';
import { tapeRows } from '../../www/src/exhibits/machines/picture/rows.ts';

/** Any machine of two or three states and symbols, and a tape. */
const machines = fc
  .tuple(fc.integer({ min: 2, max: 3 }), fc.integer({ min: 2, max: 3 }))
  .chain(([states, symbols]) => {
    const rule = fc.record({
      write: fc.nat(symbols - 1),
      move: fc.constantFrom(-1 as const, 0 as const, 1 as const),
      next: fc.oneof(fc.nat(states - 1), fc.constant('halt' as const)),
    });
    const rules = fc.array(rule, { minLength: states * symbols, maxLength: states * symbols });
    const tape = fc.array(fc.nat(symbols - 1), { maxLength: 6 });
    return fc.record({
      machine: rules.map(
        (all): Machine => ({
          states: ['A', 'B', 'C'].slice(0, states),
          symbols: ['0', '1', '2'].slice(0, symbols),
          start: 0,
          rules: all satisfies Rule[],
        }),
      ),
      tape,
    });
  });

/** Runs a machine by its rules, and keeps every tape. */
function byHand({ rules, symbols }: Machine, begin: readonly number[], most: number) {
  const tape = new Map(begin.map((symbol, at) => [at - 2, symbol]));
  const tapes = [new Map(tape)];
  const steps: Step[] = [];
  let [state, head] = [0, 0];
  while (steps.length < most) {
    const read = tape.get(head) ?? 0;
    const rule = rules[state * symbols.length + read];
    if (!rule) break;
    steps.push({ number: steps.length + 1, state, read, head });
    tape.set(head, rule.write);
    tapes.push(new Map(tape));
    head += rule.move;
    if (typeof rule.next !== 'number') break;
    state = rule.next;
  }
  return { steps, tapes };
}

describe('the rows of the picture', () => {
  test('are the tapes of the machine, cell by cell', () => {
    fc.assert(
      fc.property(machines, fc.nat(30), fc.nat(12), ({ machine, tape }, step, cell) => {
        const { steps, tapes } = byHand(machine, tape, 40);
        const window = { step, steps: 12, cell: cell - 6, cells: 9 };
        const rows = tapeRows(machine, { from: -2, symbols: tape, steps }, window, steps.length);
        const seen = tapes.slice(step, step + 12);
        expect(rows.map(({ row }) => row)).toEqual(seen.map((_, at) => step + at));
        for (const [at, { runs }] of rows.entries()) {
          const drawn = Array.from({ length: 9 }, (_, i) => {
            const here = window.cell + i;
            return runs.find(({ from, to }) => from <= here && here < to)?.symbol ?? 0;
          });
          expect(drawn).toEqual(drawn.map((_, i) => seen[at]?.get(window.cell + i) ?? 0));
          for (const [i, { from, symbol }] of runs.entries()) {
            const before = runs[i - 1];
            // Neighbours that are equal are one run.
            expect(before?.to === from && before.symbol === symbol).toBe(false);
          }
        }
      }),
    );
  });
});

describe('the window of the picture', () => {
  const runs = fc.record({
    steps: fc.integer({ min: 1, max: 1e9 }),
    left: fc.integer({ min: -20_000, max: 0 }),
    right: fc.integer({ min: 0, max: 20_000 }),
  });

  test('shows the cursor and the head at every magnification, and all of the run without one', () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(runs, part, part, part, (run, zoom, at, where) => {
        const k = 1 + zoom * (maxZoomOf(run.steps) - 1);
        const cursor = Math.round(at * run.steps);
        const head = Math.round(run.left + where * (run.right - run.left));
        const { step, steps, cell, cells } = windowOf(run, k, cursor, head);
        expect(cursor).toBeGreaterThanOrEqual(step);
        expect(cursor).toBeLessThan(step + steps);
        expect(head).toBeGreaterThanOrEqual(cell);
        expect(head).toBeLessThan(cell + cells);
        expect(step).toBeGreaterThanOrEqual(0);
        const whole = windowOf(run, 1, cursor, head);
        expect(whole.step).toBe(0);
        expect(whole.steps).toBeGreaterThan(run.steps);
        expect(whole.cell).toBeLessThanOrEqual(run.left);
        expect(whole.cell + whole.cells).toBeGreaterThan(run.right);
        expect(steps).toBeLessThanOrEqual(whole.steps);
      }),
    );
  });

  test('grows by doubling while only the steps before the cursor are seen, and never beyond the run', () => {
    const rooms = [0, 23, 24, 47, 48, 100, 240].map((cursor) => roomAt(cursor, 240));
    expect(rooms).toEqual([23, 23, 47, 47, 95, 191, 240]);
    expect(roomAt(3, 6)).toBe(6);
  });
});

test('a table has only whole rules, and a picture without room for them has no table', () => {
  const sizes = fc.record({
    width: fc.integer({ min: 280, max: 1200 }),
    height: fc.integer({ min: 300, max: 900 }),
  });
  const names = fc.array(fc.string({ minLength: 1, maxLength: 24 }), {
    minLength: 1,
    maxLength: 26,
  });
  const scale = fc.constantFrom(1, 1.7);
  fc.assert(
    fc.property(
      sizes,
      names,
      fc.integer({ min: 2, max: 10 }),
      scale,
      (size, states, most, text) => {
        const symbols = Array.from({ length: most }, (_, at) => String(at));
        const { table } = layoutMachine(size, text, { states, symbols }, 0);
        const longest = Math.max(...states.map((name) => [...name].length)) + '1R'.length;
        if (table.rows > 0) expect(table.rule).toBeGreaterThan(longest * LETTER * text - 0.001);
      },
    ),
  );
  const symbols = ['0', '1'];
  const beaver = { states: ['A', 'B', 'C', 'D', 'E'], symbols };
  for (const width of [288, 358, 960]) {
    expect(layoutMachine({ width, height: 400 }, 1, beaver, 0).table.rows, `${width}`).toBe(5);
  }
  // On a phone the table of the palindromes stands below the picture, and one of ten symbols nowhere.
  const palindromes = { states: ['a-right', 'b-right'], symbols: ['_', 'a', 'b'] };
  const phone = { width: 358, height: 400 };
  const { table, picture } = layoutMachine(phone, 1, palindromes, 0);
  expect(table.rows).toBe(2);
  expect(picture.width).toBe(350);
  const many = { ...palindromes, symbols: [...'0123456789'] };
  expect(layoutMachine(phone, 1, many, 0).table.rows).toBe(0);
});

test('nothing of the picture lies outside of it, nor over another part, on a phone and on a wide screen', () => {
  const sizes = fc.record({
    width: fc.integer({ min: 280, max: 1200 }),
    height: fc.integer({ min: 100, max: 900 }),
  });
  const tables = fc.record({
    states: fc.integer({ min: 1, max: 26 }),
    symbols: fc.integer({ min: 2, max: 10 }),
  });
  fc.assert(
    fc.property(sizes, tables, fc.nat(25), (size, { states, symbols }, state) => {
      const machine = {
        states: Array.from({ length: states }, (_, at) => String.fromCharCode(65 + at)),
        symbols: Array.from({ length: symbols }, (_, at) => String(at)),
      };
      const {
        tape,
        picture,
        table,
        list,
        states: graph,
      } = layoutMachine(size, 1, machine, state % states);
      const boxes = [tape, picture, table, list, ...(graph ? [graph] : [])];
      for (const { left, top, width, height } of boxes) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(size.width + 0.01);
        if (height > 0) expect(top + height).toBeLessThanOrEqual(size.height);
      }
      const beside = picture.left + picture.width <= table.left;
      expect(beside || picture.top + picture.height <= table.top).toBe(true);
      expect(table.first).toBeLessThanOrEqual(state % states);
      if (table.rows > 0) expect(table.first + table.rows).toBeGreaterThan(state % states);
      expect(tape.cells % 2).toBe(1);
    }),
  );
});

describe('a picture that is too small', () => {
  const sizes = fc.record({
    width: fc.integer({ min: 1, max: 500 }),
    height: fc.integer({ min: 1, max: 400 }),
  });
  const text = fc.constantFrom(1, 1.7);

  test('of a machine has no part of a negative size', () => {
    const table = fc.record({
      states: fc.integer({ min: 1, max: 40 }),
      symbols: fc.integer({ min: 2, max: 10 }),
    });
    fc.assert(
      fc.property(sizes, text, table, (size, text, { states, symbols }) => {
        const machine = {
          states: Array.from({ length: states }, (_, at) => `q${at}`),
          symbols: Array.from({ length: symbols }, (_, at) => String(at)),
        };
        const { tape, picture, table, states: graph, list } = layoutMachine(size, text, machine, 0);
        const boxes = [
          tape,
          picture,
          list,
          ...(graph ? [graph] : []),
          ...(table.rows > 0 ? [table] : []),
        ];
        for (const { width, height } of boxes) {
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('of a boundary neither, and a pointer means one of its places', () => {
    const shape = fc.record({ cells: fc.integer({ min: 1, max: 61 }), steps: fc.nat(60) });
    fc.assert(
      fc.property(
        sizes,
        text,
        shape,
        fc.integer({ min: -500, max: 900 }),
        (size, text, { cells, steps }, x) => {
          const world = { cells: Array.from({ length: cells }), steps } as unknown as World;
          const places = placesOf(size, world, text);
          expect(Math.min(places.wide, places.high)).toBeGreaterThanOrEqual(0);
          const at = boundaryAt(places, x, cells);
          expect(at >= 0 && at <= cells).toBe(true);
        },
      ),
    );
  });
});

test('a picture draws no cell of the tape whose symbol a moment does not hold', () => {
  const machine = { states: ['A', 'B'], symbols: ['0', '1'] };
  for (const width of [300, 823, 1300, 2000, 6000]) {
    const { tape } = layoutMachine({ width, height: 500 }, 1, machine, 0);
    expect((tape.cells - 1) / 2).toBeLessThanOrEqual(AROUND);
  }
});
