import type { Comparator } from '../fields.ts';
import type { NetworkScene } from '../scene.ts';

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

/** The fields of a scene that edits change: enough to restore the moment. */
export type Edited = Pick<
  NetworkScene,
  'wires' | 'kind' | 'net' | 'gone' | 'input' | 'values' | 'seed' | 'cursor' | 'threshold'
>;

export function edited(scene: NetworkScene): Edited {
  const { wires, kind, net, gone, input, values, seed, cursor, threshold } = scene;
  return { wires, kind, net, gone, input, values, seed, cursor, threshold };
}
