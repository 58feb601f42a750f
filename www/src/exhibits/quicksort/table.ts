import type { Run } from '../../engine/engine.ts';
import { operations } from './steps.ts';

/** Rows that are fetched at once. */
const PART = 20_000;

/** The trace as a table: every step as a row. */
export async function* rowsOf(
  run: Run<'Quicksort'>,
  steps: number,
): AsyncGenerator<readonly (string | number)[]> {
  yield ['step', 'operation', 'a', 'b', 'c'];
  for (let from = 0; from < steps; from += PART) {
    const count = Math.min(PART, steps - from);
    const rows = await run.ask('rows', from, count);
    for (let row = 0; row < count; row += 1) {
      const [code = 0, a = 0, b = 0, c = 0] = rows.subarray(4 * row, 4 * row + 4);
      yield [from + row + 1, operations[code] ?? '', a, b, c];
    }
  }
}
