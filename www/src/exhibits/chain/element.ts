import { defineExhibit } from '../../stage/define-exhibit.ts';
import { ChainFigure } from './figure.ts';

export const mount = defineExhibit('chain', ChainFigure);
