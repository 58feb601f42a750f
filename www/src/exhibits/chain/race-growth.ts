import type { ChainArticleRow, ChainPlan } from '../../../pkg/chain.js';
import { CodedError } from '../../engine/errors.ts';
import { engine } from './core/engine.ts';
import { mostRaced } from './race-kinds.ts';

/** How many moves a program tries in rows of 1, 2, 3, … objects; the first one is at 0. */
export interface Growth {
  /** In decimal digits; empty beyond what is exactly known. */
  readonly exact: readonly string[];
  readonly about: Float64Array;
  /** How many times as many as in the row before. */
  readonly factors: Float64Array;
  /** How often the exhaustive search meets a position, on average. */
  readonly meets: Float64Array;
  readonly article: readonly ChainArticleRow[];
}

/** Rows that are drawn: as many as tell the programs apart, and that of the race as long as it fits. */
export const drawnTo = (objects: number): number => (objects <= 30 ? 30 : 40);

/** Rows that are counted for a lane; those beyond the chart may take seconds. */
export const countedTo = (objects: number): number =>
  objects <= drawnTo(objects) ? drawnTo(objects) : mostRaced;

/** Counts to so many objects, or to as many as can be counted. */
export async function growthOf(plan: ChainPlan): Promise<Growth> {
  const run = await engine.quietly('ChainGrowth', plan).catch((thrown: unknown) => {
    const { code, params } = CodedError.from(thrown);
    const objects = Number(params.max);
    if (code !== 'program-too-large' || !(objects < plan.objects)) throw thrown;
    return engine.quietly('ChainGrowth', { ...plan, objects });
  });
  const [exact, about, factors, meets, article] = await Promise.all([
    run.ask('counts'),
    run.ask('about'),
    run.ask('factors'),
    run.ask('meets'),
    run.ask('article'),
  ]).finally(() => run.free());
  return { exact, about, factors, meets, article };
}
