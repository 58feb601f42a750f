import type { GameConfig } from '../../../pkg/games.js';
import type { Refusals } from '../../stage/mended.ts';
import { sizesOf } from './families.ts';
import type { GamesScene } from './scene.ts';

/** The configuration of the core for a scene. */
export function configOf(scene: Pick<GamesScene, 'game' | 'size'>): GameConfig {
  return { game: scene.game as GameConfig['game'], size: [...sizesOf(scene)] };
}

/** The fields that the figure drops when the core refuses them with these errors. */
export const refusals: Refusals<GamesScene> = [
  [/^(illegal-ply|path-too-long)$/, ['plies', 'cursor']],
  [/^(board-|in-a-row|too-much-memory)/, ['game', 'size', 'plies', 'cursor']],
];
