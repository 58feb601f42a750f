import type { ChainConfig } from '../../../pkg/chain.js';
import { type ChainScene, chainScene } from './scene.ts';

/** What the run of a scene is built from. */
export function configOf(
  scene: Pick<ChainScene, 'objects' | 'row' | 'end' | 'first'>,
): ChainConfig {
  const { objects, row, end, first } = scene;
  return { objects, ...(row === undefined ? {} : { row }), endRule: end, firstMove: first };
}

/** The defaults of what the core has refused; undefined if it was nothing of the scene. */
export function mended(code: string, scene: ChainScene): Partial<ChainScene> | undefined {
  if (!/^(illegal-chain-take|path-too-long)$/.test(code) || !scene.takes) return undefined;
  return { takes: chainScene.defaults.takes, cursor: undefined };
}
