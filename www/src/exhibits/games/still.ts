import type { Stilled } from '../../stage/still.ts';
import { GamesFigure } from './element.ts';

export const still: Stilled<GamesFigure> = {
  element: GamesFigure,
  gallery: 'v=1&plies=5_2&opponent=human&why=on',
  fetch: async () => {},
};
