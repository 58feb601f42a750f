import type { Point } from '../../../share/codec-fields.ts';
import { sure } from '../../../sure.ts';

/** What the run says about a point; plies and Grundy value are absent on large pictures. */
export interface Cell {
  readonly lost: boolean;
  readonly plies: number | undefined;
  readonly grundy: number | undefined;
}

/** Takes the place of a number that the core did not calculate. */
export const NONE = 0xffff_ffff;

/** How many numbers make a cell: outcome (0 lost, 1 won), plies, Grundy value. */
export const CELL_WIDTH = 3;

/** Reads the cell whose numbers begin at `at`. */
export function cellAt(data: Uint32Array, at: number): Cell {
  const known = (value: number | undefined) => (value === NONE ? undefined : value);
  return { lost: data[at] === 0, plies: known(data[at + 1]), grundy: known(data[at + 2]) };
}

/** What the drawing needs to know about the colours of a run. */
export interface Colours {
  readonly columns: number;
  readonly rows: number;
  /** How many steps the run has: one for each drawn point. */
  readonly steps: number;
  /** The cell of a point; undefined while its numbers are on their way from the run. */
  cell(point: Point): Cell | undefined;
  /** Whether one of the first `cursor` steps colours this point. */
  coloured(point: Point, cursor: number): boolean;
  /** Which step (from 0) colours a point, if the run recorded its steps. */
  stepOf?(point: Point): number;
}

/** Rows of numbers, one per step; the first two are its point. */
export interface StepRows {
  readonly data: Uint32Array;
  readonly width: number;
}

/**
 * The colours of a run that recorded its steps, in one row per step:
 *
 *     [ m | n | outcome | remoteness | grundy | deciding ] [ m | n | ...
 *               0 lost    plies                 move
 *               1 won
 *
 * The steps can have another order than the values; of that order only the points are used.
 */
export class TracedColours implements Colours {
  readonly #values: StepRows;
  readonly #order: StepRows;
  readonly #rowAt: Uint32Array;
  readonly #stepAt: Uint32Array;

  constructor(
    readonly columns: number,
    readonly rows: number,
    values: StepRows,
    order: StepRows = values,
  ) {
    this.#values = values;
    this.#order = order;
    this.#rowAt = this.#index(values);
    this.#stepAt = order === values ? this.#rowAt : this.#index(order);
  }

  get steps(): number {
    return this.#order.data.length / this.#order.width;
  }

  /** The point that step `step` (from 0) colours. */
  point(step: number): Point | undefined {
    if (step < 0 || step >= this.steps) return undefined;
    const { data, width } = this.#order;
    return { m: sure(data[step * width]), n: sure(data[step * width + 1]) };
  }

  /** The point that the step at the cursor coloured. */
  front(cursor: number): Point | undefined {
    return this.point(cursor - 1);
  }

  /**
   * The last number of a step's row: the index of the deciding move; in push order, of the move that made
   * the point won.
   */
  deciding(step: number): number {
    const { data, width } = this.#order;
    return data[(step + 1) * width - 1] ?? NONE;
  }

  stepOf({ m, n }: Point): number {
    return this.#stepAt[m + n * this.columns] ?? 0;
  }

  cell({ m, n }: Point): Cell {
    const row = this.#rowAt[m + n * this.columns] ?? 0;
    return cellAt(this.#values.data, row * this.#values.width + 2);
  }

  coloured(point: Point, cursor: number): boolean {
    return this.stepOf(point) < cursor;
  }

  #index({ data, width }: StepRows): Uint32Array {
    const rowAt = new Uint32Array(this.columns * this.rows);
    for (let at = 0; at < data.length; at += width) {
      rowAt[(data[at] ?? 0) + (data[at + 1] ?? 0) * this.columns] = at / width;
    }
    return rowAt;
  }
}
