/** Networks done by hand, apart from the code that is tested. */

/** Wires counted from 1: the smaller element goes to the first. */
export type Pair = readonly [low: number, high: number];

/** What comes out. */
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
  /** The fewest ones of an input that fails. */
  readonly fewest: number | undefined;
  /** Comparators, counted from 1, that never exchange anything. */
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

/** Layers from 1, as early as possible. */
export function layersOf(wires: number, network: readonly Pair[]): number[] {
  const until = Array.from({ length: wires + 1 }, () => 0);
  return network.map(([low, high]) => {
    const layer = Math.max(until[low] ?? 0, until[high] ?? 0) + 1;
    until[low] = layer;
    until[high] = layer;
    return layer;
  });
}

/** Every pair of neighbours, over and over: sorts so many wires. */
export function bricks(wires: number): Pair[] {
  return Array.from({ length: wires }, (_, round) =>
    Array.from({ length: wires - 1 }, (_, at): Pair => [at + 1, at + 2]).filter(
      ([low]) => low % 2 === (round + 1) % 2,
    ),
  ).flat();
}

/** As a link writes it: wires from 0. */
export const linked = (network: readonly Pair[]): string =>
  network.map(([low, high]) => `${low - 1}:${high - 1}`).join() || '-';

/** Five comparators that sort four elements. */
export const five: readonly Pair[] = [
  [1, 2],
  [3, 4],
  [1, 3],
  [2, 4],
  [2, 3],
];

/** The scene of a network that somebody has drawn. */
export const sceneOf = (network: readonly Pair[], wires = 4): string =>
  `#v=1&wires=${wires}&kind=typed&net=${linked(network)}`;
