import { chainScene } from '../../www/src/exhibits/chain/scene.ts';
import { sweepScene } from '../../www/src/exhibits/dovetailing/scene.ts';
import { gamesScene } from '../../www/src/exhibits/games/scene.ts';
import { latticeScene } from '../../www/src/exhibits/lattice/scene.ts';
import { machinesScene } from '../../www/src/exhibits/machines/scene.ts';
import { networkScene } from '../../www/src/exhibits/networks/scene.ts';
import { nimScene } from '../../www/src/exhibits/nim/scene.ts';
import { pathsScene } from '../../www/src/exhibits/paths/scene.ts';
import { quicksortScene } from '../../www/src/exhibits/quicksort/scene.ts';
import type { Exhibit } from './support.ts';

/** What a link of each exhibit can contain. */
export const specs: Record<Exhibit, unknown> = {
  lattice: latticeScene,
  nim: nimScene,
  quicksort: quicksortScene,
  networks: networkScene,
  chain: chainScene,
  games: gamesScene,
  paths: pathsScene,
  machines: machinesScene,
  dovetailing: sweepScene,
};
