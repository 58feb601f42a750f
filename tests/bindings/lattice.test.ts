import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { initSync, Lattice, type LatticeConfig } from '../../www/pkg/appleyard.js';

// The package that the page loads, handed its bytes.
beforeAll(() => {
  initSync({
    module: readFileSync(new URL('../../www/pkg/appleyard_bg.wasm', import.meta.url)),
  });
});

const plate = (columns: number, rows: number, endRule: LatticeConfig['endRule'] = 'misere') => {
  const run = new Lattice({ columns, rows, endRule });
  while (!run.advance(100).finished);
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

describe('Lattice', () => {
  test('its trace says what the source material says of the apple game', () => {
    const run = plate(21, 13);
    const trace = run.trace();
    expect(run.rowWidth).toBe(5);
    expect(trace.length).toBe(21 * 13 * 5);
    for (let row = 0; row < trace.length; row += 5) {
      const [m = 0, n = 0, outcome] = trace.subarray(row, row + 5);
      const lost = m === 0 ? n % 2 === 1 : m % 2 === 0 && n % 2 === 0;
      expect(outcome, `(${m}, ${n})`).toBe(lost ? 0 : 1);
    }
  });

  test('twenty apples: lost for whoever begins, in 39 plies', () => {
    expect(plate(21, 13).why(20, 0)).toMatchObject({ outcome: 'P', remoteness: 39 });
  });

  test('normal play has another pattern', () => {
    expect(plate(8, 8, 'normal').why(0, 0)).toEqual({
      m: 0,
      n: 0,
      outcome: 'P',
      remoteness: 0,
      options: [],
    });
  });

  test('why names every move and the one that decides, also outside the drawing', () => {
    const why = plate(8, 8).why(7, 7);
    expect(why.options.map(({ m, n, drawn }) => [m, n, drawn])).toEqual([
      [6, 7, true],
      [7, 6, true],
      [6, 8, false],
    ]);
    expect(why.options[why.deciding ?? -1]).toMatchObject({ m: 6, n: 8, outcome: 'P' });
  });

  test('the circled points are the first milestones, the finished plate is the last', () => {
    const milestones = plate(21, 13).milestones();
    expect(milestones.slice(0, 2)).toMatchObject([
      { kind: 'given', m: 0, n: 1 },
      { kind: 'follows', m: 1, n: 0 },
    ]);
    expect(milestones.at(-1)).toMatchObject({ kind: 'finished', step: 21 * 13 });
  });

  test('every move lowers the weight', () => {
    expect([...plate(8, 8).weight()]).toEqual([2, 1]);
  });

  test('progress counts in BigInt and in slices of the budget', () => {
    const run = new Lattice({ columns: 8, rows: 8, endRule: 'misere' });
    const first = run.advance(10);
    expect(first).toEqual({ done: 10n, total: first.total, finished: false });
    expect(first.total).toBeGreaterThan(64n);
  });

  test.each([
    [0, 8, 'columns-out-of-range', 0],
    [8, 100_000, 'rows-out-of-range', 100_000],
  ])('%i by %i is refused with a code and the limits', (columns, rows, code, value) => {
    const error = thrown(() => new Lattice({ columns, rows, endRule: 'misere' }));
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ code, params: { value, min: 1, max: 1024 } });
  });

  test.each([
    ['a string', 'eight'],
    ['a negative side', { columns: -1, rows: 8, endRule: 'misere' }],
    ['a fraction', { columns: 8.5, rows: 8, endRule: 'misere' }],
    ['10^9', { columns: 1e20, rows: 8, endRule: 'misere' }],
    ['another end rule', { columns: 8, rows: 8, endRule: 'draw' }],
  ])('a configuration that is %s is refused', (_, config) => {
    expect(thrown(() => new Lattice(config as never))).toMatchObject({ code: 'bad-config' });
  });

  test('a point that no drawn point leads to has no why', () => {
    expect(thrown(() => plate(8, 8).why(8, 0))).toMatchObject({
      code: 'point-outside',
      params: { m: 8, n: 0 },
    });
  });
});
