import type { Area, Moment } from '../../../pkg/quicksort.js';
import type { Run } from '../../engine/engine.ts';

/** Everything there is to know of a run after so many steps. */
export interface Here {
  readonly step: number;
  /** Elements by place, each by its place in the input. */
  readonly order: Uint32Array;
  readonly moment: Moment;
  /** What is claimed of the areas, and whether it is so. */
  readonly areas: readonly Area[];
}

/** Two places whose elements are exchanged for the question whether the claims still hold. */
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
 * The moment at the cursor of a run, on its way from the core. While one question is out the
 * cursor may have moved on: then only the newest is asked next, and what has come is shown.
 */
export class Moments {
  readonly #changed: () => void;
  #run: Run<'Quicksort'> | undefined;
  #asking = false;
  #wanted: { step: number; exchange: Exchange } | undefined;
  here: Here | undefined;
  /** What was shown before, to move from. */
  before: Here | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Another run, with a first moment to show. */
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
      // A run that has ended is replaced by another, which shows what is next.
      const here = await askMoment(run, step, exchange).catch(() => undefined);
      if (!here || run !== this.#run) continue;
      this.before = this.here;
      this.here = here;
      this.#changed();
    }
    this.#asking = false;
  }
}
