import type { Messages } from '../../../words/messages.ts';
import { pointerNames } from '../picture/pointers.ts';
import type { QuicksortScene } from '../scene.ts';

export const codeLanguages = ['pseudo', 'rust', 'cpp'] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

/** A line of the program, and the operations of the run that it does. */
export interface CodeLine {
  readonly text: string;
  readonly does: readonly string[];
}

type Sort = Pick<QuicksortScene, 'scheme' | 'recurse' | 'calls'>;
type Program = readonly (readonly [text: string, ...does: string[]])[];

const choosing = ['probe', 'pivot'];
const smallSort = ['shift', 'settle', 'comparator'];

/** The names of places in the program: the pointers of the figure, and the place after the last one. */
export const placeNames = [...pointerNames, 'end'] as const;
const named = new RegExp(`\\b(${placeNames.join('|')})\\b`, 'g');

/**
 * The sort of a scene as a program of our own. It makes the core's comparisons and swaps in the same order.
 * Its places are called as in the figure, and its pseudo-code is in the language of `words`.
 */
export function codeOf(language: CodeLanguage, sort: Sort, words: Messages): readonly CodeLine[] {
  const program = { pseudo, rust, cpp }[language](sort, words);
  const withNames = (text: string) =>
    text.replace(named, (place) => words.text(`pointer-${place}`));
  return program.map(([text, ...does]) => ({ text: withNames(text), does }));
}

/** Where the left side ends and the right side begins, in the names of the scheme. */
function ends({ scheme }: Sort): readonly [left: string, right: string] {
  return scheme === 'three-way' ? ['equal', 'larger'] : ['p', 'p + 1'];
}

/** An end as it stands inside a difference: a sum needs brackets. */
const inside = (end: string): string => (end.includes('+') ? `(${end})` : end);

function pseudo(sort: Sort, words: Messages): Program {
  const [left, right] = ends(sort);
  const say = {
    swap: (one: string, other: string) => words.text('pseudo-swap', { one, other }),
    sort: (from: string, to: string) => words.text('pseudo-sort', { from, to }),
    when: (condition: string) => words.text('pseudo-if', { condition }),
    repeat: (condition: string) => words.text('pseudo-while', { condition }),
  };
  const pivotToPlace = `p ← ${sort.scheme === 'hoare' ? 'left' : 'boundary'} − 1; ${say.swap('a[first]', 'a[p]')}`;
  const schemes: Record<Sort['scheme'], Program> = {
    'three-way': [
      ['    equal ← first; next ← first + 1; larger ← end'],
      [`    ${say.repeat('next < larger')}`],
      [`      ${words.text('pseudo-compare', { element: 'a[next]', pivot: 'a[equal]' })}`],
      [`        ${words.text('pseudo-equal', { does: 'next ← next + 1' })}`, 'equal'],
      [
        `        ${words.text('pseudo-larger', { does: `larger ← larger − 1; ${say.swap('a[next]', 'a[larger]')}` })}`,
        'larger',
      ],
      [
        `        ${words.text('pseudo-smaller', { does: `${say.swap('a[next]', 'a[equal]')}; equal ← equal + 1; next ← next + 1` })}`,
        'smaller',
      ],
    ],
    hoare: [
      ['    left ← first + 1; right ← end'],
      [`    ${say.repeat('left < right')}`],
      [
        `      ${say.when('a[left] < a[first]')} ${words.text('pseudo-again', { does: 'left ← left + 1' })}`,
        'scan-left',
      ],
      [
        `      ${say.repeat(words.text('pseudo-and', { one: 'right > left + 1', other: 'a[right − 1] > a[first]' }))} right ← right − 1`,
        'scan-right',
      ],
      [`      ${say.when('right = left + 1')} ${words.text('pseudo-leave')}`],
      [`      right ← right − 1; ${say.swap('a[left]', 'a[right]')}; left ← left + 1`, 'exchange'],
      [`    ${pivotToPlace}`, 'place'],
    ],
    lomuto: [
      ['    boundary ← first + 1'],
      [`    ${words.text('pseudo-for', { name: 'next', from: 'first + 1', to: 'end − 1' })}`],
      [`      ${say.when('a[next] < a[first]')}`, 'stay'],
      [`        ${say.swap('a[boundary]', 'a[next]')}; boundary ← boundary + 1`, 'move'],
      [`    ${pivotToPlace}`, 'place'],
    ],
  };
  const condition = {
    smaller: `${left} − first < end − ${inside(right)}`,
    larger: `${left} − first ≥ end − ${inside(right)}`,
    left: '',
  }[sort.recurse];
  const goRight = `${say.sort('first', left)}; first ← ${right}`;
  const goLeft = `${say.sort(right, 'end')}; end ← ${left}`;
  const one: Program = condition
    ? [
        [`    ${say.when(condition)}`],
        [`      ${goRight}`],
        [`    ${words.text('pseudo-otherwise')}`],
        [`      ${goLeft}`],
      ]
    : [[`    ${goRight}`]];
  const [sortLeft, sortRight] = [say.sort('first', left), say.sort(right, 'end')];
  const two: Program = condition
    ? [
        [`    ${say.when(condition)}`],
        [`      ${sortLeft}; ${sortRight}`],
        [`    ${words.text('pseudo-otherwise')}`],
        [`      ${sortRight}; ${sortLeft}`],
        [`    ${words.text('pseudo-return')}`],
      ]
    : [[`    ${sortLeft}; ${sortRight}`], [`    ${words.text('pseudo-return')}`]];
  const parts = { from: 'first', to: 'end' };
  return [
    [words.text('pseudo-begin', parts)],
    [`  ${say.repeat(`end − first ≥ ${words.text('pseudo-cutoff')}`)}`],
    [`    ${words.text('pseudo-pivot', { place: 'a[first]' })}`, ...choosing],
    ...schemes[sort.scheme],
    ...(sort.calls === 'one' ? one : two),
    [`  ${words.text('pseudo-small', parts)}`, ...smallSort],
  ];
}

