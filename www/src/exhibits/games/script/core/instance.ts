import * as glue from '../../../../../pkg/rules.js';
import { instantiator } from '../../../../engine/instance.ts';

const { ScriptCheck, ScriptedGame } = glue;

export const instantiate = instantiator(glue, { ScriptCheck, ScriptedGame });
