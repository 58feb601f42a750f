/** The answer of `outcomeAt` for a point the cursor has not reached. */
export const NOT_YET = -1;

/**
 * The trace of a colouring, indexed for drawing. A row a step:
 *
 *     [ m | n | outcome | remoteness | deciding ] [ m | n | ...
 *               0 lost    plies        move
 *               1 won
 */
export class ColouringTrace {
  readonly #data: Uint32Array;
  readonly #width: number;
  readonly #stepAt: Uint32Array;

  constructor(
    data: Uint32Array,
    width: number,
    readonly columns: number,
    readonly rows: number,
  ) {
    this.#data = data;
    this.#width = width;
    this.#stepAt = new Uint32Array(columns * rows);
    for (let step = 0; step < this.steps; step += 1) {
      this.#stepAt[this.#cell(step, 0) + this.#cell(step, 1) * columns] = step;
    }
  }

  /** Steps in all: one a drawn point. */
  get steps(): number {
    return this.#data.length / this.#width;
  }

  /** The point that step `step` (from 0) colours. */
  point(step: number): { m: number; n: number } | undefined {
    if (step < 0 || step >= this.steps) return undefined;
    return { m: this.#cell(step, 0), n: this.#cell(step, 1) };
  }

  /** Which step (from 0) colours a drawn point. */
  stepOf(m: number, n: number): number {
    return this.#stepAt[m + n * this.columns] ?? 0;
  }

  /** 0 lost, 1 won, or NOT_YET after `cursor` steps. */
  outcomeAt(m: number, n: number, cursor: number): number {
    const step = this.stepOf(m, n);
    return step < cursor ? this.#cell(step, 2) : NOT_YET;
  }

  /** Every step as one line of numbers, for the table a visitor can keep. */
  *lines(): Generator<{ m: number; n: number; outcome: number; remoteness: number }> {
    for (let step = 0; step < this.steps; step += 1) {
      const [m, n, outcome, remoteness] = [0, 1, 2, 3].map((i) => this.#cell(step, i));
      yield { m: m ?? 0, n: n ?? 0, outcome: outcome ?? 0, remoteness: remoteness ?? 0 };
    }
  }

  #cell(step: number, at: number): number {
    return this.#data[step * this.#width + at] ?? 0;
  }
}
