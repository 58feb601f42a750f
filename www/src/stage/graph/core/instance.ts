import * as glue from '../../../../pkg/graphs.js';
import { instantiator } from '../../../engine/instance.ts';

const { GraphText, ReadyGraph, TokenGraph } = glue;

export const instantiate = instantiator(glue, { GraphText, ReadyGraph, TokenGraph });
