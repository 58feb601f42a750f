import type { Way } from './fields.ts';

/** What the search does in a step, by its number in the trace. */
export const operations = ['enter', 'found', 'skip', 'cut', 'leave'] as const;
export type Operation = (typeof operations)[number];

/** A step of the search. */
export interface Step {
  readonly operation: Operation;
  /** The call that does it. */
  readonly call: number;
  /** The node of the call. */
  readonly node: number;
  /** The neighbour that the call looks at; its own node in `enter` and `leave`. */
  readonly other: number;
}

/** A call of the search. */
export interface Call {
  readonly node: number;
  /** The call that it came from; undefined for the first. */
  readonly parent: number | undefined;
  /** How many calls wait for it. */
  readonly depth: number;
  /** Its steps, from the step after `first` to `last`. A call that was not recorded to its end has no last step. */
  readonly first: number;
  readonly last: number;
  /** How many paths are found in it. */
  readonly paths: number;
}

const NONE = 2 ** 32 - 1;
/** Numbers in a row of each table of the core. */
const [STEP, CALL] = [4, 6];

/** A walk as the core has recorded it. Nothing here decides anything: it only looks up. */
export class Walk {
  readonly #rows: Uint32Array;
  readonly calls: readonly Call[];
  /** The calls that each call makes, in order. */
  readonly after: readonly (readonly number[])[];
  /** The numbers of steps after which a path has just been found. */
  readonly found: readonly number[];
  readonly steps: number;
  readonly to: number;

  constructor(rows: Uint32Array, calls: Uint32Array, to: number) {
    this.#rows = rows;
    this.to = to;
    this.steps = rows.length / STEP;
    this.calls = Array.from({ length: calls.length / CALL }, (_, at) => {
      const [node = 0, parent = NONE, depth = 0, first = 0, last = NONE, paths = 0] =
        calls.subarray(at * CALL, (at + 1) * CALL);
      return { node, parent: parent === NONE ? undefined : parent, depth, first, last, paths };
    });
    const after = this.calls.map((): number[] => []);
    for (const [at, { parent }] of this.calls.entries()) after[parent ?? -1]?.push(at);
    this.after = after;
    const found: number[] = [];
    for (let at = 0; at < this.steps; at += 1) {
      if (rows[at * STEP] === operations.indexOf('found')) found.push(at + 1);
    }
    this.found = found;
  }

  /** The step that leads to a moment; undefined at the beginning. */
  step(moment: number): Step | undefined {
    const [operation = NONE, call = 0, node = 0, other = 0] = this.#rows.subarray(
      (moment - 1) * STEP,
      moment * STEP,
    );
    const name = moment > 0 ? operations[operation] : undefined;
    return name && { operation: name, call, node, other };
  }

  /** The calls that have begun and not ended at a moment, from the first on: the stack. */
  stack(moment: number): readonly number[] {
    const step = this.step(moment);
    if (!step) return [];
    const { call } = step;
    const top = step.operation === 'leave' ? this.calls[call]?.parent : call;
    const up: number[] = [];
    for (let at = top; at !== undefined; at = this.calls[at]?.parent) up.push(at);
    return up.reverse();
  }

  /** The nodes on the stack. */
  nodes(moment: number): Way {
    return this.stack(moment).map((call) => this.calls[call]?.node ?? 0);
  }

  /** How many paths have been found at a moment. */
  count(moment: number): number {
    let [low, high] = [0, this.found.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.found[middle] ?? 0) <= moment) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The path that was found as number `index`, counted from 0. */
  path(index: number): Way {
    const moment = this.found[index];
    return moment === undefined ? [] : [...this.nodes(moment), this.to];
  }

  /** Whether a call has ended at a moment. */
  ended(call: number, moment: number): boolean {
    return (this.calls[call]?.last ?? NONE) <= moment;
  }

  /** The nodes next to the walk that it has tried already: whether paths were found there. */
  tried(moment: number): ReadonlyMap<number, 'dead' | 'done'> {
    const tried = new Map<number, 'dead' | 'done'>();
    for (const call of this.stack(moment)) {
      for (const next of this.after[call] ?? []) {
        const { node, paths, first } = this.calls[next] ?? { node: -1, paths: 0, first: NONE };
        if (first >= moment || !this.ended(next, moment)) continue;
        tried.set(node, paths > 0 ? 'done' : 'dead');
      }
    }
    return tried;
  }
}

/** The timeline has at most this many ticks. */
const MOST_MILESTONES = 100;

/**
 * The ticks of the timeline: where paths are found. To predict, a visitor also stops where the search turns
 * back. Of very many, some are left out evenly.
 */
export function milestonesOf(walk: Walk, predict: boolean): { readonly step: number }[] {
  const dead = predict ? walk.calls.flatMap(({ paths, last }) => (paths === 0 ? [last] : [])) : [];
  const all = [...walk.found, ...dead.filter((step) => step <= walk.steps)].sort((a, b) => a - b);
  const every = Math.ceil(all.length / MOST_MILESTONES);
  return all.filter((_, at) => at % every === 0).map((step) => ({ step }));
}
