import type { NodeWhy } from '../../../pkg/paths.js';
import type { Run } from '../../engine/engine.ts';
import type { Notice } from '../../share/codec-notices.ts';
import { type Drawn, drawnFrom } from '../../stage/graph/edit-graph.ts';
import { completed, readLink } from '../../stage/graph/graph-link.ts';
import { laidOut } from '../../stage/graph/layout.ts';
import { configOf } from './config.ts';
import { engine } from './core/engine.ts';
import type { Way } from './fields.ts';
import type { PathsScene } from './scene.ts';
import { Walk } from './walk.ts';
import { Walked } from './walked.ts';

export type { NodeWhy };

type WalkRun = Run<'PathWalk'>;

/** Fetches the graph and the walk of a run. */
export async function walkedOf(
  run: WalkRun,
  { drawn }: Pick<PathsScene, 'drawn'>,
  all?: Uint32Array,
): Promise<Walked> {
  const [names, edges, places, directed, from, to, rows, calls, summary] = await Promise.all([
    run.ask('names'),
    all ?? run.ask('edges'),
    run.ask('places'),
    run.ask('directed'),
    run.ask('from'),
    run.ask('to'),
    run.ask('rows'),
    run.ask('calls'),
    run.ask('summary'),
  ]);
  const plain = drawnFrom(names, edges);
  const laid = drawn === undefined ? placed(plain, places) : completed(plain, readLink(drawn));
  const ends = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  const graph = { ...laid, ends, ...(!directed && { both: true }) };
  const walk = new Walk(rows, calls, to ?? -1);
  return new Walked(graph, await laidOut(graph), walk, summary);
}

/** The graph with the places that its generator gives. */
function placed(graph: Drawn, places: Uint32Array): Drawn {
  if (places.length < 2 * graph.nodes.length) return graph;
  const nodes = graph.nodes.map(({ name }, node) => ({
    name,
    at: { x: places[2 * node] ?? 0, y: places[2 * node + 1] ?? 0 },
  }));
  return { ...graph, nodes };
}

/** All that a scene shows of its run. */
export interface Collected {
  readonly walked: Walked;
  /** The walk without pruning, if the scene's own is pruned. */
  readonly plainly: Walked | undefined;
  readonly way: Way;
  readonly found: readonly Way[];
  readonly notices: readonly Notice[];
}

export async function collected(
  run: WalkRun,
  scene: PathsScene,
  lifetime: AbortSignal,
): Promise<Collected> {
  const { pruned, way, found = [], weights, blocked } = scene;
  const all = blocked && (await (await import('./block.ts')).unblocked(scene, lifetime));
  const other = pruned
    ? engine.read(
        'PathWalk',
        configOf({ ...scene, pruned: false }),
        { signals: [lifetime] },
        (plain) => walkedOf(plain, scene, all?.edges),
      )
    : undefined;
  const [plain, plainly] = await Promise.all([walkedOf(run, scene, all?.edges), other]);
  const { walked, wrong } =
    weights === undefined
      ? { walked: plain, wrong: [] }
      : (await import('./weights/linked.ts')).weighed(plain, weights);
  const { from, to } = walked.graph.ends ?? {};
  // A link may bring ways that do not fit its graph.
  const fits = async (one: Way, last?: number) =>
    one[0] === from &&
    (last === undefined || one.at(-1) === last) &&
    (await run.ask('isWay', [...one]));
  const good = await Promise.all(found.map((one) => fits(one, to)));
  const goes = way !== undefined && (await fits(way)) && way.at(-1) !== to;
  const count = good.filter((one) => !one).length + (way === undefined || goes ? 0 : 1);
  return {
    walked,
    plainly,
    way: goes ? way : from === undefined ? [] : [from],
    found: found.filter((_, at) => good[at]),
    notices: [
      ...wrong,
      ...(all?.wrong ?? []),
      ...(count > 0 ? [{ code: 'link-no-path', params: { count } }] : []),
    ],
  };
}

/** What the core says of each node while a way is drawn. */
export const movesOf = (run: WalkRun, way: Way): Promise<ArrayLike<number>> =>
  run.ask('moves', [...way]);
