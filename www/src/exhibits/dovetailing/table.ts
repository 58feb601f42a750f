import type { Run } from '../../engine/engine.ts';
import type { Row } from '../../stage/export.ts';
import type { Messages } from '../../words/messages.ts';
import { momentOf } from './swept.ts';

/** How many moments are asked for at once. */
const AT_ONCE = 500;

/** The sweep as a table: a row for each moment, with what the machine whose turn it is does. */
export async function* rowsOf(
  run: Run<'Sweep'>,
  moments: number,
  words: Messages,
): AsyncGenerator<Row> {
  const columns = ['moment', 'round', 'machine', 'own-step', 'does'];
  yield columns.map((name) => words.text(`column-${name}`));
  for (let first = 0; first < moments; first += AT_ONCE) {
    const count = Math.min(AT_ONCE, moments - first);
    const rows = await Promise.all(
      Array.from({ length: count }, async (_, at): Promise<Row> => {
        const t = first + at;
        const { round, machine, step, does } = await run.ask('at', t);
        return [momentOf(t), round, machine, step, words.text(`does-${does}`)];
      }),
    );
    yield* rows;
  }
}
