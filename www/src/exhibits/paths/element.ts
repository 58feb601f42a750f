import { defineExhibit } from '../../stage/define-exhibit.ts';
import { PathsFigure } from './figure.ts';

export const mount = defineExhibit('paths', PathsFigure);
