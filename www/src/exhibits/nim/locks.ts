import type { Locks } from '../../stage/task/locks.ts';
import type { NimScene } from './scene.ts';

/** What a teacher can fix of the heaps. */
export const nimLocks: Locks<NimScene> = {
  fields: {
    ...{ heaps: 'start', rules: 'rules', end: 'rules', coupling: 'rules', past: 'rules' },
    // A story belongs to its rules.
    story: 'rules',
    ...{ show: 'neither', why: 'neither', takes: 'neither' },
    ...{ opponent: 'neither', computer: 'neither', percent: 'neither', seed: 'neither' },
  },
  controls: { preset: 'example', wythoff: 'rules' },
};
