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

/** What stands in the line of each operation, in words, in Rust and in C++. */
const written: Readonly<Record<string, readonly [pseudo: RegExp, rust: RegExp, cpp: RegExp]>> = {
  pivot: [/choose a pivot/, /choose\(a, lo, hi\)/, /choose\(lo, hi\)/],
  probe: [/choose a pivot/, /choose\(a, lo, hi\)/, /choose\(lo, hi\)/],
  equal: [/equal: +next ← next \+ 1/, /Equal => next \+= 1/, /order == 0\) \+\+next/],
  larger: [/larger: +larger ← larger − 1; swap/, /Greater => .*larger -= 1/, /order > 0.*--larger/],
  smaller: [
    /smaller: swap .*equal ← equal \+ 1/,
    /Less => .*equal \+= 1/,
    /\*next\+\+, \*equal\+\+/,
  ],
  'scan-left': [/if a\[i\] < a\[lo\]: i/, /a\[i\] < a\[lo\] \{ i \+= 1/, /\*i < \*lo\) \{ \+\+i/],
  'scan-right': [/a\[j − 1\] > a\[lo\]: j/, /a\[j - 1\] > a\[lo\]/, /\*lo < j\[-1\]\) --j/],
  exchange: [/swap a\[i\], a\[j\]/, /a\.swap\(i, j\)/, /std::swap\(\*i\+\+, \*--j\)/],
  stay: [/if a\[next\] < a\[lo\]/, /if a\[next\] < a\[lo\]/, /if \(\*next < \*lo\)/],
  move: [/swap a\[i\], a\[next\]/, /a\.swap\(i, next\)/, /std::swap\(\*i\+\+, \*next\)/],
  place: [/p ← i − 1; swap a\[lo\], a\[p\]/, /a\.swap\(lo, p\)/, /std::swap\(\*lo, \*p\)/],
  shift: [/small sort/, /small_sort/, /small_sort/],
  settle: [/small sort/, /small_sort/, /small_sort/],
  comparator: [/small sort/, /small_sort/, /small_sort/],
};

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

  test.each(everySort.map((sort) => [nameOf(sort), sort] as const))(
    'does in each line what is written there: %s',
    (_, sort) => {
      for (const [at, language] of (['pseudo', 'rust', 'cpp'] as const).entries()) {
        for (const { text, does } of codeOf(language, sort)) {
          for (const one of does)
            expect(text, `${one} in ${language}`).toMatch(written[one]?.[at] ?? /^$/);
        }
      }
    },
  );

  test('asks which side is shorter, or longer, only where it matters which is called first', () => {
    const program = (recurse: 'smaller' | 'larger' | 'left', calls: 'one' | 'two') =>
      codeOf('pseudo', { scheme: 'three-way', recurse, calls })
        .map(({ text }) => text)
        .join('\n');
    expect(program('smaller', 'one')).toContain('if equal − lo < hi − larger');
    expect(program('larger', 'one')).toContain('if equal − lo ≥ hi − larger');
    expect(program('left', 'two')).toContain('sort(lo, equal); sort(larger, hi)');
    expect(program('left', 'two')).not.toContain('if equal');
  });

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
