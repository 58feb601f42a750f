import { type Slug, slugs } from '../../../www/src/exhibits/slugs.ts';
import { chain } from './chain.ts';
import { dovetailing } from './dovetailing.ts';
import type { Exhibit } from './exhibit.ts';
import { games } from './games.ts';
import { lattice } from './lattice.ts';
import { machines } from './machines.ts';
import { networks } from './networks.ts';
import { nim } from './nim.ts';
import { paths } from './paths.ts';
import { quicksort } from './quicksort.ts';

/** If an exhibit has no description here, the compiler reports it. */
const described: Readonly<Record<Slug, Exhibit>> = {
  chain,
  lattice,
  networks,
  nim,
  quicksort,
  games,
  paths,
  machines,
  dovetailing,
};

export const exhibits = slugs.map((slug) => described[slug]);
