import { expect, test } from 'vitest';
import { narrate } from '../../www/src/exhibits/quicksort/account.ts';
import { inputs, pivots, schemes } from '../../www/src/exhibits/quicksort/scene.ts';
import { leastOf, type Verdict, verdictOf } from '../../www/src/exhibits/quicksort/verdict.ts';
import { languages } from '../../www/src/words/language.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import { brief } from '../../www/src/words/reading-time.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { narratedAt, overRuns, Sorted, sceneOf } from './quicksort-run.ts';

const vocabularies = await Promise.all(
  languages.map((language) => loadMessages(language, ['common', 'stage', 'quicksort'])),
);

function judged(changes: Parameters<typeof sceneOf>[0]): Pick<Verdict, 'verdict' | 'why'> {
  const { summary, scene, values, parts } = new Sorted(sceneOf(changes));
  const { comparisons } = summary.total;
  const { verdict, why } = verdictOf({ comparisons, pivot: scene.pivot }, values.length, parts);
  return { verdict, why };
}

test('a run is good or bad by its comparisons, and the pivots say why', () => {
  expect(judged({})).toEqual({ verdict: 'good', why: 'even' });
  for (const length of [10, 24, 64, 512, 2048]) {
    const worst = { length, input: 'reversed', pivot: 'first' } as const;
    expect(judged(worst)).toEqual({ verdict: 'bad', why: 'uneven' });
    const best = { length, input: 'sorted', pivot: 'middle' } as const;
    expect(judged(best)).toEqual({ verdict: 'good', why: 'even' });
    expect(judged({ length, input: 'all-equal' })).toEqual({ verdict: 'good', why: 'equal' });
  }
  const killer = { length: 64, input: 'time-killer', pivot: 'middle' } as const;
  expect(judged(killer)).toEqual({ verdict: 'bad', why: 'uneven' });
});

test('short lists and other sorts have a verdict too', () => {
  const short = { length: 9, input: 'reversed', pivot: 'first' } as const;
  expect(judged(short)).toEqual({ verdict: 'bad', why: 'uneven' });
  expect(judged({ ...short, pivot: 'middle' })).toEqual({ verdict: 'good', why: 'even' });
  const medians = { length: 3, input: 'random', pivot: 'median-of-three' } as const;
  expect(judged(medians)).toEqual({ verdict: 'bad', why: 'medians' });
  const whole = { length: 24, cutoff: 33 };
  expect(judged({ ...whole, input: 'reversed' })).toEqual({ verdict: 'bad', why: 'far' });
  expect(judged({ ...whole, input: 'sorted' })).toEqual({ verdict: 'good', why: 'near' });
  const network = { ...whole, small: 'table' } as const;
  expect(judged(network)).toEqual({ verdict: 'fixed', why: 'none' });
  for (const length of [1, 2]) expect(judged({ length })).toEqual({ verdict: 'only', why: 'none' });
});

test('the best pivots are the medians, and no run of different elements around first pivots needs fewer', () => {
  // Fifteen elements are divided into 7 and 7, then into 3 and 3, then into 1 and 1.
  expect(leastOf(15)).toBe(14 + 2 * (6 + 2 * 2));
  expect(leastOf(4)).toBe(3 + 1);
  overRuns(100, ({ scene, values, parts, summary }) => {
    const partition = parts.every(({ kind }) => kind === 'three-way' || kind === 'nothing');
    if (!partition || new Set(values).size < values.length) return;
    expect(summary.total.comparisons).toBeGreaterThanOrEqual(
      verdictOf({ comparisons: 0, pivot: scene.pivot }, values.length, parts).best,
    );
  });
});

test('the end of every run gives its reason at once, in each language', () => {
  const reasons = new Set<string>();
  for (const length of [1, 2, 3, 5, 9, 10, 24])
    for (const input of inputs)
      for (const pivot of pivots)
        for (const scheme of schemes)
          for (const cutoff of [2, 33]) {
            if (['typed', 'time-killer', 'stack-killer'].includes(input) || pivot === 'hand')
              continue;
            const run = new Sorted(sceneOf({ length, input, pivot, scheme, cutoff }));
            const [end] = narrate(narratedAt(run, run.steps));
            if (!end) throw new Error('a run ends without a word');
            for (const words of vocabularies) {
              const said = plain(words, [{ ...end, alone: true }]);
              const { verdict, why } = end.args ?? {};
              if (verdict === 'good' || verdict === 'bad') {
                expect(said).toMatch(/because|因为|porque/);
                reasons.add(`${why}`);
              }
              expect(brief(said, words.language), said).toBe(true);
            }
            run.run.free();
          }
  expect([...reasons].sort()).toEqual(
    ['equal', 'even', 'far', 'medians', 'mixed', 'near', 'uneven'].sort(),
  );
});
