import { expect, test } from 'vitest';
import { partsOf } from '../../www/src/exhibits/quicksort/steps.ts';
import { type Verdict, verdictOf } from '../../www/src/exhibits/quicksort/verdict.ts';
import { runOf, sceneOf } from './quicksort-run.ts';

function judged(changes: Parameters<typeof sceneOf>[0]): Verdict {
  const run = runOf(sceneOf(changes));
  const { total, length } = run.summary();
  return verdictOf(total.comparisons, length, partsOf(run.parts()));
}

test('a run is good or bad by its comparisons, and the pivots say why', () => {
  expect(judged({})).toEqual({ verdict: 'good', why: 'even' });
  for (const length of [24, 64, 512, 2048]) {
    expect(judged({ length })).toEqual({ verdict: 'good', why: 'even' });
    expect(judged({ length, input: 'reversed', pivot: 'first' })).toEqual({
      ...{ verdict: 'bad', why: 'uneven' },
    });
    expect(judged({ length, input: 'sorted', pivot: 'middle' })).toEqual({
      ...{ verdict: 'good', why: 'even' },
    });
    expect(judged({ length, input: 'all-equal' })).toEqual({ verdict: 'good', why: 'equal' });
  }
  expect(judged({ length: 64, input: 'time-killer', pivot: 'middle' })).toEqual({
    ...{ verdict: 'bad', why: 'uneven' },
  });
});

test('nothing is said of short lists, or of a list that another sort takes whole', () => {
  const none = { verdict: 'none', why: 'none' };
  expect(judged({ length: 9, input: 'sorted', pivot: 'first' })).toEqual(none);
  expect(judged({ length: 24, input: 'reversed', cutoff: 33 })).toEqual(none);
});
