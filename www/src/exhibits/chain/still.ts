import type { Stilled } from '../../stage/still.ts';
import { ChainFigure } from './element.ts';

export const still: Stilled<ChainFigure> = {
  element: ChainFigure,
  gallery: 'v=1&why=on',
  fetch: async () => {},
};
