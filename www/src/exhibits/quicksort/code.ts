import type { QuicksortScene } from './scene.ts';

export const codeLanguages = ['pseudo', 'rust', 'cpp'] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

/** A line of the program, and the operations of the run that are done in it. */
export interface CodeLine {
  readonly text: string;
  readonly does: readonly string[];
}

type Sort = Pick<QuicksortScene, 'scheme' | 'recurse' | 'calls'>;
type Program = readonly (readonly [text: string, ...does: string[]])[];

const choosing = ['probe', 'pivot'];
const smallSort = ['shift', 'settle', 'comparator'];

/** The variant as a program: our own, with the core's comparisons and exchanges in the same order. */
export function codeOf(language: CodeLanguage, sort: Sort): readonly CodeLine[] {
  const program = { pseudo, rust, cpp }[language](sort);
  return program.map(([text, ...does]) => ({ text, does }));
}

/** Ends of the two parts in names of the scheme: where the left one ends, where the right begins. */
function ends({ scheme }: Sort): readonly [left: string, right: string] {
  return scheme === 'three-way' ? ['equal', 'larger'] : ['p', 'p + 1'];
}

/** A sum inside a difference. */
const inside = (end: string): string => (end.includes('+') ? `(${end})` : end);

function pseudo(sort: Sort): Program {
  const [left, right] = ends(sort);
  const schemes: Record<Sort['scheme'], Program> = {
    'three-way': [
      ['    equal ← lo; next ← lo + 1; larger ← hi'],
      ['    while next < larger:'],
      ['      compare a[next] with the pivot a[equal]'],
      ['        equal:   next ← next + 1', 'equal'],
      ['        larger:  larger ← larger − 1; swap a[next], a[larger]', 'larger'],
      ['        smaller: swap a[next], a[equal]; equal ← equal + 1; next ← next + 1', 'smaller'],
    ],
    hoare: [
      ['    i ← lo + 1; j ← hi'],
      ['    while i < j:'],
      ['      if a[i] < a[lo]: i ← i + 1, once more', 'scan-left'],
      ['      while j > i + 1 and a[j − 1] > a[lo]: j ← j − 1', 'scan-right'],
      ['      if j = i + 1: leave the loop'],
      ['      j ← j − 1; swap a[i], a[j]; i ← i + 1', 'exchange'],
      ['    p ← i − 1; swap a[lo], a[p]', 'place'],
    ],
    lomuto: [
      ['    i ← lo + 1'],
      ['    for next from lo + 1 to hi − 1:'],
      ['      if a[next] < a[lo]:', 'stay'],
      ['        swap a[i], a[next]; i ← i + 1', 'move'],
      ['    p ← i − 1; swap a[lo], a[p]', 'place'],
    ],
  };
  const choice = {
    smaller: `if ${left} − lo < hi − ${inside(right)}`,
    larger: `if ${left} − lo ≥ hi − ${inside(right)}`,
    left: '',
  }[sort.recurse];
  const one: Program = choice
    ? [
        [`    ${choice}:`],
        [`      sort(lo, ${left}); lo ← ${right}`],
        ['    otherwise:'],
        [`      sort(${right}, hi); hi ← ${left}`],
      ]
    : [[`    sort(lo, ${left}); lo ← ${right}`]];
  const two: Program = [
    [`    ${choice ? `${choice}, then in this order:` : 'then:'}`],
    [`      sort(lo, ${left}); sort(${right}, hi)`],
    ...(choice ? ([['    otherwise the other way round']] as const) : []),
    ['    return'],
  ];
  return [
    ['sort(lo, hi):'],
    ['  while hi − lo ≥ cutoff:'],
    ['    choose a pivot, swap it to a[lo]', ...choosing],
    ...schemes[sort.scheme],
    ...(sort.calls === 'one' ? one : two),
    ['  small sort(lo, hi)', ...smallSort],
  ];
}

