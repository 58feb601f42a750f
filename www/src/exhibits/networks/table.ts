import type { Rows } from '../../stage/export.ts';
import type { Traced } from './traced.ts';

/** A row for each comparator: its wires from 1, whether it exchanged, and the elements after it. */
export async function* rowsOf(traced: Traced): Rows {
  const wires = Array.from({ length: traced.wires }, (_, wire) => `wire ${wire + 1}`);
  yield ['comparator', 'layer', 'smaller to', 'larger to', 'exchanged', ...wires];
  yield [0, 0, '', '', '', ...traced.row(0)];
  for (const [k, [low, high]] of traced.comparators.entries()) {
    const layer = (traced.layers[k] ?? 0) + 1;
    const exchanged = traced.exchanges(k) ? 1 : 0;
    yield [k + 1, layer, low + 1, high + 1, exchanged, ...traced.row(k + 1)];
  }
}
