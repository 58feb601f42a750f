import { defineScene, type WithClassroom } from '../../share/codec.ts';
import { choice, flag, integer } from '../../share/codec-fields.ts';
import { notice } from '../../share/codec-notices.ts';
import { textField } from '../../share/codec-text.ts';
import { stageFields } from '../../stage/stage-scene.ts';
import { taskFields } from '../../stage/task/task-fields.ts';

/** The steps of a run have numbers up to this one, as in the core. */
export const MOST_STEPS = 1_000_000_000_000;

/** The ready machines, by their names in the core. */
export const readyMachines = [
  'beaver-two',
  'beaver-three-steps',
  'beaver-three-ones',
  'beaver-four',
  'beaver-five',
  'counter',
  'palindrome',
  'copier',
  'addition',
  'bouncer',
  'universal',
] as const;
export const machines = [...readyMachines, 'written'] as const;
export type MachineName = (typeof machines)[number];

/** Whether the transition that stops the machine is a step, as the core names it. */
export const haltings = ['as-written', 'step', 'no-step'] as const;

/** How long the text of a machine and each side of its tape may be in a link. */
export const longest = { table: 4000, tape: 1000 } as const;

/** How far a run goes before somebody asks when it stops, at first. */
export const FIRST_STEPS = 24;

/**
 * What a link to a machine holds.
 *
 *     field    what it says                                             default
 *     machine  a ready machine, or `written`                            beaver-two
 *     table    the text of a written machine, in any form               none
 *     left     the tape left of the head at the beginning, if written   that of the machine
 *     right    the tape from the head on                                that of the machine
 *     halting  whether the transition that stops the machine is a step  as-written
 *     upto     how far the run goes before somebody asks                24
 *     asked    the page says when it stops                              off
 *     task     what the reader is asked: next, halt or make             none
 *     tries    how often the reader may answer                          3
 *     ones     how many ones the machine that the reader makes leaves   3
 */
export const machinesFields = {
  machine: choice(machines, 'beaver-two'),
  table: textField(longest.table),
  left: textField(longest.tape),
  right: textField(longest.tape),
  halting: choice(haltings, 'as-written'),
  upto: integer({ min: FIRST_STEPS, max: MOST_STEPS, default: FIRST_STEPS }),
  asked: flag(false),
  ...stageFields(MOST_STEPS),
  ...taskFields(['next', 'halt', 'make']),
  ones: integer({ min: 1, max: 9999, default: 3 }),
};

/** A scene of a machine and its tape. */
export type MachinesScene = WithClassroom<typeof machinesFields>;

export const machinesScene = defineScene({
  fields: machinesFields,
  settle: (scene) => {
    if (scene.machine !== 'written') return { scene: { ...scene, table: undefined }, notices: [] };
    if (scene.table !== undefined) return { scene, notices: [] };
    const machine = machinesFields.machine.default;
    return { scene: { ...scene, machine }, notices: [notice('link-no-machine', {})] };
  },
});
