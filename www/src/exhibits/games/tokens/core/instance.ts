import * as glue from '../../../../../pkg/graphs.js';
import { instantiator } from '../../../../engine/instance.ts';

const { ReadyGraph, TokenGraph } = glue;

export const instantiate = instantiator(glue, { ReadyGraph, TokenGraph });
