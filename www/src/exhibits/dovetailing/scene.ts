import { defineScene, type WithClassroom } from '../../share/codec.ts';
import { choice, flag, integer, optionalInteger } from '../../share/codec-fields.ts';
import { type Notice, outOfRange } from '../../share/codec-notices.ts';
import { stageFields } from '../../stage/stage-scene.ts';
import { taskFields } from '../../stage/task/task-fields.ts';

/** In which order the machines get their steps, by the names in the core. */
export const orders = ['cantor', 'rounds', 'triangles', 'doubling', 'first'] as const;
export type Order = (typeof orders)[number];

/** How all machines with this many states are numbered, by the names in the core. */
export const enumerations = ['shuffled', 'index', 'tree'] as const;
type Enumeration = (typeof enumerations)[number];
/** How many machines the search finds, by their states; and how many are taken of those with more. */
const leaves: Readonly<Record<number, number>> = { 1: 3, 2: 149 };
const MOST_LEAVES = 1000;

/** The most rounds that a link may ask for in each order. A round of the later ones has more steps than the one before. */
export const mostRounds: Readonly<Record<Order, number>> = {
  cantor: 512,
  rounds: 512,
  triangles: 128,
  doubling: 18,
  first: 100_000,
};

/** The most moments that a sweep within these limits has. */
const MOST_MOMENTS = 1_000_000;
/** The most machines, as in the core. */
export const MOST_MACHINES = 65_536;

/** How many machines there are with this number of states, as far as a sweep can have them. */
export function machinesOf(states: number, enumeration: Enumeration): number {
  if (enumeration === 'tree') return leaves[states] ?? MOST_LEAVES;
  return Math.min(MOST_MACHINES, (4 * (states + 1)) ** (2 * states));
}

/**
 * What a link to a sweep holds.
 *
 *     field        what it says                                      default
 *     order        in which order the machines get their steps       cantor
 *     pruned       a machine whose fate is known gets no moment      off
 *     rounds       after how many rounds the figure stops            12
 *     states       the number of states of each machine              2
 *     count        the number of machines                            all
 *     enumeration  how the machines are numbered                     shuffled
 *     seed         how they are shuffled                             56
 *     task         what the reader is asked: when, which or next     none
 *     tries        how often the reader may answer                   3
 *     machine      when: the machine, from 0                         that of the cursor
 *     step         when: its step, from 1                            its next one
 *     moment       which: the moment, from 1                         the next one
 */
export const sweepFields = {
  order: choice(orders, 'cantor'),
  pruned: flag(false),
  rounds: integer({ min: 1, max: mostRounds.first, default: 12 }),
  states: integer({ min: 1, max: 5, default: 2 }),
  count: optionalInteger({ min: 1, max: MOST_MACHINES }),
  enumeration: choice(enumerations, 'shuffled'),
  seed: integer({ min: 0, max: 999_999, default: 56 }),
  ...stageFields(MOST_MOMENTS),
  ...taskFields(['when', 'which', 'next']),
  machine: optionalInteger({ min: 0, max: MOST_MACHINES - 1 }),
  step: optionalInteger({ min: 1, max: MOST_MOMENTS }),
  moment: optionalInteger({ min: 1, max: MOST_MOMENTS }),
};

/** A scene of a sweep. */
export type SweepScene = WithClassroom<typeof sweepFields>;

export const sweepScene = defineScene({
  fields: sweepFields,
  settle: (scene) => {
    const { order, rounds, count, states, enumeration } = scene;
    const notices: Notice[] = [];
    const max = mostRounds[order];
    const far = rounds > max;
    if (far) notices.push(outOfRange('rounds', rounds, { min: 1, max }));
    const all = machinesOf(states, enumeration);
    const many = count !== undefined && count > all;
    if (many) notices.push(outOfRange('count', count, { min: 1, max: all }));
    const mended = {
      ...(far && { rounds: sweepFields.rounds.default }),
      ...(many && { count: undefined }),
    };
    return { scene: { ...scene, ...mended }, notices };
  },
});
