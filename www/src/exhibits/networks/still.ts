import type { Stilled } from '../../stage/still.ts';
import { NetworksFigure } from './figure.ts';

export const still: Stilled<NetworksFigure> = {
  figure: NetworksFigure,
  gallery: 'v=1',
  fetch: () => import('./beside.ts'),
  settled: (figure) => figure.judge.settled(),
};
