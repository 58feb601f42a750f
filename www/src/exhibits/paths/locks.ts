import type { Locks } from '../../stage/task/locks.ts';
import type { PathsScene } from './scene.ts';

/** What a teacher can fix of a graph and the search in it. */
export const pathsLocks: Locks<PathsScene> = {
  fields: {
    ...{ graph: 'start', size: 'start', seed: 'start', drawn: 'start', weights: 'start' },
    ...{ oneway: 'start', from: 'start', to: 'start' },
    pruned: 'rules',
    ...{ way: 'neither', found: 'neither', counted: 'neither', number: 'neither' },
    ...{ blocked: 'neither', remain: 'neither' },
  },
  // While it is open, the graph is drawn on the picture.
  closed: { graph: 'start' },
};
