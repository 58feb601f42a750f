import * as glue from '../../../../pkg/switches.js';
import { instantiator } from '../../../engine/instance.ts';

export const instantiate = instantiator(glue, { Switches: glue.Switches });
