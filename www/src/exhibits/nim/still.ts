import type { Stilled } from '../../stage/still.ts';
import { NimFigure } from './element.ts';

export const still: Stilled<NimFigure> = {
  element: NimFigure,
  gallery: 'v=1&why=on',
};
