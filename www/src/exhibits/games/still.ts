import type { Stilled } from '../../stage/still.ts';
import { watch } from './atlas/open.ts';
import { GamesFigure } from './element.ts';

export const still: Stilled<GamesFigure> = {
  element: GamesFigure,
  gallery: 'v=1',
  demonstrate: watch,
  fetch: async () => {},
};
