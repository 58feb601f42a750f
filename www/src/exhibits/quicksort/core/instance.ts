import * as glue from '../../../../pkg/quicksort.js';
import { instantiator } from '../../../engine/instance.ts';

const { PivotSeeds, Quicksort, QuicksortPlan, WorstList } = glue;

export const instantiate = instantiator(glue, {
  PivotSeeds,
  Quicksort,
  QuicksortPlan,
  WorstList,
});
