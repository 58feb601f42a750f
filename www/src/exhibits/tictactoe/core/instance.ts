import * as glue from '../../../../pkg/tictactoe.js';
import { instantiator } from '../../../engine/instance.ts';

export const instantiate = instantiator(glue, { Tictactoe: glue.Tictactoe });
