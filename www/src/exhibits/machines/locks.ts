import type { Locks } from '../../stage/task/locks.ts';
import type { MachinesScene } from './scene.ts';

/** What a teacher can fix of a machine and its tape. */
export const machinesLocks: Locks<MachinesScene> = {
  fields: {
    // A ready machine comes with its tape. Rules that somebody writes stand in place of those of a ready machine.
    machine: ({ machine }) => (machine === 'written' ? 'rules' : 'example'),
    ...{ table: 'rules', halting: 'rules', left: 'start', right: 'start' },
    // How far the machine runs, what the reader has asked, and what a task asks.
    ...{ upto: 'neither', asked: 'neither', ones: 'neither' },
  },
  controls: { machine: 'example', rule: 'rules', 'rule-here': 'rules' },
};
