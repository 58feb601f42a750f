import type { ChainPosition } from '../../../pkg/chain.js';
import type { Take } from './fields.ts';
import { optionOf, sameTake } from './play.ts';

/** The figure in which something is taken. */
export interface TakingFigure {
  readonly position: ChainPosition | undefined;
  /** Whether it is for the visitor to move. */
  readonly mayTake: boolean;
  commit(take: Take): Promise<void>;
  requestUpdate(): void;
}

/**
 * What somebody is about to take. What is pointed at (or has the keyboard) shows what would go;
 * chosen, it stays so; chosen again, it is taken.
 */
export class Taking {
  pointed: Take | undefined;
  chosen: Take | undefined;
  /** Something that may not be taken, which somebody has tried. */
  refused: Take | undefined;

  readonly #figure: TakingFigure;

  constructor(figure: TakingFigure) {
    this.#figure = figure;
  }

  get shown(): Take | undefined {
    return this.chosen ?? this.pointed;
  }

  /** Nothing is planned any more: the position is another one. */
  clear(): void {
    this.pointed = undefined;
    this.chosen = undefined;
    this.refused = undefined;
  }

  /** Plans a take; planned again, it is made. False if there is nothing to be said of it. */
  plan(take: Take): boolean {
    const { position, mayTake } = this.#figure;
    if (!position || !mayTake) return false;
    if (this.chosen && sameTake(this.chosen, take)) {
      void this.#figure.commit(take);
      return false;
    }
    this.clear();
    if (optionOf(position, take)) this.chosen = take;
    else this.refused = take;
    this.#figure.requestUpdate();
    return true;
  }

  /** Something is pointed at, or nothing any more. */
  point(take: Take | undefined): void {
    const { position, mayTake } = this.#figure;
    const legal = take && position && mayTake && optionOf(position, take) ? take : undefined;
    const { pointed } = this;
    if (legal === pointed || (legal && pointed && sameTake(legal, pointed))) return;
    this.pointed = legal;
    this.#figure.requestUpdate();
  }
}
