import type { Run } from '../../engine/engine.ts';
import type { Row } from '../../stage/export.ts';
import type { Messages } from '../../words/messages.ts';
import { stepOf, touchedBy } from './steps.ts';

/** How many rows the page fetches at once. */
const PART = 20_000;

/** The trace as a table: a row for each step, with the places that it compared or moved. */
export async function* rowsOf(
  run: Run<'Quicksort'>,
  steps: number,
  words: Messages,
): AsyncGenerator<Row> {
  const columns = ['step', 'operation', 'place', 'other-place'];
  yield columns.map((name) => words.text(`column-${name}`));
  for (let from = 0; from < steps; from += PART) {
    const count = Math.min(PART, steps - from);
    const rows = await run.ask('rows', from, count);
    for (let row = 0; row < count; row += 1) {
      const step = stepOf(rows.subarray(4 * row, 4 * row + 4));
      if (!step) continue;
      const [place = 0, other] = touchedBy(step);
      const named = words.text(`operation-${step.operation}`);
      yield [from + row + 1, named, place + 1, other === undefined ? '' : other + 1];
    }
  }
}
