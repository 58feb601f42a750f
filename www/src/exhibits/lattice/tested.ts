import type { ConjectureVerdict } from '../../../pkg/lattice.js';
import type { Run } from '../../engine/engine.ts';
import type { Conjecture } from './fields.ts';

/** How many points one call compares: some milliseconds of work. */
const POINTS_AT_ONCE = 500_000;

/** Compares a conjecture with the picture of a finished run. */
export async function tested(
  run: Run<'Lattice'>,
  { lost, ...rule }: Conjecture,
): Promise<ConjectureVerdict> {
  for (;;) {
    const verdict = await run.ask('test', { ...rule, lost: [...lost] }, POINTS_AT_ONCE);
    if (verdict.complete) return verdict;
    // If the core runs in the page's own thread, this lets the page go on between two calls.
    await new Promise((resume) => setTimeout(resume));
  }
}
