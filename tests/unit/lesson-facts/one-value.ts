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
  notes: [
    [
      'Answers: take 3, which leaves 4; 4.',
      () => winning([7]).join() === '4' && oneValueFacts.numbers[0]?.() === 4,
    ],
    [
      'Whatever the opponent takes from 4, you take the rest.',
      () => moves([4]).every((left) => moves(left).some(([rest]) => rest === 0)),
    ],
    ['(8, 12, 16.', () => [8, 12, 16].every((stones) => outcome([stones]) === 'P')],
    [
      'Whatever your opponent takes from there, you can leave the next lower multiple of 4.)',
      () =>
        [8, 12, 16].every((stones) =>
          moves([stones]).every((left) => moves(left).some(([rest]) => rest === stones - 4)),
        ),
    ],
    ['Answers: 2; 1.', () => mex([0, 1, 3]) === 2 && heapValue([5]) === 1],
    [
      'The values of 0 to 8 are 0, 1, 2, 3, 0, 1, 2, 3, 0.',
      () =>
        under(9)
          .map((stones) => heapValue([stones]))
          .join() === '0,1,2,3,0,1,2,3,0',
    ],
    [
      'It says something else: from a heap of value 3 you can go to 0, 1 and 2, as from a Nim heap of 3.',
      () =>
        under(20)
          .filter((stones) => heapValue([stones]) === 3)
          .every((stones) => moves([stones]).map(heapValue).toSorted().join() === '0,1,2'),
    ],
    [
      '(Every move leads away from 0, so the player to move loses.)',
      () =>
        under(20)
          .filter((stones) => heapValue([stones]) === 0)
          .every(
            (stones) =>
              outcome([stones]) === 'P' && moves([stones]).every((to) => heapValue(to) !== 0),
          ),
    ],
    [
      'Answers: 2 of 6 moves win: 5→3 (both values are 3 then), or 7→5 (both are 1 then); the opponent.',
      () =>
        winning([5, 7]).join(' ') === '3,7 5,5' &&
        moves([5, 7]).length === 6 &&
        heapValue([3]) === 3 &&
        heapValue([7]) === 3 &&
        heapValue([5]) === 1 &&
        outcome([5, 9]) === 'P',
    ],
    [
      'With 1, 2 or 3 stones: from 4 (value 0) to 3 (value 3).',
      () => heapValue([4]) === 0 && heapValue([3]) === 3,
    ],
    [
      'Answers: 1, because the moves lead to 3, 2, 3 and 0.',
      () =>
        rowValue([4]) === 1 &&
        [[3], [2], [1, 2], [1, 1]].map(rowValue).join() === '3,2,3,0' &&
        new Set(rows.moves([4]).map(rowValue)).size === 3,
    ],
    [
      'The opponent wins, because the rows of 1 and 4 both have the value 1.',
      () => solver(rows).outcome([1, 4]) === 'P' && rowValue([1]) === 1 && rowValue([4]) === 1,
    ],
    ['The row of 4 has the value of a single object.', () => rowValue([4]) === rowValue([1])],
    ['(Any position of value 2.)', () => rowValue([2]) === 2 && mixed.outcome([[2], [2]]) === 'P'],
    [
      'Answers: 2, because (1, 0) and (0, 1) have the value 1 and (0, 0) has 0; so 2 stones.',
      () =>
        kingValue([1, 1]) === 2 &&
        kingValue([1, 0]) === 1 &&
        kingValue([0, 1]) === 1 &&
        kingValue([0, 0]) === 0 &&
        kingAndHeap.outcome([[1, 1], [2]]) === 'P',
    ],
    ['A good text: “The king counts as a heap of 2.', () => kingValue([1, 1]) === 2],
    [
      'Beside a heap of 2 these are two equal heaps.”',
      () => kingAndHeap.outcome([[1, 1], [2]]) === 'P',
    ],
    [
      'Fast pupils look for all points with the value 0: both numbers are even there.',
      () =>
        under(64).every(
          (at) => (kingValue([at % 8, at >> 3]) === 0) === (at % 2 === 0 && (at >> 3) % 2 === 0),
        ),
    ],
  ],
  asides: [
    'Ask: “What does the value 0 say?”',
    'Ask: “What can you put beside a row of 2, so that the player to move loses?”',
  ],
};
