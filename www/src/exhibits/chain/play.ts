import type { ChainPosition, ChainRecord } from '../../../pkg/chain.js';
import type { Run } from '../../engine/engine.ts';
import { GamePlay } from '../../stage/play.ts';
import { type Take, writeTake } from './fields.ts';
import type { ChainScene } from './scene.ts';

/** A place of a game: what has been taken to come to it. */
export interface Place {
  readonly takes: readonly Take[];
}

export const sameTake = (a: Take, b: Take): boolean => a.first === b.first && a.count === b.count;

/** What tells places apart. */
export const keyOf = ({ takes }: Place): string => takes.map(writeTake).join();

/** The start and each place after it. */
export function placesOf(takes: readonly Take[]): readonly Place[] {
  return [{ takes: [] }, ...takes.map((_, ply) => ({ takes: takes.slice(0, ply + 1) }))];
}

/** A game of Chain: its places are what has been taken so far. */
export class Play extends GamePlay<Place, ChainPosition, ChainRecord, 'Chain', ChainScene> {
  protected same(a: Place, b: Place): boolean {
    return keyOf(a) === keyOf(b);
  }

  protected askRecord(run: Run<'Chain'>, path: readonly Place[]): Promise<ChainRecord> {
    return run.ask('record', path.at(-1)?.takes ?? []);
  }

  protected askHere(run: Run<'Chain'>, place: Place): Promise<ChainPosition> {
    return run.ask('at', place.takes);
  }

  protected async askReply(
    run: Run<'Chain'>,
    path: readonly Place[],
    { opponent, percent, seed }: ChainScene,
  ): Promise<Place | undefined> {
    const place = path.at(-1);
    if (opponent === 'human' || !place) return undefined;
    const take = await run.ask('reply', place.takes, opponent, percent, seed);
    return take && { takes: [...place.takes, take] };
  }

  protected leadsTo(here: ChainPosition, { takes }: Place): boolean {
    const take = takes.at(-1);
    return take !== undefined && optionOf(here, take) !== undefined;
  }

  protected isEnd({ moves }: ChainPosition): boolean {
    return moves === 0;
  }

  /** What has been taken in the game; undefined without one. */
  get takes(): readonly Take[] | undefined {
    return this.path?.at(-1)?.takes;
  }
}

/** What a take leaves, if it is legal. */
export function optionOf({ options }: ChainPosition, take: Take) {
  return options.find(({ takes }) => takes.some((one) => sameTake(one, take)));
}
