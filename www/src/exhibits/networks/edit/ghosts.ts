import { type Comparator, type Ghost, mostGhosts } from '../fields.ts';
import type { Traced } from '../traced.ts';

type Comparators = readonly Comparator[];

/** A ghost in the drawing, with the least and the greatest number of comparators that can be drawn before it. */
export interface DrawnGhost {
  readonly comparator: Comparator;
  readonly least: number;
  readonly most: number;
  /** The layer that it would be in: after all comparators before it that share a wire with it. */
  readonly layer: number;
}

/**
 * Finds the place of each comparator in a list of the same comparators in another order. Comparators on
 * the same wires keep their order.
 */
export function placesIn(order: Comparators, net: Comparators): number[] {
  const places = new Map<string, number[]>();
  for (const [at, pair] of net.entries()) {
    const same = places.get(String(pair));
    if (same) same.push(at);
    else places.set(String(pair), [at]);
  }
  return order.map((pair, k) => places.get(String(pair))?.shift() ?? k);
}

/** Places the ghosts among the comparators of the drawing. */
export function drawnGhosts(
  ghosts: readonly Ghost[],
  { comparators, layers, size }: Traced,
  net: Comparators,
): DrawnGhost[] {
  const places = ghosts.length > 0 ? placesIn(comparators, net) : [];
  return ghosts.map(({ comparator, place }) => {
    let [least, most, layer] = [0, size, 0];
    for (const [k, pair] of comparators.entries()) {
      if (!pair.some((wire) => comparator.includes(wire))) continue;
      if ((places[k] ?? 0) < place) {
        least = k + 1;
        layer = Math.max(layer, (layers[k] ?? 0) + 1);
      } else most = Math.min(most, k);
    }
    return { comparator, least, most: Math.max(least, most), layer };
  });
}

/**
 * The ghosts, in their order, after one more comparator was taken out. If they are too many, the first one
 * is forgotten.
 */
export function haunted(ghosts: readonly Ghost[], gone: Ghost): readonly Ghost[] {
  const before = ghosts.filter(({ place }) => place <= gone.place);
  const after = ghosts.slice(before.length).map((ghost) => shifted(ghost, -1));
  return [...before, gone, ...after].slice(-mostGhosts);
}

/** The remaining ghosts after one was put back. */
export function without(ghosts: readonly Ghost[], index: number): readonly Ghost[] {
  return ghosts.flatMap((ghost, i) => {
    return i === index ? [] : [i > index ? shifted(ghost, 1) : ghost];
  });
}

/** The ghosts after `more` comparators were added at a place of the drawing. */
export function redrawn(
  drawn: readonly DrawnGhost[],
  place: number,
  more: number,
): readonly Ghost[] {
  return drawn.map(({ comparator, least }) => {
    return { comparator, place: least > place ? least + more : least };
  });
}

const shifted = (ghost: Ghost, by: number): Ghost => ({ ...ghost, place: ghost.place + by });

/** The places of the comparators that the network before did not have; of another network, which has mostly such, none. */
export function freshIn(now: Comparators, before: Comparators = now): ReadonlySet<number> {
  const left = before.map(String);
  const fresh = now.flatMap((pair, k) => {
    const found = left.indexOf(String(pair));
    if (found >= 0) left.splice(found, 1);
    return found < 0 ? [k] : [];
  });
  return new Set(fresh.length > 1 && 2 * fresh.length > now.length ? [] : fresh);
}
