import type { Stilled } from '../../stage/still.ts';
import { DovetailingFigure } from './figure.ts';

export const still: Stilled<DovetailingFigure> = {
  figure: DovetailingFigure,
  // The sweep has gone over the diagonals for a while, and some machines have reported.
  gallery: 'v=1&cursor=52',
};
