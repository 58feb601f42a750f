import * as glue from '../../../../pkg/lattice.js';
import { instantiator } from '../../../engine/instance.ts';

const { Lattice, LatticePattern, LatticePlan } = glue;

export const instantiate = instantiator(glue, { Lattice, LatticePattern, LatticePlan });
