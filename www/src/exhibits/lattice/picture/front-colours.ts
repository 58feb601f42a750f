import type { Point } from '../../../share/codec-fields.ts';
import { CELL_WIDTH, type Cell, type Colours, cellAt } from './colours.ts';

/**
 * The colours of a run that is too large to record its steps. Weight rises from step to step, and m among
 * points of equal weight, so the point at the cursor decides which points are coloured. The run sends the
 * cells of the visible part of the picture.
 */
export class FrontColours implements Colours {
  /** The point that the step at the cursor coloured; undefined before the first step. */
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

  /** Stores the cells of a part of the picture: row after row upward from n, each from m on. */
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

  /** The point that the step at the cursor coloured. */
  front(cursor: number): Point | undefined {
    return cursor > 0 ? this.last : undefined;
  }

  #weigh({ m, n }: Point): number {
    return this.weight[0] * m + this.weight[1] * n;
  }
}
