import * as glue from '../../../../../pkg/counts.js';
import { instantiator } from '../../../../engine/instance.ts';

const { EdgeCounts, PathCount, PathList, PathNumber } = glue;

export const instantiate = instantiator(glue, { EdgeCounts, PathCount, PathList, PathNumber });
