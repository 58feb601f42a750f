import type { Notice } from '../../share/codec-notices.ts';
import { edgeName } from '../../stage/graph/edge-name.ts';
import { type DrawnEdge, joins, type Place } from '../../stage/graph/edit-graph.ts';
import { sure } from '../../sure.ts';
import { configOf } from './config.ts';
import { engine } from './core/engine.ts';
import type { Way } from './fields.ts';
import type { PathsScene } from './scene.ts';
import type { ShownGraph } from './shown.ts';

/** A touch reaches an edge from this distance, in px. */
const REACH = 12;

/** All edges of a graph with a blocked one, which stays on the picture; and what is wrong if a link blocks no edge. */
export async function unblocked(
  scene: PathsScene,
  lifetime: AbortSignal,
): Promise<{ readonly edges: Uint32Array; readonly wrong: readonly Notice[] }> {
  const config = configOf({ ...scene, blocked: undefined });
  const edges = await engine.read('PathWalk', config, { signals: [lifetime] }, (run) =>
    run.ask('edges'),
  );
  const { blocked = [] } = scene;
  const pairs = Array.from({ length: edges.length / 2 }, (_, at) => [
    ...edges.slice(2 * at, 2 * at + 2),
  ]);
  const known = pairs.some((pair) => String(pair) === String(blocked));
  const params = { nodes: blocked.map((node) => node + 1).join(', ') };
  return { edges, wrong: known ? [] : [{ code: 'link-no-edge', params }] };
}

/** The edge that is blocked. */
export const blockedEdge = (figure: ShownGraph): DrawnEdge | undefined => {
  const [from, to] = figure.currentScene().blocked ?? [];
  return figure.walked?.graph.edges.find((edge) => edge.from === from && edge.to === to);
};

/** Blocks the edge at a place of the picture, or opens it again if it is blocked. */
export async function blockAt(figure: ShownGraph, at: Place): Promise<void> {
  const { walked } = figure;
  const spots = figure.layout()?.spots;
  if (!walked || !spots || figure.overlay) return;
  const away = ({ from, to }: DrawnEdge) => distance(at, sure(spots[from]), sure(spots[to]));
  const near = walked.graph.edges.toSorted((one, other) => away(one) - away(other))[0];
  if (!near || away(near) > REACH) return;
  await block(figure, near === blockedEdge(figure) ? undefined : near);
}

/** Blocks an edge, or opens the blocked one. What the visitor has drawn along a blocked edge is no path any more. */
export async function block(figure: ShownGraph, edge: DrawnEdge | undefined): Promise<void> {
  const { walked, way, found } = figure;
  // While a task is open an edge may answer it; another graph would be another task.
  if (edge && figure.marks([edge.from, edge.to])) figure.requestUpdate();
  if (!walked || figure.tasked) return;
  const { graph } = walked;
  const opened = blockedEdge(figure);
  const passes = (one: Way) =>
    edge !== undefined &&
    one.some((to, at) => at > 0 && joins(graph, edge, { from: sure(one[at - 1]), to }));
  const open = found.filter((one) => !passes(one));
  const anew = { cursor: undefined, number: undefined } as const;
  await figure.undoable(() =>
    figure.panels.keeping(() =>
      figure.change({
        ...anew,
        blocked: edge && [edge.from, edge.to],
        way: passes(way) || way.length < 2 ? undefined : way,
        found: open.length > 0 ? open : undefined,
      }),
    ),
  );
  const changed = edge ?? opened;
  await figure.vocabulary.more('paths-panels');
  const { words } = figure;
  if (!words || !changed) return;
  const id = edge ? 'edge-blocked' : 'edge-open';
  figure.announcer.say(words.text(id, { edge: edgeName(graph, changed) }));
}

/** A key undoes, or blocks an edge; another run begins, and the keyboard stays at its node. */
export async function keyed(figure: ShownGraph, undoes: boolean): Promise<void> {
  const { board } = figure;
  const node = board.focus;
  await (undoes ? figure.undone?.undo() : blockFrom(figure, node));
  board.focus = node;
  figure.requestUpdate();
  await figure.updateComplete;
  board.restore();
}

/** The node of each figure at which the keyboard has begun to choose an edge. */
const begun = new WeakMap<ShownGraph, number>();

/** Blocks an edge by keyboard alone, or opens it: the first key press chooses one of its nodes, the second the other. */
async function blockFrom(figure: ShownGraph, node: number): Promise<void> {
  const { walked } = figure;
  if (!walked || figure.overlay) return;
  const first = begun.get(figure);
  begun.delete(figure);
  await figure.vocabulary.more('paths-panels');
  const say = (id: string, args: Record<string, string>) =>
    figure.announcer.say(figure.words?.text(id, args) ?? '');
  if (first === undefined || first === node || first >= walked.graph.nodes.length) {
    if (first === node) return say('edge-given-up', { name: figure.name(node) });
    begun.set(figure, node);
    return say('edge-begun', { name: figure.name(node) });
  }
  const edge = walked.graph.edges.find((one) =>
    [
      { from: first, to: node },
      { from: node, to: first },
    ].some((pair) => joins(walked.graph, one, pair)),
  );
  if (!edge) return say('way-no-edge', { head: figure.name(first), name: figure.name(node) });
  await block(figure, edge === blockedEdge(figure) ? undefined : edge);
}

/** How far a point is from the line between two others, in px. */
function distance({ x, y }: Place, a: Place, b: Place): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(x - a.x - part * dx, y - a.y - part * dy);
}
