import type { GameConfig } from '../../../pkg/games.js';
import type { Refusals } from '../../stage/mended.ts';
import { familyOf, sizesOf } from './families.ts';
import type { GamesScene } from './scene.ts';

/** What of a scene says which game it is. */
export type Chosen = Pick<GamesScene, 'game' | 'size' | 'rules' | 'start' | 'end'>;

/** The configuration of the core for a scene. */
export function configOf(scene: Chosen): GameConfig {
  const { form } = familyOf(scene.game);
  const start = scene.start ?? form?.start;
  return {
    game: scene.game as GameConfig['game'],
    size: [...sizesOf(scene)],
    ...(form?.rules !== undefined && { rules: scene.rules ?? form.rules, endRule: scene.end }),
    // A graph without a start begins with its first node.
    ...(start && { start }),
  };
}

/** The fields that the figure drops when the core refuses them with these errors. */
export const refusals: Refusals<GamesScene> = [
  [/^(illegal-ply|path-too-long)$/, ['plies', 'cursor']],
  [
    /^(board-|in-a-row|too-m|no-|rule|heap|not-|octal|row-|empty-row|vector|zero-v|repeated-v|endless|graph-|date|target|certificate)/,
    ['game', 'size', 'rules', 'start', 'end', 'plies', 'cursor'],
  ],
];
