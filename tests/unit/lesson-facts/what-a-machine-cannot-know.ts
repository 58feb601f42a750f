import { countedRound } from './dovetailing.ts';
import { type Facts, holding } from './facts.ts';
import { moments, stopOf, twoStates } from './tapes.ts';

const FAR = 1100;
const lateThree = '1RB1RZ_1LB0RC_1LC1LA';
const runner = '1RA1RZ';

/** The most steps of a machine with two states that stops. */
const bound = Math.max(...twoStates().map((one) => stopOf(one, 40)?.steps ?? 0));
/** The runner always goes on to a blank cell, so it never reads the 1 that would stop it. */
const runs = moments(runner, FAR).every(({ ones, head }) => !ones.includes(head));

/** The same question about itself, and the opposite answer: whether an answer can be right. */
const contrary = (stops: boolean) => !stops === stops;

export const whatAMachineCannotKnowFacts: Facts = {
  numbers: [() => countedRound(3, 4)],
  choices: [
    () => {
      // Of machines that go on for 1000 steps one stops later, as the core says of that with five states; one never does.
      const [late, never] = [47_176_870 > 1000, runs && stopOf(runner, FAR) === undefined];
      return holding([!late, !never, late && never], (one) => one);
    },
    () => {
      // The runner sends nothing, however long one waits; the late one stops.
      const [reports, silent] = [stopOf(lateThree, FAR) !== undefined, runs];
      return holding([reports, !silent, reports && !silent], (one) => one);
    },
    () =>
      holding([contrary(true), contrary(false), !contrary(true) && !contrary(false)], (one) => one),
    () => holding([bound < 7, bound >= 8, false], (one) => one),
    () =>
      holding([contrary(true), contrary(false), !contrary(true) && !contrary(false)], (one) => one),
  ],
  tasks: {
    'machines#machine=beaver-three-steps&task=halt': () => stopOf(lateThree, FAR)?.steps,
    'machines#machine=beaver-two&task=halt': () => bound,
  },
  judged: {
    'machines#machine=beaver-five&task=halt': () => 47_176_870,
  },
  tables: {
    'dovetailing#rounds=12': ['25 6 3 4 stops and reports'],
  },
  claims: [
    ['21', () => stopOf(lateThree, FAR)?.steps === 21],
    ['6', () => bound === 6],
    ['736', () => twoStates().length === 20_736],
  ],
  notes: [
    ['Answer: 21 steps.', () => stopOf(lateThree, FAR)?.steps === 21],
    [
      'Answers: round 6; of each machine that stops, that it stops.',
      () => countedRound(3, 4) === 6,
    ],
    ['Answers: 6 steps; it never stops.', () => bound === 6 && runs],
    [
      'With two states there are 20,736 tables, if each rule writes, moves and names A, B or stop.',
      () => twoStates().length === 20_736,
    ],
  ],
  asides: ['For five states the limit is 47,176,870, proved in 2024.'],
};
