import * as glue from '../../../../pkg/chain.js';
import { instantiator } from '../../../engine/instance.ts';

const {
  Chain,
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
  ChainGrowth,
  ChainGrundy,
  ChainMap,
  ChainProgram,
  ChainRow,
  ChainTable,
  ChainVisits,
});
