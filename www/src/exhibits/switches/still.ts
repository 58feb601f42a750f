import type { Stilled } from '../../stage/still.ts';
import { SwitchesFigure } from './figure.ts';

export const still: Stilled<SwitchesFigure> = { figure: SwitchesFigure, gallery: 'v=1' };
