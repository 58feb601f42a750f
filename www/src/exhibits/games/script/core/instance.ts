import * as glue from '../../../../../pkg/rules.js';
import { instantiator } from '../../../../engine/instance.ts';

const { ScriptCheck, ScriptedAtlas, ScriptedGame } = glue;

export const instantiate = instantiator(glue, { ScriptCheck, ScriptedAtlas, ScriptedGame });
