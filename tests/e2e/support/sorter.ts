/** Networks calculated by hand, independent of the code under test. */

/** Two wires counted from 1. The first one gets the smaller element. */
export type Pair = readonly [low: number, high: number];

/** The output of a network. */
export function sent(network: readonly Pair[], values: readonly number[]): number[] {
  const out = [...values];
  for (const [low, high] of network) {
    const [a = 0, b = 0] = [out[low - 1], out[high - 1]];
    out[low - 1] = Math.min(a, b);
    out[high - 1] = Math.max(a, b);
  }
  return out;
}

export const ascending = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

export const isSorted = (list: readonly number[]): boolean =>
  list.every((value, i) => i === 0 || (list[i - 1] ?? 0) <= value);

export interface Tried {
  /** Inputs of zeros and ones, and those that come out sorted. */
  readonly inputs: number;
  readonly sorted: number;
  /** The fewest ones in an input that comes out unsorted. */
  readonly fewest: number | undefined;
  /** The comparators, counted from 1, that never swap anything. */
  readonly idle: readonly number[];
}

/** Tries every input of zeros and ones. */
export function tried(wires: number, network: readonly Pair[]): Tried {
  const inputs = 2 ** wires;
  let sorted = 0;
  let fewest: number | undefined;
  const busy = new Set<number>();
  for (let bits = 0; bits < inputs; bits += 1) {
    const values = Array.from({ length: wires }, (_, wire) => (bits >> wire) & 1);
    const out = [...values];
    for (const [k, [low, high]] of network.entries()) {
      if ((out[low - 1] ?? 0) <= (out[high - 1] ?? 0)) continue;
      [out[low - 1], out[high - 1]] = [0, 1];
      busy.add(k + 1);
    }
    const ones = values.filter((value) => value === 1).length;
    if (isSorted(out)) sorted += 1;
    else fewest = Math.min(fewest ?? wires, ones);
  }
  const idle = network.map((_, k) => k + 1).filter((number) => !busy.has(number));
  return { inputs, sorted, fewest, idle };
}

/** The layers of the comparators, from 1 and as early as possible. */
export function layersOf(wires: number, network: readonly Pair[]): number[] {
  const until = Array.from({ length: wires + 1 }, () => 0);
  return network.map(([low, high]) => {
    const layer = Math.max(until[low] ?? 0, until[high] ?? 0) + 1;
    until[low] = layer;
    until[high] = layer;
    return layer;
  });
}

/** The network in the form of a link. */
export const linked = (network: readonly Pair[]): string =>
  network.map((pair) => pair.join(':')).join() || '-';

/** Five comparators that sort four elements. */
export const five: readonly Pair[] = [
  [1, 2],
  [3, 4],
  [1, 3],
  [2, 4],
  [2, 3],
];

/** The scene of a network that a visitor has drawn. */
export const sceneOf = (network: readonly Pair[], wires = 4): string =>
  `#v=1&wires=${wires}&kind=typed&net=${linked(network)}`;
