import type { NetworkSummary } from '../../../pkg/networks.js';
import type { Run } from '../../engine/engine.ts';
import { type Comparator, paired } from './fields.ts';

/** What the core has recorded of a network and its elements. */
export interface Recorded {
  readonly summary: NetworkSummary;
  /** As they are drawn: layer by layer, column by column. */
  readonly comparators: readonly Comparator[];
  /** The layer of each, and the column of the drawing: in one column none lies over another. */
  readonly layers: ArrayLike<number>;
  readonly columns: ArrayLike<number>;
  /** A row of elements, by wire, after 0, 1, … comparators. */
  readonly values: ArrayLike<number>;
}

/** What a step is. */
export type Unit = 'comparator' | 'layer';

/** A finished run of a network, as the picture asks for it. */
export class Traced {
  readonly summary: NetworkSummary;
  readonly comparators: readonly Comparator[];
  readonly layers: ArrayLike<number>;
  readonly columns: ArrayLike<number>;
  /** Numbers of comparators after which a layer is done; the last is the size. */
  readonly ends: readonly number[];
  readonly largest: number;
  /** Nothing but zeros and ones comes in. */
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

  /** The elements, by wire, after so many comparators. */
  row(done: number): number[] {
    const from = done * this.wires;
    return Array.from({ length: this.wires }, (_, wire) => this.#values[from + wire] ?? 0);
  }

  at(done: number, wire: number): number {
    return this.#values[done * this.wires + wire] ?? 0;
  }

  /** Whether a comparator has exchanged what came to it. */
  exchanges(k: number): boolean {
    const [low] = this.comparators[k] ?? [0];
    return this.at(k, low) !== this.at(k + 1, low);
  }

  /** Steps of a unit, and how many comparators so many of them are. */
  steps(unit: Unit): number {
    return unit === 'layer' ? this.ends.length : this.size;
  }

  done(steps: number, unit: Unit): number {
    const end = unit === 'layer' ? (steps > 0 ? this.ends[steps - 1] : 0) : steps;
    return Math.min(end ?? this.size, this.size);
  }

  /** Layers that are begun once so many comparators are done. */
  layersDone(done: number): number {
    return done > 0 ? (this.layers[done - 1] ?? 0) + 1 : 0;
  }

  /** Wires whose element is not the one that belongs there, once all comparators are done. */
  wrong(): readonly number[] {
    const outcome = this.row(this.size);
    const sorted = outcome.toSorted((a, b) => a - b);
    return outcome.flatMap((value, wire) => (value === sorted[wire] ? [] : [wire]));
  }
}
