import * as glue from '../../../../pkg/machines.js';
import { instantiator } from '../../../engine/instance.ts';

export const instantiate = instantiator(glue, {
  TuringMachine: glue.TuringMachine,
  TwoStateMachines: glue.TwoStateMachines,
});
