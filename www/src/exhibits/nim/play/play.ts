import type { HeapRecord, HeapWhy } from '../../../../pkg/nim.js';
import type { Run } from '../../../engine/engine.ts';
import type { Mark, Take } from '../../../stage/heaps/view.ts';
import type { Planned } from '../../../stage/planning.ts';
import { GamePlay } from '../../../stage/play.ts';
import type { NimScene } from '../scene.ts';

/** Heaps, and the take that led to them; the start has no take. */
export interface Place {
  readonly heaps: readonly bigint[];
  readonly take?: Take;
}

/** A planned take, with what the core says about the position after it. */
export interface Plan extends Planned<Take, Place> {
  readonly why: HeapWhy | undefined;
}

/** A position as the page needs it: why it is lost or won, and how its bundles cancel. */
export interface Here {
  readonly why: HeapWhy;
  /** Rows of the cancelling, as the core records it; empty where nothing cancels. */
  readonly cancel: Uint32Array;
}

/** Asks the core all that the page needs about a position. */
export async function askPosition(run: Run<'Nim'>, heaps: readonly bigint[]): Promise<Here> {
  const [why, cancel] = await Promise.all([run.ask('why', heaps), run.ask('cancel', heaps)]);
  return { why, cancel };
}

/** A game of heaps: its places are positions with the takes that led to them. */
export class Play extends GamePlay<Place, Here, HeapRecord, 'Nim', NimScene> {
  same(a: Place, b: Place): boolean {
    return a.heaps.join() === b.heaps.join();
  }

  askRecord(run: Run<'Nim'>, path: readonly Place[]): Promise<HeapRecord> {
    return run.ask('record', takesIn(path));
  }

  askHere(run: Run<'Nim'>, { heaps }: Place): Promise<Here> {
    return askPosition(run, heaps);
  }

  async askReply(
    run: Run<'Nim'>,
    path: readonly Place[],
    { opponent, percent, seed }: NimScene,
  ): Promise<Place | undefined> {
    const heaps = path.at(-1)?.heaps;
    if (opponent === 'human' || !heaps) return undefined;
    const take = await run.ask('reply', takesIn(path), opponent, percent, seed);
    return take && (await planned(run, heaps, take)).place;
  }

  protected leadsTo(_here: Here, { take }: Place): boolean {
    // The core makes a place only from a take that it has found legal.
    return take !== undefined;
  }

  isEnd({ why }: Here): boolean {
    return why.moves === 0n;
  }

  /** The takes of the game so far. */
  get takes(): readonly Take[] | undefined {
    return this.path && takesIn(this.path);
  }
}

/** What the core says about a take; the place is undefined if the take is not legal. */
export async function planned(
  run: Run<'Nim'>,
  heaps: readonly bigint[],
  take: Take,
): Promise<Plan> {
  const why = await run.ask('tryTake', heaps, take);
  return { move: take, place: why && { heaps: why.heaps, take }, why };
}

/** The take of a stone and all to its right; as many from both heaps if that is chosen. */
export function takeFrom(
  heaps: readonly bigint[],
  { heap, stone }: Mark,
  both: boolean,
): Take | undefined {
  const stones = (heaps[heap] ?? 0n) - BigInt(stone);
  return stones > 0n ? { heap: both ? 0 : heap, stones, both } : undefined;
}

export const sameTake = (a: Take, b: Take): boolean =>
  a.heap === b.heap && a.stones === b.stones && a.both === b.both;

/** The places of a game, from its takes. Rejects with the core’s error if one is not legal. */
export async function placesOf(run: Run<'Nim'>, takes: readonly Take[]): Promise<readonly Place[]> {
  const { plies } = await run.ask('record', takes);
  return plies.map(({ position: heaps, chosen: take }) => (take ? { heaps, take } : { heaps }));
}

/** The takes that lead along a path. */
function takesIn(path: readonly Place[]): readonly Take[] {
  return path.flatMap(({ take }) => (take ? [take] : []));
}
