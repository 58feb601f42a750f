/**
 * Exact values of Chain: the ranked table against a search with a Map. Both sides must find the same
 * values.
 */
import init, { ChainTable } from '../../www/pkg/chain.js';
import wasmUrl from '../../www/pkg/chain_bg.wasm?url';
import { check } from './check.ts';
import { plainChain } from './plain-chain.ts';
import { type Result, race } from './race.ts';

/** Rows with these numbers of objects are solved by both sides. */
const ROWS = [16, 30];
/** Larger rows are compared with the last of those, because a search with a Map would take minutes. */
const LARGE = [50, 60];
/** A row has four values; these are the ones without the rule for the first move. */
const FREE = 2;

function table(objects: number): Int32Array {
  const run = new ChainTable({ objects });
  while (!run.advance(2 ** 30).finished);
  const values = run.values();
  run.free();
  return values;
}

export async function chainRaces(): Promise<Result[]> {
  await init({ module_or_path: wasmUrl });
  const against = (objects: number): [string, () => void] => [
    `a Map of positions, ${objects} objects, JavaScript`,
    () => [false, true].map((misere) => plainChain(objects, misere)),
  ];
  const work = (objects: number) => `chain of ${objects} objects, both objectives, all positions`;
  return [
    ...ROWS.map((objects) => {
      const values = table(objects).subarray(-4).subarray(FREE);
      check(
        work(objects),
        values,
        [false, true].map((misere) => plainChain(objects, misere)),
      );
      return race(work(objects), ['ranked table, wasm', () => table(objects)], against(objects));
    }),
    ...LARGE.map((objects) =>
      race(work(objects), ['ranked table, wasm', () => table(objects)], against(ROWS[1] ?? 30)),
    ),
  ];
}
