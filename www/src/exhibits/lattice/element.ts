import { defineExhibit } from '../../stage/define-exhibit.ts';
import { LatticeFigure } from './figure.ts';

export const mount = defineExhibit('lattice', LatticeFigure);
