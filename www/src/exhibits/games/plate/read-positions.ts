import type { Run } from '../../../engine/engine.ts';
import type { Positions } from './positions.ts';

const OUTCOMES = ['P', 'N', 'D'] as const;

/** Reads the positions of a solved game from the core, with the rounds in which they were decided. */
export async function readPositions(run: Run<'SolvedGame'>): Promise<Positions> {
  throw new Error(`${run}${OUTCOMES}`);
}
