import { defineExhibit } from '../../stage/define-exhibit.ts';
import { NimFigure } from './figure.ts';

export const mount = defineExhibit('nim', NimFigure);
