import { type Facts, holding } from './facts.ts';
import { grundyOf, heaps, mex, plane, type Rules, solver, under } from './solvers.ts';

const upToThree = heaps((taken) => taken <= 3);
const { outcome, winning, moves } = solver(upToThree);
const heapValue = grundyOf(upToThree);

/** Groups of neighbours in a row, of which a move takes one or two. */
const rows: Rules<readonly number[]> = {
  moves: (groups) =>
    groups.flatMap((size, at) =>
      [1, 2].flatMap((count) =>
        under(size - count + 1).map((left) => [
          ...groups.toSpliced(at, 1),
          left,
          size - count - left,
        ]),
      ),
    ),
};
const rowValue = grundyOf(rows);

const king = plane([
  [-1, 0],
  [0, -1],
  [-1, -1],
]);
const kingValue = grundyOf(king);

/** Two games on one table: a move is a move in one of them. */
const beside = <One, Other>(one: Rules<One>, other: Rules<Other>) =>
  solver<readonly [One, Other]>({
    moves: ([a, b]) => [
      ...one.moves(a).map((to): readonly [One, Other] => [to, b]),
      ...other.moves(b).map((to): readonly [One, Other] => [a, to]),
    ],
  });
const mixed = beside(heaps(), rows);
const kingAndHeap = beside(king, heaps());

export const oneValueFacts: Facts = {
  numbers: [
    () => under(20).find((stones) => stones > 0 && outcome([stones]) === 'P') ?? Number.NaN,
    () => mex([0, 1, 3]),
    () => heapValue([5]),
    () => rowValue([4]),
    () => kingValue([1, 1]),
  ],
  choices: [
    // With one winner whatever the moves are, it depends on nothing.
    () => holding(['N', 'P', 'D'], (winner) => outcome([5, 9]) === winner),
    () => holding(['N', 'P', 'D'], (winner) => mixed.outcome([[3], [3]]) === winner),
  ],
  tasks: {
    'nim#heaps=7&rules=1..3&task=move': () => winning([7]).length,
    'nim#heaps=5,7&rules=1..3&task=move': () => winning([5, 7]).length,
    'chain#row=101111&task=who': () => solver(rows).outcome([1, 4]),
  },
  claims: [
    ['3', () => winning([7]).join() === '4'],
    [
      '8',
      () =>
        under(30)
          .filter((stones) => outcome([stones]) === 'P')
          .every((stones) => stones % 4 === 0),
    ],
    ['16', () => [4, 8, 12, 16].every((stones) => outcome([stones]) === 'P')],
    [
      '0',
      () =>
        under(9)
          .map((stones) => heapValue([stones]))
          .join() === '0,1,2,3,0,1,2,3,0',
    ],
    [
      '5→3',
      () => winning([5, 7]).some((to) => `${to}` === '3,7') && heapValue([3]) === heapValue([7]),
    ],
    ['7→5', () => winning([5, 7]).some((to) => `${to}` === '5,5') && moves([5, 7]).length === 6],
    ['9', () => heapValue([5]) === 1 && heapValue([9]) === 1],
    ['1', () => [1, 2, 3].every((size) => rowValue([size]) === size) && rowValue([1, 2]) === 3],
    ['2', () => rowValue([1, 1]) === 0 && rowValue([1]) === rowValue([4])],
    [
      '(1, 1)',
      () =>
        kingValue([1, 0]) === 1 &&
        kingValue([0, 1]) === 1 &&
        under(6)
          .filter((stones) => kingAndHeap.outcome([[1, 1], [stones]]) === 'P')
          .join() === '2',
    ],
    [
      '(0, 0)',
      () =>
        under(64).every(
          (at) => (kingValue([at % 8, at >> 3]) === 0) === (at % 2 === 0 && (at >> 3) % 2 === 0),
        ),
    ],
  ],
};
