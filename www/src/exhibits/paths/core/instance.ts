import * as glue from '../../../../pkg/paths.js';
import { instantiator } from '../../../engine/instance.ts';

const { PathCount, PathWalk } = glue;

export const instantiate = instantiator(glue, { PathCount, PathWalk });
