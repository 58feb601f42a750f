/** Misère quotients as JavaScript gets them. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { initSync, type MisereConfig, MisereQuotient } from '../../www/pkg/misere.js';
import { thrown } from './support/calls.ts';

initSync({
  module: readFileSync(new URL('../../www/pkg/misere_bg.wasm', import.meta.url)),
});

function quotientOf(config: Partial<MisereConfig>): MisereQuotient {
  const run = new MisereQuotient({ heaps: 200, elements: 512, ...config });
  while (!run.advance(5).finished);
  return run;
}

test('Chain has 40 elements, and any heaps have a verdict', () => {
  const chain = quotientOf({ code: '.77' });
  const summary = chain.summary();
  expect(summary.rules).toBe('0.77');
  expect(summary.growth.map(({ order }) => order)).toEqual([2, 6, 12, 18, 24, 32, 40]);
  expect(summary.period).toMatchObject({ preperiod: 71n, period: 12n, proved: true });
  const elements = chain.elements();
  const products = chain.products();
  expect(products).toHaveLength(40 * 40);
  const [three = -1, seven = -1] = [elements[3], elements[7]];
  const { element, outcome } = chain.verdict([3, 7]);
  expect(element).toBe(products[three * 40 + seven]);
  expect(outcome).toBe(summary.lost.includes(element) ? 'P' : 'N');
  expect(chain.verdict([10n ** 15n])).toEqual(chain.verdict([10n ** 15n - 12n * 10n ** 12n]));
});

test('winning moves leave a lost sum, and a lost sum has none', () => {
  const chain = quotientOf({ code: '0.77' });
  const moves = chain.winningMoves([10n ** 15n, 5]);
  expect(moves.length).toBeGreaterThan(0);
  for (const { heap, taken, smaller, element } of moves) {
    const after = [10n ** 15n, 5n];
    after[heap] = (after[heap] ?? 0n) - taken - smaller;
    expect(chain.verdict([...after, smaller])).toEqual({ element, outcome: 'P' });
  }
  expect(chain.winningMoves([1])).toEqual([]);
});

test('the rules are either a code or numbers', () => {
  expect(quotientOf({ numbers: '1..3' }).summary()).toMatchObject({ rules: '1..3', order: 6 });
  for (const config of [{}, { code: '0.77', numbers: '1' }]) {
    const made = () => new MisereQuotient({ heaps: 9, elements: 9, ...config });
    expect(thrown(made)).toMatchObject({ code: 'bad-argument' });
  }
});

test('what is refused names the heap, and keeps the smaller ones', () => {
  const run = new MisereQuotient({ code: '0.76', heaps: 12, elements: 64 });
  const error = thrown(() => {
    while (!run.advance(1).finished);
  });
  expect(error).toMatchObject({ code: 'quotient-too-large', params: { max: 64 } });
  expect(run.summary().order).toBeLessThanOrEqual(64);
  expect(thrown(() => run.verdict([1, 99]))).toMatchObject({
    code: 'heap-beyond-quotient',
    params: { heap: 2 },
  });
});
