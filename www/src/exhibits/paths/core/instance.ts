import * as glue from '../../../../pkg/paths.js';
import { instantiator } from '../../../engine/instance.ts';

export const instantiate = instantiator(glue, { PathWalk: glue.PathWalk });
