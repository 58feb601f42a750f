import * as glue from '../../../../pkg/nim.js';
import { instantiator } from '../../../engine/instance.ts';

const { ColdPairs, GrundyTable, Nim, NimPlan } = glue;

export const instantiate = instantiator(glue, { ColdPairs, GrundyTable, Nim, NimPlan });
