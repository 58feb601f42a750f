import type { Stilled } from '../../stage/still.ts';
import { watch } from './atlas/open.ts';
import { GamesFigure } from './figure.ts';

export const still: Stilled<GamesFigure> = {
  figure: GamesFigure,
  gallery: 'v=1',
  demonstrate: watch,
};
