import type { ChainWhy } from '../../../pkg/chain.js';
import { placesOf } from '../../stage/moves-play.ts';
import { type AskedGame, gameTasks } from '../../stage/task/game-tasks.ts';
import type { Tasks } from '../../stage/task/task.ts';
import { reasonOf, winningMoves } from './account.ts';
import type { Take } from './fields.ts';
import { chainLocks } from './locks.ts';
import type { ChainScene } from './scene.ts';

/** The tasks of a row. */
export function chainTasks(
  figure: AskedGame<readonly Take[], ChainWhy, 'Chain', ChainScene>,
): Tasks {
  const why = (groups: readonly number[]) => reasonOf(groups, figure.currentScene().end);
  const make = gameTasks<readonly Take[], ChainWhy, 'Chain', ChainScene>(figure, {
    field: 'takes',
    placesIn: ({ takes }) => takes && placesOf(takes),
    counts: ({ moves, options }) => ({
      moves,
      winning: options
        .filter(({ outcome }) => outcome === 'P')
        .reduce((sum, { takes }) => sum + takes.length, 0),
    }),
    explain: (here) => [winningMoves(here, why)],
    praise: ({ groups }) => [{ id: 'task-chain-left', args: { reason: why(groups) } }],
  });
  return Object.assign(make, { locks: chainLocks });
}
