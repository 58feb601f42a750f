import * as glue from '../../../../pkg/lattice.js';
import { instantiator } from '../../../engine/instance.ts';

const { Lattice, LatticePlan } = glue;

export const instantiate = instantiator(glue, { Lattice, LatticePlan });
