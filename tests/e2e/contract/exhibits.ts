import { chain } from './chain.ts';
import type { Exhibit } from './exhibit.ts';
import { lattice } from './lattice.ts';
import { networks } from './networks.ts';
import { nim } from './nim.ts';
import { quicksort } from './quicksort.ts';

/** Every exhibit that exists: `tests/unit/contract.test.ts` misses one that is not described. */
export const exhibits: readonly Exhibit[] = [nim, lattice, quicksort, networks, chain];
