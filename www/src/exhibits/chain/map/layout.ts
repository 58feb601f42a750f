/** A position of the map. */
export interface MapNode {
  /** Sizes of its groups, from large to small. */
  readonly groups: readonly number[];
  readonly objects: number;
}

/** A move between two positions, each given by its index. */
export interface MapEdge {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * The places of the positions: in layers by the objects left, the whole row first.
 *
 *     along: 9   8   7   …        narrow:     9        positions alternate between two heights,
 *                o                            o        so that their names have room
 *            o   o   o                     o     o
 *                o                            o
 */
export interface MapLayout {
  readonly width: number;
  readonly height: number;
  readonly r: number;
  /** Layers stand side by side, not one below the other. */
  readonly along: boolean;
  readonly places: readonly Spot[];
  /** Each layer with its objects left, its positions in their order, and its place. */
  readonly layers: readonly { objects: number; nodes: readonly number[]; at: number }[];
}

/** The room around the map, and for the numbers of the layers, in px. */
const [EDGE, NAMES] = [26, 26];
/** The width from which layers stand side by side, in px. */
const ALONG = 700;
/** The distances of two positions of an upright layer, of two lying layers, and of two levels of one, in px. */
const [DOWN, LAYER, LEVEL] = [46, 62, 30];
/** The largest distance of two positions of a lying layer, and the room beside the outermost, in px. */
const [WIDEST, LEAST_EDGE] = [78, 14];
/** The width of a character, and the room between two names, in px. */
const [CHARACTER, APART] = [7.3, 5];
/** How often each layer is sorted by the places of its neighbours. */
const SWEEPS = 8;

export function layoutMap(
  nodes: readonly MapNode[],
  edges: readonly MapEdge[],
  width: number,
): MapLayout {
  const along = width >= ALONG;
  const layers = ordered(nodes, edges);
  return along ? upright(nodes, layers, width) : stacked(nodes, layers, width);
}

/** Layers as columns, from left to right. */
function upright(nodes: readonly MapNode[], layers: readonly number[][], width: number): MapLayout {
  const most = Math.max(...layers.map((layer) => layer.length));
  const pitch = (width - 2 * EDGE - 20) / Math.max(1, layers.length - 1);
  const height = NAMES + most * DOWN;
  const places: Spot[] = [];
  const placed = layers.map((layer, at) => {
    const x = EDGE + 10 + at * pitch;
    for (const [i, node] of layer.entries()) {
      places[node] = {
        x,
        y: NAMES + (height - NAMES) / 2 + (i - (layer.length - 1) / 2) * DOWN - 6,
      };
    }
    return { objects: objectsOf(nodes, layer), nodes: layer, at: x };
  });
  return { width, height, r: 8, along: true, places, layers: placed };
}

/** Layers as rows, from top to bottom. */
function stacked(nodes: readonly MapNode[], layers: readonly number[][], width: number): MapLayout {
  const places: Spot[] = [];
  let y = 16;
  const placed = layers.map((layer) => {
    const names = layer.map((node) => nameOf(nodes[node]?.groups ?? []).length * CHARACTER);
    const ends = Math.max(names[0] ?? 0, names.at(-1) ?? 0, 2 * LEAST_EDGE);
    const room = width - NAMES - ends;
    const pitch = Math.min(WIDEST, room / Math.max(1, layer.length - 1));
    const levels = levelsFor(names, pitch);
    for (const [i, node] of layer.entries()) {
      const x = NAMES + (width - NAMES) / 2 + (i - (layer.length - 1) / 2) * pitch;
      places[node] = { x, y: y + (i % levels) * LEVEL };
    }
    const at = y;
    y += LAYER + (levels - 1) * LEVEL;
    return { objects: objectsOf(nodes, layer), nodes: layer, at };
  });
  return { width, height: y - LAYER + 34, r: 7, along: false, places, layers: placed };
}

/** The number of heights among which the positions of a layer alternate, so that their names do not meet. */
function levelsFor(names: readonly number[], pitch: number): number {
  const free = (levels: number) =>
    names.every((name, i) => {
      const next = names[i + levels];
      return next === undefined || (name + next) / 2 + APART <= levels * pitch;
    });
  return [1, 2].find(free) ?? 3;
}

/** The name of a position: its groups, or a dash for the empty row. */
export const nameOf = (groups: readonly number[]): string => groups.join('+') || '–';

const objectsOf = (nodes: readonly MapNode[], layer: readonly number[]): number =>
  nodes[layer[0] ?? 0]?.objects ?? 0;

/** The layers, from the most objects to the empty row, each in an order in which few moves cross. */
function ordered(nodes: readonly MapNode[], edges: readonly MapEdge[]): number[][] {
  const most = Math.max(...nodes.map(({ objects }) => objects));
  const layers = Array.from({ length: most + 1 }, (_, at) =>
    nodes
      .flatMap(({ objects }, node) => (objects === most - at ? [node] : []))
      .toSorted((a, b) => (nodes[a]?.groups.length ?? 0) - (nodes[b]?.groups.length ?? 0)),
  ).filter((layer) => layer.length > 0);
  const near = new Map<number, number[]>(nodes.map((_, node) => [node, []]));
  for (const { from, to } of edges) {
    near.get(from)?.push(to);
    near.get(to)?.push(from);
  }
  const share = new Map<number, number>();
  const settle = (layer: readonly number[]) => {
    for (const [i, node] of layer.entries()) share.set(node, (i + 0.5) / layer.length);
  };
  for (const layer of layers) settle(layer);
  const mean = (node: number): number => {
    const all = near.get(node) ?? [];
    return all.reduce((sum, other) => sum + (share.get(other) ?? 0), 0) / Math.max(1, all.length);
  };
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    for (const layer of sweep % 2 === 0 ? layers : layers.toReversed()) {
      layer.sort((a, b) => mean(a) - mean(b));
      settle(layer);
    }
  }
  return layers;
}
