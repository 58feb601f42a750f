import type { Locks } from '../../stage/task/locks.ts';
import type { QuicksortScene } from './scene.ts';

/** What a teacher can fix of a sort. */
export const quicksortLocks: Locks<QuicksortScene> = {
  fields: {
    ...{ input: 'start', values: 'start', length: 'start', seed: 'start', against: 'start' },
    ...{ scheme: 'rules', pivot: 'rules', chance: 'rules', recurse: 'rules', calls: 'rules' },
    ...{ cutoff: 'rules', small: 'rules' },
    ...{ show: 'neither', colour: 'neither', race: 'neither', wait: 'neither' },
    // What the reader does by hand while the sort runs.
    ...{ picks: 'neither', exchange: 'neither' },
  },
  panels: { input: 'start', variant: 'rules' },
};
