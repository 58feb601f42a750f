import type { Stilled } from '../../stage/still.ts';
import { NimFigure } from './figure.ts';

export const still: Stilled<NimFigure> = {
  figure: NimFigure,
  gallery: 'v=1',
};
