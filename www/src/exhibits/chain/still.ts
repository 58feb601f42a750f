import type { Stilled } from '../../stage/still.ts';
import { ChainFigure } from './figure.ts';

export const still: Stilled<ChainFigure> = {
  figure: ChainFigure,
  gallery: 'v=1&why=on',
};
