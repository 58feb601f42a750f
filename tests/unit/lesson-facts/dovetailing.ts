import { type Facts, holding } from './facts.ts';
import { under } from './solvers.ts';
import { stopOf } from './tapes.ts';

/** A machine that never stops, because it always goes on to a blank cell; and one that stops late. */
const [RUNNER, LATE] = ['1RA1RZ', '1RB1RZ_1LB0RC_1LC1LA'] as const;
const FAR = 200;

/** One step of one machine, in the order in which they come: in each round one more machine begins. */
const sweep = (rounds: number) =>
  under(rounds).flatMap((round) =>
    under(round + 1).map((machine) => ({ round, machine, step: round - machine + 1 })),
  );

const at = (moment: number) => sweep(12)[moment - 1];
const when = (machine: number, step: number) =>
  sweep(12).findIndex((one) => one.machine === machine && one.step === step) + 1;
const roundOf = (machine: number, step: number) =>
  sweep(12).find((one) => one.machine === machine && one.step === step)?.round ?? Number.NaN;

/** The round of a step, counted without a list: one round for each step from that in which it begins. */
export function countedRound(machine: number, step: number): number {
  let round = machine;
  for (let taken = 1; taken < step; taken += 1) round += 1;
  return round;
}

const fractions = (most: number) =>
  under(most).flatMap((above) => under(most).filter((below) => above + 1 + below + 1 <= most))
    .length;

export const dovetailingFacts: Facts = {
  numbers: [() => sweep(5).length, () => roundOf(7, 5), () => fractions(5)],
  choices: [
    () => {
      // The first machine may be one that never stops; then every step there is belongs to it.
      const steps = under(FAR).map(() => 0);
      const alone = stopOf(RUNNER, FAR) === undefined && !steps.some((machine) => machine > 0);
      return holding([!alone, alone, !alone], (one) => one);
    },
    () => {
      const comes = countedRound(100, 1000) === 1099;
      return holding([comes, !comes, !comes], (one) => one);
    },
    () => {
      // Of two machines that go on for 12 steps, one stops later.
      const late = stopOf(LATE, FAR);
      return holding([late === undefined, late !== undefined && late.steps > 12], (one) => one);
    },
  ],
  tasks: {
    'dovetailing#rounds=12&task=which&moment=8': () => at(8)?.machine,
    'dovetailing#rounds=12&task=when&machine=2&step=3': () => when(2, 3),
  },
  tables: {
    'dovetailing#rounds=12': [
      '25 6 3 4 stops and reports',
      '67 11 0 12 takes a step',
      '68 11 1 11 takes a step',
      '69 11 2 10 takes a step',
    ],
  },
  claims: [
    ['13', () => when(2, 3) === 13 && roundOf(2, 3) === 4],
    ['3', () => [7, 8, 9, 10].map((moment) => at(moment)?.machine).join() === '0,1,2,3'],
    ['5', () => roundOf(5, 1) === 5],
    [
      'm + s − 1',
      () => sweep(12).every(({ round, machine, step }) => round === machine + step - 1),
    ],
    ['1 + 2 + 3 + 4 + 5', () => sweep(5).length === 1 + 2 + 3 + 4 + 5],
  ],
  notes: [
    [
      'Answers: machine 1 (moments 7 to 10 are round 3: machines 0, 1, 2, 3); 15 = 1 + 2 + 3 + 4 + 5.',
      () =>
        at(8)?.machine === 1 &&
        [7, 8, 9, 10].every(
          (moment, machine) => at(moment)?.round === 3 && at(moment)?.machine === machine,
        ) &&
        sweep(5).length === 15,
    ],
    ['It begins in round 5, whatever the others do.', () => roundOf(5, 1) === 5],
    [
      'Answers: moment 13, in round 4; round 11.',
      () => when(2, 3) === 13 && roundOf(2, 3) === 4 && roundOf(7, 5) === 11,
    ],
    [
      'So its step s comes in round m + s − 1: 7 + 5 − 1 = 11.',
      () =>
        sweep(12).every(({ round, machine, step }) => round === machine + step - 1) &&
        roundOf(7, 5) === 11,
    ],
    [
      'Answers: yes, in round 1,099; only that it has not stopped yet.',
      () => countedRound(100, 1000) === 1099,
    ],
    ['Answer: 10 = 1 + 2 + 3 + 4.', () => fractions(5) === 10],
  ],
  asides: [
    'Of machines 0 to 3 only machine 3 stops soon, after 4 steps.',
    'Misconception: “Then I stop it after 1,000 steps.”',
    'Ask: “And if it would have stopped after 1,001?”',
    'Misconception: “Machine 5 has to wait until the others are done.”',
    'If you listed 1/1, 1/2, 1/3 and so on first, you would never come to 2/1.',
    'That is again machine 0, which holds up all others.',
  ],
};
