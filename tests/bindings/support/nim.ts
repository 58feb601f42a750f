import { readFileSync } from 'node:fs';
import { beforeAll } from 'vitest';
import { type HeapTake, initSync, Nim, type NimConfig } from '../../../www/pkg/nim.js';

/** The package that the page loads, handed its bytes; call it once in each file of tests. */
export function useTheWasm(): void {
  beforeAll(() => {
    initSync({ module: readFileSync(new URL('../../../www/pkg/nim_bg.wasm', import.meta.url)) });
  });
}

/** The most stones of a heap. */
export const MOST = 10n ** 15n;

export const configOf = (changes: Partial<NimConfig> = {}): NimConfig => ({
  heaps: [3n, 5n, 7n],
  rules: ['any'],
  coupling: 'none',
  pastEnd: false,
  endRule: 'normal',
  ...changes,
});

/** A finished run. */
export const solved = (changes: Partial<NimConfig> = {}): Nim => {
  const run = new Nim(configOf(changes));
  while (!run.advance(100_000).finished);
  return run;
};

/** A position. */
export const at = (...heaps: (number | bigint)[]): BigUint64Array =>
  BigUint64Array.from(heaps, BigInt);

/** Moves: heap, stones, and whether from both heaps. */
export const moves = (
  ...rows: [heap: number, stones: number | bigint, both?: boolean][]
): HeapTake[] => rows.map((row) => take(...row));

/** A move. */
export const take = (heap: number, stones: number | bigint, both = false): HeapTake => ({
  heap,
  stones: BigInt(stones),
  both,
});
