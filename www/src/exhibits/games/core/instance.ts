import * as glue from '../../../../pkg/games.js';
import { instantiator } from '../../../engine/instance.ts';

export const instantiate = instantiator(glue, { SolvedGame: glue.SolvedGame });
