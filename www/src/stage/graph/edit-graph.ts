import { CodedError } from '../../engine/errors.ts';

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

/** A change of a drawn graph. */
export type Edit =
  | { readonly kind: 'add'; readonly name: string; readonly at?: Place }
  | { readonly kind: 'remove'; readonly node: number }
  | { readonly kind: 'rename'; readonly node: number; readonly name: string }
  | { readonly kind: 'join' | 'part'; readonly from: number; readonly to: number }
  | { readonly kind: 'move'; readonly node: number; readonly at: Place }
  /** Something is put on a node, or the last thing on it is taken away. */
  | { readonly kind: 'put' | 'lift'; readonly node: number }
  /** The thing with this index goes to another node. */
  | { readonly kind: 'carry'; readonly index: number; readonly node: number }
  /** A node becomes the start or the destination. */
  | { readonly kind: 'end'; readonly end: End; readonly node: number }
  /** All edges lead both ways from now on, or one way. */
  | { readonly kind: 'turn'; readonly both: boolean }
  /** All nodes get their places from the layout again. */
  | { readonly kind: 'arrange' };

/** The graph after an edit, or why the edit is refused. An edit that changes nothing gives the same graph. */
export function edited(graph: Drawn, edit: Edit): Drawn | CodedError {
  const { nodes, edges, standing } = graph;
  switch (edit.kind) {
    case 'add': {
      const refused = wrongName(graph, edit.name);
      if (refused) return refused;
      if (nodes.length >= drawnLimits.nodes) {
        return new CodedError('graph-too-many-nodes', { limit: drawnLimits.nodes });
      }
      return { ...graph, nodes: [...nodes, { name: edit.name, ...placed(edit.at) }] };
    }
    case 'remove': {
      const { node } = edit;
      if (!nodes[node]) return graph;
      const after = (at: number) => (at > node ? at - 1 : at);
      return {
        ...graph,
        nodes: nodes.toSpliced(node, 1),
        edges: edges
          .filter(({ from, to }) => from !== node && to !== node)
          .map(({ from, to }) => ({ from: after(from), to: after(to) })),
        standing: standing.filter((at) => at !== node).map(after),
        ...(graph.ends && { ends: endsWithout(graph.ends, node) }),
      };
    }
    case 'rename': {
      if (nodes[edit.node]?.name === edit.name || !nodes[edit.node]) return graph;
      const refused = wrongName(graph, edit.name);
      if (refused) return refused;
      return { ...graph, nodes: replaced(nodes, edit.node, { name: edit.name }) };
    }
    case 'join': {
      const { from, to } = edit;
      if (from === to) return new CodedError('edge-to-itself');
      if (!nodes[from] || !nodes[to] || has(graph, from, to)) return graph;
      if (edges.length >= drawnLimits.edges) {
        return new CodedError('graph-too-many-edges', { limit: drawnLimits.edges });
      }
      return { ...graph, edges: [...edges, { from, to }] };
    }
    case 'part': {
      if (!has(graph, edit.from, edit.to)) return graph;
      return { ...graph, edges: edges.filter((edge) => !joins(graph, edge, edit)) };
    }
    case 'move':
      return nodes[edit.node]
        ? { ...graph, nodes: replaced(nodes, edit.node, placed(edit.at)) }
        : graph;
    case 'put':
      if (!nodes[edit.node]) return graph;
      return standing.length < drawnLimits.standing
        ? { ...graph, standing: [...standing, edit.node] }
        : new CodedError('too-many-tokens', {
            count: standing.length + 1,
            limit: drawnLimits.standing,
          });
    case 'lift': {
      const at = standing.lastIndexOf(edit.node);
      return at < 0 ? graph : { ...graph, standing: standing.toSpliced(at, 1) };
    }
    case 'carry':
      return nodes[edit.node] && standing[edit.index] !== undefined
        ? { ...graph, standing: standing.with(edit.index, edit.node) }
        : graph;
    case 'end':
      return nodes[edit.node] && graph.ends?.[edit.end] !== edit.node
        ? { ...graph, ends: { ...graph.ends, [edit.end]: edit.node } }
        : graph;
    case 'turn': {
      if ((graph.both === true) === edit.both) return graph;
      const { both: _, ...rest } = graph;
      if (!edit.both) return rest;
      const other = ({ from, to }: DrawnEdge, at: number) =>
        edges.slice(0, at).some((edge) => edge.from === to && edge.to === from);
      return { ...rest, both: true, edges: edges.filter((edge, at) => !other(edge, at)) };
    }
    case 'arrange':
      return nodes.some(({ at }) => at)
        ? { ...graph, nodes: nodes.map(({ name }) => ({ name })) }
        : graph;
  }
}

