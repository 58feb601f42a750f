import type { PathsConfig } from '../../../../pkg/counts.js';
import type { Asking } from '../../../engine/engine.ts';
import { unheard } from '../../../engine/engine.ts';
import { engine } from '../count/core/engine.ts';

/** What the core says of a decision that no path can have, and of one that completes a path. */
const [DROPPED, CLOSED] = [2 ** 32 - 1, 2 ** 32 - 2];

/** An edge, as the numbers of its nodes. */
type Edge = readonly [from: number, to: number];

/** What a step has done; first how the count begins. */
export interface FrontierStep {
  /** The decisions that lead to a state, the states, and the states before it in which the edge completes a path. */
  readonly decisions: number;
  readonly states: number;
  readonly closed: number;
}

/** All decisions that the rest of the graph cannot tell apart. */
export interface FrontierState {
  /** The ends of each piece. */
  readonly pieces: readonly Edge[];
  readonly inside: readonly number[];
  /** The number of decisions, in digits. */
  readonly ways: string;
  /** How many decisions in the states before lead here. */
  readonly arrivals: number;
  /** The edges that one of its decisions takes, by their places in the order. */
  readonly taken: readonly number[];
}

/** A count by the frontier. Everything but the edges has a place for each number of decided edges, from 0. */
export interface Recorded {
  readonly edges: readonly Edge[];
  readonly frontiers: readonly (readonly number[])[];
  readonly steps: readonly FrontierStep[];
  /** The numbers of paths found, in digits. */
  readonly found: readonly string[];
  /** Empty if there are too many. */
  readonly states: readonly (readonly FrontierState[])[];
}

/** The steps of a count, also while it works. */
export const stepsOf = (rows: ArrayLike<number>): readonly FrontierStep[] =>
  chunks(rows, 3).map(([decisions = 0, states = 0, closed = 0]) => ({ decisions, states, closed }));

/** Counts, and says while it works what the steps so far have done. */
export async function askFrontier(
  config: PathsConfig,
  { listener = unheard, signals }: Asking,
  working: (steps: readonly FrontierStep[]) => void,
): Promise<Recorded> {
  const heard = {
    ...listener,
    onProgress: (done: number, total: number, spent: number) => {
      listener.onProgress(done, total, spent);
      // The run may have ended before it answers.
      void begun
        .then(({ run }) => run.ask('steps'))
        .then((rows) => working(stepsOf(rows)))
        .catch(() => undefined);
    },
  };
  const begun = engine.begin('FrontierRun', config, heard, ...signals);
  const { run, finished } = await begun;
  await finished;
  const [edges, frontiers, steps, found, states, ways, fates] = await Promise.all([
    run.ask('edges'),
    run.ask('frontiers'),
    run.ask('steps'),
    run.ask('found'),
    run.ask('states'),
    run.ask('ways'),
    run.ask('fates'),
  ]).finally(() => run.free());
  const made = stepsOf(steps);
  return {
    edges: pairs(edges),
    frontiers: counted(frontiers),
    steps: made,
    found,
    states: statesOf(made, states, ways, fates),
  };
}

function chunks(numbers: ArrayLike<number>, size: number): number[][] {
  const all = Array.from(numbers);
  return Array.from({ length: all.length / size }, (_, at) =>
    all.slice(size * at, size * (at + 1)),
  );
}

const pairs = (numbers: ArrayLike<number>): Edge[] =>
  chunks(numbers, 2).map(([from = 0, to = 0]) => [from, to]);

/** Lists of numbers, each after its length. */
function counted(numbers: ArrayLike<number>): number[][] {
  const all = Array.from(numbers);
  const lists: number[][] = [];
  for (let at = 0; at < all.length; at += 1 + (all[at] ?? 0)) {
    lists.push(all.slice(at + 1, at + 1 + (all[at] ?? 0)));
  }
  return lists;
}

/** The states of each step, from the tables of all states. */
function statesOf(
  steps: readonly FrontierStep[],
  rows: ArrayLike<number>,
  ways: readonly string[],
  fates: ArrayLike<number>,
): FrontierState[][] {
  if (ways.length === 0) return [];
  const numbers = Array.from(rows);
  let at = 0;
  const list = (width: number): number[] => {
    const from = at + 1;
    at = from + width * (numbers[at] ?? 0);
    return numbers.slice(from, at);
  };
  let place = 0;
  let before: FrontierState[] = [];
  return steps.map(({ states }, step) => {
    const came = arrivalsOf(before, fates, place - before.length, step);
    const layer = Array.from({ length: states }, (_, state): FrontierState => {
      const pieces = pairs(list(2));
      const inside = list(1);
      const { arrivals = 0, taken = [] } = came.get(state) ?? {};
      return { pieces, inside, ways: ways[place + state] ?? '', arrivals, taken };
    });
    place += states;
    before = layer;
    return layer;
  });
}

/** Which states a step leads to: how many decisions, and the edges that one of them takes. */
function arrivalsOf(
  before: readonly FrontierState[],
  fates: ArrayLike<number>,
  first: number,
  step: number,
): Map<number, Pick<FrontierState, 'arrivals' | 'taken'>> {
  const came = new Map<number, Pick<FrontierState, 'arrivals' | 'taken'>>();
  for (const [state, { taken }] of before.entries()) {
    for (const takes of [0, 1]) {
      const to = fates[2 * (first + state) + takes] ?? DROPPED;
      if (to === DROPPED || to === CLOSED) continue;
      const known = came.get(to);
      const own = takes === 1 ? [...taken, step - 1] : taken;
      came.set(to, { arrivals: (known?.arrivals ?? 0) + 1, taken: known?.taken ?? own });
    }
  }
  return came;
}
