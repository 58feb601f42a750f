import { type Facts, holding } from './facts.ts';
import { plane, solver } from './solvers.ts';

type Point = readonly [m: number, n: number];

/** Whole apples, halves: the player who eats the last piece loses. */
const apples = solver<Point>({
  ...plane([
    [-1, 0],
    [0, -1],
    [-1, 1],
  ]),
  ended: () => 'N',
});
const king = solver(
  plane([
    [-1, 0],
    [0, -1],
    [-1, -1],
  ]),
);
const lost = (m: number, n: number) => apples.outcome([m, n]) === 'P';
const even = (number: number) => number % 2 === 0;
const points = (side: number, from = 0): readonly Point[] =>
  Array.from({ length: side * side }, (_, at) => [from + (at % side), Math.floor(at / side)]);

/** What the second player does by the lesson's words. */
function copied([m, n]: Point, [to, halves]: Point): Point {
  const whole = to < m && halves === n;
  const cut = to < m && halves > n;
  if (to === 1 && m === 2) return whole ? [0, halves + 1] : [0, halves];
  return whole ? [to - 1, halves] : cut ? [to - 1, halves + 1] : [to, halves - 1];
}

/** Whether the second player wins from a point by these words, whatever the first one does. */
const holds = (from: Point): boolean =>
  apples.moves(from).every((to) => {
    if (to.join() === '0,0') return true;
    // With halves only, nobody has a choice.
    const reply: Point = from[0] === 0 ? [0, to[1] - 1] : copied(from, to);
    const legal = apples.moves(to).some((one) => one.join() === reply.join());
    return legal && reply.join() !== '0,0' && holds(reply);
  });

export const latticeFacts: Facts = {
  numbers: [() => [1, 2, 3, 4].filter((halves) => lost(0, halves)).length],
  choices: [
    () =>
      holding<Point>(
        [
          [0, 0],
          [0, 1],
        ],
        ([m, n]) => lost(m, n),
      ),
    () =>
      holding<(m: number, n: number) => boolean>(
        [(m, n) => even(m + n), (m) => even(m), (m, n) => even(m) && even(n)],
        (rule) => points(30, 1).every(([m, n]) => rule(m, n) === lost(m, n)),
      ),
    () => holding([() => lost(19, 0), () => lost(19, 1), () => lost(20, 0)], (wins) => wins()),
  ],
  tasks: {
    'lattice#columns=8&rows=8&task=mark&most=4': () =>
      (
        [
          [0, 1],
          [0, 3],
          [2, 0],
          [2, 2],
        ] as const
      ).map(([m, n]) => ({ m, n })),
    'lattice#moves=-1,0_0,-1_-1,-1&end=normal&columns=8&rows=8&task=mark&most=4': () =>
      (
        [
          [0, 0],
          [2, 0],
          [4, 6],
          [6, 2],
        ] as const
      ).map(([m, n]) => ({ m, n })),
  },
  claims: [
    [
      '(0, 1)',
      () => points(8).every(([m, n]) => lost(m, n) === (m === 0 ? !even(n) : even(m) && even(n))),
    ],
    ['(1, 1)', () => !lost(1, 1) && lost(0, 1)],
    ['(2, 1)', () => !lost(2, 1) && lost(2, 0)],
    ['18', () => lost(18, 0) && lost(18, 2)],
    ['(1, n + 1)', () => holds([20, 0]) && holds([6, 0])],
    [
      '(6, 4)',
      () => points(8).every(([m, n]) => (king.outcome([m, n]) === 'P') === (even(m) && even(n))),
    ],
  ],
  notes: [
    [
      'Answers: eat half of it; 2 positions, with 1 and with 3 halves.',
      () =>
        `${apples.winning([1, 0])}` === '0,1' &&
        [1, 2, 3, 4].filter((halves) => lost(0, halves)).join() === '1,3',
    ],
    [
      'Answer: for example (0, 1), (0, 3), (2, 0) and (2, 2).',
      () => lost(0, 1) && lost(0, 3) && lost(2, 0) && lost(2, 2),
    ],
    [
      'With 2, 4 or 6 whole apples, an even number of halves is lost.',
      () => [2, 4, 6].every((m) => [0, 1, 2, 3, 4, 5, 6, 7].every((n) => lost(m, n) === even(n))),
    ],
    ['The point (0, 0) is won: your opponent has just eaten the last piece.', () => !lost(0, 0)],
    [
      'Ask for the reason: 20 wholes and 0 halves are both even.',
      () => even(20) && even(0) && lost(20, 0),
    ],
    [
      'In detail: from (2, n) with n even the opponent goes to (1, n) or to (1, n + 1).',
      () =>
        [0, 2, 4, 6].every(
          (n) =>
            apples
              .moves([2, n])
              .filter(([m]) => m === 1)
              .map(([, halves]) => halves - n)
              .toSorted()
              .join() === '0,1',
        ),
    ],
    [
      'After (1, n) cut the last apple: (0, n + 1).',
      () =>
        [0, 2, 4, 6].every((n) => apples.winning([1, n]).some((to) => `${to}` === `0,${n + 1}`)),
    ],
    [
      'After (1, n + 1) eat it whole: (0, n + 1) again.',
      () =>
        [0, 2, 4, 6].every((n) =>
          apples.winning([1, n + 1]).some((to) => `${to}` === `0,${n + 1}`),
        ),
    ],
  ],
};
