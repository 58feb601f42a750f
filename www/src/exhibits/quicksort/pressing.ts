import type { Run } from '../../engine/engine.ts';
import type { Layout } from './layout.ts';
import { type PressedRow, press } from './view.ts';

/** The rows of the woodcut: the list as it was at certain steps, each pressed once a layout. */
export class Pressing {
  #steps: readonly number[] = [];
  #orders: Uint32Array = new Uint32Array();
  #rows: { key: string; rows: readonly PressedRow[] } | undefined;

  async open(run: Run<'Quicksort'>, steps: readonly number[]): Promise<void> {
    const orders = steps.length > 0 ? await run.ask('orders', Uint32Array.from(steps)) : undefined;
    this.#steps = steps;
    this.#orders = orders ?? new Uint32Array();
    this.#rows = undefined;
  }

  rows(layout: Layout, largest: number, values: Uint32Array): readonly PressedRow[] {
    const { width, woodcut, row } = layout;
    if (row === 0) return [];
    const key = `${width} ${woodcut.top} ${row}`;
    if (this.#rows?.key !== key) {
      const rows = pressRows(this.#steps, this.#orders, values, largest, layout);
      this.#rows = { key, rows };
    }
    return this.#rows.rows;
  }
}

/** The list at each of the steps, whose orders stand one after the other, as a row of strokes. */
export function pressRows(
  steps: readonly number[],
  orders: Uint32Array,
  values: Uint32Array,
  largest: number,
  layout: Layout,
): readonly PressedRow[] {
  return steps.map((step, index) => {
    const order = orders.subarray(index * values.length, (index + 1) * values.length);
    const pressed = Array.from(order, (element) => values[element] ?? 0);
    return { step, path: press(pressed, largest, layout, index) };
  });
}
