/**
 * Graphs in the forms of other programs. The core reads the plain lists, DOT and the JSON of nodes and edges; a form
 * that it only knows by its name is read here, by a library where there is a well-kept one, and is handed to the core
 * as JSON. Page and npm package share this file. What a form needs is fetched when a text of that form is opened.
 */
import type { GraphReading, TokenGraphConfig } from '../../pkg/graphs.js';
import { CodedError } from '../engine/errors.ts';

/** What somebody says of a text that can be read in several ways. */
export type GraphChoice = Omit<TokenGraphConfig, 'text'>;

/** A node, its place if the text has a layout: to the right and downwards, in any unit. */
export interface ForeignNode {
  readonly name: string;
  readonly place?: readonly [number, number];
}

/** An edge between two places in the list of nodes, counted from 0. */
export interface ForeignEdge {
  readonly from: number;
  readonly to: number;
  readonly weight?: number;
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
}

/** Reads a text of one form. Throws a `CodedError` whose code begins with `graph-`, with `line` and `column` from 1. */
export type GraphReader = (text: string, choice: GraphChoice) => ForeignGraph;

/** The forms that are read here, by the names that the core gives them in `graph-other-form`. */
const readers: Readonly<Record<string, () => Promise<{ readonly read: GraphReader }>>> = {};

/** How a text was read: as the core says, but with its own form, and with the layout that it has. */
export interface ForeignReading extends Omit<GraphReading, 'form'> {
  readonly form: GraphReading['form'] | string;
  readonly named?: ForeignGraph['named'];
  /** The places of the nodes, in their order, if each has one. */
  readonly places?: readonly (readonly [number, number])[];
}

/**
 * Reads a graph of any form. `core` reads a text as `PathWalk` or `TokenGraph` do, and throws what they throw; what it
 * returns comes back. Cost O(n) for n characters. Errors: those of `core`, and the codes that begin with `graph-`.
 */
export async function readGraph<Graph>(
  text: string,
  choice: GraphChoice,
  core: (text: string, choice: GraphChoice) => Graph | Promise<Graph>,
): Promise<{ readonly graph: Graph; readonly form?: string; readonly found?: ForeignGraph }> {
  try {
    return { graph: await core(text, choice) };
  } catch (thrown) {
    const { code, params } = CodedError.from(thrown);
    const form = String(params.form);
    const reader = code === 'graph-other-form' ? readers[form] : undefined;
    if (!reader) throw thrown;
    const { read } = await reader();
    const found = read(text, choice);
    return { graph: await core(canonical(found, choice), { form: 'json' }), form, found };
  }
}

/** A graph as JSON of nodes and links, which the core reads. */
function canonical({ nodes, edges, directed }: ForeignGraph, choice: GraphChoice): string {
  const oneWay = choice.directed ?? directed;
  return JSON.stringify({
    ...(oneWay !== undefined && { directed: oneWay }),
    nodes: nodes.map(({ name }) => ({ id: name })),
    links: edges.map(({ from, to, weight }) => ({
      source: nodes[from]?.name,
      target: nodes[to]?.name,
      ...(weight !== undefined && { weight }),
    })),
  });
}
