import { type Facts, holding } from './facts.ts';
import { type Rules, solver, under } from './solvers.ts';

/** Groups of neighbours, the largest first. */
type Groups = readonly number[];

/** What is left when a number of neighbours leaves one of the groups. */
const taking = (groups: Groups, counts: readonly number[]): readonly Groups[] =>
  groups.flatMap((size, at) =>
    counts.flatMap((count) =>
      under(size - count + 1).map((left) =>
        [...groups.toSpliced(at, 1), left, size - count - left]
          .filter((one) => one > 0)
          .toSorted((one, other) => other - one),
      ),
    ),
  );

const rules = (counts: readonly number[], lastLoses = false): Rules<Groups> => ({
  moves: (groups) => taking(groups, counts),
  ended: () => (lastLoses ? 'N' : 'P'),
});
const normal = solver(rules([1, 2]));
const misere = solver(rules([1, 2], true));
const domino = solver(rules([2]));

/** Who wins a whole row whose first move takes one object. */
const rowOf = (objects: number, { outcome }: typeof normal) =>
  taking([objects], [1]).some((left) => outcome(left) === 'P') ? 'N' : 'P';
const firstWins = (objects: number) =>
  taking([objects], [1]).filter((left) => normal.outcome(left) === 'P').length;

const changes = (objects: number) => rowOf(objects, normal) !== rowOf(objects, misere);

/** Whether a move with one of these numbers of objects leaves two single ones, and wins. */
const leaves = (groups: Groups, counts: readonly number[]) =>
  normal.outcome([1, 1]) === 'P' && taking(groups, counts).some((left) => `${left}` === '1,1');

export const chainFacts: Facts = {
  numbers: [() => normal.moves([4, 1]).length, () => domino.winning([4]).length],
  choices: [
    () => holding([[1, 1], [1], [2]], (left) => normal.outcome(left) === 'P'),
    () => holding([[2], [1, 1], [1]], (left) => normal.outcome(left) === 'P'),
    () => {
      const rows = [1, 2, 3, 4, 5, 6];
      return holding(
        [rows.every(changes), rows.some(changes) && !rows.every(changes), !rows.some(changes)],
        (one) => one,
      );
    },
  ],
  tasks: {
    'chain#objects=5&first=any&task=move': () => normal.winning([5]).length,
    'chain#objects=4&task=who': () => rowOf(4, normal),
    'chain#objects=6&task=move': () => firstWins(6),
    'chain#row=101111&task=who': () => normal.outcome([4, 1]),
    'chain#objects=4&end=misere&task=who': () => rowOf(4, misere),
    'games#game=octal&size=5&rules=0.07&task=who': () => domino.outcome([5]),
  },
  claims: [
    ['9', () => normal.moves([5]).length === 9 && normal.outcome([2, 2]) === 'P'],
    [
      '4',
      () =>
        `${[...new Set(taking([4], [1]).map(String))].toSorted()}` === '2,1,3' &&
        normal.outcome([1, 1]) === 'P',
    ],
    ['5', () => firstWins(6) === 2 && normal.outcome([4, 1]) === 'P'],
    [
      '2 + 1 + 1',
      () =>
        [
          [1, 1],
          [2, 2],
          [3, 2, 1],
        ].every((one) => normal.outcome(one) === 'P') &&
        normal.winning([4]).some((one) => `${one}` === '1,1') &&
        normal.winning([3, 1]).some((one) => `${one}` === '1,1') &&
        normal.winning([2, 1]).some((one) => `${one}` === '1,1') &&
        normal.winning([2, 1, 1]).some((one) => `${one}` === '1,1') &&
        normal.winning([1, 1, 1]).length === 3,
    ],
    ['6', () => [1, 2, 3, 4, 5, 6].filter(changes).join() === '1,2,3,6'],
    ['7', () => domino.outcome([7]) === 'N'],
    ['1 + 1', () => [2, 4, 6, 8, 10, 12].every((squares) => domino.outcome([squares]) === 'N')],
  ],
  notes: [
    [
      'Answers: only taking the middle one wins (1 of 9 moves); then one object at the right.',
      () =>
        normal.moves([5]).length === 9 &&
        `${normal.winning([5])}` === '2,2' &&
        chainFacts.choices[0]?.().join() === '0',
    ],
    [
      'Answers: the opponent wins; 8 moves (5 single objects, 3 pairs).',
      () =>
        normal.outcome([4, 1]) === 'P' &&
        taking([4, 1], [1]).length === 5 &&
        taking([4, 1], [2]).length === 3,
    ],
    [
      'The reply always leaves 1 + 1.',
      () => normal.moves([4, 1]).every((left) => leaves(left, [1, 2])),
    ],
    ['After 4 alone, take its two middle ones.', () => leaves([4], [2]) && !leaves([4], [1])],
    ['After 3 + 1, take two at an end of the three.', () => leaves([3, 1], [2])],
    ['After 2 + 1, take one of the two.', () => leaves([2, 1], [1])],
    ['After 2 + 1 + 1, take the two neighbours.', () => leaves([2, 1, 1], [2])],
    [
      'After 1 + 1 + 1, take any.',
      () => taking([1, 1, 1], [1, 2]).every((left) => `${left}` === '1,1'),
    ],
    [
      'Among the rows of 1 to 6 the winner changes for 1, 2, 3 and 6, and stays for 4 and 5.',
      () => [1, 2, 3, 4, 5, 6].filter(changes).join() === '1,2,3,6',
    ],
    ['Fast pupils test 7 squares: there the first player wins.', () => domino.outcome([7]) === 'N'],
  ],
};
