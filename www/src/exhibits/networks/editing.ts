import type { Comparator } from './fields.ts';
import type { NetworkScene } from './scene.ts';

type Comparators = readonly Comparator[];

/** A comparator more, before the one of that place. */
export function inserted(all: Comparators, place: number, comparator: Comparator): Comparators {
  return all.toSpliced(place, 0, comparator);
}

export function removed(all: Comparators, place: number): Comparators {
  return all.toSpliced(place, 1);
}

/** The larger element goes to the other wire. */
export function reversed(all: Comparators, place: number): Comparators {
  return all.map(([low, high], k) => (k === place ? [high, low] : [low, high]));
}

/** A comparator drawn between two wires: the smaller element goes up. */
export function drawn(one: number, other: number): Comparator {
  return [Math.min(one, other), Math.max(one, other)];
}

/** A comparator that keeps its direction, joined to other wires. */
export function rejoined([low, high]: Comparator, from: number, to: number): Comparator {
  const [top, bottom] = drawn(from, to);
  return low < high ? [top, bottom] : [bottom, top];
}

/** Fields that a scene has edited, with which it can be had again. */
export type Edited = Pick<
  NetworkScene,
  'wires' | 'kind' | 'net' | 'input' | 'values' | 'seed' | 'cursor' | 'threshold'
>;

/** Edits that can be taken back, at most. */
const MOST_KEPT = 500;

/** What was, to be had again; and what was taken back. */
export class History {
  #past: Edited[] = [];
  #future: Edited[] = [];

  /** Before an edit: what is. Nothing can be done again after it. */
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

export function edited(scene: NetworkScene): Edited {
  const { wires, kind, net, input, values, seed, cursor, threshold } = scene;
  return { wires, kind, net, input, values, seed, cursor, threshold };
}
