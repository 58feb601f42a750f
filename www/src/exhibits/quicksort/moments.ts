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

/** Which moment of a run is wanted. */
export interface Wanted {
  readonly step: number;
  readonly exchange: Exchange;
}

/** Asks a run for its moments. */
export const momentsOf =
  (run: Run<'Quicksort'>) =>
  ({ step, exchange }: Wanted): Promise<Here> =>
    askMoment(run, step, exchange);
