import { type Facts, holding } from './facts.ts';
import { BEGIN, moments, stepped, stopOf, twoStates } from './tapes.ts';

const champion = '1RB1LB_1LA1RZ';
const round = '0RB1RZ_0LA1RZ';
const runner = '1RA1RZ';
const FAR = 200;

/** The steps after which a machine is as it was at the beginning. */
const back = moments(round, FAR).findIndex(
  (at, steps) => steps > 0 && JSON.stringify(at) === JSON.stringify(BEGIN),
);

/** Whether each step adds a one, so that no moment comes again. */
const grows = moments(runner, FAR).every(({ ones }, steps) => ones.length === steps);

/** The steps down to 1: half of an even number, three times an odd one and 1 more. */
function stepsFrom(number: number): number {
  return number === 1 ? 0 : 1 + stepsFrom(number % 2 === 0 ? number / 2 : 3 * number + 1);
}

export const machinesFacts: Facts = {
  numbers: [
    () => stopOf(champion, FAR)?.ones ?? Number.NaN,
    () =>
      Math.min(
        ...twoStates().flatMap((one) => {
          const stop = stopOf(one, 6);
          return stop?.ones === 2 ? [stop.steps] : [];
        }),
      ),
    () => back,
    () => stepsFrom(6),
  ],
  choices: [
    () =>
      holding(
        [
          // That no machine goes on for 100 steps and stops later: the one with five states does.
          false,
          back === 2,
          !round.includes('Z'),
        ],
        (reason) => reason,
      ),
    () =>
      holding(
        [
          !grows,
          grows && stopOf(runner, FAR) === undefined,
          grows && stopOf(runner, FAR) !== undefined,
        ],
        (one) => one,
      ),
  ],
  tasks: {
    'machines#machine=beaver-two&task=next': () => {
      const { state, head, ones } = stepped(champion, BEGIN);
      // Its choices by number: symbols, left and right, states.
      return [ones.includes(0) ? 1 : 0, head === 1 ? 1 : 0, state === 'B' ? 1 : 0];
    },
    'machines#machine=beaver-two&task=halt': () => stopOf(champion, FAR)?.steps,
    'machines#machine=written&table=0RB0RA_1RZ1RZ&task=make&ones=2': () => '1RB1LB_1RZ1RZ',
  },
  judged: {
    'machines#machine=beaver-five&task=halt': () => 47_176_870,
  },
  claims: [
    ['6', () => Math.max(...twoStates().map((one) => stopOf(one, 40)?.steps ?? 0)) === 6],
    ['1RB1LB_1RZ1RZ', () => stopOf('1RB1LB_1RZ1RZ', FAR)?.steps === 2],
    ['A', () => moments(champion, FAR).filter(({ state }) => state === 'A').length > 1],
    ['111', () => [7, 9, 27].map(stepsFrom).join() === '16,19,111'],
  ],
  notes: [
    [
      'Answer: in A reading 0 it writes 1, goes right, and is in B then.',
      () =>
        JSON.stringify(stepped(champion, BEGIN)) ===
        JSON.stringify({ state: 'B', head: 1, ones: [0] }),
    ],
    [
      'Answers: 6 steps; 4 ones.',
      () => stopOf(champion, FAR)?.steps === 6 && stopOf(champion, FAR)?.ones === 4,
    ],
    [
      'On an empty tape, no machine with two states and the symbols 0 and 1 stops after more than 6 steps.',
      () => Math.max(...twoStates().map((one) => stopOf(one, 40)?.steps ?? 0)) === 6,
    ],
    [
      'Answers: for example 1RB1LB_1RZ1RZ, which takes two steps; 2.',
      () =>
        stopOf('1RB1LB_1RZ1RZ', FAR)?.steps === 2 &&
        stopOf('1RB1LB_1RZ1RZ', FAR)?.ones === 2 &&
        machinesFacts.numbers[1]?.() === 2,
    ],
    ['Answers: 2 steps; everything is as it was.', () => back === 2],
    [
      'Answers: 8 (6, 3, 10, 5, 16, 8, 4, 2, 1); 7 takes 16 steps, 9 takes 19, 27 takes 111.',
      () =>
        stepsFrom(6) === 8 &&
        [3, 10, 5, 16, 8, 4, 2, 1].map(stepsFrom).join() === '7,6,5,4,3,2,1,0' &&
        [7, 9, 27].map(stepsFrom).join() === '16,19,111',
    ],
  ],
  asides: [
    'Ask: “Is there a quick way to see the 6 in the rules?”',
    'Write the line of the first machine on the board, and let pupils point at “in A reading 1”.',
  ],
};
