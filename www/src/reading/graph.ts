/**
 * Graphs in the forms of other programs. The core reads the plain lists, DOT and the JSON of nodes and edges; a form
 * that it only knows by its name is read here, by a library where there is a well-kept one, and is handed to the core
 * as JSON. Page and npm package share this file. What a form needs is fetched when a text of that form is opened.
 */
import type { GraphReading } from '../../pkg/graphs.js';
import { CodedError } from '../engine/errors.ts';
import {
  type ForeignEdge,
  type ForeignGraph,
  type GraphChoice,
  type GraphReader,
  MOST_EDGES,
} from './foreign-graph.ts';
import { placeIn, refused } from './place.ts';

/** The forms that are read here, by the names that the core gives them in `graph-other-form`. */
const readers: Readonly<Record<string, () => Promise<{ readonly read: GraphReader }>>> = {
  graphml: () => import('./graphml.ts'),
  gexf: () => import('./gexf.ts'),
  gml: () => import('./gml.ts'),
  cytoscape: () => import('./cytoscape.ts'),
  'json-graph': () => import('./json-graph.ts'),
  graphology: () => import('./graphology.ts'),
  'vis-network': () => import('./vis-network.ts'),
  petgraph: () => import('./petgraph.ts'),
  'networkx-adjacency': () => import('./networkx-adjacency.ts'),
  'graphviz-json': () => import('./graphviz-json.ts'),
  csv: () => import('./csv.ts'),
  dimacs: () => import('./dimacs.ts'),
  graph6: () => import('./graph6.ts'),
  'graphviz-plain': () => import('./graphviz-plain.ts'),
  lgl: () => import('./lgl.ts'),
  matrix: () => import('./matrix.ts'),
  'matrix-market': () => import('./matrix-market.ts'),
  mermaid: () => import('./mermaid.ts'),
  metis: () => import('./metis.ts'),
  'networkx-multiline': () => import('./networkx-multiline.ts'),
  pace: () => import('./pace.ts'),
  pajek: () => import('./pajek.ts'),
  python: () => import('./python.ts'),
  sparse6: () => import('./sparse6.ts'),
  tgf: () => import('./tgf.ts'),
};

/** How a text was read: as the core says, but with its own form, and with the layout that it has. */
export interface ForeignReading extends Omit<GraphReading, 'form' | 'places'> {
  readonly form: string;
  /** The places of the nodes, in their order, if each has one. */
  readonly places?: readonly (readonly [number, number])[];
}

/** A graph of the core, or what was asked of one. */
export interface Readable {
  readonly reading?: ForeignReading | (() => ForeignReading | undefined);
}

/** What `readGraph` resolves with: the graph of the core, and how the text was read, if the core says it. */
export interface Read<Graph> {
  readonly graph: Graph;
  readonly reading?: ForeignReading;
  /** What a reader found whose form the core does not read. */
  readonly found?: ForeignGraph;
}

/** The most bytes of a text that the core reads. */
const MOST_BYTES = 1_048_576;

/**
 * Reads a graph of any form. `core` reads a text as `GraphText` or `TokenGraph` do, and throws what they throw; what it
 * returns comes back. Cost O(n) for n characters. Errors: those of `core`, and the codes that begin with `graph-`.
 */
export async function readGraph<Graph extends Readable>(
  text: string,
  choice: GraphChoice,
  core: (text: string, choice: GraphChoice) => Graph | Promise<Graph>,
): Promise<Read<Graph>> {
  try {
    const graph = await core(text, choice);
    const reading = readingOf(graph);
    return { graph, ...(reading && { reading }) };
  } catch (thrown) {
    const { code, params } = CodedError.from(thrown);
    const form = String(params.form);
    const plain = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
    if (code === 'graph-other-form' && form === 'markdown') {
      const { inside } = await import('./markdown.ts');
      return readGraph(inside(plain), choice, core);
    }
    const reader = code === 'graph-other-form' ? readers[form] : undefined;
    if (!reader) throw thrown;
    const { read } = await reader();
    return handed(plain, called(read(plain, choice), choice), form, choice, core);
  }
}

