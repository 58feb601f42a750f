import { readFileSync } from 'node:fs';
import { beforeAll } from 'vitest';
import { initSync, Quicksort, type QuicksortConfig } from '../../../www/pkg/quicksort.js';
import { rowsOf } from './calls.ts';

/** Starts the package that the page loads with its bytes. Call this once in each test file. */
export function useTheWasm(): void {
  beforeAll(() => {
    initSync({
      module: readFileSync(new URL('../../../www/pkg/quicksort_bg.wasm', import.meta.url)),
    });
  });
}

export const schemes = ['three-way', 'hoare', 'lomuto'] as const;
export const recursions = ['smaller', 'larger', 'left', 'right'] as const;
export const tailCalls = ['eliminated', 'kept'] as const;
export const smallSorts = ['insertion', 'table', 'unrolled'] as const;
/** The pivot rules that need no visitor. */
export const rules = [
  'document',
  'random',
  'first',
  'last',
  'middle',
  'median-of-three',
  'ninther',
] as const;
/** The inputs that the core makes without an adversary. */
export const inputs = [
  'random',
  'sorted',
  'reversed',
  'nearly-sorted',
  'few-distinct',
  'all-equal',
  'organ-pipe',
  'sawtooth',
] as const;

export const configOf = (changes: Partial<QuicksortConfig> = {}): QuicksortConfig => ({
  input: 'random',
  values: [],
  length: 64,
  seed: 1,
  against: 'middle',
  scheme: 'three-way',
  pivot: 'document',
  pivotSeed: 1,
  picks: [],
  recurse: 'smaller',
  tailCall: 'eliminated',
  cutoff: 2,
  small: 'insertion',
  ...changes,
});

/** A finished run. */
export function sorted(changes: Partial<QuicksortConfig> = {}): Quicksort {
  const run = new Quicksort(configOf(changes));
  while (!run.advance(1_000_000).finished);
  return run;
}

/** A finished run of these elements. */
export const sortedList = (values: number[], changes: Partial<QuicksortConfig> = {}): Quicksort =>
  sorted({ input: 'typed', values, ...changes });

const operations = [
  'probe',
  'pivot',
  'equal',
  'larger',
  'smaller',
  'scan-left',
  'scan-right',
  'exchange',
  'stay',
  'move',
  'place',
  'shift',
  'settle',
  'comparator',
] as const;

export interface Step {
  readonly operation: (typeof operations)[number];
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

export function stepsOf(run: Quicksort): Step[] {
  const { steps, rowWidth } = run.summary();
  return rowsOf(run.rows(0, steps), rowWidth).map(([code = -1, a = -1, b = -1, c = -1]) => {
    const operation = operations[code];
    if (!operation) throw new Error(`operation ${code}`);
    return { operation, a, b, c };
  });
}

/** The two places whose elements a step swaps; undefined if the step moves nothing. */
export function exchangedBy({ operation, a, b, c }: Step): [number, number] | undefined {
  const places = {
    probe: undefined,
    pivot: [a, b],
    equal: undefined,
    larger: [b, c],
    smaller: [a - 1, b - 1],
    'scan-left': undefined,
    'scan-right': undefined,
    exchange: [a - 1, b],
    stay: undefined,
    move: [a - 1, b - 1],
    place: [a, b],
    shift: [a - 1, a],
    settle: undefined,
    comparator: c === 1 ? [a, b] : undefined,
  } satisfies Record<Step['operation'], number[] | undefined>;
  const [one, other] = places[operation] ?? [];
  return one === undefined || other === undefined || one === other ? undefined : [one, other];
}

export interface Part {
  readonly first: number;
  readonly last: number;
  readonly lo: number;
  readonly hi: number;
  readonly depth: number;
  readonly parent: number;
  readonly work: number;
  readonly equal: number;
  readonly larger: number;
  readonly pivot: number;
}

export function partsOf(run: Quicksort): Part[] {
  return rowsOf(run.parts(), run.summary().partWidth).map((row) => {
    const [first = -1, last = -1, lo = -1, hi = -1, depth = -1, parent = -1] = row;
    const [work = -1, equal = -1, larger = -1, pivot = -1] = row.slice(6);
    return { first, last, lo, hi, depth, parent, work, equal, larger, pivot };
  });
}
