import type { Slug } from '../../../www/src/exhibits/slugs.ts';

/** Moments that show more than the one in the middle of a run. */
export const moments: Readonly<Record<Slug, string>> = {
  nim: 'v=1&why=on',
  lattice: 'v=1&cursor=57',
  quicksort: 'v=1&length=16&cursor=20',
  networks: 'v=1&cursor=7',
  chain: 'v=1&cursor=2',
  games: 'v=1&plies=5_2&opponent=human&why=on',
  paths: 'v=1&cursor=32',
  machines: 'v=1&machine=beaver-four&asked=on&cursor=20',
  dovetailing: 'v=1&cursor=30',
};
