import type { Locks } from '../../stage/task/locks.ts';
import type { SweepScene } from './scene.ts';

/** What a teacher can fix of a sweep. */
export const sweepLocks: Locks<SweepScene> = {
  fields: {
    ...{ order: 'rules', pruned: 'rules' },
    ...{ states: 'start', count: 'start', enumeration: 'start', seed: 'start' },
    // How far the sweep goes, and what a task asks.
    ...{ rounds: 'neither', machine: 'neither', step: 'neither', moment: 'neither' },
  },
};
