import type { Stilled } from '../../stage/still.ts';
import { LatticeFigure } from './figure.ts';

export const still: Stilled<LatticeFigure> = {
  figure: LatticeFigure,
  gallery: 'v=1',
  fetch: () =>
    Promise.all([import('./picture/raster-picture.ts'), import('./play/play-account.ts')]),
};
