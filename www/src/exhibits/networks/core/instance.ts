import * as glue from '../../../../pkg/networks.js';
import { instantiator } from '../../../engine/instance.ts';

const { Network, NetworkGrowth, NetworkOrder, NetworkProof, NetworkStock } = glue;

export const instantiate = instantiator(glue, {
  Network,
  NetworkGrowth,
  NetworkOrder,
  NetworkProof,
  NetworkStock,
});
