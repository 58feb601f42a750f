import type { LatticeConfig } from '../../../pkg/lattice.js';
import type { Refusals } from '../../stage/mended.ts';
import type { LatticeScene } from './scene.ts';

/** The configuration that the core builds the run of a scene from. */
export function configOf(
  scene: Pick<LatticeScene, 'moves' | 'end' | 'columns' | 'rows' | 'order'>,
): LatticeConfig {
  const { moves, end, columns, rows, order } = scene;
  return { moves: [...moves], endRule: end, columns, rows, order };
}

/** The fields that fall back to their defaults when the core refuses them. */
export const refusals: Refusals<LatticeScene> = [
  [
    /^(no-moves|too-many-moves|zero-vector|vector-too-long|repeated-vector|endless-move|endless-moves)$/,
    ['moves', 'path', 'conjecture'],
  ],
  [
    /^(region-too-large|too-many-lines|columns-out-of-range|rows-out-of-range)$/,
    ['columns', 'rows', 'ask', 'path', 'cursor', 'view', 'order', 'colour'],
  ],
  [
    /^(empty-path|path-too-long|illegal-move|point-outside|strategy-does-not-apply)$/,
    ['path', 'opponent', 'cursor'],
  ],
];
