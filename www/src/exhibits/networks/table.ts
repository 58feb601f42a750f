import type { Row } from '../../stage/export.ts';
import { sure } from '../../sure.ts';
import type { Messages } from '../../words/messages.ts';
import type { Traced } from './traced.ts';

/** One row for each comparator: its wires, counted from 1, whether it swapped, and the elements after it; at most `most` rows. */
export function* rowsOf(traced: Traced, words: Messages, most = traced.size): Generator<Row> {
  const wires = Array.from({ length: traced.wires }, (_, wire) =>
    words.text('column-wire', { wire: wire + 1 }),
  );
  const columns = ['comparator', 'layer', 'smaller-to', 'larger-to', 'exchanged'];
  yield [...columns.map((name) => words.text(`column-${name}`)), ...wires];
  yield [0, 0, '', '', '', ...traced.row(0)];
  for (const [k, [low, high]] of traced.comparators.slice(0, most).entries()) {
    const layer = sure(traced.layers[k]) + 1;
    const exchanged = words.text(traced.swaps(k) ? 'exchanged-yes' : 'exchanged-no');
    yield [k + 1, layer, low + 1, high + 1, exchanged, ...traced.row(k + 1)];
  }
}
