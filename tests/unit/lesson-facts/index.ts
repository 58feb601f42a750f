/** The facts of each lesson, by the name of its file. */

import { chainFacts } from './chain.ts';
import type { Facts } from './facts.ts';
import { latticeFacts } from './lattice.ts';
import { networksFacts } from './networks.ts';
import { nimFacts } from './nim.ts';
import { pathsFacts } from './paths.ts';
import { quicksortFacts } from './quicksort.ts';

export const factsOf: Readonly<Record<string, Facts>> = {
  chain: chainFacts,
  lattice: latticeFacts,
  networks: networksFacts,
  nim: nimFacts,
  paths: pathsFacts,
  quicksort: quicksortFacts,
};
