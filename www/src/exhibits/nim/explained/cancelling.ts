import type { Cancelled, Thread } from '../../../stage/heaps/view.ts';

/** The numbers in one row of the cancelling: kind, column, heap, other heap. */
const WIDTH = 4;
const [SPLIT, PAIR] = [0, 1];

/** A step of the cancelling. */
export type CancelStep =
  | { readonly kind: 'split'; readonly heap: number }
  | ({ readonly kind: 'pair' } & Thread)
  | { readonly kind: 'single'; readonly column: number; readonly heap: number };

/** How the bundles of a position cancel, step by step, as the core recorded it. */
export class Cancelling {
  readonly steps: readonly CancelStep[];

  constructor(rows: Uint32Array = new Uint32Array()) {
    this.steps = Array.from({ length: rows.length / WIDTH }, (_, at) => {
      const [kind, column = 0, heap = 0, other = 0] = rows.subarray(at * WIDTH, (at + 1) * WIDTH);
      if (kind === SPLIT) return { kind: 'split', heap };
      if (kind === PAIR) return { kind: 'pair', column, heaps: [heap, other] };
      return { kind: 'single', column, heap };
    });
  }

  /** What has cancelled after `cursor` steps; by default after all of them. */
  after(cursor: number = this.steps.length): Cancelled {
    const done = this.steps.slice(0, cursor);
    return {
      split: new Set(done.flatMap((step) => (step.kind === 'split' ? [step.heap] : []))),
      threads: done.flatMap((step) => (step.kind === 'pair' ? [step] : [])),
      singles: done.flatMap((step) => (step.kind === 'single' ? [step] : [])),
    };
  }
}
