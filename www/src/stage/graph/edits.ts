/** The edits of a drawn graph. They come with the editor. */
import { CodedError } from '../../engine/errors.ts';
import { compareDecimals } from '../../reading/decimal.ts';
import {
  type Drawn,
  type DrawnEdge,
  type DrawnNode,
  drawnLimits,
  type End,
  type Ends,
  ends,
  fixed,
  joins,
  type Place,
  placed,
  SIDE,
} from './edit-graph.ts';

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
          .map((edge) => ({ ...edge, from: after(edge.from), to: after(edge.to) })),
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
      return { ...rest, both: true, edges: bothWays(edges) };
    }
    case 'arrange':
      return nodes.some(({ at }) => at)
        ? { ...graph, nodes: nodes.map(({ name }) => ({ name })) }
        : graph;
  }
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

/** Edges that lead both ways, each once. Of two weights the lesser one stays; without one of them nobody knows it. */
function bothWays(edges: readonly DrawnEdge[]): DrawnEdge[] {
  const once = new Map<string, DrawnEdge>();
  for (const edge of edges) {
    const key = [edge.from, edge.to].sort((a, b) => a - b).join();
    const known = once.get(key);
    if (!known) once.set(key, edge);
    else if (known.weight !== undefined) {
      const { weight } = edge;
      const { weight: _, ...plain } = known;
      const keeps = weight !== undefined && compareDecimals(weight, known.weight) >= 0;
      if (!keeps) once.set(key, { ...plain, ...(weight !== undefined && { weight }) });
    }
  }
  return [...once.values()];
}

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

/** Why a graph that was read cannot be drawn; undefined if it can. */
export function tooLarge(names: readonly string[], pairs: ArrayLike<number>) {
  const edges = pairs.length / 2;
  if (names.length <= drawnLimits.nodes && edges <= drawnLimits.edges) return undefined;
  const params = { nodes: names.length, edges, most: drawnLimits.nodes, widest: drawnLimits.edges };
  return new CodedError('graph-not-drawn', params);
}

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
