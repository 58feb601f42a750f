import { type Facts, holding } from './facts.ts';
import { heaps, plane, solver } from './solvers.ts';

const nim = solver(heaps());

/** The sizes of bundles, powers of two, that an odd number of heaps has. */
const alone = (stones: readonly number[]): readonly number[] =>
  [1, 2, 4, 8].filter((size) => stones.filter((heap) => (heap & size) !== 0).length % 2 === 1);

/** Two equal heaps and nothing else. */
const equals = (state: readonly number[]) => {
  const left = state.filter((stones) => stones > 0);
  return left.length === 2 && left[0] === left[1];
};

const rook = solver(
  plane(
    [
      [-1, 0],
      [0, -1],
    ],
    8,
  ),
);

export const nimFacts: Facts = {
  numbers: [() => nim.moves([1, 2, 3]).length, () => nim.winning([1, 4, 5, 7]).length],
  choices: [
    () =>
      holding(
        [
          [1, 0],
          [1, 1],
          [0, 4],
        ],
        (left) => nim.outcome(left) === 'P',
      ),
    () => holding([1, 2, 4], (size) => alone([3, 5, 7]).includes(size)),
  ],
  tasks: {
    'nim#heaps=4,4&task=who': () => nim.outcome([4, 4]),
    'nim#heaps=1,2,3&task=who': () => nim.outcome([1, 2, 3]),
    'nim#heaps=1,4,5,7&task=move&tries=2': () => nim.winning([1, 4, 5, 7]).length,
    'lattice#moves=-1,0*_0,-1*&end=normal&columns=8&rows=8&task=mark&most=3': () => [
      { m: 1, n: 1 },
      { m: 4, n: 4 },
      { m: 6, n: 6 },
    ],
  },
  claims: [
    ['1 + 2 + 3', () => nim.moves([1, 2, 3]).every((one) => nim.moves(one).some(equals))],
    [
      '1→0',
      () =>
        [
          [0, 2, 3],
          [1, 2, 2],
        ].every((one) => nim.winning(one).some((to) => equals(to) && to.includes(2))) &&
        [
          [1, 0, 3],
          [1, 1, 3],
          [1, 2, 0],
          [1, 2, 1],
        ].every((one) => nim.winning(one).some((to) => equals(to) && to.includes(1))),
    ],
    ['17', () => nim.moves([1, 4, 5, 7]).length === 17],
    [
      '4→3',
      () =>
        JSON.stringify(nim.winning([1, 4, 5, 7])) ===
        JSON.stringify([
          [1, 3, 5, 7],
          [1, 4, 2, 7],
          [1, 4, 5, 0],
        ]),
    ],
    ['1 + 1 + 1', () => alone([1, 2, 3]).length + alone([4, 4]).length === 0],
    [
      'm = n',
      () =>
        Array.from({ length: 64 }, (_, at) => [at % 8, Math.floor(at / 8)] as const).every(
          ([m, n]) => (rook.outcome([m, n]) === 'P') === (m === n),
        ),
    ],
  ],
  notes: [
    [
      'Answers: the opponent wins from 4 and 4; the right reply is 3 from the heap of 4.',
      () => nim.outcome([4, 4]) === 'P' && `${nim.winning([1, 4])}` === '1,1',
    ],
    [
      'Answers: the opponent wins; 6 moves (1 + 2 + 3).',
      () => nim.outcome([1, 2, 3]) === 'P' && nim.moves([1, 2, 3]).length === 6,
    ],
    [
      'The best reply always leaves two equal heaps: 2 and 2 (after 1→0 or 3→2), or 1 and 1 (after the other four moves).',
      () =>
        nim.moves([1, 2, 3]).every((left) => nim.winning(left).every(equals)) &&
        nim
          .moves([1, 2, 3])
          .filter((left) => nim.winning(left).some((to) => equals(to) && to.includes(2)))
          .join(' ') === '0,2,3 1,2,2' &&
        nim
          .moves([1, 2, 3])
          .filter((left) => nim.winning(left).some((to) => equals(to) && to.includes(1))).length ===
          4,
    ],
    ['Answer: a bundle of 1.', () => alone([3, 5, 7]).join() === '1'],
    [
      'In 4 and 4, and in 1, 2 and 3, every bundle has a partner.',
      () => alone([4, 4]).length + alone([1, 2, 3]).length === 0,
    ],
    [
      'Answers: 3 of 17 moves win: 4→3, 5→2 and 7→0.',
      () =>
        nim.moves([1, 4, 5, 7]).length === 17 &&
        nim.winning([1, 4, 5, 7]).join(' ') === '1,3,5,7 1,4,2,7 1,4,5,0',
    ],
    [
      'The bundles of 4 without a partner decide: take from a heap that has a bundle of 4.',
      () =>
        Math.max(...alone([1, 4, 5, 7])) === 4 &&
        nim.winning([1, 4, 5, 7]).every(([one]) => one === 1),
    ],
    [
      'Fast pupils mark six points, or play 2, 4 and 6 at home.',
      () => nim.outcome([2, 4, 6]) === 'P',
    ],
  ],
  asides: ['Some pupils split 3 into 1 + 1 + 1.'],
};
