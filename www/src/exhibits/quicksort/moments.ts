import type { Area, Moment } from '../../../pkg/quicksort.js';
import type { Run } from '../../engine/engine.ts';

/** All that the core knows about a run after `step` steps. */
export interface Here {
  readonly step: number;
  /** The elements by place, each named by its place in the input. */
  readonly order: Uint32Array;
  readonly moment: Moment;
  /** The areas, and whether the claim about each holds. */
  readonly areas: readonly Area[];
}

/** Two places whose elements the visitor has swapped, to see whether the claims still hold. */
export type Exchange = { readonly first: number; readonly second: number } | undefined;

export async function askMoment(
  run: Run<'Quicksort'>,
  step: number,
  exchange?: Exchange,
): Promise<Here> {
  const [order, moment, areas] = await Promise.all([
    run.ask('order', step),
    run.ask('at', step),
    run.ask('areas', step, exchange),
  ]);
  return { step, order, moment, areas };
}

/**
 * The moment at the cursor of a run, as it comes from the core. The cursor may move on while the core
 * answers. The page then shows the answer, and asks next only for the newest position of the cursor.
 */
export class Moments {
  readonly #changed: () => void;
  #run: Run<'Quicksort'> | undefined;
  #asking = false;
  #wanted: { step: number; exchange: Exchange } | undefined;
  here: Here | undefined;
  /** The moment shown before this one, from which the elements travel. */
  before: Here | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Takes another run, and fetches its first moment. */
  async open(run: Run<'Quicksort'>, step: number, exchange: Exchange): Promise<void> {
    this.#wanted = undefined;
    const here = await askMoment(run, step, exchange);
    this.#run = run;
    this.before = undefined;
    this.here = here;
  }

  seek(step: number, exchange: Exchange): void {
    this.#wanted = { step, exchange };
    if (!this.#asking) void this.#ask();
  }

  async #ask(): Promise<void> {
    this.#asking = true;
    while (this.#wanted && this.#run) {
      const [run, { step, exchange }] = [this.#run, this.#wanted];
      this.#wanted = undefined;
      // The run may have ended. Then another run takes its place and shows what is next.
      const here = await askMoment(run, step, exchange).catch(() => undefined);
      if (!here || run !== this.#run) continue;
      this.before = this.here;
      this.here = here;
      this.#changed();
    }
    this.#asking = false;
  }
}
