import type { Drawn } from '../../stage/graph/edit-graph.ts';
import type { Sentence } from '../../words/sentence.ts';
import type { Way } from './fields.ts';
import type { Walk } from './walk.ts';

/** What the sentences are about. */
export interface Moment {
  readonly graph: Drawn;
  readonly walk: Walk;
  readonly moment: number;
  /** The walk goes to its end; a long one is recorded in part. */
  readonly complete: boolean;
  /** The destination can be reached. */
  readonly reachable: boolean;
  readonly way: Way;
  readonly found: readonly Way[];
  /** What the last touch led to. */
  readonly said: Sentence | undefined;
  readonly stuck: boolean;
  /** Dead ends may be shown. */
  readonly hints: boolean;
}

/** A sentence names a path of at most this many nodes. */
const MOST_NAMED = 12;

/** The name of a node. */
export const nameOf = (
  { nodes }: Pick<Drawn, 'nodes'>,
  node: number | undefined,
): string | undefined => nodes[node ?? -1]?.name;

/** The nodes of a path as a sentence names them; `no` if they are too many. */
export const pathNames = (path: Way, name: (node: number) => string | undefined): string =>
  path.length > MOST_NAMED ? 'no' : path.map(name).join(' → ');

/** The names of start and destination. */
export const endNames = ({ graph }: Moment) => ({
  from: nameOf(graph, graph.ends?.from),
  to: nameOf(graph, graph.ends?.to),
});

/** What stands in the way of looking for paths, before anything else. */
export function missing(now: Moment): Sentence | undefined {
  const { graph, reachable, moment } = now;
  const { from, to } = graph.ends ?? {};
  if (graph.nodes.length === 0) return { id: 'paths-empty' };
  if (from === undefined || to === undefined) {
    return { id: 'paths-no-ends', args: { missing: from === undefined ? 'from' : 'to' } };
  }
  const names = endNames(now);
  if (from === to) return { id: 'paths-same-ends', args: names };
  // The search of a graph without a path still has steps to describe.
  return reachable || moment > 0 ? undefined : { id: 'paths-out-of-reach', args: names };
}

/** The moment in a sentence or two. */
export function narrate(now: Moment): readonly Sentence[] {
  const without = missing(now);
  if (without) return [without];
  return now.moment === 0 ? drawing(now) : searching(now);
}

/** The visitor draws a way. */
function drawing(now: Moment): readonly Sentence[] {
  const { graph, way, found, said, stuck } = now;
  const args = { ...endNames(now), head: nameOf(graph, way.at(-1)), found: found.length };
  if (said) return [said];
  if (stuck) return [{ id: 'way-stuck', args }];
  return [{ id: way.length > 1 ? 'way-goes-on' : 'paths-invite', args }];
}

/** The search takes a step. */
function searching(now: Moment): readonly Sentence[] {
  const { graph, walk, moment, complete, hints } = now;
  const step = walk.step(moment);
  if (!step) return [];
  const call = walk.calls[step.call];
  const above = call?.parent === undefined ? undefined : walk.calls[call.parent];
  const paths = call?.paths;
  const nodes = [...walk.nodes(moment), walk.to];
  const args = {
    path: pathNames(nodes, (node) => nameOf(graph, node)),
    name: nameOf(graph, step.node),
    other: nameOf(graph, step.other),
    to: nameOf(graph, walk.to),
    back: nameOf(graph, above?.node),
    first: above ? 'no' : 'yes',
    number: walk.count(moment),
    paths,
  };
  const { operation } = step;
  const covered = operation === 'leave' && !hints;
  const said = { id: covered ? 'walk-leave-covered' : `walk-${operation}`, args };
  if (moment < walk.steps) return [said];
  const calls = walk.calls.length;
  const found = walk.found.length;
  return complete
    ? [{ id: 'walk-end', args: { paths: found, calls } }]
    : [said, { id: 'walk-more', args: { steps: walk.steps, paths: found } }];
}
