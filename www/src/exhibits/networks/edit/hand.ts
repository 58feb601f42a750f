import type { CSSResult } from 'lit';
import type { Mark } from '../picture/board-plan.ts';
import { travel } from '../picture/motion.ts';
import { handStyles } from './hand-styles.ts';
import { type KeyedFigure, keyed } from './keyed.ts';
import { type DrawnFigure, Pointing } from './pointing.ts';
import { Trial, type TryingFigure } from './trial.ts';

/** What the hand needs from the figure. */
export interface HandedFigure extends DrawnFigure, TryingFigure, KeyedFigure {
  readonly board: { focus: Mark };
  adopt(styles: CSSResult): void;
}

/** The code for a visitor who comes near: drawing, its trial, and the motion of the elements. */
export class Hand {
  readonly pointing: Pointing;
  readonly trial: Trial;
  readonly travel = travel;
  readonly keyed: (event: KeyboardEvent) => boolean;

  constructor(figure: HandedFigure) {
    this.keyed = (event) => keyed(event, figure);
    figure.adopt(handStyles);
    this.pointing = new Pointing(figure);
    this.trial = new Trial(figure, this.pointing);
  }
}
