import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf } from '../../www/src/exhibits/quicksort/panels/code.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import { everySort, type Sorted, sorted } from './quicksort-run.ts';

const words = await loadMessages('en', ['quicksort', 'quicksort-panels']);

/** The programs as the panel shows them, each with two cutoffs. */
const programs = everySort
  .filter(({ cutoff, small }) => cutoff <= 5 && small === 'insertion')
  .map((sort) => ({ ...sort, name: Object.values(sort).join('_').replace('-', '_') }));

/** The lists whose comparisons the test watches. */
const lists = [
  [1],
  [2, 1],
  [1, 1],
  [1, 2, 3],
  [2, 2, 1],
  [5, 3, 8, 1, 9, 2, 7],
  [4, 4, 4, 4, 4, 4, 4],
  [7, 3, 9, 3, 1, 8, 3, 2, 9, 0, 5, 7, 3, 6, 4, 3, 8, 1, 2, 7, 0, 9],
  Array.from({ length: 24 }, (_, at) => at),
  Array.from({ length: 24 }, (_, at) => 24 - at),
  Array.from({ length: 24 }, (_, at) => Math.min(at, 23 - at)),
];

const moduleOf = (program: (typeof programs)[number]) => `
mod ${program.name} {
    use super::small_sort;
    use std::cmp::Ordering::*;
    const CUTOFF: usize = ${program.cutoff};
    fn choose<T>(_: &[T], lo: usize, hi: usize) -> usize { lo + (hi - lo) / 2 }
    pub ${codeOf('rust', program, words)
      .map(({ text }) => text)
      .join('\n    ')}
}`;

/** Sorts random lists and reports the unsorted ones; for the lists above it prints what it compares. */
const source = `#![allow(unused_mut, unused_imports, unreachable_patterns)]
use std::cell::RefCell;
use std::cmp::Ordering;

thread_local! { static ASKED: RefCell<Vec<(u32, u32)>> = RefCell::new(Vec::new()); }

#[derive(PartialEq, Eq)]
struct Watched(u32);

impl PartialOrd for Watched {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> { Some(self.cmp(other)) }
}

impl Ord for Watched {
    fn cmp(&self, other: &Self) -> Ordering {
        ASKED.with(|asked| asked.borrow_mut().push((self.0, other.0)));
        self.0.cmp(&other.0)
    }
}

fn small_sort<T: Ord>(a: &mut [T]) {
    for end in 1..a.len() {
        let mut at = end;
        while at > 0 && a[at - 1] > a[at] { a.swap(at - 1, at); at -= 1; }
    }
}
${programs.map(moduleOf).join('\n')}

fn check(name: &str, sort: fn(&mut [u32], usize, usize), watch: fn(&mut [Watched], usize, usize)) {
    let mut state = 1u64;
    let mut below = |most: u64| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 33) % most
    };
    for length in 0..200 {
        let most = 1 + below(2 * length + 3);
        let mut list: Vec<u32> = (0..length).map(|_| below(most) as u32).collect();
        let mut expected = list.clone();
        expected.sort();
        let end = list.len();
        sort(&mut list, 0, end);
        if list != expected { println!("{name} unsorted {list:?}"); }
    }
    for list in [${lists.map((list) => `vec![${list}]`)}] {
        let mut watched: Vec<Watched> = list.into_iter().map(Watched).collect();
        let end = watched.len();
        watch(&mut watched, 0, end);
        let asked: Vec<String> = ASKED.with(|asked| {
            asked.take().iter().map(|(a, b)| format!("{}-{}", a.min(b), a.max(b))).collect()
        });
        println!("{name} asked {}", asked.join(" "));
    }
    println!("{name} done");
}

fn main() {
${programs.map(({ name }) => `    check("${name}", ${name}::sort, ${name}::sort);`).join('\n')}
}
`;

let folder = '';
let said: string[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'appleyard-'));
  const [file, program] = [join(folder, 'sorts.rs'), join(folder, 'sorts.bin')];
  writeFileSync(file, source);
  // The compiler version is set in the root folder.
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  execFileSync('rustc', ['--edition', '2024', '-o', program, file], { cwd, encoding: 'utf8' });
  said = execFileSync(program, { encoding: 'utf8' }).trim().split('\n');
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The pairs of values that a run of the core compares, each with the smaller value first. */
function compared(run: Sorted): string {
  let pivot = -1;
  const pairs = run.moments.slice(1).flatMap((moment) => {
    const { operation, a, b, c } = run.step(moment);
    const old = run.list(moment - 1);
    const pair = (one = -1, other = -1) => [`${Math.min(one, other)}-${Math.max(one, other)}`];
    switch (operation) {
      case 'pivot':
        pivot = old[a] ?? -1;
        return [];
      case 'equal':
      case 'smaller':
      case 'stay':
      case 'move':
        return pair(old[b - 1], pivot);
      case 'larger':
        return pair(old[b], pivot);
      case 'scan-left':
        return pair(old[c === 1 ? a - 1 : a], pivot);
      case 'scan-right':
        // Where both pointers meet, j has come down by two.
        return pair(old[c === 0 ? b - 1 : a === b ? b + 1 : b], pivot);
      case 'shift':
      case 'settle':
        return pair(old[a], old[a - 1]);
      default:
        return [];
    }
  });
  return pairs.join(' ');
}

describe.each(programs)('the program in Rust: $name', ({ name, ...sort }) => {
  const of = (what: string) => {
    const begin = `${name} ${what}`;
    return said
      .filter((line) => line.startsWith(begin))
      .map((line) => line.slice(begin.length + 1));
  };

  test('sorts', () => {
    expect(of('unsorted')).toEqual([]);
    expect(of('done')).toHaveLength(1);
  });

  test('compares what the core compares, in the same order', () => {
    expect(of('asked')).toEqual(
      lists.map((list) => compared(sorted(list, { ...sort, pivot: 'middle' }))),
    );
  });
});
