/** The facts of each exhibit's world. The figures look for their page as soon as this is loaded. */
import type { Shown } from '../../../scripts/still/figure.ts';
import type { Slug } from '../../../www/src/exhibits/slugs.ts';
import { chain, games, lattice, nim } from './games.ts';
import type { World } from './lines.ts';
import { dovetailing, machines, paths } from './searches.ts';
import { networks, quicksort } from './sorts.ts';

/** Those of the exhibits that people have links to. */
const readers: { readonly [Exhibit in Slug]?: (figure: never) => World } = {
  nim,
  lattice,
  quicksort,
  networks,
  chain,
  games,
  paths,
  machines,
  dovetailing,
};

export function worldOf(exhibit: Slug, figure: Shown['figure']): World {
  const reader = readers[exhibit];
  if (!reader) throw new Error(`tests/support/facts/worlds.ts has no facts of “${exhibit}”`);
  return reader(figure as never);
}