function rust(sort: Sort): Program {
  const [left, right] = ends(sort);
  const schemes: Record<Sort['scheme'], Program> = {
    'three-way': [
      ['        let (mut equal, mut next, mut larger) = (lo, lo + 1, hi);'],
      ['        while next < larger {'],
      ['            match a[next].cmp(&a[equal]) {'],
      ['                Equal => next += 1,', 'equal'],
      ['                Greater => { larger -= 1; a.swap(next, larger); }', 'larger'],
      ['                Less => { a.swap(next, equal); equal += 1; next += 1; }', 'smaller'],
      ['            }'],
      ['        }'],
    ],
    hoare: [
      ['        let (mut i, mut j) = (lo + 1, hi);'],
      ['        while i < j {'],
      ['            if a[i] < a[lo] { i += 1; continue; }', 'scan-left'],
      ['            while j > i + 1 && a[j - 1] > a[lo] { j -= 1; }', 'scan-right'],
      ['            if j == i + 1 { break; }'],
      ['            j -= 1; a.swap(i, j); i += 1;', 'exchange'],
      ['        }'],
      ['        let p = i - 1; a.swap(lo, p);', 'place'],
    ],
    lomuto: [
      ['        let mut i = lo + 1;'],
      ['        for next in lo + 1..hi {'],
      ['            if a[next] < a[lo] {', 'stay'],
      ['                a.swap(i, next); i += 1;', 'move'],
      ['            }'],
      ['        }'],
      ['        let p = i - 1; a.swap(lo, p);', 'place'],
    ],
  };
  return [
    ['fn sort<T: Ord>(a: &mut [T], mut lo: usize, mut hi: usize) {'],
    ['    while hi - lo >= CUTOFF {'],
    ['        let pivot_at = choose(a, lo, hi); a.swap(lo, pivot_at);', ...choosing],
    ...schemes[sort.scheme],
    ...calls(sort, left, right, '        '),
    ['    }'],
    ['    small_sort(&mut a[lo..hi]);', ...smallSort],
    ['}'],
  ];
}

function cpp(sort: Sort): Program {
  const [left, right] = ends(sort);
  const schemes: Record<Sort['scheme'], Program> = {
    'three-way': [
      ['    auto equal = lo, next = lo + 1, larger = hi;'],
      ['    while (next < larger) {'],
      ['      auto order = *next <=> *equal;'],
      ['      if (order == 0) ++next;', 'equal'],
      ['      else if (order > 0) std::swap(*next, *--larger);', 'larger'],
      ['      else std::swap(*next++, *equal++);', 'smaller'],
      ['    }'],
    ],
    hoare: [
      ['    auto i = lo + 1, j = hi;'],
      ['    while (i < j) {'],
      ['      if (*i < *lo) { ++i; continue; }', 'scan-left'],
      ['      while (j > i + 1 && *lo < j[-1]) --j;', 'scan-right'],
      ['      if (j == i + 1) break;'],
      ['      std::swap(*i++, *--j);', 'exchange'],
      ['    }'],
      ['    auto p = i - 1; std::swap(*lo, *p);', 'place'],
    ],
    lomuto: [
      ['    auto i = lo + 1;'],
      ['    for (auto next = lo + 1; next < hi; ++next)'],
      ['      if (*next < *lo)', 'stay'],
      ['        std::swap(*i++, *next);', 'move'],
      ['    auto p = i - 1; std::swap(*lo, *p);', 'place'],
    ],
  };
  return [
    ['template <class T> void sort(T* lo, T* hi) {'],
    ['  while (hi - lo >= cutoff) {'],
    ['    std::swap(*lo, *choose(lo, hi));', ...choosing],
    ...schemes[sort.scheme],
    ...calls(sort, left, right, '    '),
    ['  }'],
    ['  small_sort(lo, hi);', ...smallSort],
    ['}'],
  ];
}

/** The calls, which look the same in Rust and in C++ but for the brackets of the condition. */
function calls(sort: Sort, left: string, right: string, indent: string): Program {
  const rusty = indent.length > 4;
  const call = (lo: string, hi: string) => `sort(${rusty ? 'a, ' : ''}${lo}, ${hi});`;
  const [first, second] = [call('lo', left), call(right, 'hi')];
  const size = `${left} - lo ${sort.recurse === 'smaller' ? '<' : '>='} hi - ${inside(right)}`;
  const condition = rusty ? `if ${size} {` : `if (${size}) {`;
  const always = sort.recurse === 'left';
  if (sort.calls === 'one') {
    const [goRight, goLeft] = [`${first} lo = ${right};`, `${second} hi = ${left};`];
    if (always) return [[indent + goRight]];
    return [[`${indent}${condition} ${goRight} }`], [`${indent}else { ${goLeft} }`]];
  }
  if (always) return [[`${indent}${first} ${second} return;`]];
  return [
    [`${indent}${condition} ${first} ${second} }`],
    [`${indent}else { ${second} ${first} }`],
    [`${indent}return;`],
  ];
}
