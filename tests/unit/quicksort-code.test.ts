import { describe, expect, test } from 'vitest';
import { codeLanguages, codeOf, placeNames } from '../../www/src/exhibits/quicksort/panels/code.ts';
import { pointersOf } from '../../www/src/exhibits/quicksort/picture/pointers.ts';
import { schemes } from '../../www/src/exhibits/quicksort/scene.ts';
import { operations } from '../../www/src/exhibits/quicksort/steps.ts';
import { type Language, languages } from '../../www/src/words/language.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import { everySort, nameOf, type Sorted, sorted } from './quicksort-run.ts';

const wordsIn = (language: Language) => loadMessages(language, ['quicksort', 'quicksort-panels']);
const words = await wordsIn('en');

/** Lists whose runs together use every operation, with pivots that are probed for. */
const lists = [
  [
    7, 3, 9, 3, 1, 8, 3, 2, 9, 0, 5, 7, 3, 6, 4, 3, 8, 1, 2, 7, 0, 9, 5, 5, 1, 0, 2, 8, 6, 4, 3, 7,
    9,
  ],
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  [...'999988887777'].map(Number),
];

/** The line of each operation, in pseudo-code, in Rust and in C++. */
const written: Readonly<Record<string, readonly [pseudo: RegExp, rust: RegExp, cpp: RegExp]>> = {
  pivot: [/choose a pivot/, /choose\(a, first, end\)/, /choose\(first, end\)/],
  probe: [/choose a pivot/, /choose\(a, first, end\)/, /choose\(first, end\)/],
  equal: [/equal: +next ← next \+ 1/, /Equal => next \+= 1/, /order == 0\) \+\+next/],
  larger: [/larger: +larger ← larger − 1; swap/, /Greater => .*larger -= 1/, /order > 0.*--larger/],
  smaller: [
    /smaller: swap .*equal ← equal \+ 1/,
    /Less => .*equal \+= 1/,
    /\*next\+\+, \*equal\+\+/,
  ],
  'scan-left': [
    /if a\[left\] < a\[first\]: left/,
    /a\[left\] < a\[first\] \{ left \+= 1/,
    /\*left < \*first\) \{ \+\+left/,
  ],
  'scan-right': [
    /a\[right − 1\] > a\[first\]: right/,
    /a\[right - 1\] > a\[first\]/,
    /\*first < right\[-1\]\) --right/,
  ],
  exchange: [
    /swap a\[left\], a\[right\]/,
    /a\.swap\(left, right\)/,
    /std::swap\(\*left\+\+, \*--right\)/,
  ],
  stay: [/if a\[next\] < a\[first\]/, /if a\[next\] < a\[first\]/, /if \(\*next < \*first\)/],
  move: [
    /swap a\[boundary\], a\[next\]/,
    /a\.swap\(boundary, next\)/,
    /std::swap\(\*boundary\+\+, \*next\)/,
  ],
  place: [/swap a\[first\], a\[p\]/, /a\.swap\(first, p\)/, /std::swap\(\*first, \*p\)/],
  shift: [/sort the short part/, /small_sort/, /small_sort/],
  settle: [/sort the short part/, /small_sort/, /small_sort/],
  comparator: [/sort the short part/, /small_sort/, /small_sort/],
};

const done = (run: Sorted) => run.moments.slice(1).map((moment) => run.step(moment).operation);

