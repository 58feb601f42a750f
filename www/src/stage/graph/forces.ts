/**
 * Places for graphs whose edges give no direction. d3-force draws each piece of the graph: all pairs of its nodes
 * pull at each other until they are as far apart as the shortest way between them is long. This is done from
 * several starts, and the plainest result is taken. It is fetched only for such a graph.
 *
 * Only sums, products, quotients and square roots are used, and sines that are rounded. Every browser calculates
 * these in the same way, so the same graph gets the same places everywhere.
 */
import { forceCollide, forceLink, forceSimulation, type SimulationNodeDatum } from 'd3-force';
import { onCircle, walkOrder } from './circle.ts';
import { type Drawn, type Place, SIDE } from './edit-graph.ts';
import { boxOf, type Piece, packed, turned } from './pieces.ts';

/** The length that an edge should have. */
const EDGE = 40;
/** How many steps the pulling takes at most and at least, and how many pulls there may be if the graph is large. */
const [MOST_STEPS, LEAST_STEPS, PULLS] = [100, 20, 1_000_000];
/** How many steps push nodes apart that came too close, and how close that is: a share of the room for each node. */
const [PUSHES, CLOSE] = [40, 0.35];
/** Larger pieces have one start: the others rarely end better, and take long. */
const MANY = 60;

/** A place for each node, within the square. */
export function forced({ nodes, edges }: Pick<Drawn, 'nodes' | 'edges'>): Place[] {
  const beside = nodes.map((): number[] => []);
  for (const { from, to } of edges) {
    beside[from]?.push(to);
    beside[to]?.push(from);
  }
  const order = walkOrder(beside);
  const pieces: Piece[] = [];
  const met = new Set<number>();
  for (const first of order) {
    if (met.has(first)) continue;
    const far = distances(beside, first);
    const members = order.filter((node) => far.has(node));
    for (const node of members) met.add(node);
    pieces.push(drawn(members, beside));
  }
  return inSquare(packed(pieces, EDGE * 1.25), nodes.length);
}

/** The length of the shortest way from a node to each that can be reached. */
function distances(beside: readonly (readonly number[])[], from: number): Map<number, number> {
  const far = new Map([[from, 0]]);
  // A map goes on with what is put into it meanwhile.
  for (const [node, steps] of far) {
    for (const next of beside[node] ?? []) if (!far.has(next)) far.set(next, steps + 1);
  }
  return far;
}

/** Draws a piece whose nodes are given in the order of a walk. */
function drawn(members: readonly number[], beside: readonly (readonly number[])[]): Piece {
  const far = members.map((node) => {
    const found = distances(beside, node);
    return members.map((other) => found.get(other) ?? 0);
  });
  const count = members.length;
  const ring = Array.from({ length: count }, (_, at) => onCircle(at / count, (EDGE * count) / 6));
  const sorted = members.toSorted((a, b) => a - b);
  const starts = [
    () => spread(far),
    () => ring,
    () => members.map((node) => ring[sorted.indexOf(node)] ?? { x: 0, y: 0 }),
  ];
  const drawings = starts.slice(0, count > MANY ? 1 : starts.length).map((start) => {
    const places = turned(pulled(start(), far));
    return { places, faults: count > MANY ? 0 : faultsOf(places, far) };
  });
  const plainest = drawings.reduce((best, one) => {
    if (one.faults !== best.faults) return one.faults < best.faults ? one : best;
    return roomOf(one.places) > 1.05 * roomOf(best.places) ? one : best;
  });
  return { members, places: plainest.places };
}

/**
 * A start that unfolds what is long: the difference of the distances to two nodes far apart goes across, that to
 * two others down. Nodes with the same distances stand a little apart.
 */
function spread(far: readonly (readonly number[])[]): Place[] {
  const farthest = (worth: (node: number) => number) => {
    const all = far.map((_, node) => worth(node));
    return all.indexOf(Math.max(...all));
  };
  const way = (from: number, to: number) => far[from]?.[to] ?? 0;
  const left = farthest((node) => way(0, node));
  const right = farthest((node) => way(left, node));
  const nearer = (node: number) => Math.min(way(left, node), way(right, node));
  const even = (node: number) => Math.abs(way(left, node) - way(right, node));
  const top = farthest((node) => 1000 * nearer(node) - even(node));
  const bottom = farthest((node) => 1000 * way(top, node) + nearer(node));
  return far.map((_, node) => {
    const { x, y } = onCircle(node / far.length, EDGE / 4);
    return {
      x: x + (EDGE / 2) * (way(left, node) - way(right, node)),
      y: y + (EDGE / 2) * (way(top, node) - way(bottom, node)),
    };
  });
}

