/** A place in the square in which a graph is drawn, in thousandths of its sides. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The side of that square. */
export const SIDE = 1000;

/** A node. Without a place of its own it stands where the layout puts it. */
export interface DrawnNode {
  readonly name: string;
  readonly at?: Place;
}

/** An edge from one node to another, by their numbers. */
export interface DrawnEdge {
  readonly from: number;
  readonly to: number;
  /** What it weighs, as it was written; not every exhibit has a use for it. */
  readonly weight?: string;
}

/** The two ends between which something is sought: the start and the destination. */
export const ends = ['from', 'to'] as const;
export type End = (typeof ends)[number];
/** The nodes that are the ends. */
export type Ends = Readonly<Partial<Record<End, number>>>;

/**
 * A graph that somebody draws, with what stands on its nodes: the number of a node for each thing. Nodes
 * have different names, and no edge is there twice or leads from a node to itself.
 */
export interface Drawn {
  readonly nodes: readonly DrawnNode[];
  readonly edges: readonly DrawnEdge[];
  readonly standing: readonly number[];
  /** Each edge leads both ways, so that no edge is there a second time the other way round. */
  readonly both?: boolean;
  /** The nodes that are the start and the destination, if the exhibit has such. */
  readonly ends?: Ends;
}

/** What a graph may have at most. Larger graphs can be read as text where an exhibit has a use for them. */
export const drawnLimits = { nodes: 300, edges: 2000, name: 64, standing: 64 } as const;

/** The graph with each node where it is drawn now, so that the next edit moves none of the others. */
export function fixed(graph: Drawn, places: readonly Place[]): Drawn {
  const at = (node: number) => placed(places[node]);
  return { ...graph, nodes: graph.nodes.map(({ name }, node) => ({ name, ...at(node) })) };
}

/** Whether an edge leads from one node to another. */
export const joins = (
  { both }: Pick<Drawn, 'both'>,
  edge: DrawnEdge,
  { from, to }: DrawnEdge,
): boolean =>
  (edge.from === from && edge.to === to) || (both === true && edge.from === to && edge.to === from);

/** A graph from what the core has read: names, and edges as pairs of numbers. */
export function drawnFrom(names: readonly string[], pairs: ArrayLike<number>): Drawn {
  const edges = Array.from({ length: pairs.length / 2 }, (_, at) => ({
    from: pairs[2 * at] ?? 0,
    to: pairs[2 * at + 1] ?? 0,
  }));
  return { nodes: names.map((name) => ({ name })), edges, standing: [] };
}

/** A place within the square, of whole thousandths. */
export const placed = (at: Place | undefined): { at?: Place } => {
  if (!at) return {};
  const within = (value: number) => Math.max(0, Math.min(SIDE, Math.round(value)));
  return { at: { x: within(at.x), y: within(at.y) } };
};
