import type { Stilled } from '../../stage/still.ts';
import { QuicksortFigure } from './figure.ts';

export const still: Stilled<QuicksortFigure> = {
  figure: QuicksortFigure,
  // The end of a run with few enough elements for each to have its number on a phone.
  gallery: 'v=1&length=16&cursor=59',
  fetch: () => import('./race/race.ts'),
};