/** Where the nodes come to rest. */
function pulled(start: readonly Place[], far: readonly (readonly number[])[]): Place[] {
  const nodes: (Place & SimulationNodeDatum)[] = start.map((place) => ({ ...place }));
  const pulls = far.flatMap((row, source) =>
    row.slice(0, source).map((steps, target) => ({ source, target, steps })),
  );
  // Those that are far apart matter less.
  const link = forceLink<(typeof nodes)[number], (typeof pulls)[number]>(pulls)
    .distance(({ steps }) => EDGE * steps)
    .strength(({ steps }) => 1 / (steps * steps));
  const steps = Math.min(MOST_STEPS, Math.max(LEAST_STEPS, Math.round(PULLS / (pulls.length + 1))));
  const simulation = forceSimulation(nodes).stop().velocityDecay(0.5);
  simulation
    .alphaDecay(6.9 / steps)
    .force('pull', link)
    .tick(steps);
  const { width, height } = boxOf(nodes);
  const close = Math.min(0.42 * EDGE, (CLOSE * Math.max(width, height)) / Math.sqrt(nodes.length));
  link.strength(({ steps: way }) => 0.1 / (way * way));
  simulation.alpha(0.5).alphaDecay(0.05);
  simulation.force('apart', forceCollide(close).iterations(2)).tick(PUSHES);
  return nodes.map(({ x, y }) => ({ x, y }));
}

/** How many edges cross, and how many nodes lie on an edge of others. */
function faultsOf(places: readonly Place[], far: readonly (readonly number[])[]): number {
  const edges = far.flatMap((row, from) =>
    row.slice(0, from).flatMap((steps, to) => (steps === 1 ? [[from, to] as const] : [])),
  );
  const origin = { x: 0, y: 0 };
  const at = (node: number) => places[node] ?? origin;
  const side = (a: number, b: number, node: number) => turnOf(at(a), at(b), at(node));
  const near = 0.25 * roomOf(places) * Math.max(boxOf(places).width, boxOf(places).height);
  let faults = 0;
  for (const [index, [a, b]] of edges.entries()) {
    for (const [c, d] of edges.slice(0, index)) {
      const apart = a !== c && a !== d && b !== c && b !== d;
      if (apart && side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0)
        faults += 1;
    }
    const [dx, dy] = [at(b).x - at(a).x, at(b).y - at(a).y];
    const square = dx * dx + dy * dy;
    for (const [node, place] of places.entries()) {
      const along = (place.x - at(a).x) * dx + (place.y - at(a).y) * dy;
      const within = node !== a && node !== b && along > 0 && along < square;
      if (within && Math.abs(side(a, b, node)) < near * Math.sqrt(square)) faults += 1;
    }
  }
  return faults;
}

/** Twice the area of a triangle; negative if its corners go round to the left. */
const turnOf = (a: Place, b: Place, c: Place): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** The least distance of two nodes, as a share of the side of the whole. */
function roomOf(places: readonly Place[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [at, a] of places.entries()) {
    for (const b of places.slice(0, at))
      least = Math.min(least, (a.x - b.x) ** 2 + (a.y - b.y) ** 2);
  }
  const { width, height } = boxOf(places);
  return Math.sqrt(least) / Math.max(1, width, height);
}

/** The places of all pieces, in the middle of the square; the first node above and left of the last one. */
function inSquare(pieces: readonly Piece[], count: number): Place[] {
  const places: Place[] = Array.from({ length: count }, () => ({ x: 0, y: 0 }));
  for (const piece of pieces) {
    for (const [at, node] of piece.members.entries())
      places[node] = piece.places[at] ?? { x: 0, y: 0 };
  }
  const { x, y, width, height } = boxOf(places);
  const scale = SIDE / Math.max(1, width, height);
  const [first, last] = [places[0], places.at(-1)];
  const across = first && last && first.x > last.x + 1 ? -scale : scale;
  const down = first && last && first.y > last.y + 1 ? -scale : scale;
  return places.map((place) => ({
    x: Math.round(SIDE / 2 + across * (place.x - x - width / 2)),
    y: Math.round(SIDE / 2 + down * (place.y - y - height / 2)),
  }));
}