describe('the program', () => {
  test.each(everySort.map((sort) => [nameOf(sort), sort] as const))(
    'has one line for each operation, in each language: %s',
    (_, sort) => {
      const runs = lists.map((list) => sorted(list, { ...sort, pivot: 'ninther' }));
      const operated = new Set(runs.flatMap(done));
      expect(operated).toContain('pivot');
      for (const language of codeLanguages) {
        const lines = codeOf(language, sort, words);
        for (const operation of operated) {
          const lit = lines.filter(({ does }) => does.includes(operation));
          expect(lit.length, `${operation} in ${language}`).toBe(1);
        }
      }
    },
  );

  test.each(everySort.map((sort) => [nameOf(sort), sort] as const))(
    'has lines only for the operations of its scheme: %s',
    (_, sort) => {
      const own = {
        'three-way': ['equal', 'larger', 'smaller'],
        hoare: ['scan-left', 'scan-right', 'exchange', 'place'],
        lomuto: ['stay', 'move', 'place'],
      }[sort.scheme];
      const always = ['probe', 'pivot', 'shift', 'settle', 'comparator'];
      for (const language of codeLanguages) {
        const does = codeOf(language, sort, words).flatMap((line) => line.does);
        expect(does.toSorted(), language).toEqual([...own, ...always].sort());
        for (const one of does) expect(operations, language).toContain(one);
      }
    },
  );

  test.each(everySort.map((sort) => [nameOf(sort), sort] as const))(
    'says in each line what the operation does: %s',
    (_, sort) => {
      for (const [at, language] of (['pseudo', 'rust', 'cpp'] as const).entries()) {
        for (const { text, does } of codeOf(language, sort, words)) {
          for (const one of does)
            expect(text, `${one} in ${language}`).toMatch(written[one]?.[at] ?? /^$/);
        }
      }
    },
  );

  test('compares the sides only if their order depends on their lengths', () => {
    const program = (recurse: 'smaller' | 'larger' | 'left', calls: 'one' | 'two') =>
      codeOf('pseudo', { scheme: 'three-way', recurse, calls }, words)
        .map(({ text }) => text)
        .join('\n');
    expect(program('smaller', 'one')).toContain('if equal − first < end − larger');
    expect(program('larger', 'one')).toContain('if equal − first ≥ end − larger');
    expect(program('left', 'two')).toContain('sort(first, equal); sort(larger, end)');
    expect(program('left', 'two')).not.toContain('if equal');
  });

  test('calls its places as the figure does, in each language of the page', async () => {
    for (const language of languages) {
      const words = await wordsIn(language);
      const name = (place: string) => words.text(`pointer-${place}`);
      expect(new Set(placeNames.map(name)).size).toBe(placeNames.length);
      for (const scheme of schemes) {
        const run = sorted([3, 1, 2], { scheme, pivot: 'first' });
        const here = run.here(1);
        for (const shown of ['pseudo', 'rust', 'cpp'] as const) {
          const program = codeOf(shown, run.scene, words)
            .map(({ text }) => text)
            .join('\n');
          for (const pointer of pointersOf(here, run.current(here))) {
            expect(program).toContain(name(pointer.name));
          }
        }
      }
    }
  });

  test('has its pseudo-code in the language of the page, down to the last word', async () => {
    for (const language of ['zh', 'es'] as const) {
      const words = await wordsIn(language);
      for (const sort of everySort) {
        const english = codeOf('pseudo', sort, await wordsIn('en'));
        const program = codeOf('pseudo', sort, words);
        expect(program.map(({ does }) => does)).toEqual(english.map(({ does }) => does));
        for (const { text } of program) {
          expect(text).not.toMatch(
            /\b(sort|while|if|otherwise|for|from|and|compare|swap|choose|loop|return|cutoff|first|next|end)\b/,
          );
          if (language === 'zh')
            expect(text).toMatch(/^[ \p{Script=Han}：，;←−+≥<>=()[\]ap0-9,]*$/u);
        }
      }
    }
  });

  test('differs for every scheme, order and way to call', () => {
    for (const language of codeLanguages) {
      const sorts = everySort.filter(({ cutoff }) => cutoff === 2);
      const programs = sorts.map((sort) => {
        return codeOf(language, sort, words)
          .map(({ text }) => text)
          .join('\n');
      });
      expect(new Set(programs).size, language).toBe(18);
    }
  });

  test('has no line breaks in its lines, and no spaces at their ends', () => {
    for (const sort of everySort) {
      for (const language of codeLanguages) {
        for (const { text } of codeOf(language, sort, words)) expect(text).toMatch(/^[^\n]*\S$/);
      }
    }
  });
});
