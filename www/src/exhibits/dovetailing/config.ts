import type { ConfigOf } from '../../engine/protocol.ts';
import type { Refusals } from '../../stage/mended.ts';
import { machinesOf, type SweepScene, sweepScene } from './scene.ts';

/** The sweep of a scene, as the core takes it. */
export function configOf({
  order,
  pruned,
  rounds,
  states,
  count,
  enumeration,
  seed,
}: SweepScene): ConfigOf<'Sweep'> {
  return {
    order,
    pruned,
    rounds,
    states,
    count: count ?? machinesOf(states, enumeration),
    enumeration,
    seed,
  };
}

const { rounds, count, states, enumeration } = sweepScene.defaults;

/** What the core refuses gives way to what it takes by itself. */
export const refusals: Refusals<SweepScene> = [
  [/^dovetail-(rounds|too-much)/, { rounds, cursor: undefined }],
  [/^dovetail-tree/, { enumeration, cursor: undefined }],
  [/^(dovetail|turing)/, { rounds, count, states, enumeration, cursor: undefined }],
];
