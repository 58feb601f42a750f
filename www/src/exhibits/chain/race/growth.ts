import type { ArticleRow, ProgramPlan } from '../../../../pkg/chain.js';
import type { Asking, Run } from '../../../engine/engine.ts';
import { CodedError } from '../../../engine/errors.ts';
import { engine } from '../core/engine.ts';
import { mostRaced } from './kinds.ts';

/** How many moves a program tries in rows of 1, 2, 3, … objects; the row of one object is at index 0. */
export interface Growth {
  /** The counts in decimal digits; an empty text if the core does not know the exact count. */
  readonly exact: readonly string[];
  readonly about: Float64Array;
  /** Each count divided by the count of the row before. */
  readonly factors: Float64Array;
  /** How often the exhaustive search reaches a position, on average. */
  readonly meets: Float64Array;
  readonly article: readonly ArticleRow[];
}

/** The longest row in the charts: 30 show how the programs differ, and up to 40 show the row of the race. */
export const drawnTo = (objects: number): number => (objects <= 30 ? 30 : 40);

/** The longest row that the core counts for a lane; rows beyond the chart may take seconds. */
export const countedTo = (objects: number): number =>
  objects <= drawnTo(objects) ? drawnTo(objects) : mostRaced;

/** Counts up to the row of a plan, or up to the longest row that the core can count. */
export async function growthOf(plan: ProgramPlan, asking: Asking): Promise<Growth> {
  const counted = (config: ProgramPlan) => engine.read('ChainGrowth', config, asking, grown);
  return counted(plan).catch((thrown: unknown) => {
    const { code, params } = CodedError.from(thrown);
    const objects = Number(params.max);
    if (code !== 'program-too-large' || !(objects < plan.objects)) throw thrown;
    return counted({ ...plan, objects });
  });
}

async function grown(run: Run<'ChainGrowth'>): Promise<Growth> {
  const [exact, about, factors, meets, article] = await Promise.all([
    run.ask('counts'),
    run.ask('about'),
    run.ask('factors'),
    run.ask('meets'),
    run.ask('article'),
  ]);
  return { exact, about, factors, meets, article };
}