function rust(sort: Sort): Program {
  const [left, right] = ends(sort);
  const schemes: Record<Sort['scheme'], Program> = {
    'three-way': [
      ['        let (mut equal, mut next, mut larger) = (first, first + 1, end);'],
      ['        while next < larger {'],
      ['            match a[next].cmp(&a[equal]) {'],
      ['                Equal => next += 1,', 'equal'],
      ['                Greater => { larger -= 1; a.swap(next, larger); }', 'larger'],
      ['                Less => { a.swap(next, equal); equal += 1; next += 1; }', 'smaller'],
      ['            }'],
      ['        }'],
    ],
    hoare: [
      ['        let (mut left, mut right) = (first + 1, end);'],
      ['        while left < right {'],
      ['            if a[left] < a[first] { left += 1; continue; }', 'scan-left'],
      [
        '            while right > left + 1 && a[right - 1] > a[first] { right -= 1; }',
        'scan-right',
      ],
      ['            if right == left + 1 { break; }'],
      ['            right -= 1; a.swap(left, right); left += 1;', 'exchange'],
      ['        }'],
      ['        let p = left - 1; a.swap(first, p);', 'place'],
    ],
    lomuto: [
      ['        let mut boundary = first + 1;'],
      ['        for next in first + 1..end {'],
      ['            if a[next] < a[first] {', 'stay'],
      ['                a.swap(boundary, next); boundary += 1;', 'move'],
      ['            }'],
      ['        }'],
      ['        let p = boundary - 1; a.swap(first, p);', 'place'],
    ],
  };
  return [
    ['fn sort<T: Ord>(a: &mut [T], mut first: usize, mut end: usize) {'],
    ['    while end - first >= CUTOFF {'],
    ['        let pivot_at = choose(a, first, end); a.swap(first, pivot_at);', ...choosing],
    ...schemes[sort.scheme],
    ...calls(sort, left, right, '        '),
    ['    }'],
    ['    small_sort(&mut a[first..end]);', ...smallSort],
    ['}'],
  ];
}

function cpp(sort: Sort): Program {
  const [left, right] = ends(sort);
  const schemes: Record<Sort['scheme'], Program> = {
    'three-way': [
      ['    auto equal = first, next = first + 1, larger = end;'],
      ['    while (next < larger) {'],
      ['      auto order = *next <=> *equal;'],
      ['      if (order == 0) ++next;', 'equal'],
      ['      else if (order > 0) std::swap(*next, *--larger);', 'larger'],
      ['      else std::swap(*next++, *equal++);', 'smaller'],
      ['    }'],
    ],
    hoare: [
      ['    auto left = first + 1, right = end;'],
      ['    while (left < right) {'],
      ['      if (*left < *first) { ++left; continue; }', 'scan-left'],
      ['      while (right > left + 1 && *first < right[-1]) --right;', 'scan-right'],
      ['      if (right == left + 1) break;'],
      ['      std::swap(*left++, *--right);', 'exchange'],
      ['    }'],
      ['    auto p = left - 1; std::swap(*first, *p);', 'place'],
    ],
    lomuto: [
      ['    auto boundary = first + 1;'],
      ['    for (auto next = first + 1; next < end; ++next)'],
      ['      if (*next < *first)', 'stay'],
      ['        std::swap(*boundary++, *next);', 'move'],
      ['    auto p = boundary - 1; std::swap(*first, *p);', 'place'],
    ],
  };
  return [
    ['template <class T> void sort(T* first, T* end) {'],
    ['  while (end - first >= cutoff) {'],
    ['    std::swap(*first, *choose(first, end));', ...choosing],
    ...schemes[sort.scheme],
    ...calls(sort, left, right, '    '),
    ['  }'],
    ['  small_sort(first, end);', ...smallSort],
    ['}'],
  ];
}

/** The calls. They look the same in Rust and in C++, except for the brackets of the condition. */
function calls(sort: Sort, left: string, right: string, indent: string): Program {
  const rusty = indent.length > 4;
  const call = (from: string, to: string) => `sort(${rusty ? 'a, ' : ''}${from}, ${to});`;
  const [callLeft, callRight] = [call('first', left), call(right, 'end')];
  const size = `${left} - first ${sort.recurse === 'smaller' ? '<' : '>='} end - ${inside(right)}`;
  const condition = rusty ? `if ${size} {` : `if (${size}) {`;
  const always = sort.recurse === 'left';
  if (sort.calls === 'one') {
    const [goRight, goLeft] = [`${callLeft} first = ${right};`, `${callRight} end = ${left};`];
    if (always) return [[indent + goRight]];
    return [[`${indent}${condition} ${goRight} }`], [`${indent}else { ${goLeft} }`]];
  }
  if (always) return [[`${indent}${callLeft} ${callRight} return;`]];
  return [
    [`${indent}${condition} ${callLeft} ${callRight} }`],
    [`${indent}else { ${callRight} ${callLeft} }`],
    [`${indent}return;`],
  ];
}
