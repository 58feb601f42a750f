import { defineExhibit } from '../../stage/define-exhibit.ts';
import { QuicksortFigure } from './figure.ts';

export const mount = defineExhibit('quicksort', QuicksortFigure);
