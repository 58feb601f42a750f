import type { ArrowKey, BoardPlan } from '../board.ts';
import type { Place } from './edit-graph.ts';
import { nodeId, nodeNamed } from './edit-picture.ts';

/** Where the arrow keys lead. */
export const arrows: Readonly<Record<ArrowKey, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nodes of a graph as a board. A touch reaches the nearest node within `reach`, in px. */
export function graphPlan(graph: {
  /** The middle of each node, in px of the picture. */
  spots(): readonly Place[];
  readonly reach: number;
  choose(node: number): void;
}): BoardPlan<number> {
  return {
    id: nodeId,
    named: nodeNamed,
    place: (node) => graph.spots()[node],
    nearest: (x, y) => nearest(graph.spots(), x, y, graph.reach),
    neighbour: (node, key) => neighbour(graph.spots(), node, key),
    plot: () => undefined,
    choose: (node) => graph.choose(node),
  };
}

/** The node nearest to a point, if one is within reach. */
export function nearest(
  spots: readonly Place[],
  x: number,
  y: number,
  reach: number,
): number | undefined {
  let best: { node: number; far: number } | undefined;
  for (const [node, spot] of spots.entries()) {
    const far = (spot.x - x) ** 2 + (spot.y - y) ** 2;
    if (far <= reach * reach && (!best || far < best.far)) best = { node, far };
  }
  return best?.node;
}

/** The nearest node in the direction of a key; one that lies aside counts as further away. */
function neighbour(spots: readonly Place[], node: number, key: ArrowKey): number | undefined {
  const [right, down] = arrows[key];
  const here = spots[node];
  if (!here) return undefined;
  let best: { node: number; far: number } | undefined;
  for (const [other, { x, y }] of spots.entries()) {
    const along = (x - here.x) * right + (y - here.y) * down;
    const aside = Math.abs((x - here.x) * down) + Math.abs((y - here.y) * right);
    const far = along + 2 * aside;
    if (along > 1 && along >= aside / 3 && (!best || far < best.far)) best = { node: other, far };
  }
  return best?.node;
}
