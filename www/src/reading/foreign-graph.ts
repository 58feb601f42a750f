/** A graph as a reader of another program's form finds it. */
import type { GraphReading, TokenGraphConfig } from '../../pkg/graphs.js';

/** The most edges of a graph in a form of another program. */
export const MOST_EDGES = 80_000;

/** What somebody says of a text that can be read in several ways. */
export type GraphChoice = Omit<TokenGraphConfig, 'text'>;

/** A node, its place if the text has a layout: to the right and downwards, in any unit. */
export interface ForeignNode {
  readonly name: string;
  /** What the text calls it, if `name` is its label. */
  readonly id?: string;
  readonly place?: readonly [number, number];
  /** How many UTF-16 units of the text stand before it. Without it, an error about it names the text's beginning. */
  readonly at?: number;
}

/** An edge between two places in the list of nodes, counted from 0. */
export interface ForeignEdge {
  readonly from: number;
  readonly to: number;
  /** The weight as the text writes it, to its last digit: a number such as `-1`, `.5` or `3e-2`. */
  readonly weight?: string;
  readonly at?: number;
}

/** What a reader found. */
export interface ForeignGraph {
  readonly nodes: readonly ForeignNode[];
  readonly edges: readonly ForeignEdge[];
  /** Whether edges lead one way; undefined if the text does not say it. */
  readonly directed: boolean | undefined;
  /** How many attributes of nodes, edges or the graph are not used. */
  readonly attributes: number;
  /** Where the names of nodes come from, if they are not what the edges name. */
  readonly named?: 'labels' | 'numbers';
  /** What else the reader has to say: what it took columns and counts for, and what besides the direction is open. */
  readonly reading?: Partial<
    Pick<GraphReading, 'columns' | 'counts' | 'blanks' | 'turned' | 'twoWay' | 'open'>
  >;
}

/**
 * Reads a text of one form, which has no byte order mark and ends its lines with `\n`. Throws a `CodedError` whose code
 * begins with `graph-`, with `line` and `column` from 1.
 */
export type GraphReader = (text: string, choice: GraphChoice) => ForeignGraph;
