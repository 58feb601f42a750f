import type { Point } from '../../share/codec-fields.ts';

/** Covers over the marks, for a class: a mark shows its colour only after somebody touches it. */
export class Covers {
  readonly #uncovered = new Set<string>();

  /** Covers every mark again, because another run begins. */
  clear(): void {
    this.#uncovered.clear();
  }

  has({ m, n }: Point): boolean {
    return !this.#uncovered.has(`${m},${n}`);
  }

  takeOff({ m, n }: Point): void {
    this.#uncovered.add(`${m},${n}`);
  }

  takeAllOff(columns: number, rows: number): void {
    for (let m = 0; m < columns; m += 1) {
      for (let n = 0; n < rows; n += 1) this.takeOff({ m, n });
    }
  }
}