const readingOf = (graph: Readable): ForeignReading | undefined =>
  typeof graph.reading === 'function' ? graph.reading() : graph.reading;

/** The graph with numbers as names, if somebody says so of nodes that have labels. */
function called(found: ForeignGraph, { named }: GraphChoice): ForeignGraph {
  if (found.named !== 'labels') return found;
  const reading = { ...found.reading, open: [...(found.reading?.open ?? []), 'names' as const] };
  if (named !== 'numbers') return { ...found, reading };
  const nodes = found.nodes.map(({ id, ...node }) => ({ ...node, name: id ?? node.name }));
  return { ...found, nodes, reading, named };
}

/** Hands what was found to the core. What it refuses then stands in the text that was read. */
async function handed<Graph extends Readable>(
  text: string,
  found: ForeignGraph,
  form: string,
  choice: GraphChoice,
  core: (text: string, choice: GraphChoice) => Graph | Promise<Graph>,
): Promise<Read<Graph>> {
  const { nodes, edges } = found;
  const names = new Set<string>();
  for (const { name, at = 0 } of nodes) {
    if (names.has(name)) throw refused('name-twice', text, at, { name });
    names.add(name);
  }
  if (edges.length > MOST_EDGES)
    throw new CodedError('graph-too-many-edges', { limit: MOST_EDGES });
  const { directed } = choice;
  const weighted = edges.some(({ weight }) => weight !== undefined) && canonical(found, true);
  // With their weights, very many edges may be more than the core reads. The reading says that they have none then.
  const [whole, columns] =
    weighted && new TextEncoder().encode(weighted).length <= MOST_BYTES
      ? ([weighted, 'weights'] as const)
      : ([canonical(found, false)] as const);
  const said = {
    form: 'json',
    indices: true,
    ...(columns && { columns }),
    ...(directed !== undefined && { directed }),
  } as const;
  try {
    const graph = await core(whole, said);
    const own = readingOf(graph);
    return { graph, found, ...(own && { reading: merged(own, found, form) }) };
  } catch (thrown) {
    const { code, params } = CodedError.from(thrown);
    if (params.line === undefined) throw thrown;
    const line = Number(params.line);
    const { at = 0 } = nodes[line - 2] ?? edges[line - nodes.length - 3] ?? {};
    throw new CodedError(code, { ...params, ...placeIn(text, at) });
  }
}

/** What the core says of the JSON, in the terms of the text. */
function merged(own: ForeignReading, found: ForeignGraph, form: string): ForeignReading {
  const { nodes, edges, attributes, named, reading } = found;
  const places = nodes.flatMap(({ place }) => (place ? [place] : []));
  return {
    ...own,
    ...(edges.some(({ weight }) => weight !== undefined) && { columns: 'weights' as const }),
    ...reading,
    ...{ form, attributes, indices: false },
    open: [...(reading?.open ?? []), ...own.open.filter((question) => question !== 'ends')],
    ...(named && { named }),
    ...(places.length > 0 && places.length === nodes.length && { places }),
  };
}

/** A graph as JSON, a line for each node and each edge after the first line, so that the core's errors name one. */
function canonical({ nodes, edges, directed }: ForeignGraph, weighted: boolean): string {
  const said = directed === undefined ? '' : `"directed":${directed},`;
  const names = nodes.map(({ name }) => JSON.stringify(name)).join(',\n');
  // JSON has no `+3` and no `.5`.
  const number = (weight: string) => (/^[-\d]/.test(weight) ? weight : `"${weight}"`);
  const edge = ({ from, to, weight }: ForeignEdge) =>
    weighted && weight !== undefined ? `[${from},${to},${number(weight)}]` : `[${from},${to}]`;
  const pairs = edges.map(edge).join(',\n');
  return `{${said}"nodes":[\n${names}\n],"edges":[\n${pairs}\n]}`;
}
