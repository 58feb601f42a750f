import type { Drawn, Place } from '../../../stage/graph/edit-graph.ts';
import type { Layout, PlacedName } from './layout.ts';

/** The sizes of a name, in px, from the one that is read best, and the width of a letter as a share of it. */
const SIZES = [12, 10.5, 9] as const;
const [LETTER, HAN] = [0.61, 1.05];
/** What stays free around a name and around a node, in px. */
const [FREE, CLEAR] = [2, 2];
/** With more nodes no name finds room, and looking for it would take long. */
const MOST = 200;
/** How often names that stand nowhere try to take the place of others. */
const ROUNDS = 3;

/** The names of each graph as they were placed last, and for which room. */
const known = new WeakMap<
  Drawn,
  { readonly room: string; readonly names: readonly (PlacedName | undefined)[] }
>();

/** The names of the nodes beside them (`namesBeside`). A picture is drawn often while its graph and its room stay. */
export function placeNames(
  graph: Drawn,
  laid: Pick<Layout, 'spots' | 'radius' | 'text' | 'graph'>,
): readonly (PlacedName | undefined)[] {
  const room = JSON.stringify([laid, graph.ends]);
  const before = known.get(graph);
  if (before?.room === room) return before.names;
  const names = namesBeside(graph, laid);
  known.set(graph, { room, names });
  return names;
}

/**
 * The names of the nodes beside them, whole: none on another name or on a node, and none beyond the picture. The letters are
 * as large as possible for all names to have room; where even small ones have no room, those that find none are left out.
 * Cost O(n²) for n nodes.
 */
function namesBeside(
  { nodes, ends }: Drawn,
  { spots, radius, text, graph }: Pick<Layout, 'spots' | 'radius' | 'text' | 'graph'>,
): readonly (PlacedName | undefined)[] {
  if (nodes.length > MOST) return [];
  const bounds = {
    left: graph.left ?? 0,
    top: graph.top ?? 0,
    right: (graph.left ?? 0) + graph.width,
    bottom: (graph.top ?? 0) + graph.height,
  };
  const isEnd = (node: number) => node === ends?.from || node === ends?.to;
  // Start and destination choose first, then those who have the fewest nodes around them.
  const order = [...nodes.keys()].sort((a, b) => Number(isEnd(b)) - Number(isEnd(a)) || a - b);
  const tries = SIZES.map((size) => {
    const stands = nodes.map(({ name }, node) => {
      const spot = spots[node];
      if (!spot || !name) return [];
      return standsOf(name, spot, radius + (isEnd(node) ? 5 : 0), size * text).filter(
        (one) =>
          one.middle.x - one.across >= bounds.left &&
          one.middle.x + one.across <= bounds.right &&
          one.middle.y - one.down >= bounds.top &&
          one.middle.y + one.down <= bounds.bottom &&
          spots.every((at) => clear(one, at, radius)),
      );
    });
    const placed = standing(stands, order);
    return { placed, count: placed.filter((one) => one !== undefined).length };
  });
  const best = tries.reduce((one, other) => (other.count > one.count ? other : one));
  return best.placed;
}

/**
 * One of the places of each name, so that no two meet. Each takes the first free one; a name that finds none takes the
 * place of others if these have another.
 */
function standing(
  stands: readonly (readonly PlacedName[])[],
  order: readonly number[],
): readonly (PlacedName | undefined)[] {
  const placed: (PlacedName | undefined)[] = stands.map(() => undefined);
  const freeOf = (node: number) =>
    stands[node]?.find((one) =>
      placed.every((other, at) => at === node || other === undefined || apart(one, other)),
    );
  for (const node of order) placed[node] = freeOf(node);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const node of order) {
      if (placed[node] !== undefined) continue;
      for (const one of stands[node] ?? []) {
        const met = placed.flatMap((other, at) => (other && !apart(one, other) ? [at] : []));
        const before = met.map((at) => placed[at]);
        placed[node] = one;
        for (const at of met) placed[at] = undefined;
        for (const at of met) placed[at] = freeOf(at);
        if (met.every((at) => placed[at] !== undefined)) break;
        for (const [index, at] of met.entries()) placed[at] = before[index];
        placed[node] = undefined;
      }
    }
  }
  return placed;
}

/** Where a name may stand: below its node, above it, to its right, to its left, and between these. */
function standsOf(name: string, { x, y }: Place, radius: number, size: number): PlacedName[] {
  const wide = [...name].reduce((sum, one) => sum + (one > '\u2e80' ? HAN : LETTER), 0) * size;
  const [across, down] = [wide / 2, size * 0.6];
  const [beside, under] = [radius + 4 + across, radius + 3 + down];
  const [askew, low] = [radius * 0.7 + 2 + across, radius * 0.7 + 2 + down];
  return [
    { x, y: y + under },
    { x, y: y - under },
    { x: x + beside, y },
    { x: x - beside, y },
    { x: x + askew, y: y + low },
    { x: x - askew, y: y + low },
    { x: x + askew, y: y - low },
    { x: x - askew, y: y - low },
    { x: x + across / 2, y: y + under },
    { x: x - across / 2, y: y + under },
    { x: x + across / 2, y: y - under },
    { x: x - across / 2, y: y - under },
    { x: x + 0.9 * across, y: y + under },
    { x: x - 0.9 * across, y: y + under },
    { x: x + 0.9 * across, y: y - under },
    { x: x - 0.9 * across, y: y - under },
    { x: x + beside, y: y + low - radius },
    { x: x - beside, y: y + low - radius },
    { x: x + beside, y: y - low + radius },
    { x: x - beside, y: y - low + radius },
  ].map((middle) => ({
    middle,
    across,
    down,
    text: name,
    size,
    x: middle.x,
    y: middle.y + size * 0.35,
  }));
}

const apart = (one: PlacedName, other: PlacedName): boolean =>
  Math.abs(one.middle.x - other.middle.x) >= one.across + other.across + FREE ||
  Math.abs(one.middle.y - other.middle.y) >= one.down + other.down + FREE;

/** Whether a name is on no node. */
const clear = ({ middle, across, down }: PlacedName, at: Place, radius: number): boolean =>
  Math.hypot(
    Math.max(0, Math.abs(at.x - middle.x) - across),
    Math.max(0, Math.abs(at.y - middle.y) - down),
  ) >=
  radius + CLEAR;
