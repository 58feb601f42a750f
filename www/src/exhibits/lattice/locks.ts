import type { Locks } from '../../stage/task/locks.ts';
import type { LatticeScene } from './scene.ts';

/** What a teacher can fix of the lattice. */
export const latticeLocks: Locks<LatticeScene> = {
  fields: {
    ...{ moves: 'rules', end: 'rules', columns: side, rows: side },
    // A game has the same rules in either order, and puts it back.
    order: ({ path }) => (path ? 'neither' : 'rules'),
    // A game that the link has begun begins nowhere else. Where it has begun none, the reader may begin anywhere.
    path: ({ path: next }, _, { path: given }) => {
      const [to, from] = [next?.[0], given?.[0]];
      return to && from && (to.m !== from.m || to.n !== from.n) ? 'start' : 'neither';
    },
    ...{
      colour: 'neither',
      ask: 'neither',
      conjecture: 'neither',
      why: 'neither',
      most: 'neither',
    },
    ...{ opponent: 'neither', computer: 'neither', percent: 'neither', seed: 'neither' },
  },
  controls: { preset: 'rules', columns: 'start', rows: 'start', order: 'rules' },
  panels: { rules: 'rules' },
};

/** The picture grows by itself when a game begins, so that its path has room. */
function side(next: LatticeScene, now: LatticeScene): 'start' | 'neither' {
  const grows = next.columns >= now.columns && next.rows >= now.rows;
  return next.path && !now.path && grows ? 'neither' : 'start';
}
