import * as glue from '../../../../pkg/chain.js';
import { instantiator } from '../../../engine/instance.ts';

const {
  Chain,
  ChainCensus,
  ChainGrowth,
  ChainGrundy,
  ChainMap,
  ChainProgram,
  ChainRow,
  ChainTable,
  ChainVisits,
} = glue;

export const instantiate = instantiator(glue, {
  Chain,
  ChainCensus,
  ChainGrowth,
  ChainGrundy,
  ChainMap,
  ChainProgram,
  ChainRow,
  ChainTable,
  ChainVisits,
});
