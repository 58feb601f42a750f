import * as glue from '../../../../../pkg/notations.js';
import { instantiator } from '../../../../engine/instance.ts';

export const instantiate = instantiator(glue, { MachineText: glue.MachineText });
