import type { Locks } from '../../stage/task/locks.ts';
import type { GamesScene } from './scene.ts';

/** What a teacher can fix of a game. */
export const gamesLocks: Locks<GamesScene> = {
  fields: {
    ...{ game: 'example', size: 'start', start: 'start', tokens: 'start' },
    ...{ rules: 'rules', end: 'rules', script: 'rules' },
    ...{ plies: 'neither', why: 'neither' },
    ...{ opponent: 'neither', computer: 'neither', percent: 'neither', seed: 'neither' },
  },
  controls: { 'game-rules': 'rules', 'game-end': 'rules' },
  panels: { choose: 'start', rules: 'rules' },
  // The graph with tokens is another game in place of this one.
  closed: { tokens: 'example' },
};
