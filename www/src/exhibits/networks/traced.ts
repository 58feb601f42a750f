import type { NetworkSummary } from '../../../pkg/networks.js';
import type { Run } from '../../engine/engine.ts';
import { sure } from '../../sure.ts';
import { type Comparator, paired } from './fields.ts';

/** The core's record of one network and its elements. */
export interface Recorded {
  readonly summary: NetworkSummary;
  /** In the order of the drawing: layer by layer, column by column. */
  readonly comparators: readonly Comparator[];
  /** The layer of each comparator, and its column in the drawing. Comparators of one column do not overlap. */
  readonly layers: ArrayLike<number>;
  readonly columns: ArrayLike<number>;
  /** The elements by wire: one row after 0 comparators, one after 1, and so on. */
  readonly values: ArrayLike<number>;
}

/** What a step is. */
export type Unit = 'comparator' | 'layer';

/** A finished run of a network, with the questions that the picture has about it. */
export class Traced {
  readonly summary: NetworkSummary;
  readonly comparators: readonly Comparator[];
  readonly layers: ArrayLike<number>;
  readonly columns: ArrayLike<number>;
  /** How many comparators are done at the end of each layer; the last number is the size. */
  readonly ends: readonly number[];
  readonly largest: number;
  /** Whether all inputs are zeros and ones. */
  readonly binary: boolean;
  readonly #values: ArrayLike<number>;

  constructor({ summary, comparators, layers, columns, values }: Recorded) {
    this.summary = summary;
    this.comparators = comparators;
    this.layers = layers;
    this.columns = columns;
    this.#values = values;
    this.ends = comparators.flatMap((_, k) => (layers[k] === layers[k + 1] ? [] : [k + 1]));
    this.largest = Math.max(1, ...this.row(0));
    this.binary = this.row(0).every((value) => value <= 1);
  }

  static async of(run: Run<'Network'>): Promise<Traced> {
    const [summary, comparators, layers, columns, values] = await Promise.all([
      run.ask('summary'),
      run.ask('comparators'),
      run.ask('layers'),
      run.ask('columns'),
      run.ask('values'),
    ]);
    return new Traced({ summary, comparators: paired(comparators), layers, columns, values });
  }

  get wires(): number {
    return this.summary.wires;
  }

  get size(): number {
    return this.comparators.length;
  }

  /** The elements, by wire, after the first `done` comparators. */
  row(done: number): number[] {
    const from = done * this.wires;
    return Array.from({ length: this.wires }, (_, wire) => sure(this.#values[from + wire]));
  }

  at(done: number, wire: number): number {
    return sure(this.#values[done * this.wires + wire]);
  }

  /** Whether a comparator swapped its two elements. */
  swaps(k: number): boolean {
    const [low] = this.comparators[k] ?? [0];
    return this.at(k, low) !== this.at(k + 1, low);
  }

  /** How many steps the run has, and how many comparators are done after some of them. */
  steps(unit: Unit): number {
    return unit === 'layer' ? this.ends.length : this.size;
  }

  done(steps: number, unit: Unit): number {
    const end = unit === 'layer' ? (steps > 0 ? this.ends[steps - 1] : 0) : steps;
    return Math.min(end ?? this.size, this.size);
  }

  /** How many layers have begun once the first `done` comparators are done. */
  layersDone(done: number): number {
    return done > 0 ? sure(this.layers[done - 1]) + 1 : 0;
  }

  /** Wires that hold the wrong element after the last comparator. */
  wrong(): readonly number[] {
    const outcome = this.row(this.size);
    const sorted = outcome.toSorted((a, b) => a - b);
    return outcome.flatMap((value, wire) => (value === sorted[wire] ? [] : [wire]));
  }
}