/** The graph with each node where it is drawn now, so that the next edit moves none of the others. */
export function fixed(graph: Drawn, places: readonly Place[]): Drawn {
  const at = (node: number) => placed(places[node]);
  return { ...graph, nodes: graph.nodes.map(({ name }, node) => ({ name, ...at(node) })) };
}

/** The graph with the layout of a text, in any unit, unless nodes lie on one another. */
export function laidOn(graph: Drawn, layout: readonly (readonly [number, number])[]): Drawn {
  const [left, top, right, bottom] = layout.reduce(
    ([left, top, right, bottom], [x, y]) => [
      Math.min(left, x),
      Math.min(top, y),
      Math.max(right, x),
      Math.max(bottom, y),
    ],
    [Infinity, Infinity, -Infinity, -Infinity] as const,
  );
  const scale = SIDE / Math.max(right - left, bottom - top);
  const places = layout.map(([x, y]) => ({
    x: SIDE / 2 + scale * (x - (left + right) / 2),
    y: SIDE / 2 + scale * (y - (top + bottom) / 2),
  }));
  const laid = fixed(graph, places);
  const spots = new Set(laid.nodes.map(({ at }) => `${at?.x} ${at?.y}`));
  return Number.isFinite(scale) && spots.size === layout.length ? laid : graph;
}

/** Whether there is an edge from one node to the other. */
export const has = (graph: Pick<Drawn, 'edges' | 'both'>, from: number, to: number): boolean =>
  graph.edges.some((edge) => joins(graph, edge, { from, to }));

/** Whether an edge leads from one node to another. */
export const joins = (
  { both }: Pick<Drawn, 'both'>,
  edge: DrawnEdge,
  { from, to }: DrawnEdge,
): boolean =>
  (edge.from === from && edge.to === to) || (both === true && edge.from === to && edge.to === from);

/** The ends after a node has gone. */
function endsWithout(all: Ends, node: number): Ends {
  const left = ends.flatMap((end) => {
    const at = all[end];
    return at === undefined || at === node ? [] : [[end, at > node ? at - 1 : at] as const];
  });
  return Object.fromEntries(left);
}

/** A name for the next node that no node has: A to Z, then A2, B2 and so on. */
export function freeName({ nodes }: Pick<Drawn, 'nodes'>): string {
  const taken = new Set(nodes.map(({ name }) => name));
  for (let at = 0; ; at += 1) {
    const letter = String.fromCharCode(65 + (at % 26));
    const name = at < 26 ? letter : `${letter}${Math.floor(at / 26) + 1}`;
    if (!taken.has(name)) return name;
  }
}

/** A graph from what the core has read: names, and edges as pairs of numbers. */
export function drawnFrom(names: readonly string[], pairs: ArrayLike<number>): Drawn {
  const edges = Array.from({ length: pairs.length / 2 }, (_, at) => ({
    from: pairs[2 * at] ?? 0,
    to: pairs[2 * at + 1] ?? 0,
  }));
  return { nodes: names.map((name) => ({ name })), edges, standing: [] };
}

/** Why a graph that was read cannot be drawn; undefined if it can. */
export function tooLarge(names: readonly string[], pairs: ArrayLike<number>) {
  const edges = pairs.length / 2;
  if (names.length <= drawnLimits.nodes && edges <= drawnLimits.edges) return undefined;
  const params = { nodes: names.length, edges, most: drawnLimits.nodes, widest: drawnLimits.edges };
  return new CodedError('graph-not-drawn', params);
}

const placed = (at: Place | undefined): { at?: Place } => {
  if (!at) return {};
  const within = (value: number) => Math.max(0, Math.min(SIDE, Math.round(value)));
  return { at: { x: within(at.x), y: within(at.y) } };
};

const replaced = (nodes: readonly DrawnNode[], node: number, change: Partial<DrawnNode>) =>
  nodes.map((one, at) => (at === node ? { ...one, ...change } : one));

function wrongName({ nodes }: Drawn, name: string): CodedError | undefined {
  if (name.trim() === '') return new CodedError('node-without-name');
  const length = [...name].length;
  if (length > drawnLimits.name) {
    return new CodedError('node-name-too-long', { length, limit: drawnLimits.name });
  }
  return nodes.some((node) => node.name === name)
    ? new CodedError('node-name-taken', { name })
    : undefined;
}
