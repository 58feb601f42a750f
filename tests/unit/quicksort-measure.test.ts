import { expect, test } from 'vitest';
import { sortFast } from '../../www/pkg/quicksort.js';
import {
  contenders,
  elementsOf,
  measure,
  median,
} from '../../www/src/exhibits/quicksort/race/measure.ts';
import './quicksort-run.ts';

const pause = async () => {};

test('the core, the typed array and the plain array sort the same numbers', async () => {
  const calls: number[] = [];
  const core = (values: Uint32Array) => {
    calls.push(values.length);
    sortFast(values);
  };
  const { ms, length, runs } = await measure(5000, core, pause);
  expect({ length, calls }).toEqual({ length: 5000, calls: Array(runs).fill(5000) });
  for (const by of contenders) expect(ms[by]).toBeGreaterThanOrEqual(0);
});

test('a sort that does not sort is detected', async () => {
  await expect(measure(100, () => {}, pause)).rejects.toThrow('different results');
});

test('the same seed gives the same numbers, which are hardly ever equal', () => {
  expect(elementsOf(10)).toEqual(elementsOf(10));
  expect(elementsOf(10, 2)).not.toEqual(elementsOf(10));
  expect(new Set(elementsOf(1000)).size).toBe(1000);
});

test('the median is the middle one', () => {
  expect(median([5, 1, 9, 2, 7])).toBe(5);
});

test('the core refuses a value that is not a list of numbers', () => {
  for (const wrong of [undefined, [2, 1], Float64Array.of(2, 1)]) {
    expect(() => sortFast(wrong as never)).toThrow(
      expect.objectContaining({ code: 'bad-argument' }),
    );
  }
});
