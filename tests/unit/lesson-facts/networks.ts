import { type Facts, holding } from './facts.ts';
import {
  binaryInputs,
  type Comparator,
  failing,
  isSorted,
  layersOf,
  orders,
  run,
  sorts,
} from './sorting.ts';

const four: readonly Comparator[] = [
  [1, 2],
  [3, 4],
  [1, 3],
  [2, 4],
];
const middle: Comparator = [2, 3];
const five = [...four, middle];
const six: readonly Comparator[] = [...five, [1, 2]];
const bubble: readonly Comparator[] = [
  [1, 2],
  [2, 3],
  [3, 4],
  [1, 2],
  [2, 3],
  [1, 2],
];

const pairs: readonly Comparator[] = [
  [1, 2],
  [1, 3],
  [2, 3],
];

/** All networks on three wires with a number of comparators. */
const onThree = (size: number): readonly (readonly Comparator[])[] =>
  size === 0 ? [[]] : onThree(size - 1).flatMap((net) => pairs.map((pair) => [...net, pair]));

const without = (net: readonly Comparator[], at: number) => net.filter((_, place) => place !== at);
const spare = (net: readonly Comparator[], wires: number) =>
  holding(
    net.map((_, at) => at),
    (at) => sorts(without(net, at), wires),
  );

/** How many comparators swap for an input. */
const swaps = (net: readonly Comparator[], input: readonly number[]) =>
  net.filter(
    (_, at) => `${run(net.slice(0, at + 1), input)}` !== `${run(net.slice(0, at), input)}`,
  );

/** A tournament: the smaller one goes up, as the stronger one does. */
const cup: readonly Comparator[] = [
  [1, 2],
  [3, 4],
  [5, 6],
  [7, 8],
  [1, 3],
  [5, 7],
  [1, 5],
];

/** How many teams have not lost yet at least, after some games: each game takes one of them at most. */
const unbeaten = (teams: number, games: number) => teams - games;

export const networksFacts: Facts = {
  numbers: [
    () => swaps(five, [4, 3, 2, 1]).length,
    () => orders(3).length,
    () => binaryInputs(4).length,
    () => layersOf(bubble),
    () => {
      const best = binaryInputs(8).every((input) => run(cup, input)[0] === Math.min(...input));
      return best && unbeaten(8, cup.length - 1) > 1 ? cup.length : Number.NaN;
    },
    // One round at most halves those who have not lost, so fewer rounds leave two of them.
    () => (8 / 2 ** (layersOf(cup) - 1) > 1 ? layersOf(cup) : Number.NaN),
  ],
  choices: [
    () =>
      holding<Comparator>(
        [
          [1, 2],
          [2, 3],
          [3, 4],
        ],
        (one) => sorts([...four, one], 4),
      ),
    () =>
      holding(
        [
          // A repeated comparator can go: not in this network.
          () =>
            spare(
              [
                [1, 2],
                [2, 3],
                [1, 2],
              ],
              3,
            ).length > 0,
          () => orders(4).every((input) => run(five, input)[0] === 1),
          // The last comparator can go.
          () => spare(five, 4).includes(4),
        ],
        (reason) => reason(),
      ),
  ],
  tasks: {
    'networks#wires=4&kind=typed&net=1:2,3:4,1:3,2:4,2:3&input=typed&values=4,3,2,1&cursor=0&task=next':
      () => swaps(five.slice(0, 1), [4, 3, 2, 1]).length === 1,
    // The network of the link does not sort, so an edit is needed; the core knows one that is small enough.
    'networks#wires=3&kind=typed&net=1:2,2:3&task=sort&most=3': () => 'edited',
    'networks#wires=4&kind=typed&net=1:2,3:4,1:3,2:4&task=input': () => failing(four, 4)[0],
    'networks#wires=4&kind=typed&net=1:2,3:4,1:3,2:4,2:3,1:2&task=spare': () =>
      (spare(six, 4)[0] ?? Number.NaN) + 1,
  },
  claims: [
    ['3', () => [0, 1, 2, 3].findIndex((size) => onThree(size).some((net) => sorts(net, 3))) === 3],
    [
      '1:2',
      () =>
        sorts(
          [
            [1, 2],
            [2, 3],
            [1, 2],
          ],
          3,
        ) &&
        sorts(
          [
            [2, 3],
            [1, 3],
            [1, 2],
          ],
          3,
        ),
    ],
    ['6', () => orders(3).length === 6 && spare(six, 4).join() === '5'],
    [
      '1010',
      () =>
        failing(four, 4)
          .map((input) => input.join(''))
          .join() === '0101,0110,1001,1010',
    ],
    ['3', () => layersOf(five) === 3 && isSorted(run(five, [4, 3, 2, 1]))],
    ['1', () => orders(4).every((input) => run(four, input)[0] === 1 && run(four, input)[3] === 4)],
  ],
  notes: [
    [
      'Answers: the first comparator swaps; 4 of 5 swap, and only the last one, between wires 2 and 3, does not.',
      () => swaps(five, [4, 3, 2, 1]).join(' ') === four.join(' ') && middle.join() === '2,3',
    ],
    [
      'Answers: for example, add the comparator 1:2 at the end; 2:3, 1:3, 1:2 sorts too.',
      () =>
        [
          [
            [1, 2],
            [2, 3],
            [1, 2],
          ],
          [
            [2, 3],
            [1, 3],
            [1, 2],
          ],
        ].every((net) => sorts(net as unknown as readonly Comparator[], 3)),
    ],
    [
      'There are 6 orders, and 3 comparators are the fewest.',
      () =>
        orders(3).length === 6 &&
        [0, 1, 2, 3].findIndex((size) => onThree(size).some((net) => sorts(net, 3))) === 3,
    ],
    [
      'Write the 6 orders on the board and let pupils put them into 4 boxes: one box gets two orders.',
      () => orders(3).length === 6 && 2 ** 2 === 4,
    ],
    [
      'Answers: the network fails for 4 of the 16 inputs: 0101, 0110, 1001 and 1010; 16 inputs; between wires 2 and 3.',
      () =>
        failing(four, 4)
          .map((input) => input.join(''))
          .join() === '0101,0110,1001,1010' &&
        binaryInputs(4).length === 16 &&
        sorts(five, 4),
    ],
    [
      'Answers: number 6 can go, and no other one; the smallest is on wire 1 already.',
      () => spare(six, 4).join() === '5' && orders(4).every((input) => run(five, input)[0] === 1),
    ],
    ['Answers: the network of the picture has 3 layers.', () => layersOf(five) === 3],
    [
      'Bubble sort has 6 comparators in 5 layers: 3:4 and the second 1:2 act together.',
      () =>
        bubble.length === 6 &&
        layersOf(bubble) === 5 &&
        layersOf(bubble.slice(0, 3)) === 3 &&
        layersOf(bubble.slice(0, 4)) === 3 &&
        bubble[3]?.join() === '1,2',
    ],
    [
      'Answers: 7 games, in 3 rounds (4 + 2 + 1).',
      () =>
        cup.length === 7 &&
        layersOf(cup) === 3 &&
        layersOf(cup.slice(0, 4)) === 1 &&
        layersOf(cup.slice(0, 6)) === 2,
    ],
    ['(At least 2.)', () => unbeaten(8, 6) === 2],
  ],
  asides: [
    'Ask: “What would it do with 1 above and 2 below?”',
    'Why 0s and 1s are enough is the lesson “Zeros and ones are enough”.',
    'Pupils often count 6.',
    'Many pupils find a tournament of 7; few see that no clever plan can save a game.',
    'Ask: “How many teams have never lost after 6 games?”',
  ],
};
