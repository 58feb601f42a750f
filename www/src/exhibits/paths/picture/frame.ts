import { type Drawn, joins } from '../../../stage/graph/edit-graph.ts';
import type { Way } from '../fields.ts';
import type { Walked } from '../walked.ts';

/** What a node is on the picture: `open` means that the visitor may go on there. */
export type NodeState = 'head' | 'path' | 'dead' | 'done' | 'open' | 'covered' | 'plain';

/** What the picture of the graph shows. */
export interface PathsFrame {
  readonly graph: Drawn;
  /** The nodes of the inked way, from the start on. */
  readonly inked: Way;
  /** The path that was found before, which stays pale, and how many were found before the inked way. */
  readonly pale: Way;
  readonly before: number;
  /** What is known of nodes beside the way. */
  readonly tried: ReadonlyMap<number, 'dead' | 'done'>;
  /** Where the visitor may go on. */
  readonly open: ReadonlySet<number>;
  /** The edge that the search looks at. */
  readonly looked: readonly [from: number, to: number] | undefined;
  /** For each edge the part of all paths that pass it, if that is shown. */
  readonly shares: readonly number[] | undefined;
  /** The ends of the edge that is blocked. */
  readonly blocked?: Way | undefined;
  /** Nodes whose state the visitor has to uncover. */
  covered(node: number): boolean;
}

/** A frame in which nothing is known of nodes beside the way. */
export const blank = {
  tried: new Map<number, 'dead' | 'done'>(),
  looked: undefined,
  open: new Set<number>(),
  before: 0,
  shares: undefined,
} as const;

/** The search at a moment: its stack inked, the path before it pale. */
export function walkFrame(
  { walk, graph }: Pick<Walked, 'walk' | 'graph'>,
  moment: number,
  hints: boolean,
  covered: PathsFrame['covered'],
): PathsFrame {
  const step = walk.step(moment);
  const finds = step?.operation === 'found';
  const before = walk.count(moment) - (finds ? 1 : 0);
  const looks = step?.operation === 'skip' || step?.operation === 'cut';
  return {
    ...blank,
    graph,
    inked: [...walk.nodes(moment), ...(finds ? [walk.to] : [])],
    pale: before < 1 ? [] : walk.path(before - 1),
    before,
    tried: hints ? walk.tried(moment) : blank.tried,
    looked: step && looks ? [step.node, step.other] : undefined,
    covered,
  };
}

export function stateOf(frame: PathsFrame, node: number): NodeState {
  const { inked, tried, open } = frame;
  if (inked.at(-1) === node) return 'head';
  if (inked.includes(node)) return 'path';
  if (open.has(node)) return 'open';
  if (frame.covered(node)) return 'covered';
  return tried.get(node) ?? 'plain';
}

/** Edges have this many widths. */
export const MOST_SHARE = 8;

/** Which edges have which class: inked ones, the one that is looked at, pale ones. */
export function edgesOf(frame: PathsFrame): (from: number, to: number) => string {
  const { graph, inked, pale, looked, shares, blocked } = frame;
  const kinds = new Map<string, string>();
  for (const [at, { from, to }] of shares ? graph.edges.entries() : []) {
    kinds.set(`${from} ${to}`, `share share-${Math.ceil((shares?.[at] ?? 0) * MOST_SHARE)}`);
  }
  const mark = (way: Way, kind: string) => {
    for (const [at, to] of way.entries()) {
      const from = way[at - 1];
      if (from !== undefined) kinds.set(`${from} ${to}`, kind);
    }
  };
  mark(pale, 'pale');
  if (looked) kinds.set(looked.join(' '), 'looked');
  mark(inked, 'inked');
  if (blocked) kinds.set(blocked.join(' '), 'blocked');
  return (from, to) =>
    kinds.get(`${from} ${to}`) ?? (graph.both ? kinds.get(`${to} ${from}`) : undefined) ?? '';
}

/** The place of an edge on the inked way, after the paths found before, for a still that plays. */
export function placeOnWay(
  { graph, inked, before }: PathsFrame,
  from: number,
  to: number,
): number | undefined {
  for (let at = 1; at < inked.length; at += 1) {
    const step = { from: inked[at - 1] ?? -1, to: inked[at] ?? -1 };
    if (joins(graph, { from, to }, step)) return before + at;
  }
  return undefined;
}
