import type { ChainTake, ChainWhy, GameRecord, WrittenRow } from '../../../pkg/chain.js';
import type { Run } from '../../engine/engine.ts';
import type { PlannedMove } from '../../stage/moves-figure.ts';
import { MovesPlay } from '../../stage/moves-play.ts';
import { sure } from '../../sure.ts';
import { type Take, writeTake } from './fields.ts';
import type { ChainScene } from './scene.ts';

/** What the core says of a position and, in a lost one with few moves, what follows each of them. */
export type ChainHere = ChainWhy & { readonly answered?: readonly Answered[] };

/** The groups that a move leaves, and those that the best reply leaves; no reply after the last object. */
interface Answered {
  readonly left: readonly number[];
  readonly reply: readonly number[] | undefined;
}

/** A reader takes in the answers to this many moves. */
const MOST_ANSWERED = 3;

/** The plies of a game of Chain, with the value of each position. */
export type ChainRecord = GameRecord<WrittenRow, ChainTake>;

/** A take that a player has chosen and not made yet. */
export type Plan = PlannedMove<Take>;

export const sameTake = (a: Take, b: Take): boolean => a.first === b.first && a.count === b.count;

export class Play extends MovesPlay<Take, ChainHere, ChainRecord, 'Chain', ChainScene> {
  override write(take: Take): string {
    return writeTake(take);
  }

  override async askHere(run: Run<'Chain'>, takes: readonly Take[]): Promise<ChainHere> {
    const here = await super.askHere(run, takes);
    const { outcome, options } = here;
    if (outcome !== 'P' || options.length === 0 || options.length > MOST_ANSWERED) return here;
    const answered = options.map(async ({ groups: left, takes: [take] }) => {
      const next = await super.askHere(run, [...takes, sure(take)]);
      // Under misère play a move may take the last object, and then nobody answers.
      const reply = next.options[next.deciding ?? -1]?.groups;
      return { left, reply };
    });
    return { ...here, answered: await Promise.all(answered) };
  }

  override isLegal(here: ChainWhy, take: Take): boolean {
    return optionOf(here, take) !== undefined;
  }
}

/** The position after a take; undefined if the take is illegal. */
export function optionOf({ options }: ChainWhy, take: Take) {
  return options.find(({ takes }) => takes.some((one) => sameTake(one, take)));
}
