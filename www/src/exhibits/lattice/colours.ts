import type { Point } from '../../share/codec-fields.ts';

/** What is known of a point; plies and Grundy value where they are worked out. */
export interface Cell {
  readonly lost: boolean;
  readonly plies: number | undefined;
  readonly grundy: number | undefined;
}

/** Stands in a row for a number that is not worked out. */
export const NONE = 0xffff_ffff;

/** Numbers that tell a cell: outcome (0 lost, 1 won), plies, Grundy value. */
export const CELL_WIDTH = 3;

/** The cell whose numbers begin there. */
export function cellAt(data: Uint32Array, at: number): Cell {
  const known = (value: number | undefined) => (value === NONE ? undefined : value);
  return { lost: data[at] === 0, plies: known(data[at + 1]), grundy: known(data[at + 2]) };
}

/** A run's colours, as far as drawing needs them. */
export interface Colours {
  readonly columns: number;
  readonly rows: number;
  /** Steps in all: one a drawn point. */
  readonly steps: number;
  /** What is known of a point; undefined if its numbers are still on their way from the run. */
  cell(point: Point): Cell | undefined;
  /** Whether the first `cursor` steps have coloured a point. */
  coloured(point: Point, cursor: number): boolean;
  /** Which step (from 0) colours a point, where steps are recorded. */
  stepOf?(point: Point): number;
}

/** Rows of numbers, the first two of each the point of a step. */
export interface StepRows {
  readonly data: Uint32Array;
  readonly width: number;
}

/**
 * The colours of a run that has recorded its steps, a row a step:
 *
 *     [ m | n | outcome | remoteness | grundy | deciding ] [ m | n | ...
 *               0 lost    plies                 move
 *               1 won
 *
 * Steps may go in another order, of which only the points are needed.
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
    return { m: data[step * width] ?? 0, n: data[step * width + 1] ?? 0 };
  }

  /** The last number of a step's row: the move that decided or, in push order, by which it was turned. */
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

/**
 * The colours of a run too large to be recorded: the steps go by rising weight, then rising m, so
 * the point at the cursor tells which points are coloured; cells come from the run, for the part
 * of the plate that is seen.
 */
export class FrontColours implements Colours {
  /** The point coloured by the step at the cursor; undefined while nothing is. */
  last: Point | undefined;

  #cells: Uint32Array = new Uint32Array();
  #seen = { m: 0, n: 0, columns: 0, rows: 0 };

  constructor(
    readonly weight: readonly [number, number],
    readonly columns: number,
    readonly rows: number,
  ) {}

  get steps(): number {
    return this.columns * this.rows;
  }

  /** Takes the cells of a part of the plate: rows from n up, each from m on. */
  take(cells: Uint32Array, part: { m: number; n: number; columns: number; rows: number }): void {
    this.#cells = cells;
    this.#seen = part;
  }

  cell({ m, n }: Point): Cell | undefined {
    const [x, y] = [m - this.#seen.m, n - this.#seen.n];
    if (x < 0 || y < 0 || x >= this.#seen.columns || y >= this.#seen.rows) return undefined;
    return cellAt(this.#cells, (x + y * this.#seen.columns) * CELL_WIDTH);
  }

  coloured(point: Point, cursor: number): boolean {
    if (cursor === this.steps) return true;
    if (!this.last || cursor === 0) return false;
    const ahead = this.#weigh(point) - this.#weigh(this.last);
    return ahead < 0 || (ahead === 0 && point.m <= this.last.m);
  }

  #weigh({ m, n }: Point): number {
    return this.weight[0] * m + this.weight[1] * n;
  }
}
