import type { SortSummary } from '../../../pkg/quicksort.js';
import type { Sentence } from '../../words/sentence.ts';
import { configOf } from './config.ts';
import { engine } from './core/engine.ts';
import type { QuicksortScene } from './scene.ts';

/** Whether the list of a scene was built against a rule. */
export const isBuilt = ({ input }: Pick<QuicksortScene, 'input'>): boolean =>
  input === 'time-killer' || input === 'stack-killer';

/**
 * What a list that was built against a rule costs, beside a shuffled list of as many elements that is sorted in the
 * same way. Only both numbers together say how bad the list is. Undefined for other lists, and where the visitor
 * chooses the pivots, because the cost is not known then.
 */
export async function costOfBuilt(
  scene: QuicksortScene,
  { total }: SortSummary,
  lifetime: AbortSignal,
): Promise<Sentence | undefined> {
  if (!isBuilt(scene) || scene.pivot === 'hand' || scene.race) return undefined;
  const shuffled = configOf({ ...scene, input: 'random' });
  const usual = await engine.read('Quicksort', shuffled, { signals: [lifetime] }, async (run) => {
    const summary = await run.ask('summary');
    return summary.total;
  });
  const args = {
    input: scene.input,
    comparisons: total.comparisons,
    shuffled: usual.comparisons,
    // The call at work does not wait.
    waiting: total.mostFrames - 1,
    usual: usual.mostFrames - 1,
  };
  return { id: 'quicksort-built', args };
}
