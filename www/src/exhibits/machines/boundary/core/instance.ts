import * as glue from '../../../../../pkg/discrete.js';
import { instantiator } from '../../../../engine/instance.ts';

export const instantiate = instantiator(glue, { DiscreteMachine: glue.DiscreteMachine });
