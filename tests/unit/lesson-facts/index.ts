/** The facts of each lesson, by the name of its file. */

import { chainFacts } from './chain.ts';
import { dovetailingFacts } from './dovetailing.ts';
import type { Facts } from './facts.ts';
import { gamesFacts } from './games.ts';
import { latticeFacts } from './lattice.ts';
import { machinesFacts } from './machines.ts';
import { networksFacts } from './networks.ts';
import { nimFacts } from './nim.ts';
import { oneValueFacts } from './one-value.ts';
import { pathsFacts } from './paths.ts';
import { quicksortFacts } from './quicksort.ts';
import { sortingAndZeroOneFacts } from './sorting-and-zero-one.ts';
import { whatAMachineCannotKnowFacts } from './what-a-machine-cannot-know.ts';

export const factsOf: Readonly<Record<string, Facts>> = {
  chain: chainFacts,
  dovetailing: dovetailingFacts,
  games: gamesFacts,
  lattice: latticeFacts,
  machines: machinesFacts,
  networks: networksFacts,
  nim: nimFacts,
  'one-value': oneValueFacts,
  paths: pathsFacts,
  quicksort: quicksortFacts,
  'sorting-and-zero-one': sortingAndZeroOneFacts,
  'what-a-machine-cannot-know': whatAMachineCannotKnowFacts,
};
