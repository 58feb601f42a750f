import { defineExhibit } from '../../stage/define-exhibit.ts';
import { SwitchesFigure } from './figure.ts';

export const mount = defineExhibit('switches', SwitchesFigure);
