import * as glue from '../../../../../pkg/atlas.js';
import { instantiator } from '../../../../engine/instance.ts';

export const instantiate = instantiator(glue, { GameAtlas: glue.GameAtlas });
