import type { ColdPair, HeapRule } from '../../../../pkg/nim.js';
import type { Asking } from '../../../engine/engine.ts';
import type { Row } from '../../../stage/export.ts';
import type { Messages } from '../../../words/messages.ts';
import { ruleNamed } from '../account.ts';
import { engine } from '../core/engine.ts';
import type { NimScene } from '../scene.ts';

/** How many values one request fetches. */
const PART = 10_000;

/** The Grundy values of heaps under one rule, and the formula or period that is known. */
export interface Values {
  readonly values: Uint32Array;
  readonly rule: HeapRule;
}

/** The values of heaps of 0 to `to` stones. Rejects with the core’s error if the rule is too heavy for that. */
export function grundyValues(
  { rule, to, past }: { readonly rule: string; readonly to: number; readonly past: boolean },
  asking: Asking,
): Promise<Values> {
  const config = { rule, upTo: BigInt(to), pastEnd: past };
  return engine.read('GrundyTable', config, asking, async (run) => {
    const [values, about] = await Promise.all([run.ask('values', 0, to + 1), run.ask('rule')]);
    return { values, rule: about };
  });
}

/** A cold pair of Wythoff's game, by the mex rule and by both formulas. */
export interface PairRow {
  readonly index: number;
  readonly smaller: bigint;
  readonly larger: bigint;
  /** The smaller number by the exact formula, and by the formula with doubles. */
  readonly exact: bigint;
  readonly byDouble: bigint;
}

export async function coldPairs(count: number, asking: Asking): Promise<PairRow[]> {
  const rows = await engine.read('ColdPairs', { count }, asking, (run) =>
    run.ask('rows', 0, count),
  );
  return Array.from({ length: rows.length / 4 }, (_, index) => {
    const [smaller = 0n, larger = 0n, exact = 0n, byDouble = 0n] = rows.subarray(4 * index);
    return { index, smaller, larger, exact, byDouble };
  });
}

/** One pair with a large index, by both formulas. */
export const coldPair = (index: bigint, asking: Asking): Promise<ColdPair> =>
  engine.read('ColdPairs', { count: 1 }, asking, (run) => run.ask('at', index));

/** The table as rows: Grundy values by rule, or Wythoff's cold pairs. */
export async function* rowsOf(
  { rules, coupling, past }: Pick<NimScene, 'rules' | 'coupling' | 'past'>,
  to: number,
  lifetime: AbortSignal,
  words: Messages,
): AsyncGenerator<Row> {
  if (coupling === 'wythoff') {
    const columns = ['pair', 'smaller', 'larger', 'exact', 'double'];
    yield columns.map((name) => words.text(`column-${name}`));
    for (const { index, smaller, larger, exact, byDouble } of await coldPairs(to + 1, {
      signals: [lifetime],
    })) {
      yield [index, String(smaller), String(larger), String(exact), String(byDouble)];
    }
    return;
  }
  const different = [...new Set(rules)];
  const named = (rule: string) => ruleNamed(rule, words);
  yield [
    words.text('column-stones'),
    ...different.map((rule) => words.text('column-value', { rule: named(rule) })),
  ];
  const runs = await Promise.all(
    different.map((rule) =>
      engine.quietly('GrundyTable', { rule, upTo: BigInt(to), pastEnd: past }, lifetime),
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
