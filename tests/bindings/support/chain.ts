import { readFileSync } from 'node:fs';
import { beforeAll } from 'vitest';
import {
  Chain,
  type ChainConfig,
  ChainTable,
  type EndRule,
  type FirstMove,
  initSync,
  type ProgramPlan,
} from '../../../www/pkg/chain.js';
import {
  groupsOf,
  worthOf as plainWorth,
  type Take,
  takesOf,
  whole,
  without,
} from '../../support/plain-chain.ts';

export { groupsOf, type Take, takesOf, whole, without };

/** Loads the package of the page from its bytes; each file of tests calls this once. */
export function useTheWasm(): void {
  beforeAll(() => {
    initSync({ module: readFileSync(new URL('../../../www/pkg/chain_bg.wasm', import.meta.url)) });
  });
}

export const configOf = (changes: Partial<ChainConfig> = {}): ChainConfig => ({
  objects: 9,
  endRule: 'normal',
  firstMove: 'fewest',
  ...changes,
});

export const planOf = (changes: Partial<ProgramPlan> = {}): ProgramPlan => ({
  objects: 9,
  endRule: 'normal',
  firstMove: 'fewest',
  representation: 'groups',
  algorithm: 'exhaustive',
  ...changes,
});

/** A finished run. */
export function finished<Run extends { advance(budget: number): { finished: boolean } }>(
  run: Run,
): Run {
  while (!run.advance(1_000_000).finished);
  return run;
}

export const solved = (changes: Partial<ChainConfig> = {}): Chain =>
  finished(new Chain(configOf(changes)));

export const tableOf = (objects: number): ChainTable => finished(new ChainTable({ objects }));

/** The four games of a whole row, in the order of `ChainTable.values`. */
export const GAMES = [
  ['normal', 'fewest'],
  ['misere', 'fewest'],
  ['normal', 'any'],
  ['misere', 'any'],
] as const satisfies readonly (readonly [EndRule, FirstMove])[];

/** +k: the player to move wins in k plies; −k: the player to move loses in k plies. */
export type Signed = number;

/** Under normal play a position without moves is lost, so its value is −0. */
const isLost = (value: Signed): boolean => value < 0 || Object.is(value, -0);

/** The value of a move for the player who makes it, from the value of the position after it. */
const before = (value: Signed): Signed => (isLost(value) ? 1 - value : -1 - value);

/** Whether the player to move prefers the first value: to win, to win soon, to lose late. */
const isBetter = (a: Signed, b: Signed): boolean => (isLost(a) === isLost(b) ? a < b : !isLost(a));

/** The value of a row, found by trying all games. */
export function worthOf(cells: string, endRule: EndRule, fewest = false): Signed {
  const { won, plies } = plainWorth(cells, endRule, fewest);
  return won ? plies : -plies;
}

export const verdictOf = (value: Signed) => ({
  outcome: isLost(value) ? 'P' : 'N',
  remoteness: Math.abs(value),
});

/** The positions after the moves, best first, in the form of the answer of `at`. */
export function optionsOf(cells: string, endRule: EndRule, fewest: boolean) {
  const options: { groups: number[]; leaves: Signed; takes: Take[] }[] = [];
  for (const take of takesOf(cells, fewest)) {
    const left = without(cells, take);
    const groups = groupsOf(left);
    const met = options.find((option) => `${option.groups}` === `${groups}`);
    if (met) met.takes.push(take);
    else options.push({ groups, leaves: worthOf(left, endRule), takes: [take] });
  }
  const better = (a: Signed, b: Signed) => isBetter(before(a), before(b));
  return options
    .sort((a, b) => Number(better(b.leaves, a.leaves)) - Number(better(a.leaves, b.leaves)))
    .map(({ leaves, ...option }) => ({ ...option, ...verdictOf(leaves) }));
}

/** The Grundy value of a group in a game whose moves take one of these numbers of objects and may leave anything. */
export const kaylesValues: number[] = [];
for (let size = 0; size <= 60; size += 1) {
  const reached = new Set<number>();
  for (const count of [1, 2]) {
    for (let left = 0; left + count <= size; left += 1) {
      reached.add((kaylesValues[left] ?? NaN) ^ (kaylesValues[size - count - left] ?? NaN));
    }
  }
  let value = 0;
  while (reached.has(value)) value += 1;
  kaylesValues.push(value);
}

export const xorOf = (groups: readonly number[]): number =>
  groups.reduce((xor, size) => xor ^ (kaylesValues[size] ?? NaN), 0);

/** The winner of Nim whose heaps are as large as the groups' Grundy values. */
export function nimOutcome(groups: readonly number[], endRule: EndRule): 'P' | 'N' {
  const small = groups.every((size) => (kaylesValues[size] ?? NaN) <= 1);
  const lostAt = endRule === 'misere' && small ? 1 : 0;
  return xorOf(groups) === lostAt ? 'P' : 'N';
}

/** All rows with this number of cells. */
export const rowsOfLength = (length: number): string[] =>
  Array.from({ length: 2 ** length }, (_, word) => word.toString(2).padStart(length, '0'));

/** One row for each position that fits into this number of cells. */
export function positionsIn(length: number): string[] {
  const met = new Map(rowsOfLength(length).map((cells) => [`${groupsOf(cells)}`, cells]));
  return [...met.values()];
}

/** A row with these groups. */
export const rowOf = (groups: readonly number[]): string => groups.map(whole).join('0');
