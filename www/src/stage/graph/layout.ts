/**
 * Places for the nodes of a graph, in thousandths of the sides of a square. The same graph gets the same
 * places everywhere: nothing here depends on chance, on the size of a screen, or on a function that
 * browsers may round in different ways.
 */
import { onCircle, walkOrder } from './circle.ts';
import { type Drawn, type Place, SIDE } from './edit-graph.ts';

/** How often the order within the columns is improved. */
const SWEEPS = 12;
/** The side of the grid on which a node without a place looks for one, in cells. */
const CELLS = 12;

/** What gives a graph its places. */
type Laid = Pick<Drawn, 'nodes' | 'edges' | 'both'>;

/** What draws a graph that has no columns. */
export type Forces = typeof import('./forces.ts');

/**
 * A place for each node. Nodes with a place of their own keep it. If no node has one, a graph without
 * circles stands in columns, with the ends at the right. Forces draw any other, and one whose edges lead both ways;
 * without them it stands around a circle.
 */
export function layoutGraph(graph: Laid, forces?: Forces): readonly Place[] {
  const own = graph.nodes.map(({ at }) => at);
  if (own.some((at) => at !== undefined)) return beside(own);
  const levels = levelsOf(graph);
  if (levels) return inColumns(graph, levels);
  return forces && graph.nodes.length > 0 ? forces.forced(graph) : inCircle(graph);
}

const levelsOf = (graph: Laid): number[] | undefined => (graph.both ? undefined : depths(graph));

/** Whether forces draw the graph: it has no columns, and its nodes have no places of their own. */
export const byForces = (graph: Laid): boolean =>
  graph.nodes.every(({ at }) => at === undefined) && levelsOf(graph) === undefined;

/** Fetches the forces if they draw the graph; undefined if they do not, or without a connection. */
export async function forcesFor(graph: Laid): Promise<Forces | undefined> {
  if (graph.nodes.length < 2 || !byForces(graph)) return undefined;
  return import('./forces.ts').catch(() => undefined);
}

/** The layout of a graph, with the forces if it needs them. */
export const laidOut = async (graph: Laid): Promise<readonly Place[]> =>
  layoutGraph(graph, await forcesFor(graph));

/**
 * The greatest number of edges that can be followed from each node; undefined if the edges go round in a
 * circle. O(nodes + edges).
 */
export function depths({ nodes, edges }: Pick<Drawn, 'nodes' | 'edges'>): number[] | undefined {
  const before = nodes.map((): number[] => []);
  const left = nodes.map(() => 0);
  for (const { from, to } of edges) {
    before[to]?.push(from);
    left[from] = (left[from] ?? 0) + 1;
  }
  const depth = nodes.map(() => 0);
  const ends = left.flatMap((count, node) => (count === 0 ? [node] : []));
  let done = 0;
  for (const node of ends) {
    done += 1;
    for (const from of before[node] ?? []) {
      depth[from] = Math.max(depth[from] ?? 0, (depth[node] ?? 0) + 1);
      left[from] = (left[from] ?? 0) - 1;
      if (left[from] === 0) ends.push(from);
    }
  }
  return done === nodes.length ? depth : undefined;
}

/** Columns by depth; within a column the nodes stand near the middle of their neighbours. */
function inColumns({ nodes, edges }: Pick<Drawn, 'nodes' | 'edges'>, levels: number[]): Place[] {
  const last = Math.max(0, ...levels);
  const columns = Array.from({ length: last + 1 }, (_, depth) =>
    nodes.flatMap((_, node) => (levels[node] === depth ? [node] : [])),
  );
  const beside = nodes.map((): number[] => []);
  for (const { from, to } of edges) {
    beside[from]?.push(to);
    beside[to]?.push(from);
  }
  const y = nodes.map(() => 0.5);
  const spread = (column: readonly number[]) => {
    for (const [at, node] of column.entries()) y[node] = (at + 0.5) / column.length;
  };
  columns.forEach(spread);
  const wish = (node: number, side: -1 | 1) => {
    const here = levels[node] ?? 0;
    const others = (beside[node] ?? []).filter(
      (other) => Math.sign((levels[other] ?? 0) - here) === side,
    );
    if (others.length === 0) return y[node] ?? 0.5;
    return others.reduce((sum, other) => sum + (y[other] ?? 0.5), 0) / others.length;
  };
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const up = sweep % 2 === 0;
    const order = up ? columns : columns.toReversed();
    for (const column of order) {
      const wishes = new Map(column.map((node) => [node, wish(node, up ? -1 : 1)]));
      column.sort((a, b) => (wishes.get(a) ?? 0) - (wishes.get(b) ?? 0) || a - b);
      spread(column);
    }
  }
  return nodes.map((_, node) => ({
    x: Math.round(last === 0 ? SIDE / 2 : SIDE * (1 - (levels[node] ?? 0) / last)),
    y: Math.round(SIDE * (y[node] ?? 0.5)),
  }));
}

/** Around a circle, so that neighbours in the order of the edges stand side by side. */
function inCircle({ nodes, edges }: Pick<Drawn, 'nodes' | 'edges'>): Place[] {
  const after = nodes.map((): number[] => []);
  for (const { from, to } of edges) after[from]?.push(to);
  const order = walkOrder(after);
  const places: Place[] = nodes.map(() => ({ x: 0, y: 0 }));
  for (const [at, node] of order.entries()) {
    const { x, y } = onCircle(at / order.length, SIDE / 2);
    places[node] = { x: Math.round(SIDE / 2 + x), y: Math.round(SIDE / 2 + y) };
  }
  return places;
}

/** Nodes that have no place yet go one by one to the free place furthest from all others. */
function beside(own: readonly (Place | undefined)[]): Place[] {
  const taken = own.flatMap((at) => (at ? [at] : []));
  return own.map((at) => {
    if (at) return at;
    const found = freePlace(taken);
    taken.push(found);
    return found;
  });
}

/** The place on a grid that is furthest from all of these; the first of several. */
export function freePlace(taken: readonly Place[]): Place {
  let best = { place: { x: SIDE / 2, y: SIDE / 2 }, far: -1 };
  for (let cell = 0; cell < (CELLS + 1) ** 2; cell += 1) {
    const [column, row] = [cell % (CELLS + 1), Math.floor(cell / (CELLS + 1))];
    const place = { x: Math.round((SIDE * column) / CELLS), y: Math.round((SIDE * row) / CELLS) };
    const far = Math.min(...taken.map(({ x, y }) => (x - place.x) ** 2 + (y - place.y) ** 2));
    if (Number.isFinite(far) && far > best.far) best = { place, far };
  }
  return best.place;
}
