import type { Run } from '../../../engine/engine.ts';
import { isPartition, type Part } from '../steps.ts';
import type { Layout } from './layout.ts';
import { type PressedRow, press } from './view.ts';

/** A partition needs this many elements to be pressed as a row: with fewer, hardly anything moves. */
const LEAST_PRESSED = 4;

/** The steps whose lists are pressed: the start, the end, and the ends of partitions in which much can move. */
export function pressedSteps(parts: readonly Part[], steps: number): readonly number[] {
  const divided = parts.filter((part) => isPartition(part) && part.hi - part.lo >= LEAST_PRESSED);
  return [...new Set([0, ...divided.map(({ last }) => last), steps])];
}

/** The rows of the woodcut: the list at certain steps. Each row is made once for each layout. */
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

/** The list at each step as a row of strokes. `orders` holds the orders of the steps, one after another. */
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
