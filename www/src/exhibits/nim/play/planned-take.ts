import type { NimSummary } from '../../../../pkg/nim.js';
import type { PlannedMove } from '../../../stage/on-picture.ts';
import { sure } from '../../../sure.ts';
import type { Messages } from '../../../words/messages.ts';
import { plain } from '../../../words/sentence.ts';
import { ruleNamed, takeArgs } from '../account.ts';
import { printedHeaps } from '../picture/bundles.ts';
import type { NimScene } from '../scene.ts';
import type { Plan } from './play.ts';

/** The words beside the chosen stones: the button that takes them, or why they cannot be taken. */
export function plannedTake(
  words: Messages,
  { move, place }: Plan,
  summary: NimSummary | undefined,
  { past }: Pick<NimScene, 'past'>,
  heaps: readonly bigint[],
): PlannedMove {
  const args = takeArgs(move, heaps);
  if (place) {
    const left = printedHeaps(place, words.language);
    return {
      take: words.text('planned-take', args),
      leaves: words.text('planned-leaves', { left }),
    };
  }
  const rule = ruleNamed(sure(summary?.heaps[move.heap]).rule, words);
  const allowed = { id: 'planned-rule', args: { rule, past: past ? 'yes' : 'no' } };
  return { illegal: plain(words, [{ id: 'planned-illegal', args }, allowed]) };
}
