import { defineExhibit } from '../../stage/define-exhibit.ts';
import { MachinesFigure } from './figure.ts';

export const mount = defineExhibit('machines', MachinesFigure);
