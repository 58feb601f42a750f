import type { MachineConfig } from '../../../pkg/machines.js';
import type { Refusals } from '../../stage/mended.ts';
import { sure } from '../../sure.ts';
import { type MachinesScene, machinesScene } from './scene.ts';

/** The machine of a scene and its tape, as the core takes them. */
export function configOf({
  machine,
  table,
  left,
  right,
  halting,
  asked,
  upto,
}: MachinesScene): MachineConfig {
  const tape = { ...(left !== undefined && { left }), ...(right !== undefined && { right }) };
  return {
    ...(machine === 'written' ? { text: sure(table) } : { ready: machine }),
    ...(halting !== 'as-written' && { haltIsStep: halting === 'step' }),
    ...(Object.keys(tape).length > 0 && { tape }),
    // Who has asked gets as many steps as the core takes by itself.
    ...(!asked && { limit: upto }),
  };
}

const { machine } = machinesScene.defaults;

/** A tape that the core refuses gives way to the machine's own, and rules that it refuses to a ready machine. */
export const refusals: Refusals<MachinesScene> = [
  [/^turing-tape/, ['left', 'right']],
  [/^turing-limit/, ['upto']],
  [/^turing/, { machine, table: undefined, left: undefined, right: undefined, cursor: undefined }],
];
