import { defineExhibit } from '../../stage/define-exhibit.ts';
import { GamesFigure } from './figure.ts';

export const mount = defineExhibit('games', GamesFigure);
