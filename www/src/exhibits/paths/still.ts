import type { Stilled } from '../../stage/still.ts';
import { PathsFigure } from './figure.ts';

export const still: Stilled<PathsFigure> = {
  figure: PathsFigure,
  // A path has just been found, and many others before it.
  gallery: 'v=1&cursor=59',
  settled: (figure) => figure.asText.fetched(),
};
