import { readFileSync } from 'node:fs';
import { beforeAll } from 'vitest';
import {
  type EndRule,
  initSync,
  Lattice,
  type LatticeConfig,
  LatticePattern,
  type Move,
  type Pattern,
  type Point,
} from '../../../www/pkg/lattice.js';

/** The package that the page loads, handed its bytes; call it once in each file of tests. */
export function useTheWasm(): void {
  beforeAll(() => {
    initSync({
      module: readFileSync(new URL('../../../www/pkg/lattice_bg.wasm', import.meta.url)),
    });
  });
}

export { NONE, rowsOf, thrown } from './calls.ts';

export const step = (dm: number, dn: number): Move => ({ dm, dn, ray: false });
export const ray = (dm: number, dn: number): Move => ({ dm, dn, ray: true });
export const apples = [step(-1, 0), step(0, -1), step(-1, 1)];
export const queen = [ray(-1, 0), ray(0, -1), ray(-1, -1)];

export const configOf = (changes: Partial<LatticeConfig> = {}): LatticeConfig => ({
  moves: apples,
  endRule: 'misere',
  columns: 21,
  rows: 13,
  order: 'pull',
  ...changes,
});

/** A path from its numbers: m, n, m, n, ... */
export const pathOf = (...numbers: readonly number[]): Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, i) => ({
    m: numbers[2 * i] ?? 0,
    n: numbers[2 * i + 1] ?? 0,
  }));

export const picture = (changes: Partial<LatticeConfig> = {}): Lattice => {
  const run = new Lattice(configOf(changes));
  while (!run.advance(100_000).finished);
  return run;
};

/** The pattern of a game. */
export function patternOf(moves: Move[], endRule: EndRule): Pattern {
  const search = new LatticePattern({ moves, endRule });
  while (!search.advance(10_000).finished);
  return search.pattern();
}

/** Whether a point of the apple game is lost, as the source material says. */
export const isLost = (m: number, n: number): boolean =>
  m === 0 ? n % 2 === 1 : m % 2 === 0 && n % 2 === 0;
