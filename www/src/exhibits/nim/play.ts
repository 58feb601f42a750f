import type { HeapRecord, HeapWhy } from '../../../pkg/nim.js';
import type { Run } from '../../engine/engine.ts';
import { GamePlay } from '../../stage/play.ts';
import type { Take } from './fields.ts';
import type { NimScene } from './scene.ts';

/** What lies there, and the take that led to it; the start has none. */
export interface Place {
  readonly heaps: readonly bigint[];
  readonly take?: Take;
}

/** A position as the page needs it: why it is as it is, and how its bundles cancel. */
export interface Here {
  readonly why: HeapWhy;
  /** Rows of the cancelling, as the core records it; empty where nothing cancels. */
  readonly cancel: Uint32Array;
}

/** Fetches what there is to know of a position. */
export async function askPosition(run: Run<'Nim'>, heaps: readonly bigint[]): Promise<Here> {
  const [why, cancel] = await Promise.all([run.ask('why', heaps), run.ask('cancel', heaps)]);
  return { why, cancel };
}

/** A game of heaps: its places are positions with the takes that led to them. */
export class Play extends GamePlay<Place, Here, HeapRecord, 'Nim', NimScene> {
  protected same(a: Place, b: Place): boolean {
    return a.heaps.join() === b.heaps.join();
  }

  protected askRecord(run: Run<'Nim'>, path: readonly Place[]): Promise<HeapRecord> {
    return run.ask('record', takesIn(path));
  }

  protected askHere(run: Run<'Nim'>, { heaps }: Place): Promise<Here> {
    return askPosition(run, heaps);
  }

  protected async askReply(
    run: Run<'Nim'>,
    path: readonly Place[],
    { opponent, percent, seed }: NimScene,
  ): Promise<Place | undefined> {
    const heaps = path.at(-1)?.heaps;
    if (opponent === 'human' || !heaps) return undefined;
    const take = await run.ask('reply', takesIn(path), opponent, percent, seed);
    return take && placeAfter(run, heaps, take);
  }

  protected leadsTo(_here: Here, { take }: Place): boolean {
    // A place is made by the core from a take that it has found legal.
    return take !== undefined;
  }

  protected isEnd({ why }: Here): boolean {
    return why.moves === 0n;
  }

  /** What has been taken up to now. */
  get takes(): readonly Take[] | undefined {
    return this.path && takesIn(this.path);
  }
}

/** Where a take leads, if it is legal. */
export async function placeAfter(
  run: Run<'Nim'>,
  heaps: readonly bigint[],
  take: Take,
): Promise<Place | undefined> {
  const tried = await run.ask('tryTake', heaps, take);
  return tried.heaps && { heaps: tried.heaps, take };
}

/** The places of a game, from its takes. Rejects with the core's word on one that is not legal. */
export async function placesOf(run: Run<'Nim'>, takes: readonly Take[]): Promise<readonly Place[]> {
  const { plies } = await run.ask('record', takes);
  return plies.map(({ heaps: left, take }) => (take ? { heaps: left, take } : { heaps: left }));
}

/** What was taken to come to the places of a path. */
function takesIn(path: readonly Place[]): readonly Take[] {
  return path.flatMap(({ take }) => (take ? [take] : []));
}
