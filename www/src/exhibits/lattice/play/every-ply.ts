import type { LatticeRecord } from '../../../../pkg/lattice.js';
import type { Run } from '../../../engine/engine.ts';
import type { Point } from '../picture/view.ts';

/** The record of a game with all its plies: a long game has more than one answer holds. */
export async function everyPly(
  run: Run<'Lattice'>,
  path: readonly Point[],
  first: LatticeRecord,
): Promise<LatticeRecord> {
  const [plies, rules] = [[...first.plies], [...first.rules]];
  while (plies.length < path.length) {
    const more = await run.ask('recordFrom', path, plies.length);
    plies.push(...more.plies);
    rules.push(...more.rules);
  }
  return { ...first, plies, rules };
}
