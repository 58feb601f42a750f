import type { Stilled } from '../../stage/still.ts';
import { MachinesFigure } from './figure.ts';

export const still: Stilled<MachinesFigure> = {
  figure: MachinesFigure,
  // The champion of four states, in the middle of its run.
  gallery: 'v=1&machine=beaver-four&asked=on&cursor=60',
};
