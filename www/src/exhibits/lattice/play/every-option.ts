import type { LatticeWhy } from '../../../../pkg/lattice.js';
import type { Run } from '../../../engine/engine.ts';

/**
 * The explanation of a point with all its options, which a game needs: any of them may be played. Long rays
 * on a large picture have more options than one answer holds.
 */
export async function everyOption(run: Run<'Lattice'>, why: LatticeWhy): Promise<LatticeWhy> {
  const { m, n } = why.point;
  const options: LatticeWhy['options'] = [];
  while (options.length < why.moves) {
    options.push(...(await run.ask('options', m, n, options.length)));
  }
  if (why.deciding === undefined) return { ...why, options };
  const decides = why.options[why.deciding]?.ply.to;
  const deciding = options.findIndex(
    ({ ply: { to } }) => to.m === decides?.m && to.n === decides.n,
  );
  return { ...why, options, deciding };
}
