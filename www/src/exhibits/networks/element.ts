import { defineExhibit } from '../../stage/define-exhibit.ts';
import { NetworksFigure } from './figure.ts';

export const mount = defineExhibit('networks', NetworksFigure);
