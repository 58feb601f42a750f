import { defineExhibit } from '../../stage/define-exhibit.ts';
import { DovetailingFigure } from './figure.ts';

export const mount = defineExhibit('dovetailing', DovetailingFigure);
