import type { Locks } from '../../stage/task/locks.ts';
import type { NetworkScene } from './scene.ts';

/** What a teacher can fix of a network. It has no rules besides its comparators, with which a run begins. */
export const networksLocks: Locks<NetworkScene> = {
  fields: {
    ...{ wires: 'start', kind: 'start', net: 'start', gone: 'start', beside: 'start' },
    ...{ input: 'start', values: 'start', seed: 'start' },
    ...{ by: 'neither', threshold: 'neither', most: 'neither', deep: 'neither' },
  },
  panels: { network: 'start', input: 'start', text: 'start' },
  closed: { edit: 'start' },
  answers: { sort: { part: 'start', panel: 'edit' } },
};
