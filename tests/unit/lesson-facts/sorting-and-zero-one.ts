import { type Facts, holding } from './facts.ts';
import { under } from './solvers.ts';
import {
  binaryInputs,
  type Comparator,
  failing,
  isSorted,
  middleOf,
  orders,
  run,
  sorting,
  sorts,
} from './sorting.ts';

const short: readonly Comparator[] = [
  [1, 2],
  [2, 3],
  [3, 4],
  [1, 2],
  [2, 3],
];
const largest: readonly Comparator[] = [
  [1, 2],
  [3, 4],
  [5, 6],
  [7, 8],
  [2, 4],
  [6, 8],
  [4, 8],
];
const cut = (input: readonly number[], limit: number) => input.map((one) => (one >= limit ? 1 : 0));
const text = (row: readonly number[]) => row.join('');

/** Sorts if two elements are equal, and otherwise does nothing. */
const sly = (list: readonly number[]) =>
  new Set(list).size < list.length ? list.toSorted((one, other) => one - other) : list;
/** Whether this program sorts all lists of zeros and ones with this number of elements. */
const deceives = (count: number) => binaryInputs(count).every((list) => isSorted(sly(list)));
const singles = (wires: number) =>
  binaryInputs(wires).filter((input) => text(input.toSorted()) === '1'.padStart(wires, '0'));
const factorial = (count: number): number => (count < 2 ? 1 : count * factorial(count - 1));

/** All networks on three wires with at most three comparators. */
const small = under(4).flatMap((size): readonly (readonly Comparator[])[] => {
  const grow = (left: number): readonly (readonly Comparator[])[] =>
    left === 0
      ? [[]]
      : grow(left - 1).flatMap((net) =>
          (
            [
              [1, 2],
              [1, 3],
              [2, 3],
            ] as const
          ).map((pair) => [...net, pair]),
        );
  return grow(size);
});

export const sortingAndZeroOneFacts: Facts = {
  numbers: [() => orders(4).length, () => binaryInputs(10).length, () => singles(8).length],
  choices: [
    () => holding([2, 3, 4], (limit) => !isSorted(run(short, cut([4, 3, 2, 1], limit)))),
    () => {
      const fails = !isSorted(sly([3, 1, 2]));
      const lies = deceives(3) && fails;
      // It deceives for long lists as well.
      return holding([!lies, lies, !(deceives(10) && fails)], (one) => one);
    },
  ],
  tasks: {
    'networks#wires=4&kind=typed&net=1:2,2:3,3:4,1:2,2:3&task=input': () => failing(short, 4)[0],
    'networks#wires=4&kind=typed&net=1:2,2:3,3:4,1:2,2:3&task=sort&most=6': () => 'edited',
  },
  claims: [
    ['1110', () => failing(short, 4).map(text).join() === '1110'],
    [
      '2',
      () => Math.max(...binaryInputs(9).map((list) => sorting(list, middleOf).divisions)) === 2,
    ],
    ['1011', () => text(run(short, [1, 1, 1, 0])) === '1011'],
    ['0011', () => text(run(short, [1, 1, 0, 0])) === '0011'],
    ['0001', () => text(run(short, [1, 0, 0, 0])) === '0001'],
    ['4', () => text(run(short, [4, 3, 2, 1])) === '2134' && sorts([...short, [1, 2]], 4)],
    ['628', () => factorial(10) === 3_628_800],
    ['40', () => factorial(8) === 40_320],
    [
      '8',
      () =>
        binaryInputs(8).every((input) => run(largest, input)[7] === Math.max(...input)) &&
        // The inputs with a single 1 are enough, for every small network.
        small.every(
          (net) =>
            singles(3).every((input) => run(net, input)[2] === 1) ===
            orders(3).every((input) => run(net, input)[2] === 3),
        ),
    ],
    ['0', () => small.every((net) => sorts(net, 3) === (failing(net, 3).length === 0))],
  ],
  notes: [
    [
      'Answer: 1110, and no other of the 16.',
      () => failing(short, 4).map(text).join() === '1110' && binaryInputs(4).length === 16,
    ],
    ['The 0 has to climb three wires.', () => failing(short, 4)[0]?.indexOf(0) === 3],
    [
      'Answers: 24 = 4 · 3 · 2 · 1; 1024, ten times a factor of 2.',
      () => factorial(4) === 24 && orders(4).length === 24 && binaryInputs(10).length === 1024,
    ],
    [
      'Answer: limit 2.',
      () =>
        [2, 3, 4].filter((limit) => !isSorted(run(short, cut([4, 3, 2, 1], limit)))).join() === '2',
    ],
    [
      'If it swaps two numbers on both sides of the limit, then it swaps their 0 and 1 as well.',
      () =>
        [1, 2, 3].every(
          (low) =>
            run([[1, 2]], cut([4, low], 4)).join() === cut(run([[1, 2]], [4, low]), 4).join(),
        ),
    ],
    ['Answer: for example one more comparator 1:2 at the end.', () => sorts([...short, [1, 2]], 4)],
    [
      'For ten wires 1,024 inputs are enough in place of 3,628,800.',
      () => binaryInputs(10).length === 1024 && factorial(10) === 3_628_800,
    ],
    [
      'Quicksort with three areas divides a list of 0s and 1s at most 2 times, however long it is.',
      () => Math.max(...binaryInputs(9).map((list) => sorting(list, middleOf).divisions)) === 2,
    ],
    ['Answer: 8.', () => singles(8).length === 8],
    [
      'If the 1 comes to the bottom from each wire, then so does the largest number.”',
      () =>
        small.every(
          (net) =>
            singles(3).every((input) => run(net, input)[2] === 1) ===
            orders(3).every((input) => run(net, input)[2] === 3),
        ),
    ],
    [
      'So 8 inputs are enough in place of 40,320 orders.',
      () => singles(8).length === 8 && factorial(8) === 40_320,
    ],
  ],
  asides: [
    'Misconception: “0s and 1s are too simple to find every mistake.”',
    'Ask: “Why does the network treat the 0s and 1s like the numbers?”',
    'Let a pupil tell the proof with the numbers 2 and 1 of the last moment, then again without numbers.',
    '(The 0s and 1s have to take the same course as the numbers.)',
    'Then it alone becomes a 1.',
  ],
};
