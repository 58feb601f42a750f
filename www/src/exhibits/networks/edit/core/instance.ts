import * as glue from '../../../../../pkg/comparators.js';
import { instantiator } from '../../../../engine/instance.ts';

const { NetworkText } = glue;

export const instantiate = instantiator(glue, { NetworkText });
