import { describe, expect, test } from 'vitest';
import { codeLanguages, codeOf } from '../../www/src/exhibits/quicksort/code.ts';
import { operations } from '../../www/src/exhibits/quicksort/steps.ts';
import { everySort, nameOf, type Sorted, sorted } from './quicksort-run.ts';

/** Lists after which a run has done all that it can do, with pivots that are probed for. */
const lists = [
  [
    7, 3, 9, 3, 1, 8, 3, 2, 9, 0, 5, 7, 3, 6, 4, 3, 8, 1, 2, 7, 0, 9, 5, 5, 1, 0, 2, 8, 6, 4, 3, 7,
    9,
  ],
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  [...'999988887777'].map(Number),
];

const done = (run: Sorted) => run.moments.slice(1).map((moment) => run.step(moment).operation);

describe('the program', () => {
  test.each(everySort.map((sort) => [nameOf(sort), sort] as const))(
    'has one line for all that is done, in each language: %s',
    (_, sort) => {
      const runs = lists.map((list) => sorted(list, { ...sort, pivot: 'ninther' }));
      const operated = new Set(runs.flatMap(done));
      expect(operated).toContain('pivot');
      for (const language of codeLanguages) {
        const lines = codeOf(language, sort);
        for (const operation of operated) {
          const lit = lines.filter(({ does }) => does.includes(operation));
          expect(lit.length, `${operation} in ${language}`).toBe(1);
        }
      }
    },
  );

  test.each(everySort.map((sort) => [nameOf(sort), sort] as const))(
    'has no line for what another scheme does, and knows what it names: %s',
    (_, sort) => {
      const own = {
        'three-way': ['equal', 'larger', 'smaller'],
        hoare: ['scan-left', 'scan-right', 'exchange', 'place'],
        lomuto: ['stay', 'move', 'place'],
      }[sort.scheme];
      const always = ['probe', 'pivot', 'shift', 'settle', 'comparator'];
      for (const language of codeLanguages) {
        const does = codeOf(language, sort).flatMap((line) => line.does);
        expect(does.toSorted(), language).toEqual([...own, ...always].sort());
        for (const one of does) expect(operations, language).toContain(one);
      }
    },
  );

  test('is another one for every scheme, order and way to call', () => {
    for (const language of codeLanguages) {
      const sorts = everySort.filter(({ cutoff }) => cutoff === 2);
      const programs = sorts.map((sort) => {
        return codeOf(language, sort)
          .map(({ text }) => text)
          .join('\n');
      });
      expect(new Set(programs).size, language).toBe(18);
    }
  });

  test('has lines of one line, with nothing behind their end', () => {
    for (const sort of everySort) {
      for (const language of codeLanguages) {
        for (const { text } of codeOf(language, sort)) expect(text).toMatch(/^[^\n]*\S$/);
      }
    }
  });
});
