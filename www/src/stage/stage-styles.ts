import { controls, tokens } from '../theme/tokens.ts';
import { figureStyles } from './figure-styles.ts';
import { markStyles } from './mark-styles.ts';
import { panelStyles } from './panel-styles.ts';
import { transportStyles } from './transport-styles.ts';

/** The styles of every figure, before those of its exhibit. */
export const stageStyles = [
  tokens,
  controls,
  markStyles,
  transportStyles,
  figureStyles,
  panelStyles,
];
