import type { ChainTake, ChainWhy, GameRecord, WrittenRow } from '../../../pkg/chain.js';
import type { PlannedMove } from '../../stage/moves-figure.ts';
import { MovesPlay } from '../../stage/moves-play.ts';
import { type Take, writeTake } from './fields.ts';
import type { ChainScene } from './scene.ts';

/** The plies of a game of Chain, with the value of each position. */
export type ChainRecord = GameRecord<WrittenRow, ChainTake>;

/** A take that a player has chosen and not made yet. */
export type Plan = PlannedMove<Take>;

export const sameTake = (a: Take, b: Take): boolean => a.first === b.first && a.count === b.count;

export class Play extends MovesPlay<Take, ChainWhy, ChainRecord, 'Chain', ChainScene> {
  override write(take: Take): string {
    return writeTake(take);
  }

  override isLegal(here: ChainWhy, take: Take): boolean {
    return optionOf(here, take) !== undefined;
  }
}

/** The position after a take; undefined if the take is illegal. */
export function optionOf({ options }: ChainWhy, take: Take) {
  return options.find(({ takes }) => takes.some((one) => sameTake(one, take)));
}
