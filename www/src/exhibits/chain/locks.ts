import type { Locks } from '../../stage/task/locks.ts';
import type { ChainScene } from './scene.ts';

/** What a teacher can fix of a row. */
export const chainLocks: Locks<ChainScene> = {
  fields: {
    ...{ objects: 'start', row: 'start', end: 'rules', first: 'rules' },
    ...{ why: 'neither', takes: 'neither' },
    ...{ opponent: 'neither', computer: 'neither', percent: 'neither', seed: 'neither' },
  },
  controls: { position: 'start' },
};
