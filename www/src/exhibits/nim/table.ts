import type { ColdPair, HeapRule } from '../../../pkg/nim.js';
import { engine } from './core/engine.ts';
import type { NimScene } from './scene.ts';

/** Values that are fetched at once. */
const PART = 10_000;

/** Grundy values of heaps of 0 to `to` stones with a rule, and what is known of them all. */
export interface Values {
  readonly values: Uint32Array;
  readonly rule: HeapRule;
}

/** Rejects with the core's word on a rule that is too heavy for so long a table. */
export async function grundyValues(rule: string, to: number, pastEnd: boolean): Promise<Values> {
  const run = await engine.quietly('GrundyTable', { rule, upTo: BigInt(to), pastEnd });
  const [values, about] = await Promise.all([run.ask('values', 0, to + 1), run.ask('rule')]);
  run.free();
  return { values, rule: about };
}

/** A cold pair of Wythoff's game, by the mex rule and by both formulas. */
export interface PairRow {
  readonly index: number;
  readonly smaller: bigint;
  readonly larger: bigint;
  /** The smaller one by the exact formula, and by the one with doubles. */
  readonly exact: bigint;
  readonly byDouble: bigint;
}

export async function coldPairs(count: number): Promise<PairRow[]> {
  const run = await engine.quietly('ColdPairs', { count });
  const rows = await run.ask('rows', 0, count);
  run.free();
  return Array.from({ length: rows.length / 4 }, (_, index) => {
    const [smaller = 0n, larger = 0n, exact = 0n, byDouble = 0n] = rows.subarray(4 * index);
    return { index, smaller, larger, exact, byDouble };
  });
}

/** One pair far out, by both formulas. */
export async function coldPair(index: bigint): Promise<ColdPair> {
  const run = await engine.quietly('ColdPairs', { count: 1 });
  const pair = await run.ask('at', index);
  run.free();
  return pair;
}

/** The table as rows: Grundy values by rule, or Wythoff's cold pairs. */
export async function* rowsOf(
  { rules, coupling, past }: Pick<NimScene, 'rules' | 'coupling' | 'past'>,
  to: number,
): AsyncGenerator<readonly (string | number)[]> {
  if (coupling === 'wythoff') {
    yield ['k', 'smaller', 'larger', 'exact formula', 'double formula'];
    for (const { index, smaller, larger, exact, byDouble } of await coldPairs(to + 1)) {
      yield [index, String(smaller), String(larger), String(exact), String(byDouble)];
    }
    return;
  }
  const different = [...new Set(rules)];
  yield ['stones', ...different];
  const runs = await Promise.all(
    different.map((rule) =>
      engine.quietly('GrundyTable', { rule, upTo: BigInt(to), pastEnd: past }),
    ),
  );
  for (let from = 0; from <= to; from += PART) {
    const count = Math.min(PART, to + 1 - from);
    const columns = await Promise.all(runs.map((run) => run.ask('values', from, count)));
    for (let at = 0; at < count; at += 1) {
      yield [from + at, ...columns.map((values) => String(values[at]))];
    }
  }
  for (const run of runs) run.free();
}
