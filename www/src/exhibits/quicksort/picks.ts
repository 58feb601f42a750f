import { History } from '../../stage/history.ts';
import type { ShownFigure } from '../../stage/shown-figure.ts';
import { same } from '../../stage/undo.ts';
import type { QuicksortScene } from './scene.ts';

type PicksFigure = Pick<
  ShownFigure<QuicksortScene, 'Quicksort'>,
  'currentScene' | 'change' | 'timeline'
>;
type Picked = Pick<QuicksortScene, 'pivot' | 'picks' | 'cursor'>;

/** The pivots that the visitor has chosen, and the way back from the last of them. */
export class Picks {
  readonly #figure: PicksFigure;
  readonly #history = new History<Picked>();
  /** What the last choice led to: where something else has changed the pivots since, no way leads back. */
  #made: Omit<Picked, 'cursor'> | undefined;

  constructor(figure: PicksFigure) {
    this.#figure = figure;
  }

  #now(): Omit<Picked, 'cursor'> {
    const { pivot, picks } = this.#figure.currentScene();
    return { pivot, picks };
  }

  /** Makes a choice that can be taken back. */
  async around(choose: () => Promise<unknown>): Promise<void> {
    if (!this.canTakeBack) this.#history.clear();
    this.#history.keep({ ...this.#now(), cursor: this.#figure.timeline.cursor });
    await choose();
    this.#made = this.#now();
  }

  get canTakeBack(): boolean {
    return this.#history.canUndo && same(this.#made, this.#now());
  }

  /** Goes back to the moment before the last choice. */
  async takeBack(): Promise<void> {
    const before = this.#history.undo({ ...this.#now(), cursor: undefined });
    if (!before) return;
    await this.#figure.change(before);
    this.#made = this.#now();
  }
}
