import type { ChainConfig } from '../../../pkg/chain.js';
import type { Refusals } from '../../stage/mended.ts';
import type { ChainScene } from './scene.ts';

/** The configuration of the core for a scene. */
export function configOf(
  scene: Pick<ChainScene, 'objects' | 'row' | 'end' | 'first'>,
): ChainConfig {
  const { objects, row, end, first } = scene;
  return { objects, ...(row === undefined ? {} : { row }), endRule: end, firstMove: first };
}

/** The fields that the figure drops when the core refuses them with these errors. */
export const refusals: Refusals<ChainScene> = [
  [/^(illegal-chain-take|path-too-long)$/, ['takes', 'cursor']],
];
