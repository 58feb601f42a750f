import * as glue from '../../../../pkg/networks.js';
import { instantiator } from '../../../engine/instance.ts';

const { Network, NetworkGrowth, NetworkProof, NetworkStock, NetworkText } = glue;

export const instantiate = instantiator(glue, {
  Network,
  NetworkGrowth,
  NetworkProof,
  NetworkStock,
  NetworkText,
});
