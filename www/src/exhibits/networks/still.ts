import type { Stilled } from '../../stage/still.ts';
import { NetworksFigure } from './element.ts';

export const still: Stilled<NetworksFigure> = {
  element: NetworksFigure,
  gallery: 'v=1',
  fetch: () => import('./beside.ts'),
  settled: (figure) => figure.judge.settled(),
};
