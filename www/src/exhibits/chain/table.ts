import type { Run } from '../../engine/engine.ts';

/** The exact values of all rows, for a spreadsheet: `+k` wins in k plies, `-k` loses in k. */
export async function* rowsOf(
  run: Run<'ChainTable'>,
): AsyncGenerator<readonly (string | number)[]> {
  const values = await run.ask('values');
  run.free();
  yield ['objects', 'direct', 'reverse', 'direct_any_first_move', 'reverse_any_first_move'];
  for (let at = 0; at < values.length; at += 4) {
    yield [at / 4 + 1, ...values.subarray(at, at + 4)];
  }
}
