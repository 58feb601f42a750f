import { readFileSync } from 'node:fs';
import { beforeAll } from 'vitest';
import { initSync as initComparators } from '../../../www/pkg/comparators.js';
import {
  initSync,
  type KnownOrder,
  Network,
  type NetworkConfig,
  NetworkOrder,
  NetworkProof,
  type NetworkSpec,
  type Stock,
} from '../../../www/pkg/networks.js';
import { rowsOf } from './calls.ts';

/** The packages that the page loads, handed their bytes; call it once in each file of tests. */
export function useTheWasm(): void {
  beforeAll(() => {
    const module = (name: string) =>
      readFileSync(new URL(`../../../www/pkg/${name}_bg.wasm`, import.meta.url));
    initSync({ module: module('networks') });
    initComparators({ module: module('comparators') });
  });
}

export const constructions = [
  'insertion',
  'bubble',
  'odd-even-transposition',
  'odd-even-merge',
  'bitonic',
  'pairwise',
  'bose-nelson',
] as const satisfies readonly Stock[];

/** For 2, 3, … 32 elements: comparators and layers of the networks in Bert Dobbelaere's list. */
export const bestKnown: readonly (readonly [size: number, depth: number])[][] = [
  [[1, 1]],
  [[3, 3]],
  [[5, 3]],
  [[9, 5]],
  [[12, 5]],
  [[16, 6]],
  [[19, 6]],
  [[25, 7]],
  [
    [29, 8],
    [31, 7],
  ],
  [[35, 8]],
  [
    [39, 9],
    [40, 8],
  ],
  [
    [45, 10],
    [46, 9],
  ],
  [
    [51, 10],
    [52, 9],
  ],
  [
    [56, 10],
    [57, 9],
  ],
  [
    [60, 10],
    [61, 9],
  ],
  [
    [71, 12],
    [72, 11],
    [74, 10],
  ],
  [
    [77, 12],
    [78, 11],
  ],
  [
    [85, 12],
    [87, 11],
  ],
  [
    [91, 12],
    [93, 11],
  ],
  [
    [99, 15],
    [100, 12],
  ],
  [
    [106, 13],
    [107, 12],
  ],
  [
    [114, 14],
    [115, 13],
    [116, 12],
  ],
  [
    [120, 13],
    [122, 12],
  ],
  [
    [130, 15],
    [131, 13],
  ],
  [
    [138, 15],
    [139, 14],
    [141, 13],
  ],
  [
    [147, 16],
    [148, 14],
    [153, 13],
  ],
  [
    [155, 14],
    [159, 13],
  ],
  [
    [164, 15],
    [166, 14],
  ],
  [[172, 14]],
  [[180, 14]],
  [[185, 14]],
];

export type Pair = readonly [a: number, b: number];

export const pairsOf = (flat: Uint32Array): Pair[] =>
  rowsOf(flat, 2).map(([a = -1, b = -1]) => [a, b]);

export const typed = (wires: number, pairs: readonly Pair[]): NetworkSpec => ({
  wires,
  comparators: pairs.flat(),
});

export const stocked = (kind: Stock, wires: number): NetworkSpec => ({
  wires,
  kind,
});

export const configOf = (
  spec: NetworkSpec,
  changes: Partial<NetworkConfig> = {},
): NetworkConfig => ({ ...spec, input: 'random', values: [], seed: 1, ...changes });

export const networkOf = (spec: NetworkSpec, changes: Partial<NetworkConfig> = {}): Network =>
  new Network(configOf(spec, changes));

/** The comparators of a network in drawn order. */
export const drawn = (spec: NetworkSpec): Pair[] => pairsOf(networkOf(spec).comparators());

/** A finished proof. */
export function proved(spec: NetworkSpec): NetworkProof {
  const proof = new NetworkProof(spec);
  while (!proof.advance(1_000_000).finished);
  return proof;
}

/** What is known about the wires after some comparators of a network. */
export function orderOf(network: NetworkSpec, after: number): KnownOrder | undefined {
  const run = new NetworkOrder({ network, after });
  while (!run.advance(1_000_000).finished);
  const order = run.order();
  run.free();
  return order;
}

/** What a network makes of its input, comparator by comparator. */
export function outputOf(pairs: readonly Pair[], input: readonly number[]): number[] {
  const wires = [...input];
  for (const [a, b] of pairs) {
    const [one = NaN, other = NaN] = [wires[a], wires[b]];
    wires[a] = Math.min(one, other);
    wires[b] = Math.max(one, other);
  }
  return wires;
}

export const isSorted = (values: readonly number[]): boolean =>
  values.every((value, i) => i === 0 || (values[i - 1] ?? NaN) <= value);

/** All inputs of zeros and ones. */
export const zeroOne = (wires: number): number[][] =>
  Array.from({ length: 2 ** wires }, (_, word) =>
    Array.from({ length: wires }, (_, wire) => (word >> wire) & 1),
  );

export const onesOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Whether a network sorts, by the zero-one principle. */
export const sortsAll = (wires: number, pairs: readonly Pair[]): boolean =>
  zeroOne(wires).every((input) => isSorted(outputOf(pairs, input)));

/** Numbers from 0 to below `limit` that look like chance: xorshift, 32 bits. */
export function chance(seed: number): (limit: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
}

/** Some comparators; some of them are reversed. */
export function someNetwork(wires: number, size: number, seed: number): Pair[] {
  const next = chance(seed);
  return Array.from({ length: size }, () => {
    const a = next(wires);
    return [a, (a + 1 + next(wires - 1)) % wires];
  });
}

/** 1 to n in any order. */
export function permutationOf(n: number, seed: number): number[] {
  const next = chance(seed);
  const values = Array.from({ length: n }, (_, i) => i + 1);
  for (let i = n - 1; i > 0; i -= 1) {
    const j = next(i + 1);
    [values[i], values[j]] = [values[j] ?? NaN, values[i] ?? NaN];
  }
  return values;
}
