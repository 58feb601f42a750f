import type { Comparator } from '../fields.ts';
import type { NetworkScene } from '../scene.ts';
import type { Ghost } from './ghosts.ts';

type Comparators = readonly Comparator[];

/** The network with one more comparator, before the one at `place`. */
export function inserted(all: Comparators, place: number, comparator: Comparator): Comparators {
  return all.toSpliced(place, 0, comparator);
}

export function removed(all: Comparators, place: number): Comparators {
  return all.toSpliced(place, 1);
}

/** The comparator the other way round: the larger element goes to the other wire. */
export function reversed(all: Comparators, place: number): Comparators {
  return all.map(([low, high], k) => (k === place ? [high, low] : [low, high]));
}

/** The fields of a scene that edits change, and the comparators taken out: enough to restore the moment. */
export interface Edited {
  readonly fields: Pick<
    NetworkScene,
    'wires' | 'kind' | 'net' | 'input' | 'values' | 'seed' | 'cursor' | 'threshold'
  >;
  readonly ghosts: readonly Ghost[];
}

/** How many edits can be undone. */
const MOST_KEPT = 500;

/** The moments before the edits, for undo, and the undone ones, for redo. */
export class History {
  #past: Edited[] = [];
  #future: Edited[] = [];

  /** Records the moment before an edit. After an edit there is nothing to redo. */
  keep(now: Edited): void {
    this.#past = [...this.#past, now].slice(-MOST_KEPT);
    this.#future = [];
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  undo(now: Edited): Edited | undefined {
    const before = this.#past.pop();
    if (before) this.#future.push(now);
    return before;
  }

  redo(now: Edited): Edited | undefined {
    const after = this.#future.pop();
    if (after) this.#past.push(now);
    return after;
  }

  clear(): void {
    this.#past = [];
    this.#future = [];
  }
}

export function edited(scene: NetworkScene, ghosts: readonly Ghost[]): Edited {
  const { wires, kind, net, input, values, seed, cursor, threshold } = scene;
  return { fields: { wires, kind, net, input, values, seed, cursor, threshold }, ghosts };
}
