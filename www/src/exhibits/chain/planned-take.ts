import type { ChainWhy } from '../../../pkg/chain.js';
import type { PlannedMove } from '../../stage/on-picture.ts';
import type { Messages } from '../../words/messages.ts';
import { leftOver, takeArgs } from './account.ts';
import type { Take } from './fields.ts';
import { optionOf } from './play.ts';

/** The words on the picture beside objects that the player has chosen. */
export function plannedTake(
  words: Messages,
  take: Take,
  position: ChainWhy | undefined,
): PlannedMove {
  const args = takeArgs(take);
  const option = position && optionOf(position, take);
  if (option) {
    const left = leftOver(option.groups);
    return {
      take: words.text('planned-take', args),
      leaves: words.text('planned-leaves', { left }),
    };
  }
  const { cells = '', restricted = false } = position ?? {};
  const there = [...cells.slice(take.first, take.first + take.count)].every((cell) => cell === '1');
  const fits = take.first + take.count <= cells.length;
  return { illegal: words.text(there && fits && restricted ? 'take-barred' : 'take-gone', args) };
}
